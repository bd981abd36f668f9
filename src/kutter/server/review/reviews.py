"""Reviews under way: worked out once for all who wait, and only as long as somebody does."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from kutter.bots.judging import Depth
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.queue import Asker
from kutter.server.protocol.refusals import Refused
from kutter.server.review.jobs import Counting, Game, Judging, Summing
from kutter.server.system import System
from kutter.server.table.archive import Archive, Reviewed

MOST_EACH: Final = 2
"""Reviews under way for one address …"""
MOST: Final = 32
"""… and for all."""
NEWS_SECONDS: Final = 0.5
"""So much lies between two answers about one review."""
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

    @property
    def under_way(self) -> int:
        return len(self._courses)

    async def look(
        self, wanted: Reviewed, record: bytes, asker: Asker, known: int | None
    ) -> Progress:
        """How far it is: at once, or to whoever knows that already once it has got further."""
        kept = await self.archive.review(wanted)
        if kept is not None:
            return Progress(0, 0, kept)
        course = self._courses.get(wanted) or self._begin(wanted, record, asker)
        course.waiting += 1
        try:
            if known is not None:
                await self._wait_for_news(course, known)
            return course.progress()
        finally:
            course.waiting -= 1
            if course.waiting == 0:
                asyncio.get_running_loop().call_later(LINGER_SECONDS, self._end_left, course)

    async def stop(self) -> None:
        for course in list(self._courses.values()):
            if course.work is not None:
                course.work.cancel()
                with suppress(asyncio.CancelledError):
                    await course.work

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
            del self._courses[wanted]
            async with course.news:
                course.news.notify_all()

    async def _review(self, game: Game, course: Course) -> bytes:
        ask = self.workers.review
        course.all = await ask(Counting(game), course.asker)
        decisions = []
        for number in range(course.all):
            decisions.append(await ask(Judging(game, number), course.asker))
            async with course.news:
                course.done += 1
                course.news.notify_all()
        made: bytes = await ask(Summing(game, decisions), course.asker)
        return made

    async def _wait_for_news(self, course: Course, known: int) -> None:
        await self.system.sleep(NEWS_SECONDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS), course.news:
                await course.news.wait_for(lambda: course.is_over or course.done > known)

    def _end_left(self, course: Course) -> None:
        if course.waiting == 0 and course.work is not None:
            course.work.cancel()
