"""What the latest moves of a table brought about, for the lines that tell of them."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from kutter.engine.events import Event
from kutter.games.contract import Game, Move, State, copied

LINES: Final = 40
"""How much of the log and of the chat a whole view holds."""


class Recent(deque[Sequence[Event]]):
    """By move, the last of them last."""

    def __init__(self) -> None:
        super().__init__(maxlen=LINES)

    def play(self, game: Game, start: State, moves: Sequence[Move]) -> None:
        """All of a game, anew."""
        self.clear()
        table = copied(start)
        self.extend(game.apply(table, move) for move in moves)

    def leave_out(self, gone: Sequence[int], moves: int) -> None:
        """Moves that are taken back, of so many that there were."""
        first = moves - len(self)
        kept = [each for number, each in enumerate(self, first) if number not in gone]
        self.clear()
        self.extend(kept)
