"""Worlds that fit a view: what may be hidden, dealt out at random.

Between rounds nothing is hidden but the order within piles: every hand was played out. So all
that a seat does not know is who drew which cards of each pile this round, and what was passed:
there is one `~pass`, so at most one pass a round. Whoever did not follow a suit held none of it.

A world is found in two steps. First the passed cards (passes.py). Then the unseen cards one by
one, each to a seat that still lacks cards of its pile or to the pile itself, by the number of
cards they lack, but never so that Hall's condition (every group of seats finds enough cards that
it may hold) breaks.
"""

from typing import Any

from kutter.engine.bits import bit, bits_in, halved, has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.contract import View
from kutter.games.fishing.cards import (
    CODES,
    NONE,
    WORD,
    bit_of,
    has_card,
    nth,
    suit_of,
    with_card,
    word_of,
)
from kutter.games.fishing.knowledge.draws import (
    UNSEEN,
    all_fillable,
    count_draws,
    fillable,
    left_of,
    may_hold,
    read_draws,
    read_voids,
    right_of,
)
from kutter.games.fishing.knowledge.passes import guess_passes
from kutter.games.fishing.knowledge.views import copy_public
from kutter.games.fishing.state import (
    LEVELS,
    MOST_PLAYS,
    MOST_SEATS,
    PASS,
    PILES,
    State,
    Struct,
    empty_states,
    owner_of,
)
from kutter.language.errors import BadInput


def world_of(view: View, rng: Any, guess: Any) -> State | None:
    """A state that fits a view, or None if there is none."""
    if not adds_up(view):
        return None
    state = empty_states()
    copy_public(view, state)
    return state if fill_in(view, rng, guess, state) else None


def check_sums(view: View) -> None:
    if not adds_up(view):
        raise BadInput("view-is-damaged")


@entry
def adds_up(view: Any) -> bool:
    """Whether every card of a view is in one place, and as many as are said to be there.

    A view that is in its ranges and adds up keeps what follows within bounds, also one that was
    read from a stranger's record.
    """
    v = view[0]
    if v.trick_start > v.played:
        return False
    if v.trick_start + v.players > MOST_PLAYS and not is_played_out(v):  # a trick finds room
        return False
    if v.passed_at > v.played or v.seat >= v.players or v.turn >= v.players:
        return False
    low, high = wide(v.hand[0]), wide(v.hand[1])
    if v.seat >= 0 and v.held[v.seat] != bits_in(low) + bits_in(high):
        return False
    if halved(high, CODES - WORD) != 0:  # more cards than there are
        return False
    for play in range(v.played):
        card = wide(v.plays[play])
        if v.played_by[play] >= v.players or has_card(low, high, card):
            return False
        low, high = with_card(low, high, card)
    for card in range(CODES):
        if v.origin[card] == NONE and has_card(low, high, card):
            return False
    return own_passes_add_up(v) and draws_add_up(v)


@compiled
def is_played_out(v: Struct) -> bool:
    """Whether a round has come to its end, the longest too."""
    for seat in range(v.players):
        if v.held[seat] != 0:
            return False
    return v.trick_start == v.played


@compiled
def own_passes_add_up(v: Struct) -> bool:
    """Whether a seat knows what it gave and got where it must, each a card of the round."""
    if v.seat < 0:
        return bool(v.given == NONE and v.got == NONE)
    if v.passed_at != NONE:
        if v.given == NONE or v.got == NONE or v.given == v.got:
            return False
        return bool(v.origin[v.given] != NONE and v.origin[v.got] != NONE)
    if v.phase == PASS and has_bit(v.chosen, v.seat):
        return bool(v.given != NONE and v.hand[word_of(v.given)] & bit_of(v.given) != 0)
    return True


@compiled
def draws_add_up(v: Struct) -> bool:
    """Whether what is left in piles, what was drawn from them and what hands hold is one sum."""
    for seat in range(v.players):
        held = 0
        for play in range(v.played):
            held -= 1 if v.played_by[play] == seat else 0
        for level in range(LEVELS):
            held += v.drawn[seat, level]
        for pile in range(LEVELS, PILES):
            if owner_of(pile) == seat:
                held += cards_from(v, pile) - v.left[pile]
        if held < 0 or held != v.held[seat] or (held == 0 and v.phase == PASS):
            return False
    for pile in range(PILES):
        drawn = cards_from(v, pile) - v.left[pile]
        if pile < LEVELS:
            for seat in range(v.players):
                drawn -= v.drawn[seat, pile]
            if drawn != 0:
                return False
        elif drawn < 0 or (owner_of(pile) >= v.players and cards_from(v, pile) > 0):
            return False
    return True


@compiled
def cards_from(v: Struct, pile: int) -> int:
    """How many cards a pile held when the round began."""
    count = 0
    for card in range(CODES):
        count += 1 if v.origin[card] == pile else 0
    return count


@entry
def fill_in(view: Any, rngs: Any, guess: Any, state: State) -> bool:
    return guess_hidden(view[0], rngs[0], guess[0], state[0])


@compiled
def guess_hidden(v: Struct, rng: Any, g: Any, t: Struct) -> bool:
    """Fills in what is hidden of a state whose public fields are there."""
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
def deal_unseen(v: Struct, rng: Any, g: Any) -> None:
    """Gives every unseen card to a seat that lacks one of its pile, or leaves it in the pile."""
    voids = 0
    for seat in range(v.players):
        voids |= g.void_before[seat] | g.void_after[seat]
    for void in (True, False):  # the suits that somebody may not hold first: they have less choice
        for card in range(CODES):
            if g.drawn_by[card] != UNSEEN or has_bit(voids, suit_of(card)) != void:
                continue
            pile = wide(v.origin[card])
            g.drawn_by[card] = NONE
            g.unseen[pile, suit_of(card)] -= 1
            if g.lacking[pile] > 0:
                g.drawn_by[card] = choose_drawer(v, rng, g, pile, suit_of(card), voids != 0)
            else:
                g.rest[pile] -= 1


@compiled
def choose_drawer(v: Struct, rng: Any, g: Any, pile: int, suit: int, check: bool) -> int:
    """A seat, or NONE for the pile itself, by what they lack."""
    excluded = 0  # seats as bits; the pile itself is one more
    for seat in range(v.players):
        if not may_hold(g, seat, suit):
            excluded |= bit(seat)
    while True:
        total = 0 if has_bit(excluded, MOST_SEATS) else g.rest[pile]
        for seat in range(v.players):
            if not has_bit(excluded, seat):
                total += g.lacks[seat, pile]
        lot = below(rng, total)
        chosen = MOST_SEATS
        for seat in range(v.players):
            if chosen == MOST_SEATS and not has_bit(excluded, seat):
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
        excluded |= bit(chosen)


@compiled
def lay_out(v: Struct, g: Any, t: Struct) -> None:
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
def seal_choices(v: Struct, rng: Any, t: Struct) -> None:
    """Cards for the seats that have chosen, while not all have (F4.3)."""
    if v.phase != PASS:
        return
    for seat in range(v.players):
        if has_bit(v.chosen, seat):
            card = nth(t.hand[seat, 0], t.hand[seat, 1], below(rng, v.held[seat]))
            t.given[seat] = v.given if seat == v.seat else card
