"""A store made slow on purpose: what is done at once really meets."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import repeat
from time import sleep
from typing import Any

from sqlalchemy import Connection, Row, event

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
        event.listen(self.writer.session.engine.sync_engine, "commit", self._commit_slowly)

    def _commit_slowly(self, _: Connection) -> None:
        sleep(self.commit_seconds)  # the writer's thread does; the tables' goes on

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        await asyncio.sleep(next(self.pauses))
        return await super().rows(query)
