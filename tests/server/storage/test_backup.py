"""Backups: one moment of a database that works, and the same server again from it."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from stat import S_IMODE
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import insert

from kutter.cli.database.backup import done
from kutter.language.errors import BadInput
from kutter.server.settings import sqlite_url
from kutter.server.storage import backup, schema
from kutter.server.storage.backup import back_up, restore
from kutter.server.storage.store import Store, compact_json
from kutter.server.storage.upgrade import bring_up_to_date
from tests.cli.helpers import kutter
from tests.server.running import Browser, Server, is_finished, quick, running

pytestmark = pytest.mark.anyio

NO_BACKUP = "kutter: this is no backup of Kutter"


# While a server runs, and into a database of the other kind


async def hot_seat(browser: Browser, game: str, players: int) -> str:
    table = await browser.new_table(game, players)
    for seat in range(players):
        await browser.sit(table, seat, f"Guest {seat}")
    await browser.act(table, "start")
    return table


async def play(browser: Browser, table: str, seat: int) -> None:
    async with browser.socket(table, seat) as socket:
        await socket.play_on(Random(seat), is_finished)


async def all_views(browser: Browser, table: str) -> list[Any]:
    eyes: list[dict[str, int]] = [{}, {"seat": 0}, {"seat": 1}]
    views = [await browser.get(f"/tables/{table}", **seat) for seat in eyes]
    return [*views, await browser.get(f"/tables/{table}/record", seat=1)]


async def test_a_server_restored_from_a_backup_of_a_busy_one_serves_the_same(
    database: str, other_kind: str, tmp_path: Path
) -> None:
    path = tmp_path / "kutter.backup"
    async with running(quick(database, workers=0)) as server, Browser(server) as anna:
        quiet = await hot_seat(anna, "fishing", 3)
        await anna.act(quiet, "say", 0, text="Grüße \N{FISH}")
        views = await all_views(anna, quiet)
        busy = await hot_seat(anna, "fishing", 3)
        begun = len(await server.services.archive.log(busy))
        playing = [asyncio.create_task(play(anna, busy, seat)) for seat in range(3)]
        await asyncio.sleep(0.3)
        counts = await done(back_up, database, path)
        await asyncio.sleep(0.1)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        log = await server.services.archive.log(busy)
        cookies = dict(anna.http.cookies)
    assert S_IMODE(path.stat().st_mode) == 0o600
    assert counts["tables"] == 2
    assert await done(restore, other_kind, path) == counts
    async with running(quick(other_kind, workers=0)) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await all_views(anna, quiet) == views
        then = await server.services.archive.log(busy)
        assert begun < len(then) < len(log)
        assert then == log[: len(then)]
        await play_one_move(anna, server, busy)


async def play_one_move(browser: Browser, server: Server, table: str) -> None:
    state = (await server.services.tables.get(table)).state
    seat = state.owing[0]
    assert state.game_state is not None
    move = state.game.text(state.game.legal(state.game.view(state.game_state, seat), seat)[0])
    await browser.act(table, "move", seat, move=move)


async def test_a_backup_is_of_one_moment(
    database: str, other_kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that is made after the tables were written down leaves no entries without it."""
    await fill(database)
    path = tmp_path / "kutter.backup"

    def meddle(value: Any) -> str:
        if isinstance(value, list) and value[0] == "tables":
            late = Thread(target=lambda: asyncio.run(add_table(database, "late")))
            late.start()
            late.join()
        return compact_json(value)

    monkeypatch.setattr(backup, "compact_json", meddle)
    store = Store(database)
    counts = await back_up(store, path)
    assert [row.id for row in await store.rows(schema.tables.select())] == ["early", "late"]
    await store.close()
    assert counts == {"deals": 1, "tables": 1, "entries": 1}
    other = Store(other_kind)
    assert await restore(other, path) == counts
    await other.close()


async def add_table(database: str, name: str) -> None:
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.execute(
            insert(schema.deals).values(id=name, seed=b"\x00\xff", commitment="")
        )
        made = {
            "id": name, "deal": name, "choices": {}, "options": {}, "maker": "anna", "luck": b"",
            "status": "running", "created": 1.5,
        }  # fmt: skip
        await connection.execute(insert(schema.tables).values(**made))
        await connection.execute(
            insert(schema.entries).values(
                table_id=name, number=1, kind="ended", data={"why": "idle"}, at=2.5
            )
        )
    await store.engine.dispose()


async def fill(database: str) -> None:
    """A database with a little of everything that refers to something."""
    store = Store(database)
    await store.open()
    await bring_up_to_date(store)
    await store.close()
    await add_table(database, "early")


# What is refused


@pytest.fixture
def good(sqlite: str, tmp_path: Path) -> Path:
    asyncio.run(fill(sqlite))
    path = tmp_path / "good.backup"
    assert kutter("backup", path, "--database", sqlite).code == 0
    return path


@pytest.fixture
def empty(tmp_path: Path) -> str:
    return str(tmp_path / "empty.db")


def lines_of(path: Path) -> list[Any]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def write_lines(path: Path, lines: list[Any]) -> Path:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in lines)
    return path


