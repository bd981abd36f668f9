"""Load: many tables with four connected seats each, on our server and on a yardstick's.

    npm ci --prefix benchmarks/boardgame_io
    python benchmarks/load.py [--tables 1000] [--every 4] [--seconds 60] [--json FILE] [--plot FILE]

Each server gets the same: first every table makes a move every so many seconds, then some of the
tables move flat out, each as soon as all four of its seats have heard of the move before. What is
measured is the time from a move's submission until the last of the four has heard of it, and the
memory of the server's process.

Ours plays Fishing by its rules, and commits every move to SQLite with `synchronous=FULL` before it
tells anybody. The yardstick is boardgame.io with a game that only counts its moves, in memory, its
default, and on flat files; it tells of a move before it stores it, and syncs nothing to the disk.
Servers and driver share the machine.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import math
import os
import platform
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, ClassVar, cast

import orjson
import uvloop

SEATS = 4
HOST = "127.0.0.1"
OPENING_AT_ONCE = 16
OPENING_SECONDS = 60.0
STRAGGLER_SECONDS = 5.0
ROOT = Path(__file__).resolve().parent.parent
YARDSTICK = ROOT / "benchmarks" / "boardgame_io"

Json = dict[str, Any]


# The wire


class Socket(asyncio.Protocol):
    """A WebSocket as a client has it. Its mask is zero, so that sending costs nothing."""

    def __init__(self, request: bytes, heard: "Heard") -> None:
        self.request = request
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed while opening"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                self.close()
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, start = self._buffer, 0
        while len(buffer) - start >= 2:
            size, body = buffer[start + 1] & 0x7F, start + 2
            if size >= 126:
                body += 2 if size == 126 else 8
                if len(buffer) < body:
                    break
                size = int.from_bytes(buffer[start + 2 : body], "big")
            if len(buffer) < body + size:
                break
            self._frame(buffer[start] & 0x0F, buffer[body : body + size])
            start = body + size
        self._buffer = buffer[start:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == 1:
            self.heard(self, data)
        elif kind == 9:
            self.send(data, kind=10)
        elif kind == 8:
            self.close()

    def send(self, data: bytes, kind: int = 1) -> None:
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + data)

    def close(self) -> None:
        self._transport.close()


Heard = Callable[[Socket, bytes], None]


async def open_socket(port: int, path: str, heard: Heard, cookie: str = "") -> Socket:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, opened = await loop.create_connection(lambda: Socket(request.encode(), heard), HOST, port)
    await opened.opened
    return opened


class Http:
    """A client that keeps its connection; one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Json, cookie: str = "") -> tuple[Json, str]:
        """The answer, and the cookie that it set or the one that was given."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self._streams
        data = orjson.dumps(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (at.partition(": ") for at in lines)}
        answer = await reader.readexactly(int(headers["content-length"]))
        if not lines[0].split(" ")[1].startswith("2"):
            raise ConnectionError(f"{path}: {lines[0]}: {answer.decode()}")
        return orjson.loads(answer), headers.get("set-cookie", cookie).split(";")[0]

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


# Tables


@dataclass
class Tally:
    """What a phase has shown."""

    seconds: list[float] = field(default_factory=list)
    """From each submission until all four seats had heard."""
    late: int = 0
    """Moves that were due while the one before was still under way."""
    refused: int = 0


class Table(ABC):
    """Four seats, and at most one move under way."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tally = Tally()
        self.sockets: list[Socket] = []
        self.flat_out = False
        self.is_over = False
        self._submitted = 0.0
        self._deaf = 0
        """Seats that have not heard of the move that is under way."""

    @abstractmethod
    async def open(self, http: Http) -> None:
        """Makes the table, seats four, starts the game and connects everybody."""

    @abstractmethod
    def submit_move(self) -> bool:
        """Sends a legal move of a seat that owes one, if any does."""

    @property
    def is_waiting(self) -> bool:
        return self._deaf > 0

    def move(self) -> None:
        """Makes a move that is due now."""
        if self.is_waiting:
            self.tally.late += 1
            return
        self._submitted = perf_counter()
        if self.submit_move():
            self._deaf = SEATS

    def heard_of_move(self) -> None:
        """One more seat has."""
        self._deaf -= 1
        if self._deaf == 0:
            self.tally.seconds.append(perf_counter() - self._submitted)

    def go_on(self) -> None:
        """Called after whatever was heard: who plays flat out moves as soon as it can."""
        if self.flat_out and not self.is_waiting:
            self.move()

    def close(self) -> None:
        for each in self.sockets:
            each.close()


