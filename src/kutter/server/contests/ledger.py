"""What is kept of contests: the deals, and what everybody made of them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import and_, case, delete, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.store import Store, work_of
from kutter.server.storage.writer import Work
from kutter.server.table.archive import CONTESTS, IS_OPEN, contest_from
from kutter.server.table.charter import Contest
from kutter.server.table.decide.contests import Outcome

DAILY: Final = "daily"
"""The secret from which the deals of all days follow."""
NAMES: Final = "names"
COUNTS: Final = and_(
    schema.tries.c.number == 1,
    schema.tries.c.finished.is_not(None),
    or_(schema.contests.c.closes.is_(None), schema.tries.c.finished < schema.contests.c.closes),
    schema.tries.c.is_left.is_(False),
    schema.tries.c.bots_version == schema.contests.c.bots_version,
    schema.tries.c.is_checked.is_not(False),
    or_(schema.contests.c.source.is_(None), schema.tries.c.table_id != schema.contests.c.source),
)
"""Whether a result counts: just where results.py has no mark for it."""


@dataclass(frozen=True)
class Try:
    table: str
    contest: str
    holder: str
    name: str
    number: int
    """Of its holder's, from 1."""
    bots_version: int
    """Of the bots that it was begun with, then of those that ended it."""
    outcome: Outcome | None
    """None: it is not over, or came to nothing."""
    is_checked: bool | None
    """Whether the bots' part came out the same again; None: nobody has looked yet."""
    goes_on: bool = False
    """Whether its table does."""


class Ledger:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def secret(self, new: bytes) -> bytes:
        return await self.store.secret(DAILY, new)

    async def name(self, new: bytes) -> bytes:
        """The host's own, too: what it calls things follows from it."""
        return await self.store.secret(NAMES, new)

    # Contests

    async def add(self, contest: Contest, *statements: Any) -> None:
        """Unless another node has made the same meanwhile."""

        async def work(connection: AsyncConnection) -> None:
            deal = {"id": contest.deal, "seed": contest.seed, "commitment": contest.commitment}
            columns = {column.name for column in schema.contests.columns}
            values = {name: each for name, each in asdict(contest).items() if name in columns}
            for table, row in ((schema.deals, deal), (schema.contests, values)):
                await connection.execute(self.store.inserting_once(table, row))
            await work_of(statements)(connection)

        await self.store.write(work=work)

    async def on(self, day: str) -> list[Contest]:
        rows = await self.store.rows(CONTESTS.where(schema.contests.c.day == day))
        return [contest_from(row) for row in rows]

    async def made_from(self, table: str) -> Contest | None:
        rows = await self.store.rows(CONTESTS.where(schema.contests.c.source == table))
        return contest_from(rows[0]) if rows else None

    async def status_of(self, table: str) -> str | None:
        """None: it was forgotten."""
        query = select(schema.tables.c.status).where(schema.tables.c.id == table)
        rows = await self.store.rows(query)
        return str(rows[0].status) if rows else None

    async def forget_before(self, time: float) -> None:
        """Contests with whatever was made of them."""
        old = schema.contests.c.created < time
        tries = delete(schema.tries).where(
            schema.tries.c.contest.in_(select(schema.contests.c.id).where(old))
        )
        await self.store.run(tries, delete(schema.contests).where(old))

    # Tries

    async def best(self, contest: str, most: int) -> list[Try]:
        """What is over: those that count, the furthest ahead first; then the others."""
        query = (
            select(schema.tries)
            .join(schema.contests, schema.tries.c.contest == schema.contests.c.id)
            .where(schema.tries.c.contest == contest, schema.tries.c.finished.is_not(None))
            .order_by(
                case((COUNTS, 0), else_=1), schema.tries.c.lead.desc(), schema.tries.c.finished
            )
            .limit(most)
        )
        return [try_from(row) for row in await self.store.rows(query)]

    async def people(self, contests: Sequence[str]) -> dict[str, int]:
        """By contest, how many results count."""
        query = (
            select(schema.tries.c.contest, func.count().label("people"))
            .join(schema.contests, schema.tries.c.contest == schema.contests.c.id)
            .where(schema.tries.c.contest.in_(contests), COUNTS)
            .group_by(schema.tries.c.contest)
        )
        return {row.contest: row.people for row in await self.store.rows(query)}

    async def own(self, contests: Sequence[str], holder: str | None) -> dict[str, list[Try]]:
        """By contest, somebody's tries in their order."""
        query = (
            select(schema.tries, IS_OPEN.label("goes_on"))
            .outerjoin(schema.tables, schema.tables.c.id == schema.tries.c.table_id)
            .where(schema.tries.c.contest.in_(contests), schema.tries.c.holder == holder)
            .order_by(schema.tries.c.number)
        )
        found: dict[str, list[Try]] = defaultdict(list)
        for row in [] if holder is None else await self.store.rows(query):
            found[row.contest].append(replace(try_from(row), goes_on=bool(row.goes_on)))
        return found

    async def at(self, table: str) -> Try | None:
        query = select(schema.tries).where(schema.tries.c.table_id == table)
        rows = await self.store.rows(query)
        return try_from(rows[0]) if rows else None

    async def set_checked(self, table: str, is_checked: bool) -> None:
        chosen = update(schema.tries).where(schema.tries.c.table_id == table)
        await self.store.run(chosen.values(is_checked=is_checked))

    async def days_of(self, holder: str) -> list[str]:
        """On which somebody finished a deal of the day before the day ended."""
        query = (
            select(schema.contests.c.day)
            .join(schema.tries, schema.tries.c.contest == schema.contests.c.id)
            .where(
                schema.tries.c.holder == holder,
                schema.contests.c.day.is_not(None),
                schema.tries.c.finished < schema.contests.c.closes,
                schema.tries.c.is_left.is_(False),
            )
            .distinct()
        )
        return [str(row.day) for row in await self.store.rows(query)]


def solved_at(contest: Contest, table: str) -> Work:
    """So that a table shows how a contest's deal is played well, and no other does."""
    columns = schema.contests.c
    is_same = columns.solution.is_not_distinct_from(contest.solution)
    chosen = update(schema.contests).where(columns.id == contest.id, is_same)

    async def work(connection: AsyncConnection) -> None:
        if (await connection.execute(chosen.values(solution=table))).rowcount == 0:
            raise Refused("not-written", 503)

    return work


def trying(contest: Contest, table: str, holder: str, name: str, number: int, **more: Any) -> Any:
    """What to write so that a try counts, from its first card on."""
    return insert(schema.tries).values(
        table_id=table, contest=contest.id, holder=holder, name=name, number=number, **more
    )


def try_from(row: Row[Any]) -> Try:
    outcome = None
    if row.finished is not None:
        outcome = Outcome(row.finished, row.place, row.score, row.lead, row.is_left)
    return Try(
        table=row.table_id,
        contest=row.contest,
        holder=row.holder,
        name=row.name,
        number=row.number,
        bots_version=row.bots_version,
        outcome=outcome,
        is_checked=row.is_checked,
    )
