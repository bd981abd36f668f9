"""The whole state of a game of Fishing as one flat struct.

`PUBLIC` is what everybody at the table sees. The state adds what is hidden, a seat's view adds
what that seat alone knows: a view is built from this list, never by striking things out.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kutter.engine.bits import halved
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.structs import Fields, place_of, size_of, struct_of
from kutter.games.fishing.cards import CODES

MOST_SEATS: Final = 5
ROUNDS: Final = 8
LEVELS: Final = 6
"""The ocean's star levels (F2.1); level 0 holds the starting cards until they are dealt."""
PILES: Final = LEVELS + MOST_SEATS * ROUNDS
"""Whatever cards are drawn from: the ocean's levels, then every seat's batches by round (F6.2)."""
MOST_PLAYS: Final = 55
"""Cards played in a round: five seats, eleven tricks (F6.1)."""

# A phase is named after the move that it waits for, and a move's verb is its phase.
DEAL: Final = 0
PLAY: Final = 1
CATCH: Final = 2
PASS: Final = 3
CALL: Final = 4
OVER: Final = 5
SETTLE: Final = 6
"""Inside a move only: what the cards of the trick do is not done yet."""
VERBS: Final = ("deal", "play", "catch", "pass", "call")

THING_BITS: Final = 7
"""A move's code is its verb, and below it in so many bits its card, or the suit that is called."""
MOST_THING: Final = (1 << THING_BITS) - 1

ALL_ROUNDS: Final = 1
OVERFISHING: Final = 2
ENDS: Final = ("", "rounds", "overfishing")

PUBLIC: Final[Fields] = [
    ("catch", "i8", (MOST_SEATS, 2)),  # what each seat has caught this round
    ("points", "i2", MOST_SEATS),
    ("origin", "i1", CODES),  # the pile that held a card when the round began; NONE: in the box
    ("left", "i1", PILES),  # how many cards are left in each pile
    ("drawn", "i1", (MOST_SEATS, LEVELS)),  # how many each seat drew from the ocean this round
    ("held", "i1", MOST_SEATS),  # how many cards each hand holds
    ("plays", "i1", MOST_PLAYS),  # this round's cards, in order
    ("played_by", "i1", MOST_PLAYS),
    ("follows", "i1", MOST_PLAYS),  # the suit to follow when each was played
    ("order", "i1", MOST_SEATS),  # in which the seats are dealt to (F6.3)
    ("players", "i1"),
    ("phase", "i1"),
    ("round_number", "i1"),
    ("hand_size", "i1"),
    ("dealt", "i1"),  # seats that have their whole hand
    ("source", "i1"),  # the pile that the next card of the deal comes from
    ("tricks", "i1"),  # finished this round
    ("played", "i1"),  # cards played this round
    ("trick_start", "i1"),  # the number of the trick's first play
    ("leader", "i1"),
    ("turn", "i1"),  # the seat to play, catch or call; NONE when it is chance or all
    ("follow", "i1"),  # the suit to follow (F3.1)
    ("caller", "i1"),  # who called it, or is to call it (F5.2)
    ("low", "i1"),  # the lowest wins this trick (F5.3)
    ("effects", "i1"),  # the plays of the trick that do something at its end (F4, F5), as bits
    ("winner", "i1"),  # of the trick that is being settled
    ("in_trick", "i1"),  # while it is settled: the plays not caught yet, as bits
    ("settled", "i1"),  # while it is settled: the plays whose effects are done
    ("chosen", "i1"),  # the seats that have chosen a card to pass, as bits
    ("passed_at", "i1"),  # cards played this round before the pass; NONE: no pass yet
    ("end", "i1"),
]
HIDDEN: Final[Fields] = [
    ("hand", "i8", (MOST_SEATS, 2)),
    ("given", "i1", MOST_SEATS),  # the card each seat chose to pass this round
]
STOCK: Final[Fields] = [("pile", "i8", (PILES, 2))]
"""Hidden too. Seldom looked at, so it lies apart: the rest is all in few lines of memory."""
STATE: Final = struct_of(PUBLIC, HIDDEN, STOCK)

BUSY_BYTES: Final = place_of(STATE, "pile")
"""What every move looks at."""
PUBLIC_BYTES: Final = size_of(PUBLIC)
"""Where the public part of a state or view ends."""

State = npt.NDArray[Any]
"""An array of one state."""
Struct = Any
"""One state or view inside compiled rules: a struct with the fields above."""


def empty_states(number: int = 1) -> State:
    return np.zeros(number, STATE)


@entry
def batch(seat: int, number: int) -> int:
    """The pile that holds what a seat caught in a round."""
    return LEVELS + seat * ROUNDS + number - 1


@compiled
def owner_of(pile: int) -> int:
    """The seat whose batch a pile is."""
    return halved(pile - LEVELS, 3)  # ROUNDS are 2**3


@compiled
def seat_after(t: Struct, seat: int, steps: int) -> int:
    """Clockwise is rising, and wraps."""
    seat = seat + steps
    return seat - t.players if seat >= t.players else seat


@compiled
def steps_from(t: Struct, seat: int, other: int) -> int:
    """How many seats clockwise from one another sits."""
    return other - seat if other >= seat else other - seat + t.players


@entry
def move_code(verb: int, thing: int) -> int:
    return wide(verb) << THING_BITS | thing


@compiled
def verb_of(code: int) -> int:
    return code >> THING_BITS


@compiled
def thing_of(code: int) -> int:
    return code & MOST_THING
