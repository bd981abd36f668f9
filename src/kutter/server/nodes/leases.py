"""Who holds which table, and which nodes live: all of it by the database's word and clock.

A lease only says that a node lives. That no two nodes write to one table follows from its epoch
(storage/writer.py): it rises with each owner, and whatever is written names it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.table.archive import IS_OPEN

LEASE_SECONDS: Final = 2.0
RENEW_SECONDS: Final = 0.5
MOST_AT_ONCE: Final = 20
"""Abandoned tables that a node takes in one go: others are to have some of them."""
GONE_SECONDS: Final = 3600.0
"""After which a node that has gone is not even told of."""
NOW: Final = func.extract("epoch", func.clock_timestamp())


@dataclass(frozen=True)
class Living:
    id: str
    version: str
    where: str
    started: float
    left: float
    """Seconds until its lease runs out, unless it is renewed."""
    hears: bool


def is_held() -> ColumnElement[bool]:
    """Whether the owner of a table lives."""
    columns = schema.nodes.c
    return exists().where(columns.id == schema.tables.c.owner, columns.expires > NOW)


class Leases:
    def __init__(self, store: Store, node: str, version: str, where: str) -> None:
        self.store = store
        self.node = node
        self.version = version
        self.where = where

    # Living

    async def renew(self, hears: bool) -> tuple[list[Living], bool]:
        """Also where it has run out, or never was: whether it has; and all nodes that live."""
        columns = schema.nodes.c
        values = {"expires": NOW + LEASE_SECONDS, "hears": hears}
        found: list[Living] = []
        has_run_out = False

        async def work(connection: AsyncConnection) -> None:
            nonlocal has_run_out
            own = update(schema.nodes).where(columns.id == self.node).values(values)
            if (await connection.execute(own.where(columns.expires > NOW))).rowcount == 0:
                has_run_out = True
            if has_run_out and (await connection.execute(own)).rowcount == 0:
                first = {"id": self.node, "version": self.version, "where": self.where}
                row = insert(schema.nodes).values(first | values | {"started": NOW})
                await connection.execute(row)
                gone = delete(schema.nodes).where(columns.expires < NOW - GONE_SECONDS)
                await connection.execute(gone)
            found[:] = await living(connection)

        await self.store.write(work=work)
        return found, has_run_out

    async def leave(self) -> None:
        await self.let_go()
        await self.store.run(delete(schema.nodes).where(schema.nodes.c.id == self.node))

    async def let_go(self) -> None:
        """Of all tables; the next owner raises their epochs."""
        own = schema.tables.c.owner == self.node
        await self.store.run(update(schema.tables).where(own).values(owner=None))

    # Holding

    async def claim(self, table: str) -> tuple[str, int]:
        """The owner of a table and its epoch, once it has one: us, unless another lives."""
        columns = schema.tables.c
        wanted = select(columns.owner, columns.epoch, is_held().label("is_held"))
        wanted = wanted.where(columns.id == table)
        rows = await self.store.rows(wanted)
        if rows and rows[0].is_held:
            return rows[0].owner, rows[0].epoch
        found: list[tuple[str, int]] = []

        async def work(connection: AsyncConnection) -> None:
            # Waits for whoever writes to its log just now.
            row = (await connection.execute(wanted.with_for_update(of=schema.tables))).first()
            if row is None:
                raise Refused("no-such-table", 404)
            if row.is_held:
                found[:] = [(row.owner, row.epoch)]
                return
            taken = update(schema.tables).where(columns.id == table)
            await connection.execute(taken.values(owner=self.node, epoch=row.epoch + 1))
            found[:] = [(self.node, row.epoch + 1)]
            METRICS.takeovers.inc(row.owner is not None)

        await self.store.write(work=work)
        return found[0]

    async def claim_abandoned(self) -> list[str]:
        """Some of those that go on and that nobody holds; not our own, if we were thought dead."""
        columns = schema.tables.c
        is_left = and_(columns.owner != self.node, ~is_held())
        nobodys = (
            select(columns.id)
            .where(IS_OPEN, or_(columns.owner.is_(None), is_left))
            .order_by(columns.created.desc())
            .limit(MOST_AT_ONCE)
            .with_for_update(skip_locked=True, of=schema.tables)
        )
        found: list[str] = []

        async def work(connection: AsyncConnection) -> None:
            found[:] = (await connection.execute(nobodys)).scalars()
            if found:
                taken = update(schema.tables).where(columns.id.in_(found))
                await connection.execute(taken.values(owner=self.node, epoch=columns.epoch + 1))
                METRICS.takeovers.inc(len(found))

        await self.store.write(work=work)
        return found

    async def held(self) -> dict[str, int]:
        """By table: since which of its owners it is ours."""
        columns = schema.tables.c
        query = select(columns.id, columns.epoch).where(columns.owner == self.node)
        return {row.id: row.epoch for row in await self.store.rows(query)}

    async def held_open(self) -> list[str]:
        """Of those that are ours, the tables that go on."""
        query = select(schema.tables.c.id).where(IS_OPEN, schema.tables.c.owner == self.node)
        return [str(row.id) for row in await self.store.rows(query)]

    async def owners(self, tables: Sequence[str]) -> dict[str, str]:
        """Of tables that other nodes have."""
        columns = schema.tables.c
        query = select(columns.id, columns.owner).where(
            columns.id.in_(tables), columns.owner != self.node, is_held()
        )
        return {row.id: row.owner for row in await self.store.rows(query)}

    async def open_with(self, deal: str) -> list[str]:
        """Tables that go on with a deal."""
        query = select(schema.tables.c.id).where(and_(IS_OPEN, schema.tables.c.deal == deal))
        return [str(row.id) for row in await self.store.rows(query)]

    async def how_far(self, tables: list[str]) -> dict[str, tuple[str | None, int]]:
        """By table: whose it is, and how long its log."""
        columns, numbers = schema.tables.c, schema.entries.c
        last = select(func.max(numbers.number)).where(numbers.table_id == columns.id)
        query = select(columns.id, columns.owner, last.scalar_subquery().label("version"))
        rows = await self.store.rows(query.where(columns.id.in_(tables)))
        return {row.id: (row.owner, row.version or 0) for row in rows}


async def living_with_tables(store: Store) -> list[tuple[Living, int]]:
    """All nodes, each with the number of tables that it has and that go on."""
    if store.is_sqlite:
        return []
    columns = schema.tables.c
    counting = select(columns.owner, func.count().label("number")).where(IS_OPEN)
    async with store.engine.connect() as connection:
        nodes = await living(connection)
        rows = await connection.execute(counting.group_by(columns.owner))
        numbers = {row.owner: row.number for row in rows}
    return [(node, numbers.get(node.id, 0)) for node in nodes]


async def living(connection: AsyncConnection) -> list[Living]:
    columns = schema.nodes.c
    query = select(schema.nodes, (columns.expires - NOW).label("left")).where(columns.expires > NOW)
    return [node_from(row) for row in await connection.execute(query.order_by(columns.started))]


def node_from(row: Row[Any]) -> Living:
    return Living(row.id, row.version, row.where, row.started, row.left, row.hears)
