"""A store made slow on purpose: what is done at once really meets."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any

from sqlalchemy import Row

from kutter.server.storage.store import Store

SLOW = 0.15


class SlowStore(Store):
    def __init__(self, url: str, nats: str | None = None) -> None:
        """`nats`: where it is shared with another node."""
        super().__init__(url, is_shared=nats is not None)
        self.nats = nats
        self.commit_seconds = 0.0
        self.pauses: Iterator[float] = repeat(0.0)
        """Seconds before each reading."""
        self._commit = self.writer.session.commit
        self.writer.session.commit = self._commit_slowly  # type: ignore[method-assign]

    async def _commit_slowly(self) -> None:
        await asyncio.sleep(self.commit_seconds)  # the writer does; the tables go on
        await self._commit()

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        await asyncio.sleep(next(self.pauses))
        return await super().rows(query)
