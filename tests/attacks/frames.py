"""A socket without a library: every frame as it came over the wire."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.attacks.victim import Victim
from tests.server.running import Browser, Json, handshake


def frame(payload: bytes) -> bytes:
    """A masked text frame, with a mask that changes nothing."""
    length = len(payload)
    head = bytes([0x81, 0x80 | length]) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
    return head + bytes(4) + payload


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.heard: list[tuple[int, bytes]] = []
        """The first byte of each frame, which says its kind, and what it carries."""
        self.version = 0
        self.said = 0
        self.answers = 0

    @classmethod
    @asynccontextmanager
    async def at(
        cls, victim: Victim, table: str, person: Browser, seat: int | None
    ) -> AsyncIterator["Wire"]:
        reader, writer = await asyncio.open_connection("127.0.0.1", victim.port)
        asked = handshake(f"127.0.0.1:{victim.port}", table)
        if seat is not None:
            asked = asked.replace(b"/socket", f"/socket?seat={seat}".encode())
        cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        if cookie:
            asked = asked.replace(b"\r\n\r\n", f"\r\nCookie: {cookie}\r\n\r\n".encode())
        writer.write(asked)
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        wire = cls(reader, writer)
        listening = asyncio.create_task(wire.listen())
        try:
            yield wire
        finally:
            listening.cancel()
            writer.close()

    async def listen(self) -> None:
        while True:
            head, length = await self.reader.readexactly(2)
            if length >= 126:
                size = await self.reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(size, "big")
            payload = await self.reader.readexactly(length)
            self.heard.append((head, payload))
            if head == 0x81:
                self._heed(json.loads(payload))

    def _heed(self, told: Json) -> None:
        if told["type"] == "table":
            self.version = told["data"]["version"]
        elif told["type"] == "event":
            self.version = told["version"]
        elif told["type"] in ("ack", "refused"):
            self.answers += 1

    def has_heard_all(self, version: int) -> bool:
        return self.version >= version and self.answers == self.said

    async def command(self, act: Json, version: int) -> None:
        self.said += 1
        command = {"type": "do", "id": f"command-{self.said}", "version": version, "act": act}
        self.writer.write(frame(json.dumps(command).encode()))
        await self.writer.drain()
