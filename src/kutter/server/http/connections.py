"""Connections: what one may cost, in bytes and in time, whoever is at its other end.

uvicorn bounds neither the head of a request nor the time that it takes, it reads ahead whatever a
socket sends, and it waits for ever until somebody takes what is written.
"""

import asyncio
import struct
from collections.abc import Container
from functools import partial
from typing import Any, Final, cast

import uvicorn
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from kutter.server.http.crowd import PROXY, Crowd, most_connections
from kutter.server.http.lifetime import REQUESTS_SECONDS
from kutter.server.identity.cookies import address_of
from kutter.server.settings import Limits

HEAD_BYTES: Final = 32 * 1024
HEAD_LINES: Final = 100
HEAD_SECONDS: Final = 10.0
"""For the head of a request, and until the first one comes."""
BODY_SECONDS: Final = 60.0
UNREAD_SECONDS: Final = 20.0
"""Until somebody must have taken what is written, or most of it."""
LINGER_SECONDS: Final = 5.0
"""The same, once a connection is to close."""
CLOSING_SECONDS: Final = 5.0
"""For a socket's other end to agree that it is closed."""
MOST_AHEAD: Final = 4
"""Requests that wait for the answer to an earlier one."""
PIECE: Final = 4096
"""Bytes that are looked at before anything more is kept."""
MOST_FRAME: Final = 16_384
"""Bytes of a message from a socket."""
MOST_FRAMES: Final = 64
"""Of one message."""
MOST_UNREAD: Final = 512 * 1024
"""Bytes written that nobody has taken, where a socket asks for more without reading: pings."""
BACKLOG: Final = 256
"""Connections that the system keeps until they are accepted."""
MORE_THAN_SOCKETS: Final = 100
"""Connections of an address beside its sockets."""
AT_ONCE: Final = "kutter.write_at_once"
"""What a socket's scope offers beside the standard."""

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def configured(app: FastAPI, limits: Limits | None, trust_proxy: str = "") -> uvicorn.Config:
    """How the application is served."""
    trusted = trust_proxy or "127.0.0.1"
    each = None if limits is None else limits.sockets + MORE_THAN_SOCKETS
    crowd = Crowd(most_connections(BACKLOG), each)
    proxies: Any = ProxyHeadersMiddleware(cast("Any", app), trusted).trusted_hosts
    http = partial(Http, crowd=crowd, proxies=proxies)
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=cast("type[asyncio.Protocol]", http),
        ws=cast("type[asyncio.Protocol]", partial(Socket, crowd=crowd)),
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        forwarded_allow_ips=trusted,
        backlog=BACKLOG,
        timeout_graceful_shutdown=REQUESTS_SECONDS,
        lifespan="on",
    )


class Fuse:
    """Ends a connection, with all that waits in it, unless it is put out in time."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def light(self, seconds: float) -> None:
        self.put_out()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self.transport.abort)

    def put_out(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """A connection on which requests come."""

    parser: Any
    """It knows us and we know it: garbage that only Python's collector would find, if it stayed."""

    def __init__(
        self, *arguments: Any, crowd: Crowd, proxies: Container[str], **named: Any
    ) -> None:
        super().__init__(*arguments, **named)
        self.crowd = crowd
        self.proxies = proxies
        self._reading: Fuse
        self._writing: Fuse
        self._head_bytes = 0
        self._is_in_head = True
        self._is_whole = False
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reading, self._writing = Fuse(transport), Fuse(transport)
        self._reading.light(HEAD_SECONDS)
        host = self.client[0] if self.client is not None else ""
        self.crowd.enter(transport, PROXY if host in self.proxies else address_of(host))

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.put_out()
        self._writing.put_out()
        self.crowd.leave(self.transport)
        super().connection_lost(exc)
        self.parser = None

    # What comes

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self._is_socket or self.transport.is_closing():
                return
            lines = len(self.headers) if self.headers else 0
            if self._head_bytes > HEAD_BYTES or lines > HEAD_LINES:
                self._refuse(TOO_LARGE)
                return
            if len(self.pipeline) > MOST_AHEAD:
                self.transport.abort()
                return

    def _refuse(self, answer: bytes) -> None:
        self.transport.write(answer)
        self.transport.close()
        self._writing.light(LINGER_SECONDS)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._writing.light(LINGER_SECONDS)

    def on_message_begin(self) -> None:
        self._is_in_head, self._is_whole = True, False
        self._reading.light(HEAD_SECONDS)
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._is_in_head:  # nobody reads what stands behind a body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._head_bytes = 0
        self._reading.light(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._is_whole = True
        if self.cycle is not None and self.cycle.response_complete:
            self._reading.light(HEAD_SECONDS)
        else:
            self._reading.put_out()
            self.crowd.works(self.transport)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not self.url.isascii():
            self.send_400_response("Invalid HTTP request received.")
            return
        self._is_socket = True
        self._reading.put_out()
        self._writing.put_out()
        super().handle_websocket_upgrade()
        self.parser = None

    # What goes

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._writing.light(LINGER_SECONDS)
        elif self._is_whole and not self.pipeline and self.cycle.response_complete:
            self._reading.light(HEAD_SECONDS)
            self.crowd.waits(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.light(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._writing.put_out()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *arguments: Any, crowd: Crowd, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.crowd = crowd
        self.close_timeout = CLOSING_SECONDS
        self._writing: Fuse
        self._ahead = bytearray()
        """What was sent before the application has taken what came earlier."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._writing = Fuse(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.put_out()
        self._ahead.clear()
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    # What comes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif len(data) <= PIECE and not self._ahead and not self.read_paused:
            super().data_received(data)
        else:
            self._ahead += data
            self._look_ahead()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def _shake_hands(self, head: bytes) -> None:
        """It comes whole. What is no handshake has no answer from below, and no end."""
        super().data_received(head)
        if not self.handshake_initiated:
            self.transport.write(BAD_REQUEST)
            self.transport.close()
            self._writing.light(LINGER_SECONDS)

    def _look_ahead(self) -> None:
        while self._ahead and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._ahead[:PIECE])
            del self._ahead[:PIECE]
            super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        if self._ahead:
            self._look_ahead()
        return message

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self.transport.abort()
            return
        super().handle_cont(event)

    # What goes

    def write_at_once(self, text: bytes) -> bool:
        """Texts are nearly all that goes. Where nothing is in the way, they need no task that is
        called for it, and little of what is below. Whether it could be."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.light(UNREAD_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._writing.put_out()

    def shutdown(self) -> None:
        try:
            super().shutdown()
        except AssertionError:  # its handshake has failed, and there is nothing left to say
            self.transport.abort()

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[AT_ONCE] = self.write_at_once
        try:
            await super().run_asgi()
        finally:
            extensions.clear()  # it knows us and we know it
            if not self.disconnected:
                self._writing.light(LINGER_SECONDS + self.close_timeout)


def text_frame(text: bytes) -> bytes:
    """As RFC 6455 has it (5.2): whole, and not masked, for it comes from a server."""
    if len(text) < 126:
        return struct.pack("!BB", 0x81, len(text)) + text
    if len(text) < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, len(text)) + text
    return struct.pack("!BBQ", 0x81, 127, len(text)) + text
