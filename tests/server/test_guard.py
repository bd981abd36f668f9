"""Requests: only from our own page and of some size, and what goes out with every answer."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import InvalidStatus

from kutter.server import app as app_module
from kutter.server.guard import MOST_BODY
from kutter.server.settings import sqlite_url
from tests.server.running import Browser, handshake, quick, running, table_for_two

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


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_commands_come_from_our_own_page_only(sqlite: str, origin: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, table_for_two(server) as found:
        table, anna, _ = found
        headers = {"Origin": origin}
        for method, path in (
            ("POST", "/api/tables"),
            ("DELETE", f"/api/tables/{table}/links/abcdef"),
        ):
            answer = await anna.http.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "other-origin")
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
        port = int(server.url.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
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
        monkeypatch.setattr(type(server.house.tables), "of_holder", broken)
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
            assert "set-cookie" not in again.headers, "who is known keeps its cookie"


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


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"\xff\xfe",
        b'{"game": "\\ud800"}',
        b"NaN",
        b'{"game": "fishing", "players": ' + b"9" * 5000 + b"}",
    ],
    ids=["empty", "deep-list", "deep-object", "no-utf-8", "surrogate", "nan", "huge"],
)
async def test_bodies_that_say_nothing_sensible_are_refused(sqlite: str, body: bytes) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for path in ("/api/tables", "/api/records", "/api/redeem"):
            headers = {"Content-Type": "application/json"}
            answer = await anna.http.post(path, content=body, headers=headers)
            assert answer.status_code == 422, path
            assert answer.json()["refusal"]["code"]


# The page's files


@pytest.mark.usefixtures("built_page")
@pytest.mark.parametrize(
    "path",
    [
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
    ],
)
async def test_nothing_beside_the_page_is_served(sqlite: str, path: str) -> None:
    async with running(quick(sqlite, workers=0)) as server:
        port = int(server.url.rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        status = int(answer.split(b" ", 2)[1])
        assert status in (200, 400, 404), path
        assert b"the secret" not in answer
        assert b"root:" not in answer
        if status == 200:
            assert b"the page" in answer
