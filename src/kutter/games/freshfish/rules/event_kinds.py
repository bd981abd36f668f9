"""What can happen in Fresh Fish: the first column of an event, and what its other columns mean.

Spaces are told by their cells, so that an event says where without its state. Constants of a
fixed width: of plain ones the compiler makes a copy of the teller for each.
"""

from typing import Final

from kutter.engine.compiled import wide

ABSENT: Final = wide(-1)
"""In place of a seat or a thing that an event has not."""

RESERVED: Final = wide(0)  # thing: cell
DRAWS: Final = wide(1)
TILE_DRAWN: Final = wide(2)  # who draws; thing: tile; number: tiles left in the stack
BID_SEALED: Final = wide(3)
BID_SHOWN: Final = wide(4)  # number: coins
# Why the auction goes to who wins it (M4.2); thing: the seat that drew; number: coins bid
ONLY_BID: Final = wide(5)
HIGHEST_BID: Final = wide(6)
TIE_TO_DRAWER: Final = wide(7)
TIE_CLOCKWISE: Final = wide(8)
AUCTION_WON: Final = wide(9)  # thing: good; number: coins paid
TILE_VOID: Final = wide(10)  # thing: good
STACK_VOID: Final = wide(11)  # number: tiles
TABLE_PLACED: Final = wide(12)  # thing: cell
STALL_PLACED: Final = wide(13)  # thing: cell; number: good
STALL_OUTSIDE: Final = wide(14)  # thing: good
PATH_IN_FULL_AREA: Final = wide(15)  # thing: cell; number: the buildings that fill the area
PATH_TO_TRUCK: Final = wide(16)  # its last access; thing: cell; number: good
PATH_TO_STALL: Final = wide(17)  # its last access; who: its owner; thing: cell; number: good
PATH_JOINS: Final = wide(18)  # thing: cell that would have cut the square
DISC_RETURNED: Final = wide(19)  # thing: cell
TURN_AGAIN: Final = wide(20)
PASSED_OVER: Final = wide(21)
HANDED_OUT: Final = wide(22)  # thing: good
REST_BECAME_PATHS: Final = wide(23)  # number: spaces
MEASURED: Final = wide(24)  # thing: good; number: length as it counts
SCORED: Final = wide(25)  # thing: score; number: coins left
WON: Final = wide(26)  # thing: score

EVENT_NAMES: Final = (
    "reserved", "draws", "tile-drawn", "bid-sealed", "bid-shown", "only-bid", "highest-bid",
    "tie-to-drawer", "tie-clockwise", "auction-won", "tile-void", "stack-void", "table-placed",
    "stall-placed", "stall-outside", "path-in-full-area", "path-to-truck", "path-to-stall",
    "path-joins", "disc-returned", "turn-again", "passed-over", "handed-out", "rest-became-paths",
    "measured", "scored", "won",
)  # fmt: skip
