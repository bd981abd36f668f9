"""The nets that learn, as they are asked: what to choose, what it is worth, where they are wrong.

All that is asked many times stands in functions of tensors, which PyTorch may compile.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import torch

from kutter.games.learning import NOT_ASKED, Learning, Said
from kutter.lab.train.games import is_sealed

NEVER: Final = -1e9
"""How an illegal action is liked."""
SMALLEST: Final = 1e-20
CLIP: Final = 0.2
"""How far a choice may become likelier, or less likely, before it teaches nothing more."""
CRITIC: Final = 0.5
OWN_VALUES: Final = 2.0
HIDDEN: Final = 0.1
OPEN: Final = 0.2
FLOOR: Final = 0.2
"""Sealed choices keep so many nats of doubt; what lacks of them counts so much."""


class Rows(NamedTuple):
    """Decisions to learn from."""

    sights: Any
    perfect: Any
    masks: Any
    players: Any
    teaches: Any
    """Whether there was a choice, and the net that learns made it: no others are learnt from."""
    actions: Any
    chances: Any
    """The logarithm of the chance that the action had when it was chosen."""
    gains: Any
    """How much better it went than was expected."""
    returns: Any
    """What came of it, by channel and seat from the own one on."""


class Told(NamedTuple):
    """How a step of learning went, for the log."""

    loss: Any
    entropy: Any
    policy: Any
    critic: Any
    own_values: Any
    hidden: Any
    moved: Any
    """How far chances have moved since the decisions were made."""


class Nets:
    """The actor, its critic, and how they are asked."""

    def __init__(
        self, learning: Learning, widths: Mapping[str, int], device: str, is_compiled: bool
    ) -> None:
        self.learning = learning
        self.device = device
        self.actor = learning.actor(widths).to(device)
        critic = learning.critic(widths)
        self.critic = critic if critic is None else critic.to(device)
        fast: Callable[[Any], Any] = (
            (lambda function: torch.compile(function, dynamic=False))
            if is_compiled
            else (lambda function: function)
        )
        self.choose = fast(self._choose)
        self.prefer = fast(self._prefer)
        self.decide = fast(self._decide)
        self.losses = fast(self._losses)

    def narrow(self) -> Any:
        """Half the digits, where that is quicker."""
        return torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda")

    @property
    def learners(self) -> list[Any]:
        return [net for net in (self.actor, self.critic) if net is not None]

    def _choose(self, actor: Any, sights: Any, masks: Any) -> Any:
        """An action by chance for each row."""
        with self.narrow():
            said: Said = actor(sights)
        return drawn(log_chances(said.likes, masks))

    def _prefer(self, actor: Any, sights: Any, masks: Any) -> Any:
        """An action for each row, as a net chooses that has learnt."""
        with self.narrow():
            said: Said = actor(sights)
        chances = log_chances(said.likes, masks)
        is_drawn = is_sealed(masks, self.learning.drawn)
        return torch.where(is_drawn, drawn(chances), chances.argmax(1))

    def _decide(
        self, actor: Any, critic: Any, sights: Any, perfect: Any, masks: Any
    ) -> tuple[Any, Any, Any]:
        """The same, the logarithm of the action's chance, and what is expected."""
        with self.narrow():
            said: Said = actor(sights)
            judged = judged_by(critic, said, sights, perfect)
        chances = log_chances(said.likes, masks)
        actions = drawn(chances)
        return actions, chances.gather(1, actions[:, None])[:, 0], judged.float()

    def _losses(self, rows: Rows, doubt: Any) -> Told:
        """`doubt`: how much entropy is worth."""
        with self.narrow():
            said: Said = self.actor(rows.sights)
            judged = judged_by(self.critic, said, rows.sights, rows.perfect)
        chances = log_chances(said.likes, rows.masks)
        entropy = -(chances.exp() * chances).sum(1)
        change = chances.gather(1, rows.actions[:, None])[:, 0] - rows.chances
        policy = -clipped(change, rows.gains)
        lack = torch.relu(OPEN - entropy) * is_sealed(rows.masks, self.learning.sealed)
        critic = far(judged, rows)
        own_values = far(said.values, rows)
        answers = self.learning.hidden(rows.sights, rows.perfect)
        hidden = wrong_answers(said.hidden, answers)
        loss = (
            policy
            - doubt * entropy
            + FLOOR * lack
            + CRITIC * critic
            + OWN_VALUES * own_values
            + HIDDEN * hidden
        )
        each = (loss, entropy, policy, critic, own_values, hidden, change**2)
        return Told(*(one.mean() for one in each))


def judged_by(critic: Any, said: Said, sights: Any, perfect: Any) -> Any:
    """What is expected: without a critic, what the actor itself says."""
    return said.values if critic is None else critic(sights, perfect)


def drawn(chances: Any) -> Any:
    """By logarithms of chances."""
    luck = torch.empty_like(chances).exponential_().clamp(min=SMALLEST)
    return (chances.exp() / luck).argmax(1)


def log_chances(likes: Any, masks: Any) -> Any:
    return torch.log_softmax(likes.float().masked_fill(~masks, NEVER), 1)


def clipped(change: Any, gains: Any) -> Any:
    """What is gained with the chances of now, less tempting the further they have moved."""
    ratio = change.exp()
    return torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)


def far(values: Any, rows: Rows) -> Any:
    """By row, the mean square of how far values are from what came, over channels and seats."""
    seats = torch.arange(values.shape[-1], device=values.device)
    is_seat = (seats < rows.players[:, None])[:, None]
    squares = (values.float() - rows.returns) ** 2 * is_seat
    return squares.mean(1).sum(1) / rows.players


def wrong_answers(said: Any, answers: Any) -> Any:
    """By row, how surprising the right answers are."""
    is_asked = answers != NOT_ASKED
    chances = torch.log_softmax(said.float(), 2)
    right = chances.gather(2, answers.clamp(min=0)[..., None])[..., 0]
    return -(right * is_asked).sum(1) / is_asked.sum(1).clamp(min=1)
