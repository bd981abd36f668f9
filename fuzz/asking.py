"""A server in this process, asked without a network: requests and sockets straight to the app."""

import asyncio
import json
import logging
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from kutter.bots.jobs import Bots
from kutter.games.registry import game_named
from kutter.server.http.app import make_app
from kutter.server.http.endpoints import links
from kutter.server.http.services import Services
from kutter.server.settings import Settings, sqlite_url
from tests.server.still_system import StillSystem

HOST = b"kutter.test"
Json = Any


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[bytes, bytes]
    body: bytes

    @property
    def json(self) -> Json:
        return json.loads(self.body) if self.body else None

    @property
    def code(self) -> str:
        """Of a refusal."""
        return str(self.json["refusal"]["code"]) if self.status >= 400 else "ok"


async def ask(
    app: FastAPI,
    method: str,
    path: str,
    body: bytes = b"",
    headers: dict[bytes, bytes] | None = None,
) -> Answer:
    given = {b"host": HOST, b"content-type": b"application/json", **(headers or {})}
    is_sent = False
    status, sent_headers, chunks = 0, {}, []

    async def receive() -> Json:
        nonlocal is_sent
        if is_sent:
            await asyncio.Event().wait()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Json) -> None:
        nonlocal status, sent_headers
        if message["type"] == "http.response.start":
            status, sent_headers = message["status"], dict(message["headers"])
        else:
            chunks.append(message.get("body", b""))

    await app(scope("http", path, given) | {"method": method}, receive, send)
    return Answer(status, sent_headers, b"".join(chunks))


def scope(kind: str, path: str, headers: dict[bytes, bytes]) -> Json:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(errors="replace"),
        "query_string": query.encode(errors="replace"),
        "root_path": "",
        "headers": list(headers.items()),
        "client": ("192.0.2.1", 1),
        "server": ("kutter.test", 80),
        "subprotocols": [],
    }


@dataclass
class Socket:
    """A socket at a table, with all that it was told."""

    app: FastAPI
    path: str
    headers: dict[bytes, bytes]
    heard: list[Json] = field(default_factory=list)
    closed: int | None = None
    """The code with which the server closed it."""

    def __post_init__(self) -> None:
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._talk())

    async def _talk(self) -> None:
        given = {b"host": HOST, **self.headers}
        with suppress(asyncio.CancelledError):
            await self.app(scope("websocket", self.path, given), self._said.get, self._send)

    async def _send(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message.get("text") or message.get("bytes")))
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)

    def is_closed(self) -> bool:
        return self.closed is not None or self.task.done()

    def say(self, message: Json) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def leave(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        with suppress(Exception):
            async with asyncio.timeout(20):
                await self.task


@asynccontextmanager
async def served() -> AsyncIterator[tuple[FastAPI, Services, StillSystem]]:
    """A server whose clock stands, whose bots answer at once, and that limits nobody."""
    logging.disable(logging.CRITICAL)
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="kutter-fuzz-", dir=memory) as folder:
        system = StillSystem()
        database = sqlite_url(Path(folder) / "kutter.db")
        app = make_app(Settings(database=database, limits=None, workers=0, share_seconds=0), system)
        services: Services = app.state.services
        services.workers.choose = first_thought  # type: ignore[assignment,method-assign]
        services.readers.read = read_here  # type: ignore[assignment,method-assign]
        links.qr_code = no_picture
        services.archive.append = Unwritten(services)  # type: ignore[assignment,method-assign]
        async with app.router.lifespan_context(app):
            yield app, services, system


def no_picture(url: str) -> str:
    """A QR code takes longer than all the rest."""
    return url


class Unwritten:
    """Logs that are not kept: commits take most of the time, and nobody here starts again. What a
    log is written together with, links, is."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, _table: str, _entries: Any, *statements: Any, **_: Any) -> None:
        if statements:
            await self.services.store.run(*statements)
        else:
            await asyncio.sleep(0)


async def read_here(job: Any, _asker: Any) -> Any:
    """Without a process of its own."""
    return job.answer(Bots())


async def first_thought(question: Any, _table: str) -> Any:
    """A bot that takes any move."""
    game = game_named(question.game)
    moves = game.legal(game.read_view(question.view), question.seat)
    return moves[question.seed[0] % len(moves)]
