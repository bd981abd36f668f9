"""A window: so many steps of all games, played and reckoned, to learn from.

All memory is made once, on the device, and nothing waits for the device.
"""

from collections.abc import Callable
from typing import Any, Final

import torch

from kutter.games.learning import CHANNELS
from kutter.lab.train.games import Games, leads_of, turned
from kutter.lab.train.nets import Nets, Rows
from kutter.lab.train.others import MATES, NETS, OURS, Others

AHEAD: Final = 0.85
"""How far what comes later counts against what was expected of it: λ."""


class Window:
    def __init__(self, games: Games, steps: int) -> None:
        self.games = games
        self.steps = steps
        number, seats = games.number, games.learning.most_seats
        sight, perfect = games.layouts

        def empty(*shape: int, of: Any = torch.float32, more: int = 0) -> Any:
            return torch.zeros(steps + more, number, *shape, dtype=of, device=games.device)

        # With what is seen after the last step, too.
        self.sights = empty(sight.size, of=torch.uint8, more=1)
        self.perfect = empty(perfect.size, of=torch.uint8, more=1)
        self.masks = empty(games.actions, of=torch.bool, more=1)
        self.seats = empty(of=torch.int64, more=1)
        self.values = empty(CHANNELS, seats, more=1)
        self.leads = empty(seats, more=1)
        self.actions = empty(of=torch.int64)
        self.chances = empty()
        self.learns = empty(of=torch.bool)
        self.done = empty(of=torch.bool)
        self.shares = empty(seats)
        self.points = empty(seats)

    def play(self, nets: Nets, actor: Any, critic: Any, others: Others) -> None:
        def decided(step: int) -> Any:
            seen = self.sights[step], self.perfect[step], self.masks[step]
            return nets.decide(actor, critic, *seen)

        with torch.no_grad():
            for step in range(self.steps):
                self._show(step)
                self._choose(step, decided, nets, others)
                self.games.step(
                    self.actions[step], self.done[step], self.shares[step], self.points[step]
                )
            self._show(self.steps)
            _, _, self.values[-1] = decided(self.steps)

    def _show(self, step: int) -> None:
        sights = self.sights[step]
        self.games.show(sights, self.perfect[step], self.masks[step], self.seats[step])
        learning = self.games.learning
        leads = leads_of(learning.points(sights), learning.unit)
        self.leads[step] = turned(leads, -self.seats[step], self.games.players)

    def _choose(self, step: int, decided: Callable[[int], Any], nets: Nets, others: Others) -> None:
        whose = others.whose_turn(self.seats[step])
        if others.has_mates:
            self.games.ask_mates(whose == MATES)
        actions, self.chances[step], self.values[step] = decided(step)
        self.learns[step] = whose == OURS
        if len(others.rows) > 0:
            rows = others.rows
            choose = nets.prefer if others.are_frozen else nets.choose
            theirs = choose(others.net, self.sights[step, rows], self.masks[step, rows])
            actions[rows] = torch.where(whose[rows] == NETS, theirs, actions[rows])
        self.actions[step] = actions

    def reckoned(self, lead: float) -> tuple[Rows, Any]:
        """All decisions, one after the other, and how much of what came was expected. `lead`: how
        much the second channel counts beside the first."""
        seats, players = self.seats[:-1], self.games.players.expand(self.steps, -1)
        values = turned(self.values, -self.seats, self.games.players.expand(self.steps + 1, -1))
        returns = returns_of(values, self._rewards(), self.done, seats)
        own = turned(returns, seats, players)
        found, expected = own[..., 0], self.values[:-1, ..., 0]
        gains = found - expected
        gains = gains[..., 0] + lead * gains[..., 1]
        gains = (gains - mean(gains, self.learns)) / spread(gains, self.learns)
        rows = Rows(
            self.sights[:-1], self.perfect[:-1], self.masks[:-1], players,
            self.learns & (self.masks[:-1].sum(2) > 1),
            self.actions, self.chances, gains, own,
        )  # fmt: skip
        missed = spread((found - expected)[..., 0], self.learns)
        explained = 1 - (missed / spread(found[..., 0], self.learns)) ** 2
        return Rows(*(each.flatten(0, 1) for each in rows)), explained

    def _rewards(self) -> Any:
        """By channel and seat: shares of the win at the end, and leads as they change."""
        ends = leads_of(self.points, self.games.learning.unit)
        later = torch.where(self.done[..., None], ends, self.leads[1:])
        return torch.stack([self.shares, later - self.leads[:-1]], 2)

    def fair_shares(self, others: Others) -> Any:
        """Of games that ended and in which nets played, then mates: how many fair shares of the win
        our seats had, and how many seats that were."""
        players = self.games.players[:, None]
        is_seat = torch.arange(self.shares.shape[2], device=players.device) < players
        ended = (others.whose == OURS) & is_seat & self.done[..., None]
        against = [ended & (others.whose == kind).any(1)[:, None] for kind in (NETS, MATES)]
        fair = self.shares * players + 1
        return torch.stack([torch.stack([(fair * ours).sum(), ours.sum()]) for ours in against])


def returns_of(values: Any, rewards: Any, done: Any, seats: Any) -> Any:
    """By step, game, channel and seat: what comes from then on, along each seat's own decisions.

    What a seat gets until its next decision counts for sure; from there on what comes is mixed with
    what was expected there.
    """
    returns = torch.zeros_like(rewards)
    coming, expected, surplus = torch.zeros_like(rewards[0]), values[-1], values[-1] * 0
    for step in reversed(range(len(rewards))):
        goes_on = ~done[step][:, None, None]
        coming = coming * goes_on + rewards[step]
        expected, surplus = expected * goes_on, surplus * goes_on
        returns[step] = coming + expected + AHEAD * surplus
        decides = torch.arange(values.shape[-1], device=seats.device) == seats[step][:, None, None]
        surplus = torch.where(decides, returns[step] - values[step], surplus)
        expected = torch.where(decides, values[step], expected)
        coming = coming * ~decides
    return returns


def mean(numbers: Any, counted: Any) -> Any:
    return (numbers * counted).sum() / counted.sum().clamp(min=1)


def spread(numbers: Any, counted: Any) -> Any:
    far = numbers - mean(numbers, counted)
    return mean(far**2, counted).sqrt().clamp(min=1e-6)