def test_a_database_that_holds_something_is_left_alone(sqlite: str, good: Path) -> None:
    assert kutter("restore", good, "--database", sqlite).refusal() == (
        "kutter: the database already holds something; restore into an empty one"
    )
    german = kutter("restore", good, "--database", sqlite, LANG="de_DE.UTF-8").refusal()
    assert german == (
        "kutter: die Datenbank enthält schon etwas; stelle in einer leeren wieder her"
    )


async def test_a_database_that_a_server_works_with_is_left_alone(good: Path, empty: str) -> None:
    database = sqlite_url(Path(empty))
    server = Store(database)
    await server.open()
    with pytest.raises(BadInput, match="another server works with this database"):
        await done(restore, database, good)
    await server.close()
    await done(restore, database, good)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"a letter to Anna",
        gzip.compress(b"a letter to Anna"),
        gzip.compress(b"[1]\n"),
        gzip.compress(b'{"format": "kutter-record"}\n'),
        gzip.compress(b"\xff\xfe\n"),
        gzip.compress(b"[" * 100_000),
    ],
    ids=["empty", "text", "packed text", "other json", "record", "not utf-8", "nest"],
)
def test_a_file_that_is_no_backup_is_refused(content: bytes, empty: str, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert kutter("restore", path, "--database", empty).refusal() == NO_BACKUP


def test_a_file_that_is_not_there_is_named_and_leaves_nothing_behind(
    empty: str, tmp_path: Path
) -> None:
    nowhere = tmp_path / "nowhere"
    refusal = kutter("restore", nowhere, "--database", empty).refusal()
    assert refusal == f"kutter: {nowhere} cannot be read: No such file or directory"
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_was_cut_off_or_spoiled_restores_nothing(
    good: Path, empty: str, tmp_path: Path
) -> None:
    whole = good.read_bytes()
    bad = tmp_path / "bad.backup"
    for length in (5, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        bad.write_bytes(whole[:length])
        assert kutter("restore", bad, "--database", empty).refusal() == NO_BACKUP
    for place in (len(whole) // 2, len(whole) - 6):
        spoiled = bytearray(whole)
        spoiled[place] ^= 0xFF
        bad.write_bytes(spoiled)
        assert kutter("restore", bad, "--database", empty).refusal() == NO_BACKUP
    done = kutter("restore", good, "--database", empty)
    assert (done.code, done.out) == (0, "1 table, 1 log entry\n"), done


def newer_format(lines: list[Any]) -> None:
    lines[0]["version"] = 2


def newer_revision(lines: list[Any]) -> None:
    lines[0]["revision"] = "9999"


def unknown_table(lines: list[Any]) -> None:
    lines.append(["whales", {"id": "moby"}])


def unknown_column(lines: list[Any]) -> None:
    lines[1][1]["whale"] = "moby"


def missing_column(lines: list[Any]) -> None:
    del lines[1][1]["seed"]


def entry_without_table(lines: list[Any]) -> None:
    lines.append(["entries", {**lines[-1][1], "table_id": "nowhere"}])


def no_row(lines: list[Any]) -> None:
    lines.append(["entries"])


def number_without_end(lines: list[Any]) -> None:
    [entry] = [row for name, row in lines[1:] if name == "entries"]
    entry["number"] = 2**70


def nonsense(lines: list[Any]) -> None:
    lines.append([{}, []])


@pytest.mark.parametrize(
    ("spoil", "refusal"),
    [
        (newer_format, "kutter: the backup is of a newer version of Kutter"),
        (newer_revision, "kutter: the backup is of a newer version of Kutter"),
        (unknown_table, NO_BACKUP),
        (unknown_column, NO_BACKUP),
        (missing_column, NO_BACKUP),
        (entry_without_table, NO_BACKUP),
        (no_row, NO_BACKUP),
        (number_without_end, NO_BACKUP),
        (nonsense, NO_BACKUP),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_backup_that_does_not_fit_restores_nothing(
    spoil: Callable[[list[Any]], None], refusal: str, good: Path, empty: str, tmp_path: Path
) -> None:
    lines = lines_of(good)
    spoil(lines)
    bad = write_lines(tmp_path / "bad.backup", lines)
    assert kutter("restore", bad, "--database", empty).refusal() == refusal
    assert kutter("restore", good, "--database", empty).code == 0


@pytest.mark.usefixtures("good")
@pytest.mark.parametrize("ending", ["", "-wal", ".lock"])
def test_a_backup_is_not_written_over_its_database(sqlite: str, ending: str) -> None:
    file = sqlite.partition("///")[2] + ending
    before = Path(file).read_bytes() if Path(file).exists() else None
    told = kutter("backup", file, "--database", sqlite).refusal()
    assert "belongs to the database itself" in told
    assert (Path(file).read_bytes() if Path(file).exists() else None) == before


def test_there_is_no_backup_of_nothing(empty: str, tmp_path: Path) -> None:
    """A mistyped name must not look like a backup that was made, nor make a database."""
    path = tmp_path / "kutter.backup"
    refusal = kutter("backup", path, "--database", empty).refusal()
    assert refusal == f"kutter: there is no database {empty}"
    Path(empty).touch()
    refusal = kutter("backup", path, "--database", empty).refusal()
    assert refusal == "kutter: there is nothing of Kutter in this database"
    Path(empty).unlink()
    assert list(tmp_path.iterdir()) == []


# Before an upgrade
