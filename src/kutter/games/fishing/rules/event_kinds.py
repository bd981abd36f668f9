"""What can happen in Fishing: the first column of an event, and what its other columns mean.

Constants of a fixed width: of plain ones the compiler makes a copy of the teller for each.
"""

from typing import Final

from kutter.engine.compiled import wide

PLAYED: Final = wide(0)  # thing: card
CHOSE: Final = wide(1)  # who has chosen a card to pass, sealed
PASSED: Final = wide(2)  # thing: card; number: the seat that gets it; seen by these two
CAUGHT_BY_ZERO: Final = wide(3)  # thing: card
CAUGHT_BY_ALL: Final = wide(4)  # thing: card
CAUGHT_BY_WINNER: Final = wide(5)  # thing: card
LOST_POINTS: Final = wide(6)  # thing: card; number: how many
WON_TRICK: Final = wide(7)  # thing: why (trick.why_won); number: cards left in it
LEADS: Final = wide(8)  # by ~first, in place of the winner
LOW_NEXT: Final = wide(9)  # who made the next trick one that the lowest wins
CALLED: Final = wide(10)  # thing: suit
SCORED: Final = wide(11)  # number: cards caught this round; thing: points now
ROUND_BEGINS: Final = wide(12)  # who leads; thing: round; number: hand size
DREW: Final = wide(13)  # thing: card; number: pile; seen by its drawer
DREW_FROM: Final = wide(14)  # thing: pile; number: how many
OVERFISHED: Final = wide(15)  # number: cards that were missing
WON: Final = wide(16)  # thing: points

EVENT_NAMES: Final = (
    "played", "chose", "passed", "caught-by-zero", "caught-by-all", "caught-by-winner",
    "lost-points", "won-trick", "leads", "low-next", "called", "scored", "round-begins", "drew",
    "drew-from", "overfished", "won",
)  # fmt: skip
