"""Bots and judges that find what a test has planted."""

from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import pytest

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.bots.judging import Depth, Judge, Position, Weighed
from kutter.engine.chance import Generator
from kutter.games.contract import Move
from kutter.language.sentences import Sentence
from kutter.lessons import judging


class FirstIsBest(Thinker):
    """Thinks the first legal move the best, then the second …"""

    def consider(self, turn: Turn) -> list[Candidate]:
        return [Candidate(move, 0.0, reason=Sentence("hint-only-move")) for move in turn.moves]


class Planted(Judge):
    """Gives each move, in the order in which they are asked for, a share of the win."""

    depth = Depth(simulations=20, worlds=20)
    shares: ClassVar[Sequence[float]] = ()
    spread: ClassVar[float] = 0.0
    """By so much the first move is better in half of the worlds, and worse in the others."""

    def weigh(
        self, position: Position, moves: Sequence[Move], rng: Generator, worlds: int
    ) -> Weighed:
        chances = np.tile(np.array(self.shares[: len(moves)]), (worlds, 1))
        chances[::2, 0] += self.spread
        chances[1::2, 0] -= self.spread
        players = int(position.view["players"][0])
        return Weighed(moves, chances, np.zeros_like(chances), np.zeros((worlds, players)), list)


def plant(monkeypatch: pytest.MonkeyPatch, *shares: float, spread: float = 0.0) -> None:
    kind = type("Kind", (Planted,), {"shares": shares, "spread": spread})
    monkeypatch.setattr(judging, "judge_of", lambda _game: kind())
    monkeypatch.setattr(judging, "bot_named", lambda _name, _game: FirstIsBest())
