"""Where what stands in what a net of Fresh Fish sees: what is known of every space and what lies
beside it, then the table."""

from typing import Final

from kutter.games.freshfish.net.aspects import ASPECTS, MANY, MIDDLE, NEAREST, SURE, TENFOLD
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import COINS, DISCS, GOODS, MOST_SEATS, TILES
from kutter.games.layouts import Field, Layout

VERSION: Final = 2
"""Raised whenever a byte of a sight gets another meaning: weights are for one."""
SIGHT: Final = Layout(
    [
        Field(
            "spaces",
            (MOST_SPACES, ASPECTS),
            "by space: there is one; a path; a flea table; by seat, its disc; by seat, its stall; "
            "by good, such a stall or truck; may be chosen; by good, how near its truck is; the "
            "same over paths alone; the same where the own seat still has that stall; the same for "
            "the tile that is dealt with; how near and wanted by others; room in its area; own and "
            "others' discs in it; if one built here: new paths, own and others' discs sent home; "
            "own and others' stalls whose routes would grow; what a disc here would save the own "
            "seat, and whoever else it would save most; discs too many in its area; an own disc, "
            "or another's, that is meant for a stall; if the own seat built the tile here: by how "
            "much more stalls would cost it, the others, and the best of them",
            SURE,
        ),
        Field("beside", (MOST_SPACES, 4), "by space: the spaces beside it, and one more; 0: none"),
        Field("where", (MOST_SPACES,), "by space: its place on the lab's grid, and one more"),
        Field("phase", (3,), "which move is due: a turn's, a bid, a space to build on"),
        Field("tile", (TILES,), "which tile is dealt with"),
        Field("seated", (MOST_SEATS,), "by seat: there is one"),
        Field("drawer", (MOST_SEATS,), "which seat drew the tile"),
        Field("bidding", (MOST_SEATS,), "by seat: takes part in the auction"),
        Field("sealed", (MOST_SEATS,), "by seat: has bid in it"),
        Field("free", (MOST_SEATS,), "by seat: may reserve anywhere next"),
        Field("coins", (MOST_SEATS,), "by seat: its coins", COINS),
        Field("discs", (MOST_SEATS,), "by seat: how many discs it has on the square", DISCS),
        Field("stalls", (MOST_SEATS, GOODS), "by seat and good: still has that stall"),
        Field("lengths", (MOST_SEATS, GOODS), "by seat and good: its stall's length now", NEAREST),
        Field("sure", (MOST_SEATS, GOODS), "the same over paths alone; 0: not yet", NEAREST),
        Field("costs", (MOST_SEATS, GOODS), "the same to reckon with, in sixteenths", SURE),
        Field("best", (MOST_SEATS, GOODS), "the same: how near its best disc for it is", SURE),
        Field("lead", (MOST_SEATS,), "by seat: half points ahead of it, and 128 more", MIDDLE),
        Field("guesses", (MOST_SEATS,), "by seat: what it is thought to bid, in sixteenths", SURE),
        Field("prize", (1,), "points to gain by winning, in sixteenths, and 128 more", MIDDLE),
        Field("stack", (TILES,), "by tile: how many the stack still holds", TENFOLD),
        Field("left", (1,), "how many tiles it holds", MANY),
        Field("last_row", (GOODS,), "by good: how soon it is handed out; 0: it was", GOODS),
        Field("prices", (GOODS,), "by good: what one paid for it last, and one more", TENFOLD),
        Field("auctions", (1,), "how many auctions there were", TENFOLD),
        Field("bid", (1,), "the own bid, and one more; 0: none yet", TENFOLD),
        Field("reach", (1,), "how many spaces there are", SURE),
        Field("empty", (1,), "how many of them are empty", SURE),
        Field("streets", (1,), "there are streets"),
        Field("classic", (1,), "it is the classic game"),
    ]
)
