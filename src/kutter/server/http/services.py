"""Services: everything that a running server is made of, for its endpoints."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from fastapi import Request

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, SPECTATOR, Json
from kutter.games.registry import GAMES, is_strange, leave_out
from kutter.guides.registry import guides
from kutter.records.setting import Setting
from kutter.server.bots.pool import BotWorkers, Readers
from kutter.server.contests.contests import Contests
from kutter.server.contests.ledger import Ledger
from kutter.server.http.rate_limit import RateLimits
from kutter.server.http.sockets import STOPPING, Attended, Conversation
from kutter.server.identity.browsers import Browsers
from kutter.server.identity.cookies import Cookies
from kutter.server.identity.links import Links
from kutter.server.lessons.positions import Positions
from kutter.server.nodes.following import Followed
from kutter.server.nodes.handing import HANDED, Handing
from kutter.server.nodes.node import Node
from kutter.server.protocol.acts import Command
from kutter.server.protocol.operation import NotReady
from kutter.server.review.reviews import Reviews
from kutter.server.settings import HOUR, Settings
from kutter.server.storage.backup import back_up_before_upgrade
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from kutter.server.storage.watch import Watch
from kutter.server.system import System
from kutter.server.table.archive import Archive
from kutter.server.table.decide.actor import Actor
from kutter.server.table.live.ownership import Alone
from kutter.server.table.live.table import LiveTable
from kutter.server.table.tables import REST_EVERY, Tables
from kutter.server.table.telling.lists import MOST_LISTED, lobby_json
from kutter.server.table.tidying import tidy

TIDY_SECONDS: Final = HOUR / 4
TABLES_SECONDS: Final = 2.0
WORKERS_SECONDS: Final = 1.5
STORE_SECONDS: Final = 2.5
"""For ending: with what requests may still take, less than the ten seconds that a host waits."""

logger = logging.getLogger(__name__)


@cache
def load_rules() -> None:
    """The compiled rules of every game, before somebody waits for them."""
    for name in list(GAMES):
        try:
            load_game(name)
        except (Exception, SystemExit) as error:
            if not is_strange(name):
                raise
            leave_out(name, error)
    guides()


def load_game(name: str) -> None:
    game = GAMES[name]
    for options in game.meta.variants():
        dealer = SeededDealer(seed_from("load"))
        _, table = Setting(name, game.seats[0], options).start(dealer)
        while game.owing(table) == [CHANCE]:
            game.play(table, game.chance_move(table, dealer))
        for seat in (SPECTATOR, *game.owing(table)):
            game.view_json(game.view(table, seat))


class Services:
    def __init__(self, settings: Settings, system: System, store: Store) -> None:
        self.settings = settings
        self.system = system
        self.store = store
        self.workers = BotWorkers(
            settings.workers, limit=settings.bot_seconds, ready_for=settings.ready_for
        )
        self.readers = Readers(max(1, settings.workers // 4), settings.reading_seconds)
        self.browsers = Browsers(self.store, system)
        self.links = Links(self.store, system)
        self.cookies = Cookies(self.browsers, self.links, settings)
        self.rate_limits = RateLimits(settings.limits, system)
        self.archive = Archive(self.store)
        self.node = Node(store, system, settings.nats) if settings.nats else None
        ownership = self.node or Alone(self.archive)
        self.tables = Tables(self.archive, system, self.workers, settings, ownership)
        self.reviews = Reviews(self.archive, self.workers, system, settings.review_depth)
        self.contests = Contests(
            Ledger(self.store), self.tables, self.workers, system, settings.daily_secret
        )
        self.lessons = Positions(self.readers)
        self.watch = Watch(self.store, self.tables.doubt, self.tables.catch_up, self.send_away)
        self.handing: Handing
        self.stopping = False
        self._conversations: set[Conversation] = set()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await back_up_before_upgrade(self.store, self.settings.data_folder, self.system.now())
        await bring_up_to_date(self.store)
        await self.workers.start()
        await self.readers.start()
        await asyncio.to_thread(load_rules)
        if self.node is None:
            await self.tables.adopt_abandoned()
        else:
            await self.node.enter(self.tables, self.rate_limits, self.handing)
        self.watch.begin()
        self._chores = [
            asyncio.create_task(self._for_ever("tidying up", self.tidy, TIDY_SECONDS)),
            asyncio.create_task(self._for_ever("resting", self.tables.rest, REST_EVERY)),
        ]

    async def close(self) -> None:
        """Lets what is under way finish, then ends; nothing can keep it from that."""
        self.stopping = True
        self.watch.end()
        for chore in self._chores:
            chore.cancel()
        if self.node is None:
            self._close_conversations()
        await at_most(TABLES_SECONDS, "tables", self.tables.stop())
        if self.node is not None:
            await at_most(TABLES_SECONDS, "node", self.node.leave())
            self._close_conversations()  # who comes again finds the tables at other nodes
        await at_most(WORKERS_SECONDS, "workers", self._stop_workers())
        await at_most(STORE_SECONDS, "store", self.store.close())
        await asyncio.sleep(0)

    def _close_conversations(self) -> None:
        for conversation in list(self._conversations):
            conversation.listener.close(STOPPING)

    async def _stop_workers(self) -> None:
        self.contests.stop()
        await asyncio.gather(self.reviews.stop(), self.workers.stop(), self.readers.stop())

    async def _for_ever(self, what: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                logger.exception("%s failed", what)
            await self.system.sleep(every)

    async def tidy(self) -> None:
        """Ends, and forgets, what nobody comes to any more."""
        await self.contests.tidy(self.settings.keep_seconds)
        await tidy(self.tables)
        await self.browsers.forget_unseen_for(self.settings.browser_seconds)

    async def sure(self) -> None:
        """That what we know of tables is so."""
        await self.watch.sure()
        if self.node is not None:
            await self.node.sure()

    def attended(self, table: str) -> Attended | None:
        """A table that somebody here listens to, whoever has it."""
        followed = None if self.node is None else self.node.following.followed.get(table)
        return self.tables.kept.live(table) or followed

    def check_place(self, request: Request, name: str) -> None:
        """What is begun once for all who ask is begun at one node: the others send them there."""
        if self.node is not None and HANDED not in request.scope:
            self.node.check_place(name)

    def waiting(self) -> list[Json]:
        """Public tables with a free seat, the newest first, as they are listed."""
        here = [lobby_json(table) for table in self.tables.kept.waiting()[:MOST_LISTED]]
        if self.node is None:
            return here
        everywhere = here + self.node.gossip.waiting_elsewhere()
        return sorted(everywhere, key=lambda each: -each["created"])[:MOST_LISTED]

    async def do(self, table: Attended, actor: Actor, command: Command) -> int:
        """A command over a socket."""
        if isinstance(table, LiveTable):
            return await self.tables.do(table, actor, command)
        assert self.node is not None
        assert isinstance(table, Followed)
        return await self.node.following.do(table, actor, command)

    async def trouble(self) -> NotReady | None:
        """Why we are not ready to do what is asked."""
        if self.stopping:
            return "stopping"
        if self.node is not None and not self.node.is_sure:
            return "not-hearing"
        return await self.watch.check()

    def send_away(self) -> None:
        """Who listens comes again by itself."""
        for conversation in list(self._conversations):
            conversation.listener.send_away()

    @contextmanager
    def holding(self, conversation: Conversation) -> Iterator[None]:
        self._conversations.add(conversation)
        try:
            yield
        finally:
            self._conversations.discard(conversation)

    def address_of(self, request: Request, path: str) -> str:
        """How a browser elsewhere reaches a path of ours."""
        base = self.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
        return base.rstrip("/") + path


async def at_most(seconds: float, what: str, ending: Coroutine[Any, Any, None]) -> None:
    """What does not come to its end is left behind: it may not even heed a cancellation."""
    task = asyncio.create_task(ending)
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        logger.error("left behind: the %s", what)
    elif error := task.exception():
        logger.error("did not end well: the %s", what, exc_info=error)
