"""The whole state of a game of Fresh Fish as one flat struct.

`PUBLIC` is what everybody at the table sees. The state adds what is hidden, a seat's view adds
what that seat alone knows: a view is built from this list, never by striking things out.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kutter.engine.bits import bit, halved, lowest, without_lowest
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.structs import Fields, place_of, size_of, struct_of
from kutter.games.freshfish.square import MOST_SPACES, Cell

NONE: Final = wide(-1)

MOST_SEATS: Final = 5
MOST_STREETS: Final = 2 * MOST_SPACES + 6
"""A single space has eight; each further one adds at most two."""
NODES: Final = MOST_SPACES + MOST_STREETS
"""Where a route may lead: spaces by their number, then the streets (M7.4)."""
SPACE_BITS: Final = 8
ONE_SPACE: Final = 0xFF
SIGN: Final = 0x80
"""Of a number of a space that is packed with others into one."""
WORD_BITS: Final = 6
LAST_BIT: Final = 63
"""A word of bits has one for each of 2**6 spaces."""
WORDS: Final = MOST_SPACES >> WORD_BITS
"""For a set of spaces."""
MOST_AREAS: Final = MOST_SPACES // 3
MOST_AUCTIONS: Final = 16
DISCS: Final = 6
COINS: Final = 15

# M1.1. A tile is a good, or the flea tile.
FISH: Final = 0
SODA: Final = 1
CHEESE: Final = 2
ICE: Final = 3
FLEA: Final = 4
GOODS: Final = 4
TILES: Final = 5
GOOD_NAMES: Final = ("fish", "soda", "cheese", "ice")
TILE_NAMES: Final = (*GOOD_NAMES, "flea")

# What is on a space. The open ones (M6.1) come first, then what is built.
EMPTY: Final = 0
PATH: Final = 1
DISC: Final = 2  # + seat
FLEA_TABLE: Final = 7
TRUCK: Final = 8  # + good
STALL: Final = 12  # + GOODS * seat + good

OUTSIDE: Final = -2
"""Where a stall stands that found no space (M4.3); NONE: still with its seat."""

# A move's verb, and the phase that waits for it. A turn waits for either of two.
RESERVE: Final = 0
DRAW: Final = 1
TILE: Final = 2
BID: Final = 3
PLACE: Final = 4
VERBS: Final = ("reserve", "draw", "tile", "bid", "place")
TURN: Final = 0
OVER: Final = 5
BETWEEN: Final = 6
"""Inside a move only: what comes next is not settled yet."""
COUNT: Final = 7
"""Inside a move only: nobody has a choice any more, and nothing is measured yet."""

THING_BITS: Final = 8
"""A move's code is its verb, and below it in so many bits its space, tile or number of coins."""
MOST_THING: Final = (1 << THING_BITS) - 1
"""No space, tile or purse has this number; so it stands for all that are too high."""
CELL_BITS: Final = 10
"""Or, as records have it, below it in so many bits its cell, tile or number of coins."""

# M7.4: what streets are for.
NO_STREETS: Final = 0
BLOCKED: Final = 1
SHORTEST: Final = 2
STREET_NAMES: Final = (None, "blocked", "shortest")

PUBLIC: Final[Fields] = [
    # The square, fixed for the game.
    ("beside", "i2", (NODES, 4)),  # by a side: of spaces first spaces, then streets; NONE: nothing
    ("sides", "i1", MOST_SPACES),  # how many of them are spaces
    ("around", "i4", MOST_SPACES),  # these spaces once more, a byte each; all bits set: nothing
    ("cell", "i2", MOST_SPACES),
    ("area", "i1", MOST_SPACES),
    ("number", "i1", MOST_AREAS),  # on the signpost; in classic one area without a number
    ("truck_at", "i1", GOODS),
    ("spaces", "i8"),
    ("players", "i8"),
    ("classic", "i8"),
    ("streets", "i8"),
    ("tiles", "i1", TILES),  # in the stack at the start (M2.4, M2.5)
    ("last", "i1", GOODS),  # the last row, from the left
    # What changes.
    ("on", "i1", MOST_SPACES),
    ("open", "i8", WORDS),  # the spaces that are (M6.1), as bits
    ("empty", "i8", WORDS),
    ("discs", "i8", (MOST_SEATS, WORDS)),  # where each seat's lie, as bits
    ("near", "i1", MOST_SPACES),  # how many paths and discs lie beside a space (M3.1)
    ("beside_any", "i8", WORDS),  # the spaces beside which some do, as bits
    ("built", "i1", MOST_AREAS),  # trucks, stalls and tables in each area (M5)
    ("stall_at", "i1", (MOST_SEATS, GOODS)),
    ("coins", "i1", MOST_SEATS),
    ("out", "i1", MOST_SEATS),  # discs on the square
    ("free", "i8"),  # the seats whose next reservation may be anywhere (M3.1), as bits
    ("stack", "i1", TILES),  # what is left in it
    ("void", "i1", TILES),  # what was drawn or left for nobody (M3.5, M4.1)
    ("handed", "i8"),  # tiles of the last row that are handed out
    ("phase", "i8"),
    ("turn", "i8"),  # the seat to act or to place; NONE when it is chance or several
    ("drawer", "i8"),  # who drew the tile that is being dealt with
    ("tile", "i8"),  # that tile, or the one handed out; NONE: none
    ("bidders", "i8"),  # who takes part in the auction, as bits
    ("has_bid", "i8"),
    ("auctions", "i8"),  # how many bids have been revealed of
    ("auctioned", "i1", MOST_AUCTIONS),  # the good of each
    ("auction_of", "i1", MOST_AUCTIONS),  # the drawer of each
    ("revealed", "i1", (MOST_AUCTIONS, MOST_SEATS)),  # every bid in it; NONE: took no part
    ("length", "i1", (MOST_SEATS, GOODS)),  # as they count (M7.5), once the game is over
    ("score", "i1", MOST_SEATS),
]
HIDDEN: Final[Fields] = [
    ("bid", "i1", MOST_SEATS),  # of the auction that runs; NONE: not yet
]
WORK: Final[Fields] = [
    # Room to reckon in. All zero between moves, so that equal states are equal here too.
    ("forced", "i1", MOST_SPACES),  # why a space is to become a path
    ("marked", "i8", WORDS),  # the spaces that are, as bits
    ("order", "i1", MOST_SPACES),
    ("way", "i8", MOST_SPACES),
    ("ahead", "i2", NODES),
    ("distance", "i2", NODES),
]
STATE: Final = struct_of(PUBLIC, HIDDEN, WORK)

