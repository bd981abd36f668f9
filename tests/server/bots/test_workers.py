"""Bots in worker processes, for real: nothing here is mocked."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import PIPE
from time import monotonic
from typing import TypeVar

import pytest
import uvloop

from kutter.bots.contract import Budget
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, View
from kutter.games.registry import GAMES
from kutter.records.setting import Setting
from kutter.server.bots import process
from kutter.server.bots.pool import HINTS, BotWorkers, Pool, Readers
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from tests.server import bad_jobs
from tests.states import same

ROOT = Path(__file__).parents[3]
ONCE = Budget(None, simulations=1)
LIMIT = 3.0
ANNA = Asker("192.0.2.1", "anna")

Workers = TypeVar("Workers", bound=Pool)

pytestmark = [pytest.mark.anyio, pytest.mark.own_workers]


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where workers find the bots of tests/."""
    monkeypatch.chdir(ROOT)


@asynccontextmanager
async def started(workers: Workers) -> AsyncIterator[Workers]:
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


@pytest.fixture
async def one() -> AsyncIterator[BotWorkers]:
    async with started(BotWorkers(1, limit=LIMIT)) as workers:
        yield workers


def decision(game: Game, moves: int = 0) -> tuple[View, int]:
    """What a seat sees that owes a move, after so many decisions."""
    setting = Setting(game.name, 4, game.meta.variants()[0])
    dealer = SeededDealer(seed_from("workers"))
    _, table = setting.start(dealer)
    while True:
        seat = game.owing(table)[0]
        if seat == CHANCE:
            game.apply(table, game.chance_move(table, dealer))
        elif moves:
            moves -= 1
            game.apply(table, game.legal(table, seat)[0])
        else:
            return game.view(table, seat), seat


def question(
    bot: str, game: str = "fishing", *, moves: int = 0, seed: bytes = b"seed", budget: Budget = ONCE
) -> Question:
    view, seat = decision(GAMES[game], moves)
    return Question(game, view.tobytes(), seat, bot, budget, seed)


def bad(name: str) -> Question:
    return question(f"tests.server.bad_bots:{name}")


async def process_of(workers: BotWorkers) -> int:
    """The process that answers a question now."""
    (thought,) = await workers.consider(bad("Tells"), ANNA)
    return int(thought.value)


def runs(process: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], check=False, stdout=PIPE)
    return state.stdout.strip()[:1] not in (b"", b"Z")


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    end = monotonic() + seconds
    while not condition():
        assert monotonic() < end, "did not come about in time"
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_survives_as_bytes(name: str) -> None:
    game = GAMES[name]
    view, seat = decision(game, moves=5)
    read = game.read_view(view.tobytes())
    assert same(read, view)
    assert game.legal(read, seat) == game.legal(view, seat)
    assert game.view_json(read) == game.view_json(view)


@pytest.mark.parametrize("name", GAMES)
async def test_the_same_question_has_the_same_answer(name: str) -> None:
    """Whichever process is asked, and whatever it was asked before."""
    asked = question("deckhand", name)
    by_chance = [question("random", name, seed=bytes([seed])) for seed in range(20)]
    answers = []
    for _ in range(2):
        async with started(BotWorkers(1)) as workers:
            answers.append([await workers.choose(each) for each in (asked, *by_chance, asked)])
    assert answers[0] == answers[1]
    assert answers[0][0] == answers[0][-1]
    assert len(set(answers[0])) > 1


async def test_a_bot_says_what_it_thinks_of_every_move(one: BotWorkers) -> None:
    asked = question("deckhand")
    candidates = await one.consider(asked, ANNA)
    legal = GAMES["fishing"].legal(decision(GAMES["fishing"])[0], asked.seat)
    assert {each.move for each in candidates} == set(legal)
    assert candidates[0].move == await one.choose(asked)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Hangs", "no answer within 3 s"),
        ("Crashes", f"ended with {-signal.SIGSEGV}"),
        ("Exits", "ended with 3"),
        ("Raises", "KeyError: 'lost'"),
        ("Cheats", "illegal move"),
        ("CannotBeLoaded", "no licence"),
        ("IsNowhere", "IsNowhere"),
    ],
)
async def test_a_failure_has_a_reason_and_ends_the_process(
    name: str, reason: str, one: BotWorkers
) -> None:
    before = await process_of(one)
    with pytest.raises(NoAnswer, match=reason):
        await one.choose(bad(name))
    assert await process_of(one) != before
    assert not runs(before)


