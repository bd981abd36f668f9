"""Bots in worker processes, for real: what they answer, and how they fail."""

import asyncio
import signal

import pytest
import uvloop

from kutter.bots.contract import Budget, Outlook
from kutter.games.contract import Move
from kutter.games.registry import GAMES
from kutter.language.sentences import Sentence
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from tests.server.bots.asking import ANNA, LIMIT, bad, decision, process_of, question, runs, started
from tests.states import same

pytestmark = pytest.mark.anyio
own_workers = pytest.mark.own_workers


@pytest.mark.parametrize("name", GAMES)
def test_a_view_survives_as_bytes(name: str) -> None:
    game = GAMES[name]
    view, seat = decision(game, moves=5)
    read = game.read_view(view.tobytes())
    assert same(read, view)
    assert game.legal(read, seat) == game.legal(view, seat)
    assert game.view_json(read) == game.view_json(view)


@own_workers
async def test_the_same_question_has_the_same_answer() -> None:
    """Whichever process is asked, and whatever it was asked before."""
    answers = []
    for _ in range(2):
        async with started(BotWorkers(1)) as workers:
            answers.append([await answers_of(workers, name) for name in GAMES])
    assert answers[0] == answers[1]
    for first, *others, last in answers[0]:
        assert first == last
        assert set(others) != {first}


async def answers_of(workers: BotWorkers, game: str) -> list[Move]:
    asked = question("deckhand", game)
    by_chance = [question("random", game, seed=bytes([seed])) for seed in range(20)]
    return [await workers.choose(each) for each in (asked, *by_chance, asked)]


async def test_a_bot_says_what_it_thinks_of_every_move(one: BotWorkers) -> None:
    asked = question("deckhand")
    candidates = await one.consider(asked, ANNA)
    legal = GAMES["fishing"].legal(decision(GAMES["fishing"])[0], asked.seat)
    assert sorted(each.move for each in candidates) == sorted(legal)
    values = [each.value for each in candidates]
    assert values == sorted(values, reverse=True), "the best first"
    assert candidates[0].move == await one.choose(asked)


REASONS = {
    "Hangs": f"no answer within {LIMIT:g} s",
    "Crashes": f"ended with {-signal.SIGSEGV}",
    "Raises": "KeyError: 'lost'",
    "Cheats": "illegal move",
}
MORE_REASONS = {
    "Exits": "ended with 3",
    "CannotBeLoaded": "no licence",
    "IsNowhere": "IsNowhere",
}


@own_workers
@pytest.mark.parametrize(
    "reasons", [REASONS, pytest.param(MORE_REASONS, marks=pytest.mark.slow)], ids=["", "more"]
)
async def test_a_failure_has_a_reason_and_ends_the_process(
    one: BotWorkers, reasons: dict[str, str]
) -> None:
    before = await process_of(one)
    for name, reason in reasons.items():
        with pytest.raises(NoAnswer, match=reason):
            await one.choose(bad(name))
        after = await process_of(one)
        assert after != before, name
        assert not runs(before), name
        before = after


@own_workers
async def test_hints_are_checked_too(one: BotWorkers) -> None:
    with pytest.raises(NoAnswer, match="illegal move"):
        await one.consider(bad("Invents"), ANNA)
    with pytest.raises(NoAnswer, match="cannot say what it thinks"):
        await one.consider(question("random"), ANNA)


async def test_what_a_bot_gives_is_never_its_own_object(one: BotWorkers) -> None:
    """Its class could not be loaded in the server, or could do something there."""
    assert type(await one.choose(bad("Charms"))) is type(await one.choose(question("random")))


async def test_a_bots_reasons_come_in_our_own_words(one: BotWorkers) -> None:
    (thought,) = await one.consider(bad("Muses"), ANNA)
    words = Sentence("hint-both", first=Sentence("seat", number="1"), second=["b", "c"])
    assert thought.reason == words
    assert thought.outlook == Outlook(None, 2.0, words)
    assert type(thought.reason) is type(thought.reason.arguments["first"]) is Sentence


@own_workers
async def test_a_hanging_bot_does_not_hold_up_the_other_worker() -> None:
    async with started(BotWorkers(2, limit=600)) as workers:
        hanging = asyncio.create_task(workers.choose(bad("Hangs")))
        for _ in range(10):
            await workers.choose(question("random"))
        assert not hanging.done()
    with pytest.raises(NoAnswer):
        await hanging


@own_workers
async def test_the_clock_runs_from_ready_and_beyond_the_budget(one: BotWorkers) -> None:
    assert await one.choose(bad("LoadsSlowly"))
    asked = question("tests.server.bad_bots:Hangs", budget=Budget(seconds=0.5))
    with pytest.raises(NoAnswer, match=f"within {LIMIT + 0.5:g} s"):
        await one.choose(asked)


@own_workers
async def test_a_worker_runs_nothing_of_the_script_that_started_it(one: BotWorkers) -> None:
    (thought,) = await one.consider(bad("Tells"), ANNA)
    assert thought.visits == 0, "its main module is the worker's"


@own_workers
def test_under_uvloop() -> None:
    """Which the server runs on."""

    async def scenario() -> None:
        async with started(BotWorkers(1, limit=LIMIT)) as workers:
            before = await process_of(workers)
            for name in ("Hangs", "Crashes"):
                with pytest.raises(NoAnswer):
                    await workers.choose(bad(name))
            assert await process_of(workers) != before

    uvloop.run(scenario())
