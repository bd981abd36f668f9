"""The store: what it says is written is written, in few transactions, and by one server only."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from kutter.games.contract import Move
from kutter.language.errors import BadInput
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema, session
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from kutter.server.table.live import table
from tests.server.postgres import new_postgres
from tests.server.running import Browser, Refusal, Server, Socket, eventually, quick, running

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    try:
        await store.open()
        await bring_up_to_date(store)
        yield store
    finally:
        await store.close()


def a_record(name: str) -> dict[str, Any]:
    """Something small to write."""
    return {"id": name, "record": "{}", "created": 1.0}


async def kept(store: Store) -> list[str]:
    rows = await store.rows(select(schema.records.c.id).order_by(schema.records.c.id))
    return [row.id for row in rows]


SLOWLY = text(
    "with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 800000) "
    "select max(n) from counted"
)


async def test_what_nobody_waits_for_any_more_gives_its_connection_back(database: str) -> None:
    given_back: list[None] = []
    async with opened(database) as store:
        reader = asyncio.create_task(store.rows(SLOWLY))
        await eventually(lambda: store.reading > 0)
        event.listen(store.engine.sync_engine, "checkin", lambda *_: given_back.append(None))
        reader.cancel()
    assert given_back == [None]


@contextmanager
def counted_commits(store: Store) -> Iterator[list[None]]:
    commits: list[None] = []

    def count(_: Connection) -> None:
        commits.append(None)

    event.listen(store.writer.session.engine.sync_engine, "commit", count)
    try:
        yield commits
    finally:
        event.remove(store.writer.session.engine.sync_engine, "commit", count)


# Durable


async def test_sqlite_syncs_its_log_at_every_commit_of_the_writer(sqlite: str) -> None:
    found: dict[str, Any] = {}

    async def look(connection: AsyncConnection) -> None:
        for pragma in ("synchronous", "journal_mode", "foreign_keys"):
            found[pragma] = await connection.scalar(text(f"PRAGMA {pragma}"))

    async with opened(sqlite) as store:
        await store.write(work=look)
    assert found == {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}


# Group commit


async def test_what_waits_while_a_write_is_under_way_shares_the_next_transaction(
    database: str,
) -> None:
    first_may_end = threading.Event()

    async def dawdle(connection: AsyncConnection) -> None:
        await connection.execute(text("SELECT 1"))
        await asyncio.to_thread(first_may_end.wait)

    async with opened(database) as store:
        with counted_commits(store) as commits:
            first = asyncio.create_task(store.write(work=dawdle))
            await asyncio.sleep(0.05)
            others = [
                asyncio.create_task(store.insert(schema.records, **a_record(f"record {number:02}")))
                for number in range(20)
            ]
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in [first, *others])
            first_may_end.set()
            await asyncio.gather(first, *others)
        assert len(commits) == 2
        assert len(await kept(store)) == 20


async def test_a_write_returns_only_after_its_commit(database: str) -> None:
    async with opened(database) as store, opened_beside(database) as other:
        for number in range(5):
            await store.insert(schema.records, **a_record(str(number)))
            assert await kept(other) == [str(each) for each in range(number + 1)]


@asynccontextmanager
async def opened_beside(database: str) -> AsyncIterator[Store]:
    """To read what another connection sees."""
    store = Store(database)
    try:
        yield store
    finally:
        await store.engine.dispose()


async def test_a_write_that_fails_fails_alone(database: str) -> None:
    async with opened(database) as store:
        names = ["a", "b", "b", "c"]
        outcomes = await asyncio.gather(
            *(store.insert(schema.records, **a_record(name)) for name in names),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), type(None), Refused, type(None),
        ]  # fmt: skip
        assert await kept(store) == ["a", "b", "c"]


async def test_who_stops_waiting_stops_nobody_else(database: str) -> None:
    async with opened(database) as store:
        impatient = asyncio.create_task(store.insert(schema.records, **a_record("a")))
        patient = asyncio.create_task(store.insert(schema.records, **a_record("b")))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await kept(store) == ["a", "b"]


# One server


async def test_a_second_server_on_the_same_database_is_refused(database: str) -> None:
    async with opened(database):
        second = Store(database)
        with pytest.raises(BadInput, match="another server works with this database"):
            await second.open()
        await second.close()
    async with opened(database):
        pass


async def test_who_stops_leaves_the_database_to_the_next_at_once(
    postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when PostgreSQL has noticed that a connection is gone."""
    monkeypatch.setattr(session, "HANDING_OVER_TRIES", 0)
    database = new_postgres(postgres_server)
    for _ in range(10):
        async with opened(database):
            pass


