"""A prepared game: its seats and chance do as it says, as long as all has gone as in it."""

from collections.abc import Sequence
from itertools import groupby, takewhile

from kutter.games.contract import Game, Move


class Prepared:
    def __init__(self, game: Game, moves: Sequence[str]) -> None:
        self._sealed_verb = game.sealed_verb
        self._moves = [game.parse(text) for text in moves]

    def next_of(self, seat: int, moves: Sequence[Move], sealed: int) -> Move | None:
        """What a seat or chance does after these moves, of which the last are still sealed."""
        opened = len(moves) - sealed
        ahead = self._moves[opened:]
        followed = self._in_order(moves[:opened]) == self._in_order(self._moves[:opened])
        if not ahead or not followed:
            return None
        if self._is_sealed(ahead[0]):  # all at once, in whatever order
            together = takewhile(self._is_sealed, ahead)
            return next((move for move in together if move.seat == seat), None)
        return ahead[0] if ahead[0].seat == seat else None

    def _in_order(self, moves: Sequence[Move]) -> list[Move]:
        """It makes no difference in which order sealed answers came."""
        return [
            move
            for is_sealed, run in groupby(moves, self._is_sealed)
            for move in (sorted(run, key=lambda each: each.seat) if is_sealed else run)
        ]

    def _is_sealed(self, move: Move) -> bool:
        return move.verb == self._sealed_verb
