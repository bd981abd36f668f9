"""How often somebody may do things: buckets that fill again with time.

They belong to who acts, a holder, and to the address, not to a connection: whoever comes again
finds them as they were left.
"""

from collections import Counter
from typing import Final

from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Limits
from kutter.server.system import System

ALL_OF: Final = "all of "
CROWD: Final = 8
"""Holders behind one address have so many times the allowance of one together."""
MOST_BUCKETS: Final = 20_000
SHARED_BUCKETS: Final = 1024
"""For newcomers while all others are in use, by their networks."""
SWEEP_SECONDS: Final = 1.0


class Bucket:
    __slots__ = ("at", "level", "per_second", "size")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.level = size
        self.at = now

    def take(self, now: float) -> bool:
        self._fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def lose(self, number: int, now: float) -> None:
        """What was taken elsewhere; never more than there can be."""
        self._fill(now)
        self.level = max(0.0, self.level - number)

    def _fill(self, now: float) -> None:
        since = max(0.0, now - self.at)  # clocks are set back at times
        self.level = min(self.size, self.level + since * self.per_second)
        self.at = now

    def is_full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.per_second >= self.size


class RateLimits:
    """Buckets by what is done and who does it. Without limits everybody passes."""

    def __init__(self, limits: Limits | None, system: System) -> None:
        self.limits = limits
        self.system = system
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._swept = 0.0
        self._sockets: Counter[str] = Counter()
        self.sockets_elsewhere: Counter[str] = Counter()
        """By address, at other nodes."""
        self._spent: Counter[tuple[str, str]] | None = None
        """What was taken here, for other nodes; None: there are none."""

    def passes(self, what: str, address: str, holder: str | None = None) -> bool:
        """Who has no name is its address; who has one also draws on what the address has."""
        if self.limits is None:
            return True
        size, rate = getattr(self.limits, what)
        network = network_of(address)
        if holder is None:
            return self._take((what, address), size, rate, network)
        own = self._take((what, f"holder {holder}"), size, rate, network)
        return own and self._take((what, f"{ALL_OF}{address}"), CROWD * size, CROWD * rate, network)

    def check(self, what: str, address: str, holder: str | None = None) -> None:
        if not self.passes(what, address, holder):
            raise Refused("too-often", 429)

    def _take(self, key: tuple[str, str], size: float, rate: float, network: str) -> bool:
        now = self.system.now()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._sweep(now)
            if len(self._buckets) >= MOST_BUCKETS:
                # Nobody's empty bucket makes room for a new one: that would fill it again.
                key = (key[0], f"shared {hash(network) % SHARED_BUCKETS}")
            bucket = self._buckets.setdefault(key, Bucket(size, rate, now))
        if not bucket.take(now):
            return False
        if self._spent is not None:
            self._spent[key] += 1
        return True

    # Among nodes

    def share(self) -> None:
        """From now on it is noted what is taken."""
        self._spent = Counter()

    def take_spent(self, most: int) -> list[tuple[str, str, int]]:
        """What was taken here since it was last asked for."""
        assert self._spent is not None
        told = self._spent.most_common(most)
        for key, _ in told:
            del self._spent[key]
        return [(what, who, number) for (what, who), number in told]

    def spend(self, what: str, who: str, number: int) -> None:
        """What was taken at another node."""
        limit = getattr(self.limits, what, None)  # a newer node may know others
        if limit is None:
            return
        now, bucket = self.system.now(), self._buckets.get((what, who))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                return
            times = CROWD if who.startswith(ALL_OF) else 1
            bucket = Bucket(times * limit[0], times * limit[1], now)
            self._buckets[what, who] = bucket
        bucket.lose(number, now)

    def sockets(self, most: int) -> dict[str, int]:
        """By address, here; where there are many, those that have most."""
        return dict(self._sockets.most_common(most))

    def _sweep(self, now: float) -> None:
        """A bucket that is full again says nothing."""
        if 0 <= now - self._swept < SWEEP_SECONDS:
            return
        self._swept = now
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)
        }

    def enter(self, address: str) -> bool:
        """A new socket; whether there may be one more from there."""
        there = self._sockets[address] + self.sockets_elsewhere[address]
        if self.limits is not None and there >= self.limits.sockets:
            return False
        self._sockets[address] += 1
        return True

    def exit(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]


def network_of(address: str) -> str:
    """The network of an address, about as wide as one owner's can be."""
    separator = ":" if ":" in address else "."
    return separator.join(address.split(separator)[:2])
