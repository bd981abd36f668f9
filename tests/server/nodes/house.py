"""A house of nodes that really run, each with its own ways to PostgreSQL and NATS, to be broken."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

import pytest

from kutter.server.nodes.leases import LEASE_SECONDS
from tests.cli.test_serve import WITHOUT_BOTS
from tests.server.nats import NatsServer, nats_binary
from tests.server.postgres import Postgres

SOCKET_NAME: Final = ".s.PGSQL.5432"
START_SECONDS: Final = 120


class Way:
    """A way to a server that can be cut, and mended."""

    def __init__(self, to: str | tuple[str, int]) -> None:
        self.to = to
        self.is_cut = False
        self.server: asyncio.Server
        self._streams: set[asyncio.StreamWriter] = set()

    async def open_unix(self, path: Path) -> None:
        self.server = await asyncio.start_unix_server(self._carry, str(path))

    async def open_tcp(self) -> int:
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    def cut(self) -> None:
        self.is_cut = True
        for stream in self._streams:
            stream.transport.abort()

    def close(self) -> None:
        self.cut()
        self.server.close()

    def mend(self) -> None:
        self.is_cut = False

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            if isinstance(self.to, str):
                there, back = await asyncio.open_unix_connection(self.to)
            else:
                there, back = await asyncio.open_connection(*self.to)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._streams |= ends
        try:
            await asyncio.gather(pour(reader, back), pour(there, writer))
        finally:
            self._streams -= ends


async def pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65_536):
            sink.write(data)
            await sink.drain()
    sink.close()


@dataclass
class NodeProcess:
    """`kutter serve`, as a host starts it, but for bots that nobody asks."""

    database: str
    nats: str
    folder: Path
    ways: dict[str, Way]
    port: int = 0
    process: subprocess.Popen[str] | None = None
    is_paused: bool = False
    log: Path = field(init=False)

    def __post_init__(self) -> None:
        self.log = self.folder / "log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        if not self.port:
            with socket.create_server(("127.0.0.1", 0)) as free:
                self.port = free.getsockname()[1]
        command = [*WITHOUT_BOTS, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--nats", self.nats, "--no-limits"]
        command += ["--budget", "5sims", "--workers", "1"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, text=True)
        self.is_paused = False
        try:
            async with asyncio.timeout(START_SECONDS):
                while not await self.is_ready():
                    assert self.process.poll() is None
                    await asyncio.sleep(0.1)
        except (AssertionError, TimeoutError) as error:
            raise RuntimeError(self.log.read_text()[-3000:]) from error

    async def is_ready(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(b"GET /readyz HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")
            answer = await reader.read(20)
            writer.close()
        except OSError:
            return False
        return b" 200 " in answer

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, number)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    async def end(self) -> None:
        """As a host ends it."""
        self.send(signal.SIGTERM)
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, 30)


ORPHANS: Final = """
    SELECT count(*) FROM tables JOIN nodes ON nodes.id = owner
    WHERE status = 'running' AND expires < extract(epoch FROM clock_timestamp())
"""


@dataclass
class House:
    nodes: list[NodeProcess]
    nats: NatsServer
    postgres: Postgres
    takeovers: list[float] = field(default_factory=list)
    """Seconds from a node's end until others had its tables."""

    async def taken_over(self, since: float) -> None:
        """Notes when each table that is played has an owner that lives."""
        connection = await self.postgres.connect()
        await asyncio.sleep(since + LEASE_SECONDS - monotonic())
        while await connection.fetchval(ORPHANS):
            await asyncio.sleep(0.05)
        await connection.close()
        self.takeovers.append(monotonic() - since)


@asynccontextmanager
async def house(postgres: str, database: str, number: int) -> AsyncIterator[House]:
    """Nodes at one database of a PostgreSQL that listens in a folder."""
    if nats_binary() is None:
        pytest.skip("nats-server is not installed")
    nats = NatsServer()
    nats.start()
    async with AsyncExitStack() as ways:
        nodes = []
        for _ in range(number):
            folder = Path(tempfile.mkdtemp(prefix="kutter-node-"))
            ways.callback(shutil.rmtree, folder, ignore_errors=True)
            to_postgres = Way(str(Path(postgres) / SOCKET_NAME))
            await to_postgres.open_unix(folder / SOCKET_NAME)
            to_nats = Way(("127.0.0.1", nats.port))
            url = f"nats://127.0.0.1:{await to_nats.open_tcp()}"
            own = database.replace(postgres, str(folder))
            ways_out = {"postgresql": to_postgres, "nats": to_nats}
            nodes.append(NodeProcess(own, url, folder, ways_out))
            for way in ways_out.values():
                ways.callback(way.close)
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            yield House(nodes, nats, Postgres(database))
        finally:
            for node in nodes:
                node.send(signal.SIGCONT)
                node.kill()
            nats.stop()
