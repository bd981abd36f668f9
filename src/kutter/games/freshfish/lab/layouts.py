"""Where what stands in the observations of Fresh Fish.

Places are rows and columns of the lab's grid, seats are counted clockwise from the own one.
"""

from typing import Any, Final

import numpy as np

from kutter.games.freshfish.square import GRID
from kutter.games.freshfish.state import (
    COINS,
    DISC,
    DISCS,
    EMPTY,
    FLEA_TABLE,
    GOODS,
    MOST_AREAS,
    MOST_AUCTIONS,
    MOST_SEATS,
    PATH,
    STALL,
    STREET_NAMES,
    TILES,
    TRUCK,
)
from kutter.games.layouts import Field, Layout, one_of

ROOMS: Final = 3
"""M1.3: in an area may be built up to twice."""


def square_codes() -> Any:
    """By what is on a space and one more: which of six things, whose, of which good."""
    things, seats, goods = np.eye(6), np.eye(MOST_SEATS), np.eye(GOODS)
    nobody, nothing = np.zeros(MOST_SEATS), np.zeros(GOODS)
    rows = [(np.zeros(6), nobody, nothing), (things[0], nobody, nothing)]
    rows += [(things[1], nobody, nothing)]
    rows += [(things[2], seat, nothing) for seat in seats]
    rows += [(things[3], nobody, nothing)]
    rows += [(things[4], nobody, good) for good in goods]
    rows += [(things[5], seat, good) for seat in seats for good in goods]
    return np.array([np.concatenate(row) for row in rows], np.float32)


def area_codes() -> Any:
    """By area and room, and one more."""
    rows = [(0.0, 0.0)]
    for area in range(MOST_AREAS):
        rows += [((area + 1) / MOST_AREAS, room / (ROOMS - 1)) for room in range(ROOMS)]
    return np.array(rows, np.float32)


PLAIN: Final = Layout(
    [
        Field(
            "square",
            (GRID, GRID),
            f"by place: {1 + EMPTY} an empty space, {1 + PATH} a path, {1 + DISC} + seat a disc, "
            f"{1 + FLEA_TABLE} a flea table, {1 + TRUCK} + good a truck, {1 + STALL} + {GOODS} × "
            "seat + good a stall; 0 is not on the square. Floats: which of these six; whose, by "
            "seat; of which good",
            codes=square_codes(),
        ),
        Field(
            "areas",
            (GRID, GRID),
            f"by place: 1 + {ROOMS} × area + how much may still be built there; 0 in classic. "
            f"Floats: the number of the area, from 1, ÷ {MOST_AREAS}; room, ÷ {ROOMS - 1}",
            codes=area_codes(),
        ),
        Field("seated", (MOST_SEATS,), "by seat: there is one"),
        Field("owing", (MOST_SEATS,), "by seat: owes a move"),
        Field("coins", (MOST_SEATS,), "by seat: its coins", COINS),
        Field("discs", (MOST_SEATS,), "by seat: how many discs it has on the square", DISCS),
        Field("free", (MOST_SEATS,), "by seat: may reserve anywhere next"),
        Field(
            "stalls",
            (MOST_SEATS, GOODS),
            "by seat and good: its stall stands on the square, or outside",
            codes=one_of(2),
        ),
        Field("bidding", (MOST_SEATS,), "by seat: takes part in the auction"),
        Field("sealed", (MOST_SEATS,), "by seat: has bid in it"),
        Field(
            "drawer", (1,), "which seat drew the tile that is dealt with", codes=one_of(MOST_SEATS)
        ),
        Field("bid", (1,), "the own bid, and one more; 0: none yet", COINS + 1),
        Field(
            "phase",
            (1,),
            "which move is due: a turn's, a bid, a space to build on",
            codes=one_of(3),
        ),
        Field("tile", (1,), "which tile is dealt with", codes=one_of(TILES)),
        Field("stack", (TILES,), "by tile: how many the stack still holds", 16),
        Field("gone", (TILES,), "by tile: how many went to nobody", 16),
        Field(
            "last_row",
            (GOODS,),
            "from the left: the goods of the last row that are not handed out yet",
            codes=one_of(GOODS),
        ),
        Field("auctions", (1,), "how many auctions there were", MOST_AUCTIONS),
        Field(
            "streets",
            (1,),
            "what streets are for: nothing, where all else is blocked, any route",
            codes=one_of(len(STREET_NAMES)),
        ),
        Field("classic", (1,), "it is the classic game"),
    ]
)
HISTORY: Final = Layout(
    [
        Field(
            "goods", (MOST_AUCTIONS,), "the auctions in order: of which good", codes=one_of(GOODS)
        ),
        Field(
            "drawers", (MOST_AUCTIONS,), "which seat had drawn the tile", codes=one_of(MOST_SEATS)
        ),
        Field(
            "bids",
            (MOST_AUCTIONS, MOST_SEATS),
            "by seat: its bid, and one more; 0: took no part",
            COINS + 1,
        ),
    ]
)
PERFECT: Final = Layout(
    [Field("bids", (MOST_SEATS,), "by seat: its sealed bid, and one more; 0: none", COINS + 1)]
)
