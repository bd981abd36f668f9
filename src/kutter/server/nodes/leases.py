"""Who holds which table, and which nodes live: all of it by the database's word and clock.

A lease only says that a node lives. That no two nodes write to one table follows from its epoch
(storage/writer.py): it rises with each owner, and whatever is written names it.
"""

from collections.abc import Callable, Sequence
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
from kutter.server.table.live.ownership import Claimed

LEASE_SECONDS: Final = 2.0
RENEW_SECONDS: Final = 0.5
MOST_SEEN: Final = 1000
"""Abandoned tables that are looked at, to choose from."""
GONE_SECONDS: Final = 3600.0
"""After which a node that has gone is not even told of."""
NOW: Final = func.extract("epoch", func.clock_timestamp())
LAST: Final = select(func.max(schema.entries.c.number)).where(
    schema.entries.c.table_id == schema.tables.c.id
)
VERSION: Final = func.coalesce(LAST.scalar_subquery(), 0).label("version")
"""How long the log of a table is."""


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

    async def claim(self, table: str) -> tuple[str, Claimed]:
        """The owner of a table, once it has one: us, unless another lives."""
        columns = schema.tables.c
        is_it = columns.id == table
        wanted = select(columns.owner, columns.epoch, is_held().label("is_held")).where(is_it)
        rows = await self.store.rows(wanted.add_columns(VERSION))
        if rows and rows[0].is_held:
            return rows[0].owner, Claimed(rows[0].epoch, rows[0].version)
        found: list[tuple[str, Claimed]] = []

        async def work(connection: AsyncConnection) -> None:
            # Waits for whoever writes to its log just now; only then it is known how long that is.
            row = (await connection.execute(wanted.with_for_update(of=schema.tables))).first()
            if row is None:
                raise Refused("no-such-table", 404)
            owner, epoch = row.owner, row.epoch
            if not row.is_held:
                owner, epoch = self.node, row.epoch + 1
                taken = update(schema.tables).where(is_it).values(owner=owner, epoch=epoch)
                await connection.execute(taken)
                METRICS.takeovers.inc(row.owner is not None)
            version = await connection.scalar(select(VERSION).where(is_it))
            found[:] = [(owner, Claimed(epoch, version))]

        await self.store.beside(work)
        return found[0]

    async def claim_abandoned(
        self, some_of: Callable[[Sequence[str]], Sequence[str]]
    ) -> dict[str, Claimed]:
        """Of the tables that go on and that nobody holds; not our own, if we were thought dead."""
        columns = schema.tables.c
        is_left = or_(columns.owner.is_(None), and_(columns.owner != self.node, ~is_held()))
        nobodys = select(columns.id).where(IS_OPEN, is_left)
        found: dict[str, Claimed] = {}

        async def work(connection: AsyncConnection) -> None:
            found.clear()
            free = (await connection.execute(nobodys.limit(MOST_SEEN))).scalars().all()
            if not free:
                return
            wanted = nobodys.where(columns.id.in_(some_of(free)))
            locked = wanted.with_for_update(skip_locked=True, of=schema.tables)
            ours = columns.id.in_((await connection.execute(locked)).scalars().all())
            taken = update(schema.tables).where(ours)
            await connection.execute(taken.values(owner=self.node, epoch=columns.epoch + 1))
            now = await connection.execute(select(columns.id, columns.epoch, VERSION).where(ours))
            found.update({row.id: Claimed(row.epoch, row.version) for row in now})

        await self.store.write(work=work)
        METRICS.takeovers.inc(len(found))
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
        columns = schema.tables.c
        query = select(columns.id, columns.owner, VERSION).where(columns.id.in_(tables))
        return {row.id: (row.owner, row.version) for row in await self.store.rows(query)}


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
