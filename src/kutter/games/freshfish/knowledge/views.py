"""M8: what a seat knows. A view holds the public fields of the state and the seat's own, no more.

All that is ever hidden is the bids of an auction that still runs.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from kutter.engine.bits import has_bit
from kutter.engine.chance import Generator, below
from kutter.engine.compiled import entry, only_for
from kutter.engine.structs import Fields, copy_first, struct_of
from kutter.games.checked import Compared, Ranges, check_one
from kutter.games.contract import SPECTATOR, Eyes, View, copied
from kutter.games.freshfish.square import MOST_SPACES, SIDE
from kutter.games.freshfish.state import (
    COINS,
    DISCS,
    EMPTY,
    GOODS,
    MOST_AREAS,
    MOST_AUCTIONS,
    MOST_SEATS,
    NO_STREETS,
    NODES,
    NONE,
    OUTSIDE,
    OVER,
    PUBLIC,
    PUBLIC_BYTES,
    SHORTEST,
    STALL,
    TILES,
    TURN,
    State,
    empty_states,
)
from kutter.language.errors import BadInput

OWN: Final[Fields] = [
    ("seat", "i1"),
    ("bid", "i1"),  # in the auction that runs; NONE: not yet
]
VIEW: Final = struct_of(PUBLIC, OWN)
VIEW_BYTES: Final = VIEW.itemsize
ANY_EYES: Final = range(SPECTATOR, MOST_SEATS)

SPACE_RANGE: Final = (NONE, MOST_SPACES - 1)
SEAT_RANGE: Final = (NONE, MOST_SEATS - 1)
SEATS_AS_BITS: Final = (0, (1 << MOST_SEATS) - 1)
COUNT_RANGE: Final = (0, 127)
TILE_RANGE: Final = (NONE, TILES - 1)
RANGES: Final[Ranges] = {
    "beside": (NONE, NODES - 1),
    "sides": (0, 4),
    "cell": (0, SIDE * SIDE - 1),
    "area": (0, MOST_AREAS - 1),
    "truck_at": (0, MOST_SPACES - 1),
    "spaces": (1, MOST_SPACES),
    "players": (2, MOST_SEATS),
    "classic": (0, 1),
    "streets": (NO_STREETS, SHORTEST),
    "tiles": COUNT_RANGE,
    "last": (0, GOODS - 1),
    "on": (EMPTY, STALL + GOODS * MOST_SEATS - 1),
    "near": (0, 4),
    "built": COUNT_RANGE,
    "stall_at": (OUTSIDE, MOST_SPACES - 1),
    "coins": (0, COINS),
    "out": (0, DISCS),
    "free": SEATS_AS_BITS,
    "stack": COUNT_RANGE,
    "void": COUNT_RANGE,
    "handed": (0, GOODS),
    "phase": (TURN, OVER),
    "turn": SEAT_RANGE,
    "drawer": SEAT_RANGE,
    "tile": TILE_RANGE,
    "bidders": SEATS_AS_BITS,
    "has_bid": SEATS_AS_BITS,
    "auctions": (0, MOST_AUCTIONS),
    "auctioned": TILE_RANGE,
    "auction_of": SEAT_RANGE,
    "revealed": (NONE, COINS),
    "bid": (NONE, COINS),
}


def check_packed(view: View) -> None:
    """Neighbours are looked up by what `around` holds, a byte each."""
    if view["around"].view(np.int8).min() < NONE:
        raise BadInput("view-is-damaged")


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
    v.bid = NONE if eyes == SPECTATOR else t.bid[eyes]
    return True


@cache
def quick_see() -> Callable[[State, int, View], bool]:
    return only_for(see, empty_states(), 0, empty_view())


def is_view(position: State | View) -> bool:
    return position.itemsize == VIEW_BYTES


def as_state(position: State | View) -> State:
    """A state of its own, to reckon on; of a view, one in which nobody's bid is known."""
    if not is_view(position):
        return copied(position)
    state = empty_states()
    copy_public(position, state)
    state["bid"] = NONE
    return state


def world_of(view: View, rng: Generator) -> State:
    """A state that fits a view: every bid that is sealed may be anything its purse allows."""
    state = as_state(view)
    guess_bids(view, rng, state)
    return state


@entry
def guess_bids(view: Any, rng: Any, state: State) -> None:
    t = state[0]
    for seat in range(t.players):
        if has_bit(t.has_bid, seat):
            t.bid[seat] = view[0].bid if seat == view[0].seat else below(rng[0], t.coins[seat] + 1)
