"""Around every request: strict headers, commands only from our own page, no endless bodies."""

from typing import Final

from fastapi import Request
from fastapi.exceptions import HTTPException
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kutter.language.errors import KutterError
from kutter.server.http.rate_limit import RateLimits
from kutter.server.identity.cookies import Cookies, address
from kutter.server.nodes.handing import HANDED
from kutter.server.observe import METRICS
from kutter.server.protocol.refusals import Refused, refusal_of, status_of

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
TLS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Where the host has said that the server is reached so."""
CACHING: Final = {
    "/assets/": "public, max-age=31536000, immutable",  # their names change with what is in them
    "/api": "no-store",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTS: Final = ("/api", "/metrics")
"""What is more than a file: each address has it so often."""
MOST_BODY: Final = 2_000_000
"""Of a record."""
MOST_COMMAND: Final = 64_000
"""Of whatever else is sent."""


class Security:
    """Sockets look for themselves."""

    def __init__(self, app: ASGIApp, cookies: Cookies, rate_limits: RateLimits) -> None:
        self.app = app
        self.cookies = cookies
        self.rate_limits = rate_limits
        self._by_tls = TLS_ONLY if cookies.settings.is_https else {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or HANDED in scope:  # where it came in, it was looked at
            await self.app(scope, receive, send)
            return
        headers = headers_for(scope["path"]) | self._by_tls

        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for name, value in headers.items():
                    sent.setdefault(name, value)
            await send(message)

        answer = self._refusal(Request(scope)) or self.app
        await answer(scope, counted(receive, most_for(scope["path"])), send_strictly)

    def _refusal(self, request: Request) -> ASGIApp | None:
        if not self.cookies.knows_host(request):
            return PlainTextResponse("", status_code=421)
        if request.scope["path"].startswith(COSTS):
            if not self.rate_limits.passes("requests", address(request)):
                return refused(Refused("too-often", 429))
        if request.method not in SAFE and not self.cookies.is_own_origin(request):
            return refused(Refused("other-origin", 403))
        if int_or(request.headers.get("content-length"), 0) > most_for(request.scope["path"]):
            return refused(Refused("record-too-large", 413))
        return None


def headers_for(path: str) -> dict[str, str]:
    for beginning, caching in CACHING.items():
        if path.startswith(beginning):
            return {**HEADERS, "Cache-Control": caching}
    return HEADERS


def most_for(path: str) -> int:
    return MOST_BODY if path == "/api/records" else MOST_COMMAND


def counted(receive: Receive, most: int) -> Receive:
    """For bodies that do not say how long they are."""
    taken = 0

    async def receive_and_count() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413)  # where bodies are read, FastAPI lets none but its own through
        return message

    return receive_and_count


def int_or(text: str | None, otherwise: int) -> int:
    return int(text[:20]) if text and text.isascii() and text.isdigit() else otherwise


def refused(error: KutterError) -> JSONResponse:
    """The answer to a request."""
    refusal = refusal_of(error)
    METRICS.refusals.labels(refusal.code).inc()
    return JSONResponse({"refusal": refusal.model_dump()}, status_code=status_of(error))
