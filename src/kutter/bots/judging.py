"""Weighing moves against each other, by what a seat knew: all in the same worlds.

Whoever judges a decision afterwards must not judge by what came. So a judge gets a position, a
seat's view of it or, where all cards lie open, the state, and plays the moves in question on from
there in worlds that fit, each move in every world.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy.typing as npt

from kutter.engine.chance import Generator
from kutter.games.contract import Game, Move, State, View
from kutter.language.sentences import Sentence

Numbers = npt.NDArray[Any]


@dataclass(frozen=True)
class Position:
    """What is judged, and by whose knowledge."""

    game: Game
    seat: int
    view: View
    """All that the seat knew."""
    open_state: State | None = None
    """With all cards open: how it was."""


@dataclass(frozen=True)
class Trait:
    """Something that seats could not know and that holds in some of the worlds."""

    says: Sentence
    holds: Numbers
    """By world."""


@dataclass(frozen=True)
class Weighed:
    """What moves came to. Rows are worlds; columns are moves, or seats."""

    moves: Sequence[Move]
    chances: Numbers
    """The seat's shares of the win, by move."""
    points: Numbers
    """The seat's at the end of the game, or what it may hope for then, by move."""
    shares: Numbers
    """Of the win after the first of the moves, by seat."""
    traits: Callable[[], Iterable[Trait]]
    """What the worlds differ in, reckoned when it is asked for."""


@dataclass(frozen=True)
class Depth:
    """How closely somebody looks back. The same depth and seed give the same review."""

    simulations: int
    """To find the best move."""
    worlds: int
    """In which it is weighed against what was played."""
    deals: int = 20
    """How often the deal is played again."""


class Judge(ABC):
    """Looks back on the decisions of a game."""

    depth: ClassVar[Depth]
    """If nobody asks for another."""
    indifference: ClassVar[float | None] = None
    """By how much less, in its own values, the bot must think of a move than of a better one, or
    that costs nothing, whatever worlds say: where playing on by rules of thumb leans one way.
    None: worlds alone tell."""

    @abstractmethod
    def weigh(
        self, position: Position, moves: Sequence[Move], rng: Generator, worlds: int
    ) -> Weighed:
        """Legal moves of the position's seat, each played on in every world."""
