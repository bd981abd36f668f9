"""Whole games at tables: what is told fits together, and everything is there after a restart."""

import asyncio
import gc
import json
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from kutter.records.format import Record
from kutter.records.replay import replay
from tests.server.running import Browser, is_finished, quick, running

pytestmark = pytest.mark.anyio

UNPATCHED = ("log", "chat", "holds", "maker")


@pytest.mark.parametrize(
    ("game", "players", "choices"),
    [
        ("fishing", 3, {}),
        ("freshfish", 2, {"variant": "market"}),
        ("freshfish", 2, {"variant": "classic", "purses": False}),
    ],
)
async def test_a_whole_game_told_by_patches_is_the_game(
    database: str, game: str, players: int, choices: dict[str, Any]
) -> None:
    async with running(quick(database)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table(game, players, **choices)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.put_bots(table, *range(2, players))
        async with (
            anna.socket(table, 0) as first,
            ben.socket(table, 1) as second,
            ben.socket(table) as watcher,
        ):
            await anna.share(table, 0)
            await ben.share(table, 1)
            await anna.act(table, "start")
            played = await asyncio.gather(
                first.play_on(Random(1), is_finished),
                second.play_on(Random(2), is_finished),
                watcher.until(is_finished),
            )
            eyes = (0, 1, None)
            for seen, seat, browser in zip(played, eyes, (anna, ben, ben), strict=True):
                query = {} if seat is None else {"seat": seat}
                whole = await browser.get(f"/tables/{table}", **query)
                for key in whole:
                    if key not in UNPATCHED:
                        assert whole[key] == seen[key], (seat, key)
            assert not any(message["type"] == "refused" for message in first.messages)
        record = Record.from_json(await anna.get(f"/tables/{table}/record"))
        assert replay(record).verify()
        assert record.result == played[0]["result"]


async def test_a_running_table_is_the_same_after_a_restart(database: str) -> None:
    settings = quick(database)
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await anna.put_bots(table, 1, 2)
        await anna.act(table, "start")
        async with anna.socket(table, 0) as socket:
            await socket.play_on(
                Random(3), lambda seen: seen["moves"] > 25 and seen["position"]["owing"] == [0]
            )
        before = await anna.get(f"/tables/{table}", seat=0)
        cookies = dict(anna.http.cookies)
    async with running(settings) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        assert await anna.get(f"/tables/{table}", seat=0) == before
        mine = await anna.get("/mine")
        assert [(each["id"], each["your_turn"]) for each in mine["tables"]] == [(table, True)]
        async with anna.socket(table, 0) as socket:
            await socket.play_on(Random(4), is_finished)


async def test_a_listener_that_was_away_gets_what_it_missed(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await anna.put_bots(table, 1, 2)
        await anna.act(table, "start")
        async with anna.socket(table, 0) as socket:
            seen = await socket.until(lambda seen: seen["position"]["owing"] == [0])
        async with anna.socket(table, 0) as other:
            await other.hear()
            move = {"kind": "move", "move": other.table["position"]["legal"][0]}
            await other.answer(await other.send(move))
            now = await other.until(
                lambda now: now["moves"] > seen["moves"] and now["position"]["owing"] == [0]
            )
        async with anna.socket(table, 0, since=seen["version"]) as again:
            again.table = seen
            await again.until(lambda table: table["version"] == now["version"])
            kinds = {message["type"] for message in again.messages}
            assert "table" not in kinds
            for key in now:
                if key not in UNPATCHED:
                    assert again.table[key] == now[key]
        async with anna.socket(table, 0, since=10**6) as lost:
            assert (await lost.hear())["type"] == "table"


async def test_the_record_of_a_running_game_holds_what_its_seat_knows(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.put_bots(table, 2)
        await anna.act(table, "start")
        own = await anna.get(f"/tables/{table}/record", seat=0)
        assert own["seen_by"] == 0
        assert "?" not in own["moves"][0]
        assert "?" in own["moves"][1]
        assert "seed" not in own["shuffle"]
        public = await ben.get(f"/tables/{table}/record")
        assert all("?" in move for move in public["moves"] if " deal " in move)
        hidden = json.dumps(await ben.get(f"/tables/{table}/replay", eyes=1))
        for card in own["moves"][0].split()[3:]:
            assert f'"{card}"' not in json.dumps(json.loads(hidden)["steps"][0])


@pytest.mark.parametrize(
    ("game", "players"), [("fishing", 3), pytest.param("freshfish", 2, marks=pytest.mark.slow)]
)
async def test_moves_leave_no_garbage(sqlite: str, game: str, players: int) -> None:
    """The server hardly ever looks for any: that would stop all its tables."""
    async with running(quick(sqlite)) as server, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Browser(server)) for _ in range(players)]
        table = await people[0].new_table(game, players)
        for seat, person in enumerate(people):
            await person.sit(table, seat, f"Guest {seat}")
        sockets = [
            await stack.enter_async_context(person.socket(table, seat))
            for seat, person in enumerate(people)
        ]
        for seat, person in enumerate(people):
            await person.share(table, seat)
        await people[0].act(table, "start")

        async def play_until(moves: int) -> None:
            await asyncio.gather(
                *(each.play_on(Random(1), lambda seen: seen["moves"] >= moves) for each in sockets)
            )

        await play_until(20)
        gc.collect()
        gc.disable()
        try:
            await play_until(60)
            assert gc.collect() < 20  # a function that is loaded meanwhile leaves some, once
        finally:
            gc.enable()
