"""Connections that ask too much, too slowly, or for answers that they never read."""

import asyncio
import json
import resource
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import cast

import pytest
from fastapi import WebSocket
from websockets.frames import Frame, Opcode

from kutter.server.http import connections, crowd
from kutter.server.http.sockets import SocketListener
from kutter.server.settings import Limits
from tests.server.running import (
    Browser,
    Server,
    eventually,
    handshake,
    quick,
    running,
    table_for_two,
)

pytestmark = pytest.mark.anyio

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HASTE = 0.5
"""Seconds, in place of the many that a slow client has."""


@asynccontextmanager
async def dialled(server: Server) -> AsyncIterator[Ends]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def is_well(server: Server) -> bool:
    async with Browser(server) as somebody:
        return (await somebody.http.get("/healthz")).status_code == 200


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """All until the server ends the connection."""
    heard = b""
    async with asyncio.timeout(30):
        with suppress(ConnectionError):
            while more := await reader.read(65536):
                heard += more
    return heard


def deaf(server: Server) -> socket.socket:
    """A connection that takes as little as can be."""
    ours = socket.socket()
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    ours.connect(("127.0.0.1", server.port))
    ours.setblocking(False)
    return ours


async def pour(ours: socket.socket, what: bytes, seconds: float = 60) -> None:
    """The same again and again, until the server has had enough; nothing is read."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(seconds):
        with suppress(ConnectionError):
            while True:
                await loop.sock_sendall(ours, what)
                await asyncio.sleep(0.001)


def frame(opcode: int, body: bytes, fin: bool = True) -> bytes:
    """Of a client: with a mask, which changes nothing here."""
    assert len(body) < 126
    head = struct.pack("!BB", (0x80 if fin else 0) | opcode, 0x80 | len(body))
    return head + bytes(4) + body


# Heads and bodies


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: ",
        b"GET /healthz",
        b"GET /api/tables/abcdef/socket HTTP/1.1\r\nUpgrade: websocket\r\nX-Long: ",
        b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Trailer: ",
    ],
    ids=["header", "path", "upgrade", "trailer"],
)
async def test_no_head_is_endless(sqlite: str, beginning: bytes) -> None:
    async with running(quick(sqlite, workers=0)) as server, dialled(server) as (_, writer):
        writer.write(beginning)
        with suppress(ConnectionError):
            async with asyncio.timeout(30):
                for _ in range(2000):
                    writer.write(b"x" * 10_000)
                    await writer.drain()
        await eventually(lambda: not server.connections)
        assert await is_well(server)


async def test_a_head_has_so_many_lines(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server:
        for number, status in ((50, b"200"), (5000, b"431")):
            async with dialled(server) as (reader, writer):
                lines = b"".join(b"x%d:\r\n" % each for each in range(number))
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n" + lines + b"\r\n")
                assert (await reader.readline()).split()[1] == status


@pytest.mark.parametrize(
    ("half", "seconds"),
    [
        (b"", "HEAD_SECONDS"),
        (b"\r\n", "HEAD_SECONDS"),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\n", "HEAD_SECONDS"),
        (b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{", "BODY_SECONDS"),
        (b"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{", "BODY_SECONDS"),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{", "BODY_SECONDS"),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET", "HEAD_SECONDS"),
    ],
    ids=["nothing", "line", "head", "body", "record", "unread-body", "second"],
)
async def test_half_a_request_ends_in_time(
    sqlite: str, half: bytes, seconds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, seconds, HASTE)
    async with running(quick(sqlite, workers=0)) as server, dialled(server) as (reader, writer):
        writer.write(half)
        await rest_of(reader)
        await eventually(lambda: not server.connections)


@pytest.mark.parametrize("trust", ["127.0.0.1", "10.0.0.1"], ids=["proxy", "no-proxy"])
@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
    ],
    ids=["nothing", "head", "body"],
)
async def test_half_requests_shut_nobody_out(
    sqlite: str, half: bytes, trust: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as there are descriptors; who asks something is heard."""
    monkeypatch.setattr(connections, "most_connections", lambda _: 20)
    settings = quick(sqlite, workers=0, limits=Limits())
    async with running(settings, trust_proxy=trust) as server, table_for_two(server) as found:
        table, anna, _ = found
        async with anna.socket(table, 0) as player:
            await player.until(lambda _: True)
            halves = []
            for _ in range(60):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(half)
                halves.append(writer)
                assert len(server.connections) <= 22, "one of each kind may just be ending"
            assert await is_well(server)
            await player.connection.send('{"type": "ping"}')
            while (await player.hear())["type"] != "pong":
                pass
            for writer in halves:
                writer.transport.abort()


