"""What a round leaves behind: points, a stockroom, and who will draw fresh cards (F6.2, F6.3).

Whoever catches many weak cards has to play the next round with them, while others draw from the
ocean. How many points that makes until the end of the game was fitted by least squares to games
of four that card sense played against itself, with the provisional stars of F1.3; rounded.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

from kutter.engine.bits import bits_in, lowest, without_lowest
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.fishing.bots.card_values import points_of, read_counts
from kutter.games.fishing.cards import (
    ALL_BUOY,
    BUOY,
    CARDS,
    CODES,
    GREEN,
    WORD,
    has_card,
    is_zero,
    suit_of,
    value_of,
)
from kutter.games.fishing.rules.rounds import hand_size, missing
from kutter.games.fishing.state import DEAL, LEVELS, ROUNDS, Struct, batch

Row = tuple[str, tuple[float, ...]]

# Points by the end of the game; the columns are the rounds 2 to 8 that the card is drawn for.
DRAWN: Final = (
    ("colours 1-10", (-0.5, -0.8, -0.8, -0.8, -1.2, -2.1, -2.6)),
    ("colours 11-12", (-0.6, -0.6, -0.7, -0.9, -1.5, -2.1, -2.3)),
    ("colours 13-14", (-0.2, -0.2, -0.8, -1.0, -1.3, -1.6, -1.7)),
    ("colours 15-16", (-0.9, -0.9, -0.9, -0.5, -0.7, -0.8, -0.6)),
    ("colours 17-18", (-0.2, -0.2, -0.2, -0.2, 0.0, -0.2, -0.1)),
    ("green 1-2", (0.3, 0.3, -0.7, -1.0, -1.1, -0.6, 0.2)),
    ("green 3-4", (0.8, 0.8, 0.0, -0.7, -0.9, -0.3, 0.5)),
    ("green 5-6", (2.0, 2.0, 2.0, 1.2, 0.8, 0.6, 0.8)),
    ("green 7-11", (4.0, 4.0, 4.0, 4.0, 3.2, 2.4, 1.7)),
    ("green 12-16", (5.1, 5.1, 5.1, 5.1, 5.1, 5.1, 3.0)),
    ("zeros", (-0.8, -0.8, -0.8, -0.6, -0.3, -0.9, -1.2)),
    ("~all", (1.4, 1.4, 1.4, 1.4, 1.4, 1.4, 1.4)),
    ("other buoys", (-0.1, -0.1, -0.4, -0.7, -1.1, -1.1, -0.6)),
)
STORED: Final = (
    ("colours 1-10", (-0.6, -0.7, -0.8, -1.1, -1.4, -1.1, 0.0)),
    ("colours 11-18", (-1.0, -1.0, -1.0, -0.9, -0.5, 0.0, 0.0)),
    ("green, zeros, ~all", (-1.4, -1.4, -0.8, 0.2, 1.0, 1.0, 0.0)),
    ("other buoys", (-0.6, -0.6, -1.3, -1.3, -0.3, 0.0, 0.0)),
)
FRESH: Final = (
    ("1 star", (0.4, -0.4, -0.4, -0.4, -0.4, -0.4, -0.4)),
    ("2 stars", (0.6, -0.3, -0.6, -0.9, -1.0, -0.6, -0.6)),
    ("3 stars", (0.0, 0.0, -0.4, -0.5, -0.4, -0.4, 0.0)),
    ("4 stars", (1.2, 1.2, 1.2, 0.7, 0.5, 0.4, 0.6)),
    ("5 stars", (2.2, 2.2, 2.2, 2.2, 2.2, 1.6, 1.4)),
)
CAUTION: Final = 0.3
"""How much of what a card is worth later counts while a trick is played, to card sense."""


def drawn_row(card: int) -> int:
    suit, value = suit_of(card), value_of(card)
    if suit == BUOY:
        return 11 if card == ALL_BUOY else 12
    if is_zero(card):
        return 10
    tops = (2, 4, 6, 11, 16) if suit == GREEN else (10, 12, 14, 16, 18)
    first = 5 if suit == GREEN else 0
    return first + next(row for row, top in enumerate(tops) if value <= top)


def stored_row(card: int) -> int:
    row = drawn_row(card)
    if row <= 4:
        return min(row, 1)
    return 3 if row == 12 else 2


def worths_after(rows: Sequence[Row], row_of: Callable[[int], int]) -> Any:
    """By round and card; after the last round there is nothing to come."""
    worths = np.zeros((ROUNDS + 1, CODES), np.float32)
    for card in CARDS:
        worths[1:ROUNDS, card] = rows[row_of(card)][1]
    return worths


DRAWN_AFTER: Final = worths_after(DRAWN, drawn_row)
STORED_AFTER: Final = worths_after(STORED, stored_row)
FRESH_AFTER: Final = np.zeros((ROUNDS + 1, LEVELS), np.float32)
FRESH_AFTER[1:ROUNDS, 1:] = np.array([worths for _, worths in FRESH]).T


@compiled
def read_prospects(t: Struct, s: Any) -> None:
    """Puts in what cards are worth after the round."""
    now = wide(t.round_number)
    for card in range(CODES):
        s.drawn[card] = DRAWN_AFTER[now, card]
        s.stored[card] = STORED_AFTER[now, card]
    for level in range(LEVELS):
        s.fresh[level] = FRESH_AFTER[now, level]


@compiled
def look_ahead(t: Struct, s: Any) -> None:
    """All that is known before a round goes on: also what catching a card now brings each seat, and
    a trick on average."""
    read_counts(t, s)
    read_prospects(t, s)
    low, high = ZERO, ZERO
    for seat in range(t.players):
        low |= t.hand[seat, 0]
        high |= t.hand[seat, 1]
    level = 1
    while level < LEVELS - 1 and t.left[level] == 0:
        level += 1
    for seat in range(t.players):
        stock = bits_in(t.catch[seat, 0]) + bits_in(t.catch[seat, 1])
        for number in range(1, t.round_number):
            stock += t.left[batch(seat, number)]
        draws = stock < hand_size(wide(t.players), wide(t.round_number) + 1)
        total = 0.0
        count = 0
        for card in range(CODES):
            later = CAUTION * (s.drawn[card] - s.fresh[level] if draws else s.stored[card])
            s.gain[seat, card] = points_of(card) + later
            if has_card(low, high, card):
                count += 1
                total += 1.0 + CAUTION * later
        s.stake[seat] = t.players * total / max(count, 1)


@compiled
def stockroom_worth(t: Struct, s: Any, seat: int) -> float:
    """What a seat's stockroom is worth before the next round is dealt (F6.3)."""
    lacking = wide(t.hand_size)
    total = 0.0
    for number in range(1, t.round_number):
        pile = batch(seat, number)
        size = wide(t.left[pile])
        if size == 0:
            continue
        share = min(lacking, size) / size
        lacking = max(0, lacking - size)
        word, first = t.pile[pile, 0], 0
        for _ in range(2):
            while word != 0:
                card = first + lowest(word)
                total += s.stored[card] + share * (s.drawn[card] - s.stored[card])
                word = without_lowest(word)
            word, first = t.pile[pile, 1], WORD
    return total


@compiled
def foresee(t: Struct, s: Any) -> None:
    """What every seat may hope for when a round is over, in points."""
    level = 1
    used = 0
    for seat in range(t.players):
        s.hopes[seat] = t.points[seat]
    if t.phase != DEAL:
        return
    for place in range(t.players):
        seat = wide(t.order[place])
        s.hopes[seat] += stockroom_worth(t, s, seat)
        for _ in range(missing(t, seat, wide(t.round_number))):
            while level < LEVELS - 1 and used >= t.left[level]:
                level += 1
                used = 0
            used += 1
            s.hopes[seat] += s.fresh[level]


SPREAD: Final = 8.0
"""So many points ahead make e times the share of the win, while there are rounds to come."""


@compiled
def share_win(t: Struct, s: Any) -> None:
    """The share of the win that each seat may hope for when a round is over."""
    foresee(t, s)
    spread = SPREAD if t.phase == DEAL else 1.0
    most = s.hopes[0]
    for seat in range(1, t.players):
        most = max(most, s.hopes[seat])
    total = 0.0
    for seat in range(t.players):
        s.share[seat] = math.exp((s.hopes[seat] - most) / spread)
        total += s.share[seat]
    for seat in range(t.players):
        s.share[seat] /= total
