"""F3: what may be played to a trick, and who wins it."""

from typing import Final

from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.fishing.cards import (
    BUOY,
    GREEN,
    NONE,
    SPAN,
    SUIT,
    SUIT_NAMES,
    Card,
    of_suit,
    suit_of,
    value_of,
)
from kutter.games.fishing.state import Struct, seat_after

# Why a trick was won: F3.3, F3.4 and F5.2.
BY_FIRST_BUOY: Final = wide(0)  # only buoys, no call
BY_CALL: Final = wide(1)  # neither the called suit nor green
BY_ONLY: Final = wide(2)  # one card of the suit
BY_HIGHEST: Final = wide(3)
BY_LOWEST: Final = wide(4)
WIN_NAMES: Final = ("first-buoy", "call", "only", "highest", "lowest")
WIN_SUITS: Final = len(SUIT_NAMES) + 1
"""NONE and the suits."""


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
def rank_of(card: Card, follow: int, low: int) -> int:
    """How a card stands in a trick (F3.3, F3.4); below 0: it cannot win.

    Every green outranks every other suit, also where the lowest wins.
    """
    suit = suit_of(card)
    if suit == BUOY or (suit != follow and suit != GREEN):
        return -1
    rank = SPAN - value_of(card) if low else value_of(card)
    return rank + 2 * SPAN if suit == GREEN else rank


@compiled
def trick_winner(t: Struct) -> int:
    """F3.3 and F3.4, of the cards that lie there."""
    best = -1
    winner = t.caller if t.caller != NONE else t.leader
    for place in range(t.played - t.trick_start):
        card = wide(t.plays[t.trick_start + place])
        rank = rank_of(card, wide(t.follow), wide(t.low))
        if rank > best:
            best = rank
            winner = seat_after(t, wide(t.leader), place)
    return winner


@compiled
def why_won(t: Struct) -> int:
    """How `trick_winner` found the winner, and by which suit, as one number for an event."""
    trumps = 0
    followers = 0
    for place in range(t.players):
        suit = suit_of(wide(t.plays[t.trick_start + place]))
        trumps += suit == GREEN
        followers += suit == t.follow
    rivals = trumps if trumps > 0 else followers
    suit = wide(GREEN if trumps > 0 else t.follow)
    if rivals == 0:
        how = BY_FIRST_BUOY if t.caller == NONE else BY_CALL
    elif rivals == 1:
        how = BY_ONLY
    else:
        how = BY_LOWEST if t.low else BY_HIGHEST
    return how * WIN_SUITS + suit - NONE


def read_win(code: int) -> tuple[str, str | None]:
    """The name of a reason, and of its suit; where only buoys were played, there is none."""
    how, suit = divmod(code, WIN_SUITS)
    return WIN_NAMES[how], SUIT_NAMES[suit + NONE] if suit + NONE >= 0 else None
