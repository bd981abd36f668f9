"""Many tasks in processes of their own, their answers in order or as they come."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from traceback import format_exception
from typing import Any, Final, Generic, TypeVar

from kutter.engine.compiled import hear_compiling
from kutter.language.errors import BadInput, KutterError

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")
Hear = Callable[[int], None]
"""Told how many functions a process has begun to compile."""

WINDOW: Final = 8
"""How many answers for each process may wait for an earlier one: however many, few in memory."""
ENDING_SECONDS: Final = 5.0


def in_order(
    task: Callable[[Thing], Answer], things: Iterable[Thing], jobs: int, hear: Hear
) -> Iterator[Answer]:
    """What a task makes of each thing, however many processes work on it; one: this one."""
    if jobs == 1:
        return map(task, things)
    return answers_of(Crew(task, jobs, hear, in_order=True), things)


def elsewhere(
    task: Callable[[Thing], Answer], things: Iterable[Thing], jobs: int, hear: Hear
) -> Iterator[Answer]:
    """The same as soon as it is there, so that no answer waits for an earlier one.

    Never in this process: what cannot be interrupted there can be ended.
    """
    return answers_of(Crew(task, jobs, hear, in_order=False), things)


def answers_of(crew: "Crew[Thing, Answer]", things: Iterable[Thing]) -> Iterator[Answer]:
    """Ctrl-C ends them at once; what they have answered by then still comes, then the interrupt."""
    try:
        yield from crew.answers(things)
    except KeyboardInterrupt:
        crew.end(at_once=True)
        yield from crew.left_over()
        raise
    except BaseException:
        crew.end(at_once=True)
        raise
    crew.end()


@dataclass(frozen=True)
class Compiling:
    functions: int


@dataclass(frozen=True)
class Failed:
    error: Exception


@dataclass(frozen=True)
class Done:
    answer: Any


@dataclass
class Helper:
    """One process, our end of the pipe to it, and the number of the task that it has.

    It has one at most: so it reads whenever we write, and neither waits for the other for ever.
    """

    process: SpawnProcess
    pipe: "Connection[Any, Any]"
    task: int | None = None


class Crew(Generic[Thing, Answer]):
    def __init__(
        self, task: Callable[[Thing], Answer], jobs: int, hear: Hear, in_order: bool
    ) -> None:
        self.task = task
        self.jobs = jobs
        self.hear = hear
        self.in_order = in_order
        self.helpers: list[Helper] = []
        self.finished: dict[int, Answer] = {}
        self.next = 0
        """The number of the answer that is due, where they come in order."""

    def answers(self, things: Iterable[Thing]) -> Iterator[Answer]:
        numbered = enumerate(things)
        while True:
            self.hand_out(numbered)
            due = self.next if self.in_order else next(iter(self.finished), self.next)
            if due in self.finished:
                self.next += 1
                yield self.finished.pop(due)
                continue  # which makes room for one more
            busy = {helper.pipe: helper for helper in self.helpers if helper.task is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                self.receive(busy[pipe])  # type: ignore[index]

    def hand_out(self, numbered: Iterator[tuple[int, Thing]]) -> None:
        idle = [helper for helper in self.helpers if helper.task is None]
        free = self.jobs - len(self.helpers) + len(idle)
        for _ in range(min(free, WINDOW * self.jobs - len(self.finished))):
            number, thing = next(numbered, (None, None))
            if number is None:
                return
            helper = idle.pop() if idle else self.start()
            helper.task = number
            with suppress(ConnectionError):  # it died, which its end of the pipe will tell
                helper.pipe.send(thing)

    def start(self) -> Helper:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(self.task, theirs), daemon=True)
        helper = Helper(process, ours)
        with heedless_of_interrupts():
            process.start()
            self.helpers.append(helper)
        theirs.close()
        return helper

    def receive(self, helper: Helper) -> None:
        try:
            message = helper.pipe.recv()
        except (EOFError, OSError):
            raise BadInput("process-died") from None
        if isinstance(message, Compiling):
            self.hear(message.functions)
        elif isinstance(message, Failed):
            raise message.error
        else:
            assert helper.task is not None
            self.finished[helper.task] = message.answer
            helper.task = None

    def left_over(self) -> Iterator[Answer]:
        """Answers that came before earlier ones."""
        for number in sorted(self.finished):
            yield self.finished.pop(number)

    def end(self, at_once: bool = False) -> None:
        for helper in self.helpers:
            helper.pipe.close()
            if at_once:
                helper.process.kill()
        for helper in self.helpers:
            helper.process.join(ENDING_SECONDS)
            helper.process.kill()


@contextmanager
def heedless_of_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process; who is started here leaves it to us."""
    resource_tracker.ensure_running()  # now, since it lets signals in again when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What follows runs in the processes


def work(task: Callable[[Any], Any], pipe: "Connection[Any, Any]") -> None:
    """Ends when nobody is left at the other end, also if what we sent was not read there."""
    with suppress(EOFError, ConnectionError):
        hear_compiling(lambda functions: pipe.send(Compiling(functions)))
        while True:
            thing = pipe.recv()
            try:
                answer: Done | Failed = Done(task(thing))
            except KutterError as error:
                answer = Failed(error)
            except Exception as error:  # with its traceback, which does not travel by itself
                answer = Failed(RuntimeError("".join(format_exception(error))))
            pipe.send(answer)
