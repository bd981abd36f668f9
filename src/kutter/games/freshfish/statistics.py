"""What is counted over many games of Fresh Fish."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from kutter.engine.events import Event
from kutter.games.contract import Json
from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.state import GOOD_NAMES
from kutter.games.statistics import SEAT, Finding, Kind, Measure, Statistics
from kutter.language.sentences import Sentence

DECIDED: Final = {
    kinds.ONLY_BID: "only",
    kinds.HIGHEST_BID: "highest",
    kinds.TIE_TO_DRAWER: "tie-to-drawer",
    kinds.TIE_CLOCKWISE: "tie-clockwise",
}
PER_GAME: Final = {
    kinds.HANDED_OUT: "handed-out",
    kinds.STALL_OUTSIDE: "outside",
    kinds.DISC_RETURNED: "discs-returned",
    kinds.PASSED_OVER: "passed-over",
}


class FreshFishStatistics(Statistics):
    measures: ClassVar[Sequence[Measure]] = (
        Measure("auctions", Kind.PER_GAME),
        Measure("price", Kind.EACH),
        Measure("length", Kind.EACH),
        Measure("coins", Kind.EACH),
        *(Measure(name, Kind.PER_GAME) for name in PER_GAME.values()),
        Measure("decided", Kind.SHARE, ("bid",)),
        Measure("price-by-good", Kind.EACH, ("good",)),
        Measure("price-by-auction", Kind.EACH, ("auction",)),
        Measure("price-by-order", Kind.EACH, ("good", "order")),
        Measure("length-by-good", Kind.EACH, ("good",)),
        Measure("length-by-seat", Kind.EACH, (SEAT,)),
    )
    axes: ClassVar[Mapping[str, Sequence[str]]] = {
        "good": GOOD_NAMES,
        "bid": tuple(DECIDED.values()),
    }

    def find(self, events: Sequence[Event], result: Json) -> Iterator[Finding]:
        auctions: Counter[str] = Counter()
        for event in events:
            if event.what == kinds.AUCTION_WON:
                good = GOOD_NAMES[event.thing]
                auctions[good] += 1
                yield Finding("auctions", (), 1)
                yield Finding("price", (), event.number)
                yield Finding("price-by-good", (good,), event.number)
                yield Finding("price-by-auction", (auctions.total(),), event.number)
                yield Finding("price-by-order", (good, auctions[good]), event.number)
            elif event.what in DECIDED:
                for bid in DECIDED.values():
                    yield Finding("decided", (bid,), float(bid == DECIDED[event.what]))
            elif event.what == kinds.MEASURED:
                yield Finding("length", (), event.number)
                yield Finding("length-by-good", (GOOD_NAMES[event.thing],), event.number)
                yield Finding("length-by-seat", (event.who,), event.number)
            elif event.what in PER_GAME:
                yield Finding(PER_GAME[event.what], (), 1)
        for coins in result["coins"]:
            yield Finding("coins", (), coins)

    def words(self, axis: str, key: str) -> Sentence:
        if axis == "good":
            return Sentence("freshfish-stall", good=key)
        return Sentence("freshfish-decided", bid=key)


STATISTICS: Final = FreshFishStatistics()