async def test_a_server_that_was_just_killed_is_waited_for(postgres_server: str) -> None:
    database = new_postgres(postgres_server)
    engine = create_async_engine(database)
    async with engine.connect() as killed:
        await killed.execute(session.TRY_LOCK)
        second = Store(database)
        opening = asyncio.create_task(second.open())
        await asyncio.sleep(0.3)
        assert not opening.done()
    await engine.dispose()
    await opening
    await second.close()


# The schema


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return compare_metadata(context, schema.metadata)


async def test_migrations_lead_exactly_to_the_schema(database: str) -> None:
    async with opened(database) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        count = await connection.scalar(select(func.count()).select_from(schema.entries))
        assert count == 0


async def test_coming_up_to_date_twice_changes_nothing(database: str) -> None:
    async with opened(database) as store:
        await store.insert(schema.records, **a_record("a"))
        await bring_up_to_date(store)
        assert await kept(store) == ["a"]


def an_entry(number: int, actor: str | None = None, command: str | None = None) -> dict[str, Any]:
    return {
        "table_id": "table", "number": number, "kind": "ended", "data": {"why": "idle"}, "at": 1.0,
        "actor": actor, "command": command,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("second", "may_be"),
    [
        (an_entry(2, "anna", "command-2"), True),
        (an_entry(2, "ben", "command-1"), True),
        (an_entry(1, "anna", "command-2"), False),
        (an_entry(2, "anna", "command-1"), False),
    ],
    ids=["another", "another's command", "same number", "same command"],
)
async def test_a_number_and_a_command_stand_in_a_log_once(
    database: str, second: dict[str, Any], may_be: bool
) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        async with store.engine.begin() as connection:
            await connection.execute(insert(schema.entries), [an_entry(1, "anna", "command-1")])
        if may_be:
            await store.write([second])
            return
        with pytest.raises(IntegrityError):
            async with store.engine.begin() as connection:
                await connection.execute(insert(schema.entries), [second])


async def test_entries_that_nobody_commanded_may_be_many(database: str) -> None:
    async with opened(database) as store:
        await add_empty_table(store)
        await store.write([an_entry(number) for number in (1, 2, 3)])


async def add_empty_table(store: Store) -> None:
    deal = {"id": "deal", "seed": b"", "commitment": ""}
    made = {
        "id": "table", "deal": "deal", "choices": {}, "options": {}, "maker": "anna", "luck": b"",
        "status": "running", "created": 1.0,
    }  # fmt: skip
    await store.run(insert(schema.deals).values(**deal), insert(schema.tables).values(**made))


# A store that cannot write


@asynccontextmanager
async def broken(store: Store) -> AsyncIterator[None]:
    """The logs are somewhere else for a while."""
    await store.run(text("ALTER TABLE entries RENAME TO elsewhere"))
    yield
    await store.run(text("ALTER TABLE elsewhere RENAME TO entries"))


@asynccontextmanager
async def two_at_a_table(server: Server) -> AsyncIterator[tuple[str, Browser, Socket, Socket]]:
    async with Browser(server) as anna:
        name = await anna.new_table("freshfish", 2)
        await anna.sit(name, 0, "Anna")
        await anna.sit(name, 1, "Ben")
        await anna.act(name, "start")
        async with anna.socket(name, 0) as first, anna.socket(name, 1) as second:
            await first.hear()
            await second.hear()
            yield name, anna, first, second


def owes(seen: Any) -> bool:
    return bool(seen["position"]["legal"])


