"""Who is at the door: cookies and tokens, origins, addresses."""

from collections import OrderedDict
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request, Response, WebSocket
from starlette.requests import HTTPConnection

from kutter.server.holders import program
from kutter.server.refusals import Refused
from kutter.server.seats import Seats, hash_of
from kutter.server.settings import Settings

COOKIE: Final = "kutter"
COOKIE_SECONDS: Final = 400 * 86_400
"""The longest that browsers keep one."""
MOST_KNOWN: Final = 20_000
SECRET_LENGTH: Final = 100


class Doors:
    def __init__(self, seats: Seats, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings
        self._known: OrderedDict[str, str] = OrderedDict()

    async def holder(self, connection: HTTPConnection, table: str | None = None) -> str | None:
        """The browser of a cookie; or the link of a program's token, at its own table."""
        token = connection.headers.get("authorization", "")
        if token.startswith("Bearer "):
            return await self._program(token.removeprefix("Bearer ").strip(), table)
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > SECRET_LENGTH:
            return None
        key = hash_of(secret)
        if key not in self._known:
            browser = await self.seats.browser(secret)
            if browser is None:
                return None
            with suppress(Refused):  # when it was last here is nothing to turn it away for
                await self.seats.saw(browser)
            self._remember(key, browser)
        return self._known[key]

    async def _program(self, secret: str, table: str | None) -> str:
        link = await self.seats.link(secret)
        if link.purpose != "bot":
            raise Refused("link-is-unknown", 404)
        if link.table != table:
            raise Refused("not-for-programs", 403)
        return program(link.id)

    def _remember(self, key: str, browser: str) -> None:
        self._known[key] = browser
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def holder_or_new(self, request: Request, response: Response) -> str:
        found = await self.holder(request)
        if found is not None:
            return found
        browser, secret = await self.seats.new_browser()
        self._remember(hash_of(secret), browser)
        response.set_cookie(
            COOKIE,
            secret,
            max_age=COOKIE_SECONDS,
            httponly=True,
            secure=self.settings.is_https,
            samesite="lax",
            path="/",
        )
        return browser

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """Browsers say where a page is from; other programs say nothing, and have no cookie."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        if self.settings.public_url is not None:
            own = urlsplit(self.settings.public_url)
            if origin == f"{own.scheme}://{own.netloc}":
                return True
        return urlsplit(origin).netloc == connection.headers.get("host", "")

    def knows_host(self, connection: HTTPConnection) -> bool:
        """So that a page from elsewhere cannot reach a server at home under a name of its own."""
        if not self.settings.hosts:
            return True
        host = connection.headers.get("host", "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name in self.settings.hosts


def address(connection: Request | WebSocket) -> str:
    return connection.client.host if connection.client is not None else "nowhere"
