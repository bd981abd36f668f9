"""The one writer: its transactions carry whatever waits.

It is a thread with a loop of its own. On the tables' loop each step of a transaction would wait
until every table that has something to do has done it.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple, Protocol

import uvloop
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.games.contract import Json
from kutter.server.observe import METRICS, Trouble
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.session import STALL_SECONDS, NotAlone, Session

MOST_TOGETHER: Final = 500
"""How many writes a transaction carries."""
GATHERING: Final = 0.0005
MOST_GATHERING: Final = 0.01
"""Seconds that a transaction waits for more: by each write of the one before, and at most."""
ANSWER_SECONDS: Final = 5.0
"""After which who waits for a write is told that it failed."""
GRACE_SECONDS: Final = 2.5
"""For a lost session to come back, before everything is refused at once."""
TAKEN_OVER_SECONDS: Final = 3.0
"""After which who holds our lock has come to stay."""
BEAT_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 0.2
STOPPING_SECONDS: Final = 2.0
ENDED_BY_DATABASE: Final = ("57P", "25P03")
"""How PostgreSQL's states begin where it ends a connection: it stops, somebody ends it, or we stood
still in the midst of a transaction."""

Work = Callable[[AsyncConnection], Awaitable[None]]

logger = logging.getLogger(__name__)


class Held(NamedTuple):
    """A table that a node holds, and since which of its owners."""

    table: str
    epoch: int


class NotHeld(Refused):
    """Another node has the table now: nothing of it can be written here any more."""

    def __init__(self) -> None:
        super().__init__("not-written", 503)


@dataclass
class Write:
    """Rows of logs, and other work in the same transaction."""

    rows: Sequence[Json]
    work: Work | None
    held: Held | None
    """What it is written to, where nodes share the database."""
    done: "asyncio.Future[None]"
    """Of the loop that waits for it."""
    is_withdrawn: bool = False
    """Nobody waits any more, and it has not begun."""

    def lose_patience(self) -> None:
        """Not at once: a loop that stood still sees its timers before the answers that came."""
        self.done.get_loop().call_later(STALL_SECONDS, self.give_up)

    def give_up(self) -> None:
        self.is_withdrawn = True
        if not self.done.done():
            self.done.set_exception(Refused("not-written", 503))


class Watcher(Protocol):
    """Told on its own loop how the session fares."""

    def session_lost(self) -> None: ...

    def session_regained(self) -> None: ...

    def session_taken_over(self) -> None: ...


class Lost(Exception):
    """There is no session, and of what was to be done nothing is."""


class Writer:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.watcher: Watcher | None = None
        self.trouble = Trouble()
        self.lost_since: float | None = None
        self._another_since: float | None = None
        self._is_open = False
        self._loop: asyncio.AbstractEventLoop
        self._owners_loop: asyncio.AbstractEventLoop
        self._waiting: deque[Write | None] = deque()
        self._called = asyncio.Event()
        self._is_called = False
        self._is_stopping = False
        self._thread: Thread | None = None

    async def start(self) -> None:
        """Raises what keeps it from being the one writer."""
        self._owners_loop = asyncio.get_running_loop()
        self._loop = uvloop.new_event_loop()
        opened: asyncio.Future[None] = self._owners_loop.create_future()
        self._thread = Thread(target=self._run, args=(opened,), name="writer", daemon=True)
        self._thread.start()
        try:
            await opened
        except BaseException:
            self._thread = None
            raise

    async def stop(self) -> None:
        """Writes what waits, and ends; or leaves it where the database does not let it."""
        if self._thread is not None:
            self._hand_over(None)
            await asyncio.to_thread(self._thread.join, STOPPING_SECONDS)

    async def write(self, rows: Sequence[Json], work: Work | None, held: Held | None) -> None:
        """Returns once it is durable; refuses what could not be written."""
        if self.is_lost_for_long():
            raise Refused("not-written", 503)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        write = Write(rows, work, held, done)
        self._hand_over(write)
        timer = done.get_loop().call_later(ANSWER_SECONDS, write.lose_patience)
        try:
            await done
        finally:
            timer.cancel()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def is_lost_for_long(self) -> bool:
        """Then everything is refused at once."""
        return self.lost_since is not None and monotonic() - self.lost_since > GRACE_SECONDS

    def _hand_over(self, write: Write | None) -> None:
        self._waiting.append(write)
        if not self._is_called:  # once is enough
            self._is_called = True
            self._loop.call_soon_threadsafe(self._called.set)

    # On the writer's own loop

    def _run(self, opened: "asyncio.Future[None]") -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            try:
                runner.run(self._open_first(opened))
                runner.run(self._write_all())
            except _NeverOpened:
                return

    async def _open_first(self, opened: "asyncio.Future[None]") -> None:
        try:
            await self.session.open(create=True)
        except BaseException as error:
            await self.session.close()
            self._owners_loop.call_soon_threadsafe(wake, [opened], error)
            raise _NeverOpened from None
        self._is_open = True
        self._owners_loop.call_soon_threadsafe(wake, [opened], None)

    async def _write_all(self) -> None:
        batch: list[Write | None] = []
        self._tick()
        while not self._is_stopping:
            await self._called.wait()
            if len(batch) > 1:
                await asyncio.sleep(min(len(batch) * GATHERING, MOST_GATHERING))
            self._called.clear()
            self._is_called = False
            batch = self._take()
            self._is_stopping = None in batch
            writes = [each for each in batch if each is not None]
            if writes:
                await self._write_batch(writes)
            elif not self._is_stopping:
                await self._beat()
        await self.session.close()

    def _tick(self) -> None:
        """Also when nothing is written, the session is looked after."""
        self._called.set()
        self._loop.call_later(BEAT_SECONDS, self._tick)

    def _take(self) -> list[Write | None]:
        """What waits, but not too much of it; then the rest waits for the next call."""
        batch: list[Write | None] = []
        while self._waiting and len(batch) < MOST_TOGETHER:
            batch.append(self._waiting.popleft())
        if self._waiting:
            self._called.set()
        return batch

    async def _write_batch(self, batch: list[Write]) -> None:
        while batch := [each for each in batch if not each.is_withdrawn]:
            try:
                await self._transact(batch)
            except Lost:
                if not self._is_stopping and not self.is_lost_for_long():
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                settle(batch, Refused("not-written", 503))
            except Exception as error:  # whatever a database can raise must reach who waits
                if len(batch) > 1:
                    for each in batch:
                        await self._write_batch([each])
                    return
                if isinstance(error, Refused):
                    settle(batch, error)
                    return
                METRICS.commit_failures.inc()
                if isinstance(error, IntegrityError | sqlite3.IntegrityError):
                    logger.error("a write failed", exc_info=error)
                else:
                    self.trouble.tell(error)
                settle(batch, Refused("not-written", 503))
            else:
                if any(each.rows for each in batch):  # what changes nothing needs no disk
                    self.trouble.is_over()
                settle(batch, None)
            return

    async def _transact(self, batch: list[Write]) -> None:
        await self._keep_session()
        connection = self.session.connection
        with self.session.severed_when_hung(self._tell_lost):
            try:
                await check_held(connection, {each.held for each in batch} - {None})
                for each in batch:
                    if each.work is not None:
                        await each.work(connection)
                rows = [row for each in batch for row in each.rows]
                if rows:
                    await self.session.append(rows)
            except Exception as error:
                if self._has_ended(error):
                    raise Lost from None
                await self.session.rollback()
                raise
            try:
                await self.session.commit()
            except Exception:
                with suppress(SQLAlchemyError, sqlite3.Error):
                    await self.session.rollback()
                raise

    # The session

    def _has_ended(self, error: Exception) -> bool:
        """The connection, and with it what was not committed yet."""
        state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
        return not self.session.is_whole() or state.startswith(ENDED_BY_DATABASE)

    async def _beat(self) -> None:
        with suppress(Lost, SQLAlchemyError, OSError):
            await self._keep_session()
            with self.session.severed_when_hung(self._tell_lost):
                await self.session.beat()

    async def _keep_session(self) -> None:
        """Opens it again where it was lost. Raises `Lost` where it cannot."""
        if self._is_open and not self.session.is_whole():
            self._tell_lost()
            self._is_open = False
            await self.session.abandon()
        if not self._is_open:
            try:
                await self.session.open(create=False)
            except NotAlone:
                self._heed_another()
                raise Lost from None
            except Exception as error:
                self.trouble.tell(error)
                raise Lost from None
            self._is_open = True
            self._another_since = None
        if self.lost_since is not None:
            self.lost_since = None
            self._tell_watcher("session_regained")

    def _heed_another(self) -> None:
        """Who only looks whether a server can start here is gone in a moment."""
        if self._another_since is None:
            self._another_since = monotonic()
        elif monotonic() - self._another_since > TAKEN_OVER_SECONDS:
            self._tell_watcher("session_taken_over")

    def _tell_lost(self) -> None:
        if self.lost_since is None:
            self.lost_since = monotonic()
            self._tell_watcher("session_lost")

    def _tell_watcher(self, what: str) -> None:
        if self.watcher is not None:
            self._owners_loop.call_soon_threadsafe(getattr(self.watcher, what))


async def check_held(connection: AsyncConnection, held: Collection[Held | None]) -> None:
    """Whoever takes a table over waits until this transaction is done, or has been before it."""
    if not held:
        return
    columns = schema.tables.c
    found = await connection.execute(
        select(columns.id, columns.epoch)
        .where(columns.id.in_([each.table for each in held if each is not None]))
        .with_for_update(read=True, key_share=True)
    )
    if {Held(*row) for row in found} != held:
        raise NotHeld


class _NeverOpened(Exception):
    """Who wanted it open has been told."""


def settle(batch: Sequence[Write], error: Exception | None) -> None:
    """Wakes those who wait."""
    waiting = [each.done for each in batch]
    waiting[0].get_loop().call_soon_threadsafe(wake, waiting, error)


def wake(waiting: Sequence["asyncio.Future[None]"], error: BaseException | None) -> None:
    for done in waiting:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
