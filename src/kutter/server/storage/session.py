"""The writer's session: one connection that holds the lock of the one server.

Who has lost the session has lost the lock, and cannot write: a lock held anywhere else could be
another's while a write of ours is still under way.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy import insert, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kutter.games.contract import Json
from kutter.server.storage import schema

if TYPE_CHECKING:
    from kutter.server.storage.files import DatabaseFile

ADVISORY_LOCK: Final = 0x6B757474
"""Held in PostgreSQL by the session of the one server that writes, or by those of all nodes."""
STATEMENTS_SECONDS: Final = 2.5
"""For whatever a connection is asked at once; a database that takes longer hangs."""
STALL_SECONDS: Final = 0.2
HANDING_OVER_TRIES: Final = 10
HANDING_OVER_SECONDS: Final = 0.1
ALIVE: Final = text("SELECT 1")
TRY_LOCK: Final = text(f"SELECT pg_try_advisory_lock({ADVISORY_LOCK})")
TRY_SHARED_LOCK: Final = text(f"SELECT pg_try_advisory_lock_shared({ADVISORY_LOCK})")
UNLOCK_ALL: Final = text("SELECT pg_advisory_unlock_all()")
UNLOCKING_SECONDS: Final = 1.0
LET_GO_SOON: Final = text("SET idle_in_transaction_session_timeout = '2s'")
"""Of what a transaction holds, where its server stands still in the midst of it: others wait."""
WHO_AM_I: Final = text(
    "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
FORMER_SELF: Final = "FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start"
IS_THERE: Final = text(f"SELECT 1 {FORMER_SELF}")
END_FORMER_SELF: Final = text(f"SELECT pg_terminate_backend(pid) {FORMER_SELF}")
MOST_ROWS: Final = 100
"""Of one statement: the oldest SQLite takes 999 values."""
OPEN_LOG: Final = text("SELECT count(*) FROM sqlite_schema")
REAL_WRITE_SQLITE: Final = text("PRAGMA user_version = 1")
REAL_WRITE_POSTGRES: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, and takes the whole way to the disk."""


class NotAlone(OSError):
    """Another server works with this database."""


