"""Why a move: what its trials show most clearly, against those of the seat's other moves."""

from collections.abc import Iterable
from typing import Any, Final

from kutter.bots.contract import EXPLAINED, Candidate, Outlook, Turn
from kutter.bots.reasons import ONLY_MOVE, joined
from kutter.games.contract import Move
from kutter.games.describing import seat_words
from kutter.games.fishing.bots.card_values import is_minus
from kutter.games.fishing.bots.trials import tried_out
from kutter.games.fishing.cards import (
    ALL_BUOY,
    CALL_BUOY,
    FIRST_BUOY,
    GREEN,
    LOW_BUOY,
    PASS_BUOY,
    Card,
    cards_in,
    is_zero,
    suit_of,
    value_of,
)
from kutter.games.fishing.state import CALL, CATCH, PASS
from kutter.games.fishing.words import card_words
from kutter.language.sentences import Sentence

OFTEN: Final = 0.15
"""A trick that is won in a smaller share of worlds is hardly won."""
CLEARLY: Final = 0.1
"""By which share of worlds moves must differ, or they do not."""
HIGH: Final = 14
"""From this value on a card of a colour is a strong one."""
NEXT_TRICK: Final = {FIRST_BUOY: "first", CALL_BUOY: "call", LOW_BUOY: "low"}
"""Buoys that are played for the trick after this one (F5)."""


def explained(turn: Turn, candidates: list[Candidate]) -> list[Candidate]:
    """The same with an outlook, and the best with a reason."""
    why = Reasons(turn)
    return [
        Candidate(
            each.move,
            each.value,
            each.visits,
            why.outlook(each),
            why.reason(each.move) if place < EXPLAINED else None,
        )
        for place, each in enumerate(candidates)
    ]


