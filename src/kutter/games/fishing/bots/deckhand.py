"""Deckhand: rules of thumb for Fishing. Quick, sensible, easily beaten."""

from typing import Any, Final

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.games.contract import Move
from kutter.games.fishing.cards import (
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
from kutter.games.fishing.state import CALL, CATCH, PASS

BUOY_WORTH: Final = {
    PASS_BUOY: 6, MINUS3A: 2, MINUS3B: 2, ALL_BUOY: 30, FIRST_BUOY: 10, CALL_BUOY: 12, LOW_BUOY: 8,
}  # fmt: skip
STARTING_TOP: Final = 10
COLOUR_TOP: Final = 16
"""A colour card of this value is as good as sure to win, to a deckhand."""
GREEN_TOP: Final = 3 * SPAN


def worth(card: int) -> int:
    """How much a card is worth having; a plain card is worth its value."""
    suit = suit_of(card)
    if suit == BUOY:
        return BUOY_WORTH[card]
    if is_zero(card):
        return 14
    return value_of(card) + (12 if suit == GREEN else 0)


def rank(card: int, follow: int, low: bool) -> int:
    """How a card stands in a trick (F3.3, F3.4); below 0: it cannot win."""
    suit = suit_of(card)
    if suit == BUOY or suit not in (follow, GREEN):
        return -1
    value = SPAN - value_of(card) if low else value_of(card)
    return value + (2 * SPAN if suit == GREEN else 0)


class Deckhand(Thinker):
    """Wins a trick as cheaply as it can, throws away what it wants least. Counts no cards."""

    def consider(self, turn: Turn) -> list[Candidate]:
        v = turn.view[0]
        candidates = [Candidate(move, self.value(v, move)) for move in turn.moves]
        return sorted(candidates, key=lambda candidate: -candidate.value)

    def value(self, v: Any, move: Move) -> float:
        thing = move.things[0]
        if move.verb == CALL:
            return sum(value_of(card) for card in cards_in(*v["hand"]) if suit_of(card) == thing)
        if move.verb == CATCH:
            return -1 if thing in (MINUS3A, MINUS3B) else worth(thing)
        if move.verb == PASS:
            return -worth(thing)
        return self.play_value(v, thing)

    def play_value(self, v: Any, card: int) -> float:
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
        if card in (MINUS3A, MINUS3B):  # F4.4: for another to catch
            return 10.0 if best >= 0 or others == 0 else -10.0
        if suit_of(card) == BUOY:
            return 4.0
        mine = rank(card, follow, low)
        chance = 0.0
        if mine > best:
            colour_top = STARTING_TOP if v["round_number"] == 1 else COLOUR_TOP
            top = GREEN_TOP if suit_of(card) == GREEN else colour_top
            chance = min(1.0, mine / top) ** others
        spoiled = 3 * sum(each in (MINUS3A, MINUS3B) for each in trick)
        gain = chance * 5 * (int(v["players"]) - spoiled)
        gain -= (0.3 if chance == 1.0 else 0.25 * (1 - chance)) * worth(card)
        return gain + (6 if is_zero(card) else 0)
