"""Where what stands in the observations of Fishing.

Cards are numbered as in docs/research.md, seats clockwise from the own one.
"""

from typing import Any, Final

import numpy as np

from kutter.games.fishing.cards import BUOY, CODES, SPAN
from kutter.games.fishing.state import CALL, LEVELS, MOST_PLAYS, MOST_SEATS, PILES, ROUNDS
from kutter.games.layouts import Field, Layout, one_of

# Where a card is to a seat.
IN_HAND: Final = 1
IN_TRICK: Final = 2  # + seat
CAUGHT: Final = 7  # + seat
FIRST_BATCH: Final = 1 + LEVELS
"""Where a card was; what is less is a level of the ocean."""
PENALTIES: Final = 64
"""What is added to points, which may be negative."""


def origin_codes() -> Any:
    """By pile and one more: whose, the ocean's last; and how old that is."""
    codes = np.zeros((1 + PILES, MOST_SEATS + 2), np.float32)
    for pile in range(PILES):
        owner, age = divmod(pile - LEVELS, ROUNDS) if pile >= LEVELS else (MOST_SEATS, pile)
        codes[1 + pile, owner] = 1
        codes[1 + pile, -1] = (1 + age) / ROUNDS
    return codes


def card_codes() -> Any:
    """By card and one more: which suit, the buoys last; and its value, or a buoy's number."""
    codes = np.zeros((1 + CODES, BUOY + 2), np.float32)
    for card in range(CODES):
        suit, value = divmod(card, SPAN)
        codes[1 + card, suit] = 1
        codes[1 + card, -1] = value / (SPAN - 1)
    return codes


CARD_CODES: Final = card_codes()
PLAIN: Final = Layout(
    [
        Field(
            "cards",
            (CODES,),
            f"by card, where it is: {IN_HAND} in the own hand; {IN_TRICK} + seat in the trick, by "
            f"that seat; {CAUGHT} + seat caught this round; 0 unseen",
            codes=one_of(CAUGHT + MOST_SEATS - 1),
        ),
        Field(
            "origins",
            (CODES,),
            "by card, where it was when the round began: 1 + stars in the ocean; "
            f"{FIRST_BATCH} + {ROUNDS} × seat + round, from 0, what that seat caught then; 0 in "
            "the box. Floats: whose, by seat; the ocean's; the round from 1, or 1 + stars, ÷ 8",
            codes=origin_codes(),
        ),
        Field("seated", (MOST_SEATS,), "by seat: there is one"),
        Field("owing", (MOST_SEATS,), "by seat: owes a move"),
        Field("points", (MOST_SEATS,), f"by seat: points, and {PENALTIES} more", 2 * PENALTIES),
        Field("catches", (MOST_SEATS,), "by seat: how many cards it has caught this round", 16),
        Field("held", (MOST_SEATS,), "by seat: how many cards its hand holds", 16),
        Field(
            "batches",
            (MOST_SEATS, ROUNDS),
            "by seat and round: how many cards are left of what it caught then",
            16,
        ),
        Field(
            "drawn",
            (MOST_SEATS, LEVELS),
            "by seat and stars: how many cards it drew from the ocean this round",
            16,
        ),
        Field(
            "void",
            (MOST_SEATS, BUOY),
            "by seat and suit: has shown this round, since the pass, that it has none",
        ),
        Field("chosen", (MOST_SEATS,), "by seat: has chosen a card to pass"),
        Field(
            "leads", (1,), "which seat led the trick, or leads the next", codes=one_of(MOST_SEATS)
        ),
        Field(
            "calls", (1,), "which seat called a suit, or is to call one", codes=one_of(MOST_SEATS)
        ),
        Field("ahead", (1,), "which seat wins the trick as it lies", codes=one_of(MOST_SEATS)),
        Field("given", (1,), "1 + card that the own seat passes or has passed", codes=CARD_CODES),
        Field("got", (1,), "1 + card that the own seat was passed", codes=CARD_CODES),
        Field("phase", (1,), "which move is due: play, catch, pass, call", codes=one_of(CALL)),
        Field("follow", (1,), "the suit to follow", codes=one_of(BUOY)),
        Field("lowest_wins", (1,), "the lowest card wins this trick"),
        Field("round_number", (1,), "which round it is", codes=one_of(ROUNDS)),
        Field("ocean", (LEVELS,), "by stars: how many cards are left in the ocean", 32),
        Field("hand_size", (1,), "how many cards a hand had when the round began", 16),
        Field("tricks", (1,), "how many tricks of the round are finished", 16),
        Field("passed", (1,), "cards have been passed this round"),
    ]
)
HISTORY: Final = Layout(
    [
        Field("cards", (MOST_PLAYS,), "this round's plays in order: 1 + card", codes=CARD_CODES),
        Field("seats", (MOST_PLAYS,), "which seat played it", codes=one_of(MOST_SEATS)),
        Field("follows", (MOST_PLAYS,), "the suit to follow then", codes=one_of(BUOY)),
        Field("after_pass", (MOST_PLAYS,), "it was played after the pass"),
    ]
)
PERFECT: Final = Layout(
    [
        Field(
            "cards",
            (CODES,),
            "by card: in which seat's hand; what is in none and was not played is where it was",
            codes=one_of(MOST_SEATS),
        ),
        Field(
            "given",
            (MOST_SEATS,),
            "by seat: 1 + card that it passes or has passed",
            codes=CARD_CODES,
        ),
    ]
)
