"""Bad luck and bad will between nodes: what is whose stays so, and nobody waits for long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.pool import NullPool

from kutter.server.nodes.bus import MOST_UNFETCHED, PIECE, Bus, Message
from kutter.server.storage import schema
from kutter.server.storage.session import PostgresSession
from kutter.server.storage.store import make_engine
from tests.server.running import Browser, Refusal, Server, eventually, quick, running

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
