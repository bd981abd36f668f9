"""F7: what a seat knows: the public fields of the state and the seat's own, no more."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled, entry, only_for
from kutter.engine.structs import Fields, copy_first, struct_of
from kutter.games.checked import Compared, Ranges, check_one
from kutter.games.contract import SPECTATOR, Eyes, View
from kutter.games.fishing.cards import BUOY, CODES, NONE, WORD
from kutter.games.fishing.state import (
    DEAL,
    ENDS,
    MOST_PLAYS,
    MOST_SEATS,
    OVER,
    PILES,
    PUBLIC,
    PUBLIC_BYTES,
    ROUNDS,
    State,
    Struct,
    empty_states,
    seat_after,
)
from kutter.language.errors import BadInput

OWN: Final[Fields] = [
    ("hand", "i8", 2),
    ("seat", "i1"),
    ("given", "i1"),  # the card that it chose to pass this round
    ("got", "i1"),  # the card that it was passed this round
]
VIEW: Final = struct_of(PUBLIC, OWN)
VIEW_BYTES: Final = VIEW.itemsize
ANY_EYES: Final = range(SPECTATOR, MOST_SEATS)

WORD_RANGE: Final = (0, (1 << WORD) - 1)
CARD_RANGE: Final = (0, CODES - 1)
SEAT_RANGE: Final = (0, MOST_SEATS - 1)
SEATS_AS_BITS: Final = (0, (1 << MOST_SEATS) - 1)
FOLLOW_RANGE: Final = (NONE, BUOY - 1)
RANGES: Final[Ranges] = {
    "catch": WORD_RANGE,
    "origin": (NONE, PILES - 1),
    "left": (0, CODES),
    "drawn": (0, CODES),
    "held": (0, CODES),
    "plays": CARD_RANGE,
    "played_by": SEAT_RANGE,
    "follows": FOLLOW_RANGE,
    "order": SEAT_RANGE,
    "players": (3, MOST_SEATS),
    "phase": (DEAL, OVER),
    "round_number": (1, ROUNDS),
    "hand_size": (0, CODES),
    "dealt": (0, MOST_SEATS),
    "source": (NONE, PILES - 1),
    "tricks": (0, CODES),
    "played": (0, MOST_PLAYS),
    "trick_start": (0, MOST_PLAYS - 3),
    "leader": SEAT_RANGE,
    "turn": (NONE, MOST_SEATS - 1),
    "follow": FOLLOW_RANGE,
    "caller": (NONE, MOST_SEATS - 1),
    "low": (0, 1),
    "effects": SEATS_AS_BITS,
    "winner": (NONE, MOST_SEATS - 1),
    "in_trick": SEATS_AS_BITS,
    "settled": (0, MOST_SEATS),
    "chosen": SEATS_AS_BITS,
    "passed_at": (NONE, MOST_PLAYS),
    "end": (0, len(ENDS) - 1),
    "hand": WORD_RANGE,
    "given": (NONE, CODES - 1),
    "got": (NONE, CODES - 1),
}


def copy_public(source: State | View, target: State | View) -> None:
    """Copies the public fields, which stand first in states and in views."""
    target.view(np.uint8)[:PUBLIC_BYTES] = source.view(np.uint8)[:PUBLIC_BYTES]


def view_of(state: State, eyes: Eyes) -> View:
    """Refuses eyes that are no seat's and no SPECTATOR's."""
    check_one(state)
    view = empty_view()
    if eyes not in ANY_EYES or not quick_see()(state, eyes, view):
        raise BadInput("seat-unknown", number=str(eyes))
    return view


def empty_view() -> View:
    return np.ndarray(1, VIEW, bytearray(VIEW_BYTES))  # np.zeros takes five times as long


@entry
def see(state: State, eyes: Compared, view: View) -> bool:
    """Fills an empty view; whether there are such eyes."""
    t, v = state[0], view[0]
    if eyes != SPECTATOR and not 0 <= eyes < t.players:
        return False
    copy_first(PUBLIC_BYTES, state, view)
    v.seat = eyes
    v.given, v.got = NONE, NONE
    if eyes != SPECTATOR:
        see_own(t, eyes, v)
    return True


@compiled
def see_own(t: Struct, seat: int, v: Any) -> None:
    """What a seat alone knows."""
    v.seat = seat
    v.hand[0], v.hand[1] = t.hand[seat, 0], t.hand[seat, 1]
    v.given = t.given[seat]
    v.got = NONE if t.passed_at == NONE else t.given[seat_after(t, seat, t.players - 1)]


@cache
def quick_see() -> Callable[[State, int, View], bool]:
    return only_for(see, empty_states(), 0, empty_view())


def is_view(position: State | View) -> bool:
    return position.itemsize == VIEW_BYTES
