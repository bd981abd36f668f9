"""Bad luck and bad will between nodes: what is whose stays so, and nobody waits for long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kutter.server.nodes.bus import MOST_UNFETCHED, PIECE, Bus, Message
from tests.server.running import Browser, Server, eventually, quick, running

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
