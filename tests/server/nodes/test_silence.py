"""Nodes that stand still, hear nothing or are not heard: nobody waits for long, nothing is lost."""

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
from kutter.server.nodes import gossip as gossips
from kutter.server.nodes import node as nodes
from kutter.server.nodes.bus import Message
from kutter.server.nodes.leases import LEASE_SECONDS
from kutter.server.nodes.node import MOST_AT_ONCE
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.session import PostgresSession
from kutter.server.storage.store import make_engine
from kutter.server.table.telling.lists import lobby_json
from tests.server.nats import own_nats
from tests.server.nodes.house import Way
from tests.server.nodes.pair import one_over_a_way, two
from tests.server.running import Browser, Refusal, Server, eventually, quick, running

pytestmark = pytest.mark.anyio


async def test_a_node_that_stands_still_while_it_writes_keeps_nobody_from_its_tables(
    postgresql: str, nats: str
) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one, Browser(one) as anna:
        table = await anna.new_table()
        async with standing_still_at(table, postgresql, one):

            async def is_served() -> bool:
                try:
                    await anna.get(f"/tables/{table}")
                except Refusal:
                    return False
                return True

            await eventually(is_served, 15)


@asynccontextmanager
async def standing_still_at(table: str, postgresql: str, one: Server) -> AsyncIterator[None]:
    """A node that is thought dead has the table, and is in the midst of writing to it."""
    its_id = schema.tables.c.id
    still = PostgresSession(make_engine(postgresql, poolclass=NullPool), is_shared=True)
    await still.open(create=False)
    row = select(its_id).where(its_id == table)
    await still.connection.execute(row.with_for_update(read=True, key_share=True))
    taken = update(schema.tables).where(its_id == table).values(owner="still")
    await one.services.store.run(taken)
    one.services.tables.kept.drop(table)
    yield
    await still.abandon()


async def test_whoever_waits_for_a_table_keeps_no_other_from_being_written_to(
    postgresql: str, nats: str
) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one, Browser(one) as anna:
        table, other = await anna.new_table(), await anna.new_table()
        assert one.services.node is not None
        async with standing_still_at(table, postgresql, one):
            waiting = asyncio.create_task(one.services.node.leases.claim(table))
            await eventually(lambda: one.services.store.reading > 0)
            await asyncio.sleep(0.1)
            await anna.sit(other, 0, "Anna")
            assert not waiting.done()
            await waiting


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
    if comes_back:
        monkeypatch.setattr(nodes, "DEAF_AFTER", 1000)
    async with (
        one_over_a_way(postgresql, nats) as (one, other, way),
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


def swallow(way: Way) -> None:
    """Whatever goes over what is open now; neither end is told."""
    for stream in way._streams:
        stream.transport.pause_reading()  # type: ignore[attr-defined]


async def test_who_left_while_the_owner_did_not_hear_is_missed(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "DEAF_AFTER", 1000)
    async with (
        one_over_a_way(postgresql, nats) as (one, other, way),
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


async def test_a_node_that_does_not_hear_sends_away_who_listens_and_takes_nothing(
    postgresql: str, nats: str
) -> None:
    async with (
        one_over_a_way(postgresql, nats) as (other, one, way),
        Browser(one) as anna,
        Browser(other) as ben,
    ):
        table = await anna.new_table("fishing", 3)
        async with ben.socket(table) as socket:
            await socket.until(lambda _: True)
            way.server.close()
            way.cut()
            async with asyncio.timeout(20):
                await socket.connection.wait_closed()
            assert socket.connection.close_code == 1013
        await one.services.store.run(update(schema.tables).values(owner=None))
        with pytest.raises(Refused):
            await other.services.tables.get(table)


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

        async def claim_without_a_word(some_of: Any) -> None:
            await claim(some_of)
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


async def test_tables_of_a_node_that_is_gone_or_does_not_hear_are_not_listed(
    postgresql: str, nats: str
) -> None:
    async with two(postgresql, nats) as (one, other), Browser(one) as anna, Browser(other) as ben:
        table = await anna.new_table("fishing", 3, public=True)

        async def listed() -> list[str]:
            return [each["id"] for each in (await ben.get("/tables"))["tables"]]

        assert other.services.node is not None
        gossip = other.services.node.gossip
        waiting = [lobby_json(each) for each in one.services.tables.kept.waiting()]
        gossip._hear_lobby(Message({"node": "gone", "waiting": waiting, "sockets": {}}))
        await eventually(lambda: "gone" not in gossip._waiting, 20)
        while await listed() != [table]:
            await asyncio.sleep(0.05)


async def test_it_is_said_that_a_node_which_lives_is_never_heard(
    postgresql: str, nats: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gossips, "UNHEARD_SECONDS", 0.0)
    with own_nats() as another:
        async with (
            running(quick(postgresql, nats=nats, workers=0)),
            running(quick(postgresql, nats=another.url, workers=0)),
        ):
            await eventually(lambda: "is not heard" in caplog.text, 20)


async def test_who_was_thought_dead_takes_nothing_from_itself(postgresql: str, nats: str) -> None:
    async with running(quick(postgresql, nats=nats, workers=0)) as one, Browser(one) as anna:
        table = await anna.new_table()
        node = one.services.node
        assert node is not None
        node._tasks[0].cancel()
        await one.services.store.run(update(schema.nodes).values(expires=0.0))
        assert await node.leases.claim_abandoned(node._some_of) == {}
        await node._renew()
        assert one.services.tables.kept.live(table) is not None, "it is still its own"
