"""Deckhand: rules of thumb for Fishing. Quick, sensible, easily beaten."""

from typing import Any, Final

from kutter.bots.bot import Turn
from kutter.core.game import Move
from kutter.fishing.cards import (
    ALL_BUOY,
    BUOY,
    CALL_BUOY,
    FIRST_BUOY,
    GREEN,
    LOW_BUOY,
    MINUS3A,
    MINUS3B,
    NONE,
    PASS_BUOY,
    SPAN,
    cards_in,
    is_zero,
    suit_of,
    value_of,
)
from kutter.fishing.table import CALL, CATCH, PASS

BUOY_WORTH: Final = {
    PASS_BUOY: 6, MINUS3A: 2, MINUS3B: 2, ALL_BUOY: 30, FIRST_BUOY: 10, CALL_BUOY: 12, LOW_BUOY: 8,
}  # fmt: skip


def worth(card: int) -> int:
    """How much a card is worth having in one's stockroom."""
    suit = suit_of(card)
    if suit == BUOY:
        return BUOY_WORTH[card]
    if is_zero(card):
        return 14
    return value_of(card) + (12 if suit == GREEN else 0)


def rank(card: int, follow: int, low: bool) -> int:
    """How a card stands in a trick; below 0: it cannot win."""
    suit = suit_of(card)
    if suit == BUOY or suit not in (follow, GREEN):
        return -1
    value = SPAN - value_of(card) if low else value_of(card)
    return value + (2 * SPAN if suit == GREEN else 0)


class Deckhand:
    """Wins a trick as cheaply as it can, throws away what it wants least."""

    def choose(self, turn: Turn) -> Move:
        v = turn.view[0]
        verb = turn.moves[0].verb
        if verb == CALL:
            return max(turn.moves, key=lambda move: self.strength(v, move.things[0]))
        if verb == CATCH:
            return max(turn.moves, key=lambda move: self.catch_worth(move.things[0]))
        if verb == PASS:
            return min(turn.moves, key=lambda move: worth(move.things[0]))
        return max(turn.moves, key=lambda move: self.play_worth(v, move.things[0]))

    def strength(self, v: Any, suit: int) -> int:
        return sum(value_of(card) for card in cards_in(*v["hand"]) if suit_of(card) == suit)

    def catch_worth(self, card: int) -> int:
        return -1 if card in (MINUS3A, MINUS3B) else worth(card)

    def play_worth(self, v: Any, card: int) -> float:
        """What playing a card now seems to bring, less what the card is worth keeping."""
        trick = [int(each) for each in v["plays"][v["trick_start"] : v["played"]]]
        others = int(v["players"]) - 1 - len(trick)
        follow = int(v["follow"])
        if follow == NONE and suit_of(card) != BUOY:
            follow = suit_of(card)
        low = bool(v["low"])
        best = max((rank(each, follow, low) for each in trick), default=-1)
        if card == ALL_BUOY:
            return 8.0 * len(trick) - 4.0 * others
        if card in (MINUS3A, MINUS3B):
            return 10.0 if best >= 0 or others == 0 else -10.0
        if suit_of(card) == BUOY:
            return 4.0
        mine = rank(card, follow, low)
        spoiled = 10 if MINUS3A in trick or MINUS3B in trick else 0
        chance = 0.0
        if mine > best:
            top = 3 * SPAN if suit_of(card) == GREEN else SPAN
            chance = 1.0 if others == 0 else (mine / top) ** others
        gain = chance * (4 * int(v["players"]) - spoiled) - (1 - chance) * 0.4 * worth(card)
        if chance == 1.0:
            gain -= 0.3 * worth(card)
        return gain + (6 if is_zero(card) else 0)
