"""F7: what a seat knows: the public fields of the state and the seat's own, no more."""

from typing import Any, Final

import numpy as np

from kutter.engine.structs import Fields, struct_of
from kutter.games.checked import Ranges
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
)

OWN: Final[Fields] = [
    ("hand", "i8", 2),
    ("seat", "i1"),
    ("given", "i1"),  # the card that it chose to pass this round
    ("got", "i1"),  # the card that it was passed this round
]
VIEW: Final = struct_of(PUBLIC, OWN)

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


def view_of(state: State, seat: Eyes) -> View:
    data = bytearray(VIEW.itemsize)
    data[:PUBLIC_BYTES] = state.tobytes()[:PUBLIC_BYTES]
    view = np.frombuffer(data, VIEW)
    view["seat"] = seat
    view["given"] = NONE
    view["got"] = NONE
    if seat != SPECTATOR:
        view["hand"] = state["hand"][0, seat]
        view["given"] = state["given"][0, seat]
        if state["passed_at"][0] != NONE:
            view["got"] = state["given"][0, (seat - 1) % int(state["players"][0])]
    return view


def is_view(position: Any) -> bool:
    return bool(position.itemsize == VIEW.itemsize)
