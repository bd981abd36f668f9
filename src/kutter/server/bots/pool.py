"""Pools of worker processes: one that hangs, dies or grows is replaced, and the tables go on.

Bots' moves go before what people ask, and what they ask goes around who asks. A question for which
nobody waits any more gives its place back.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, Protocol

from kutter.bots.contract import Candidate
from kutter.bots.jobs import Job
from kutter.games.contract import Move
from kutter.server.bots.process import Asked, Fault, NoAnswer, Terms, Worker
from kutter.server.bots.questions import Question, Thinking, What
from kutter.server.bots.queue import Asker, FairQueue, Places
from kutter.server.protocol.refusals import Refused

HINTS: Final = Places(each=4, address=32, all=256)
REVIEWS: Final = Places(each=4, address=8, all=64)
READINGS: Final = Places(each=4, address=8, all=64)
"""Each may hold a record of some megabytes."""
READING_MEGABYTES: Final = 1000
NOBODY: Final = Asker("")

URGENT, ASKED, PATIENT = range(3)
"""Lanes: a table waits for it, somebody does, somebody has time."""

logger = logging.getLogger(__name__)


class Pool:
    """Processes that answer questions, the urgent ones first."""

    def __init__(self, number: int, terms: Terms, places: Places) -> None:
        self.number = number
        self.terms = terms
        self._lanes: Sequence[FairQueue[Asked]] = (
            FairQueue(),
            FairQueue(places),
            FairQueue(REVIEWS),
        )
        self._called = asyncio.Condition()
        self._places: list[asyncio.Task[None]] = []
        self._idle = 0
        self._turned = asyncio.Event()
        """Set when the last idle process gets work, and when one has none again."""

    async def start(self) -> None:
        """Returns at once; processes start when there is something to load or to answer."""
        self._places = [asyncio.create_task(self._keep_answering()) for _ in range(self.number)]

    async def stop(self) -> None:
        """Ends the processes; whoever still waits for an answer gets none."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        while (asked := self._next()) is not None:
            asked.fail(NoAnswer("the workers were stopped"))

    async def ask(self, job: Job, asker: Asker, lane_number: int = ASKED) -> Any:
        if not self._places:
            raise NoAnswer("no workers run")
        asked = Asked(job, asyncio.get_running_loop().create_future())
        lane = self._lanes[lane_number]
        lane.put(asker, asked)
        try:
            async with self._called:
                self._called.notify()
            return await asked.answer
        finally:
            asked.answer.cancel()
            lane.remove(asker, asked)

    def _next(self) -> Asked | None:
        taken = (lane.take() for lane in self._lanes)
        return next((asked for asked in taken if asked is not None), None)

    async def _keep_answering(self) -> None:
        """A place for one process after another."""
        worker = Worker(self.terms)
        try:
            if self.terms.ready_for:
                await worker.start()
            while True:
                async with self._called:
                    while (asked := self._next()) is None:
                        await self._rest()
                if not asked.answer.done():
                    await worker.answer(asked)
                if worker.should_go():
                    await worker.end()
                    await worker.start()
        finally:
            await worker.end()

    async def _rest(self) -> None:
        self._idle += 1
        self._turn(1)
        try:
            await self._called.wait()
        finally:
            self._idle -= 1
            self._turn(0)

    def _turn(self, idle: int) -> None:
        if self._idle == idle:
            self._turned.set()
            self._turned = asyncio.Event()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lanes))

    @property
    def has_idle(self) -> bool:
        """Whether a process has nothing to do, and nobody waits for one."""
        return self._idle > 0 and not self.waiting

    async def until(self, has_idle: bool) -> None:
        while (self._idle > 0) != has_idle:
            await self._turned.wait()


class Helpers(Protocol):
    """Workers of other nodes."""

    async def ask(self, what: What, question: Question, asker: Asker) -> Any:
        """None: nobody has time, or the answer."""


class BotWorkers(Pool):
    """Processes in which bots think."""

    helpers: Helpers | None = None
    """Asked while all of ours are busy."""

    def __init__(
        self,
        number: int,
        *,
        limit: float = 10.0,
        most_megabytes: int = 1500,
        ready_for: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`limit`: seconds beyond a budget; `ready_for`: games and bots to load while idle."""
        super().__init__(number, Terms(limit, most_megabytes, ready_for=tuple(ready_for)), HINTS)

    async def choose(self, question: Question, asker: Asker = NOBODY) -> Move:
        """A bot's move; those of one table, or of many by one maker, do not hold up others'."""
        move: Move = await self._ask("choose", question, asker)
        return move

    async def consider(self, question: Question, asker: Asker) -> list[Candidate]:
        """What a bot thinks, for who asks."""
        candidates: list[Candidate] = await self._ask("consider", question, asker)
        return candidates

    async def _ask(self, what: What, question: Question, asker: Asker) -> Any:
        if self.helpers is not None and not self.has_idle:
            thought = await self.helpers.ask(what, question, asker)
            if thought is not None:
                return thought
        return await self.think_here(what, question, asker)

    async def think_here(self, what: What, question: Question, asker: Asker) -> Any:
        lane = URGENT if what == "choose" else ASKED
        return await self.ask(Thinking(what, question), asker, lane)

    async def review(self, piece: Job, asker: Asker) -> Any:
        """A piece of a review, when nobody asks anything else."""
        return await self.ask(piece, asker, PATIENT)


class Readers(Pool):
    """Processes in which records are played through, for strangers: each in strict bounds."""

    def __init__(self, number: int, seconds: float = 10.0) -> None:
        terms = Terms(seconds, READING_MEGABYTES, is_strict=True)
        super().__init__(number, terms, READINGS)

    async def read(self, job: Job, asker: Asker) -> Any:
        try:
            return await self.ask(job, asker)
        except NoAnswer as failure:
            if not self._places:
                raise Refused("too-busy", 503) from None
            if isinstance(failure, Fault):
                logger.error("a reading failed: %s", failure.reason)
                raise Refused("failed", 500) from failure
            raise Refused("too-costly", 422) from failure
