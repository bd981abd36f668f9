"""How often somebody may do things: buckets that fill again with time.

They belong to who acts, a holder, and to the address, not to a connection: whoever comes again
finds them as they were left.
"""

from collections import Counter
from typing import Final

from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Limits
from kutter.server.system import System

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
        since = max(0.0, now - self.at)  # clocks are set back at times
        self.level = min(self.size, self.level + since * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

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

    def passes(self, what: str, address: str, holder: str | None = None) -> bool:
        """Who has no name is its address; who has one also draws on what the address has."""
        if self.limits is None:
            return True
        size, rate = getattr(self.limits, what)
        network = network_of(address)
        if holder is None:
            return self._take((what, address), size, rate, network)
        own = self._take((what, f"holder {holder}"), size, rate, network)
        return own and self._take((what, f"all of {address}"), CROWD * size, CROWD * rate, network)

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
        return bucket.take(now)

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
        if self.limits is not None and self._sockets[address] >= self.limits.sockets:
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
