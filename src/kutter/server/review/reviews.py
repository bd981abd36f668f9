"""Reviews under way: worked out once for all who wait, and only as long as somebody does."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from kutter.bots.jobs import Job
from kutter.bots.judging import Depth
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import Fault, NoAnswer
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from kutter.server.review.jobs import Counting, Game, Judging, Summing
from kutter.server.system import System
from kutter.server.table.archive import Archive, Reviewed

MOST_EACH: Final = 2
"""Reviews under way for one address …"""
MOST: Final = 32
"""… and for all."""
NEWS_SECONDS: Final = 1.0
"""So much lies between two answers about one review, a quarter more or less …"""
GOLDEN: Final = (5**0.5 - 1) / 2
"""… by the fractions of its multiples: they lie far apart, so that not all ask in step."""
PATIENCE_SECONDS: Final = 20.0
"""Then it is answered although there is no news."""
LINGER_SECONDS: Final = 10.0
"""A review goes on for so long after the last who waited went away."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    done: int
    all: int | None
    """Not known at first."""
    review: bytes | None = None


@dataclass(eq=False)
class Course:
    """A review under way."""

    asker: Asker
    done: int = 0
    all: int | None = None
    review: bytes | None = None
    failed: Refused | None = None
    waiting: int = 0
    news: asyncio.Condition = field(default_factory=asyncio.Condition)
    work: asyncio.Task[None] | None = None
    lingering: asyncio.Task[None] | None = None
    """Since the last who waited went away."""

    def progress(self) -> Progress:
        if self.failed is not None:
            raise self.failed
        return Progress(self.done, self.all, self.review)

    @property
    def is_over(self) -> bool:
        return self.review is not None or self.failed is not None


class Reviews:
    def __init__(
        self, archive: Archive, workers: BotWorkers, system: System, depth: Depth | None
    ) -> None:
        self.archive = archive
        self.workers = workers
        self.system = system
        self.depth = depth
        self._courses: dict[Reviewed, Course] = {}
        self._waits = count(1)

    @property
    def under_way(self) -> int:
        return len(self._courses)

    async def look(
        self,
        wanted: Reviewed,
        record: Callable[[], Awaitable[bytes]],
        asker: Asker,
        known: int | None,
    ) -> Progress:
        """How far it is: at once, or to whoever knows that already once it has got further.

        For the record is asked only where a review begins; it refuses what cannot be reviewed.
        """
        course = self._courses.get(wanted)
        if course is None:
            kept = await self.archive.review(wanted)
            if kept is not None:
                return Progress(0, 0, kept)
            given = await record()
            course = self._courses.get(wanted) or self._begin(wanted, given, asker)
        course.waiting += 1
        if course.lingering is not None:
            course.lingering.cancel()
        try:
            if known is not None:
                await self._wait_for_news(course, known)
            return course.progress()
        finally:
            course.waiting -= 1
            if course.waiting == 0 and not course.is_over:
                course.lingering = asyncio.create_task(self._linger(wanted, course))

    async def stop(self) -> None:
        for course in list(self._courses.values()):
            for task in (course.work, course.lingering):
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task

    def _begin(self, wanted: Reviewed, record: bytes, asker: Asker) -> Course:
        under_way = Counter(each.asker.address for each in self._courses.values())
        if under_way[asker.address] >= MOST_EACH:
            raise Refused("too-often", 429)
        if under_way.total() >= MOST:
            raise Refused("too-busy", 503)
        course = self._courses[wanted] = Course(asker)
        game = Game(record, wanted.seat, wanted.is_open, self.depth)
        course.work = asyncio.create_task(self._work(wanted, game, course))
        return course

    async def _work(self, wanted: Reviewed, game: Game, course: Course) -> None:
        try:
            review = await self._review(game, course)
            await self.archive.add_review(wanted, review, self.system.now())
            course.review = review
        except NoAnswer as failure:
            logger.error("a review failed: %s", failure.reason)
            course.failed = Refused("failed", 500)
        except Refused as refused:
            course.failed = refused
        finally:
            self._forget(wanted, course)
            if course.lingering is not None:
                course.lingering.cancel()
            async with course.news:
                course.news.notify_all()

    async def _review(self, game: Game, course: Course) -> bytes:
        course.all = await self._ask(Counting(game), course.asker)
        decisions = []
        for number in range(course.all):
            decisions.append(await self._ask(Judging(game, number), course.asker))
            async with course.news:
                course.done += 1
                course.news.notify_all()
        made: bytes = await self._ask(Summing(game, decisions), course.asker)
        return made

    async def _ask(self, piece: Job, asker: Asker) -> Any:
        """Once more where a worker hung or died: that need not be the piece's fault."""
        try:
            return await self.workers.review(piece, asker)
        except Fault:
            raise
        except NoAnswer:
            return await self.workers.review(piece, asker)

    async def _wait_for_news(self, course: Course, known: int) -> None:
        await self.system.sleep(NEWS_SECONDS * (0.75 + next(self._waits) * GOLDEN % 1 / 2))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS), course.news:
                await course.news.wait_for(lambda: course.is_over or course.done > known)

    async def _linger(self, wanted: Reviewed, course: Course) -> None:
        """Ends what nobody has come back for."""
        await self.system.sleep(LINGER_SECONDS)
        self._forget(wanted, course)
        course.lingering = None
        assert course.work is not None
        course.work.cancel()

    def _forget(self, wanted: Reviewed, course: Course) -> None:
        """Whoever asks from now on begins anew, and may have done so already."""
        if self._courses.get(wanted) is course:
            del self._courses[wanted]
