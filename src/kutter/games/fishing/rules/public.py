"""How a round moves on as everybody sees it (F7): on a state and on a seat's view alike.

These steps change public fields only. The rules add hidden hands and piles to them; whoever reads a
round as a seat saw it (knowledge/completion.py) adds that seat's own hand.
"""

from kutter.engine.bits import bit, bits_below
from kutter.engine.compiled import compiled, wide
from kutter.games.fishing.cards import BUOY, NONE, Card, has_effect, suit_of
from kutter.games.fishing.state import LEVELS, Struct, batch


@compiled
def piles_in_turn(p: Struct) -> int:
    """From how many piles a seat may come to draw."""
    return wide(p.round_number) - 1 + LEVELS


@compiled
def nth_pile(p: Struct, seat: int, n: int) -> int:
    """F6.3: the batches of the stockroom, oldest first, then the ocean from its lowest level up
    (F2.1)."""
    batches = wide(p.round_number) - 1
    return batch(seat, n + 1) if n < batches else n - batches


@compiled
def next_pile(p: Struct, seat: int) -> int:
    """The first of them that holds a card."""
    for n in range(piles_in_turn(p)):
        pile = nth_pile(p, seat, n)
        if p.left[pile] > 0:
            return pile
    return NONE


@compiled
def draw_from(p: Struct, pile: int, seat: int) -> None:
    """A card goes from a pile to a hand."""
    p.left[pile] -= 1
    p.held[seat] += 1
    if pile < LEVELS:
        p.drawn[seat, pile] += 1


@compiled
def lay_down(p: Struct, seat: int, card: Card) -> bool:
    """F3.1: a card goes from a hand to the trick; whether that is whole now."""
    number = wide(p.played)
    p.plays[number] = card
    p.played_by[number] = seat
    p.follows[number] = p.follow
    p.played = number + 1
    p.held[seat] -= 1
    if has_effect(card):
        p.effects |= bit(number - p.trick_start)
    if p.follow == NONE and suit_of(card) != BUOY:
        p.follow = suit_of(card)
    return bool(p.played - p.trick_start == p.players)


@compiled
def clear_trick(p: Struct) -> None:
    """The next trick has no card yet, and nothing holds in it."""
    p.trick_start = p.played
    p.follow = NONE
    p.caller = NONE
    p.low = 0
    p.effects = 0


@compiled
def seal_choice(p: Struct, seat: int) -> bool:
    """F4.3: a seat has chosen what to pass; whether all have, so that hands change now."""
    p.chosen |= bit(seat)
    if p.chosen != bits_below(p.players):
        return False
    p.passed_at = p.played
    return True
