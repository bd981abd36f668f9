"""Worlds that fit a view: what may be hidden, dealt out at random.

Between rounds nothing is hidden but the order within piles: every hand was played out. So all
that a seat does not know is who drew which cards of each pile this round, and what was passed:
there is one `~pass`, so at most one pass a round. Whoever did not follow a suit held none of it.

A world is found in two steps. First the passed cards, by trying candidates in random order and
turning back where the rest cannot fit. Then the unseen cards one by one, each to a seat that
still lacks cards of its pile or to the pile itself, by the number of cards they lack, but never
so that Hall's condition (every group of seats finds enough cards that it may hold) breaks.
"""

from typing import Any, Final

import numpy as np

from kutter.core.chance import below
from kutter.core.compiled import compiled, entry, wide
from kutter.fishing.cards import BUOY, CODES, NONE, bit_of, nth, suit_of, word_of
from kutter.fishing.knowledge import copy_public
from kutter.fishing.table import (
    LEVELS,
    MOST_SEATS,
    PASS,
    PILES,
    Record,
    Table,
    empty_tables,
    owner_of,
)
from kutter.fishing.trick import shows_void

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
    ],
    align=True,
)


def empty_guess() -> Any:
    return np.zeros(1, GUESS)


def world_of(view: Any, rng: Any, guess: Any) -> Table | None:
    """A table that fits a view, or None if there is none."""
    table = empty_tables()
    copy_public(view, table)
    return table if fill_in(view, rng, guess, table) else None


@entry
def fill_in(view: Any, rngs: Any, guess: Any, table: Table) -> bool:
    """Fills in what is hidden of a table whose public fields are there."""
    v, rng, g, t = view[0], rngs[0], guess[0], table[0]
    count_draws(v, g)
    read_voids(v, g)
    for seat in range(v.players):
        g.given[seat] = NONE
    if v.passed_at == NONE:
        read_draws(v, g)
        if not all_fillable(v, g):
            return False
    else:
        if v.seat >= 0:
            g.given[v.seat] = v.given
            g.given[right_of(v, v.seat)] = v.got
        if not guess_passes(v, rng, g):
            return False
    deal_unseen(v, rng, g)
    lay_out(v, g, t)
    seal_choices(v, rng, t)
    return True


@compiled
def right_of(v: Record, seat: int) -> int:
    return seat - 1 if seat > 0 else v.players - 1