class KutterTable(Table):
    """A table of ours. Of all that it is sent, a seat follows its legal moves only."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.legal: list[list[str]] = [[] for _ in range(SEATS)]
        self.latest: list[int] = [0] * SEATS
        self.started = [asyncio.Event() for _ in range(SEATS)]
        self.random = random.Random(1)
        self.commands = 0

    async def open(self, http: Http) -> None:
        new = {"game": "fishing", "players": SEATS}
        created, maker = await http.post("/api/tables", new)
        path = f"/api/tables/{created['id']}"
        cookies = []
        for seat in range(SEATS):
            sits = {"kind": "sit", "seat": seat, "name": f"Player {seat}"}
            _, cookie = await http.post(
                f"{path}/acts", self.command(seat, sits), maker if seat == 0 else ""
            )
            cookies.append(cookie)
        await http.post(f"{path}/acts", self.command(SEATS, {"kind": "start"}), maker)
        for seat, cookie in enumerate(cookies):
            heard = self.listener(seat)
            self.sockets.append(
                await open_socket(self.port, f"{path}/socket?seat={seat}", heard, cookie)
            )
        for each in self.started:
            await each.wait()

    def command(self, version: int, act: Json) -> Json:
        self.commands += 1
        return {"type": "do", "id": f"command-{self.commands}", "version": version, "act": act}

    def listener(self, seat: int) -> Heard:
        def heard(_: Socket, data: bytes) -> None:
            if data.startswith(b'{"type":"event"'):
                self.heard_event(seat, data)
                self.go_on()
            elif data.startswith(b'{"type":"table"'):
                whole = orjson.loads(data)["data"]
                self.latest[seat] = whole["version"]
                self.legal[seat] = whole["position"]["legal"]
                self.started[seat].set()
            elif data.startswith(b'{"type":"refused"'):
                self.tally.refused += 1
                print("refused:", data.decode(), file=sys.stderr)

        return heard

    def heard_event(self, seat: int, data: bytes) -> None:
        # To parse every event would cost the driver more than all else that it does.
        head = data[:80]
        self.latest[seat] = int(head.split(b'"version":', 1)[1].split(b",", 1)[0])
        if b'"legal"' in data or b'"status"' in data:
            patch = orjson.loads(data)["data"]["patch"]
            position = patch.get("position", {})
            if "legal" in position:
                self.legal[seat] = position["legal"][0]
            self.is_over |= patch.get("status") == ["finished"]
        if b'"what":"moved"' in head:
            self.heard_of_move()

    def submit_move(self) -> bool:
        for seat, moves in enumerate(self.legal):
            if moves:
                act = {"kind": "move", "move": self.random.choice(moves)}
                self.sockets[seat].send(orjson.dumps(self.command(self.latest[seat], act)))
                self.legal[seat] = []
                return True
        return False


class BoardgameIoTable(Table):
    """A match of the yardstick's, spoken to as its own client does: socket.io in a WebSocket."""

    EVENT: ClassVar[bytes] = b"42/counting,"

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.id = ""
        self.credentials: list[str] = []
        self.state: bytes = b""
        self.started = [asyncio.Event() for _ in range(SEATS)]

    async def open(self, http: Http) -> None:
        created, _ = await http.post("/games/counting/create", {"numPlayers": SEATS})
        self.id = created["matchID"]
        for seat in range(SEATS):
            player = {"playerID": str(seat), "playerName": f"Player {seat}"}
            joined, _ = await http.post(f"/games/counting/{self.id}/join", player)
            self.credentials.append(joined["playerCredentials"])
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await open_socket(self.port, path, self.listener(seat)))
        for each in self.started:
            await each.wait()

    def listener(self, seat: int) -> Heard:
        update = self.EVENT + b'["update"'
        sync = self.EVENT + b'["sync"'

        def heard(socket: Socket, data: bytes) -> None:
            if data.startswith(update):
                self.state = data
                self.heard_of_move()
                self.go_on()
            elif data == b"2":
                socket.send(b"3")
            elif data.startswith(b"0"):
                socket.send(b"40/counting,")
            elif data.startswith(b"40"):
                self.emit(socket, "sync", self.id, str(seat), self.credentials[seat], SEATS)
            elif data.startswith(sync):
                self.state = data
                self.started[seat].set()

        return heard

    def emit(self, socket: Socket, *arguments: Any) -> None:
        socket.send(self.EVENT + orjson.dumps(arguments))

    def submit_move(self) -> bool:
        state = orjson.loads(self.state[len(self.EVENT) :])[2]
        state = state.get("state", state)
        player = state["ctx"]["currentPlayer"]
        seat = int(player)
        payload = {
            "type": "count",
            "args": [],
            "playerID": player,
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(self.sockets[seat], "update", action, state["_stateID"], self.id, player)
        return True


# Servers


@dataclass(frozen=True)
class Target:
    name: str
    storage: str
    table: type[Table]
    command: Callable[[int, Path], Sequence[str | Path]]
    """By port and an empty folder."""


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
            env={**os.environ, "NODE_ENV": "production"},
            start_new_session=True,
        )
    try:
        for _ in range(600):
            if server.poll() is not None:
                raise RuntimeError((folder / "log").read_text())
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


