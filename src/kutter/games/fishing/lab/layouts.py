"""Where what stands in the observations of Fishing.

Cards and seats are numbered as in docs/research.md; seats clockwise from the own one.
"""

from typing import Final

from kutter.games.fishing.cards import BUOY, CODES
from kutter.games.fishing.state import CALL, LEVELS, MOST_PLAYS, MOST_SEATS, ROUNDS
from kutter.games.lab import Field, Layout

SUITS: Final = BUOY + 1
"""The buoys are one."""
PENALTIES: Final = 64
"""What is added to points, which may be negative."""

PLAIN: Final = Layout(
    [
        Field("hand", (CODES,), "the own hand, by card"),
        Field("trick", (CODES,), "lies in the trick and is not caught yet"),
        Field("played", (CODES,), "was played this round"),
        Field("caught", (MOST_SEATS, CODES), "was caught this round, by seat"),
        Field(
            "origin",
            (MOST_SEATS + 1, CODES),
            "where it lay when the round began: in a seat's stockroom, as the number of the round "
            "in which it was caught; in row 5, in the ocean, as its stars and one more",
            ROUNDS,
        ),
        Field("seated", (MOST_SEATS,), "there is such a seat"),
        Field("owing", (MOST_SEATS,), "owes a move"),
        Field("points", (MOST_SEATS,), f"points, and {PENALTIES} more", 2 * PENALTIES),
        Field("catches", (MOST_SEATS,), "how many cards it has caught this round", 16),
        Field("held", (MOST_SEATS,), "how many cards its hand holds", 16),
        Field(
            "batches",
            (MOST_SEATS, ROUNDS),
            "how many cards are left of what it caught, by round",
            16,
        ),
        Field(
            "drawn",
            (MOST_SEATS, LEVELS),
            "how many it drew from the ocean this round, by stars",
            16,
        ),
        Field(
            "void", (MOST_SEATS, BUOY), "has shown this round, since the pass, that it lacks a suit"
        ),
        Field("leads", (MOST_SEATS,), "led the trick, or leads the next"),
        Field("calls", (MOST_SEATS,), "called the suit to follow, or is to call it"),
        Field("ahead", (MOST_SEATS,), "wins the trick as it lies"),
        Field("chosen", (MOST_SEATS,), "has chosen a card to pass"),
        Field(
            "trick_suit",
            (MOST_SEATS, SUITS),
            "the suit of its card in the trick; the last is a buoy",
        ),
        Field(
            "trick_value",
            (MOST_SEATS,),
            "the value of its card in the trick, of a buoy its number",
            18,
        ),
        Field(
            "given_suit", (SUITS,), "the suit of the card that the own seat passes or has passed"
        ),
        Field("given_value", (1,), "its value", 18),
        Field("got_suit", (SUITS,), "the suit of the card that the own seat was passed"),
        Field("got_value", (1,), "its value", 18),
        Field("phase", (CALL,), "which move is due: play, catch, pass, call"),
        Field("follow", (SUITS,), "the suit to follow; the last: none yet"),
        Field("lowest_wins", (1,), "the lowest card wins this trick"),
        Field("round_number", (ROUNDS,), "which round it is"),
        Field("ocean", (LEVELS,), "how many cards are left in the ocean, by stars", 32),
        Field("hand_size", (1,), "how many cards a hand had when the round began", 16),
        Field("tricks", (1,), "how many tricks of the round are finished", 16),
        Field("passed", (1,), "cards have been passed this round"),
    ]
)
HISTORY: Final = Layout(
    [
        Field(
            "plays",
            (MOST_PLAYS, 3),
            "this round's plays in order: the card and one more; the seat and one more; the suit "
            "to follow then and one more. All 0: not played yet",
        ),
        Field(
            "before_pass", (1,), "how many were played before the pass, and one more; 0: no pass"
        ),
    ]
)
PERFECT: Final = Layout(
    [
        Field(
            "hands",
            (MOST_SEATS, CODES),
            "every hand, by card; what is in none and was not played is where it was",
        ),
        Field("given", (MOST_SEATS,), "the card each seat passes or has passed, and one more"),
    ]
)