@compiled
def left_of(v: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < v.players else 0


@compiled
def count_draws(v: Record, g: Any) -> None:
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
def read_voids(v: Record, g: Any) -> None:
    for seat in range(v.players):
        g.void_before[seat] = 0
        g.void_after[seat] = 0
    for play in range(v.played):
        if shows_void(v.plays[play], v.follows[play]):
            seat = wide(v.played_by[play])
            if v.passed_at == NONE or play < v.passed_at:
                g.void_before[seat] |= 1 << v.follows[play]
            else:
                g.void_after[seat] |= 1 << v.follows[play]


@compiled
def may_hold(g: Any, seat: int, suit: int) -> bool:
    """Whether a seat may have drawn, and still hold, an unseen card of a suit."""
    return ((g.void_before[seat] | g.void_after[seat]) >> suit) & 1 == 0


@compiled
def read_draws(v: Record, g: Any) -> None:
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
def all_fillable(v: Record, g: Any) -> bool:
    for pile in range(PILES):
        for seat in range(v.players):
            if g.lacks[seat, pile] < 0:
                return False
        if not fillable(v, g, pile):
            return False
    return True


@compiled
def fillable(v: Record, g: Any, pile: int) -> bool:
    """Hall's condition for the seats that lack cards of a pile."""
    if g.lacking[pile] == 0:
        return True
    for group in range(1, 1 << v.players):
        wanted = 0
        barred = (1 << (BUOY + 1)) - 1  # the suits that nobody in the group may hold, as bits
        for seat in range(v.players):
            if (group >> seat) & 1 and g.lacks[seat, pile] > 0:
                wanted += g.lacks[seat, pile]
                barred &= g.void_before[seat] | g.void_after[seat]
        for suit in range(BUOY + 1):
            if (barred >> suit) & 1 == 0:
                wanted -= g.unseen[pile, suit]
        if wanted > 0:
            return False
    return True


@compiled
def guess_passes(v: Record, rng: Any, g: Any) -> bool:
    """Chooses a card for every pass that is not known, seat by seat clockwise."""
    first = left_of(v, v.seat) if v.seat >= 0 else 0
    unknown = v.players - 2 if v.seat >= 0 else v.players
    depth = 0
    list_candidates(v, rng, g, first)
    while depth >= 0:
        if depth == unknown:
            read_draws(v, g)
            if all_fillable(v, g):
                return True
            depth -= 1
            continue
        seat = (first + depth) % v.players
        g.given[seat] = NONE
        if g.untried[seat] == 0:
            depth -= 1
            continue
        g.untried[seat] -= 1
        g.given[seat] = g.candidates[seat, g.untried[seat]]
        if pass_fits(v, g, seat) and pass_fits(v, g, left_of(v, seat)):
            depth += 1
            if depth < unknown:
                list_candidates(v, rng, g, (first + depth) % v.players)
    return False


@compiled
def list_candidates(v: Record, rng: Any, g: Any, seat: int) -> None:
    """The cards that a seat may have passed, shuffled: unseen, or played by its left neighbour."""
    left = left_of(v, seat)
    for card in range(CODES):
        g.passed_from[card] = v.origin[card]
    for play in range(v.played):
        if play < v.passed_at or v.played_by[play] != left:
            g.passed_from[v.plays[play]] = NONE
    for other in range(v.players):
        if other != seat and g.given[other] != NONE:
            g.passed_from[g.given[other]] = NONE
    number = 0
    for card in range(CODES):
        if g.passed_from[card] == NONE or g.drew[seat, g.passed_from[card]] == 0:
            continue
        if (g.void_before[seat] >> suit_of(card)) & 1:
            continue
        if v.seat >= 0 and v.hand[word_of(card)] & bit_of(card) != 0:
            continue
        place = below(rng, number + 1)
        g.candidates[seat, number] = g.candidates[seat, place]
        g.candidates[seat, place] = card
        number += 1
    g.untried[seat] = number


@compiled
def pass_fits(v: Record, g: Any, seat: int) -> bool:
    """Whether a seat whose two passes are chosen could have drawn and played as it did."""
    got = g.given[right_of(v, seat)]
    if got == NONE or g.given[seat] == NONE or seat == v.seat:
        return True
    for pile in range(PILES):
        g.tally[pile] = g.drew[seat, pile]
    g.tally[v.origin[g.given[seat]]] -= 1
    played_it = False
    for play in range(v.played):
        card = wide(v.plays[play])
        if v.played_by[play] != seat:
            continue
        if play >= v.passed_at and card == got:
            played_it = True
            continue
        if play >= v.passed_at and (g.void_before[seat] >> suit_of(card)) & 1:
            return False
        g.tally[v.origin[card]] -= 1
    for pile in range(PILES):
        if g.tally[pile] < 0:
            return False
    return played_it or (g.void_after[seat] >> suit_of(got)) & 1 == 0


@compiled
def deal_unseen(v: Record, rng: Any, g: Any) -> None:
    """Gives every unseen card to a seat that lacks one of its pile, or leaves it in the pile."""
    voids = 0
    for seat in range(v.players):
        voids |= g.void_before[seat] | g.void_after[seat]
    for void in (1, 0):  # the suits that somebody may not hold first: they have less choice
        for card in range(CODES):
            if g.drawn_by[card] != UNSEEN or (voids >> suit_of(card)) & 1 != void:
                continue
            pile = wide(v.origin[card])
            g.drawn_by[card] = NONE
            g.unseen[pile, suit_of(card)] -= 1
            if g.lacking[pile] > 0:
                g.drawn_by[card] = choose_drawer(v, rng, g, pile, suit_of(card), voids != 0)
            else:
                g.rest[pile] -= 1


@compiled
def choose_drawer(v: Record, rng: Any, g: Any, pile: int, suit: int, check: bool) -> int:
    """A seat, or NONE for the pile itself, by what they lack."""
    excluded = 0  # seats as bits; the pile itself is one more
    for seat in range(v.players):
        if not may_hold(g, seat, suit):
            excluded |= 1 << seat
    while True:
        total = 0 if (excluded >> MOST_SEATS) & 1 else g.rest[pile]
        for seat in range(v.players):
            if (excluded >> seat) & 1 == 0:
                total += g.lacks[seat, pile]
        lot = below(rng, total)
        chosen = MOST_SEATS
        for seat in range(v.players):
            if chosen == MOST_SEATS and (excluded >> seat) & 1 == 0:
                if lot < g.lacks[seat, pile]:
                    chosen = seat
                lot -= g.lacks[seat, pile]
        if chosen == MOST_SEATS:
            g.rest[pile] -= 1
        else:
            g.lacks[chosen, pile] -= 1
            g.lacking[pile] -= 1
        if not check or fillable(v, g, pile):
            return NONE if chosen == MOST_SEATS else chosen
        if chosen == MOST_SEATS:
            g.rest[pile] += 1
        else:
            g.lacks[chosen, pile] += 1
            g.lacking[pile] += 1
        excluded |= 1 << chosen


@compiled
def lay_out(v: Record, g: Any, t: Record) -> None:
    """From who drew what to where everything is now."""
    for pile in range(PILES):
        t.pile[pile, 0], t.pile[pile, 1] = 0, 0
    for seat in range(MOST_SEATS):
        t.hand[seat, 0], t.hand[seat, 1] = 0, 0
        t.given[seat] = 0
    for card in range(CODES):
        pile = wide(v.origin[card])
        if pile == NONE:
            continue
        word, bit, seat = word_of(card), bit_of(card), g.drawn_by[card]
        if seat == NONE:
            t.pile[pile, word] |= bit
        else:
            t.hand[seat, word] |= bit
    for seat in range(v.players):
        card = g.given[seat]
        t.given[seat] = card
        if card != NONE:
            t.hand[seat, word_of(card)] &= ~bit_of(card)
            t.hand[left_of(v, seat), word_of(card)] |= bit_of(card)
    for play in range(v.played):
        card = wide(v.plays[play])
        t.hand[v.played_by[play], word_of(card)] &= ~bit_of(card)


@compiled
def seal_choices(v: Record, rng: Any, t: Record) -> None:
    """Cards for the seats that have chosen, while not all have (F4.3)."""
    if v.phase != PASS:
        return
    for seat in range(v.players):
        if (v.chosen >> seat) & 1:
            card = nth(t.hand[seat, 0], t.hand[seat, 1], below(rng, v.held[seat]))
            t.given[seat] = v.given if seat == v.seat else card
