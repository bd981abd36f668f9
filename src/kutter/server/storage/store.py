"""The store: SQLite or PostgreSQL, written by one, read by many, never waited for too long."""

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, cast
from urllib.parse import quote

import orjson
from sqlalchemy import Table, event, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.sql import Executable

from kutter.games.contract import Json
from kutter.language.errors import BadInput
from kutter.server.observe import Trouble
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.files import DatabaseFile
from kutter.server.storage.session import (
    STATEMENTS_SECONDS,
    NotAlone,
    PostgresSession,
    Session,
    SqliteSession,
    driver_of,
    severed_after,
)
from kutter.server.storage.writer import Held, Work, Writer

READ_SECONDS: Final = 5.0
"""After which who waits for an answer is told that there is none."""
POOL_SECONDS: Final = 2.0
POSTGRES: Final = {
    "timeout": 2.0,  # seconds, for connecting
    "server_settings": {
        "application_name": "kutter",
        # So that it lets go of who went away without a word.
        "tcp_keepalives_idle": "10",
        "tcp_keepalives_interval": "5",
        "tcp_keepalives_count": "3",
    },
}

Answer = TypeVar("Answer")


class Store:
    def __init__(self, url: str, is_shared: bool = False) -> None:
        """`is_shared`: with other nodes."""
        self.url = make_url(url)
        self.is_shared = is_shared
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = make_engine(url, pool_timeout=POOL_SECONDS)
        self.writer = Writer(self._writers_session(url))
        self.trouble = Trouble()
        self._asked: set[asyncio.Task[Any]] = set()
        """What the database has not answered yet, also where nobody waits for it any more."""

    @property
    def path(self) -> Path | None:
        """Where the database is a file."""
        name = self.url.database
        return Path(name) if self.is_sqlite and name and name != ":memory:" else None

    def _writers_session(self, url: str) -> Session:
        # Its transactions always end: nothing is to be rolled back when it is given back.
        engine = make_engine(url, poolclass=NullPool, pool_reset_on_return=None)
        if self.is_sqlite:
            return SqliteSession(engine, DatabaseFile(self.path) if self.path else None)
        return PostgresSession(engine, self.is_shared)

    async def open(self) -> None:
        """Two servers on one database would each know only half of what happens."""
        try:
            await self.writer.start()
        except NotAlone:
            raise BadInput("database-is-in-use") from None

    async def close(self) -> None:
        """Writes what waits, and ends; what was asked may give its connection back before."""
        if self._asked:
            await asyncio.wait(self._asked, timeout=POOL_SECONDS)
        await self.engine.dispose()
        await self.writer.stop()

    # Writing

    async def write(
        self, rows: Sequence[Json] = (), work: Work | None = None, held: Held | None = None
    ) -> None:
        """Returns once it is durable; refuses what could not be written."""
        await self.writer.write(list(rows), work, held)

    async def insert(self, into: Any, **values: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(into).values(**values))

        await self.write(work=work)

    def inserting_once(self, into: Table, row: Json) -> Any:
        """Whoever does it first."""
        dialect = sqlite if self.is_sqlite else postgresql
        return dialect.insert(into).values(row).on_conflict_do_nothing()

    async def secret(self, name: str, new: bytes) -> bytes:
        """One of the host's own, made when it is first asked for, whoever asks first."""
        columns = schema.secrets.c
        query = select(columns.value).where(columns.name == name)
        if not (found := await self.rows(query)):
            await self.run(self.inserting_once(schema.secrets, {"name": name, "value": new}))
            found = await self.rows(query)
        return bytes(found[0].value)

    async def run(self, *statements: Any, held: Held | None = None) -> None:
        await self.write(work=work_of(statements), held=held)

    async def beside(self, work: Work) -> None:
        """A transaction of its own, for what may have to wait: the writer's never does. Where it is
        not answered in time, it may be done all the same."""
        await self._in_time(self._beside(work))

    async def _beside(self, work: Work) -> None:
        connection = await self.engine.connect()
        with severed_after(STATEMENTS_SECONDS, driver_of(connection)):
            try:
                await work(connection)
                await connection.commit()
            finally:
                await connection.close()

    # Reading

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        """Refuses, as our fault, what the database does not answer in time."""
        return await self._in_time(self._rows(query))

    async def _in_time(self, asked: Coroutine[Any, Any, Answer]) -> Answer:
        if self.writer.is_lost_for_long():
            asked.close()
            raise Refused("unavailable", 503)
        asking = asyncio.create_task(asked)
        self._asked.add(asking)
        asking.add_done_callback(self._asked.discard)
        await asyncio.wait({asking}, timeout=READ_SECONDS)
        if not asking.done():
            asking.add_done_callback(lambda task: task.cancelled() or task.exception())
            raise Refused("unavailable", 503)
        try:
            answer = asking.result()
        except Refused:
            raise
        except Exception as error:  # whatever a database can raise
            self.trouble.tell(error)
            raise Refused("unavailable", 503) from None
        self.trouble.is_over()
        return answer

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        try:
            return await self._rows_once(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._rows_once(query)  # the pool held connections that had ended

    async def _rows_once(self, query: Any) -> Sequence[Row[Any]]:
        connection = await self.engine.connect()
        with severed_after(STATEMENTS_SECONDS, driver_of(connection)):
            try:
                return (await connection.execute(query)).all()
            finally:
                await connection.close()

    @property
    def reading(self) -> int:
        """How many connections are read from just now."""
        return cast("QueuePool", self.engine.pool).checkedout()


def work_of(statements: Sequence[Any]) -> Work:
    """Of statements, and of other work."""

    async def work(connection: AsyncConnection) -> None:
        for statement in statements:
            if isinstance(statement, Executable):
                await connection.execute(statement)
            else:
                await statement(connection)

    return work


def make_engine(url: str, **options: Any) -> AsyncEngine:
    address = as_driver_says(make_url(url))
    is_sqlite = address.get_backend_name() == "sqlite"
    engine = create_async_engine(
        existing(address),
        connect_args={} if is_sqlite else POSTGRES,
        json_serializer=compact_json,
        json_deserializer=readable_json,
        hide_parameters=True,  # logs must not tell what is hidden at a table
        **options,
    )
    # One statement for all rows: at each of them SQLite's driver lets go of the interpreter, and
    # waits until a busy server gives it back.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def as_driver_says(url: URL) -> URL:
    """What everybody else calls sslmode is called ssl by the driver of PostgreSQL."""
    mode = url.query.get("sslmode")
    if not isinstance(mode, str) or url.get_backend_name() == "sqlite":
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def existing(url: URL) -> URL:
    """A file that is not there is not made: that is left to who opens a store."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return url
    return url.set(database=f"file:{quote(str(url.database))}").update_query_dict(
        {"mode": "rw", "uri": "true"}
    )


def set_pragmas(connection: Any, _record: Any) -> None:
    """Durable through a power cut: FULL syncs the log of changes at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=1500"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def compact_json(value: Any) -> str:
    return orjson.dumps(value).decode()


def readable_json(text: str) -> Any:
    """None for what a broken disk left: its table is frozen, the others go on."""
    try:
        return orjson.loads(text)
    except ValueError:
        return None
