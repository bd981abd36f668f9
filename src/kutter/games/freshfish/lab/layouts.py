"""Where what stands in the observations of Fresh Fish.

Places are rows and columns of the lab's grid, seats are counted clockwise from the own one.
"""

from typing import Final

from kutter.games.freshfish.lab.grid import GRID
from kutter.games.freshfish.state import (
    COINS,
    DISCS,
    GOODS,
    MOST_AUCTIONS,
    MOST_SEATS,
    STREET_NAMES,
    TILES,
)
from kutter.games.lab import Field, Layout

PLACES: Final = (GRID, GRID)

PLAIN: Final = Layout(
    [
        Field("square", PLACES, "a space of the square"),
        Field("path", PLACES, "a path"),
        Field("table", PLACES, "a flea table"),
        Field("disc", PLACES, "a disc"),
        Field("truck", PLACES, "a truck"),
        Field("stall", PLACES, "a stall"),
        Field("owner", (MOST_SEATS, *PLACES), "whose disc or stall it is, by seat"),
        Field("good", (GOODS, *PLACES), "of which good the truck or stall is"),
        Field("area", PLACES, "which area it belongs to, from 1; in classic there is one", 48),
        Field("room", PLACES, "how much may still be built in its area; in classic 0", 2),
        Field("seated", (MOST_SEATS,), "there is such a seat"),
        Field("owing", (MOST_SEATS,), "owes a move"),
        Field("coins", (MOST_SEATS,), "its coins", COINS),
        Field("discs", (MOST_SEATS,), "how many discs it has on the square", DISCS),
        Field("free", (MOST_SEATS,), "may reserve anywhere next"),
        Field("placed", (MOST_SEATS, GOODS), "its stall stands on the square"),
        Field("outside", (MOST_SEATS, GOODS), "its stall found no space"),
        Field("bidding", (MOST_SEATS,), "takes part in the auction"),
        Field("sealed", (MOST_SEATS,), "has bid in it"),
        Field("drawer", (MOST_SEATS,), "drew the tile that is being dealt with"),
        Field("bid", (1,), "the own bid in the auction, and one more; 0: none yet", COINS + 1),
        Field("phase", (3,), "which move is due: a turn's, a bid, a space to build on"),
        Field("tile", (TILES,), "the tile that is being dealt with"),
        Field("stack", (TILES,), "how many tiles the stack still holds", 16),
        Field("gone", (TILES,), "how many tiles went to nobody", 16),
        Field("last_row", (GOODS, GOODS), "the tiles of the last row that are left, from the left"),
        Field("auctions", (1,), "how many auctions there were", MOST_AUCTIONS),
        Field(
            "streets", (len(STREET_NAMES),), "what streets are for: nothing, where blocked, always"
        ),
        Field("classic", (1,), "it is the classic game"),
    ]
)
HISTORY: Final = Layout(
    [
        Field(
            "auctioned",
            (MOST_AUCTIONS, 2 + MOST_SEATS),
            "the auctions in order: the good and one more; the drawer and one more; by seat its "
            "bid and one more, 0 if it took no part. All 0: not held yet",
        ),
    ]
)
PERFECT: Final = Layout(
    [Field("bids", (MOST_SEATS,), "every sealed bid, and one more; 0: none yet", COINS + 1)]
)
