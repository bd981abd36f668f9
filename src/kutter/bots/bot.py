"""The contract of a bot.

A bot gets a turn: a view, never a table; the legal moves in it; a source of randomness. It gives
one of the moves. What it remembers may only be a cache that it can rebuild from the view.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from kutter.core.game import Game, Move, View


@dataclass(frozen=True)
class Turn:
    """What a bot is asked."""

    game: Game
    view: View
    moves: Sequence[Move]
    random: Random


class Bot(Protocol):
    def choose(self, turn: Turn) -> Move:
        """One of the turn's moves."""


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, turn: Turn) -> Move:
        return turn.random.choice(turn.moves)
