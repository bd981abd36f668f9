"""What is counted over many games of Fishing."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from kutter.engine.events import Event
from kutter.games.contract import Json
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.state import State
from kutter.games.fishing.words import card_words
from kutter.games.statistics import SEAT, Finding, Kind, Measure, Statistics
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

    def find(self, events: Sequence[Event], result: Json) -> Iterator[Finding]:
        tricks: Counter[int] = Counter()
        ways: Counter[str] = Counter()
        caught: Counter[tuple[str, int]] = Counter()
        rounds = missing = 0
        for event in events:
            if event.what in WAYS:
                ways[WAYS[event.what]] += 1
                caught[CARD_NAMES[event.thing], event.who] += 1
            elif event.what == kinds.WON_TRICK:
                tricks[event.who] += 1
            elif event.what == kinds.ROUND_BEGINS:
                rounds = event.thing
            elif event.what == kinds.OVERFISHED:
                missing = event.number
        yield Finding("rounds", (), rounds)
        if missing:
            yield Finding("missing", (), missing)
        for seat, number in tricks.items():
            yield Finding("tricks", (seat,), number)
        for way, number in ways.items():
            yield Finding("ways", (way,), number)
        for (card, seat), number in caught.items():
            yield Finding("caught", (card,), number)
            yield Finding("caught-by-seat", (card, seat), number)
            for _ in range(number):
                yield Finding("caught-by-winner", (card,), float(seat in result["winners"]))

    def round_of(self, state: State) -> int:
        return int(state["round_number"][0])

    def words(self, axis: str, key: str) -> Sentence:
        if axis == "card":
            return card_words(CARD_BY_NAME[key])
        return Sentence("fishing-way", way=key)


STATISTICS: Final = FishingStatistics()
