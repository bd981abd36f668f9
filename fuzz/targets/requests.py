"""Whatever can be sent: requests with any header and body, messages over sockets, uploads."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from fastapi import FastAPI

from fuzz.asking import Socket, ask, served
from fuzz.choices import Choices
from fuzz.corpora import corpus
from fuzz.mutation import harmed, harmed_bytes, odd_value
from fuzz.positions import SEATS, SPACES
from fuzz.target import Broken, Target
from fuzz.targets.records import HARMS, cut
from kutter.server.http.services import Services

Json = Any
ORIGINS = (
    b"http://kutter.test",
    b"http://[",
    b"http://[::1",
    b"null",
    b"//",
    b"\xff",
    b"http://a:b:c",
)
HEADERS = {
    b"origin": ORIGINS,
    b"host": (b"kutter.test", b"[", b"[::1]:80", b"a:b:c", b"\xff", b""),
    b"authorization": (b"Bearer ", b"Bearer " + b"x" * 32, b"Basic x", b"\xff"),
    b"content-length": (b"0", b"-1", b"9" * 30, b"x"),
    b"content-type": (b"application/json", b"text/plain", b"\xff", b"multipart/form-data"),
    b"cookie": (b"kutter=", b"kutter=" + b"x" * 32, b"kutter=\xff", b";=;", b"kutter=a; kutter=b"),
    b"accept-encoding": (b"gzip", b"\xff"),
}
ACTS: tuple[Json, ...] = (
    {"kind": "sit", "seat": 0, "name": "Eve"}, {"kind": "stand", "seat": 0},
    {"kind": "bot", "seat": 1, "level": "mate"}, {"kind": "remove", "seat": 1}, {"kind": "start"},
    {"kind": "move", "move": "0 reserve c2"}, {"kind": "undo"}, {"kind": "answer", "agree": True},
    {"kind": "resign"}, {"kind": "back"}, {"kind": "vote", "seat": 1}, {"kind": "rematch"},
    {"kind": "say", "text": "Hello", "name": "Eve"}, {"kind": "end"},
    {"kind": "say", "reaction": "thanks", "name": "Eve"},
)  # fmt: skip
NEW = {
    "game": "freshfish", "variant": "market", "players": 3, "public": True, "purses": False,
    "hints": True, "chat": True, "pause": 0, "pace": {"kind": "move", "seconds": 60},
}  # fmt: skip
WORDS = ("fishing", "freshfish", "market", "classic", "shortest", "guest", "device", "bot", "mate",
         "spectator", "none", "days", 0, 1, 2, 3, 4, 5)  # fmt: skip


QUERIES = (
    "", "?seat=0", "?seat=4", "?seat=-1", "?seat=x", "?eyes=1", "?eyes=99", "?at=1", "?at=99999",
    "?eyes=spectator", "?seat=" + "9" * 50,
)  # fmt: skip


class Site:
    """A server with a few tables, and somebody who holds seats at them."""

    def __init__(self, app: FastAPI, services: Services) -> None:
        self.app = app
        self.services = services
        self.cookie = b""
        self.running = ""
        self.gathering = ""
        self.records: list[str] = []

    async def furnish(self) -> None:
        answer = await ask(self.app, "POST", "/api/me")
        self.cookie = answer.headers[b"set-cookie"].split(b";")[0]
        self.running = await self.new_table("freshfish")
        for seat in range(3):
            await self.act(
                self.running, {"kind": "sit", "seat": seat, "name": f"Seat {'abc'[seat]}"}
            )
        await self.act(self.running, {"kind": "start"})
        self.gathering = await self.new_table("fishing")
        whole = json.dumps(corpus("games.jsonl")[0]).encode()
        answer = await ask(self.app, "POST", "/api/records", whole)
        self.records = [answer.json["id"]] if answer.status < 400 else []

    async def new_table(self, game: str) -> str:
        body = json.dumps({"game": game, "players": 3, "pause": 0}).encode()
        answer = await ask(self.app, "POST", "/api/tables", body, {b"cookie": self.cookie})
        return str(answer.json["id"])

    async def act(self, table: str, act: Json) -> None:
        name = "furnish-" + "".join(each for each in json.dumps(act) if each.isalnum())[:40]
        body = json.dumps({"id": name, "version": 0, "act": act}).encode()
        await ask(self.app, "POST", f"/api/tables/{table}/acts", body, {b"cookie": self.cookie})


def body_for(path: str, choices: Choices) -> Json:
    if path.endswith("/acts"):
        act = choices.of(ACTS)
        if act["kind"] == "move":
            act = {"kind": "move", "move": a_move(choices)}
        return {"id": f"command-{choices.below(60_000)}", "version": choices.below(40),
                "seat": choices.below(4), "act": act}  # fmt: skip
    if path.endswith("/preview"):
        tile = choices.of((None, "fish", "flea"))
        return {"seat": choices.of((None, 0, 1, 2, 4)), "move": a_move(choices), "tile": tile}
    if path.endswith("/hint"):
        return {"seat": choices.below(5)}
    if path.endswith("/links"):
        return {
            "seat": choices.below(5),
            "purpose": choices.of(("guest", "device", "bot")),
            "name": "N",
        }
    if path.endswith("/redeem"):
        return {"secret": choices.of(("x" * 32, "y" * 22)), "name": "Eve"}
    if path == "/api/tables":
        return {
            **NEW,
            "variant": choices.of(("market", "classic")),
            "players": choices.between(2, 5),
        }
    return {}


def a_move(choices: Choices) -> str:
    verb = choices.of(("reserve", "place", "draw", "bid"))
    thing = choices.of((*SPACES[:40], "1", "?"))
    return f"{choices.of(SEATS)} {verb}" + ("" if verb == "draw" else f" {thing}")


def upload(choices: Choices) -> bytes:
    record = json.loads(
        json.dumps(choices.of((*corpus("seats.jsonl")[:12], *corpus("games.jsonl"))))
    )
    record["moves"] = record["moves"][:60]
    cut(record, choices)
    for _ in range(choices.below(3)):
        choices.of(HARMS)(record, choices)
    return json.dumps(record).encode()


def path_for(site: Site, choices: Choices) -> tuple[str, str]:
    table = choices.of(
        (site.running, site.running, site.gathering, "no-such-table", "%00", "x" * 70)
    )
    record = choices.of((*site.records, "no-such-record"))
    seat = choices.of(QUERIES)
    return choices.of((
        ("POST", f"/api/tables/{table}/acts"), ("POST", f"/api/tables/{table}/acts"),
        ("POST", f"/api/tables/{table}/preview"), ("POST", f"/api/tables/{table}/preview"),
        ("POST", f"/api/tables/{table}/links"), ("POST", "/api/redeem"), ("POST", "/api/records"),
        ("POST", "/api/records"), ("POST", "/api/me"), ("GET", f"/api/tables/{table}{seat}"),
        ("GET", f"/api/tables/{table}/record{seat}"), ("GET", f"/api/tables/{table}/replay{seat}"),
        ("GET", f"/api/tables/{table}/routes{seat}"), ("GET", f"/api/tables/{table}/links"),
        ("DELETE", f"/api/tables/{table}/links/no-such-link"), ("GET", "/api/mine"),
        ("GET", "/api/tables"),
        ("GET", f"/api/records/{record}"), ("GET", f"/api/records/{record}/replay{seat}"),
        ("GET", f"/api/records/{record}/routes{seat}"), ("GET", "/healthz"),
    ))  # fmt: skip


async def request(site: Site, choices: Choices) -> bool:
    method, path = path_for(site, choices)
    headers = {b"cookie": site.cookie} if choices.below(3) else {}
    while choices.one_in(4):
        name = choices.of(tuple(HEADERS))
        headers[name] = choices.of(HEADERS[name])
    if path == "/api/records":
        body = upload(choices)
    else:
        value = body_for(path, choices)
        while choices.one_in(3):
            value = (
                harmed(value, choices, WORDS)
                if isinstance(value, dict) and value
                else odd_value(choices)
            )
        body = json.dumps(value).encode()
    if choices.one_in(12):
        body = harmed_bytes(body, choices)
    choices.note(f"{method} {path} {headers} {body[:3000].decode(errors='backslashreplace')}")
    answer = await ask(site.app, method, path, b"" if method == "GET" else body, headers)
    if answer.status >= 500 and answer.status != 503:
        raise Broken(f"{method} {path.split('?')[0].rsplit('/', 1)[1]}: {answer.status}")
    if answer.status >= 400 and answer.status != 421:
        return bool(answer.code not in ("not-understood", "other-origin", "not-here"))
    return True


async def talk(site: Site, choices: Choices) -> bool:
    """A few messages over one socket; each gets an answer, or the door."""
    seat = choices.of(("", "?seat=0", "?seat=1", "?seat=9", "?since=3", "?seat=0&since=99999"))
    table = choices.of((site.running, site.gathering))
    headers = {b"cookie": site.cookie} if choices.below(3) else {}
    socket = Socket(site.app, f"/api/tables/{table}/socket{seat}", headers)
    understood = 0
    try:
        for _ in range(choices.between(1, 6)):
            value: Json = {"type": "do", **body_for("/acts", choices)}
            del value["seat"]
            value = choices.of((value, value, {"type": "ping"}))
            while choices.one_in(3):
                value = (
                    harmed(value, choices, WORDS)
                    if isinstance(value, dict) and value
                    else odd_value(choices)
                )
            choices.note(f"socket {seat} {json.dumps(value)[:500]}")
            socket.say(value)
        for _ in range(30):
            await asyncio.sleep(0)
        for heard in socket.heard:
            understood += heard["type"] != "refused" or heard["refusal"]["code"] != "not-understood"
    finally:
        await socket.leave()
    if not socket.task.cancelled() and socket.task.exception() is not None:
        raise Broken("a socket ends in an error") from socket.task.exception()
    return understood > 1


def prepare() -> Callable[[Choices], bool]:
    loop = asyncio.new_event_loop()
    stack = AsyncExitStack()
    app, services, _ = loop.run_until_complete(stack.enter_async_context(served()))
    site = Site(app, services)
    loop.run_until_complete(site.furnish())

    def attempt(choices: Choices) -> bool:
        assert stack is not None, "the server lives as long as this does"
        what = talk if choices.one_in(3) else request
        return loop.run_until_complete(what(site, choices))

    return attempt


REQUESTS = Target(
    name="requests",
    says="requests with any header and body, messages over sockets, uploads, through the app",
    size=160,
    prepare=prepare,
    covers=("kutter.server",),
    seconds=20,
    megabytes=600,
)
