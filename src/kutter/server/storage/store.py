"""The store: what is kept of tables and people; SQLite or PostgreSQL."""

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import quote

import orjson
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, QueuePool

from kutter.games.contract import Json
from kutter.language.errors import BadInput
from kutter.server.observe import Trouble
from kutter.server.protocol.basics import Status
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
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
from kutter.server.storage.writer import Work, Writer
from kutter.server.table.charter import Charter
from kutter.server.table.entries import Entry, change_from

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

logger = logging.getLogger(__name__)


class UnreadableTable(Refused):
    """It is there, and we cannot read it."""

    def __init__(self) -> None:
        super().__init__("failed", 500)


class Store:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = make_engine(url, pool_timeout=POOL_SECONDS)
        self.writer = Writer(self._writers_session(url))
        self.trouble = Trouble()

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
        return PostgresSession(engine)

    async def open(self) -> None:
        """Two servers on one database would each know only half of what happens."""
        try:
            await self.writer.start()
        except NotAlone:
            raise BadInput("database-is-in-use") from None

    async def close(self) -> None:
        """Writes what waits, and ends."""
        await self.engine.dispose()
        await self.writer.stop()

    # Writing

    async def write(self, rows: Sequence[Json] = (), work: Work | None = None) -> None:
        """Returns once it is durable; refuses what could not be written."""
        await self.writer.write(list(rows), work)

    async def append(self, table: str, new: Sequence[Entry], *statements: Any) -> None:
        """Entries of a log, and whatever else must be true with them."""
        work = work_of(statements) if statements else None
        await self.write([entry_row(table, entry) for entry in new], work)

    async def set_status(self, table: str, status: Status, at: float) -> None:
        """For finding tables; what a table is, its log says."""
        ended = at if status in ("finished", "ended") else None
        await self.run(
            update(schema.tables)
            .where(schema.tables.c.id == table)
            .values(status=status, ended=ended)
        )

    async def add_table(self, charter: Charter, new_deal: bool) -> None:
        async def work(connection: AsyncConnection) -> None:
            if new_deal:
                await connection.execute(
                    insert(schema.deals).values(
                        id=charter.deal, seed=charter.seed, commitment=charter.commitment
                    )
                )
            await connection.execute(
                insert(schema.tables).values(
                    id=charter.id,
                    deal=charter.deal,
                    choices=charter.choices.model_dump(mode="json"),
                    options=charter.options,
                    start_from=list(charter.start_from) if charter.start_from else None,
                    maker=charter.maker,
                    luck=charter.luck,
                    status="gathering",
                    created=charter.created,
                )
            )

        await self.write(work=work)

    async def add_visit(self, holder: str, table: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            known = select(schema.visits).where(
                schema.visits.c.holder == holder, schema.visits.c.table_id == table
            )
            if (await connection.execute(known)).first() is None:
                await connection.execute(
                    insert(schema.visits).values(holder=holder, table_id=table)
                )

        await self.write(work=work)

    async def insert(self, into: Any, **values: Any) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(into).values(**values))

        await self.write(work=work)

    async def run(self, *statements: Any) -> None:
        await self.write(work=work_of(statements))

    async def forget_table(self, table: str) -> None:
        await self.run(delete(schema.tables).where(schema.tables.c.id == table))

    # Reading

    async def rows(self, query: Any) -> Sequence[Row[Any]]:
        """Refuses, as our fault, what the database does not answer in time."""
        if self.writer.is_lost_for_long():
            raise Refused("unavailable", 503)
        reading = asyncio.create_task(self._rows(query))
        await asyncio.wait({reading}, timeout=READ_SECONDS)
        if not reading.done():
            reading.add_done_callback(lambda task: task.cancelled() or task.exception())
            raise Refused("unavailable", 503)
        try:
            rows = reading.result()
        except Exception as error:  # whatever a database can raise
            self.trouble.tell(error)
            raise Refused("unavailable", 503) from None
        self.trouble.is_over()
        return rows

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

    async def tables(self, condition: Any) -> list[str]:
        """Their names; what they are is read one by one."""
        return [str(row.id) for row in await self.rows(select(schema.tables.c.id).where(condition))]

    async def charter(self, table: str) -> Charter | None:
        query = select(schema.tables, schema.deals.c.seed, schema.deals.c.commitment).join(
            schema.deals, schema.tables.c.deal == schema.deals.c.id
        )
        found = await self.rows(query.where(schema.tables.c.id == table))
        if not found:
            return None
        try:
            return charter_from(found[0])
        except Exception:
            logger.exception("a table cannot be read", extra={"table": table})
            raise UnreadableTable from None

    async def versions(self, condition: Any) -> dict[str, int]:
        """How long the logs of tables are."""
        query = (
            select(schema.tables.c.id, func.max(schema.entries.c.number).label("version"))
            .outerjoin(schema.entries, schema.entries.c.table_id == schema.tables.c.id)
            .where(condition)
            .group_by(schema.tables.c.id)
        )
        return {row.id: row.version or 0 for row in await self.rows(query)}

    async def log(self, table: str) -> list[Entry]:
        query = (
            select(schema.entries)
            .where(schema.entries.c.table_id == table)
            .order_by(schema.entries.c.number)
        )
        return [
            Entry(row.number, change_from(row.kind, row.data), row.at, row.actor, row.command)
            for row in await self.rows(query)
        ]


def work_of(statements: Sequence[Any]) -> Work:
    async def work(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(statement)

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


def entry_row(table: str, entry: Entry) -> Json:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "data": entry.data(),
        "at": entry.at,
        "actor": entry.actor,
        "command": entry.command,
    }


def charter_from(row: Row[Any]) -> Charter:
    start_from = row.start_from
    return Charter(
        id=row.id,
        choices=NewTable.model_validate(row.choices),
        options=row.options,
        maker=row.maker,
        deal=row.deal,
        seed=row.seed,
        commitment=row.commitment,
        luck=row.luck,
        created=row.created,
        start_from=(start_from[0], start_from[1]) if start_from else None,
    )
