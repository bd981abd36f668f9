"""What a batch fills at every step: plain NumPy arrays, whoever made them."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from kutter.games.lab import Lab
from kutter.games.layouts import Layout
from kutter.language.errors import BadInput

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Arrays:
    """A row a game. `torch.from_numpy` of any of them is the same memory."""

    seat: Array
    """int64: whose action is due; where several seats owe a move, the lowest of them."""
    owing: Array
    """bool, by seat: who owes a move."""
    mask: Array
    """bool, by action: what that seat may do."""
    plain: Array
    """uint8 or float32: what that seat sees."""
    history: Array
    """The same: in which order it came about. No rows where nobody asked for it."""
    perfect: Array
    """The same: what is hidden from that seat, for critics; no actor may ever be trained on it. No
    rows where nobody asked for it."""
    done: Array
    """bool: with this step a game ended, and the next has begun."""
    reward: Array
    """float32, by seat: of the game that ended, the share of the win less the fair share."""
    score: Array
    """int16, by seat: of the game that ended."""

    def rows(self, wanted: slice) -> "Arrays":
        """Some of the games: no copies."""
        return Arrays(*(getattr(self, each.name)[wanted] for each in fields(self)))


Kind = tuple[tuple[int, int] | tuple[int], Any]


@dataclass(frozen=True)
class Shapes:
    """Of the arrays of a batch."""

    lab: Lab
    players: int
    number: int
    history: bool
    perfect: bool
    floats: bool

    def kinds(self) -> dict[str, Kind]:
        """By name, shape and type."""
        number = self.number
        return {
            "seat": ((number,), np.dtype(np.int64)),
            "owing": ((number, self.players), np.dtype(np.bool_)),
            "mask": ((number, self.lab.actions.size), np.dtype(np.bool_)),
            "plain": self.observation(self.lab.plain, number),
            "history": self.observation(self.lab.history, number if self.history else 0),
            "perfect": self.observation(self.lab.perfect, number if self.perfect else 0),
            "done": ((number,), np.dtype(np.bool_)),
            "reward": ((number, self.players), np.dtype(np.float32)),
            "score": ((number, self.players), np.dtype(np.int16)),
        }

    def observation(self, layout: Layout, number: int) -> Kind:
        if self.floats:
            return (number, layout.float_size), np.dtype(np.float32)
        return (number, layout.size), np.dtype(np.uint8)

    def new(self) -> Arrays:
        return Arrays(**{name: np.zeros(*kind) for name, kind in self.kinds().items()})

    def check(self, arrays: Arrays) -> None:
        """Compiled code has no bounds: what it fills must be as it expects."""
        for name, (shape, kind) in self.kinds().items():
            array = getattr(arrays, name)
            fits = type(array) is np.ndarray and (array.shape, array.dtype) == (shape, kind)
            if not fits or not array.flags.carray:
                raise BadInput("lab-array-does-not-fit", name=name, what=f"{kind} {shape}")
