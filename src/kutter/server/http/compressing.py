"""Answers by gzip: what is kept once and well, and nothing large while tables wait."""

import asyncio
import gzip
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST: Final = 1000
"""Bytes; below that it does not pay."""
LARGE: Final = 50_000
"""From here on a thread does it, and with less care."""
MOST_KEPT: Final = 200
"""Files of the page; what they are called, or their tag, changes with what is in them."""


class Compressing:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        takes_gzip = scope["type"] == "http" and "gzip" in Headers(scope=scope).get(
            "accept-encoding", ""
        )
        if not takes_gzip or scope["method"] == "HEAD":
            await self.app(scope, receive, send)
            return
        beginning: Message = {}
        chunks: list[bytes] = []

        async def gather(message: Message) -> None:
            if message["type"] == "http.response.start":
                beginning.update(message)
                return
            chunks.append(message.get("body", b""))
            if not message.get("more_body", False):
                await self._send(scope["path"], beginning, b"".join(chunks), send)

        await self.app(scope, receive, gather)

    async def _send(self, path: str, beginning: Message, body: bytes, send: Send) -> None:
        headers = MutableHeaders(scope=beginning)
        headers.add_vary_header("Accept-Encoding")
        if beginning["status"] == 200 and len(body) >= LEAST and "content-encoding" not in headers:
            tag = headers.get("etag")
            body = await (compressed(body) if tag is None else self._once((path, tag), body))
            headers["Content-Encoding"] = "gzip"
            headers["Content-Length"] = str(len(body))
        await send(beginning)
        await send({"type": "http.response.body", "body": body})

    async def _once(self, key: tuple[str, str], body: bytes) -> bytes:
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(gzip.compress, body, 9, mtime=0)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


async def compressed(body: bytes) -> bytes:
    if len(body) < LARGE:
        return gzip.compress(body, 5, mtime=0)
    return await asyncio.to_thread(gzip.compress, body, 1, mtime=0)