# Phases


async def open_tables(target: Target, port: int, number: int) -> list[Table]:
    tables = [target.table(port) for _ in range(number)]
    left = iter(tables)

    async def open_some() -> None:
        http = Http(port)
        for table in left:
            async with asyncio.timeout(OPENING_SECONDS):
                await table.open(http)
        http.close()

    await asyncio.gather(*(open_some() for _ in range(min(number, OPENING_AT_ONCE))))
    return tables


async def paced(tables: Sequence[Table], every: float, seconds: float) -> None:
    """Every table moves every so often, their moves spread evenly over time."""
    began = perf_counter()
    number = 0
    while (due := number * every / len(tables)) < seconds:
        ahead = began + due - perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        tables[number % len(tables)].move()
        number += 1


async def flat_out(tables: Sequence[Table], seconds: float) -> None:
    for table in tables:
        table.flat_out = True
        table.go_on()
    await asyncio.sleep(seconds)
    for table in tables:
        table.flat_out = False


async def phase(tables: Sequence[Table], moves: Awaitable[None], server: int) -> Json:
    """The figures of one phase; moves that are still under way at its end are waited for."""
    for table in tables:
        table.tally = Tally()
    began, worked = perf_counter(), [cpu_seconds(os.getpid()), cpu_seconds(server)]
    await moves
    took = perf_counter() - began
    worked = [cpu_seconds(os.getpid()) - worked[0], cpu_seconds(server) - worked[1]]
    end = perf_counter() + STRAGGLER_SECONDS
    in_time = sum(len(table.tally.seconds) for table in tables)
    while any(table.is_waiting for table in tables) and perf_counter() < end:
        await asyncio.sleep(0.05)
    tallies = [table.tally for table in tables]
    seconds = sorted(each for tally in tallies for each in tally.seconds)
    return {
        "tables": len(tables),
        "seconds": round(took, 2),
        "moves": len(seconds),
        "moves_per_s": round(in_time / took, 1),
        "p50_ms": milliseconds(seconds, 0.5),
        "p99_ms": milliseconds(seconds, 0.99),
        "worst_ms": milliseconds(seconds, 1.0),
        "late": sum(tally.late for tally in tallies),
        "refused": sum(tally.refused for tally in tallies),
        "never_heard": sum(table.is_waiting for table in tables),
        "games_over": sum(table.is_over for table in tables),
        "sockets_lost": sum(each.closed for table in tables for each in table.sockets),
        "driver_cores": round(worked[0] / took, 2),
        "server_cores": round(worked[1] / took, 2),
        "latencies_ms": [milliseconds(seconds, share) for share in shares()],
    }


def shares() -> list[float]:
    """Of moves: finer towards the slow ones, which are what matters."""
    return [1 - 10 ** (-step / 20) for step in range(81)]


def milliseconds(ordered: Sequence[float], share: float) -> float | None:
    if not ordered:
        return None
    return round(ordered[max(0, math.ceil(share * len(ordered)) - 1)] * 1000, 2)


async def measure(target: Target, arguments: argparse.Namespace) -> Json:
    if arguments.running:
        port, process = arguments.running
        return await measure_running(target, port, process, arguments)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        async with running(target, Path(folder), port) as server:
            return await measure_running(target, port, server.pid, arguments)


async def measure_running(
    target: Target, port: int, process: int, arguments: argparse.Namespace
) -> Json:
    began = perf_counter()
    tables = await open_tables(target, port, arguments.tables)
    print(f"  {len(tables)} tables opened in {perf_counter() - began:.1f} s", flush=True)
    few = tables[: arguments.flat_out_tables]
    await phase(few, flat_out(few, arguments.warm_up), process)
    figures: Json = {"name": target.name, "storage": target.storage}
    figures["paced"] = await phase(
        tables, paced(tables, arguments.every, arguments.seconds), process
    )
    show("paced", figures["paced"])
    figures["megabytes"] = round(megabytes(process))
    figures["megabytes_of_bots"] = round(sum(map(megabytes, children(process))))
    print(f"  memory {figures['megabytes']} MB, bots {figures['megabytes_of_bots']} MB", flush=True)
    figures["flat_out"] = await phase(few, flat_out(few, arguments.flat_out_seconds), process)
    show("flat out", figures["flat_out"])
    for table in tables:
        table.close()
    await asyncio.sleep(0.1)
    return figures


