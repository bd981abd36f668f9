"""What a seat knows of who drew what this round, as a guess that worlds and passes fill in."""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bit, bits_below, has_bit
from kutter.engine.compiled import compiled, wide
from kutter.games.fishing.cards import BUOY, CODES, NONE, bit_of, suit_of, word_of
from kutter.games.fishing.rules.trick import shows_void
from kutter.games.fishing.state import LEVELS, MOST_SEATS, PILES, Struct, owner_of

UNSEEN: Final = -2

GUESS: Final = np.dtype(
    [
        ("drawn_by", "i1", CODES),  # who drew a card this round; NONE: nobody, UNSEEN: not known
        ("passed_from", "i1", CODES),  # scratch: the pile of a card that may have been passed
        ("given", "i1", MOST_SEATS),
        ("drew", "i1", (MOST_SEATS, PILES)),  # how many cards of a pile a seat drew
        ("tally", "i1", PILES),  # scratch: known cards of one seat, by pile
        ("lacks", "i1", (MOST_SEATS, PILES)),  # unseen cards of a pile that a seat drew
        ("lacking", "i1", PILES),  # the same, of all seats
        ("rest", "i1", PILES),  # unseen cards that stay in the pile
        ("unseen", "i1", (PILES, BUOY + 1)),  # unseen cards of a pile, by suit
        ("void_before", "i1", MOST_SEATS),  # suits that a seat lacked before the pass, as bits
        ("void_after", "i1", MOST_SEATS),
        ("candidates", "i1", (MOST_SEATS, CODES)),
        ("untried", "i1", MOST_SEATS),
        # Scratch of passes.py.
        ("play_of", "i1", CODES),  # as which play of the round a card was played; NONE: not yet
        ("givers", "i8", PILES),  # sets of seats, each as bits, that may all have given from a pile
        ("known", "i1", MOST_SEATS),  # cards of one pile that a seat surely drew, or played later
        ("must", "i1", MOST_SEATS),  # cards of one pile that a seat played and must have been given
        ("may", "i1", MOST_SEATS),  # … and may have been given
        ("open", "i1", BUOY + 1),  # unseen cards of one pile, by suit
    ],
    align=True,
)


def empty_guess() -> Any:
    return np.zeros(1, GUESS)


@compiled
def right_of(v: Struct, seat: int) -> int:
    return seat - 1 if seat > 0 else v.players - 1


@compiled
def left_of(v: Struct, seat: int) -> int:
    return seat + 1 if seat + 1 < v.players else 0


@compiled
def count_draws(v: Struct, g: Any) -> None:
    for seat in range(v.players):
        for pile in range(PILES):
            g.drew[seat, pile] = v.drawn[seat, pile] if pile < LEVELS else 0
    for card in range(CODES):
        pile = wide(v.origin[card])
        if pile >= LEVELS:
            g.drew[owner_of(pile), pile] += 1
    for pile in range(LEVELS, PILES):
        if owner_of(pile) < v.players:
            g.drew[owner_of(pile), pile] -= v.left[pile]


@compiled
def read_voids(v: Struct, g: Any) -> None:
    for seat in range(v.players):
        g.void_before[seat] = 0
        g.void_after[seat] = 0
    for play in range(v.played):
        if shows_void(v.plays[play], v.follows[play]):
            seat = wide(v.played_by[play])
            if v.passed_at == NONE or play < v.passed_at:
                g.void_before[seat] |= bit(v.follows[play])
            else:
                g.void_after[seat] |= bit(v.follows[play])


@compiled
def may_hold(g: Any, seat: int, suit: int) -> bool:
    """Whether a seat may have drawn, and still hold, an unseen card of a suit."""
    return not has_bit(g.void_before[seat] | g.void_after[seat], suit)


@compiled
def read_draws(v: Struct, g: Any) -> None:
    """Who drew the cards that are known, given the passes, and what each seat lacks of a pile."""
    for card in range(CODES):
        g.drawn_by[card] = UNSEEN if v.origin[card] != NONE else NONE
        if v.seat >= 0 and v.hand[word_of(card)] & bit_of(card) != 0:
            g.drawn_by[card] = v.seat
    for play in range(v.played):
        g.drawn_by[v.plays[play]] = v.played_by[play]
    for seat in range(v.players):
        if g.given[seat] != NONE:
            g.drawn_by[g.given[seat]] = seat
    for pile in range(PILES):
        g.rest[pile] = v.left[pile]
        g.lacking[pile] = 0
        for suit in range(BUOY + 1):
            g.unseen[pile, suit] = 0
        for seat in range(v.players):
            g.lacks[seat, pile] = g.drew[seat, pile]
    for card in range(CODES):
        pile = wide(v.origin[card])
        if pile == NONE:
            continue
        if g.drawn_by[card] == UNSEEN:
            g.unseen[pile, suit_of(card)] += 1
        else:
            g.lacks[g.drawn_by[card], pile] -= 1
    for pile in range(PILES):
        for seat in range(v.players):
            g.lacking[pile] += g.lacks[seat, pile]


@compiled
def all_fillable(v: Struct, g: Any) -> bool:
    for pile in range(PILES):
        for seat in range(v.players):
            if g.lacks[seat, pile] < 0:
                return False
        if not fillable(v, g, pile):
            return False
    return True


@compiled
def fillable(v: Struct, g: Any, pile: int) -> bool:
    """Hall's condition for the seats that lack cards of a pile."""
    if g.lacking[pile] == 0:
        return True
    for group in range(1, bit(v.players)):
        wanted = 0
        barred = bits_below(BUOY + 1)  # the suits that nobody in the group may hold, as bits
        for seat in range(v.players):
            if has_bit(group, seat) and g.lacks[seat, pile] > 0:
                wanted += g.lacks[seat, pile]
                barred &= g.void_before[seat] | g.void_after[seat]
        for suit in range(BUOY + 1):
            if not has_bit(barred, suit):
                wanted -= g.unseen[pile, suit]
        if wanted > 0:
            return False
    return True
