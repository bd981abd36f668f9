"""What can happen in Fishing: the first column of an event, and what its other columns mean."""

from typing import Final

PLAYED: Final = 0  # thing: card
CHOSE: Final = 1  # who has chosen a card to pass, sealed
PASSED: Final = 2  # thing: card; number: the seat that gets it; seen by these two
CAUGHT_BY_ZERO: Final = 3  # thing: card
CAUGHT_BY_ALL: Final = 4  # thing: card
CAUGHT_BY_WINNER: Final = 5  # thing: card
LOST_POINTS: Final = 6  # thing: card; number: how many
WON_TRICK: Final = 7  # number: cards left in it
LEADS: Final = 8  # by ~first, in place of the winner
LOW_NEXT: Final = 9  # who made the next trick one that the lowest wins
CALLED: Final = 10  # thing: suit
SCORED: Final = 11  # number: cards caught this round; thing: points now
ROUND_BEGINS: Final = 12  # who leads; thing: round; number: hand size
DREW: Final = 13  # thing: card; number: pile; seen by its drawer
DREW_FROM: Final = 14  # thing: pile; number: how many
OVERFISHED: Final = 15  # number: cards that were missing
WON: Final = 16  # thing: points

FACT_NAMES: Final = (
    "played", "chose", "passed", "caught-by-zero", "caught-by-all", "caught-by-winner",
    "lost-points", "won-trick", "leads", "low-next", "called", "scored", "round-begins", "drew",
    "drew-from", "overfished", "won",
)  # fmt: skip

MOST_ROWS: Final = 48
"""More than any one move can bring about."""
