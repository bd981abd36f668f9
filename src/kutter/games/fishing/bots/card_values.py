"""Card sense, compiled: what playing, catching, passing or calling seems to bring, in points.

It plays the simulations of Mate and Skipper. A world's hands are known there; card sense looks at
those of the others only as one heap, as somebody who has counted the cards.
"""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bits_below, bits_in, has_bit, without_lowest
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.games.fishing.cards import (
    ALL_BUOY,
    CALL_BUOY,
    CODES,
    FIRST_BUOY,
    GREEN,
    LOW_BUOY,
    MINUS3A,
    MINUS3B,
    NONE,
    PASS_BUOY,
    SPAN,
    WORD,
    is_zero,
    nth,
    of_suit,
    suit_of,
    value_of,
)
from kutter.games.fishing.rules.playout import next_seat
from kutter.games.fishing.rules.trick import rank_of
from kutter.games.fishing.state import CALL, CATCH, LEVELS, MOST_SEATS, PASS, Struct

SEATS: Final = range(MOST_SEATS)
COUNTS: Final = SPAN + 1
"""How many cards of a suit others may hold: 0 to 19."""

CARD_VALUES: Final = np.dtype(
    [
        # What cards are worth in later rounds (prospects.py).
        ("drawn", "f4", CODES),  # a card of the stockroom that is drawn for the next round
        ("stored", "f4", CODES),  # one that stays there
        ("fresh", "f4", LEVELS),  # a card of the ocean, by level
        ("hopes", "f4", MOST_SEATS),  # each seat's points and what its stockroom is worth
        ("share", "f4", MOST_SEATS),  # of the win, that each seat may hope for
        # What catching brings, now and later.
        ("gain", "f4", (MOST_SEATS, CODES)),  # a card
        ("stake", "f4", MOST_SEATS),  # a trick, on average
        # The cards that the other seats hold.
        ("low", "i8"),
        ("high", "i8"),
        # The trick.
        ("best", "i8"),  # the rank to beat
        ("others", "i8"),  # how many play after the seat
        ("pot", "f4"),  # what winning it brings
        # By how many cards others hold of some kind.
        ("unbeaten", "f4", (MOST_SEATS, COUNTS)),  # by seats to come: none of them has one
        ("lacks", "f4", COUNTS),  # a seat has none
        ("keep_colour", "f4", COUNTS),  # of a trick, that a card with so many above it will win
        ("keep_green", "f4", COUNTS),
        ("dread", "f4", COUNTS),  # what greens leave of that to a colour
    ],
    align=True,
)

# Rounded from a hill climb in games against itself and deckhands.
KEEP: Final = 0.5
KEEP_COLOUR: Final = 0.45
KEEP_GREEN: Final = 0.77
DREAD: Final = 0.26
TRUMPED: Final = 0.6
"""How likely a seat trumps if it can."""
ZERO_KEEP: Final = 0.3
PASS_KEEP: Final = 0.8
MINUS_KEEP: Final = 1.0
ALL_KEEP: Final = 3.4
FIRST_KEEP: Final = 1.6
CALL_KEEP: Final = 0.7
LOW_KEEP: Final = 0.5


EVERY_COUNT: Final = np.arange(COUNTS)
UNBEATEN: Final = np.array(
    [
        [np.maximum(0, 1 - others / max(players - 1, 1)) ** EVERY_COUNT for others in SEATS]
        for players in range(MOST_SEATS + 1)
    ],
    np.float32,
)
"""By players, then as in the struct."""
KEEP_COLOURS: Final = (KEEP * KEEP_COLOUR**EVERY_COUNT).astype(np.float32)
KEEP_GREENS: Final = (KEEP * KEEP_GREEN**EVERY_COUNT).astype(np.float32)
DREADS: Final = (1 / (1 + DREAD * EVERY_COUNT)).astype(np.float32)


def new_card_values() -> Any:
    return np.zeros(1, CARD_VALUES)


@compiled
def read_counts(t: Struct, s: Any) -> None:
    """Puts in what follows from how many cards others hold."""
    players = wide(t.players)
    for number in range(COUNTS):
        for others in range(players):
            s.unbeaten[others, number] = UNBEATEN[players, others, number]
        s.lacks[number] = UNBEATEN[players, 1, number]
        s.keep_colour[number] = KEEP_COLOURS[number]
        s.keep_green[number] = KEEP_GREENS[number]
        s.dread[number] = DREADS[number]


@entry
def is_minus(card: int) -> bool:
    return card == MINUS3A or card == MINUS3B


@compiled
def points_of(card: int) -> float:
    """F6.2 and F4.4."""
    return -2.0 if is_minus(card) else 1.0


@compiled
def read_trick(t: Struct, s: Any, seat: int) -> None:
    best = -1
    pot = 0.0
    left = 1.0
    for number in range(t.trick_start, t.played):
        card = wide(t.plays[number])
        best = max(best, rank_of(card, wide(t.follow), wide(t.low)))
        pot += s.gain[seat, card]
        if card == ALL_BUOY:  # F4.2
            left = 0.0
        elif is_zero(card):  # F4.1
            pot -= 1.0
    s.best = best
    s.others = t.players - 1 - (t.played - t.trick_start)
    s.pot = (pot + s.others * s.stake[seat] / t.players) * left


