"""The server is killed again and again while games are played on it: nothing that it has said is
lost, and nothing that it was told twice is done twice."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from websockets.exceptions import WebSocketException

from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.server.settings import sqlite_url
from kutter.server.table.entries import Entry, Moved
from tests.server.lives import Lives, lives_on
from tests.server.postgres import new_postgres
from tests.server.running import Browser, Server, Socket, is_finished, quick, running

pytestmark = pytest.mark.anyio

PROGRESS = 8
"""Moves that must be acknowledged before a server is killed, so that every life is one."""
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("fishing", 3, {}),
    ("freshfish", 2, {"variant": "market"}),
    ("freshfish", 3, {"variant": "classic"}),
)
GONE = (OSError, httpx2.TransportError, WebSocketException)
"""What a client meets when its server has died."""


@dataclass
class Sent:
    """A move as it was sent, to be sent again until it is answered."""

    command: str
    version: int
    move: str


@dataclass
class Player:
    """Plays one seat from a browser, as the page does: it sends again what was not answered."""

    browser: Browser
    table: str
    seat: int
    random: Random
    waiting: Sent | None = None
    seen: Any = None
    acknowledged: list[tuple[Sent, int]] = field(default_factory=list)

    async def play(self, lives: Lives, moved: Callable[[], None]) -> None:
        """Until the game is over, through any number of lives."""
        while self.seen is None or not is_finished(self.seen):
            with suppress(*GONE):
                self.browser.server = Server(lives.url, FastAPI())
                version = None if self.seen is None else self.seen["version"]
                async with self.browser.socket(self.table, self.seat, version) as socket:
                    socket.table = self.seen
                    await self._talk(socket, moved)
            await asyncio.sleep(0.02)

    async def _talk(self, socket: Socket, moved: Callable[[], None]) -> None:
        if self.waiting is not None:
            await self._send(socket, self.waiting)
        while self.seen is None or not is_finished(self.seen):
            if self.waiting is None and self.seen is not None and self.seen["position"]:
                if legal := self.seen["position"]["legal"]:
                    name, version = self.browser.new_command(), self.seen["version"]
                    self.waiting = Sent(name, version, self.random.choice(legal))
                    await self._send(socket, self.waiting)
            message = await socket.hear()
            if message["type"] == "table" and self.seen is not None:
                assert message["data"]["version"] >= self.seen["version"], "what was told stands"
            self.seen = socket.table
            if self.waiting is not None and message.get("id") == self.waiting.command:
                assert message["type"] == "ack", message
                self.acknowledged.append((self.waiting, message["version"]))
                self.waiting = None
                moved()

    async def _send(self, socket: Socket, sent: Sent) -> None:
        await socket.send({"kind": "move", "move": sent.move}, sent.version, sent.command)


class Load:
    """Tables at which games go on, one after the other, whatever happens to the server."""

    def __init__(self, lives: Lives) -> None:
        self.lives = lives
        self.players: list[Player] = []
        self.moves = 0
        self._moved = asyncio.Event()
        self._browsers: list[Browser] = []

    @asynccontextmanager
    async def going_on(self, tables: int) -> AsyncIterator[None]:
        """What a client asserts on its way is raised here."""
        async with asyncio.TaskGroup() as group:
            games = [group.create_task(self._play_games(number)) for number in range(tables)]
            yield
            for game in games:
                game.cancel()
        for browser in self._browsers:
            await browser.http.aclose()

    async def progress(self, moves: int) -> None:
        """Until so many more moves are acknowledged."""
        wanted = self.moves + moves
        while self.moves < wanted:
            self._moved.clear()
            await asyncio.wait_for(self._moved.wait(), 60)

    async def _play_games(self, place: int) -> None:
        for number in itertools.count():
            game, players, choices = GAMES[(place + number) % len(GAMES)]
            async with asyncio.TaskGroup() as group:
                for player in await self._new_game(game, players, choices, place):
                    self.players.append(player)
                    group.create_task(player.play(self.lives, self._count))

    def _count(self) -> None:
        self.moves += 1
        self._moved.set()

    async def _new_game(
        self, game: str, players: int, choices: dict[str, Any], place: int
    ) -> list[Player]:
        """A table that has started; where the server dies meanwhile, another one."""
        while True:
            browsers = [Browser(Server(self.lives.url, FastAPI())) for _ in range(players)]
            self._browsers += browsers
            with suppress(*GONE):
                table = await browsers[0].new_table(game, players, **choices)
                for seat, browser in enumerate(browsers):
                    await browser.sit(table, seat, f"Guest {seat}")
                await browsers[0].act(table, "start")
                return [
                    Player(browser, table, seat, Random(f"{place} {table} {seat}"))
                    for seat, browser in enumerate(browsers)
                ]
            await asyncio.sleep(0.02)


async def kill_again_and_again(database: str, kills: int, tables: int) -> list[Player]:
    random = Random(kills)
    async with lives_on(database) as lives:
        await lives.start()
        load = Load(lives)
        async with load.going_on(tables):
            for _ in range(kills):
                if random.random() < 0.1:
                    await asyncio.sleep(random.random() * 0.6)  # perhaps it dies while it starts
                else:
                    await load.progress(PROGRESS)
                    await asyncio.sleep(random.random() * 0.1)
                await lives.kill()
                await lives.start()
            await load.progress(PROGRESS)
            await lives.kill()
    assert load.moves >= PROGRESS * kills * 0.6
    return load.players


async def check_nothing_is_lost(database: str, players: list[Player]) -> None:
    """The log holds each seat's moves, each once, in order; the server loads every table."""
    tables = sorted({player.table for player in players})
    async with running(quick(database, workers=0)) as server:
        logs = {table: await server.services.archive.log(table) for table in tables}
        for player in players:
            check_moves_of(player, logs[player.table])
        for player in players:
            player.browser = await same_browser(player.browser, server)
            async with player.browser as browser:
                seen = await browser.get(f"/tables/{player.table}", seat=player.seat)
                assert seen["status"] in ("running", "finished")
                assert seen["frozen"] is None
                assert seen["version"] == logs[player.table][-1].number
                assert player.seen is None or seen["version"] >= player.seen["version"]
                record = await browser.get(f"/tables/{player.table}/record", seat=player.seat)
                assert replay(Record.from_json(record)).verify() == (seen["status"] == "finished")
                moves = [move for move in record["moves"] if is_of(player.seat, move)]
                assert moves == [move for _, move in moves_of(player.seat, logs[player.table])]


