"""How long a review goes on, and what those cost who ask how far it is."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from kutter.server.bots.process import Fault, NoAnswer
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from kutter.server.review.reviews import LINGER_SECONDS, NEWS_SECONDS, Progress, Reviews
from kutter.server.table.archive import Reviewed
from tests.server.running import eventually
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

WANTED = Reviewed("game", 0, "whole")
ANNA = Asker("anna")


class Kept:
    """An archive without reviews, which counts how often it is read."""

    def __init__(self) -> None:
        self.readings = 0

    async def review(self, _: Reviewed) -> bytes | None:
        self.readings += 1
        return None


class Thoughtful:
    """Workers that count what begins, and come to no end; some of them die."""

    def __init__(self) -> None:
        self.begun = 0
        self.dying: list[Exception] = []

    async def review(self, _piece: object, _asker: Asker) -> Any:
        self.begun += 1
        if self.dying:
            raise self.dying.pop()
        await asyncio.Event().wait()


async def settled() -> None:
    """Whatever is due is done."""
    for _ in range(5):
        await asyncio.sleep(0)


class World:
    def __init__(self) -> None:
        self.system, self.kept, self.workers = StillSystem(), Kept(), Thoughtful()
        kept: Any = self.kept
        workers: Any = self.workers
        self.reviews = Reviews(kept, workers, self.system, None)
        self.records = 0

    async def record(self) -> bytes:
        self.records += 1
        await asyncio.sleep(0)
        return b"record"

    async def look(self, known: int | None = None) -> Progress:
        return await self.reviews.look(WANTED, self.record, ANNA, known)

    async def pass_time(self, seconds: float) -> None:
        await settled()
        self.system.pass_time(seconds)
        await settled()


async def test_it_ends_only_so_long_after_the_last_who_waited_went_away() -> None:
    world = World()
    for _ in range(4):
        await world.look()
        await world.pass_time(0.7 * LINGER_SECONDS)
    assert (world.reviews.under_way, world.workers.begun) == (1, 1), "nobody was away for so long"
    await world.pass_time(0.3 * LINGER_SECONDS)
    assert world.reviews.under_way == 0
    await world.look()
    await settled()
    assert world.workers.begun == 2, "who comes again begins it anew"
    await world.reviews.stop()


async def test_it_goes_on_while_somebody_waits() -> None:
    world = World()
    await world.look()
    waiting = asyncio.create_task(world.look(known=0))
    await settled()
    await world.look()
    await world.pass_time(3 * LINGER_SECONDS)
    assert world.reviews.under_way == 1
    waiting.cancel()
    await settled()
    await world.pass_time(LINGER_SECONDS)
    assert world.reviews.under_way == 0


async def test_who_asks_again_reads_nothing() -> None:
    world = World()
    await asyncio.gather(world.look(), world.look())
    read = (world.records, world.kept.readings)
    for _ in range(5):
        await world.look()
    assert (world.records, world.kept.readings) == read
    assert world.workers.begun == 1, "and two who ask at once have one review"
    await world.reviews.stop()


async def test_who_waits_does_not_ask_in_step(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    slept: list[float] = []
    await world.look()

    async def sleep(seconds: float) -> None:
        if seconds < LINGER_SECONDS:
            slept.append(seconds)
        await asyncio.Event().wait()

    monkeypatch.setattr(world.system, "sleep", sleep)
    waiting = [asyncio.create_task(world.look(known=0)) for _ in range(20)]
    await eventually(lambda: len(slept) == 20)
    for each in waiting:
        each.cancel()
    parts = sorted(slept)
    assert parts[0] >= 0.75 * NEWS_SECONDS
    assert parts[-1] <= 1.25 * NEWS_SECONDS
    gaps = [after - before for before, after in pairwise(parts)]
    assert all(0 < gap < 0.1 * NEWS_SECONDS for gap in gaps), "spread over all the time"
    await world.reviews.stop()


async def test_a_worker_that_dies_is_replaced_and_the_next_who_asks_begins_anew() -> None:
    world = World()
    world.workers.dying = [NoAnswer("died")]
    await world.look()
    await settled()
    assert (world.reviews.under_way, world.workers.begun) == (1, 2)
    await world.reviews.stop()
    for dying in ([NoAnswer("died"), NoAnswer("died")], [Fault("a fault of ours")]):
        world.workers.dying = [*dying]
        waiting = asyncio.create_task(world.look(known=0))
        await world.pass_time(2 * NEWS_SECONDS)
        with pytest.raises(Refused) as refused:
            await waiting
        assert refused.value.code == "failed"
        assert world.workers.dying == []
    await world.look()
    await settled()
    assert world.reviews.under_way == 1
    await world.reviews.stop()
