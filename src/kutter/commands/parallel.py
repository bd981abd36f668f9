"""Many numbered tasks on several processes, their answers in order."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from kutter.core.errors import BadInput

Answer = TypeVar("Answer")

CHUNK: Final = 8
"""How many tasks a process takes at once."""
AHEAD: Final = 4
"""How many such chunks are under way for each process: however many tasks, few are in memory."""


def in_order(task: Callable[[int], Answer], number: int, jobs: int) -> Iterator[Answer]:
    """What a task answers to 0, 1, 2, …, however many processes work on it."""
    if jobs == 1:
        yield from map(task, range(number))
        return
    jobs = min(jobs, -(-number // CHUNK))
    with ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts) as pool:
        waiting: deque[Future[list[Answer]]] = deque()
        try:
            for first in range(0, number, CHUNK):
                chunk = range(first, min(first + CHUNK, number))
                waiting.append(pool.submit(answer_all, task, chunk))
                if len(waiting) == AHEAD * jobs:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        except BrokenProcessPool:
            raise BadInput("process-died") from None
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def answer_all(task: Callable[[int], Answer], numbers: range) -> list[Answer]:
    return [task(number) for number in numbers]


def leave_interrupts() -> None:
    """Ctrl-C reaches every process; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
