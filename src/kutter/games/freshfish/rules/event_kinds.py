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
AUCTION_WON: Final = wide(5)  # thing: good; number: coins paid
TILE_VOID: Final = wide(6)  # thing: good
STACK_VOID: Final = wide(7)  # number: tiles
TABLE_PLACED: Final = wide(8)  # thing: cell
STALL_PLACED: Final = wide(9)  # thing: cell; number: good
STALL_OUTSIDE: Final = wide(10)  # thing: good
PATH_IN_FULL_AREA: Final = wide(11)  # thing: cell
PATH_TO_TRUCK: Final = wide(12)  # its last access; thing: cell; number: good
PATH_TO_STALL: Final = wide(13)  # its last access; who: its owner; thing: cell; number: good
PATH_JOINS: Final = wide(14)  # thing: cell that would have cut the square
DISC_RETURNED: Final = wide(15)  # thing: cell
TURN_AGAIN: Final = wide(16)
PASSED_OVER: Final = wide(17)
HANDED_OUT: Final = wide(18)  # thing: good
REST_BECAME_PATHS: Final = wide(19)  # number: spaces
MEASURED: Final = wide(20)  # thing: good; number: length as it counts
SCORED: Final = wide(21)  # thing: score; number: coins left
WON: Final = wide(22)  # thing: score

EVENT_NAMES: Final = (
    "reserved", "draws", "tile-drawn", "bid-sealed", "bid-shown", "auction-won", "tile-void",
    "stack-void", "table-placed", "stall-placed", "stall-outside", "path-in-full-area",
    "path-to-truck", "path-to-stall", "path-joins", "disc-returned", "turn-again", "passed-over",
    "handed-out", "rest-became-paths", "measured", "scored", "won",
)  # fmt: skip
