"""A whole server, with its database in trouble: it ends when it is told to, and not before."""

import asyncio
import resource
import signal
import socket
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from tests.cli.helpers import Json
from tests.cli.test_serve import WITHOUT_BOTS, Running, started
from tests.server.postgres import Postgres, new_postgres
from tests.server.running import handshake

ENDS_WITHIN = 20
"""Seconds: twice what is promised."""


def serving(folder: Path, database: object) -> AbstractContextManager[Running]:
    words = ("serve", "--port", 0, "--workers", 1, "--database", database)
    return started(folder, *words, command=WITHOUT_BOTS)


def seated(server: Running) -> tuple[str, str]:
    """A table at which a browser sits; its cookie."""
    made, cookie = server.ask("/api/tables", {"game": "fishing", "players": 3})
    sit = {"id": "to-sit-down", "version": 0, "act": {"kind": "sit", "seat": 0, "name": "Anna"}}
    server.ask(f"/api/tables/{made['id']}/acts", sit, cookie)
    return made["id"], cookie


def say(server: Running, table: str, cookie: str, word: str) -> Json:
    act = {"kind": "say", "text": word}
    command = {"id": f"to-say-{word}", "version": 0, "seat": 0, "act": act}
    return server.ask(f"/api/tables/{table}/acts", command, cookie)[0]


def readiness(server: Running) -> int:
    try:
        with urlopen(f"http://{server.url}/readyz", timeout=ENDS_WITHIN) as answer:
            return int(answer.status)
    except HTTPError as refused:
        with refused:
            return refused.code


def takes_connections(server: Running) -> bool:
    host, port = server.url.split(":")
    try:
        socket.create_connection((host, int(port))).close()
    except OSError:
        return False
    return True


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + ENDS_WITHIN
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def leave_things_half_done(server: Running, table: str) -> list[socket.socket]:
    """Half a request, half a body, and a socket that nobody reads from."""
    host, port = server.url.split(":")
    beginnings = [
        b"GET /api/tables HTTP/1.1\r\nHost: ",
        f"POST /api/tables HTTP/1.1\r\nHost: {server.url}\r\nContent-Length: 90\r\n\r\n{{".encode(),
        handshake(server.url, table),
    ]
    opened = []
    for beginning in beginnings:
        opened.append(socket.create_connection((host, int(port))))
        opened[-1].sendall(beginning)
    return opened


def test_it_ends_whatever_hangs(tmp_path: Path, postgres_server: str) -> None:
    database = new_postgres(postgres_server)
    with serving(tmp_path, database) as server:
        table, _ = seated(server)
        half_done = leave_things_half_done(server, table)
        with Postgres(database).hung():
            assert readiness(server) == 503
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(ENDS_WITHIN)
        for each in half_done:
            each.close()


def test_told_twice_it_ends_at_once(tmp_path: Path, postgres_server: str) -> None:
    database = new_postgres(postgres_server)
    with serving(tmp_path, database) as server:
        table, _ = seated(server)
        half_done = leave_things_half_done(server, table)
        with Postgres(database).hung():
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: not takes_connections(server))
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(ENDS_WITHIN) == 128 + signal.SIGTERM
        for each in half_done:
            each.close()


def test_it_ends_by_itself_once_another_has_taken_over(
    tmp_path: Path, postgres_server: str
) -> None:
    database = new_postgres(postgres_server)

    async def take_over(server: Running) -> None:
        other = await Postgres(database).take_over()
        await asyncio.to_thread(server.process.wait, ENDS_WITHIN)
        await other.close()

    with serving(tmp_path, database) as server:
        seated(server)
        asyncio.run(take_over(server))
        assert (
            "another server works with this database now: this one ends" in server.log.read_text()
        )


def test_a_full_disk_is_told_once_turns_nobody_away_and_is_got_over(tmp_path: Path) -> None:
    database = tmp_path / "kutter.db"
    with serving(tmp_path, database) as server:
        table, cookie = seated(server)
        server.end_by(signal.SIGTERM)
    with serving(tmp_path, database) as server:
        server.ask("/healthz")
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        assert readiness(server) == 503
        headers = {"Cookie": cookie}
        address = f"ws://{server.url}/api/tables/{table}/socket?seat=0"
        with connect(address, additional_headers=headers) as holder:
            assert '"eyes":0' in str(holder.recv(ENDS_WITHIN))
        for word in ("one", "two", "three"):
            with pytest.raises(HTTPError) as refused:
                say(server, table, cookie, word)
            with refused.value:
                assert refused.value.code == 503
        assert server.ask("/healthz")[0]["status"] == "ok"
        assert server.log.read_text().count("the database fails") == 1
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        wait_until(lambda: readiness(server) == 200)
        assert say(server, table, cookie, "four")["version"] == 2
        assert "the database works again" in server.log.read_text()
