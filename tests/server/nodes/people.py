"""People who play on whatever breaks: they come again, to any node, and say it again."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import httpx2
import websockets
from websockets.exceptions import WebSocketException

from tests.server.nodes.house import NodeProcess
from tests.server.patched import patched
from tests.server.running import NO_TLS

Json = Any
PATIENCE = 60.0
ACK_SECONDS = 8.0
AGAIN_SECONDS = 0.2


async def ask(nodes: Sequence[NodeProcess], random: Random, cookies: Any, *request: Any) -> Any:
    """Of any node that answers."""
    method, path, body = request
    async with asyncio.timeout(PATIENCE):
        while True:
            node = random.choice(nodes)
            try:
                async with httpx2.AsyncClient(
                    base_url=node.url, timeout=6, verify=NO_TLS, cookies=cookies
                ) as http:
                    answer = await http.request(method, f"/api{path}", json=body)
                    if answer.status_code < 500:
                        cookies.update(dict(http.cookies))
                        assert answer.status_code < 400, answer.text
                        return answer.json() if answer.content else None
            except httpx2.HTTPError:
                pass
            await asyncio.sleep(AGAIN_SECONDS)


@dataclass
class Listening:
    """Somebody at a table, who may hold a seat there."""

    nodes: Sequence[NodeProcess]
    table_id: str
    seat: int | None
    cookies: dict[str, str]
    random: Random
    table: Json = None
    told: dict[int, str] = field(default_factory=dict)
    """By version, the event as it came."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """By command, the version."""
    waited: list[float] = field(default_factory=list)
    """Seconds, from saying a thing to hearing that it was done."""
    thinks: float = 0.0
    """Seconds before a move, at most."""
    is_finishing: bool = False
    """Says what it owes, and nothing new."""
    is_there: bool = False
    is_over: bool = False

    async def attend(self) -> None:
        """Until it is over."""
        while not self.is_over:
            with suppress(OSError, TimeoutError, WebSocketException):
                await self._once()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _once(self) -> None:
        node = self.random.choice(self.nodes)
        query = [] if self.seat is None else [f"seat={self.seat}"]
        if self.table is not None:
            query.append(f"since={self.table['version']}")
        address = f"{node.url.replace('http', 'ws')}/api/tables/{self.table_id}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with websockets.connect(
            f"{address}?{'&'.join(query)}",
            additional_headers={"Cookie": cookie},
            compression=None,
            open_timeout=6,
            close_timeout=1,
        ) as self.connection:
            self.is_there = True
            try:
                await self.stay()
            finally:
                self.is_there = False

    async def stay(self) -> None:
        while not self.is_over:
            await self.hear(1.0)

    async def hear_for(self, seconds: float) -> None:
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            await self.hear(left)

    async def hear(self, seconds: float) -> Json | None:
        try:
            async with asyncio.timeout(seconds):
                text = str(await self.connection.recv())
        except TimeoutError:
            return None
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message["data"]
        elif message["type"] == "event":
            version = message["version"]
            if self.told.setdefault(version, text) != text:
                raise AssertionError(f"version {version} was told in two ways")
            if version <= self.table["version"]:
                raise AssertionError("told twice")
            assert version == self.table["version"] + 1, "no gaps"
            self.table = patched(self.table, message["data"]["patch"])
            self.table["version"] = version
        if self.table["position"]:
            eyes = "spectator" if self.seat is None else self.seat
            assert self.table["position"]["seat"] == eyes, "what is another's"
        return message


class Playing(Listening):
    """Random moves, each said again under the same name until it is answered."""

    owed: tuple[str, Json, float] | None = None

    @property
    def legal(self) -> list[str]:
        """What could be said now."""
        if self.owed or self.is_finishing or not self.table or not self.table["position"]:
            return []
        legal: list[str] = self.table["position"]["legal"]
        return legal

    async def stay(self) -> None:
        while not self.is_over:
            if self.legal:
                await self.hear_for(self.random.uniform(0.0, self.thinks))
                if legal := self.legal:
                    name = f"{self.seat}-{len(self.acknowledged)}-{self.random.getrandbits(64):x}"
                    act = {"kind": "move", "move": self.random.choice(legal)}
                    self.owed = name, act, monotonic()
            if self.owed is None:
                await self.hear(1.0)
            else:
                await self._say(*self.owed)

    async def _say(self, name: str, act: Json, since: float) -> None:
        version = self.table["version"]
        command = {"type": "do", "id": name, "version": version, "act": act}
        await self.connection.send(json.dumps(command))
        deadline = monotonic() + ACK_SECONDS
        while (left := deadline - monotonic()) > 0:
            message = await self.hear(left)
            if message is None or message.get("id") != name:
                continue
            if message["type"] == "ack":
                self.acknowledged[name] = message["version"]
                self.waited.append(monotonic() - since)
                self.owed = None
            elif message["refusal"]["code"] not in ("not-written", "unavailable"):
                self.owed = None  # it is not legal any more
            else:
                await asyncio.sleep(AGAIN_SECONDS)
            return
        raise TimeoutError