class Reasons:
    """What speaks for the moves of one turn."""

    def __init__(self, turn: Turn) -> None:
        self.view = turn.view[0]
        self.things = [move.things[0] for move in turn.moves]
        self.trials = tried_out(turn)
        self.worlds = int(self.trials["worlds"])
        self.trick = [
            int(card) for card in self.view["plays"][self.view["trick_start"] : self.view["played"]]
        ]

    def outlook(self, candidate: Candidate) -> Outlook:
        """The win by the search, the points by the trials."""
        chance = candidate.value if candidate.visits else None
        points = self.points(candidate.move.things[0])
        says = Sentence(
            "fishing-hint-outlook",
            chance="none" if chance is None else round(100 * chance),
            points=round(points, 1),
        )
        return Outlook(chance, points, says)

    def reason(self, move: Move) -> Sentence | None:
        thing = move.things[0]
        if len(self.things) == 1:
            return ONLY_MOVE
        if move.verb == CALL:
            return self.counted("fishing-hint-calls", self.won(thing))
        if move.verb == CATCH:
            return self.catch(thing)
        if move.verb == PASS:
            return self.give(thing)
        return joined(self.in_trick(thing), self.beside(thing))

    # Playing a card

    def in_trick(self, card: Card) -> Sentence:
        """What it does in this trick, or for the next."""
        if card == ALL_BUOY:
            return Sentence("fishing-hint-all", cards=self.cards(card, self.worlds))
        if card == PASS_BUOY:
            return Sentence("fishing-hint-pass-buoy")
        if card in NEXT_TRICK:
            message = f"fishing-hint-{NEXT_TRICK[card]}"
            return self.counted(message, int(self.trials["won_next"][card]))
        if is_minus(card):
            others = self.worlds - self.minus(card)
            return self.counted("fishing-hint-minus-played", max(0, others))
        won = self.won(card)
        if won == 0:
            return self.counted("fishing-hint-never-wins", won, last=yes(self.is_last))
        if won < OFTEN * self.worlds:
            return self.counted("fishing-hint-hardly-wins", won)
        message = "fishing-hint-surely-wins" if self.is_last else "fishing-hint-wins"
        return self.counted(message, won, cards=self.cards(card, won))

    def beside(self, card: Card) -> Sentence | None:
        """What else tells it from the other cards."""
        if is_zero(card):
            return Sentence("fishing-hint-zero")
        if any(map(is_minus, self.trick)):
            if self.minus(card) > OFTEN * self.worlds:
                return Sentence("fishing-hint-minus-along")
            if max(map(self.minus, self.things)) > self.minus(card) + CLEARLY * self.worlds:
                return Sentence("fishing-hint-minus-avoided")
        if card >= PASS_BUOY:
            return None
        same = [each for each in self.kept(card) if suit_of(each) == suit_of(card)]
        as_good = [each for each in same if value_of(each) > value_of(card)]
        as_good = [each for each in as_good if self.won(each) <= self.won(card)]
        if as_good and self.won(card) > 0:
            return Sentence("fishing-hint-as-good", card=card_words(as_good[-1]))
        if suit_of(card) != GREEN and any(suit_of(each) == GREEN for each in self.kept(card)):
            return Sentence("fishing-hint-keeps-trump")
        likeliest = max(self.things, key=self.won)
        if self.won(likeliest) < OFTEN * self.worlds:
            return self.fresh_cards(card, self.richest) or Sentence("fishing-hint-none-wins")
        if self.won(likeliest) > self.won(card) + CLEARLY * self.worlds:
            return Sentence("fishing-hint-keeps", card=card_words(likeliest))
        return None

    # Catching and passing

    def catch(self, card: Card) -> Sentence:
        """F4.1: what the zero takes, and what it leaves to the winner."""
        winner = int(self.view["winner"])
        if is_minus(card):
            return Sentence("fishing-hint-catch-minus")
        if winner == self.view["seat"]:
            return Sentence("fishing-hint-catch-own-trick")
        takes = Sentence("fishing-hint-catch", who=seat_words(winner), kind=kind_of(card))
        leaves_minus = any(map(is_minus, self.things))
        left = Sentence("fishing-hint-leaves-minus", who=seat_words(winner))
        return joined(takes, left if leaves_minus else None)

    def give(self, card: Card) -> Sentence | None:
        """F4.3: how well it can be spared, against the other that can be spared best. That it costs
        more does not speak for it, and is not said."""
        left = (int(self.view["seat"]) + 1) % int(self.view["players"])
        other = max((each for each in self.things if each != card), key=self.points)
        if is_minus(card):
            return Sentence("fishing-hint-give-minus", who=seat_words(left))
        difference = round(self.points(card) - self.points(other), 1)
        fresh = self.fresh_cards(card, other)
        if difference < 0:
            return fresh
        spared = Sentence(
            "fishing-hint-give",
            compared="same" if difference == 0 else "better",
            points=difference,
            card=card_words(other),
        )
        return joined(spared, fresh)

    def fresh_cards(self, card: Card, other: Card) -> Sentence | None:
        """F6.3: who catches less draws more from the ocean, where the strong cards are."""
        fresh = {each: int(self.trials["fresh"][each]) for each in (card, other)}
        if fresh[card] < fresh[other] + CLEARLY * self.worlds:
            return None
        return Sentence("fishing-hint-fresh", cards=round(fresh[card] / self.worlds, 1))

    # Counted

    @property
    def is_last(self) -> bool:
        """Whether nobody plays after the seat, so that nothing about the winner is open."""
        return len(self.trick) == self.view["players"] - 1

    @property
    def richest(self) -> int:
        """What brings most points in this round."""
        return max(self.things, key=self.points)

    def kept(self, card: Card) -> Iterable[Card]:
        """What may be played instead, and is still there afterwards."""
        return (
            each for each in cards_in(*self.view["hand"]) if each in self.things and each != card
        )

    def won(self, thing: int) -> int:
        return int(self.trials["won"][thing])

    def minus(self, thing: int) -> int:
        return int(self.trials["minus"][thing])

    def cards(self, thing: int, worlds: int) -> int:
        return round(int(self.trials["cards"][thing]) / worlds)

    def points(self, thing: int) -> float:
        return int(self.trials["points"][thing]) / self.worlds

    def counted(self, message: str, number: int, **arguments: Any) -> Sentence:
        return Sentence(message, number=number, worlds=self.worlds, **arguments)


def kind_of(card: Card) -> str:
    """What a card will be in a later hand."""
    if card >= PASS_BUOY or is_zero(card):
        return "special"
    if suit_of(card) == GREEN:
        return "trump"
    return "high" if value_of(card) >= HIGH else "plain"


def yes(what: bool) -> str:
    return "yes" if what else "no"
