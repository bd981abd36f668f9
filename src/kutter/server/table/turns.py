"""One after another at each table; tables do not wait for each other."""

import asyncio
from weakref import WeakValueDictionary


class Turns:
    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def at(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())