async def test_hints_are_checked_too(one: BotWorkers) -> None:
    with pytest.raises(NoAnswer, match="illegal move"):
        await one.consider(bad("Invents"), ANNA)
    with pytest.raises(NoAnswer, match="cannot say what it thinks"):
        await one.consider(question("random"), ANNA)


async def test_what_a_bot_gives_is_never_its_own_object(one: BotWorkers) -> None:
    """Its class could not be loaded in the server, or could do something there."""
    assert type(await one.choose(bad("Charms"))) is type(await one.choose(question("random")))


async def test_a_hanging_bot_does_not_hold_up_the_other_worker() -> None:
    async with started(BotWorkers(2, limit=600)) as workers:
        hanging = asyncio.create_task(workers.choose(bad("Hangs")))
        for _ in range(10):
            await workers.choose(question("random"))
        assert not hanging.done()
    with pytest.raises(NoAnswer):
        await hanging


async def test_the_clock_runs_from_ready_and_beyond_the_budget(one: BotWorkers) -> None:
    assert await one.choose(bad("LoadsSlowly"))
    asked = question("tests.server.bad_bots:Hangs", budget=Budget(seconds=0.5))
    with pytest.raises(NoAnswer, match=r"within 3\.5 s"):
        await one.choose(asked)


async def test_a_worker_that_died_idle_is_replaced_before_it_is_asked(one: BotWorkers) -> None:
    before = await process_of(one)
    os.kill(before, signal.SIGKILL)
    await until(lambda: not runs(before))
    await asyncio.sleep(0.1)  # for the parent to notice
    assert await process_of(one) != before


async def test_where_no_process_can_be_started_the_next_question_tries_again() -> None:
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with started(BotWorkers(1)) as workers:
        resource.setrlimit(resource.RLIMIT_NOFILE, (3, limits[1]))
        try:
            with pytest.raises(NoAnswer, match="no process could be started"):
                await workers.choose(question("random"))
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        assert await workers.choose(question("random"))


async def test_a_worker_that_grew_is_recycled() -> None:
    async with started(BotWorkers(1, most_megabytes=400)) as workers:
        before = await process_of(workers)
        for _ in range(4):
            await workers.choose(bad("Grows"))
        assert await process_of(workers) != before
        assert not runs(before)


async def test_a_worker_is_recycled_after_many_answers(
    one: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "MOST_ANSWERS", 3)
    processes = [await process_of(one) for _ in range(7)]
    assert [processes.index(each) for each in processes] == [0, 0, 0, 3, 3, 3, 6]


async def test_who_stops_waiting_leaves_the_worker_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setenv("PROOF", str(asked))
    async with started(BotWorkers(1, limit=LIMIT)) as workers:
        before = await process_of(workers)
        thinking, waiting = (asyncio.create_task(workers.choose(bad("Sleeps"))) for _ in range(2))
        await until(asked.exists)
        thinking.cancel()
        waiting.cancel()
        assert await process_of(workers) == before
        assert asked.read_text() == "asked\n", "nobody waited for the second"
        hanging = asyncio.create_task(workers.choose(bad("Hangs")))
        await asyncio.sleep(0.2)
        hanging.cancel()
        assert await process_of(workers) != before


async def test_questions_are_answered_in_the_order_they_were_asked(one: BotWorkers) -> None:
    answered = []

    async def ask(number: int) -> None:
        await one.choose(question("random", seed=bytes([number])))
        answered.append(number)

    await asyncio.gather(*(ask(number) for number in range(20)))
    assert answered == list(range(20))


