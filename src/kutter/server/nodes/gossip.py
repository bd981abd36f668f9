"""What every node tells all others a few times a second: who waits for players, what was spent.

All of it ends with the lease of who told it.
"""

import logging
from collections import Counter
from collections.abc import Set
from time import monotonic
from typing import Final, Protocol

from kutter.games.contract import Json
from kutter.server.nodes.bus import Bus, Message
from kutter.server.table.tables import Tables
from kutter.server.table.telling.lists import MOST_LISTED, lobby_json

TELL_SECONDS: Final = 0.25
QUIET_SECONDS: Final = 2.0
"""How often it is told where nothing has changed: somebody may have come since."""
MOST_AT_ONCE: Final = 2000
"""Buckets that one message tells of, or addresses."""
UNHEARD_SECONDS: Final = 10.0
"""After which it is said that a node is not heard, and each time again."""

logger = logging.getLogger(__name__)


class Spending(Protocol):
    """How often somebody may do things, over all nodes."""

    sockets_elsewhere: Counter[str]
    """By address."""

    def check(self, what: str, address: str) -> None:
        """Refuses what would be too often."""

    def share(self) -> None:
        """From now on it is noted what is taken."""

    def take_spent(self, most: int) -> list[tuple[str, str, int]]:
        """What was taken here since it was last asked for."""

    def spend(self, what: str, who: str, number: int) -> None:
        """What was taken elsewhere."""

    def sockets(self, most: int) -> dict[str, int]:
        """Of addresses that have some here; where there are many, of those that have most."""


class Gossip:
    def __init__(self, bus: Bus, tables: Tables, spending: Spending) -> None:
        self.bus = bus
        self.tables = tables
        self.spending = spending
        self._waiting: dict[str, list[Json]] = {}
        """By node, its tables that wait for players, as they are listed."""
        self._sockets: dict[str, Counter[str]] = {}
        self._heard: dict[str, float] = {}
        """When each was last heard, or first known of."""
        self._told: Json = {}
        self._quiet = 0.0

    async def begin(self) -> None:
        self.spending.share()
        await self.bus.hear("lobby", self._hear_lobby)
        await self.bus.hear("spent", self._hear_spent)

    def waiting_elsewhere(self) -> list[Json]:
        return [table for tables in self._waiting.values() for table in tables]

    async def tell(self) -> None:
        spent = self.spending.take_spent(MOST_AT_ONCE)
        if spent:
            self.bus.tell("spent", {"node": self.bus.node, "spent": spent})
        waiting = self.tables.kept.waiting()[:MOST_LISTED]
        now = {
            "waiting": [lobby_json(table) for table in waiting],
            "sockets": self.spending.sockets(MOST_AT_ONCE),
        }
        self._quiet += TELL_SECONDS
        if now != self._told or self._quiet >= QUIET_SECONDS:
            self._told, self._quiet = now, 0.0
            self.bus.tell("lobby", {"node": self.bus.node, **now})

    def keep_to(self, hearing: Set[str]) -> None:
        """What was told by other nodes that live and hear."""
        for node in (self._waiting.keys() | self._heard.keys()) - hearing:
            self.forget(node)
        now = monotonic()
        for node in hearing:
            if now - self._heard.setdefault(node, now) > UNHEARD_SECONDS:
                logger.error("the node %s lives and is not heard: is its NATS another?", node)
                self._heard[node] = now

    def forget(self, node: str) -> None:
        self._waiting.pop(node, None)
        self._sockets.pop(node, None)
        self._heard.pop(node, None)
        self._add_up()

    def _hear_lobby(self, told: Message) -> None:
        node = told.head["node"]
        if node != self.bus.node:
            self._heard[node] = monotonic()
            self._waiting[node] = told.head["waiting"]
            self._sockets[node] = Counter(told.head["sockets"])
            self._add_up()

    def _add_up(self) -> None:
        self.spending.sockets_elsewhere = sum(self._sockets.values(), Counter())

    def _hear_spent(self, told: Message) -> None:
        if told.head["node"] != self.bus.node:
            for what, who, number in told.head["spent"]:
                self.spending.spend(what, who, number)
