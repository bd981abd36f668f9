"""The servers that are measured, as processes."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.load.tables import BoardgameIoTable, KutterTable, Table
from benchmarks.load.wire import HOST

YARDSTICK = Path(__file__).resolve().parent.parent / "boardgame_io"


@dataclass(frozen=True)
class Target:
    name: str
    storage: str
    table: type[Table]
    command: Callable[[int, Path], Sequence[str | Path]]
    """By port and an empty folder."""
    environment: Mapping[str, str] = field(default_factory=dict)


def serve_kutter(port: int, folder: Path) -> Sequence[str | Path]:
    kutter = [sys.executable, "-m", "kutter", "serve", "--no-limits", "--workers", "1"]
    return [*kutter, "--host", HOST, "--port", str(port), "--database", folder / "load.db"]


def serve_in_memory(port: int, _folder: Path) -> Sequence[str | Path]:
    return ["node", YARDSTICK / "server.js", str(port)]


def serve_flat_files(port: int, folder: Path) -> Sequence[str | Path]:
    return ["node", YARDSTICK / "server.js", str(port), folder]


TARGETS = {
    "kutter": Target("Kutter", "SQLite, synced", KutterTable, serve_kutter),
    "memory": Target("boardgame.io", "in memory", BoardgameIoTable, serve_in_memory),
    "files": Target("boardgame.io", "flat files", BoardgameIoTable, serve_flat_files),
}


def kutter_of(checkout: Path) -> Target:
    """Our server as another checkout has it, in this Python."""
    environment = {"PYTHONPATH": str((checkout / "src").resolve())}
    return Target("Kutter before", "SQLite, synced", KutterTable, serve_kutter, environment)


@contextlib.asynccontextmanager
async def running(
    target: Target, folder: Path, port: int
) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server's process that answers."""
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [str(word) for word in target.command(port, folder)],
            stdout=log,
            stderr=log,
            env={**os.environ, "NODE_ENV": "production", **target.environment},
            start_new_session=True,
        )
    try:
        for _ in range(600):
            if server.poll() is not None:
                said = (folder / "log").read_text().strip().splitlines() or ["it said nothing"]
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


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        port: int = free.getsockname()[1]
        return port


def megabytes(process: int) -> float:
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], check=True, capture_output=True)
    return int(told.stdout) / 1024


def cpu_seconds(process: int) -> float:
    """Not told on every system; then zero."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True)
    pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
    return [child for child, parent in pairs if parent == process]
