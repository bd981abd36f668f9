"""What can happen in Fishing: the first column of an event, and what its other columns mean.

Constants of a fixed width: of plain ones the compiler makes a copy of the teller for each.
"""

from typing import Final

from numpy import int64

PLAYED: Final = int64(0)  # thing: card
CHOSE: Final = int64(1)  # who has chosen a card to pass, sealed
PASSED: Final = int64(2)  # thing: card; number: the seat that gets it; seen by these two
CAUGHT_BY_ZERO: Final = int64(3)  # thing: card
CAUGHT_BY_ALL: Final = int64(4)  # thing: card
CAUGHT_BY_WINNER: Final = int64(5)  # thing: card
LOST_POINTS: Final = int64(6)  # thing: card; number: how many
WON_TRICK: Final = int64(7)  # number: cards left in it
LEADS: Final = int64(8)  # by ~first, in place of the winner
LOW_NEXT: Final = int64(9)  # who made the next trick one that the lowest wins
CALLED: Final = int64(10)  # thing: suit
SCORED: Final = int64(11)  # number: cards caught this round; thing: points now
ROUND_BEGINS: Final = int64(12)  # who leads; thing: round; number: hand size
DREW: Final = int64(13)  # thing: card; number: pile; seen by its drawer
DREW_FROM: Final = int64(14)  # thing: pile; number: how many
OVERFISHED: Final = int64(15)  # number: cards that were missing
WON: Final = int64(16)  # thing: points

FACT_NAMES: Final = (
    "played", "chose", "passed", "caught-by-zero", "caught-by-all", "caught-by-winner",
    "lost-points", "won-trick", "leads", "low-next", "called", "scored", "round-begins", "drew",
    "drew-from", "overfished", "won",
)  # fmt: skip
