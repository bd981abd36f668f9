"""The latest updates of a table, for who was away for a moment."""

from collections import deque
from collections.abc import Mapping
from typing import Final

MOST_UPDATES: Final = 32
MOST_BYTES: Final = 12 * 1024
"""Of them together: a table costs little, however much is told at it."""

Updates = Mapping[int, bytes]
"""By whose eyes they are for; the same object for who sees the same."""


class Remembered:
    def __init__(self) -> None:
        self._updates: deque[tuple[int, Updates]] = deque()
        self._bytes = 0

    def add(self, version: int, updates: Updates) -> None:
        kept = copied(updates)
        self._updates.append((version, kept))
        self._bytes += size_of(kept)
        while len(self._updates) > MOST_UPDATES or self._bytes > MOST_BYTES:
            _, oldest = self._updates.popleft()
            self._bytes -= size_of(oldest)

    def since(self, version: int, until: int, seat: int) -> list[bytes] | None:
        """What came after a version for a seat; None if that is not known any more."""
        found = [each for number, each in self._updates if number > version]
        if len(found) != until - version or any(seat not in each for each in found):
            return None
        return [each[seat] for each in found]


def copied(updates: Updates) -> Updates:
    """An encoder's own bytes lie in blocks far larger than they are."""
    copies = {id(each): bytes(memoryview(each)) for each in updates.values()}
    return {seat: copies[id(each)] for seat, each in updates.items()}


def size_of(updates: Updates) -> int:
    return sum(len(each) for each in {id(each): each for each in updates.values()}.values())