async def test_fifty_questions_on_two_workers() -> None:
    workers = BotWorkers(2, ready_for=[("fishing", "random"), ("freshfish", "deckhand")])
    answered = set()

    async def ask(number: int) -> None:
        bot, game = [("random", "fishing"), ("deckhand", "freshfish")][number % 2]
        asked = question(bot, game, moves=number // 10, seed=bytes([number]))
        move = await workers.choose(asked)
        assert move in GAMES[game].legal(GAMES[game].read_view(asked.view), asked.seat)
        answered.add(number)

    async with started(workers):
        await asyncio.gather(*(ask(number) for number in range(50)))
    assert answered == set(range(50))


async def test_stopping_ends_processes_and_questions(one: BotWorkers) -> None:
    process = await process_of(one)
    asking = [asyncio.create_task(one.choose(bad("Hangs"))) for _ in range(3)]
    await asyncio.sleep(0.1)
    await one.stop()
    for each in asking:
        with pytest.raises(NoAnswer, match="stopped"):
            await each
    assert not runs(process)
    with pytest.raises(NoAnswer, match="no workers run"):
        await one.choose(question("random"))


async def test_interrupts_are_the_parents_business(one: BotWorkers) -> None:
    before = await process_of(one)
    os.kill(before, signal.SIGINT)
    assert await process_of(one) == before


async def test_a_worker_runs_nothing_of_the_script_that_started_it(one: BotWorkers) -> None:
    (thought,) = await one.consider(bad("Tells"), ANNA)
    assert thought.visits == 0, "its main module is the worker's"


# Whose turn it is


async def test_a_bots_move_goes_before_whatever_people_ask(
    one: BotWorkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One client asks for hints as fast as it can, and awaits none of them."""
    monkeypatch.setenv("PROOF", str(tmp_path / "asked"))
    await process_of(one)
    places = range(HINTS.each)
    hints = [asyncio.create_task(one.consider(bad("Ponders"), ANNA)) for _ in places]
    await until((tmp_path / "asked").exists)
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


# Work for strangers


@pytest.mark.parametrize(
    "job", [bad_jobs.Hangs(), bad_jobs.Grows(), bad_jobs.Crashes()], ids=["hangs", "grows", "dies"]
)
async def test_what_a_stranger_has_worked_out_is_bounded(job: bad_jobs.Bad) -> None:
    async with started(Readers(1, seconds=LIMIT)) as readers:
        with pytest.raises(Refused) as refusal:
            await readers.read(job, ANNA)
        assert (refusal.value.code, refusal.value.status) == ("too-costly", 422)
        assert await readers.read(bad_jobs.Tells(), ANNA), "the next is answered"


async def test_work_for_which_nobody_waits_is_stopped() -> None:
    async with started(Readers(1, seconds=600)) as readers:
        before = await readers.read(bad_jobs.Tells(), ANNA)
        abandoned = asyncio.create_task(readers.read(bad_jobs.Hangs(), ANNA))
        await asyncio.sleep(0.2)
        abandoned.cancel()
        assert await readers.read(bad_jobs.Tells(), ANNA) != before


async def test_what_is_wrong_with_a_record_is_told_as_it_is() -> None:
    async with started(Readers(1)) as readers:
        before = await readers.read(bad_jobs.Tells(), ANNA)
        for error in bad_jobs.ERRORS:
            with pytest.raises(type(error)) as told:
                await readers.read(bad_jobs.Raises(error), ANNA)
            assert str(told.value) == str(error)
            assert vars(told.value).keys() == vars(error).keys()
        assert await readers.read(bad_jobs.Tells(), ANNA) == before, "no fault of the worker"


PARENT = """
import asyncio
from kutter.server.bots.pool import BotWorkers
from tests.server.bots.test_workers import bad, process_of

async def main():
    workers = BotWorkers(2, limit=600)
    await workers.start()
    busy = await process_of(workers)
    await workers.choose(bad("Prints"))
    hanging = [asyncio.create_task(workers.choose(bad("Hangs")))]
    await asyncio.sleep(0.2)
    print("idle", await process_of(workers), flush=True)
    hanging.append(asyncio.create_task(workers.choose(bad("Hangs"))))
    await asyncio.sleep(0.2)
    print("ready", flush=True)
    await asyncio.gather(*hanging)

asyncio.run(main())
"""


async def test_no_orphans_are_left_and_nothing_is_printed() -> None:
    """Not even by bots that hang, when their server is killed."""
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=PIPE, stderr=PIPE, text=True)
    assert parent.stdout is not None
    lines = [parent.stdout.readline().split() for _ in range(2)]
    assert lines[1] == ["ready"]
    children = children_of(parent.pid)
    assert int(lines[0][1]) in children
    assert len(children) == 2
    parent.kill()
    _, complaints = parent.communicate()
    assert "I think\ntherefore I am\n" in complaints
    await until(lambda: not any(map(runs, children)))


def children_of(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, stdout=PIPE)
    pairs = [map(int, line.split()) for line in listed.stdout.splitlines()]
    return [child for child, parent in pairs if parent == process]


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
