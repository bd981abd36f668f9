"""Whether tables may be served: we are alone, and know what the log says."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.server.protocol.operation import NotReady
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import can_work_with
from kutter.server.storage.writer import ANSWER_SECONDS, GRACE_SECONDS

AWAY_SECONDS: Final = ANSWER_SECONDS + 0.5
"""Until who listens is sent away: what was asked before is answered first."""
AGAIN_SECONDS: Final = 0.5
CONNECT_SECONDS: Final = 4.0
CHECK_EVERY: Final = 1.0
"""Seconds at least: each check writes."""

logger = logging.getLogger(__name__)


class Watch:
    """Told by the writer how its session fares; who is served waits for it."""

    def __init__(
        self,
        store: Store,
        doubt: Callable[[], None],
        catch_up: Callable[[], Awaitable[None]],
        send_away: Callable[[], None],
    ) -> None:
        """`doubt`: what is known may be out of date; `send_away`: who listens, to come again."""
        self.store = store
        self.store.writer.watcher = self
        self._doubt = doubt
        self._catch_up = catch_up
        self._send_away = send_away
        self._sure = asyncio.Event()
        self._catching_up: asyncio.Task[None] | None = None
        self._grace: asyncio.TimerHandle | None = None
        self._checking: asyncio.Task[NotReady | None] | None = None
        self._checked = 0.0
        self._is_over = False

    def begin(self) -> None:
        """Once everything is loaded."""
        self._sure.set()

    def end(self) -> None:
        self._is_over = True
        self._sure.clear()
        self._stop_waiting()

    @property
    def is_sure(self) -> bool:
        return self._sure.is_set()

    async def sure(self) -> None:
        """Waits a moment for it; then it is our fault."""
        if not self._sure.is_set():
            try:
                async with asyncio.timeout(GRACE_SECONDS):
                    await self._sure.wait()
            except TimeoutError:
                raise Refused("unavailable", 503) from None

    # From the writer

    def session_lost(self) -> None:
        if self._is_over:
            return
        logger.error("not certain to be alone with the database: no table is served")
        self._sure.clear()
        self._stop_waiting()
        self._doubt()
        self._grace = asyncio.get_running_loop().call_later(AWAY_SECONDS, self._send_away)

    def session_regained(self) -> None:
        if self._is_over:
            return
        self._stop_waiting()
        self._catching_up = asyncio.create_task(self._catch_up_and_go_on())

    def session_taken_over(self) -> None:
        if self._is_over:
            return
        logger.critical("another server works with this database now: this one ends")
        self.end()
        self._send_away()
        os.kill(os.getpid(), signal.SIGTERM)

    async def _catch_up_and_go_on(self) -> None:
        while True:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self.store.engine.dispose()  # it may lead to what is no longer there
                    if not await can_work_with(self.store):
                        raise RuntimeError("it is of another version of Kutter")
                await self._catch_up()
            except Exception as error:
                self.store.trouble.tell(error)
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                break
        logger.warning("alone with the database again: tables are served")
        self._sure.set()

    def _stop_waiting(self) -> None:
        if self._grace is not None:
            self._grace.cancel()
        if self._catching_up is not None:
            self._catching_up.cancel()

    # For a host

    async def check(self) -> NotReady | None:
        """Why we are not ready. Who asks within a moment gets the same answer."""
        now = monotonic()
        if self._checking is None or (self._checking.done() and now - self._checked > CHECK_EVERY):
            self._checked = now
            self._checking = asyncio.create_task(self._check())
        return await asyncio.shield(self._checking)

    async def _check(self) -> NotReady | None:
        if not self.is_sure:
            return "not-alone"
        try:
            await self.store.write(work=self._write_something)
        except Refused:
            return "not-writing"
        try:
            await self.store.rows(select(schema.tables.c.id).limit(1))
        except Refused:
            return "not-reading"
        return None

    async def _write_something(self, connection: AsyncConnection) -> None:
        await connection.execute(self.store.writer.session.real_write)
