"""Keeping the server busy, full or deaf for others."""

import asyncio
import json
import socket
import subprocess
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
import websockets

from tests.attacks.frames import frame
from tests.attacks.records import endless_record
from tests.attacks.victim import Victim, started, under_attack, until
from tests.server.running import handshake

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_a_small_record_does_not_keep_the_server_busy(tmp_path: Path) -> None:
    async with under_attack(tmp_path, "--no-limits") as victim:
        anna = victim.browser()
        anna.http.timeout = httpx2.Timeout(100)
        body = json.dumps(endless_record()).encode()
        began = time.monotonic()
        answers = await asyncio.gather(
            *(anna.http.post("/api/records", content=body) for _ in range(3)),
            return_exceptions=True,
        )
        assert await victim.answers()
        statuses = [getattr(each, "status_code", each) for each in answers]
        assert all(isinstance(each, int) and 400 <= each < 600 for each in statuses), statuses
        assert processor_seconds(victim) < 30, time.monotonic() - began


def processor_seconds(victim: Victim) -> float:
    """Of the server and its children, from their start; a start takes a few."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,time="], check=True, capture_output=True, text=True
    ).stdout
    rows = [line.split() for line in listed.splitlines()]
    family = {victim.process.pid}
    for _ in range(3):
        family |= {int(pid) for pid, parent, _ in rows if int(parent) in family}
    return sum(seconds_of(spent) for pid, _, spent in rows if int(pid) in family)


def seconds_of(text: str) -> float:
    days, _, clock = text.rpartition("-")
    parts = [float(each) for each in clock.split(":")]
    seconds: float = sum(each * 60**place for place, each in enumerate(reversed(parts)))
    return seconds + 86_400 * float(days or 0)


async def test_hints_that_nobody_waits_for_do_not_starve_other_tables(tmp_path: Path) -> None:
    async with under_attack(tmp_path, "--workers", 1) as victim:
        eve, anna = victim.browser(), victim.browser()
        hostile = await eve.new_table("fishing", 3)
        await eve.sit(hostile, 0, "Eve")
        await eve.sit(hostile, 1, "Eve too")
        await eve.sit(hostile, 2, "And Eve")
        await eve.act(hostile, "start")
        view = await until(eve, hostile, lambda view: view["status"] == "running")
        seat = view["position"]["owing"][0]
        table = await anna.new_table("fishing", 3, pause=0)
        await anna.sit(table, 0, "Anna")
        await anna.put_bots(table, 1, 2)
        await anna.act(table, "start")
        await until(anna, table, lambda view: view["position"]["owing"] == [0])
        cookie = "; ".join(f"{name}={value}" for name, value in eve.http.cookies.items())
        for _ in range(60):
            ask_and_leave(victim, f"/api/tables/{hostile}/hint", {"seat": seat}, cookie)
        began = time.monotonic()
        view = await anna.get(f"/tables/{table}", seat=0)
        await anna.act_at(view["version"], table, "move", 0, move=view["position"]["legal"][0])
        await until(anna, table, lambda later: later["moves"] >= view["moves"] + 3)
        assert time.monotonic() - began < 30


def ask_and_leave(victim: Victim, path: str, body: Any, cookie: str) -> None:
    data = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", victim.port)) as connection:
        connection.sendall(head.encode() + data)


async def test_answers_that_nobody_reads_take_no_memory_for_long(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as victim:
        anna, ben = victim.browser(), victim.browser()
        table = await started(anna, ben, game="freshfish")
        before = victim.megabytes()
        stale = {"type": "do", "version": 0, "act": {"kind": "move", "move": "0 draw"}}
        with ExitStack() as stack:
            for number in range(60):
                deaf = stack.enter_context(socket.socket())
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(("127.0.0.1", victim.port))
                deaf.sendall(handshake(f"127.0.0.1:{victim.port}", table))
                deaf.settimeout(2)
                with suppress(OSError):
                    for each in range(400):
                        message = json.dumps({**stale, "id": f"command-{number}-{each}"})
                        deaf.sendall(frame(message.encode()))
            await asyncio.sleep(2)
            grown = victim.megabytes() - before
        assert grown < 100, f"{grown} MB more"
        assert await victim.answers()


async def test_headers_without_end_take_no_memory(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as victim:
        before = victim.megabytes()
        line = b"X-Long: " + b"x" * 60_000 + b"\r\n"
        sent = 0
        with socket.create_connection(("127.0.0.1", victim.port)) as connection:
            connection.settimeout(5)
            connection.sendall(
                f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{victim.port}\r\n".encode()
            )
            with suppress(OSError):
                while sent < 60_000_000:
                    connection.sendall(line)
                    sent += len(line)
            grown = victim.megabytes() - before
        assert sent < 60_000_000, "it is closed long before that"
        assert grown < 30, f"{grown} MB more"
        assert await victim.answers()


async def test_half_requests_leave_the_health_check_reachable(tmp_path: Path) -> None:
    async with under_attack(tmp_path, files=300) as victim:
        with ExitStack() as stack:
            for _ in range(400):
                with suppress(OSError):
                    half = stack.enter_context(
                        socket.create_connection(("127.0.0.1", victim.port), timeout=2)
                    )
                    half.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n")
            async with asyncio.timeout(60), httpx2.AsyncClient(timeout=10) as client:
                while True:
                    with suppress(httpx2.HTTPError):
                        answer = await client.get(f"{victim.url}/healthz")
                        if answer.status_code == 200:
                            break
                    await asyncio.sleep(0.5)


async def test_limits_belong_to_who_acts_and_not_to_a_socket(tmp_path: Path) -> None:
    async with under_attack(tmp_path) as victim:
        anna, ben = victim.browser(), victim.browser()
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        said = 0
        began = time.monotonic()
        for number in range(20):
            with suppress(websockets.exceptions.WebSocketException, OSError):
                async with anna.socket(table, 0) as talking:
                    await talking.until(lambda _: True)
                    for each in range(8):
                        act = {"kind": "say", "text": f"line {number} {each}"}
                        await talking.send(act)
                        while (heard := await talking.hear())["type"] not in ("ack", "refused"):
                            pass
                        said += heard["type"] == "ack"
        allowed = 6 + 0.5 * (time.monotonic() - began) + 2
        assert said <= allowed


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm"])
async def test_the_database_is_for_its_owner_alone(tmp_path: Path, suffix: str) -> None:
    async with under_attack(tmp_path) as victim:
        await victim.browser().new_table()
        path = tmp_path / f"kutter.db{suffix}"
        if path.exists():
            assert path.stat().st_mode & 0o077 == 0