BUSY: Final = ((0, place_of(STATE, "around")), (place_of(STATE, "cell"), place_of(STATE, "marked")))
"""From where to where all moves look."""
PUBLIC_BYTES: Final = size_of(PUBLIC)
"""Where the public part of a state or view ends."""

State = npt.NDArray[Any]
"""An array of one state."""
Struct = Any
"""One state or view inside compiled rules: a struct with the fields above."""


def empty_states(number: int = 1) -> State:
    return np.zeros(number, STATE)


@entry
def move_code(verb: int, thing: int) -> int:
    return wide(verb) << THING_BITS | thing


@compiled
def verb_of(code: int) -> int:
    return code >> THING_BITS


@entry
def thing_of(code: int) -> int:
    return code & MOST_THING


@compiled
def seat_after(t: Struct, seat: int) -> int:
    """Clockwise is rising, and wraps."""
    return seat + 1 if seat + 1 < t.players else 0


@compiled
def steps_from(p: Struct, seat: int, other: int) -> int:
    """How many seats clockwise from one another sits."""
    return other - seat if other >= seat else other - seat + p.players


@compiled
def is_open(on: int) -> bool:
    """Empty, reserved or path (M6.1)."""
    return on < FLEA_TABLE


@entry
def is_free(on: int) -> bool:
    """Empty or reserved: may still be built on, and may still become a path."""
    return on < FLEA_TABLE and on != PATH


@entry
def is_disc(on: int) -> bool:
    return DISC <= on < FLEA_TABLE


@compiled
def invites(on: int) -> int:
    """1 for a path or disc: the space beside it may be reserved (M3.1)."""
    return 1 if EMPTY < on < FLEA_TABLE else 0


@compiled
def word_of(space: int) -> int:
    """Which word of a set has a space's bit."""
    return halved(space, WORD_BITS)


@compiled
def bit_of(space: int) -> int:
    return bit(space & LAST_BIT)


@compiled
def has_space(words: Any, space: int) -> bool:
    return words[word_of(space)] & bit_of(space) != 0


@compiled
def around(t: Struct, space: int) -> int:
    """The spaces beside a space, packed: `first_of` and `rest_of` tell them one by one."""
    return NONE << (4 * SPACE_BITS) | t.around[space]


@compiled
def first_of(packed: int) -> int:
    """NONE if there are no more."""
    return ((packed & ONE_SPACE) ^ SIGN) - SIGN


@compiled
def rest_of(packed: int) -> int:
    return packed >> SPACE_BITS


@compiled
def taken_from(low: int, high: int) -> tuple[int, int, int]:
    """The lowest space of a set that is not empty, and what is left of the set."""
    if low != 0:
        return lowest(low), without_lowest(low), high
    return LAST_BIT + 1 + lowest(high), low, without_lowest(high)


@compiled
def put(t: Struct, space: int, on: int) -> None:
    """Changes what is on a space, from then on no longer empty. What is built stays."""
    before = wide(t.on[space])
    word, one = word_of(space), bit_of(space)
    t.on[space] = on
    t.empty[word] &= ~one
    if not is_open(on):
        t.open[word] &= ~one
    if is_disc(before):
        t.discs[before - DISC, word] &= ~one
    if is_disc(on):
        t.discs[on - DISC, word] |= one
    if invites(on) != invites(before):
        count_near(t, space, invites(on) - invites(before))


@compiled
def count_near(t: Struct, space: int, change: int) -> None:
    for side in range(t.sides[space]):
        other = wide(t.beside[space, side])
        t.near[other] += change
        if t.near[other] > 0:
            t.beside_any[word_of(other)] |= bit_of(other)
        else:
            t.beside_any[word_of(other)] &= ~bit_of(other)


@compiled
def can_act(t: Struct, seat: int) -> bool:
    """M3.5 and M4.1: out is who has no disc on the square while no empty space is left."""
    return t.out[seat] > 0 or t.empty[0] | t.empty[1] != 0


@compiled
def left_in_stack(t: Struct) -> int:
    total = 0
    for tile in range(TILES):
        total += t.stack[tile]
    return total


@compiled
def space_at(t: Struct, cell: Cell) -> int:
    """The number of a space on the square at hand, whose cells rise; MOST_THING if it has none."""
    first = 0
    last = t.spaces - 1
    while first < last:
        middle = (first + last) // 2
        if t.cell[middle] < cell:
            first = middle + 1
        else:
            last = middle
    return wide(first) if t.cell[first] == cell else wide(MOST_THING)
