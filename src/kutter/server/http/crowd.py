"""All connections together: so many from an address, and no more than there are descriptors for."""

import asyncio
import resource
from collections import Counter
from contextlib import suppress
from typing import Final

FILES: Final = 128
"""Descriptors for what is no connection: the database, workers, files of the page."""
WANTED: Final = (65_536, 10_240)
"""Descriptors; the second is what macOS has at most."""

PROXY: Final = ""
"""In place of an address: whoever is behind a proxy is told apart by what the proxy says."""


def most_connections(backlog: int) -> int:
    """After asking the system for as many descriptors as it gives; a burst needs some, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in WANTED:
        with suppress(ValueError, OSError):
            most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
            if most > soft != resource.RLIM_INFINITY:
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            break
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY:
        now = WANTED[0]
    return max(now - FILES - backlog, now // 4)


class Crowd:
    """Who waits without having asked anything makes room for who comes.

    The longest wait goes first, at the address that has most of them: a newcomer has not had the
    time to ask yet.
    """

    def __init__(self, most: int, most_each: int | None) -> None:
        self.most = most
        self.most_each = most_each
        self._addresses: dict[asyncio.Transport, str] = {}
        self._numbers: Counter[str] = Counter()
        self._waiting: dict[str, dict[asyncio.Transport, None]] = {}

    def enter(self, transport: asyncio.Transport, address: str) -> None:
        """Either it or somebody else is shown the door where there is no room."""
        self._addresses[transport] = address
        self._numbers[address] += 1
        crowded: str | None = None
        if len(self._addresses) > self.most:
            crowded = max(self._waiting, key=lambda each: len(self._waiting[each]), default=address)
        if address != PROXY and self.most_each is not None:
            if self._numbers[address] > self.most_each:
                crowded = address
        if crowded is not None:
            longest = next(iter(self._waiting.get(crowded, ())), transport)
            self.leave(longest)
            longest.abort()
        self.waits(transport)

    def waits(self, transport: asyncio.Transport) -> None:
        """For a request, or the rest of one."""
        address = self._addresses.get(transport)
        if address is not None:
            self._waiting.setdefault(address, {})[transport] = None

    def works(self, transport: asyncio.Transport) -> None:
        """It has asked something, or has become a socket."""
        address = self._addresses.get(transport)
        if address is not None and address in self._waiting:
            self._waiting[address].pop(transport, None)
            if not self._waiting[address]:
                del self._waiting[address]

    def leave(self, transport: asyncio.Transport) -> None:
        self.works(transport)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._numbers[address] -= 1
            if self._numbers[address] <= 0:
                del self._numbers[address]
