"""Who waits for a worker, and whose turn it is: fair by address, and there by holder."""

from collections import Counter, OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

from kutter.server.protocol.refusals import Refused

Item = TypeVar("Item")


@dataclass(frozen=True)
class Asker:
    """Who pays: for the moves of a table's bots, the address it was made from, and the table."""

    address: str
    holder: str | None = None


@dataclass(frozen=True)
class Places:
    """How many questions may wait."""

    each: int
    """Of one holder, or of an address without."""
    address: int
    all: int


class FairQueue(Generic[Item]):
    """Turns go around the addresses, and within an address around its holders."""

    def __init__(self, places: Places | None = None) -> None:
        self.places = places
        self._lines: OrderedDict[str, OrderedDict[str | None, deque[Item]]] = OrderedDict()
        self._numbers: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._numbers.total()

    def put(self, asker: Asker, item: Item) -> None:
        """Refuses what is beyond the asker's places, or all."""
        if self.places is not None:
            own = self._lines.get(asker.address, OrderedDict()).get(asker.holder, deque())
            at_address = self._numbers[asker.address]
            if len(own) >= self.places.each or at_address >= self.places.address:
                raise Refused("too-often", 429)
            if len(self) >= self.places.all:
                raise Refused("too-busy", 503)
        holders = self._lines.setdefault(asker.address, OrderedDict())
        holders.setdefault(asker.holder, deque()).append(item)
        self._numbers[asker.address] += 1

    def take(self) -> Item | None:
        """Of whoever has waited longest for a turn."""
        if not self._lines:
            return None
        address, holders = next(iter(self._lines.items()))
        holder, line = next(iter(holders.items()))
        item = line[0]
        self._lines.move_to_end(address)
        holders.move_to_end(holder)
        self.remove(Asker(address, holder), item)
        return item

    def remove(self, asker: Asker, item: Item) -> None:
        """If it still waits."""
        holders = self._lines.get(asker.address, OrderedDict())
        line = holders.get(asker.holder)
        if line is None or item not in line:
            return
        line.remove(item)
        if not line:
            del holders[asker.holder]
        if not holders:
            del self._lines[asker.address]
        self._numbers[asker.address] -= 1
        if not self._numbers[asker.address]:
            del self._numbers[asker.address]
