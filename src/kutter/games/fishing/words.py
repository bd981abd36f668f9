"""Fishing in words: cards, events and reasons as sentences of the catalogue."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any

from kutter.engine.events import Event
from kutter.games.contract import Json, Move
from kutter.games.describing import Describer, seat_words
from kutter.games.fishing.cards import (
    BUOY,
    BUOY_NAMES,
    CARD_NAMES,
    GREEN,
    NONE,
    SUIT_NAMES,
    Card,
    cards_in,
    is_zero,
    suit_of,
    value_of,
)
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.rules.moves import (
    ALREADY_CHOSEN,
    GAME_IS_OVER,
    MUST_FOLLOW,
    NO_SUCH_SUIT,
    NOT_IN_HAND,
    NOT_IN_TRICK,
    NOT_THE_TURN,
    OWN_ZERO,
    WRONG_VERB,
)
from kutter.games.fishing.rules.trick import read_win
from kutter.games.fishing.state import CALL, CATCH, LEVELS, PASS, PLAY, ROUNDS, VERBS
from kutter.language.errors import IllegalMove, ReasonJson
from kutter.language.sentences import Sentence

TURN_RULES = {PLAY: "F3.1", CATCH: "F4.1", PASS: "F4.3", CALL: "F5.2"}


@cache
def card_words(card: Card) -> Sentence:
    """ "red 9", "the call buoy"."""
    if suit_of(card) == BUOY:
        return Sentence(f"buoy-{BUOY_NAMES[value_of(card)][1:].rstrip('ab')}")
    return Sentence("card", suit=SUIT_NAMES[suit_of(card)], value=str(value_of(card)))


def explain_card(card: Card) -> Sentence:
    """What a card does."""
    if suit_of(card) == BUOY:
        return Sentence(f"explain-{BUOY_NAMES[value_of(card)][1:].rstrip('ab')}")
    if is_zero(card):
        return Sentence("explain-zero", suit=SUIT_NAMES[suit_of(card)])
    return Sentence("explain-green" if suit_of(card) == GREEN else "explain-colour")


def card_list(cards: Iterable[Card]) -> list[Sentence]:
    return [card_words(card) for card in cards]


def win_words(code: int) -> Sentence:
    """ "with the highest red"."""
    reason, suit = read_win(code)
    return Sentence("fishing-won-by", reason=reason, suit=suit or "")


class FishingDescriber(Describer):
    def tell(self, events: Sequence[Event]) -> list[Sentence]:
        visible = [event for event in events if self.sees(event)]
        sentences: list[Sentence] = []
        for (what, who), group in groupby(visible, key=lambda event: event[:2]):
            sentences += self.tell_alike(what, who, list(group))
        return sentences

    def sentence(self, message: str, who: int, **arguments: object) -> Sentence:
        return Sentence(message, you=self.is_you(who), who=self.name(who), **arguments)

    def tell_alike(self, what: int, who: int, events: list[Event]) -> list[Sentence]:
        """One sentence for events of one kind and seat that belong together, else one each."""
        name = f"fishing-{kinds.EVENT_NAMES[what]}"
        things = [event.thing for event in events]
        first = events[0]
        if what in (kinds.DREW, kinds.CAUGHT_BY_ALL, kinds.CAUGHT_BY_WINNER):
            return [self.sentence(name, who, cards=card_list(things))]
        if what == kinds.DREW_FROM:
            return [self.sentence(name, who, sources=[self.source(event) for event in events])]
        if what == kinds.OVERFISHED:
            return [Sentence(name, round=str(first.thing), number=first.number)]
        if what == kinds.WON_TRICK:
            return [self.sentence(name, who, by=win_words(first.thing), number=first.number)]
        if what == kinds.CALLED:
            return [self.sentence(name, who, suit=SUIT_NAMES[first.thing])]
        if what == kinds.PASSED:
            return [
                self.sentence(
                    name,
                    who,
                    card=card_words(first.thing),
                    to_you=self.is_you(first.number),
                    to=self.name(first.number),
                )
            ]
        if what in (kinds.SCORED, kinds.ROUND_BEGINS, kinds.WON):
            return [self.sentence(name, who, thing=first.thing, number=first.number)]
        if what in (kinds.PLAYED, kinds.CAUGHT_BY_ZERO, kinds.LOST_POINTS):
            return [
                self.sentence(name, who, card=card_words(each.thing), number=each.number)
                for each in events
            ]
        return [self.sentence(name, who, number=first.number)]

    def source(self, event: Event) -> Sentence:
        if event.thing >= LEVELS:
            caught_in = (event.thing - LEVELS) % ROUNDS + 1
            return Sentence("source-stockroom", round=str(caught_in), number=event.number)
        return Sentence("source-ocean", stars=event.thing, number=event.number)


CARD_EVENTS = (
    kinds.PLAYED,
    kinds.PASSED,
    kinds.CAUGHT_BY_ZERO,
    kinds.CAUGHT_BY_ALL,
    kinds.CAUGHT_BY_WINNER,
    kinds.LOST_POINTS,
    kinds.DREW,
)


def event_json(event: Event) -> Json:
    """Facts by name; cards and suits as in records."""
    what, who, thing, number, _ = event
    fact = {"what": kinds.EVENT_NAMES[what], "who": who, "number": number}
    if what in CARD_EVENTS:
        return {**fact, "card": CARD_NAMES[thing]}
    if what == kinds.WON_TRICK:
        reason, suit = read_win(thing)
        return {**fact, "reason": reason, "suit": suit}
    return {**fact, "suit": SUIT_NAMES[thing]} if what == kinds.CALLED else {**fact, "thing": thing}


def refusal(code: int, move: Move, position: Any, hand: tuple[int, int]) -> IllegalMove:
    """What stands against a move, with its rule; told from the public fields and one hand."""
    phase, turn, follow = (int(position[name][0]) for name in ("phase", "turn", "follow"))
    card = card_words(move.things[0]) if move.verb != CALL else None
    if code == GAME_IS_OVER:
        return IllegalMove("F6.6", "game-is-over")
    if code == NOT_THE_TURN and turn == NONE:
        return IllegalMove(TURN_RULES.get(phase, "F6.3"), "chance-is-due")
    if code == NOT_THE_TURN:
        who = seat_words(turn)
        return IllegalMove(TURN_RULES[phase], "another-seat-is-due", who=who, verb=VERBS[phase])
    if code == ALREADY_CHOSEN:
        return IllegalMove("F4.3", "fishing-already-chosen")
    if code == WRONG_VERB:
        return IllegalMove(TURN_RULES[phase], "other-verb-is-due", verb=VERBS[phase])
    if code == NO_SUCH_SUIT:
        return IllegalMove("F5.2", "fishing-no-such-suit")
    if code == OWN_ZERO:
        return IllegalMove("F4.1", "fishing-own-zero", card=card)
    if code == NOT_IN_TRICK:
        return IllegalMove("F4.1", "fishing-not-in-trick", card=card)
    if code == NOT_IN_HAND:
        return IllegalMove(TURN_RULES[phase], "fishing-not-in-hand", card=card)
    assert code == MUST_FOLLOW
    return must_follow(follow, [each for each in cards_in(*hand) if suit_of(each) == follow])


def must_follow(suit: int, held: Iterable[Card]) -> IllegalMove:
    suit_name = SUIT_NAMES[suit]
    return IllegalMove("F3.2", "fishing-must-follow", cards=card_list(held), suit=suit_name)


@lru_cache(maxsize=4096)
def must_follow_json(suit: int, held: tuple[Card, ...]) -> ReasonJson:
    return must_follow(suit, held).to_json()
