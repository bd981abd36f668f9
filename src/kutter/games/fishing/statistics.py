"""What is counted over many games of Fishing."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kutter.engine.events import Event
from kutter.games.contract import Json
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.state import State
from kutter.games.fishing.words import card_words
from kutter.games.statistics import SEAT, Found, Kind, Measure, Statistics
from kutter.language.sentences import Sentence

WAYS: Final = {
    kinds.CAUGHT_BY_WINNER: "winner",
    kinds.CAUGHT_BY_ZERO: "zero",
    kinds.CAUGHT_BY_ALL: "catch-all",
}


class FishingStatistics(Statistics):
    measures: ClassVar[Sequence[Measure]] = (
        Measure("rounds", Kind.EACH),
        Measure("missing", Kind.EACH),
        Measure("tricks", Kind.PER_GAME, (SEAT,)),
        Measure("ways", Kind.PER_GAME, ("way",)),
        Measure("caught", Kind.PER_GAME, ("card",)),
        Measure("caught-by-winner", Kind.SHARE, ("card",)),
        Measure("caught-by-seat", Kind.PER_GAME, ("card", SEAT)),
    )
    axes: ClassVar[Mapping[str, Sequence[str]]] = {
        "card": tuple(CARD_NAMES.values()),
        "way": tuple(WAYS.values()),
    }

    def find(self, events: Sequence[Event], result: Json) -> Found:
        tricks: list[int] = []
        ways: list[int] = []
        caught: list[tuple[int, int]] = []
        rounds = missing = 0
        for what, who, thing, number, _ in events:
            if what in WAYS:
                ways.append(what)
                caught.append((thing, who))
            elif what == kinds.WON_TRICK:
                tricks.append(who)
            elif what == kinds.ROUND_BEGINS:
                rounds = thing
            elif what == kinds.OVERFISHED:
                missing = number
        found: Found = {("rounds", ()): [rounds]}
        if missing:
            found["missing", ()] = [missing]
        found |= {("tricks", (seat,)): [number] for seat, number in Counter(tricks).items()}
        found |= {("ways", (WAYS[way],)): [number] for way, number in Counter(ways).items()}
        for (card, seat), number in Counter(caught).items():
            name = CARD_NAMES[card]
            found["caught-by-seat", (name, seat)] = [number]
            found.setdefault(("caught", (name,)), [0])[0] += number
            by_winner = [float(seat in result["winners"])] * number
            found.setdefault(("caught-by-winner", (name,)), []).extend(by_winner)
        return found

    def round_of(self, state: State) -> int:
        return int(state["round_number"][0])

    def words(self, axis: str, key: str) -> Sentence:
        if axis == "card":
            return card_words(CARD_BY_NAME[key])
        return Sentence("fishing-way", way=key)


STATISTICS: Final = FishingStatistics()
