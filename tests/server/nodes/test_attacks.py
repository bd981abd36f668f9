"""Bad will and bad luck at two nodes: what is secret, whose it is, who pays for it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from kutter.server.nodes.bus import MOST_UNFETCHED, PIECE, Bus, Message
from kutter.server.nodes.following import Followed, Following
from kutter.server.settings import Limits
from kutter.server.storage import schema
from tests.server.nodes.pair import two
from tests.server.running import Browser, Server, code_of, eventually

pytestmark = pytest.mark.anyio


async def test_nobody_is_given_pieces_of_an_answer_to_somebody_else() -> None:
    bus = Bus("nats://nowhere", "one", lambda: None)
    whose: dict[int, bytes] = {}
    for number in range(3 * MOST_UNFETCHED):
        own = number.to_bytes(2, "big")
        begun = bus._in_pieces(Message({}, own * PIECE))
        assert begun.head["id"] not in whose
        whose[begun.head["id"]] = own
    for name in list(bus._unfetched):
        piece = await bus._give_piece(Message({"id": name, "number": 1}))
        assert piece.body[:2] == whose[name]


async def test_a_table_does_not_rest_while_somebody_listens_at_another_node(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        await ben.sit(table, 1, "Ben")
        live = await one.services.tables.get(table)
        async with ben.socket(table, 1):
            await eventually(lambda: live.audience.presence()["seats"][1])
            monkeypatch.setattr("kutter.server.table.tables.REST_SECONDS", 0)
            await one.services.tables.rest()
            assert table not in one.services.tables.kept.resting, "else he would be missed"


async def test_a_start_waits_for_the_share_of_who_listens_at_another_node(
    postgresql: str, nats: str
) -> None:
    async with (
        two(postgresql, nats, share_seconds=60.0) as (one, other),
        Browser(one) as anna,
        Browser(other) as ben,
    ):
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        live = await one.services.tables.get(table)
        async with ben.socket(table, 1):
            await eventually(lambda: live.audience.presence()["seats"][1])
            start = asyncio.create_task(anna.act(table, "start"))
            await eventually(lambda: start.done() or bool(live._starts))
            shares = await ben.share(table, 1)
            await start
        assert live.state.shares == [None, shares[1]]


async def test_a_seed_is_open_to_whoever_comes_to_another_node_after_the_end(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        await leave_to_bots_and_end(anna, table)
        seed = (await anna.get(f"/tables/{table}"))["seed"]
        assert seed is not None
        async with ben.socket(table) as socket:
            assert (await socket.until(lambda _: True))["seed"] == seed


async def test_a_seed_stays_secret_where_all_of_a_game_is_heard_at_once(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        async with ben.socket(table) as socket:
            await socket.until(lambda _: True)
            followed = following_of(other).followed[table]
            make_deaf(other, followed, monkeypatch)
            await anna.new_table("fishing", 3, same_deal_as=table)
            await leave_to_bots_and_end(anna, table)
            await followed.catch_up()
            ended = await socket.until(lambda table: table["status"] == "ended")
            assert ended["deal_is_shared"]
            assert ended["seed"] is None, "others may still play the deal"


async def leave_to_bots_and_end(maker: Browser, table: str) -> None:
    await maker.sit(table, 0, "Anna")
    await maker.put_bots(table, 1, 2)
    await maker.act(table, "start")
    await maker.act(table, "resign", 0)
    await maker.act(table, "end")


def following_of(server: Server) -> Following:
    assert server.services.node is not None
    return server.services.node.following


def make_deaf(server: Server, followed: Followed, monkeypatch: pytest.MonkeyPatch) -> None:
    """To what the owner tells, and it does not look by itself."""

    async def hear(_: object) -> None:
        return None

    monkeypatch.setattr(followed, "hear", hear)
    assert server.services.node is not None
    server.services.node._tasks[1].cancel()


async def test_a_table_is_not_left_alone_while_somebody_comes_to_it(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        async with ben.socket(table) as socket:
            await socket.until(lambda _: True)
        following = following_of(other)
        followed = following.followed[table]
        await eventually(lambda: followed.left is not None)
        catch_up = followed.catch_up

        async def just_then() -> None:
            await following.look(False)
            await catch_up()

        monkeypatch.setattr(followed, "catch_up", just_then)
        followed.left = 0.0
        async with ben.socket(table) as socket:
            await socket.until(lambda _: True)
            await anna.sit(table, 0, "Anna")
            async with asyncio.timeout(20):
                await socket.until(lambda table: table["seats"][0]["name"] == "Anna")


async def test_a_table_that_cannot_be_read_keeps_no_other_from_being_followed(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        tables = [await anna.new_table("fishing", 3) for _ in range(2)]
        async with ben.socket(tables[0]) as first, ben.socket(tables[1]) as second:
            await first.until(lambda _: True)
            await second.until(lambda _: True)
            following = following_of(other)
            broken, behind = (following.followed[each] for each in tables)
            make_deaf(other, broken, monkeypatch)
            make_deaf(other, behind, monkeypatch)

            async def fail() -> None:
                raise ValueError

            monkeypatch.setattr(broken, "catch_up", fail)
            for table in tables:
                await anna.sit(table, 0, "Anna")
            await following.look(False)
            assert behind.state.seats[0].name == "Anna"


async def test_a_list_leaves_out_what_another_node_cannot_read(postgresql: str, nats: str) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna:
        good, bad = [await anna.new_table() for _ in range(2)]
        broken = update(schema.tables).where(schema.tables.c.id == bad).values(choices={})
        await one.services.store.run(broken)
        one.services.tables.kept.drop(bad)
        there = Browser(other)
        there.http.cookies.update(dict(anna.http.cookies))
        assert [each["id"] for each in (await there.get("/mine"))["tables"]] == [good]


async def test_what_a_list_makes_another_node_load_is_paid_for(postgresql: str, nats: str) -> None:
    limits = Limits(loads=(2, 0.0))
    async with two(postgresql, nats, limits=limits) as (one, other), Browser(one) as anna:
        tables = [await anna.new_table() for _ in range(3)]
        for table in tables:
            one.services.tables.kept.drop(table)
        there = Browser(other)
        there.http.cookies.update(dict(anna.http.cookies))
        assert await code_of(there.get("/mine")) == "too-often"


async def test_what_is_told_of_many_addresses_fits_into_a_message(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other):
        many = {f"2001:db8:{number:x}::/64": 1 for number in range(60_000)}
        one.services.rate_limits._sockets.update(many | {"192.0.2.1": 150})
        elsewhere = other.services.rate_limits
        await eventually(lambda: elsewhere.sockets_elsewhere["192.0.2.1"] == 150, 20)


async def test_a_try_goes_on_wherever_an_earlier_one_lies_that_came_to_nothing(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna:
        contest = (await anna.get("/daily"))["today"][0]
        begin = f"/contests/{contest['id']}/tries"
        first = (await anna.post(begin, {"name": "Anna"}))["id"]
        await anna.act(first, "resign", contest_seat(await anna.get(f"/tables/{first}")))
        await anna.act(first, "end")
        second = (await anna.post(begin, {"name": "Anna"}))["id"]
        assert second != first
        assert other.services.node is not None
        its_id, owner = schema.tables.c.id, other.services.node.node
        moved = update(schema.tables).where(its_id == first).values(owner=owner)
        await one.services.store.run(moved)
        one.services.tables.kept.drop(first)
        there = Browser(other)
        there.http.cookies.update(dict(anna.http.cookies))
        assert (await there.post(begin, {"name": "Anna"}))["id"] == second


def contest_seat(table: Any) -> int:
    return next(number for number, seat in enumerate(table["seats"]) if seat["name"] == "Anna")


async def test_whoever_joins_at_another_node_is_told_who_is_there(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        await ben.sit(table, 1, "Ben")
        async with ben.socket(table, 1) as first:
            while first.presence is None or not first.presence["seats"][1]:
                await first.hear()
            async with ben.socket(table, 1) as second, asyncio.timeout(20):
                while second.presence is None:
                    await second.hear()
                assert second.presence["seats"] == [False, True, False]


async def test_a_request_finds_a_table_that_moves_on_meanwhile(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table()
        await ben.get(f"/tables/{table}")
        assert other.services.node is not None
        moved = update(schema.tables).values(owner=other.services.node.node)
        await one.services.store.run(moved)
        handing = other.services.handing
        answers = handing.answer
        asked = 0

        async def not_at_once(request: Message) -> Message:
            nonlocal asked
            asked += 1
            return Message({"not_here": True}) if asked == 1 else await answers(request)

        async def not_here(*_: object) -> Message:
            return Message({"not_here": True})

        monkeypatch.setattr(handing, "answer", not_at_once)
        monkeypatch.setattr(handing.bus, "ask", not_here)
        assert (await ben.get(f"/tables/{table}"))["id"] == table
        assert asked == 2
