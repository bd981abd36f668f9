"""What a client sends and hears: WebSockets and HTTP, as cheap for the driver as can be."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Any, cast

import orjson

HOST = "127.0.0.1"

Json = dict[str, Any]


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
