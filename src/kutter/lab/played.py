"""Finished games of records, played through decision by decision."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from kutter.engine.events import Event
from kutter.games.admission import MOST_SEATS
from kutter.games.contract import ALL_SEEING, State
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.replay import replay

SEATS: Final = {str(seat): seat for seat in range(MOST_SEATS)}


class Asked(NamedTuple):
    """A seat that is about to move."""

    number: int
    """Of the move, as in records."""
    seat: int
    verb: str
    state: State
    """Before the move, and only until the next is asked for."""


class Played:
    """A record that tells all of a finished game; others are refused."""

    def __init__(self, record: Record) -> None:
        if record.seen_by is not ALL_SEEING:
            raise BadInput("record-is-partial")
        if record.result is None:
            raise BadInput("record-is-unfinished")
        self.record: Final = record
        self.replay: Final = replay(record)
        self.game: Final = self.replay.game
        self.result: Final = record.result
        """To be trusted once all decisions were asked for."""
        self.events: Final[list[Event]] = []
        """Of all moves so far."""

    def decisions(self) -> Iterator[Asked]:
        """In order, each before it is taken; refuses what does not hold."""
        state = self.replay.start
        steps = self.replay.steps()
        for number, text in enumerate(self.record.moves, 1):
            who, _, what = text.partition(" ")
            seat = SEATS.get(who)
            if seat is not None and seat < self.record.players:  # else the rules say what it is
                yield Asked(number, seat, what.partition(" ")[0], state)
            step = next(steps)
            self.events.extend(step.events)
            state = step.state
        self.replay.check_result(state)
