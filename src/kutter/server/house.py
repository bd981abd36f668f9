"""The house: everything that a running server is made of."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from fastapi import Request

from kutter.core.dealer import SeededDealer, seed_from
from kutter.core.game import CHANCE, SPECTATOR, play
from kutter.games import GAMES, Setting
from kutter.server.backup import back_up_before_upgrade
from kutter.server.doors import Doors
from kutter.server.limits import Turnstile
from kutter.server.seats import Seats
from kutter.server.settings import Settings
from kutter.server.sockets import STOPPING, Conversation
from kutter.server.store import Store
from kutter.server.tables import Tables
from kutter.server.upgrade import bring_up_to_date
from kutter.server.workers import BotWorkers
from kutter.server.world import World


@cache
def load_rules() -> None:
    """The compiled rules of every game, before somebody waits for them."""
    for name, game in GAMES.items():
        for options in game.variants():
            dealer = SeededDealer(seed_from("load"))
            _, table = Setting(name, game.seats[0], options).start(dealer)
            while game.owing(table) == [CHANCE]:
                play(game, table, game.chance_move(table, dealer))
            for seat in (SPECTATOR, *game.owing(table)):
                game.view_json(game.view(table, seat))


class House:
    def __init__(self, settings: Settings, world: World) -> None:
        self.settings = settings
        self.world = world
        self.store = Store(settings.database)
        self.workers = BotWorkers(
            settings.workers, limit=settings.bot_seconds, ready_for=settings.ready_for
        )
        self.seats = Seats(self.store, world)
        self.doors = Doors(self.seats, settings)
        self.turnstile = Turnstile(settings.limits, world)
        self.tables = Tables(self.store, world, self.workers, settings)
        self.stopping = False
        self._conversations: set[Conversation] = set()

    async def open(self) -> None:
        await self.store.open()
        await back_up_before_upgrade(self.store, self.settings.data_folder, self.world.now())
        await bring_up_to_date(self.store)
        await self.workers.start()
        await asyncio.to_thread(load_rules)
        await self.tables.load()

    async def close(self) -> None:
        """Lets what is under way finish, then ends."""
        self.stopping = True
        for conversation in list(self._conversations):
            conversation.listener.close(STOPPING)
        await self.tables.stop()
        await self.workers.stop()
        await self.store.close()
        await asyncio.sleep(0)

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
