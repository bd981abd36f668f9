"""What is kept of tables: their charters and logs, who came to them, records that were given us."""

import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Update, and_, delete, func, insert, select, union_all, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from kutter.bots.registry import bots_version
from kutter.games.contract import Json
from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import Refused
from kutter.server.protocol.tables import NewTable
from kutter.server.storage import schema
from kutter.server.storage.store import Store, work_of
from kutter.server.storage.writer import Held
from kutter.server.table.charter import Charter, Contest
from kutter.server.table.decide.contests import outcome_of
from kutter.server.table.entries import Entry, change_from
from kutter.server.table.state import OPEN, TableState

MOST_VISITED: Final = 50
"""Tables of one holder that are told of, the newest."""
IS_OPEN: Final = schema.tables.c.status.in_(OPEN)
CONTESTS: Final = select(schema.contests, schema.deals.c.seed, schema.deals.c.commitment).join(
    schema.deals, schema.contests.c.deal == schema.deals.c.id
)
FIRST_EPOCH: Final = 1
LEARNT: Final = "learnt"
"""The status of a guide's table that is over: nobody asks for its record."""

logger = logging.getLogger(__name__)


class UnreadableTable(Refused):
    """It is there, and we cannot read it."""

    def __init__(self) -> None:
        super().__init__("failed", 500)


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store

    # Tables

    async def add(
        self,
        state: TableState,
        log: Sequence[Entry],
        new_deal: bool,
        *statements: Any,
        owner: str | None = None,
    ) -> None:
        """A new table as its log has it, and whatever else must be true with it."""
        charter = state.charter

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
                    start_from=start_json(charter),
                    maker=charter.maker,
                    luck=charter.luck,
                    contest=None if charter.contest is None else charter.contest.id,
                    status=state.status,
                    created=charter.created,
                    owner=owner,
                    epoch=FIRST_EPOCH,
                )
            )
            if not charter.is_guided:
                visit = insert(schema.visits).values(holder=charter.maker, table_id=charter.id)
                await connection.execute(visit)
            await work_of(statements)(connection)

        await self.store.write([entry_row(charter.id, entry) for entry in log], work)
        for entry in log:
            METRICS.entries_of(entry.kind).inc()

    async def charter(self, table: str) -> Charter | None:
        query = select(schema.tables, schema.deals.c.seed, schema.deals.c.commitment).join(
            schema.deals, schema.tables.c.deal == schema.deals.c.id
        )
        found = await self.store.rows(query.where(schema.tables.c.id == table))
        if not found:
            return None
        name = found[0].contest
        contest = None if name is None else await self.contest(name)
        try:
            return charter_from(found[0], contest)
        except Exception:
            logger.exception("a table cannot be read", extra={"table": table})
            raise UnreadableTable from None

    async def contest(self, name: str) -> Contest | None:
        found = await self.store.rows(CONTESTS.where(schema.contests.c.id == name))
        return contest_from(found[0]) if found else None

    async def open_tables(self) -> list[str]:
        """Their names; what they are is read one by one."""
        query = select(schema.tables.c.id).where(IS_OPEN)
        return [str(row.id) for row in await self.store.rows(query)]

    async def open_versions(self) -> dict[str, int]:
        """How long the logs of open tables are."""
        query = (
            select(schema.tables.c.id, func.max(schema.entries.c.number).label("version"))
            .outerjoin(schema.entries, schema.entries.c.table_id == schema.tables.c.id)
            .where(IS_OPEN)
            .group_by(schema.tables.c.id)
        )
        return {row.id: row.version or 0 for row in await self.store.rows(query)}

    async def set_status(self, state: TableState, epoch: int | None = None) -> None:
        """For finding tables; what a table is, its log says."""
        is_over = state.status in ("finished", "ended")
        await self.store.run(
            *outcome_written(state),
            update(schema.tables)
            .where(schema.tables.c.id == state.charter.id)
            .values(
                status=LEARNT if is_over and state.charter.is_guided else state.status,
                ended=state.changed if is_over else None,
            ),
            held=held_at(state.charter.id, epoch),
        )

    async def ended_before(self, time: float) -> list[str]:
        query = select(schema.tables.c.id).where(schema.tables.c.ended < time)
        return [str(row.id) for row in await self.store.rows(query)]

    async def learnt_before(self, time: float) -> list[str]:
        """Tables of guides that are over."""
        query = select(schema.tables.c.id).where(
            schema.tables.c.status == LEARNT, schema.tables.c.ended < time
        )
        return [str(row.id) for row in await self.store.rows(query)]

    async def forget(self, table: str) -> None:
        reviews = delete(schema.reviews).where(schema.reviews.c.source == table)
        await self.store.run(reviews, delete(schema.tables).where(schema.tables.c.id == table))

    async def forget_unplayed_deals(self) -> None:
        played = select(schema.tables.c.deal).union(select(schema.contests.c.deal))
        await self.store.run(delete(schema.deals).where(schema.deals.c.id.not_in(played)))

    # Their logs

    async def append(
        self, table: str, new: Sequence[Entry], *statements: Any, epoch: int | None = None
    ) -> None:
        """Entries of a log, and whatever else must be true with them."""
        work = work_of(statements) if statements else None
        rows = [entry_row(table, entry) for entry in new]
        await self.store.write(rows, work, held_at(table, epoch))

    async def log(self, table: str, since: int = 0) -> list[Entry]:
        columns = schema.entries.c
        query = (
            select(schema.entries)
            .where(columns.table_id == table, columns.number > since)
            .order_by(columns.number)
        )
        return [
            Entry(row.number, change_from(row.kind, row.data), row.at, row.actor, row.command)
            for row in await self.store.rows(query)
        ]

    # Who came to them

    async def add_visit(self, holder: str, table: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            known = select(schema.visits).where(
                schema.visits.c.holder == holder, schema.visits.c.table_id == table
            )
            if (await connection.execute(known)).first() is None:
                await connection.execute(
                    insert(schema.visits).values(holder=holder, table_id=table)
                )

        await self.store.write(work=work)

    async def visited_by(self, holder: str) -> list[str]:
        query = (
            select(schema.visits.c.table_id)
            .join(schema.tables, schema.tables.c.id == schema.visits.c.table_id)
            .where(schema.visits.c.holder == holder)
            .order_by(schema.tables.c.created.desc())
            .limit(MOST_VISITED)
        )
        return [str(row.table_id) for row in await self.store.rows(query)]

    # Records

    async def add_record(self, name: str, record: str, now: float) -> None:
        """One that has been checked."""
        await self.store.insert(schema.records, id=name, record=record, created=now)

    async def record(self, name: str) -> str:
        query = select(schema.records.c.record).where(schema.records.c.id == name)
        found = await self.store.rows(query)
        if not found:
            raise Refused("no-such-record", 404)
        return str(found[0].record)

    async def forget_records_before(self, time: float) -> None:
        old = select(schema.records.c.id).where(schema.records.c.created < time)
        reviews = delete(schema.reviews).where(schema.reviews.c.source.in_(old))
        await self.store.run(reviews, delete(schema.records).where(schema.records.c.created < time))

    # Reviews of both

    async def review(self, wanted: "Reviewed") -> bytes | None:
        found = await self.store.rows(select(schema.reviews.c.review).where(is_that(wanted)))
        return str(found[0].review).encode() if found else None

    async def add_review(self, wanted: "Reviewed", review: bytes, now: float) -> None:
        """In place of one that another worked out meanwhile; none of a game that is forgotten."""
        values = {**asdict(wanted), "review": review.decode(), "made": now}
        sources = union_all(select(schema.tables.c.id), select(schema.records.c.id)).subquery()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.reviews).where(is_that(wanted)))
            kept = select(sources.c.id).where(sources.c.id == wanted.source)
            if (await connection.execute(kept)).first() is not None:
                await connection.execute(insert(schema.reviews).values(values))

        await self.store.write(work=work)


