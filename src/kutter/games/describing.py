"""Who is told what: the part of making words from events that every game shares."""

from collections.abc import Sequence
from functools import cache

from kutter.engine.events import EVERYBODY, Event
from kutter.games.contract import ALL_SEEING, SPECTATOR, Sight
from kutter.language.sentences import Sentence


def seat_number(seat: int) -> str:
    """Sentences and screens count seats from 1; move texts, records and --seat from 0."""
    return str(seat + 1)


@cache
def seat_words(seat: int) -> Sentence:
    return Sentence("seat", number=seat_number(seat))


def sees(sight: Sight, event: Event) -> bool:
    """Whether somebody may know of an event."""
    if sight is ALL_SEEING or event.seen_by == EVERYBODY:
        return True
    return sight != SPECTATOR and bool(event.seen_by >> sight & 1)


class Describer:
    """Tells events as somebody may see them."""

    def __init__(self, sight: Sight, names: Sequence[str] | None) -> None:
        self.sight = sight
        self.names = names

    def sees(self, event: Event) -> bool:
        return sees(self.sight, event)

    def name(self, seat: int) -> Sentence | str:
        return self.names[seat] if self.names else seat_words(seat)

    def is_you(self, seat: int) -> str:
        """What messages ask before they say "you"."""
        return "yes" if seat == self.sight else "no"
