"""One place of a pool: a process, if it has started, and the parent's end of the pipe to it.

A worker first says that it has loaded what it needs and compiled what it calls; only then the clock
of a question runs. Whatever goes wrong with a question ends its process, so that the next starts
clean.
"""

import asyncio
import pickle
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from kutter.bots.jobs import (
    LENGTH_BYTES,
    STDERR,
    Failure,
    Job,
    Ready,
    Refusal,
    Success,
    worker_command,
)
from kutter.language.errors import KutterError

LOADING_SECONDS: Final = 300.0
"""Until a worker is ready for a question: its bot may have to be compiled."""
ENDING_SECONDS: Final = 1.0
ABANDONED_SECONDS: Final = 1.0
"""For a question for which nobody waits any more."""
MOST_ANSWERS: Final = 5000
"""Of one process."""


class NoAnswer(Exception):
    """A worker that hung, died or answered something senseless."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Fault(NoAnswer):
    """Our own code, or a game's, raised what it should not."""


@dataclass(frozen=True)
class Terms:
    """What a worker of a pool may cost."""

    seconds: float
    """For an answer, beyond what its question allows it."""
    megabytes: int
    """Beyond which it is replaced after an answer."""
    is_strict: bool = False
    """Whether it cannot get more memory than that, and is stopped when nobody waits any more."""
    ready_for: Sequence[tuple[str, str]] = ()
    """Games and bots to load while idle."""


@dataclass(frozen=True, eq=False)
class Asked:
    """A question on its way. Who asked may stop waiting, which leaves the answer done."""

    job: Job
    answer: asyncio.Future[Any]

    def succeed(self, given: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(given)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Worker:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.process: asyncio.subprocess.Process | None = None
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None
        self.answers = 0
        self.megabytes = 0
        self.failed = False

    async def start(self) -> None:
        """Leaves the process out where none can be started now; the next question tries again."""
        self.answers = self.megabytes = 0
        self.failed = False
        most = self.terms.megabytes if self.terms.is_strict else None
        try:
            ours, theirs = socket.socketpair()
            with theirs:
                self.reader, self.writer = await asyncio.open_unix_connection(sock=ours)
                self.process = await asyncio.create_subprocess_exec(
                    *worker_command(theirs.fileno(), most, self.terms.ready_for),
                    stdin=asyncio.subprocess.DEVNULL,
                    stdout=STDERR,
                    pass_fds=[theirs.fileno()],
                    start_new_session=True,  # a Ctrl-C in the terminal is its parent's business
                )
        except OSError:
            await self.end()

    async def end(self) -> int | None:
        """Kills the process, if it does not end by itself; how it ended."""
        if self.writer is not None:
            self.writer.close()
        if self.process is None:
            return None
        if self.has_hung_up():  # a signal now would hide how it ends
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING_SECONDS):
                    await self.process.wait()
        with suppress(ProcessLookupError):
            self.process.kill()
        code = await self.process.wait()
        self.process = None  # only now: who is stopped while waiting ends it once more
        return code

    def has_hung_up(self) -> bool:
        return self.reader.at_eof() or self.reader.exception() is not None

    def should_go(self) -> bool:
        grown = self.megabytes > self.terms.megabytes
        return self.failed or grown or self.answers >= MOST_ANSWERS

    async def answer(self, asked: Asked) -> None:
        """Who asked may stop waiting: then the answer is dropped."""
        if self.process is None or self.has_hung_up():
            await self.end()
            await self.start()
        try:
            asked.succeed(await self._answer(asked))
        except NoAnswer as failure:
            self.failed = True
            asked.fail(failure)
        except KutterError as error:
            asked.fail(error)
        finally:
            asked.fail(NoAnswer("the workers were stopped"))

    async def _answer(self, asked: Asked) -> Any:
        if self.process is None or self.writer is None:
            raise NoAnswer("no process could be started")
        self.writer.write(pickle.dumps(asked.job))
        await self._hear(LOADING_SECONDS)
        stops_for = asked if self.terms.is_strict else None
        success = await self._hear(self.terms.seconds + asked.job.seconds(), stops_for)
        assert isinstance(success, Success), "a worker is ready, then it answers"
        self.answers += 1
        self.megabytes = success.megabytes
        wrong = asked.job.what_is_wrong_with(success.given)
        if wrong is not None:
            raise NoAnswer(wrong)
        return success.given

    async def _hear(self, seconds: float, stops_for: Asked | None = None) -> Ready | Success:
        """What it says next; soon, where nobody waits for the question any more."""
        try:
            async with asyncio.timeout(seconds) as limit:
                with stopping(limit, stops_for):
                    length = int.from_bytes(await self.reader.readexactly(LENGTH_BYTES), "big")
                    data = await self.reader.readexactly(length)
        except TimeoutError:
            raise NoAnswer(f"no answer within {seconds:g} s") from None
        except (EOFError, OSError):
            raise NoAnswer(f"its process ended with {await self.end()}") from None
        report: Ready | Success | Failure | Refusal = pickle.loads(data)  # noqa: S301  ours
        if isinstance(report, Failure):
            raise (NoAnswer if report.is_cost else Fault)(report.reason)
        if isinstance(report, Refusal):
            self.answers += 1
            raise report.error
        return report


@contextmanager
def stopping(limit: asyncio.Timeout, asked: Asked | None) -> Iterator[None]:
    if asked is None:
        yield
        return
    is_over = False

    def abandon(_: object) -> None:
        soon = asyncio.get_running_loop().time() + ABANDONED_SECONDS
        if not is_over:
            limit.reschedule(min(limit.when() or soon, soon))

    asked.answer.add_done_callback(abandon)
    try:
        yield
    finally:
        is_over = True
        asked.answer.remove_done_callback(abandon)
