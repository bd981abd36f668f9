"""A server that really runs, in the test's own loop, and clients that talk to it."""

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx2
import uvicorn
import websockets
from fastapi import FastAPI

from kutter.bots.contract import Budget
from kutter.engine.dealer import seed_from
from kutter.server.http.app import make_app
from kutter.server.http.connections import configured
from kutter.server.http.services import Services
from kutter.server.settings import Settings
from kutter.server.storage.store import Store
from kutter.server.system import System
from tests.server.patched import patched

Json = Any
PATIENCE = 120
"""Seconds: a worker that starts on a busy machine needs some."""
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here, and to read all authorities takes longer than most tests."""
QUICK = Budget(seconds=None, simulations=5)


def quick(database: str, **changes: Any) -> Settings:
    """Settings for tests: bots that do not think for long, no limits, and nobody is waited for."""
    usual = {"database": database, "limits": None, "budget": QUICK, "share_seconds": 0.0}
    return Settings(**{**usual, **changes})


@dataclass
class Server:
    url: str
    app: FastAPI
    connections: set[Any] = field(default_factory=set)
    """Open ones, as uvicorn's protocols."""
    clients: list[httpx2.AsyncClient] = field(default_factory=list)
    doors: list[str] = field(default_factory=list)
    """Of all nodes, where there are some: whoever comes next takes the next."""

    def __post_init__(self) -> None:
        self.doors.append(self.url)

    def door(self) -> str:
        self.doors.append(self.doors.pop(0))
        return self.doors[-1]

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services


class Uvicorn(uvicorn.Server):
    """Ends as soon as it is told to, not at its next tick."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.stopping = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.stopping.wait()


@asynccontextmanager
async def running(
    settings: Settings,
    system: System | None = None,
    trust_proxy: str = "",
    store: Store | None = None,
) -> AsyncIterator[Server]:
    listening = socket.create_server(("127.0.0.1", 0))
    # As uvloop does: else every answer waits for an acknowledgement, 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    app = make_app(settings, system, store)
    server = Uvicorn(configured(app, settings.limits, trust_proxy))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
        if serving.done():
            serving.result()
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    started = Server(url, app, server.server_state.connections)
    try:
        yield started
    finally:
        for client in started.clients:
            await client.aclose()
        server.stopping.set()
        await serving


class Refusal(AssertionError):
    def __init__(self, status: int, refusal: Json) -> None:
        super().__init__(f"{status}: {refusal}")
        self.status = status
        self.code = refusal["code"]
        self.says = refusal["says"]


class Browser:
    """Somebody's browser: a cookie, requests, and sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx2.AsyncClient(base_url=server.door(), timeout=60, verify=NO_TLS)
        server.clients.append(self.http)
        self.token: Json = None
        """Of a program."""
        self._commands = 0

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Json = None, **query: Any) -> Json:
        answer = await self.http.request(method, f"/api{path}", json=body, params=query)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json()["refusal"])
        return answer.json() if answer.content else None

    async def get(self, path: str, **query: Any) -> Json:
        return await self.ask("GET", path, **query)

    async def post(self, path: str, body: Json = None) -> Json:
        return await self.ask("POST", path, body)

    async def new_table(self, game: str = "fishing", players: int = 4, **choices: Any) -> str:
        choices = {"pause": 0, **choices}
        made = await self.post("/tables", {"game": game, "players": players, **choices})
        return str(made["id"])

    def new_command(self) -> str:
        self._commands += 1
        return f"command-{id(self)}-{self._commands}"

    async def act(self, table: str, kind: str, seat: int | None = None, **act: Any) -> int:
        """Acts on what stands there now."""
        version = (await self.get(f"/tables/{table}"))["version"]
        return await self.act_at(version, table, kind, seat, **act)

    async def act_at(
        self, version: int, table: str, kind: str, seat: int | None = None, **act: Any
    ) -> int:
        command = {
            "id": act.pop("command", None) or self.new_command(),
            "version": version,
            "seat": seat,
            "act": {"kind": kind, **act},
        }
        return int((await self.post(f"/tables/{table}/acts", command))["version"])

    async def sit(self, table: str, seat: int, name: str) -> None:
        await self._about(table, "sit", seat, name=name)

    async def stand(self, table: str, seat: int) -> None:
        await self._about(table, "stand", seat)

    async def remove(self, table: str, seat: int) -> None:
        await self._about(table, "remove", seat)

    async def _about(self, table: str, kind: str, seat: int, **act: Any) -> None:
        """An act about a seat, not from one."""
        command = {
            "id": self.new_command(),
            "version": 0,
            "act": {"kind": kind, "seat": seat, **act},
        }
        await self.post(f"/tables/{table}/acts", command)

    async def share(self, table: str, *seats: int) -> dict[int, str]:
        """Adds to the shuffle, as the page does by itself; what each seat added."""
        shares = {seat: seed_from("share", table, seat).hex() for seat in seats}
        for seat, share in shares.items():
            await self._about(table, "share", seat, share=share)
        return shares

    async def play(self, table: str, seat: int) -> None:
        """The first move that a seat may make."""
        seen = await self.get(f"/tables/{table}", seat=seat)
        await self.act(table, "move", seat, move=seen["position"]["legal"][0])

    async def put_bots(self, table: str, *seats: int, level: str = "deckhand") -> None:
        for seat in seats:
            await self._about(table, "bot", seat, level=level)

    async def vote(self, table: str, seat: int, about: int, version: int | None = None) -> None:
        if version is None:
            version = (await self.get(f"/tables/{table}"))["version"]
        command = {
            "id": self.new_command(),
            "version": version,
            "seat": seat,
            "act": {"kind": "vote", "seat": about},
        }
        await self.post(f"/tables/{table}/acts", command)

    async def link(self, table: str, seat: int, purpose: str, **more: str) -> Json:
        return await self.post(f"/tables/{table}/links", {"seat": seat, "purpose": purpose, **more})

    async def redeem(self, link: Json, name: str | None = None) -> Json:
        return await self.post("/redeem", {"secret": link["secret"], "name": name})

    async def revoke(self, table: str, link: Json) -> None:
        await self.ask("DELETE", f"/tables/{table}/links/{link['id']}")

    async def program(self, table: str, seat: int, name: str = "Robo") -> "Browser":
        """A program in a seat of a table that this browser made."""
        token = await self.link(table, seat, "bot", name=name)
        program = Browser(self.server)
        program.http.headers["Authorization"] = f"Bearer {token['secret']}"
        program.token = token
        return program

    @asynccontextmanager
    async def socket(
        self, table: str, seat: int | None = None, since: int | None = None, **headers: str
    ) -> AsyncIterator["Socket"]:
        address = self.server.door().replace("http", "ws") + f"/api/tables/{table}/socket"
        query = [f"seat={seat}"] * (seat is not None) + [f"since={since}"] * (since is not None)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookie:
            headers["Cookie"] = cookie
        if self.token is not None:
            headers["Authorization"] = self.http.headers["Authorization"]
        connection = websockets.connect(
            f"{address}?{'&'.join(query)}", additional_headers=headers, compression=None
        )
        async with connection as open_socket:
            yield Socket(open_socket, self)


