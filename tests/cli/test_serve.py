"""kutter serve and kutter play: they say where they are, end when told to, and say why if they
cannot start."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from stat import S_IMODE
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kutter.cli import serve
from kutter.language.errors import BadInput
from kutter.server.http.services import Services
from kutter.server.settings import sqlite_url
from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from tests.cli.helpers import (
    KUTTER,
    Json,
    kutter,
    not_compiling,
    one_line,
    surroundings,
)

PATIENCE = 100
"""Seconds: a process that starts on a busy machine needs some."""


@dataclass
class Running:
    process: subprocess.Popen[str]
    line: str
    """What it said first."""
    log: Path

    @property
    def url(self) -> str:
        return self.line.split("http://")[1].split(" ")[0].rstrip(".")

    def ask(self, path: str, body: Json | None = None, cookie: str = "") -> tuple[Json, str]:
        """Its answer and the cookie that came with it, as soon as it answers at all."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(f"http://{self.url}{path}", data, headers)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    given = answer.headers.get("Set-Cookie") or cookie
                    return json.loads(answer.read()), given.split(";")[0]
            except ConnectionError:
                pass
            except OSError as error:
                if not isinstance(getattr(error, "reason", None), ConnectionError):
                    raise
            assert time.monotonic() < until, self.log.read_text()
            time.sleep(0.05)

    def end_by(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


NO_LEVELS = """
from kutter.cli import serve
serve.every_level = tuple
from kutter.__main__ import main
main()
"""
WITHOUT_BOTS = (sys.executable, "-c", NO_LEVELS)
"""The same command, but its workers do not load every bot at once, which takes seconds."""


@contextmanager
def started(
    folder: Path, *words: object, command: Sequence[str] = (KUTTER,), **environment: str
) -> Iterator[Running]:
    """The command as somebody's shell starts it."""
    log = folder / "stderr"
    with log.open("w") as err:
        process = subprocess.Popen(
            [*command, *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            env=surroundings({"XDG_DATA_HOME": str(folder), **environment}),
        )
    with process:
        try:
            assert process.stdout is not None
            yield Running(process, process.stdout.readline(), log)
        finally:
            if process.poll() is None:
                process.kill()


async def tables_in(database: Path) -> list[str]:
    store = Store(sqlite_url(database))
    rows = await store.rows(schema.tables.select())
    await store.close()
    return [row.id for row in rows]


# A server that runs


def closed_with(listening: ClientConnection) -> int | None:
    """The code with which a socket is closed, after whatever is still said."""
    try:
        while True:
            listening.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    "how",
    [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.slow)],
    ids=lambda how: how.name,
)
def test_a_server_says_where_it_is_and_ends_in_order_when_told_to(
    how: signal.Signals, tmp_path: Path
) -> None:
    database = tmp_path / "kutter.db"
    with started(tmp_path, "serve", "--port", 0, "--database", database) as server:
        assert server.line.startswith("Kutter is served at http://127.0.0.1:"), server.log
        assert server.ask("/healthz")[0]["status"] == "ok"
        table, cookie = server.ask("/api/tables", {"game": "fishing", "players": 3})
        address = f"ws://{server.url}/api/tables/{table['id']}/socket"
        with connect(address, additional_headers={"Cookie": cookie}) as listening:
            assert json.loads(listening.recv(PATIENCE))["type"] == "table"
            assert server.end_by(how) == 0
            assert closed_with(listening) == 1012
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert not [line for line in lines if line["level"] in ("warning", "error")], lines
    assert asyncio.run(tables_in(database)) == [table["id"]]


