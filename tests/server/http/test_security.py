"""Requests: only from our own page and of some size, and what goes out with every answer."""

import asyncio
from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import httpx2
import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from kutter.server.http import app as app_module
from kutter.server.http.security import MOST_BODY
from kutter.server.settings import sqlite_url
from kutter.server.storage import schema
from tests.server.running import Browser, handshake, quick, running, table_for_two
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

HEADERS = {
    "content-security-policy",
    "referrer-policy",
    "x-content-type-options",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
}


# Where a request comes from


async def test_commands_come_from_our_own_page_only(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, _ = found
        commands = (("POST", "/api/tables"), ("DELETE", f"/api/tables/{table}/links/abcdef"))
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
            for method, path in commands:
                answer = await anna.http.request(method, path, headers={"Origin": origin})
                refused = (answer.status_code, answer.json()["refusal"]["code"])
                assert refused == (403, "other-origin"), origin
            with pytest.raises(InvalidStatus, match="403"):
                async with anna.socket(table, 0, Origin=origin):
                    pass
        own = await anna.http.post("/api/me", headers={"Origin": server.url})
        assert own.status_code == 200
        async with anna.socket(table, 0, Origin=server.url) as socket:
            await socket.hear()


async def test_behind_a_proxy_the_public_address_is_our_own_origin(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, public_url="https://play.example/kutter")
    async with running(settings) as server, Browser(server) as anna:
        ours = await anna.http.post("/api/me", headers={"Origin": "https://play.example"})
        assert ours.status_code == 200
        theirs = await anna.http.post("/api/me", headers={"Origin": "https://play.example.evil"})
        assert theirs.status_code == 403
        for host in ("play.example", "play.example:80"):
            plain = {"Host": host, "Origin": f"http://{host}"}
            assert (await anna.http.post("/api/me", headers=plain)).status_code == 403, "no TLS"
        assert "strict-transport-security" in ours.headers
        here = await anna.http.post("/api/me", headers={"Origin": server.url})
        assert here.status_code == 200, "on the machine itself"


async def test_a_server_at_home_answers_to_its_own_names_only(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, hosts=("localhost", "127.0.0.1", "[::1]"))
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table()
        for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::2]:80", ""):
            answer = await anna.http.get(f"/api/tables/{table}", headers={"Host": host})
            assert answer.status_code == 421
            assert not answer.content
            assert headers_of(answer) >= HEADERS
        for host in ("localhost", "localhost:8000", "[::1]:8000", "127.0.0.1"):
            answer = await anna.http.get(f"/api/tables/{table}", headers={"Host": host})
            assert answer.status_code == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(handshake("evil.example", table))
        assert b" 403 " in await reader.readline()
        writer.close()


# What goes out with every answer


def headers_of(answer: httpx2.Response) -> set[str]:
    return {name.lower() for name in answer.headers}


