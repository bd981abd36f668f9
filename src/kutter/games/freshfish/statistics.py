"""What is counted over many games of Fresh Fish."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kutter.engine.events import Rows
from kutter.games.contract import Json
from kutter.games.freshfish.rules import event_kinds as kinds
from kutter.games.freshfish.state import GOOD_NAMES
from kutter.games.statistics import SEAT, Found, Kind, Measure, Statistics
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

    def find(self, events: Rows, result: Json) -> Found:
        found: Found = {("coins", ()): list(result["coins"])}
        prices: list[tuple[str, int]] = []
        decided: list[str] = []
        others: Counter[int] = Counter()
        for what, who, thing, number, _ in events.tolist():
            if what == kinds.AUCTION_WON:
                prices.append((GOOD_NAMES[thing], number))
            elif what in DECIDED:
                decided.append(DECIDED[what])
            elif what == kinds.MEASURED:
                for key in (("length", ()), ("length-by-good", (GOOD_NAMES[thing],)),
                            ("length-by-seat", (who,))):  # fmt: skip
                    found.setdefault(key, []).append(number)
            elif what in PER_GAME:
                others[what] += 1
        found |= {(PER_GAME[what], ()): [number] for what, number in others.items()}
        found["auctions", ()] = [len(prices)]
        found["price", ()] = [price for _, price in prices]
        for bid in DECIDED.values():
            found["decided", (bid,)] = [float(bid == each) for each in decided]
        orders: Counter[str] = Counter()
        for auction, (good, price) in enumerate(prices, 1):
            orders[good] += 1
            found["price-by-auction", (auction,)] = [price]
            found["price-by-order", (good, orders[good])] = [price]
            found.setdefault(("price-by-good", (good,)), []).append(price)
        return found

    def words(self, axis: str, key: str) -> Sentence:
        if axis == "good":
            return Sentence("freshfish-stall", good=key)
        return Sentence("freshfish-decided", bid=key)


STATISTICS: Final = FreshFishStatistics()
