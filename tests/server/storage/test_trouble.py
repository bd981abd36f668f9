"""When the database is in trouble: everybody is answered, nobody is blamed, and it goes on."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosed

from kutter.language.errors import BadInput
from kutter.server.http.services import TIDY_SECONDS
from kutter.server.settings import sqlite_url
from kutter.server.storage import writer
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from kutter.server.storage.watch import Watch
from kutter.server.system import RealSystem
from tests.server.postgres import Postgres, new_postgres, standing_still
from tests.server.running import (
    Browser,
    Refusal,
    Server,
    Socket,
    code_of,
    eventually,
    quick,
    running,
)

pytestmark = pytest.mark.anyio

AT_MOST = 30
"""Seconds: a guard against waiting for ever, on a busy machine."""


@pytest.fixture
def postgresql(postgres_server: str) -> str:
    return new_postgres(postgres_server)


@asynccontextmanager
async def playing(server: Server) -> AsyncIterator[tuple[str, Browser, Socket]]:
    """Two seats of one browser, and a socket at the one that is to move."""
    async with Browser(server) as anna:
        name = await anna.new_table("freshfish", 2)
        await anna.sit(name, 0, "Anna")
        await anna.sit(name, 1, "Ben")
        await anna.act(name, "start")
        [seat] = (await anna.get(f"/tables/{name}"))["position"]["owing"]
        async with anna.socket(name, seat) as socket:
            await socket.until(lambda _: True)
            yield name, anna, socket


def some_move(socket: Socket) -> dict[str, Any]:
    return {"kind": "move", "move": socket.table["position"]["legal"][0]}


async def is_ready(anna: Browser) -> bool:
    return (await anna.http.get("/readyz")).status_code == 200


async def check_log_is_shown(server: Server, anna: Browser, name: str) -> None:
    log = await server.services.archive.log(name)
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    assert (await anna.get(f"/tables/{name}"))["version"] == len(log)


# PostgreSQL that stops, hangs, or ends our sessions


@pytest.mark.parametrize("trouble", ["restart", "end sessions"])
async def test_the_first_move_after_the_database_was_gone_is_done(
    postgresql: str, trouble: str
) -> None:
    postgres = Postgres(postgresql)
    async with (
        running(quick(postgresql, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        if trouble == "restart":
            await asyncio.to_thread(postgres.restart)
        else:
            await postgres.end_sessions()
        answer = await socket.answer(await socket.send(some_move(socket)))
        assert answer["type"] == "ack"
        await anna.act(name, "say", 0, text="Still here?")
        await check_log_is_shown(server, anna, name)
        assert await is_ready(anna)


async def test_while_the_database_hangs_everybody_is_answered_and_then_it_goes_on(
    postgresql: str,
) -> None:
    async with (
        running(quick(postgresql, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        version, act = socket.table["version"], some_move(socket)
        with Postgres(postgresql).hung():
            async with asyncio.timeout(AT_MOST):
                command = await socket.send(act)
                refused = await socket.answer(command)
                assert refused["refusal"]["code"] == "not-written"
                others = [anna.act_at(version, name, "say", 0, text="?") for _ in range(5)]
                for outcome in await asyncio.gather(*others, return_exceptions=True):
                    assert isinstance(outcome, Refusal)
                    assert outcome.status == 503
                assert (await anna.http.get("/healthz")).json()["status"] == "ok"
                assert not await is_ready(anna)
        await eventually(lambda: is_ready(anna), AT_MOST)
        async with anna.socket(name, socket.table["eyes"]) as again:
            await again.until(lambda _: True)
            acked = await again.answer(await again.send(act, version, command))
            assert acked["type"] == "ack"
        log = await server.services.archive.log(name)
        assert [entry.command for entry in log].count(command) == 1
        await check_log_is_shown(server, anna, name)


async def test_a_session_of_ours_that_hangs_is_not_taken_for_another_server(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It still holds the lock, and cannot even be ended."""
    ends: list[None] = []
    monkeypatch.setattr(writer, "TAKEN_OVER_SECONDS", 0)
    monkeypatch.setattr(Watch, "session_taken_over", lambda _: ends.append(None))
    async with (
        running(quick(postgresql, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        act = some_move(socket)
        with standing_still(await Postgres(postgresql).holder()):
            refused = await socket.answer(command := await socket.send(act))
            assert refused["refusal"]["code"] == "not-written"
            await asyncio.sleep(4)
            assert (await anna.http.get("/readyz")).json() == {"status": "not-alone"}
        await eventually(lambda: is_ready(anna), AT_MOST)
        async with anna.socket(name, socket.table["eyes"]) as again:
            await again.until(lambda _: True)
            acked = await again.answer(await again.send(act, socket.table["version"], command))
            assert acked["type"] == "ack"
        await check_log_is_shown(server, anna, name)
    assert ends == []


# Not alone


async def test_a_server_that_lost_its_lock_serves_nobody_until_it_knows_what_the_log_says(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "TAKEN_OVER_SECONDS", 600)
    async with (
        running(quick(postgresql, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        version = socket.table["version"]
        other = await Postgres(postgresql).take_over()
        await eventually(lambda: not server.services.watch.is_sure)
        assert await code_of(anna.get(f"/tables/{name}")) == "unavailable"
        assert await code_of(anna.act_at(version, name, "say", 0, text="?")) == "unavailable"
        assert (await anna.http.get("/readyz")).json() == {"status": "not-alone"}
        assert await code_at_the_end_of(socket) == 1013
        assert await closed_with(anna, name, 0) == 1013
        await other.execute(
            "INSERT INTO entries (table_id, number, kind, data, at)"
            f" VALUES ('{name}', {version + 1}, 'said',"
            ' \'{"name": "Ben", "text": "from elsewhere", "seat": 1}\', 1)'
        )
        await other.close()
        await eventually(lambda: is_ready(anna), AT_MOST)
        seen = await anna.get(f"/tables/{name}", seat=0)
        assert seen["version"] == version + 1
        assert [line["text"] for line in seen["chat"]] == ["from elsewhere"]
        await anna.act(name, "say", 0, text="Here I am")
        await check_log_is_shown(server, anna, name)


@pytest.mark.parametrize("way", ["symlink", "hard link", "lock removed"])
async def test_a_second_server_is_refused_whatever_it_calls_the_file(
    tmp_path: Path, way: str
) -> None:
    file, other = tmp_path / "kutter.db", tmp_path / "elsewhere" / "other.db"
    other.parent.mkdir()
    first = Store(sqlite_url(file))
    await first.open()
    await bring_up_to_date(first)
    if way == "symlink":
        other.symlink_to(file)
    elif way == "hard link":
        other.hardlink_to(file)
    else:
        (tmp_path / "kutter.db.lock").unlink()
        other = file
    second = Store(sqlite_url(other))
    with pytest.raises(BadInput, match="another server works with this database"):
        await second.open()
    await second.close()
    await first.close()


async def test_a_database_that_is_gone_is_missed_and_found_again(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(str(make_url(sqlite).database))
    away = file.with_name("away")
    async with (
        running(quick(sqlite, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        version, act = socket.table["version"], some_move(socket)
        file.rename(away)
        refused = await socket.answer(command := await socket.send(act))
        assert refused["refusal"]["code"] == "not-written"
        assert not await is_ready(anna)
        assert await code_of(anna.get(f"/tables/{name}")) == "unavailable"
        assert not file.exists(), "nothing empty is put in its place"
        away.rename(file)
        await eventually(lambda: is_ready(anna), AT_MOST)
        async with anna.socket(name, socket.table["eyes"]) as again:
            await again.until(lambda _: True)
            acked = await again.answer(await again.send(act, version, command))
            assert acked["type"] == "ack"
        await check_log_is_shown(server, anna, name)
    assert caplog.text.count("the database fails") <= 2, "not once for each that asks"


async def test_what_stands_in_a_file_that_was_put_in_its_place_counts(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(str(make_url(sqlite).database))
    async with (
        running(quick(sqlite, workers=0)) as server,
        playing(server) as (name, anna, socket),
    ):
        version = socket.table["version"]
        await server.services.store.write(work=checkpoint)
        copy = shutil.copy(file, file.with_name("copy"))
        await anna.act(name, "say", 0, text="soon forgotten")
        for ending in ("-wal", "-shm"):
            Path(f"{file}{ending}").unlink(missing_ok=True)
        Path(copy).replace(file)
        await eventually(lambda: "not certain to be alone" in caplog.text)  # maybe for a moment
        await eventually(lambda: is_ready(anna), AT_MOST)
        assert (await anna.get(f"/tables/{name}"))["version"] == version
        await anna.act(name, "say", 0, text="again")
        await check_log_is_shown(server, anna, name)


async def checkpoint(connection: Any) -> None:
    await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))


# Whose fault it is


@asynccontextmanager
async def without(store: Store, table: str) -> AsyncIterator[None]:
    """What is looked up there cannot be found out."""
    await store.run(text(f"ALTER TABLE {table} RENAME TO elsewhere"))
    try:
        yield
    finally:
        await store.run(text(f"ALTER TABLE elsewhere RENAME TO {table}"))


class TidySystem(RealSystem):
    """Tells when a server has tidied up for the first time: it sleeps until the next."""

    def __init__(self) -> None:
        self.is_tidy = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if seconds == TIDY_SECONDS:
            self.is_tidy.set()
        await super().sleep(seconds)


async def test_a_look_up_that_fails_is_never_told_as_the_users_fault(database: str) -> None:
    settings = quick(database, workers=0)
    async with running(settings) as server, playing(server) as (name, anna, _):
        ended = await anna.new_table("fishing", 3)
        await anna.act(ended, "end")
        cookies = dict(anna.http.cookies)
    system = TidySystem()
    async with running(settings, system) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        store = server.services.store
        await system.is_tidy.wait()
        async with without(store, "browsers"):
            assert await closed_with(anna, name, 0) == 1013
            assert await code_of(anna.get("/mine")) == "unavailable"
            assert await code_of(anna.get(f"/tables/{name}", seat=0)) == "unavailable"
            assert await code_of(anna.post("/me")) == "unavailable"
        async with without(store, "tables"):
            assert await closed_with(anna, ended, None) == 1013
            assert await code_of(anna.get(f"/tables/{ended}")) == "unavailable"
            assert await code_of(anna.get("/mine")) == "unavailable"
        async with without(store, "links"):
            redeeming = anna.post("/redeem", {"secret": "s" * 32, "name": "Anna"})
            assert await code_of(redeeming) == "unavailable"
            assert await code_of(anna.get(f"/tables/{name}/links")) == "unavailable"
        async with without(store, "records"):
            assert await code_of(anna.get("/records/nosuch")) == "unavailable"
        assert len((await anna.get("/mine"))["tables"]) == 2
        async with anna.socket(name, 0) as socket:
            await socket.until(lambda seen: seen["eyes"] == 0)


async def closed_with(browser: Browser, table: str, seat: int | None) -> int:
    async with browser.socket(table, seat) as socket:
        return await code_at_the_end_of(socket)


async def code_at_the_end_of(socket: Socket) -> int:
    with suppress(ConnectionClosed):
        while True:
            await socket.hear()
    code: int = socket.connection.close_code
    return code


# The owner's only


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o277])
async def test_the_files_of_a_database_are_the_owners_only(tmp_path: Path, umask: int) -> None:
    file = tmp_path / "kutter.db"
    before = os.umask(umask)
    try:
        async with running(quick(sqlite_url(file), workers=0)):
            modes = {path.name: S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(
        ["kutter.db", "kutter.db-wal", "kutter.db-shm", "kutter.db.lock"], 0o600
    )


async def test_files_that_were_open_to_others_are_mended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "kutter.db"
    async with running(quick(sqlite_url(file), workers=0)):
        pass
    file.chmod(0o644)
    (tmp_path / "kutter.db.lock").chmod(0o644)
    async with running(quick(sqlite_url(file), workers=0)):
        assert {S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
    assert caplog.text.count("was open to others") == 2


# Figures


async def test_the_number_of_tables_is_right_when_it_is_asked_for(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        name = await anna.new_table("fishing", 3)
        assert 'kutter_tables{status="gathering"} 1.0' in (await anna.http.get("/metrics")).text
        await anna.act(name, "end")
        figures = (await anna.http.get("/metrics")).text
        assert 'kutter_tables{status="gathering"} 0.0' in figures
        assert "kutter_ready 1.0" in figures