async def test_an_act_that_cannot_be_written_is_refused_and_the_table_goes_on(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        running(quick(database, workers=0)) as server,
        two_at_a_table(server) as (name, anna, first, second),
    ):
        mover, other = (first, second) if owes(first.table) else (second, first)
        seat = mover.table["eyes"]
        before = await anna.get(f"/tables/{name}", seat=seat)
        act = {"kind": "move", "move": before["position"]["legal"][0]}
        async with broken(server.services.store):
            command = await mover.send(act)
            refused = await mover.answer(command)
            assert (refused["type"], refused["refusal"]["code"]) == ("refused", "not-written")
            with pytest.raises(Refusal) as caught:
                await anna.act_at(before["version"], name, "say", seat, text="Hello?")
            assert (caught.value.status, caught.value.code) == (503, "not-written")
            assert await anna.get(f"/tables/{name}", seat=seat) == before
        assert "the database fails" in caplog.text
        assert act["move"] not in caplog.text, "a host's logs tell nothing hidden"
        again = await mover.answer(await mover.send(act, before["version"], command))
        assert again["type"] == "ack"
        await other.until(lambda seen: seen["version"] == again["version"])
        assert mover.table["moves"] > before["moves"]
        assert len(await server.services.archive.log(name)) == again["version"]


async def test_a_write_whose_word_got_lost_is_not_done_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database commits, and the connection breaks before it can say so."""
    async with (
        running(quick(database, workers=0)) as server,
        two_at_a_table(server) as (name, _, first, second),
    ):
        store = server.services.store
        mover, other = (first, second) if owes(first.table) else (second, first)
        version = mover.table["version"]
        act = {"kind": "move", "move": mover.table["position"]["legal"][0]}
        really = store.writer._transact

        async def lose_the_word(batch: Any) -> None:
            await really(batch)
            raise ConnectionResetError

        monkeypatch.setattr(store.writer, "_transact", lose_the_word)
        command = await mover.send(act)
        assert (await mover.answer(command))["refusal"]["code"] == "not-written"
        monkeypatch.setattr(store.writer, "_transact", really)
        again = await mover.answer(await mover.send(act, version, command))
        assert again["type"] == "ack"
        await other.until(lambda seen: seen["version"] == again["version"])
        log = await server.services.archive.log(name)
        assert [entry.command for entry in log].count(command) == 1
        assert len(log) == again["version"] == mover.table["version"]


async def test_bots_move_once_their_moves_can_be_written_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "TRY_AGAIN_SECONDS", 0.05)
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        services = server.services
        name = await anna.new_table("freshfish", 2)
        await anna.put_bots(name, 0, 1)
        asked = asyncio.Event()
        broke = asyncio.Event()

        async def choose(question: Question, _asker: Asker) -> Move:
            state = services.tables.kept.open[name].state
            asked.set()
            await broke.wait()
            return state.game.legal(state.game.read_view(question.view), question.seat)[0]

        monkeypatch.setattr(services.workers, "choose", choose)
        await anna.act(name, "start")
        await asked.wait()
        moves = services.tables.kept.open[name].state.moves
        begun = len(moves)
        async with broken(services.store):
            broke.set()
            await asyncio.sleep(0.2)
            assert len(moves) == begun
        await eventually(lambda: len(moves) > begun + 2)


# Answers


async def test_a_command_repeated_after_a_restart_gets_the_first_answer(database: str) -> None:
    """Also where more entries than its own followed from it."""
    settings = quick(database, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        name = await anna.new_table("fishing", 3)
        for seat in range(3):
            await anna.sit(name, seat, f"Guest {seat}")
        first = await anna.act_at(0, name, "start", command="to-start")
        assert await anna.act_at(0, name, "start", command="to-start") == first
        said = await anna.act_at(0, name, "say", 0, text="Hello", command="to-greet")
        cookies = dict(anna.http.cookies)
    async with running(settings) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await anna.act_at(0, name, "start", command="to-start") == first
        assert await anna.act_at(0, name, "say", 0, text="Hello", command="to-greet") == said
        assert len(await server.services.archive.log(name)) == said