Basis = Literal["whole", "seen", "open"]
"""What a review is made of: the whole game, judged by what the seat knew; only what the seat saw of
it, as long as others play the deal; the whole game with all cards open."""


@dataclass(frozen=True)
class Reviewed:
    """Of which game, by which seat's knowledge."""

    source: str
    """A table's name or a record's."""
    seat: int
    basis: Basis

    @property
    def is_open(self) -> bool:
        return self.basis == "open"


def held_at(table: str, epoch: int | None) -> Held | None:
    """None where nobody else could hold it."""
    return None if epoch is None else Held(table, epoch)


def is_that(wanted: Reviewed) -> ColumnElement[bool]:
    columns = schema.reviews.c
    return and_(
        columns.source == wanted.source,
        columns.seat == wanted.seat,
        columns.basis == wanted.basis,
    )


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


def start_json(charter: Charter) -> list[Any] | None:
    if charter.start_from is None:
        return None
    return [*charter.start_from, *([list(charter.prepared)] if charter.prepared else [])]


def outcome_written(state: TableState) -> list[Update]:
    """What a try came to, with the bots of now: the server may have been upgraded in mid-game."""
    made, contest = outcome_of(state), state.charter.contest
    if made is None or contest is None:
        return []
    version = bots_version(state.game, contest.bots)
    tried = update(schema.tries).where(schema.tries.c.table_id == state.charter.id)
    return [tried.values(**asdict(made), bots_version=version)]


def charter_from(row: Row[Any], contest: Contest | None) -> Charter:
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
        prepared=tuple(start_from[2]) if start_from and len(start_from) > 2 else (),
        contest=contest,
    )


def contest_from(row: Row[Any]) -> Contest:
    """A row of contests, joined with its deal's."""
    return Contest(
        id=row.id,
        day=row.day,
        closes=row.closes,
        game=row.game,
        options=row.options,
        seat=row.seat,
        bots=tuple(row.bots),
        simulations=row.simulations,
        bots_version=row.bots_version,
        deal=row.deal,
        seed=row.seed,
        commitment=row.commitment,
        source=row.source,
        created=row.created,
        solution=row.solution,
    )
