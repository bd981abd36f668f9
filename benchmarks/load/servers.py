"""The servers that are measured, as processes."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load.services import Services
from benchmarks.load.tables import BoardgameIoTable, KutterTable, Table
from benchmarks.load.wire import HOST
from tests.server.nats import free_port

YARDSTICK = Path(__file__).resolve().parent.parent / "boardgame_io"


@dataclass(frozen=True)
class Place:
    """What a server finds."""

    folder: Path
    """Empty."""
    services: Services | None = None

    @property
    def shared(self) -> Services:
        assert self.services is not None
        return self.services


Words = Sequence[str | Path]


@dataclass(frozen=True)
class Target:
    name: str
    storage: str
    table: type[Table]
    command: Callable[[int, Place], Words]
    """By port."""
    environment: Mapping[str, str] = field(default_factory=dict)
    nodes: int = 1
    needs_services: bool = False


def serve_kutter(port: int, database: str | Path, *more: str) -> Words:
    kutter = [sys.executable, "-m", "kutter", "serve", "--no-limits", "--workers", "1"]
    return [*kutter, "--host", HOST, "--port", str(port), "--database", database, *more]


def serve_sqlite(port: int, place: Place) -> Words:
    return serve_kutter(port, place.folder / "load.db")


def serve_postgresql(port: int, place: Place) -> Words:
    return serve_kutter(port, place.shared.database)


def serve_node(port: int, place: Place) -> Words:
    return serve_kutter(port, place.shared.database, "--nats", place.shared.nats.url)


def serve_yardstick(port: int, *storage: str | Path) -> Words:
    return ["node", YARDSTICK / "server.js", str(port), *storage]


def yardstick_in_memory(port: int, _place: Place) -> Words:
    return serve_yardstick(port)


def yardstick_on_files(port: int, place: Place) -> Words:
    return serve_yardstick(port, place.folder)


def yardstick_on_postgresql(port: int, place: Place) -> Words:
    return serve_yardstick(port, place.shared.database.replace("+asyncpg", ""))


ALONE = {
    "kutter": Target("Kutter", "SQLite, synced", KutterTable, serve_sqlite),
    "memory": Target("boardgame.io", "in memory", BoardgameIoTable, yardstick_in_memory),
    "files": Target("boardgame.io", "flat files", BoardgameIoTable, yardstick_on_files),
}
"""What needs nothing but this machine."""

HOUSES = {
    "postgresql": Target(
        "Kutter", "PostgreSQL, synced", KutterTable, serve_postgresql, needs_services=True
    ),
    "node": Target("Kutter, one node", "the same", KutterTable, serve_node, needs_services=True),
    "nodes": Target(
        "Kutter, three nodes", "the same", KutterTable, serve_node, nodes=3, needs_services=True
    ),
    "yardstick-postgresql": Target(
        "boardgame.io", "PostgreSQL", BoardgameIoTable, yardstick_on_postgresql, needs_services=True
    ),
}
"""What needs PostgreSQL and NATS besides."""

TARGETS = ALONE | HOUSES


def kutter_of(checkout: Path) -> Target:
    """Our server as another checkout has it, in this Python."""
    environment = {"PYTHONPATH": str((checkout / "src").resolve())}
    return Target("Kutter before", "SQLite, synced", KutterTable, serve_sqlite, environment)


@contextlib.asynccontextmanager
async def all_running(target: Target, place: Place) -> AsyncIterator[dict[int, int]]:
    """Its processes by their ports."""
    async with contextlib.AsyncExitStack() as servers:
        found = {}
        for _ in range(target.nodes):
            port = free_port()
            server = await servers.enter_async_context(running(target, place, port))
            found[port] = server.pid
        yield found


@contextlib.asynccontextmanager
async def running(
    target: Target, place: Place, port: int
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server's process that answers."""
    told = place.folder / f"{port}.log"
    with told.open("wb") as log:
        server = subprocess.Popen(
            [str(word) for word in target.command(port, place)],
            stdout=log,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production", **target.environment},
            start_new_session=True,
        )
    try:
        for _ in range(600):
            if server.poll() is not None:
                said = told.read_text().strip().splitlines() or ["it said nothing"]
                sys.exit(f"{target.name} does not start: {said[-1]}")
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, port)
                writer.close()
                break
            await asyncio.sleep(0.1)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