def test_playing_at_home_opens_the_browser_and_keeps_what_is_played(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(0o755)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        with started(tmp_path, "play", "--port", port, BROWSER=str(browser)) as server:
            assert f"http://{server.url}" in server.line
            assert not server.url.endswith(f":{port}"), "another is free where one is taken"
            table, _ = server.ask("/api/tables", {"game": "fishing", "players": 3})
            until = time.monotonic() + PATIENCE
            while not opened.exists() and time.monotonic() < until:
                time.sleep(0.05)
            assert opened.read_text().strip() == f"http://{server.url}"
            second = kutter("play", "--port", 0, XDG_DATA_HOME=str(tmp_path))
            assert second.refusal() == "kutter: another server works with this database"
            assert server.end_by(signal.SIGINT) == 0
        assert not_compiling(server.log.read_text()) == ""
    database = tmp_path / "kutter" / "kutter.db"
    assert S_IMODE(database.parent.stat().st_mode) == 0o700
    assert asyncio.run(tables_in(database)) == [table["id"]]


def test_playing_in_the_network_tells_others_where_and_lets_nobody_in_by_another_name(
    tmp_path: Path,
) -> None:
    try:
        outside = serve.network_address()
    except BadInput:
        assert "in no network" in kutter("play", "--network").refusal()
        return
    browser = {"BROWSER": "true"}
    words = ("play", "--network", "--port", 0)
    with started(tmp_path, *words, command=WITHOUT_BOTS, **browser) as server:
        assert server.process.stdout is not None
        second = server.process.stdout.readline()
        address = f"http://{outside}:{server.url.rpartition(':')[2]}"
        assert f"Others in your network play at {address}." in second
        assert "nothing is encrypted" in second
        table, cookie = server.ask("/api/tables", {"game": "fishing", "players": 3})
        link, _ = server.ask(f"/api/tables/{table['id']}/link", cookie=cookie)
        assert link["url"] == f"{address}/table/{table['id']}"
        with urlopen(f"{address}/api/tables/{table['id']}", timeout=PATIENCE) as answer:
            assert answer.status == 200
        named = Request(f"{address}/healthz", headers={"Host": "elsewhere.example"})
        with pytest.raises(HTTPError):
            urlopen(named, timeout=PATIENCE)
        assert server.end_by(signal.SIGINT) == 0


# One that cannot start


@pytest.fixture(autouse=True)
def _no_logs_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that runs in this process leaves its logging alone."""
    monkeypatch.setattr(serve, "log_to_stderr", lambda: None)


def test_without_a_network_nobody_is_promised_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "ELSEWHERE", "127.0.0.1")
    assert kutter("play", "--network").refusal() == (
        "kutter: this machine is in no network in which others could find it"
    )


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing", "cannot be read"),
        (".", "cannot be read"),
        ("empty", "too short"),
        ("short", "too short"),
        ("packed.gz", "cannot be read"),
    ],
)
def test_a_daily_secret_that_is_none_is_one_line_with_its_file(
    tmp_path: Path, name: str, why: str
) -> None:
    for written in ("empty", "short", "packed.gz"):
        (tmp_path / written).write_text("" if written == "empty" else "  too short \n")
    file = tmp_path / name
    refusal = kutter(
        "serve", "--database", tmp_path / "kutter.db", "--daily-secret", file
    ).refusal()
    assert refusal.startswith(f"kutter: {file}: ")
    assert why in refusal
    assert refusal.count(str(file)) == 1


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        done = kutter("serve", "--port", port, "--database", tmp_path / "kutter.db")
    assert done.refusal() == "kutter: Address already in use"


@pytest.mark.parametrize(
    "url", ["oracle://host/kutter", "sqlite://host:port/x", "sqlite://", "://"]
)
def test_a_database_of_a_kind_that_we_do_not_know_is_one_line_in_both_languages(url: str) -> None:
    english = kutter("serve", "--port", 0, "--database", url).refusal()
    assert "is no database that Kutter can use: " in english
    german = kutter("serve", "--port", 0, "--database", url, LANG="de_DE.UTF-8").refusal()
    assert "ist keine Datenbank, mit der Kutter arbeiten kann: " in german


@pytest.mark.parametrize("rest", ["host/kutter", "host:port/kutter"])
def test_a_password_in_an_address_is_not_repeated(rest: str) -> None:
    url = f"oracle://anna:secret@{rest}"
    assert "secret" not in kutter("serve", "--port", 0, "--database", url).refusal()


def text_file(folder: Path) -> str:
    (folder / "letter").write_text("Dear Anna, this is a letter and no database at all." * 100)
    return str(folder / "letter")


def missing_folder(folder: Path) -> str:
    return str(folder / "nowhere" / "kutter.db")


def a_folder(folder: Path) -> str:
    return str(folder)


def a_pipe(folder: Path) -> str:
    os.mkfifo(folder / "kutter.db", mode=0o666)
    return str(folder / "kutter.db")


def unknown_words(_: Path) -> str:
    return "postgresql:///kutter?bogus=1"


def wrong_words(_: Path) -> str:
    return "postgresql:///kutter?port=abc"


def usual_words(_: Path) -> str:
    """As for every other program that connects to PostgreSQL."""
    return "postgresql://kutter@127.0.0.1:1/kutter?sslmode=require"


def nobody_listens(_: Path) -> str:
    return "postgresql://kutter@127.0.0.1:1/kutter"


@pytest.mark.parametrize(
    ("database", "reason"),
    [
        (text_file, "file is not a database"),
        (missing_folder, ""),
        (a_folder, ""),
        (nobody_listens, "Connect"),
        (a_pipe, ""),
        (unknown_words, "bogus"),
        (wrong_words, ""),
        (usual_words, "Connect"),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["backup", "kutter.backup"]])
def test_a_database_that_cannot_be_used_is_one_line(
    command: list[str],
    database: object,
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert callable(database)
    monkeypatch.chdir(tmp_path)
    told = kutter(*command, "--database", database(tmp_path)).refusal()
    beginnings = ("kutter: the database cannot be used: ", "kutter: there is no database ")
    assert told.startswith(beginnings)
    assert reason in told
    assert not (tmp_path / "kutter.backup").exists()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    database = tmp_path / "kutter.db"

    async def age() -> None:
        store = Store(sqlite_url(database))
        await store.open()
        await bring_up_to_date(store)
        await store.run(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()

    asyncio.run(age())
    told = kutter("serve", "--port", 0, "--database", database).refusal()
    assert told == "kutter: this database is of a newer version of Kutter"


def test_a_server_that_cannot_start_for_another_reason_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Services) -> None:
        raise RuntimeError("whale on deck")

    monkeypatch.setattr(Services, "open", fail)
    done = kutter("serve", "--port", 0, "--database", tmp_path / "kutter.db")
    assert done.code == 1
    assert one_line(done.err.splitlines()[-1] + "\n") == "kutter: the server could not be started"
