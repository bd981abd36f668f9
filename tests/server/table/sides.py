"""Two servers that differ only in what is hidden, and all that each of them tells."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from kutter.bots.jobs import Bots
from kutter.bots.registry import adviser
from kutter.games.contract import Json
from kutter.games.freshfish.state import TILE
from kutter.games.registry import game_named
from kutter.records.format import dump_record
from kutter.server.settings import sqlite_url
from kutter.server.table.live.table import LiveTable
from kutter.server.table.state import TableState
from tests.server.alike import DRAWS, Alike, Position
from tests.server.running import Browser, Server, Socket, eventually, quick, running
from tests.server.still_system import StillSystem

BOTS = Bots()
ANSWERS = b'{"type":"ack"', b'{"type":"refused"'


def load_bots(game: str) -> None:
    """Before anybody waits for them: they may have to be compiled."""
    for bot in ("deckhand", adviser(game_named(game))):
        BOTS.ready(game, bot)


class Ear:
    """A socket that writes down what it hears, to the byte."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.heard: list[bytes] = []
        self.version = 0
        self.watching = -1
        self.answers = 0
        self.said = 0

    async def listen(self) -> None:
        async for message in self.connection:
            self.heard.append(message.encode())
            told = json.loads(message)
            if told["type"] == "table":
                self.version = told["data"]["version"]
            elif told["type"] == "event":
                self.version = told["version"]
            elif told["type"] == "presence":
                self.watching = told["watching"]
            elif told["type"] in ("ack", "refused"):
                self.answers += 1

    async def say(self, act: Json, version: int) -> None:
        self.said += 1
        command = {"type": "do", "id": f"command-{self.said}", "version": version, "act": act}
        await self.connection.send(json.dumps(command))


@dataclass
class Side:
    """One of two servers, with a browser for the seat that is kept in the dark, a stranger's, and
    one for the seats beside."""

    alike: Alike
    position: Position
    server: Server
    sam: Browser
    eve: Browser
    yara: Browser
    live: LiveTable
    ears: list[Ear] = field(default_factory=list)
    pages: list[tuple[str, bytes]] = field(default_factory=list)

    @property
    def state(self) -> TableState:
        return self.live.state

    def legal(self, seat: int) -> list[str]:
        assert self.state.game_state is not None
        moves = self.state.game.legal(self.state.game_state, seat)
        return [self.state.game.text(move) for move in moves]

    @asynccontextmanager
    async def listens(
        self, opening: AbstractAsyncContextManager[Socket], watching: int
    ) -> AsyncIterator[None]:
        """From when all know of it: at another node, news of it takes its time."""
        async with opening as socket:
            ear = Ear(socket.connection)
            self.ears.append(ear)
            listening = asyncio.create_task(ear.listen())
            await eventually(lambda: all(each.watching == watching for each in self.ears), 120)
            await self.settle()
            try:
                yield
            finally:
                listening.cancel()

    async def settle(self) -> None:
        """Until the bot has moved and the sockets have told it."""

        def is_quiet() -> bool:
            heard = all(
                ear.version == self.state.version and ear.answers == ear.said for ear in self.ears
            )
            return heard and self.alike.bot not in self.state.owing

        await eventually(is_quiet, 120)

    async def make(self, move: str) -> None:
        """The seat moves over its socket, those beside by requests."""
        seat = int(move[0])
        if seat == self.alike.seat:
            await self.ears[0].say({"kind": "move", "move": move}, self.state.version)
        else:
            await self.yara.act(self.live.id, "move", seat, move=move)
        await self.settle()

    async def give_sealed_answer(self, verb: str, common: str | None) -> None:
        """Different in the two; where it will be opened, another is given instead."""
        giver = self.alike.giver
        await self.make(f"{giver} {verb} {self.position.hidden}")
        await self.look()
        await self.yara.act(self.live.id, "undo", giver)
        await self.settle()
        await self.make(f"{giver} {verb} {common or self.position.hidden}")

    async def look(self) -> None:
        """Every page, for the seat and for a stranger; then errors."""
        for name, browser in (("sam", self.sam), ("eve", self.eve)):
            for method, path, body in self.questions():
                answer = await browser.http.request(method, path, json=body)
                headers = {key: each for key, each in answer.headers.items() if key != "date"}
                told = f"{answer.status_code} {headers} ".encode() + answer.content
                self.pages.append((f"{name} {method} {path} {body}", told))
        for act in self.errors():
            await self.ears[0].say(act, self.state.version)
        await self.ears[0].say({"kind": "move", "move": self.thinkable()[0]}, 1)
        await self.settle()

    def questions(self) -> Iterator[tuple[str, str, Json | None]]:
        table = f"/api/tables/{self.live.id}"
        seats = self.alike.seat, self.alike.giver, len(self.state.seats)
        for path in ("/api/tables", "/api/mine", "/healthz", table, f"{table}/links"):
            yield "GET", path, None
        for path in ("routes", "routes?at=1", "record", "replay"):
            yield "GET", f"{table}/{path}", None
        for seat in seats:
            yield "GET", f"{table}?seat={seat}", None
            yield "GET", f"{table}/record?seat={seat}", None
            yield "GET", f"{table}/replay?eyes={seat}", None
            yield "POST", f"{table}/hint", {"seat": seat}
            yield "POST", f"{table}/preview", {"move": self.thinkable()[0], "seat": seat}
        yield "POST", f"{table}/preview", {"move": self.thinkable()[1], "tile": "fish"}
        for act in list(self.errors())[:4]:
            command = {"id": "request-1", "version": 0, "seat": self.alike.seat, "act": act}
            yield "POST", f"{table}/acts", command

    def errors(self) -> Iterator[Json]:
        """Acts that are refused, among them moves with what is hidden."""
        legal = self.legal(self.alike.seat)
        for move in self.thinkable():
            if move not in legal:
                yield {"kind": "move", "move": move}
        for kind in ("start", "back", "rematch", "end"):
            yield {"kind": kind}
        yield {"kind": "vote", "seat": self.alike.seat}
        yield {"kind": "answer", "agree": True}

    def thinkable(self) -> list[str]:
        seat, giver = self.alike.seat, self.alike.giver
        moves = [f"{seat} place a1", f"{seat} reserve b2", f"{seat} draw", f"{giver} draw"]
        if self.state.charter.choices.game == "fishing":
            cards = self.alike.one.hidden, self.alike.other.hidden
            moves = [f"{who} play {card}" for who in (seat, giver) for card in cards]
            moves += [
                f"{who} {verb} {cards[0]}" for who in (seat, giver) for verb in ("pass", "catch")
            ]
            moves += [f"{seat} call red", f"* deal {seat} {cards[0]}", f"{seat} play ?"]
        return [*moves, f"{seat} bid 99", f"{seat} bid ?", f"{giver} bid 1", "9 play G4", "what"]