async def same_browser(old: Browser, server: Server) -> Browser:
    browser = Browser(server)
    browser.http.cookies.update(dict(old.http.cookies))
    return browser


def check_moves_of(player: Player, log: list[Entry]) -> None:
    made = moves_of(player.seat, log)
    known = [(entry.command, move) for entry, move in made]
    acknowledged = [(sent.command, sent.move) for sent, _ in player.acknowledged]
    unanswered = [(player.waiting.command, player.waiting.move)] if player.waiting else []
    assert known in (acknowledged, acknowledged + unanswered)
    for (entry, _), (sent, version) in zip(made, player.acknowledged, strict=False):
        assert sent.version < entry.number <= version
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))


def moves_of(seat: int, log: list[Entry]) -> list[tuple[Entry, str]]:
    return [
        (entry, entry.change.move)
        for entry in log
        if isinstance(entry.change, Moved) and is_of(seat, entry.change.move)
    ]


def is_of(seat: int, move: str) -> bool:
    return move.split(maxsplit=1)[0] == str(seat)


async def test_a_server_that_is_killed_loses_nothing_and_does_nothing_twice(database: str) -> None:
    players = await kill_again_and_again(database, kills=2, tables=3)
    await check_nothing_is_lost(database, players)


@pytest.mark.slow
async def test_a_server_that_is_killed_hundreds_of_times_loses_nothing_sqlite(
    tmp_path: Path,
) -> None:
    database = sqlite_url(tmp_path / "kutter.db")
    await check_nothing_is_lost(database, await kill_again_and_again(database, 200, tables=6))


@pytest.mark.slow
async def test_a_server_that_is_killed_hundreds_of_times_loses_nothing_postgresql(
    postgres_server: str,
) -> None:
    database = new_postgres(postgres_server)
    await check_nothing_is_lost(database, await kill_again_and_again(database, 100, tables=6))
