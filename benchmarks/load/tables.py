"""Tables with four seats, at our server and at the yardstick's, and what they tell of it."""

import asyncio
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, ClassVar

import orjson

from benchmarks.load.wire import Heard, Http, Json, Socket, open_socket

SEATS = 4


@dataclass
class Tally:
    """What a phase has shown."""

    seconds: list[float] = field(default_factory=list)
    """From each submission until all four seats had heard."""
    remote_seconds: list[float] = field(default_factory=list)
    """Those among them that were submitted to a node that has not the table."""
    late: int = 0
    """Moves that were due while the one before was still under way."""
    refused: int = 0


class Table(ABC):
    """Four seats, and at most one move under way."""

    def __init__(self, ports: Sequence[int]) -> None:
        """`ports`: of a house of servers. The first makes the table, its seats are at all."""
        self.port = ports[0]
        self.ports = [ports[seat % len(ports)] for seat in range(SEATS)]
        self.tally = Tally()
        self.sockets: list[Socket] = []
        self.flat_out = False
        self.is_over = False
        self._submitted = 0.0
        self._mover: int | None = None
        self._deaf = 0
        """Seats that have not heard of the move that is under way."""

    @abstractmethod
    async def open(self, http: Http) -> None:
        """Makes the table, seats four, starts the game and connects everybody."""

    @abstractmethod
    def submit_move(self) -> int | None:
        """Sends a legal move of a seat that owes one, if any does; the seat."""

    @property
    def is_waiting(self) -> bool:
        return self._deaf > 0

    def move(self) -> None:
        """Makes a move that is due now."""
        if self.is_waiting:
            self.tally.late += 1
            return
        self._submitted = perf_counter()
        self._mover = self.submit_move()
        if self._mover is not None:
            self._deaf = SEATS

    def heard_of_move(self) -> None:
        """One more seat has."""
        self._deaf -= 1
        if self._deaf == 0:
            took = perf_counter() - self._submitted
            self.tally.seconds.append(took)
            if self._mover is not None and self.ports[self._mover] != self.port:
                self.tally.remote_seconds.append(took)

    def go_on(self) -> None:
        """Called after whatever was heard: who plays flat out moves as soon as it can."""
        if self.flat_out and not self.is_waiting:
            self.move()

    def close(self) -> None:
        for each in self.sockets:
            each.close()


class KutterTable(Table):
    """A table of ours. Of all that it is sent, a seat follows its legal moves only."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
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
                await open_socket(self.ports[seat], f"{path}/socket?seat={seat}", heard, cookie)
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

    def submit_move(self) -> int | None:
        for seat, moves in enumerate(self.legal):
            if moves:
                act = {"kind": "move", "move": self.random.choice(moves)}
                self.sockets[seat].send(orjson.dumps(self.command(self.latest[seat], act)))
                self.legal[seat] = []
                return seat
        return None


class BoardgameIoTable(Table):
    """A match of the yardstick's, spoken to as its own client does: socket.io in a WebSocket."""

    EVENT: ClassVar[bytes] = b"42/counting,"

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports)
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

    def submit_move(self) -> int | None:
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
        return seat