def show(name: str, figures: Json) -> None:
    faults = {
        key: figures[key]
        for key in ("late", "refused", "never_heard", "games_over", "sockets_lost")
        if figures[key]
    }
    print(
        f"  {name}: {figures['moves_per_s']:,} moves/s, p50 {figures['p50_ms']} ms, "
        f"p99 {figures['p99_ms']} ms, worst {figures['worst_ms']} ms, "
        f"cores: server {figures['server_cores']}, driver {figures['driver_cores']} {faults or ''}",
        flush=True,
    )


# Plot


def plot(results: Iterable[Json], file: Path) -> None:
    import matplotlib as mpl  # noqa: PLC0415  only where a plot is wanted

    mpl.use("agg")
    from matplotlib import pyplot as plt  # noqa: PLC0415

    colours = ["#0072b2", "#e69f00", "#cc79a7"]  # Okabe and Ito's: told apart by everybody
    figure, (latency, rate, memory) = plt.subplots(
        1, 3, figsize=(13, 4.2), width_ratios=[2.2, 1, 1], layout="constrained"
    )
    results = list(results)
    first = results[0]["paced"]
    tables = first["tables"]
    labels = [f"{each['name']}\n{each['storage']}" for each in results]
    for each, label, colour in zip(results, labels, colours, strict=False):
        slower = [1 - share for share in shares()]
        latency.plot(
            slower, each["paced"]["latencies_ms"], color=colour, label=label.replace("\n", ", ")
        )
    latency.set(xscale="log", yscale="log", xlim=(1, 1e-4), ylabel="milliseconds")
    latency.set_xticks([1, 0.5, 0.1, 0.01, 0.001], ["all", "p50", "p90", "p99", "p99.9"])
    latency.set_title(
        f"A move to all four seats: {tables:,} tables, {first['moves_per_s']:,.0f} moves/s"
    )
    latency.minorticks_off()
    latency.yaxis.set_major_formatter("{x:g}")
    latency.grid(alpha=0.3)
    latency.legend(frameon=False, loc="lower right")
    bars = [
        (rate, "Flat out, moves/s", [each["flat_out"]["moves_per_s"] for each in results]),
        (memory, f"Memory with {tables:,} tables, MB", [each["megabytes"] for each in results]),
    ]
    for axes, title, values in bars:
        drawn = axes.bar(labels, values, color=colours[: len(values)])
        axes.bar_label(drawn, fmt="{:,.0f}", padding=2)
        axes.set_title(title)
        axes.tick_params(axis="x", labelsize=8)
        axes.margins(y=0.12)
    for axes in (latency, rate, memory):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=150)


# The command


def arguments_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=4.0, help="seconds from move to move")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--flat-out-tables", type=int, default=200)
    parser.add_argument("--flat-out-seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds flat out before all")
    parser.add_argument(
        "--only", choices=TARGETS, action="append", help="these servers; may be repeated"
    )
    parser.add_argument(
        "--running",
        type=int,
        nargs=2,
        metavar=("PORT", "PROCESS"),
        help="a server that runs already; ours without --only",
    )
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "load", help="on the disk to measure"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw them; needs matplotlib")
    return parser.parse_args()


def main() -> None:
    arguments = arguments_given()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # not without ending the server
    busy = os.getloadavg()[0]
    if busy > 0.5:
        print(f"others use this machine (load {busy:.1f}): the figures will be too bad")
    results = []
    for name in arguments.only or (["kutter"] if arguments.running else TARGETS):
        target = TARGETS[name]
        print(f"{target.name}, {target.storage}", flush=True)
        results.append(uvloop.run(measure(target, arguments)))
    if arguments.json:
        machine = {"processor": platform.machine(), "cores": os.cpu_count(), "busy": busy}
        asked = {
            key: value for key, value in vars(arguments).items() if type(value) in (int, float)
        }
        all_figures = {"machine": machine, "asked": asked, "servers": results}
        arguments.json.write_text(json.dumps(all_figures) + "\n")
    if arguments.plot:
        plot(results, arguments.plot)


if __name__ == "__main__":
    main()
