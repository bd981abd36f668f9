"""The one writer: its transactions carry whatever waits.

It is a thread with a loop of its own. On the tables' loop each step of a transaction would wait
until every table that has something to do has done it.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from threading import Thread
from typing import Final

import uvloop
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kutter.core.game import Json
from kutter.server import schema
from kutter.server.refusals import Refused

MOST_TOGETHER: Final = 500
"""How many writes a transaction carries."""
GATHERING: Final = 0.0005
MOST_GATHERING: Final = 0.01
"""Seconds that a transaction waits for more: by each write of the one before, and at most."""

Work = Callable[[AsyncConnection], Awaitable[None]]

logger = logging.getLogger(__name__)


@dataclass
class Write:
    """Rows of logs, and other work in the same transaction."""

    rows: Sequence[Json]
    work: Work | None
    done: "asyncio.Future[None]"
    """Of the loop that waits for it."""


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._loop: asyncio.AbstractEventLoop
        self._waiting: deque[Write | None] = deque()
        self._called = asyncio.Event()
        self._is_called = False
        self._thread: Thread | None = None

    def start(self) -> None:
        self._loop = uvloop.new_event_loop()
        self._thread = Thread(target=self._run, name="writer")
        self._thread.start()

    async def stop(self) -> None:
        """Writes what waits, and ends."""
        if self._thread is not None:
            self._hand_over(None)
            await asyncio.to_thread(self._thread.join)

    async def write(self, rows: Sequence[Json], work: Work | None) -> None:
        """Returns once it is durable; refuses what could not be written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hand_over(Write(rows, work, done))
        await done

    def _hand_over(self, write: Write | None) -> None:
        self._waiting.append(write)
        if not self._is_called:  # once is enough
            self._is_called = True
            self._loop.call_soon_threadsafe(self._called.set)

    # On the writer's own loop

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._write_all())

    async def _write_all(self) -> None:
        stopping = False
        batch: list[Write | None] = []
        while not stopping:
            await self._called.wait()
            if len(batch) > 1:
                await asyncio.sleep(min(len(batch) * GATHERING, MOST_GATHERING))
            self._called.clear()
            self._is_called = False
            batch = self._take()
            stopping = None in batch
            writes = [each for each in batch if each is not None]
            if writes:
                await self._write_batch(writes)
        await self.engine.dispose()

    def _take(self) -> list[Write | None]:
        """What waits, but not too much of it; then the rest waits for the next call."""
        batch: list[Write | None] = []
        while self._waiting and len(batch) < MOST_TOGETHER:
            batch.append(self._waiting.popleft())
        if self._waiting:
            self._called.set()
        return batch

    async def _write_batch(self, batch: list[Write]) -> None:
        try:
            await self._transact(batch)
        except Exception as error:  # whatever a database can raise must reach who waits
            if len(batch) == 1:
                logger.error("a write failed", exc_info=error)
                settle(batch, Refused("not-written", 503))
                return
            for each in batch:
                await self._write_batch([each])
            return
        settle(batch, None)

    async def _transact(self, batch: list[Write]) -> None:
        async with self.engine.begin() as connection:
            for each in batch:
                if each.work is not None:
                    await each.work(connection)
            rows = [row for each in batch for row in each.rows]
            if rows:
                await connection.execute(insert(schema.entries), rows)


def settle(batch: Sequence[Write], error: Exception | None) -> None:
    """Wakes those who wait."""
    waiting = [each.done for each in batch]
    waiting[0].get_loop().call_soon_threadsafe(wake, waiting, error)


def wake(waiting: Sequence["asyncio.Future[None]"], error: Exception | None) -> None:
    for done in waiting:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
