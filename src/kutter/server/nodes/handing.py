"""Requests that concern a table of another node are handed to it whole, with their bodies."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kutter.games.contract import Json
from kutter.server.nodes import bus
from kutter.server.nodes.bus import Bus, Unreachable
from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import Refused
from kutter.server.table.live.ownership import Elsewhere
from kutter.server.table.tables import Tables

HANDED: Final = "kutter.handed"
"""In the scope of a request that came from another node: notes about it."""
READ: Final = "kutter.read"
"""In the scope of a request: what of its body has been read."""
OWN_HEADERS: Final = (b"accept-encoding", b"connection", b"content-length", b"transfer-encoding")
"""Of the way to the first node."""
AGAIN_SECONDS: Final = 0.1
HANDING_SECONDS: Final = 5.0
WORKING_SECONDS: Final = 60.0
"""For the other to answer: it may wait for a worker."""


class Remembering:
    """Keeps what is read of a request's body, for whom it may be handed to."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = scope[READ] = bytearray()

        async def receive_and_keep() -> Message:
            message = await receive()
            if message["type"] == "http.request":
                read.extend(message.get("body", b""))
            return message

        await self.app(scope, receive_and_keep, send)


class Handing:
    def __init__(self, bus: Bus, tables: Tables, app: Callable[[], ASGIApp]) -> None:
        self.bus = bus
        self.tables = tables
        self.app = app

    async def hand_over(self, scope: Scope, elsewhere: Elsewhere) -> Response:
        """What whoever has the table by then answers."""
        if HANDED in scope:
            scope[HANDED]["not_here"] = True
            return Response(status_code=503)
        head, body, node = head_of(scope), bytes(scope[READ]), elsewhere.node
        loop = asyncio.get_running_loop()
        deadline = loop.time() + HANDING_SECONDS
        while loop.time() < deadline:
            try:
                METRICS.handed.inc()
                with METRICS.handed_seconds.time():
                    answer = await self.bus.ask(node, "http", head, body, WORKING_SECONDS)
            except Unreachable as unreachable:
                if unreachable.may_be_done and not may_be_repeated(head):
                    raise Refused("not-written", 503) from None
            else:
                if "not_here" not in answer.head:
                    return response_from(answer)
            try:
                if elsewhere.is_table:
                    await self.tables.get(elsewhere.name)
            except Elsewhere as other:
                node = other.node
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                answer = await self.answer(bus.Message(head, body))
                if "not_here" not in answer.head:
                    return response_from(answer)
        raise Refused("unavailable", 503)

    async def answer(self, asked: bus.Message) -> bus.Message:
        """To a request that came to another node, as if it had come here."""
        scope = scope_from(asked.head)
        body: list[Message] = [{"type": "http.request", "body": asked.body, "more_body": False}]
        told: dict[str, Any] = {}
        content = bytearray()

        async def receive() -> Message:
            if not body:
                await asyncio.Event().wait()  # who asks is not seen to go
            return body.pop()

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told["status"] = message["status"]
                told["headers"] = as_text(message["headers"])
            else:
                content.extend(message.get("body", b""))

        await self.app()(scope, receive, send)
        return bus.Message(scope[HANDED] or told, bytes(content))


def may_be_repeated(head: Json) -> bool:
    """Acts bear a name, and are done once."""
    return head["method"] in ("GET", "HEAD") or head["path"].endswith("/acts")


def head_of(scope: Scope) -> Json:
    return {
        "method": scope["method"],
        "path": scope["path"],
        "query": scope["query_string"].decode("latin-1"),
        "scheme": scope["scheme"],
        "client": scope["client"],
        "server": scope["server"],
        "headers": as_text([each for each in scope["headers"] if each[0] not in OWN_HEADERS]),
    }


def scope_from(head: Json) -> Scope:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": head["method"],
        "path": head["path"],
        "raw_path": head["path"].encode(),
        "root_path": "",
        "query_string": head["query"].encode("latin-1"),
        "scheme": head["scheme"],
        "client": head["client"] and tuple(head["client"]),
        "server": head["server"] and tuple(head["server"]),
        "headers": as_bytes(head["headers"]),
        HANDED: {},
    }


def response_from(answer: bus.Message) -> Response:
    response = Response(answer.body, answer.head["status"])
    response.raw_headers = as_bytes(answer.head["headers"])
    return response


def as_text(headers: list[tuple[bytes, bytes]]) -> list[list[str]]:
    return [[name.decode("latin-1"), value.decode("latin-1")] for name, value in headers]


def as_bytes(headers: list[list[str]]) -> list[tuple[bytes, bytes]]:
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers]