@compiled
def better_than(s: Any, card: int, low: int) -> int:
    """How many cards of its suit that others hold beat a card."""
    out = of_suit(s.low, s.high, suit_of(card))
    value = value_of(card)
    return bits_in(out & bits_below(value)) if low else bits_in(out >> (value + 1))


@compiled
def win_chance(t: Struct, s: Any, card: int, follow: int, others: int) -> float:
    """The chance that a card which leads the trick now is not beaten by those to come."""
    chance = float(s.unbeaten[others, better_than(s, card, wide(t.low))])
    if suit_of(card) != GREEN:
        followers = bits_in(of_suit(s.low, s.high, follow))
        greens = bits_in(of_suit(s.low, s.high, wide(GREEN)))
        safe = 1.0 - TRUMPED * s.lacks[followers] * (1.0 - s.lacks[greens])
        for _ in range(others):
            chance *= safe
    return chance


@compiled
def keep_value(s: Any, seat: int, card: int) -> float:
    """What a card in hand will bring in later tricks."""
    if card >= PASS_BUOY:
        return keep_buoy(card)
    if value_of(card) == 0:
        return ZERO_KEEP
    better = better_than(s, card, ZERO)
    if suit_of(card) == GREEN:
        return float(s.stake[seat] * s.keep_green[better])
    greens = bits_in(of_suit(s.low, s.high, wide(GREEN)))
    return float(s.stake[seat] * s.keep_colour[better] * s.dread[greens])


@compiled
def keep_buoy(card: int) -> float:
    if card == PASS_BUOY:
        return PASS_KEEP
    if card == ALL_BUOY:
        return ALL_KEEP
    if card == FIRST_BUOY:
        return FIRST_KEEP
    if card == CALL_BUOY:
        return CALL_KEEP
    if card == LOW_BUOY:
        return LOW_KEEP
    return MINUS_KEEP


@compiled
def play_value(t: Struct, s: Any, seat: int, card: int) -> float:
    """What a card brings now, less what it would bring later."""
    value = -keep_value(s, seat, card)
    if card >= PASS_BUOY:
        if card == ALL_BUOY:
            value += s.pot
        elif is_minus(card):  # F4.4: for another to catch
            value += 1.0
        return value
    if value_of(card) == 0:  # F4.1
        value += 1.0
    follow = wide(t.follow) if t.follow != NONE else suit_of(card)
    if rank_of(card, follow, wide(t.low)) > s.best:
        chance = win_chance(t, s, card, follow, wide(s.others))
        value += chance * (s.pot + s.gain[seat, card])
    return value


@compiled
def call_value(t: Struct, s: Any, low: int, high: int, suit: int) -> float:
    """The best chance to win with a card of the called suit, or because nobody has it (F5.2)."""
    best = float(s.lacks[bits_in(of_suit(s.low, s.high, suit))]) / 2
    mine = of_suit(low, high, suit)
    for value in range(SPAN):
        if has_bit(mine, value):
            best = max(best, win_chance(t, s, suit * SPAN + value, suit, t.players - 1))
    return best


@compiled
def move_value(t: Struct, s: Any, seat: int, low: int, high: int, thing: int) -> float:
    """What a card or a call seems to bring a seat with this hand; the trick has been read."""
    if t.phase == CALL:
        return call_value(t, s, low, high, thing)
    if t.phase == CATCH:
        return float(s.gain[seat, thing])
    if t.phase == PASS:
        return -keep_value(s, seat, thing)
    return play_value(t, s, seat, thing)


@compiled
def mover(t: Struct, observer: int) -> int:
    """Whoever is asked next; where all choose at once the observer, who is asked now (F4.3)."""
    if t.phase == PASS and not has_bit(t.chosen, observer):
        return observer
    return next_seat(t)


@compiled
def sensible(t: Struct, s: Any, seat: int, low: int, high: int) -> int:
    """The thing of a set that seems to bring most."""
    chosen = nth(low, high, ZERO)
    if bits_in(low) + bits_in(high) == 1:
        return chosen
    read_others(t, s, seat)
    read_trick(t, s, seat)
    best = -1e9
    while low != 0 or high != 0:
        thing = nth(low, high, ZERO)
        if thing < WORD:
            low = without_lowest(low)
        else:
            high = without_lowest(high)
        value = move_value(t, s, seat, t.hand[seat, 0], t.hand[seat, 1], thing)
        if value > best:
            best, chosen = value, thing
    return chosen


@compiled
def read_others(t: Struct, s: Any, seat: int) -> None:
    low, high = ZERO, ZERO
    for other in range(t.players):
        if other != seat:
            low |= t.hand[other, 0]
            high |= t.hand[other, 1]
    s.low, s.high = low, high
