"""Many ask a few workers: who is answered first, who waits, and who is refused."""

import asyncio
from pathlib import Path

import pytest

from kutter.games.registry import GAMES
from kutter.server.bots.pool import HINTS, BotWorkers
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from tests.server.bots.asking import ANNA, LIMIT, bad, process_of, question, started
from tests.server.running import eventually

pytestmark = pytest.mark.anyio
own_workers = pytest.mark.own_workers


async def test_questions_are_answered_in_the_order_they_were_asked(one: BotWorkers) -> None:
    answered = []

    async def ask(number: int) -> None:
        await one.choose(question("random", seed=bytes([number])))
        answered.append(number)

    await asyncio.gather(*(ask(number) for number in range(20)))
    assert answered == list(range(20))


async def test_fifty_questions_on_two_workers() -> None:
    workers = BotWorkers(2)

    async def ask(number: int) -> None:
        bot, game = [("random", "fishing"), ("deckhand", "freshfish")][number % 2]
        asked = question(bot, game, moves=number // 10, seed=bytes([number]))
        move = await workers.choose(asked)
        assert move in GAMES[game].legal(GAMES[game].read_view(asked.view), asked.seat)

    async with started(workers):
        await asyncio.gather(*(ask(number) for number in range(50)))


@own_workers
async def test_who_stops_waiting_leaves_the_worker_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setenv("PROOF", str(asked))
    async with started(BotWorkers(1, limit=LIMIT)) as workers:
        before = await process_of(workers)
        thinking, waiting = (asyncio.create_task(workers.choose(bad("Sleeps"))) for _ in range(2))
        await eventually(asked.exists)
        thinking.cancel()
        waiting.cancel()
        assert await process_of(workers) == before
        assert asked.read_text() == "asked\n", "nobody waited for the second"
        hanging = asyncio.create_task(workers.choose(bad("Hangs")))
        await asyncio.sleep(0.2)
        hanging.cancel()
        assert await process_of(workers) != before


@own_workers
async def test_a_bots_move_goes_before_whatever_people_ask(
    one: BotWorkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One client asks for hints as fast as it can, and awaits none of them."""
    monkeypatch.setenv("PROOF", str(tmp_path / "asked"))
    await process_of(one)
    places = range(HINTS.each)
    hints = [asyncio.create_task(one.consider(bad("Ponders"), ANNA)) for _ in places]
    await eventually((tmp_path / "asked").exists)
    await one.choose(question("random"), Asker("table"))
    assert sum(hint.done() for hint in hints) <= 1
    for hint in hints:
        hint.cancel()


async def test_questions_beyond_a_clients_places_are_refused(one: BotWorkers) -> None:
    await process_of(one)
    hints = [
        asyncio.create_task(one.consider(question("deckhand"), ANNA)) for _ in range(HINTS.each + 5)
    ]
    answers = await asyncio.gather(*hints, return_exceptions=True)
    refused = [each for each in answers if isinstance(each, Refused)]
    assert [each.status for each in refused] == [429] * 5
    assert await one.consider(question("deckhand"), ANNA), "answered questions give places back"


@own_workers
async def test_who_stops_waiting_gives_the_place_back(
    one: BotWorkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PROOF", str(tmp_path / "asked"))
    for _ in range(3):
        hints = [asyncio.create_task(one.consider(bad("Ponders"), ANNA)) for _ in range(HINTS.each)]
        await asyncio.sleep(0)
        for hint in hints:
            hint.cancel()
        await asyncio.gather(*hints, return_exceptions=True)
    assert await process_of(one)
