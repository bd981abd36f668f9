"""The store: what is kept of tables and people; SQLite or PostgreSQL."""

import fcntl
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, cast

import orjson
from sqlalchemy import delete, event, insert, select, text, update
from sqlalchemy.engine import Row, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kutter.core.errors import BadInput
from kutter.core.game import Json
from kutter.server import schema
from kutter.server.log import Charter, Entry, fact_from
from kutter.server.messages import NewTable, Status
from kutter.server.writer import Work, Writer

ADVISORY_LOCK: Final = 0x6B757474
"""Held in PostgreSQL by the one server that writes."""

logger = logging.getLogger(__name__)


class Store:
    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = make_engine(url)
        # Its transactions always end: nothing is to be rolled back when a connection is given back.
        self.writer = Writer(make_engine(url, pool_reset_on_return=None))
        self._lock: Any = None

    async def open(self) -> None:
        await self._lock_out_others()
        self.writer.start()

    async def close(self) -> None:
        """Writes what waits, and ends."""
        await self.writer.stop()
        if isinstance(self._lock, AsyncConnection):
            await self._lock.close()
        elif self._lock is not None:
            self._lock.close()
        await self.engine.dispose()

    async def _lock_out_others(self) -> None:
        """Two servers on one database would each know only half of what happens."""
        if self.is_sqlite:
            if not self.url.database or self.url.database == ":memory:":
                return
            self._lock = Path(f"{self.url.database}.lock").open("w")  # noqa: SIM115
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadInput("database-is-in-use") from None
            return
        self._lock = await self.engine.connect()
        got = await self._lock.scalar(text(f"SELECT pg_try_advisory_lock({ADVISORY_LOCK})"))
        await self._lock.commit()
        if not got:
            raise BadInput("database-is-in-use")

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
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def charter(self, table: str) -> tuple[Charter, Status] | None:
        found = await self.charters(schema.tables.c.id == table)
        return found[0] if found else None

    async def charters(self, condition: Any) -> list[tuple[Charter, Status]]:
        query = select(schema.tables, schema.deals.c.seed, schema.deals.c.commitment).join(
            schema.deals, schema.tables.c.deal == schema.deals.c.id
        )
        found = []
        for row in await self.rows(query.where(condition)):
            try:
                found.append(charter_from(row))
            except Exception:  # it must not keep the others from going on
                logger.exception("a table cannot be read", extra={"table": row.id})
        return found

    async def log(self, table: str) -> list[Entry]:
        query = (
            select(schema.entries)
            .where(schema.entries.c.table_id == table)
            .order_by(schema.entries.c.number)
        )
        return [
            Entry(row.number, fact_from(row.kind, row.data), row.at, row.actor, row.command)
            for row in await self.rows(query)
        ]


def work_of(statements: Sequence[Any]) -> Work:
    async def work(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(statement)

    return work


def make_engine(url: str, **options: Any) -> AsyncEngine:
    engine = create_async_engine(
        url,
        json_serializer=compact_json,
        json_deserializer=readable_json,
        hide_parameters=True,  # logs must not tell what is hidden at a table
        **options,
    )
    # One statement for all rows: at each of them SQLite's driver lets go of the interpreter, and
    # waits until a busy server gives it back.
    engine.dialect.use_insertmanyvalues_wo_returning = True
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: Any) -> None:
    """Durable through a power cut: FULL syncs the log of changes at every commit."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
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


def charter_from(row: Row[Any]) -> tuple[Charter, Status]:
    start_from = row.start_from
    charter = Charter(
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
    return charter, cast("Status", row.status)