@asynccontextmanager
async def side(
    folder: Path,
    alike: Alike,
    position: Position,
    nodes: Iterator[tuple[str, str]] | None = None,
    **choices: Any,
) -> AsyncIterator[Side]:
    """A table that goes on from the position.

    `nodes`: a database and where nodes hear each other; the table is at one of them then, and who
    is kept in the dark comes to the other.
    """
    choices = position.record.options | choices
    database, nats = next(nodes) if nodes else (sqlite_url(folder / f"{position.hidden}.db"), None)
    settings = quick(database, workers=0, nats=nats)
    async with AsyncExitStack() as servers:
        server = await servers.enter_async_context(running(settings, StillSystem(position.seed)))
        front = server
        if nodes:
            other = running(settings, StillSystem(position.seed, 500_000))
            front = await servers.enter_async_context(other)
        sam, eve, yara = Browser(front), Browser(front), Browser(server)
        imported = await yara.http.post("/api/records", content=dump_record(position.record))
        start = {"record": imported.json()["id"], "at": len(position.record.moves)}
        game, players = position.record.game, position.record.players
        table = await yara.new_table(game, players, position=start, **choices)
        await sam.sit(table, alike.seat, "Sam")
        for seat in set(range(players)) - {alike.seat, alike.bot}:
            await yara.sit(table, seat, f"Yara {seat}")
        await yara.put_bots(table, alike.bot)
        live = await server.services.tables.get(table)
        found = Side(alike, position, server, sam, eve, yara, live)
        async with (
            found.listens(sam.socket(table, alike.seat), 0),
            found.listens(eve.socket(table), 1),
        ):
            await yara.act(table, "start")
            await found.settle()
            yield found


async def play_alike(one: Side, other: Side) -> list[str]:
    """Plays what both positions allow, as long as nothing hidden shows; the moves."""
    played: list[str] = []
    sides = one, other
    for each in sides:
        await each.look()
    while (owing := one.state.owing) and not shows_soon(one):
        assert owing == other.state.owing
        seat = one.alike.giver if one.alike.giver in owing else owing[0]
        moves = [move for move in one.legal(seat) if move in other.legal(seat)]
        sealed = one.state.game.sealed_verb == one.state.game.parse(one.legal(seat)[0]).verb
        if sealed and seat == one.alike.giver:
            verb = one.legal(seat)[0].split(" ")[1]
            for each in sides:
                await each.give_sealed_answer(verb, "0" if verb == "bid" else None)
            played.append(f"{seat} {verb}")
        elif moves:
            move = next((each for each in moves if each.endswith(("~pass", "draw"))), moves[0])
            for each in sides:
                await each.make(move)
            played.append(move)
        else:
            break
    for each in sides:
        await each.look()
    return played


def shows_soon(side: Side) -> bool:
    """What chance will answer next is different."""
    table = side.state.game_state
    assert table is not None
    if side.state.charter.choices.game == "fishing":
        return bool(max(table["held"][0]) <= 1)
    tiles = [move for move in side.state.moves if move.verb == TILE]
    start = [text for text in side.position.record.moves if " tile " in text]
    return len(tiles) - len(start) >= DRAWS - 1


def differences(one: Side, other: Side) -> list[str]:
    """Where two servers did not say the same. Answers stand for themselves: where another node has
    the table, what a bot does next may be told before them."""
    assert one.state.charter.seed != other.state.charter.seed
    streams = [(one.pages, other.pages)]
    for ear, other_ear in zip(one.ears, other.ears, strict=True):
        streams += zip(told_to(ear), told_to(other_ear), strict=True)
    return [
        f"{told} {other_told}"
        for said, other_said in streams
        for told, other_told in zip_longest(said, other_said)
        if told != other_told
    ]


def told_to(ear: Ear) -> tuple[list[tuple[str, bytes]], list[tuple[str, bytes]]]:
    """Answers, and all else."""
    answers = [("answer", each) for each in ear.heard if each.startswith(ANSWERS)]
    return answers, [("news", each) for each in ear.heard if not each.startswith(ANSWERS)]
