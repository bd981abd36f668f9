"""What holds over all nodes: lists, limits, revoked links, deals, reviews, bots' workers."""

import asyncio

import pytest

from kutter.server.settings import Limits
from tests.server.nodes.pair import two
from tests.server.running import Browser, Refusal, eventually, quick, running

pytestmark = pytest.mark.anyio

NEW = {"game": "fishing", "players": 4}


async def test_the_lobby_lists_what_waits_at_any_node(postgresql: str, nats: str) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3, public=True)

        async def listed() -> list[str]:
            return [each["id"] for each in (await ben.get("/tables"))["tables"]]

        while await listed() != [table]:
            await asyncio.sleep(0.05)
        for seat, name in enumerate(("Ben", "Bo", "Bea")):
            await ben.sit(table, seat, name)
        while await listed():
            await asyncio.sleep(0.05)


async def test_my_tables_are_mine_at_any_node(postgresql: str, nats: str) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna:
        there = Browser(other)
        first = await anna.new_table("fishing", 3)
        there.http.cookies.update(dict(anna.http.cookies))
        await anna.sit(first, 1, "Anna")
        second = await there.new_table("freshfish", 2)
        for browser in (anna, there):
            mine = (await browser.get("/mine"))["tables"]
            assert [each["id"] for each in mine] == [second, first]
            assert [each["holds"] for each in mine] == [[], [1]]


async def test_limits_hold_over_all_nodes_together(postgresql: str, nats: str) -> None:
    limits = Limits(new_tables=(4, 0.001))
    async with two(postgresql, nats, limits=limits) as (one, other):
        here, there = Browser(one), Browser(other)
        for _ in range(3):
            await here.new_table()

        def is_known() -> bool:
            buckets = other.services.rate_limits._buckets.items()
            return any(what == "new_tables" and each.level < 2 for (what, _), each in buckets)

        await eventually(is_known)
        answers = await asyncio.gather(
            *(there.post("/tables", NEW) for _ in range(3)), return_exceptions=True
        )
        assert any(isinstance(each, Refusal) and each.code == "too-often" for each in answers)


async def test_a_link_that_is_revoked_at_one_node_opens_nothing_at_another(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        link = await anna.post(f"/tables/{table}/links", {"seat": 1, "purpose": "guest"})
        await ben.post("/redeem", {"secret": link["secret"], "name": "Ben"})
        async with ben.socket(table, 1) as socket:
            await socket.until(lambda _: True)
            there = Browser(other)
            there.http.cookies.update(dict(anna.http.cookies))
            await there.ask("DELETE", f"/tables/{table}/links/{link['id']}")
            await socket.connection.wait_closed()
            assert socket.connection.close_code == 4001
        with pytest.raises(Refusal):
            await ben.get(f"/tables/{table}", seat=1)


async def test_the_deals_of_a_day_are_the_same_at_any_node(postgresql: str, nats: str) -> None:
    async with two(postgresql, nats) as (one, other):
        told = await asyncio.gather(*(Browser(each).get("/daily") for each in (one, other)))
        names = [[each["id"] for each in day["today"]] for day in told]
        assert names[0] == names[1]


async def test_a_node_whose_workers_are_busy_asks_another(postgresql: str, nats: str) -> None:
    async with (
        running(quick(postgresql, nats=nats, workers=0)) as one,
        running(quick(postgresql, nats=nats, workers=1)) as other,
        Browser(one) as anna,
    ):
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        await anna.put_bots(table, 1, 2)
        await anna.act(table, "start")
        live = await one.services.tables.get(table)
        await eventually(lambda: 0 in live.state.owing and len(live.state.owing) == 1)
        assert other.services.tables.kept.live(table) is None
