"""What can happen in Fresh Fish: the first column of an event, and what its other columns mean.

Spaces are told by their cells, so that an event says where without its state. Constants of a
fixed width: of plain ones the compiler makes a copy of the teller for each.
"""

from typing import Any, Final

from numpy import int64

ABSENT: Final[Any] = int64(-1)
"""In place of a seat or a thing that an event has not."""

RESERVED: Final[Any] = int64(0)  # thing: cell
DRAWS: Final[Any] = int64(1)
TILE_DRAWN: Final[Any] = int64(2)  # who draws; thing: tile; number: tiles left in the stack
BID_SEALED: Final[Any] = int64(3)
BID_SHOWN: Final[Any] = int64(4)  # number: coins
AUCTION_WON: Final[Any] = int64(5)  # thing: good; number: coins paid
TILE_VOID: Final[Any] = int64(6)  # thing: good
STACK_VOID: Final[Any] = int64(7)  # number: tiles
TABLE_PLACED: Final[Any] = int64(8)  # thing: cell
STALL_PLACED: Final[Any] = int64(9)  # thing: cell; number: good
STALL_OUTSIDE: Final[Any] = int64(10)  # thing: good
PATH_IN_FULL_AREA: Final[Any] = int64(11)  # thing: cell
PATH_TO_TRUCK: Final[Any] = int64(12)  # its last access; thing: cell; number: good
PATH_TO_STALL: Final[Any] = int64(13)  # its last access; who: its owner; thing: cell; number: good
PATH_JOINS: Final[Any] = int64(14)  # thing: cell that would have cut the square
DISC_RETURNED: Final[Any] = int64(15)  # thing: cell
TURN_AGAIN: Final[Any] = int64(16)
PASSED_OVER: Final[Any] = int64(17)
HANDED_OUT: Final[Any] = int64(18)  # thing: good
REST_BECAME_PATHS: Final[Any] = int64(19)  # number: spaces
MEASURED: Final[Any] = int64(20)  # thing: good; number: length as it counts
SCORED: Final[Any] = int64(21)  # thing: score; number: coins left
WON: Final[Any] = int64(22)  # thing: score

EVENT_NAMES: Final = (
    "reserved", "draws", "tile-drawn", "bid-sealed", "bid-shown", "auction-won", "tile-void",
    "stack-void", "table-placed", "stall-placed", "stall-outside", "path-in-full-area",
    "path-to-truck", "path-to-stall", "path-joins", "disc-returned", "turn-again", "passed-over",
    "handed-out", "rest-became-paths", "measured", "scored", "won",
)  # fmt: skip
