"""Who is told what: the part of making words from events that every game shares."""

from collections.abc import Sequence
from functools import cache

from kutter.core.errors import Sentence
from kutter.core.events import EVERYBODY, Event
from kutter.core.game import SPECTATOR


@cache
def seat_words(seat: int) -> Sentence:
    return Sentence("seat", number=str(seat))


def sees(seat: int | None, event: Event) -> bool:
    """Whether a seat, or SPECTATOR, may know of an event; None may know everything."""
    if seat is None or event.seen_by == EVERYBODY:
        return True
    return seat != SPECTATOR and bool(event.seen_by >> seat & 1)


class Teller:
    """Tells events as one seat, or SPECTATOR, may see them; None: everything."""

    def __init__(self, seat: int | None, names: Sequence[str] | None) -> None:
        self.seat = seat
        self.names = names

    def sees(self, event: Event) -> bool:
        return sees(self.seat, event)

    def name(self, seat: int) -> Sentence | str:
        return self.names[seat] if self.names else seat_words(seat)

    def is_you(self, seat: int) -> str:
        """What messages ask before they say "you"."""
        return "yes" if seat == self.seat else "no"
