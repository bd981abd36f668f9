"""Who is at the door: cookies and tokens, origins, addresses."""

import re
from collections import OrderedDict
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from kutter.server.identity.browsers import Browsers, hash_of
from kutter.server.identity.holders import is_program, program
from kutter.server.identity.links import Links
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Settings

COOKIE: Final = "kutter"
COOKIE_SECONDS: Final = 400 * 86_400
"""The longest that browsers keep one, from the last time that it was given."""
SAW_SECONDS: Final = 86_400
"""How often it is noted that a browser is still there."""
MOST_KNOWN: Final = 20_000
SECRET_LENGTH: Final = 100
HOST: Final = re.compile(
    r"(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.I | re.A
)


class Known(NamedTuple):
    browser: str
    seen: float
    """When that was last written down."""


class Cookies:
    def __init__(self, browsers: Browsers, links: Links, settings: Settings) -> None:
        self.browsers = browsers
        self.links = links
        self.settings = settings
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def holder(self, connection: HTTPConnection, table: str | None = None) -> str | None:
        """The browser of a cookie; or the link of a program's token, at its own table."""
        token = connection.headers.get("authorization", "")
        if token.startswith("Bearer "):
            return await self._program(token.removeprefix("Bearer ").strip(), table)
        secret = connection.cookies.get(COOKIE)
        if not secret or len(secret) > SECRET_LENGTH:
            return None
        key = hash_of(secret)
        known = self._known.get(key)
        browser = known.browser if known is not None else await self.browsers.with_secret(secret)
        if browser is None:
            return None
        if known is None or self.browsers.system.now() - known.seen > SAW_SECONDS:
            self._remember(key, browser)
            with suppress(Refused):  # when it was last here is nothing to turn it away for
                await self.browsers.saw(browser)
        return browser

    async def _program(self, secret: str, table: str | None) -> str:
        link = await self.links.behind(secret)
        if link.purpose != "bot":
            raise Refused("link-is-unknown", 404)
        if link.table != table:
            raise Refused("not-for-programs", 403)
        return program(link.id)

    def _remember(self, key: str, browser: str) -> None:
        self._known[key] = Known(browser, self.browsers.system.now())
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def holder_or_new(self, request: Request, response: Response) -> str:
        """Its cookie is given anew, so that it lasts from now on."""
        browser, secret = await self.holder(request), request.cookies.get(COOKIE, "")
        if browser is None:
            browser, secret = await self.browsers.new()
            self._remember(hash_of(secret), browser)
        if not is_program(browser):
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
        host = connection.headers.get("host", "")
        if self.settings.public_url is not None:
            own = urlsplit(self.settings.public_url)
            is_same = origin == f"{own.scheme}://{own.netloc}"
            # A cookie does not ask for the scheme: who is between could make a page without TLS.
            if is_same or urlsplit(f"//{host}").hostname == own.hostname:
                return is_same
        return bool(host) and origin in (f"http://{host}", f"https://{host}")

    def knows_host(self, connection: HTTPConnection) -> bool:
        """So that a page from elsewhere cannot reach a server at home under a name of its own."""
        host = connection.headers.get("host", "")
        if host and HOST.fullmatch(host) is None:
            return False
        if not self.settings.hosts:
            return True
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name in self.settings.hosts


def address(connection: HTTPConnection) -> str:
    return address_of(connection.client.host) if connection.client is not None else "nowhere"


@lru_cache(maxsize=4096)
def address_of(host: str) -> str:
    """For limits: whoever has an address of IPv6 has all of its /64."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:  # a proxy may say anything
        return "nowhere"
    if not isinstance(found, IPv4Address):
        if found.ipv4_mapped is None:
            return str(IPv6Network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)
