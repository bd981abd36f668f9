"""Finished games of records, played through decision by decision."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kutter.engine.events import Heard
from kutter.games.contract import ALL_SEEING, Json, Move, State
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.replay import replay


class Asked(NamedTuple):
    """A seat that is about to move."""

    number: int
    """Of the move, as in records."""
    move: Move
    text: str
    state: State
    """Before the move, and only until the next is asked for."""

    @property
    def verb(self) -> str:
        return self.text.split(" ", 2)[1]


class Played:
    """A record that tells all of a finished game; others are refused."""

    def __init__(self, record: Record, *, listens: bool = False) -> None:
        if record.seen_by is not ALL_SEEING:
            raise BadInput("record-is-partial")
        if record.result is None:
            raise BadInput("record-is-unfinished")
        self.record: Final = record
        self.replay: Final = replay(record)
        self.game: Final = self.replay.game
        self.result: Json = {}
        """What the rules say, once all decisions were asked for."""
        self.heard: Final = Heard() if listens else None
        """Of all moves so far."""

    def decisions(self) -> Iterator[Asked]:
        """In order, each before it is taken; refuses what does not hold."""
        texts = self.record.moves
        state = self.replay.start
        for number, move, state in self.replay.walk(self.heard):
            if 0 <= move.seat < self.record.players:  # not chance, nor whom the rules will refuse
                yield Asked(number, move, texts[number - 1], state)
        self.result = self.game.result(state) or {}