async def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MORE_THAN_SOCKETS", 5)
    settings = quick(sqlite, workers=0, limits=Limits(sockets=5))
    for trust, most in (("10.0.0.1", 10), ("127.0.0.1", 30)):
        async with running(settings, trust_proxy=trust) as server:
            writers = [
                (await asyncio.open_connection("127.0.0.1", server.port))[1] for _ in range(30)
            ]
            await eventually(lambda most=most, server=server: len(server.connections) == most)
            assert await is_well(server)
            for writer in writers:
                writer.transport.abort()


async def test_requests_are_not_read_far_ahead(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, dialled(server) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 1000)
        assert (await rest_of(reader)).count(b"HTTP/1.1 200") < 200


def test_the_soft_limit_of_descriptors_is_raised() -> None:
    assert crowd.most_connections(256) >= 256
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft >= min(hard, 10_240)


# Answers that nobody reads


async def test_answers_that_nobody_reads_end_a_request(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", HASTE)
    async with running(quick(sqlite, workers=0)) as server:
        with deaf(server) as ours:
            request = b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
            await pour(ours, request)
            await eventually(lambda: not server.connections)


async def test_answers_that_nobody_reads_end_a_socket_and_free_its_memory(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", HASTE)
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, _ = found
        live = await server.services.tables.get(table)
        await anna.act(table, "start")
        act = {"kind": "say", "text": "x" * 80, "name": "Eve"}
        stale = json.dumps({"type": "do", "id": "command-1", "version": 0, "act": act}).encode()
        stale = stale[:125]
        with deaf(server) as ours:
            await asyncio.get_running_loop().sock_sendall(
                ours, handshake(f"127.0.0.1:{server.port}", table)
            )
            await eventually(lambda: len(live.listeners) == 1)
            monkeypatch.setattr("kutter.server.http.sockets.MOST_FAULTS", 1_000_000)
            await pour(ours, frame(1, stale) * 20)
            await eventually(lambda: not live.listeners)
            await eventually(lambda: not any(is_socket(each) for each in server.connections))


async def test_pings_without_end_are_not_answered_without_end(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 600.0)
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        with deaf(server) as ours:
            await asyncio.get_running_loop().sock_sendall(
                ours, handshake(f"127.0.0.1:{server.port}", found[0])
            )
            await eventually(lambda: any(is_socket(each) for each in server.connections))
            await pour(ours, frame(9, b"x" * 125) * 500)
            await eventually(lambda: not any(is_socket(each) for each in server.connections))


def is_socket(connection: object) -> bool:
    return hasattr(connection, "handshake_complete")


# Sockets that send


async def test_what_a_socket_sends_is_not_read_far_ahead(sqlite: str) -> None:
    """A small message becomes a large object."""
    async with (
        running(quick(sqlite, workers=0)) as server,
        table_for_two(server) as found,
        dialled(server) as (reader, writer),
    ):
        writer.write(handshake(f"127.0.0.1:{server.port}", found[0]))
        await reader.readuntil(b"\r\n\r\n")
        (connection,) = (each for each in server.connections if is_socket(each))
        most = 0
        put = connection.queue.put_nowait

        def counted(item: object) -> None:
            nonlocal most
            put(item)
            most = max(most, connection.queue.qsize())

        connection.queue.put_nowait = counted
        writer.write(frame(1, b"{}") * 50_000)
        await rest_of(reader)
        assert 0 < most < 2000


async def test_a_message_in_endless_pieces_ends_the_socket(sqlite: str) -> None:
    async with (
        running(quick(sqlite, workers=0)) as server,
        table_for_two(server) as found,
        dialled(server) as (reader, writer),
    ):
        writer.write(handshake(f"127.0.0.1:{server.port}", found[0]))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(1, b"", fin=False) + frame(0, b"", fin=False) * 20_000)
        await rest_of(reader)
        await eventually(lambda: not any(is_socket(each) for each in server.connections))


async def test_a_closing_handshake_that_never_ends_is_ended(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server closes, and the client neither answers nor goes."""
    monkeypatch.setattr(connections, "CLOSING_SECONDS", HASTE)
    async with running(quick(sqlite, workers=0)) as server, dialled(server) as (reader, writer):
        writer.write(handshake(f"127.0.0.1:{server.port}", "no-such-table"))
        await rest_of(reader)
        await eventually(lambda: not server.connections)


@pytest.mark.parametrize("header", [b"Transfer-Encoding: x", b"X: " + b"x" * 9000])
async def test_a_handshake_that_is_none_is_answered_and_ended(sqlite: str, header: bytes) -> None:
    async with running(quick(sqlite, workers=0)) as server, dialled(server) as (reader, writer):
        head = handshake(f"127.0.0.1:{server.port}", "abcdef")
        writer.write(head.replace(b"\r\n\r\n", b"\r\n" + header + b"\r\n\r\n"))
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 400 ")
        await eventually(lambda: not server.connections)


async def test_messages_that_come_at_once_are_all_heeded_in_order(sqlite: str) -> None:
    """However they are cut into pieces."""
    async with (
        running(quick(sqlite, workers=0)) as server,
        table_for_two(server) as found,
        dialled(server) as (reader, writer),
    ):
        writer.write(handshake(f"127.0.0.1:{server.port}", found[0]))
        await reader.readuntil(b"\r\n\r\n")
        body = json.dumps({"type": "ping"}).encode()
        writer.write(frame(1, body) * 2000)
        async with asyncio.timeout(30):
            for _ in range(2000):
                await reader.readuntil(b'"pong"')


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_a_text_goes_out_as_the_library_would_write_it(length: int) -> None:
    text = ("ä" * length).encode()[:length]
    assert connections.text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


class SlowEnd:
    """A socket whose other end takes nothing until it is told to."""

    def __init__(self) -> None:
        self.takes = asyncio.Event()
        self.taken: list[bytes] = []
        self.closed: int | None = None

    def at_once(self, message: bytes) -> bool:
        if self.takes.is_set():
            self.taken.append(message)
        return self.takes.is_set()

    async def send_text(self, message: str) -> None:
        await self.takes.wait()
        self.taken.append(message.encode())

    async def close(self, code: int) -> None:
        self.closed = code


async def test_nothing_overtakes_what_waits_to_be_written() -> None:
    end = SlowEnd()
    listener = SocketListener(cast("WebSocket", end), 0, None, end.at_once)
    listener.send(b"1")
    await asyncio.sleep(0)  # the writer has it in its hands
    end.takes.set()
    listener.send(b"2")
    await eventually(lambda: len(end.taken) == 2)
    listener.send(b"3")
    assert end.taken == [b"1", b"2", b"3"]


async def test_a_socket_is_closed_once_what_waits_is_written() -> None:
    end = SlowEnd()
    listener = SocketListener(cast("WebSocket", end), 0, None, end.at_once)
    listener.send(b"1")
    listener.close(4001)
    listener.send(b"2")
    await asyncio.sleep(0)
    assert (end.taken, end.closed) == ([], None)
    end.takes.set()
    await listener.over
    assert (end.taken, end.closed) == ([b"1", b"2"], 4001)
    listener.send(b"3")
    assert end.taken == [b"1", b"2"]


async def test_a_writer_that_is_stuck_can_be_stopped() -> None:
    end = SlowEnd()
    listener = SocketListener(cast("WebSocket", end), 0, None, end.at_once)
    listener.send(b"1")
    await asyncio.sleep(0)
    await listener.stop()
    end.takes.set()
    listener.send(b"2")
    assert end.taken == []
