"""How often a client may do things: buckets that fill again with time."""

from collections import Counter, OrderedDict
from typing import Final

from kutter.server.refusals import Refused
from kutter.server.settings import Limits
from kutter.server.world import World

MOST_CLIENTS: Final = 10_000


class Bucket:
    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.level = size
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Turnstile:
    """Buckets by what is done and who does it. Without limits everybody passes."""

    def __init__(self, limits: Limits | None, world: World) -> None:
        self.limits = limits
        self.world = world
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def passes(self, what: str, who: str) -> bool:
        if self.limits is None:
            return True
        key = (what, who)
        if key not in self._buckets:
            size, per_second = getattr(self.limits, what)
            self._buckets[key] = Bucket(size, per_second, self.world.now())
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return self._buckets[key].take(self.world.now())

    def check(self, what: str, who: str) -> None:
        if not self.passes(what, who):
            raise Refused("too-often", 429)

    def enter(self, who: str) -> bool:
        """A new socket; whether there may be one more from there."""
        if self.limits is not None and self._sockets[who] >= self.limits.sockets:
            return False
        self._sockets[who] += 1
        return True

    def exit(self, who: str) -> None:
        self._sockets[who] -= 1
        if self._sockets[who] <= 0:
            del self._sockets[who]
