"""F3: what may be played to a trick, and who wins it."""

from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.fishing.cards import (
    BUOY,
    GREEN,
    NONE,
    SPAN,
    SUIT,
    Card,
    of_suit,
    suit_of,
    value_of,
)
from kutter.games.fishing.state import Struct, seat_after


@compiled
def playable(low: int, high: int, follow: int) -> tuple[int, int]:
    """F3.2: the suit to follow or a buoy; without that suit, or while none is set, anything."""
    if follow == NONE or of_suit(low, high, follow) == 0:
        return low, high
    buoys = SUIT << (SPAN * (BUOY - 3))
    if follow < 3:
        return low & SUIT << (SPAN * follow), high & buoys
    return ZERO, high & (buoys | SUIT << (SPAN * (follow - 3)))


@compiled
def shows_void(card: Card, follow: int) -> bool:
    """F7: who played this had none of the suit to follow."""
    return follow != NONE and suit_of(card) != follow and suit_of(card) != BUOY


@compiled
def trick_winner(t: Struct) -> int:
    """F3.3 and F3.4. Every green outranks every other suit, also where the lowest wins."""
    best = -1
    winner = t.caller if t.caller != NONE else t.leader
    for place in range(t.players):
        card = wide(t.plays[t.trick_start + place])
        suit = suit_of(card)
        if suit == GREEN or (suit == t.follow and suit != BUOY):
            rank = value_of(card)
            if t.low:
                rank = SPAN - rank
            if suit == GREEN:
                rank += 2 * SPAN
            if rank > best:
                best = rank
                winner = seat_after(t, wide(t.leader), place)
    return winner