class Session:
    """What both kinds of database share. Its connection is there while it is open."""

    real_write: Any

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    @property
    def connection(self) -> AsyncConnection:
        assert self._connection is not None, "the session is open"
        return self._connection

    async def _connect(self) -> AsyncConnection:
        self._connection = await self.engine.connect()
        self._driver = driver_of(self._connection)
        return self._connection

    def severed_when_hung(self, told: Callable[[], None]) -> AbstractContextManager[None]:
        return severed_after(STATEMENTS_SECONDS, self._driver, told)

    async def open(self, create: bool) -> None:
        """Connects and takes the lock. Raises `NotAlone` where it is another's."""
        raise NotImplementedError

    def is_whole(self) -> bool:
        """Cheap: asked before each transaction."""
        raise NotImplementedError

    async def beat(self) -> None:
        """Finds out whether the session is still there, when nothing is written."""

    async def append(self, rows: Sequence[Json]) -> None:
        """Rows of logs."""
        await self.connection.execute(insert(schema.entries), rows)

    async def commit(self) -> None:
        await self.connection.commit()

    async def rollback(self) -> None:
        await self.connection.rollback()

    async def abandon(self) -> None:
        """Whatever state it is in."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        for step in (connection.invalidate, connection.close):
            with suppress(SQLAlchemyError, OSError):
                await step()

    async def close(self) -> None:
        await self.abandon()


class PostgresSession(Session):
    real_write = REAL_WRITE_POSTGRES

    def __init__(self, engine: AsyncEngine, is_shared: bool = False) -> None:
        """`is_shared`: with servers that hold it shared, too; tables are held one by one then."""
        super().__init__(engine)
        self._is_shared = is_shared
        self._try_lock = TRY_SHARED_LOCK if is_shared else TRY_LOCK
        self._self: Any = None
        """Our last session, as the database calls it."""

    async def open(self, create: bool) -> None:
        await self._connect()
        try:
            with severed_after(STATEMENTS_SECONDS, self._driver):
                if not await self._lock():
                    raise NotAlone
                self._self = (await self.connection.execute(WHO_AM_I)).mappings().one()
                if self._is_shared:
                    await self.connection.execute(LET_GO_SOON)
                await self.connection.commit()
        except BaseException:
            await self.abandon()
            raise

    async def _lock(self) -> bool:
        """A connection that broke on our side only leaves a session that still holds the lock, and
        that of a server which was killed a moment ago may still be ending."""
        tries = 0
        while await self._is_still_held() or not await self.connection.scalar(self._try_lock):
            is_last = tries == HANDING_OVER_TRIES
            if self._self is None:
                await self.connection.rollback()
                if is_last:
                    return False
            else:
                found = (await self.connection.execute(END_FORMER_SELF, dict(self._self))).first()
                await self.connection.rollback()
                if found is None and tries > 0:
                    return False
                if is_last:
                    raise TimeoutError("our last session has not ended yet")
            tries += 1
            await asyncio.sleep(HANDING_OVER_SECONDS)
        return True

    async def _is_still_held(self) -> bool:
        """By our last session, where a lock that is shared would not tell."""
        if not self._is_shared or self._self is None:
            return False
        found = await self.connection.execute(IS_THERE, dict(self._self))
        return found.first() is not None

    def is_whole(self) -> bool:
        return not self._driver.is_closed()

    async def beat(self) -> None:
        await self.connection.execute(ALIVE)
        await self.connection.rollback()

    async def abandon(self) -> None:
        if self._connection is not None:
            sever(self._driver)
        await super().abandon()

    async def close(self) -> None:
        """With a word: the database may take a while to notice that a connection was cut."""
        if self._connection is not None and self.is_whole():
            with suppress(SQLAlchemyError, OSError), severed_after(UNLOCKING_SECONDS, self._driver):
                await self.connection.rollback()
                await self.connection.execute(UNLOCK_ALL)
        await self.abandon()


class SqliteSession(Session):
    real_write = REAL_WRITE_SQLITE

    def __init__(self, engine: AsyncEngine, file: "DatabaseFile | None") -> None:
        super().__init__(engine)
        self.file = file
        """None: in memory."""

    async def open(self, create: bool) -> None:
        if self.file is not None:
            self.file.take(create)
        try:
            connection = await self._connect()
            await connection.execute(OPEN_LOG)
            await connection.rollback()
            if self.file is not None:
                self.file.watch_log()
        except BaseException:
            await self.abandon()
            raise

    def is_whole(self) -> bool:
        """That the files are the same is enough: nothing else can take them away."""
        return self.file is None or self.file.is_held()

    async def append(self, rows: Sequence[Json]) -> None:
        """Straight to the driver: SQLAlchemy would go to its thread and back for each step, which
        costs more than all else that a move does to the database."""
        for first in range(0, len(rows), MOST_ROWS):
            some = rows[first : first + MOST_ROWS]
            values = [value for row in some for value in values_of(row)]
            await self._driver.execute_fetchall(append_sql(len(some)), values)

    async def commit(self) -> None:
        by = self.connection if self.connection.in_transaction() else self._driver
        await by.commit()

    async def rollback(self) -> None:
        await self.connection.rollback()
        await self._driver.rollback()

    async def close(self) -> None:
        await self.abandon()
        if self.file is not None:
            self.file.let_go()


@cache
def append_sql(rows: int) -> str:
    """One statement for all: at each, SQLite's driver lets go of the interpreter, and waits until a
    busy server gives it back."""
    columns = schema.entries.columns.keys()
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO entries ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"  # noqa: S608


def values_of(row: Json) -> list[Any]:
    return [
        orjson.dumps(row[name]).decode() if name == "data" else row[name]
        for name in schema.entries.columns.keys()  # noqa: SIM118
    ]


def driver_of(connection: AsyncConnection) -> Any:
    """While the connection is good: to ask a broken one would make it connect anew."""
    return connection.sync_connection.connection.driver_connection  # type: ignore[union-attr]


def sever(driver: Any) -> None:
    """At once, without a word to the other side: whoever waits for it is told."""
    if hasattr(driver, "terminate"):
        driver.terminate()


@contextmanager
def severed_after(
    seconds: float, driver: Any, told: Callable[[], None] | None = None
) -> Iterator[None]:
    """A database that hangs answers no cancellation either, so its connection is cut."""

    def give_up() -> None:
        if told is not None:
            told()
        sever(driver)

    # Not at once, then: a loop that stood still sees its timers before the answers that came.
    loop = asyncio.get_running_loop()
    timers: list[asyncio.TimerHandle] = []

    def lose_patience() -> None:
        timers.append(loop.call_later(STALL_SECONDS, give_up))

    timers.append(loop.call_later(seconds, lose_patience))
    try:
        yield
    finally:
        for each in timers:
            each.cancel()
