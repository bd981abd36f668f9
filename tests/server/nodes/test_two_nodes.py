"""Two nodes, one house: whoever comes to either finds the same tables."""

import asyncio
from random import Random

import pytest

from kutter.server.table import tables
from tests.server.nodes.pair import two
from tests.server.running import Browser, Socket, eventually, is_finished, quick, running

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_at_both(postgresql: str, nats: str) -> None:
    async with (
        two(postgresql, nats, workers=1) as (one, other),
        Browser(one) as anna,
        Browser(other) as ben,
        Browser(other) as eve,
    ):
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        await anna.put_bots(table, 2)
        async with (
            anna.socket(table, 0) as first,
            ben.socket(table, 1) as second,
            eve.socket(table) as watching,
        ):
            await anna.act(table, "start")
            await asyncio.gather(
                first.play_on(Random(1), is_finished),
                second.play_on(Random(2), is_finished),
                watching.until(is_finished),
            )
        assert await anna.get(f"/tables/{table}/record") == await ben.get(f"/tables/{table}/record")
        assert other.services.tables.kept.live(table) is None, "it stayed where it was made"


async def test_who_is_there_is_known_at_both(postgresql: str, nats: str) -> None:
    async with (
        two(postgresql, nats, workers=1) as (one, other),
        Browser(one) as anna,
        Browser(other) as ben,
    ):
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        async with anna.socket(table, 0) as first:
            async with ben.socket(table, 1) as second:
                for each in (first, second):
                    await hear_presence(each, [True, True, False])
            await hear_presence(first, [True, False, False])


async def hear_presence(socket: Socket, seats: list[bool]) -> None:
    while (told := await socket.hear())["type"] != "presence" or told["seats"] != seats:
        pass


async def test_a_node_that_ends_hands_its_tables_over(postgresql: str, nats: str) -> None:
    settings = quick(postgresql, workers=1, nats=nats)
    async with running(settings) as other, Browser(other) as ben:
        async with running(settings) as one, Browser(one) as anna:
            table = await anna.new_table("fishing", 3)
            await anna.sit(table, 0, "Anna")
            await ben.sit(table, 1, "Ben")
            await anna.put_bots(table, 2)
            await anna.act(table, "start")
        async with ben.socket(table, 1) as second:
            await eventually(lambda: other.services.tables.kept.live(table) is not None)
            assert (await ben.get(f"/tables/{table}"))["status"] == "running"
            await second.until(lambda table: table["status"] == "running")
            assert (await second.do("say", text="still here"))["type"] == "ack"


async def test_what_another_was_quicker_to_take_keeps_nobody_from_the_rest(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna:
        table = await anna.new_table("fishing", 3)
        node = other.services.node
        assert node is not None
        node._claimed = {table: None}  # before a lease ran out
        await other.services.tables.adopt_abandoned()
        assert not node._claimed
        assert other.services.tables.kept.live(table) is None


async def test_tables_that_are_let_go_while_they_are_taken_over_are_gone(
    postgresql: str, nats: str
) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as alone:
        node = alone.services.node
        assert node is not None
        node._claimed = {"one": None, "another": None}
        async for _ in node.abandoned():
            node._claimed = {}


async def test_what_was_followed_is_not_folded_again(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(postgresql, workers=1, nats=nats)
    async with running(settings) as other, Browser(other) as ben:
        async with running(settings) as one, Browser(one) as anna:
            table = await anna.new_table("fishing", 3)
            await anna.put_bots(table, 0, 2)
            await ben.sit(table, 1, "Ben")
            async with ben.socket(table, 1) as second:
                await anna.act(table, "start")
                await second.play_on(Random(1), lambda table: table["moves"] > 20)
                seen = await ben.get(f"/tables/{table}", seat=1)
                monkeypatch.setattr(tables, "folded", None)
        await eventually(lambda: other.services.tables.kept.live(table) is not None)
        again = await ben.get(f"/tables/{table}", seat=1)
        lines = [line for line in again["log"] if line["number"] <= seen["moves"]]
        assert lines == seen["log"][-len(lines) :]
        assert len(lines) > 10
