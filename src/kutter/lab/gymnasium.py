"""The games for Gymnasium: one seat of a game, against bots; or one in each of many, in step.

Whoever imports this may `gymnasium.make("kutter/Title-v1", players=…)`, with the title of a game.

Versions:

- v1: actions and observations of version 1, as docs/research.md has them.
"""

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import Any, Final, SupportsIndex

import numpy as np

from kutter.bots.contract import Bot, Budget, RandomBot, Turn
from kutter.bots.registry import RANDOM as RANDOM_BOT
from kutter.bots.registry import bots_for
from kutter.games.contract import Json
from kutter.games.lab import RANDOM, WAIT
from kutter.lab.arrays import Array, Shapes
from kutter.lab.batches import SETUPS, Batch, starts_of
from kutter.lab.drawing import MODES, drawing_of
from kutter.lab.extras import environments, needs
from kutter.lab.spaces import new_spaces
from kutter.lab.tables import Table
from kutter.language.errors import BadInput

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise needs("Gymnasium") from missing

Observation = dict[str, Any]
ILLEGAL: Final = -1.0
"""The reward of an action that is not legal: less than a lost game's."""
SEEDS: Final = 2**62
Policy = Callable[[Observation], Array]
"""From the observations of some games with their masks, an action for each of them."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat against bots. An action that is not legal ends the game with the reward ILLEGAL.

    Masks are part of observations. After the end these are zeros.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int,
        bots: str | None = None,
        seat: int | None = None,
        options: Json | None = None,
        *,
        render_mode: str | None = None,
        **how: Any,
    ) -> None:
        """`bots` as `kutter arena` names them, clockwise from the own seat: `mate,skipper@200sims`;
        None: random ones. `seat` None: another in each game. The rest as in `lab.batch`.
        """
        self.table: Final = Table(game, players, options, **how)
        self.render_mode = render_mode
        table = self.table
        self.observation_space, self.action_space = new_spaces(
            table.lab, table.history, table.floats
        )
        self.bots: Final[Sequence[Bot]] = bots_for(bots, players - 1, self.table.lab.game)
        self.fixed_seat: Final = checked_seat(seat, players)
        self.seat = 0
        self.random = Random()  # noqa: S311  bots hide nothing

    def reset(
        self, *, seed: int | None = None, options: Json | None = None
    ) -> tuple[Observation, Json]:
        super().reset(seed=seed)
        course, seat, choices = self.np_random.integers((SEEDS, self.table.players, SEEDS)).tolist()
        self.seat = seat if self.fixed_seat is None else self.fixed_seat
        self.random.seed(choices)
        self.table.begin(course)
        self.ask_others()
        return self.table.observe(self.seat), {}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Json]:
        if self.table.over:
            raise BadInput("lab-game-is-over")
        chosen = index(action)
        if not self.table.allows(chosen):
            self.table.over = True
            return self.table.observe(self.seat), ILLEGAL, True, False, {"illegal": chosen}
        self.table.take(chosen)
        self.ask_others()
        reward = float(self.table.arrays.reward[0, self.seat])
        return self.table.observe(self.seat), reward, self.table.over, False, {}

    def render(self) -> str | None:
        return drawing_of(self.table) if self.render_mode in MODES else None

    def ask_others(self) -> None:
        """Until it is the own turn, or the end."""
        table = self.table
        while table.seat != self.seat and not table.over:
            bot = self.bots[(table.seat - self.seat) % table.players - 1]
            if isinstance(bot, RandomBot):
                table.take_any()
            else:
                table.take(self.chosen_by(bot, table.seat))

    def chosen_by(self, bot: Bot, seat: int) -> int:
        game = self.table.lab.game
        view = game.view(self.table.now, seat)
        turn = Turn(game, view, game.legal(view, seat), self.random, Budget())
        return self.table.lab.action_of(bot.choose(turn))


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """One seat in each game of a batch; in game k always seat k, counted round the table.

    A game that ends begins anew with the same step, and shows no final observation. An action that
    is not legal is refused, and nothing is stepped.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int = 1,
        bots: str | Policy = RANDOM_BOT,
        seat: int | None = None,
        options: Json | None = None,
        *,
        history: bool = False,
        floats: bool = False,
        threads: int = 1,
        setups: int = SETUPS,
        box: Any = None,
    ) -> None:
        """`bots`: random, or a policy for all the others: a function that takes observations with
        their masks, a row for each game that waits for it, and gives an action for each row.
        """
        if bots != RANDOM_BOT and not callable(bots):
            raise BadInput("lab-bots-not-in-step")
        self.policy: Final = bots if callable(bots) else None
        lab, starts = starts_of(game, players, options, setups, 0, box)
        shapes = Shapes(lab, players, num_envs, history, False, floats)
        self.batch: Final = Batch(shapes, starts, 0, threads)
        self.num_envs = num_envs
        own = checked_seat(seat, players)
        self.seats: Final = np.arange(num_envs) % players if own is None else np.full(num_envs, own)
        self.rows: Final = np.arange(num_envs)
        spaces = new_spaces(lab, history, floats)
        self.single_observation_space, self.single_action_space = spaces
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: Json | None = None
    ) -> tuple[Observation, Json]:
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(SEEDS)))
        self.ask_others(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self.observation(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, Json]:
        shown = self.batch.step(actions)
        rewards = shown.reward[self.rows, self.seats].astype(np.float64)
        ended = shown.done.copy()
        self.ask_others(rewards, ended)
        return self.observation(), rewards, ended, np.zeros(self.num_envs, np.bool_), {}

    def ask_others(self, rewards: Array, ended: Array) -> None:
        """Until it is the own turn in every game; what that brings is added."""
        shown = self.batch.arrays
        while (others := shown.seat != self.seats).any():
            actions = np.where(others, RANDOM, WAIT)
            if self.policy is not None:
                actions[others] = self.policy(self.observation(others))
            self.batch.step(actions)
            rewards += shown.reward[self.rows, self.seats]
            ended |= shown.done

    def observation(self, which: Any = slice(None)) -> Observation:
        """Fresh memory: what an agent has seen, it may keep."""
        shown = self.batch.arrays
        seen = shown.plain[which]
        if len(shown.history):
            seen = np.concatenate((seen, shown.history[which]), axis=1)
        return {"observation": seen.copy(), "action_mask": shown.mask[which].astype(np.int8)}

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def checked_seat(seat: int | None, players: int) -> int | None:
    if seat is not None and not 0 <= seat < players:
        raise BadInput("seat-unknown", number=str(seat))
    return seat


for environment, name in environments():
    gymnasium.register(
        environment,
        entry_point=f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
        kwargs={"game": name},
    )