@pytest.fixture
def built_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, and a secret beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "page.js").write_text("page()")
    (tmp_path / "secret.txt").write_text("the secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(app_module, "PAGE", folder)
    return folder


@pytest.mark.usefixtures("built_page")
async def test_every_answer_has_strict_headers(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret")

    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        monkeypatch.setattr(type(server.services.archive), "visited_by", broken)
        await anna.post("/me")
        answers = [
            await anna.http.request(method, path)
            for method, path in (
                ("GET", "/"),
                ("GET", "/tables/abcdef"),
                ("GET", "/icon.svg"),
                ("GET", "/assets/page.js"),
                ("GET", "/assets/nothing.js"),
                ("GET", "/api/nothing"),
                ("GET", "/api/tables"),
                ("GET", "/api/tables/nothing"),
                ("GET", "/api/tables/no"),
                ("POST", "/api/tables"),
                ("PUT", "/api/tables"),
                ("HEAD", "/"),
                ("GET", "/api/openapi.json"),
                ("GET", "/healthz"),
                ("GET", "/metrics"),
                ("GET", "/api/mine"),
            )
        ]
        for answer in answers:
            assert headers_of(answer) >= HEADERS, answer.url
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert [answer.status_code for answer in answers[:4]] == [200] * 4
        assert answers[-1].status_code == 500
        assert "the secret" not in answers[-1].text


async def test_the_cookie_is_for_us_alone(tmp_path: Path) -> None:
    for public_url, secure in ((None, False), ("https://play.example", True)):
        name = sqlite_url(tmp_path / f"{secure}.db")
        async with running(quick(name, workers=0, public_url=public_url)) as server:
            answer = await Browser(server).http.post("/api/me")
            cookie, *parts = answer.headers["set-cookie"].split(";")
            flags = {part.strip().lower().split("=")[0] for part in parts}
            assert {"httponly", "samesite", "path", "max-age"} <= flags
            assert "samesite=lax" in "".join(parts).lower()
            assert ("secure" in flags) == secure
            assert "domain" not in flags
            again = await Browser(server).http.post("/api/me", headers={"Cookie": cookie})
            assert again.headers["set-cookie"].startswith(f"{cookie};"), "for as long again"


async def test_a_browser_is_known_for_as_long_as_it_comes(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, workers=0), system) as server, Browser(server) as anna:
        await anna.post("/me")
        query = select(schema.browsers.c.seen)
        for _ in range(3):
            system.pass_time(2 * 86_400)
            await anna.get("/mine")
            [row] = await server.services.store.rows(query)
            assert row.seen == system.now()


# Bodies


async def test_bodies_that_are_too_large_are_refused(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        large = b" " * (MOST_BODY + 1)

        async def chunks() -> AsyncIterator[bytes]:
            """Without a length, as long as somebody reads."""
            for _ in range(64):
                yield b" " * 100_000

        for path in ("/api/records", "/api/tables"):
            told = await anna.http.post(path, content=large)
            assert (told.status_code, told.json()["refusal"]["code"]) == (413, "record-too-large")
            streamed = await anna.http.post(path, content=chunks())
            assert streamed.status_code == 413
        await anna.new_table()


SENSELESS = [
    b"",
    b"[" * 60_000,
    b'{"a":' * 12_000,
    b"\xff\xfe",
    b'{"game": "\\ud800"}',
    b"NaN",
    b'{"game": "fishing", "players": ' + b"9" * 5000 + b"}",
]


async def test_bodies_that_say_nothing_sensible_are_refused(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for path, body in product(("/api/tables", "/api/records", "/api/redeem"), SENSELESS):
            headers = {"Content-Type": "application/json"}
            answer = await anna.http.post(path, content=body, headers=headers)
            assert answer.status_code == 422, (path, body[:40])
            assert answer.json()["refusal"]["code"]


# The page's files


BESIDE_THE_PAGE = [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "//etc/passwd",
    "/%2fetc%2fpasswd",
    "/link.txt",
    "/%00",
    "/assets/%00",
    "/" + "a" * 5000,
    "/assets/" + "a" * 5000,
    "/%ff%fe",
]


@pytest.mark.usefixtures("built_page")
async def test_nothing_beside_the_page_is_served(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server:
        for path in BESIDE_THE_PAGE:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            host = f"127.0.0.1:{server.port}"
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            writer.write(request.encode())
            answer = await asyncio.wait_for(reader.read(), 20)
            writer.close()
            status = int(answer.split(b" ", 2)[1])
            assert status in (200, 400, 404), path
            assert b"the secret" not in answer, path
            assert b"root:" not in answer, path
            assert status != 200 or b"the page" in answer, path


# Whatever a stranger can send beside a body

NONSENSE = [
    b"",
    b"[",
    b"]",
    b"http://[",
    b"http://[::1",
    b"http://]:80",
    b"a:b:c:[",
    b"%",
    b"%zz%ff",
    b"\xff\xfe",
    b"\xc3\xa9",
    b"\t",
    b'"',
    b"\\" * 3000,
    b'"' + b"\\" * 3000 + b'"',
    b"=" * 3000,
    b"kutter=" + b"\\377" * 700,
    b";" * 3000,
    b"," * 3000,
    b"9" * 5000,
    b"-1",
    b"1e999",
    b"0x10",
    b"\xd9\xa3",
    b"bytes=" + b",".join(b"%d-%d" % (each, each) for each in range(2000)),
    b"bytes=-",
    b"bytes=9-1",
    b"Thu, 99 Jan 99999 99:99:99 GMT",
    b"Mon, 01 Jan 0000 00:00:00 +9999999999",
    b"Bearer ",
    b"Bearer \xff",
    b"Bearer " + b"x" * 5000,
    b"application/json; charset=\xff",
    b"multipart/form-data",
    b"multipart/form-data; boundary=" + b"x" * 3000,
    b'text/plain; charset="=?utf-8?b?//8=?="',
]
FIELDS = [
    b"Host",
    b"Origin",
    b"Cookie",
    b"Authorization",
    b"Content-Length",
    b"Content-Type",
    b"Transfer-Encoding",
    b"Accept-Encoding",
    b"Range",
    b"If-Range",
    b"If-None-Match",
    b"If-Modified-Since",
    b"X-Forwarded-For",
    b"X-Forwarded-Proto",
    b"Upgrade",
    b"Connection",
    b"Expect",
    b"Sec-WebSocket-Key",
    b"Sec-WebSocket-Version",
    b"Sec-WebSocket-Protocol",
    b"Sec-WebSocket-Extensions",
]


async def told(port: int, request: bytes) -> int:
    """The status of an answer; 0 where the connection just ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    try:
        line = await asyncio.wait_for(reader.readline(), 5)
        return int(line.split()[1]) if line else 0
    except (ConnectionError, TimeoutError):
        return 0
    finally:
        writer.transport.abort()


@pytest.mark.usefixtures("built_page")
async def test_no_header_can_break_anything(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table = found[0].encode()
        socket_path = b"/api/tables/" + table + b"/socket"
        requests = [
            (b"GET /icon.svg", []),
            (b"POST /api/tables/" + table + b"/links", [(b"Content-Length", b"32")]),
            (b"GET " + socket_path, HANDSHAKE),
        ]
        usual = {b"Host": b"here", b"Connection": b"close"}
        for field, value, (line, headers) in product(FIELDS, NONSENSE, requests):
            sent = {**usual, **dict(headers), field: value}
            head = b"".join(b"%s: %s\r\n" % each for each in sent.items())
            body = b'{"seat": 0, "purpose": "device"}'
            status = await told(server.port, line + b" HTTP/1.1\r\n" + head + b"\r\n" + body)
            assert status < 500, (line, field, value)
    assert "Traceback" not in caplog.text


HANDSHAKE = [
    (b"Connection", b"Upgrade"),
    (b"Upgrade", b"websocket"),
    (b"Sec-WebSocket-Version", b"13"),
    (b"Sec-WebSocket-Key", b"dGhlIHNhbXBsZSBub25jZQ=="),
]


ADDRESSES = [
    b"/api/tables/%s/socket?seat=%s&since=%s",
    b"/api/tables/%s?seat=%s&x=%s",
    b"/api/tables/%s/record?seat=%s&x=%s",
    b"/api/tables/%s/replay?eyes=%s&x=%s",
    b"/api/tables/%s/routes?at=%s&x=%s",
    b"/api/tables/%s/links/%s?%s",
    b"/api/records/%s/replay?eyes=%s&x=%s",
    b"/api/records/%s/routes?at=%s&x=%s",
    b"/api/records/%s?%s=%s",
    b"/%s/%s?%s",
    b"/assets/%s/%s?%s",
]


async def test_no_address_can_break_anything(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        for path, value, headers in product(ADDRESSES, NONSENSE[::2], ([], HANDSHAKE)):
            word = value.replace(b" ", b"%20").replace(b"\t", b"%09")
            for first in (found[0].encode(), word):
                line = b"GET " + path % (first, word, word) + b" HTTP/1.1\r\nHost: here\r\n"
                head = b"".join(b"%s: %s\r\n" % each for each in headers)
                status = await told(server.port, line + head + b"\r\n")
                assert status < 500, line
    assert "Traceback" not in caplog.text