@dataclass
class Socket:
    """A socket, and the table as its messages tell it."""

    connection: Any
    browser: Browser
    table: Json = None
    presence: Json = None
    messages: list[Json] = field(default_factory=list)

    async def hear(self) -> Json:
        """The next message; the table is kept up to date."""
        async with asyncio.timeout(PATIENCE):  # wait_for of 3.11 can lose a cancellation
            message = json.loads(await self.connection.recv())
        self.messages.append(message)
        if message["type"] == "table":
            self.table = message["data"]
        elif message["type"] == "event" and self.table is not None:
            assert message["version"] == self.table["version"] + 1, "no gaps"
            self.table = patched(self.table, message["data"]["patch"])
            self.table["version"] = message["version"]
        elif message["type"] == "presence":
            self.presence = message
        return message

    async def until(self, condition: Callable[[Json], bool]) -> Json:
        """Hears until the table is so."""
        while self.table is None or not condition(self.table):
            await self.hear()
        return self.table

    async def send(self, act: Json, version: int | None = None, command: str | None = None) -> str:
        name = command or self.browser.new_command()
        version = self.table["version"] if version is None else version
        message = {"type": "do", "id": name, "version": version, "act": act}
        await self.connection.send(json.dumps(message))
        return name

    async def answer(self, command: str) -> Json:
        """The ack or refusal of a command."""
        while True:
            message = await self.hear()
            if message["type"] in ("ack", "refused") and message["id"] == command:
                return message

    async def do(self, kind: str, **act: Any) -> Json:
        return await self.answer(await self.send({"kind": kind, **act}))

    async def play_on(self, random: Random, stop: Callable[[Json], bool]) -> Json:
        """Plays random moves whenever it owes one."""
        sent: str | None = None
        while self.table is None or not stop(self.table):
            if self.table is not None and sent is None and self.table["position"]:
                if legal := self.table["position"]["legal"]:
                    sent = await self.send({"kind": "move", "move": random.choice(legal)})
            message = await self.hear()
            if message["type"] in ("ack", "refused") and message["id"] == sent:
                sent = None
        return self.table


@asynccontextmanager
async def table_for_two(server: Server) -> AsyncIterator[tuple[str, Browser, Browser]]:
    """Fresh Fish, with somebody in both seats."""
    async with Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        yield table, anna, ben


def handshake(host: str, table: str) -> bytes:
    """Of a socket, for who speaks to the server without a library."""
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def code_of(answer: Awaitable[Any]) -> str:
    """Of the refusal that it must be."""
    try:
        await answer
    except Refusal as refusal:
        return str(refusal.code)
    raise AssertionError("not refused")


def is_finished(table: Json) -> bool:
    return bool(table["status"] == "finished")


async def eventually(
    condition: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = 60
) -> None:
    async def wait() -> None:
        while True:
            held = condition()
            if await held if not isinstance(held, bool) else held:
                return
            await asyncio.sleep(0.02)

    with suppress(asyncio.TimeoutError):
        await asyncio.wait_for(wait(), seconds)
        return
    raise AssertionError("it never came about")
