"""One game in step, for interfaces that ask for one decision at a time."""

from typing import Any, Final, cast

import numpy as np
from typing_extensions import Buffer

from kutter.games.contract import Json, State
from kutter.games.lab import RANDOM, Lab
from kutter.games.layouts import Layout
from kutter.lab.arrays import Array, Shapes
from kutter.lab.batches import SETUPS, Batch, starts_of
from kutter.language.errors import BadInput


def layouts_of(lab: Lab, history: bool) -> tuple[Layout, ...]:
    """What an observation is joined from."""
    return (lab.plain, lab.history) if history else (lab.plain,)


def size_of(lab: Lab, history: bool, floats: bool) -> int:
    """Of an observation."""
    layouts = layouts_of(lab, history)
    return sum(layout.float_size if floats else layout.size for layout in layouts)


class Table(Batch):
    """A batch of one: it looks at its own arrays alone, and takes one action in one compiled call.

    `over` is set by the action that ended a game; the next has begun by then.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Json | None = None,
        *,
        history: bool = False,
        floats: bool = False,
        setups: int = SETUPS,
        box: Any = None,
    ) -> None:
        """Another `begin` with another seed: the set-ups stay the same."""
        lab, starts = starts_of(game, players, options, setups, 0, box)
        super().__init__(Shapes(lab, players, 1, history, False, False), starts, 0)
        self.players: Final = players
        self.floats: Final = floats
        self.history: Final = history
        self.layouts: Final = layouts_of(lab, history)
        self.size: Final = size_of(lab, history, floats)
        self.over = False
        self._games = self._own_parts[0].games
        # Single numbers are read from these four times as fast as from arrays.
        self._legal_now = memoryview(self.arrays.mask[0].view(np.int8))
        self._seat_now = memoryview(cast("Buffer", self.arrays.seat))
        self._done_now = memoryview(cast("Buffer", self.arrays.done))

    @property
    def seat(self) -> int:
        """Whose action is due."""
        return self._seat_now[0]

    @property
    def now(self) -> State:
        """The state itself, for who only reads it."""
        return self._states

    def begin(self, seed: int | None = None) -> None:
        super().begin(seed)
        self.over = False

    def take(self, action: int) -> bool:
        """An action of the seat that is due; whether it ended the game."""
        if not self.allows(action):
            raise BadInput("lab-action-illegal", game="0", action=str(action))
        return self._take(action)

    def take_any(self) -> bool:
        """The same with any legal one."""
        return self._take(RANDOM)

    def _take(self, action: int) -> bool:
        self._actions[0] = action
        self.lab.steps.step(self._games, 1)
        self.over = bool(self._done_now[0])
        return self.over

    def allows(self, action: int) -> bool:
        return 0 <= action < self.lab.actions.size and self._legal_now[action] == 1

    def observe(self, seat: int) -> dict[str, Array]:
        """What a seat sees and may do; of a game that is over, nothing."""
        if self.over:
            kind = np.float32 if self.floats else np.uint8
            mask, observation = np.zeros(self.lab.actions.size, np.int8), np.zeros(self.size, kind)
            return {"observation": observation, "action_mask": mask}
        if seat == self.seat:
            row = self.arrays
            mask, parts = row.mask[0].copy(), [row.plain[0], row.history[0:1].ravel()]
        else:
            mask, *parts = self.lab.look(self.lab.game.view(self._states, seat))
        return {"observation": self._joined(parts), "action_mask": mask.view(np.int8)}

    def _joined(self, parts: list[Array]) -> Array:
        """Fresh memory: what an agent has seen, it may keep."""
        if not self.floats:
            return parts[0].copy() if len(self.layouts) == 1 else np.concatenate(parts)
        floats = np.zeros(self.size, np.float32)
        first = 0
        for layout, part in zip(self.layouts, parts, strict=False):
            layout.make_floats(part, floats[first : first + layout.float_size])
            first += layout.float_size
        return floats
