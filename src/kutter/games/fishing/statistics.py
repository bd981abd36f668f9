"""What is counted over many games of Fishing."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

import numpy as np

from kutter.engine.events import Rows
from kutter.games.contract import Json
from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES
from kutter.games.fishing.rules import event_kinds as kinds
from kutter.games.fishing.state import MOST_SEATS, State
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

    def find(self, events: Rows, result: Json) -> Found:
        what, who, thing, number, _ = events.T
        won = [float(seat in result["winners"]) for seat in range(len(result["scores"]))]
        found: Found = {("rounds", ()): [int(thing[what == kinds.ROUND_BEGINS].max())]}
        if (missing := number[what == kinds.OVERFISHED]).size:
            found["missing", ()] = [int(missing[0])]
        for seat, tricks in counted(who[what == kinds.WON_TRICK]):
            found["tricks", (seat,)] = [tricks]
        for way, name in WAYS.items():
            if times := int((what == way).sum()):
                found["ways", (name,)] = [times]
        is_caught = np.isin(what, list(WAYS))
        for caught, times in counted(thing[is_caught] * MOST_SEATS + who[is_caught]):
            card, seat = divmod(caught, MOST_SEATS)
            name = CARD_NAMES[card]
            found["caught-by-seat", (name, seat)] = [times]
            found.setdefault(("caught", (name,)), [0])[0] += times
            found.setdefault(("caught-by-winner", (name,)), []).extend([won[seat]] * times)
        return found

    def round_of(self, state: State) -> int:
        return int(state["round_number"][0])

    def words(self, axis: str, key: str) -> Sentence:
        if axis == "card":
            return card_words(CARD_BY_NAME[key])
        return Sentence("fishing-way", way=key)


def counted(numbers: Rows) -> Iterator[tuple[int, int]]:
    """Each number that comes, and how often it does."""
    times = np.bincount(numbers)
    found = np.flatnonzero(times)
    return zip(found.tolist(), times[found].tolist(), strict=True)


STATISTICS: Final = FishingStatistics()
