"""Bad luck and bad will between nodes: what is whose stays so, and nobody waits for long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.pool import NullPool

from kutter.server.nodes import bus as buses
from kutter.server.nodes import following as followings
from kutter.server.nodes import node as nodes
from kutter.server.nodes.bus import MOST_UNFETCHED, PIECE, Bus, Message
from kutter.server.nodes.following import Followed, Following
from kutter.server.nodes.leases import LEASE_SECONDS, MOST_AT_ONCE
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Limits
from kutter.server.storage import schema
from kutter.server.storage.session import PostgresSession
from kutter.server.storage.store import make_engine
from tests.server.nats import HOST
from tests.server.nodes.house import Way
from tests.server.running import Browser, Refusal, Server, code_of, eventually, quick, running

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two(postgresql: str, nats: str, **changes: Any) -> AsyncIterator[tuple[Server, Server]]:
    settings = quick(postgresql, nats=nats, **{"workers": 0, **changes})
    async with running(settings) as one, running(settings) as other:
        yield one, other


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
            assert one.services.tables.kept.live(table) is live, "else he would be missed"
        await eventually(lambda: not live.audience.presence()["seats"][1])
        await one.services.tables.rest()
        assert one.services.tables.kept.live(table) is None


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


async def test_a_node_that_stands_still_while_it_writes_keeps_nobody_from_its_tables(
    postgresql: str, nats: str
) -> None:
    its_id = schema.tables.c.id
    async with running(quick(postgresql, nats=nats, workers=0)) as one, Browser(one) as anna:
        table = await anna.new_table()
        still = PostgresSession(make_engine(postgresql, poolclass=NullPool), is_shared=True)
        await still.open(create=False)
        row = select(its_id).where(its_id == table)
        await still.connection.execute(row.with_for_update(read=True, key_share=True))
        taken = update(schema.tables).where(its_id == table).values(owner="still")
        await one.services.store.run(taken)
        one.services.tables.kept.drop(table)

        async def is_served() -> bool:
            try:
                await anna.get(f"/tables/{table}")
            except Refusal:
                return False
            return True

        await eventually(is_served, 15)
        await still.abandon()


@dataclass
class Clock:
    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def taken_from(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Server, Clock, Any]]:
    """A server that renews when it is told to, and what takes its only table from it."""
    clock = Clock()
    monkeypatch.setattr(nodes, "monotonic", clock)
    async with two(postgresql, nats) as (one, other), Browser(one) as anna:
        await anna.new_table()
        assert one.services.node is not None
        one.services.node._tasks[0].cancel()
        assert other.services.node is not None
        thief = other.services.node.node

        async def take() -> None:
            epoch = schema.tables.c.epoch + 1
            await other.services.store.run(update(schema.tables).values(owner=thief, epoch=epoch))

        async def hang() -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(one.services.tables, "adopt_abandoned", hang)
        yield one, clock, take


async def test_who_renews_too_slowly_looks_what_it_still_has(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with taken_from(postgresql, nats, monkeypatch) as (one, clock, take):
        node = one.services.node
        assert node is not None
        renew = node.leases.renew

        async def slowly(hears: bool) -> Any:
            clock.now += 0.6 * LEASE_SECONDS
            await take()
            return await renew(hears)

        monkeypatch.setattr(node.leases, "renew", slowly)
        clock.now += 0.6 * LEASE_SECONDS
        async with asyncio.timeout(20):
            await node._renew()
        assert one.services.tables.kept.all_live() == []


async def test_who_slept_without_knowing_looks_what_it_still_has(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with taken_from(postgresql, nats, monkeypatch) as (one, _, take):
        node = one.services.node
        assert node is not None
        own = update(schema.nodes).where(schema.nodes.c.id == node.node)
        await one.services.store.run(own.values(expires=0.0))
        await take()
        async with asyncio.timeout(20):
            await node._renew()
        assert one.services.tables.kept.all_live() == []


@pytest.mark.parametrize("comes_back", [True, False])
async def test_nobody_waits_for_a_node_that_has_not_heard_and_was_not_told_so(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    monkeypatch.setattr(buses, "PING_SECONDS", 0.1)
    way = Way((HOST, int(nats.rsplit(":", 1)[1])))
    over_it = f"nats://{HOST}:{await way.open_tcp()}"
    async with (
        running(quick(postgresql, nats=over_it, workers=0)) as one,
        running(quick(postgresql, nats=nats, workers=0)) as other,
        Browser(one) as anna,
        Browser(other) as ben,
    ):
        table = await anna.new_table()
        await ben.get(f"/tables/{table}")
        swallow(way)
        if not comes_back:
            way.server.close()
        async with asyncio.timeout(20):
            await ben.get(f"/tables/{table}")
        assert (other.services.tables.kept.live(table) is None) == comes_back
        way.close()


def swallow(way: Way) -> None:
    """Whatever goes over what is open now; neither end is told."""
    for stream in way._streams:
        stream.transport.pause_reading()  # type: ignore[attr-defined]


async def test_who_left_while_the_owner_did_not_hear_is_missed(postgresql: str, nats: str) -> None:
    way = Way((HOST, int(nats.rsplit(":", 1)[1])))
    over_it = f"nats://{HOST}:{await way.open_tcp()}"
    async with (
        running(quick(postgresql, nats=over_it, workers=0)) as one,
        running(quick(postgresql, nats=nats, workers=0)) as other,
        Browser(one) as anna,
        Browser(other) as ben,
    ):
        assert other.services.node is not None
        table = await anna.new_table("fishing", 3)
        await ben.sit(table, 1, "Ben")
        live = await one.services.tables.get(table)
        async with ben.socket(table, 1):
            await eventually(lambda: live.audience.presence()["seats"][1])
            way.cut()
        followed = other.services.node.following.followed[table]
        await eventually(lambda: not followed.audience.listeners)
        way.mend()
        await eventually(lambda: not live.audience.presence()["seats"][1], 20)
        way.close()


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


async def test_a_command_does_not_wait_for_an_owner_that_stands_still(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> Any:
        await asyncio.Event().wait()

    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3)
        await ben.sit(table, 1, "Ben")
        async with ben.socket(table, 1) as socket:
            await socket.until(lambda _: True)
            monkeypatch.setattr(followings, "COMMAND_SECONDS", 1000)
            monkeypatch.setattr(one.services.tables, "do", hang)
            monkeypatch.setattr(other.services.tables, "adopt_abandoned", hang)
            its_node, node = one.services.node, other.services.node
            assert its_node is not None
            assert node is not None
            its_node._tasks[0].cancel()
            await eventually(lambda: its_node.node not in node.living)
            async with asyncio.timeout(20):
                assert (await socket.do("stand", seat=1))["type"] == "ack"


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


async def abandoned_by(postgresql: str, nats: str, number: int) -> list[str]:
    """Tables that go on, and that no node has."""
    async with running(quick(postgresql, nats=nats, workers=0)) as gone, Browser(gone) as anna:
        return [await anna.new_table() for _ in range(number)]


async def test_two_who_adopt_at_once_leave_no_table_behind(postgresql: str, nats: str) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one:
        tables, node = one.services.tables, one.services.node
        assert node is not None
        node._tasks[0].cancel()
        names = await abandoned_by(postgresql, nats, MOST_AT_ONCE + 1)
        await asyncio.gather(*(tables.adopt_abandoned() for _ in range(2)))
        assert all(tables.kept.knows_open(each) for each in names)


async def test_what_was_claimed_is_loaded_although_the_word_of_it_got_lost(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one:
        tables, node = one.services.tables, one.services.node
        assert node is not None
        node._tasks[0].cancel()
        names = await abandoned_by(postgresql, nats, 3)
        claim = node.leases.claim_abandoned

        async def claim_without_a_word() -> list[str]:
            await claim()
            raise Refused("not-written", 503)

        with monkeypatch.context() as patched:
            patched.setattr(node.leases, "claim_abandoned", claim_without_a_word)
            with pytest.raises(Refused):
                await tables.adopt_abandoned()
        await tables.adopt_abandoned()
        assert all(tables.kept.knows_open(each) for each in names)


async def test_a_node_that_does_not_hear_adopts_nothing(postgresql: str, nats: str) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one:
        tables, node = one.services.tables, one.services.node
        assert node is not None
        node._tasks[0].cancel()
        await abandoned_by(postgresql, nats, 1)
        node._silent = nodes.DEAF_AFTER
        await tables.adopt_abandoned()
        assert tables.kept.all_live() == []


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
