"""From its start to its end a worker process is ours: none stays too long, none is left."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
from subprocess import PIPE

import pytest

from kutter.server.bots import process
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from tests.server.bots.asking import bad, process_of, question, runs, started
from tests.server.running import eventually

pytestmark = [pytest.mark.anyio, pytest.mark.own_workers]


async def test_a_worker_that_died_idle_is_replaced_before_it_is_asked(one: BotWorkers) -> None:
    before = await process_of(one)
    os.kill(before, signal.SIGKILL)
    await eventually(lambda: not runs(before))
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
    processes = [await process_of(one) for _ in range(4)]
    assert [processes.index(each) for each in processes] == [0, 0, 0, 3]


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


PARENT = """
import asyncio
from kutter.server.bots.pool import BotWorkers
from tests.server.bots.asking import bad, process_of

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
    await eventually(lambda: not any(map(runs, children)))


def children_of(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, stdout=PIPE)
    pairs = [map(int, line.split()) for line in listed.stdout.splitlines()]
    return [child for child, parent in pairs if parent == process]
