"""This server among those that share its database."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from math import inf
from socket import gethostname
from time import monotonic
from typing import Final

from nats.errors import Error

from kutter import __version__
from kutter.games.contract import Json
from kutter.language.errors import BadInput
from kutter.server.nodes.bus import Bus, Message, Unreachable
from kutter.server.nodes.following import Following
from kutter.server.nodes.gossip import TELL_SECONDS, Gossip, Spending
from kutter.server.nodes.handing import Handing
from kutter.server.nodes.leases import LEASE_SECONDS, RENEW_SECONDS, Leases, Living
from kutter.server.nodes.thinking import Helping
from kutter.server.protocol.acts import Command
from kutter.server.protocol.refusals import Refused
from kutter.server.storage.store import Store
from kutter.server.storage.writer import GRACE_SECONDS
from kutter.server.system import System
from kutter.server.table.archive import UnreadableTable, entry_row
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.contests import is_private
from kutter.server.table.decide.deals import share_deal
from kutter.server.table.entries import Entry
from kutter.server.table.glimpse import glimpse_of
from kutter.server.table.live.ownership import Claimed, Elsewhere, Inherited
from kutter.server.table.live.table import LiveTable
from kutter.server.table.tables import Tables
from kutter.server.table.telling.audience import Attendance
from kutter.server.table.telling.lists import mine_json

HOUSE: Final = "house"
"""The name of what keeps the messages of one database's nodes apart from others'."""
LOOK_SECONDS: Final = 1.0
"""How often the log is compared with what was heard."""
DEAF_AFTER: Final = 3
"""Renewals in which the others hear, and we do not."""
MOST_KNOWN: Final = 50_000
MOST_AT_ONCE: Final = 50
"""Abandoned tables that a node takes in one go: others are to have some of them."""

logger = logging.getLogger(__name__)


class Node:
    """What it holds, whom it hears, who follows what it holds."""

    def __init__(self, store: Store, system: System, url: str) -> None:
        self.system = system
        self.store = store
        self.node = system.new_id()
        self.bus = Bus(url, self.node, self._look_soon)
        self.leases = Leases(store, self.node, __version__, gethostname())
        self.living: dict[str, Living] = {}
        self.tables: Tables
        self.following: Following
        self.gossip: Gossip
        self.helping: Helping
        self._followers: dict[str, set[str]] = {}
        """By table: nodes that follow it."""
        self._claimed: dict[str, Claimed | None] = {}
        """Tables that are ours, and not loaded yet; None: we do not know since when."""
        self._may_hold_more = False
        self._elsewhere: OrderedDict[str, str] = OrderedDict()
        """By table: the node that had it when it was last asked for."""
        self._renewed = -inf
        self._renewal = asyncio.Condition()
        self._silent = 0
        self._to_look = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._adopting: asyncio.Task[None] | None = None

    # Coming and going

    async def enter(self, tables: Tables, spending: Spending, handing: Handing) -> None:
        """Once all is ready for tables: from now on others let us have some."""
        self.tables = tables
        self.following = Following(tables, self.leases, self.bus)
        self.gossip = Gossip(self.bus, tables, spending)
        self.helping = Helping(self.bus, tables.around.workers)
        house = await self.store.secret(HOUSE, self.system.new_secret().encode())
        try:
            await self.bus.open(house.decode())
        except (Error, OSError, TimeoutError) as error:
            raise BadInput("nats-fails", reason=str(error) or type(error).__name__) from None
        for what, answering in (
            ("do", self._do),
            ("follow", self._be_followed),
            ("share", self._share),
            ("http", handing.answer),
            ("mine", self._list),
        ):
            await self.bus.answer(what, answering)
        await self.bus.hear(f"node.{self.node}.there", self._note_attendance)
        await self.bus.hear(f"node.{self.node}.unfollow", self._end_following)
        await self.bus.hear("left", self._note_left)
        await self.bus.hear("missed", self._note_missed)
        await self.gossip.begin()
        await self.helping.begin()
        await self._renew()
        self._tasks = [
            asyncio.create_task(self._for_ever(self._renew, RENEW_SECONDS)),
            asyncio.create_task(self._look_for_ever()),
            asyncio.create_task(self._for_ever(self.gossip.tell, TELL_SECONDS)),
        ]

    async def leave(self) -> None:
        """Once nothing is written any more: others may have the tables."""
        self.helping.end()
        for task in (*self._tasks, self._adopting):
            if task is not None:
                task.cancel()
        try:
            await self.leases.leave()
        except Refused:
            logger.warning("others wait until the lease has run out")
        self.bus.tell("left", {"node": self.node})
        await asyncio.sleep(0.05)
        await self.bus.close()

    @property
    def is_sure(self) -> bool:
        return monotonic() - self._renewed <= LEASE_SECONDS and not self._is_deaf

    async def sure(self) -> None:
        """That we are not thought dead: then others may have what we think is ours."""
        if self.is_sure:
            return
        try:
            async with asyncio.timeout(GRACE_SECONDS), self._renewal:
                await self._renewal.wait_for(lambda: self.is_sure)
        except TimeoutError:
            raise Refused("unavailable", 503) from None

    async def _for_ever(self, work: Callable[[], Awaitable[None]], every: float) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await work()
            except Refused:
                continue  # the writer tells what is wrong
            except Exception:
                logger.exception("a node could not go on as it should")

    async def _renew(self) -> None:
        asked = monotonic()
        nodes, has_run_out = await self.leases.renew(self.bus.is_connected)
        if has_run_out:  # also where our own clock stood still
            self._renewed = -inf
        # Not since it was asked for: until it was written, others saw the one before run out.
        if self.living and monotonic() - self._renewed > LEASE_SECONDS:
            self._claimed.clear()
            self._may_hold_more = True
            self.tables.doubt()
            await self.tables.catch_up()
        self._renewed = asked
        async with self._renewal:
            self._renewal.notify_all()
        before, self.living = self.living, {each.id: each for each in nodes}
        for node in before.keys() - self.living.keys():
            self._forget(node)
        for each in nodes:
            if not each.hears:
                self.bus.give_up_on(each.id)
        self.gossip.keep_to({each.id for each in nodes if each.hears} - {self.node})
        await self._heed_silence()
        if not self._is_deaf and (self._adopting is None or self._adopting.done()):
            self._adopting = asyncio.create_task(self._adopt())

    async def _heed_silence(self) -> None:
        """A node that alone does not hear the others lets them have its tables: they cannot ask."""
        others = any(each.hears for each in self.living.values() if each.id != self.node)
        was_deaf = self._is_deaf
        self._silent = 0 if self.bus.is_connected else self._silent + others
        if self._is_deaf and not was_deaf:
            logger.error("the other nodes are not heard: they are given the tables")
            self._claimed.clear()
            self.following.send_away()
            await self.tables.let_go()
            await self.leases.let_go()
        elif was_deaf and not self._is_deaf:
            logger.warning("the other nodes are heard again")

    @property
    def _is_deaf(self) -> bool:
        return self._silent >= DEAF_AFTER

    async def _adopt(self) -> None:
        try:
            await self.tables.adopt_abandoned()
        except Refused:
            return
        except Exception:
            logger.exception("tables could not be taken over")

    def _forget(self, node: str) -> None:
        """Nobody listens there any more, and what it held is free."""
        self.bus.give_up_on(node)
        self.gossip.forget(node)
        for table in self.tables.kept.all_live():
            table.attend(node, Attendance())
        for followers in self._followers.values():
            followers.discard(node)
        self._look_soon()

    def _look_soon(self) -> None:
        """Something may not have been heard, here or there."""
        self._to_look.set()

    async def _look_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._to_look.wait()
            may_have_missed = self._to_look.is_set()
            self._to_look.clear()
            try:
                await self.following.look(may_have_missed)
            except Refused:
                continue
            except Exception:
                logger.exception("followed tables could not be looked after")

    # Whose a table is

    def check_here(self, table: str) -> None:
        owner = self.living.get(self._elsewhere.get(table, ""))
        if owner is not None and owner.hears:
            raise Elsewhere(table, owner.id)

    async def claim(self, table: str) -> Claimed:
        if self._is_deaf:  # nobody could ask us for it
            raise Refused("unavailable", 503)
        if (known := self._claimed.get(table)) is not None:
            return known
        owner, claimed = await self.leases.claim(table)
        if owner != self.node:
            self._elsewhere[table] = owner
            if len(self._elsewhere) > MOST_KNOWN:
                self._elsewhere.popitem(last=False)
            raise Elsewhere(table, owner)
        self._elsewhere.pop(table, None)
        return claimed

    async def abandoned(self) -> AsyncIterator[str]:
        """All are ours before any is loaded: whoever asks for one need not wait for the others."""
        while not self._is_deaf:
            while claimed := await self._claim_abandoned():
                self._claimed |= claimed
            if not self._claimed:
                return
            while self._claimed and not self._is_deaf:
                name = next(iter(self._claimed))
                yield name
                self._claimed.pop(name, None)  # not before: else it is tried again

    async def _claim_abandoned(self) -> Mapping[str, Claimed | None]:
        """First what was claimed already, when only the word of it got lost."""
        if self._may_hold_more:
            held = await self.leases.held_open()
            self._may_hold_more = False
            known = self.tables.kept.knows_open
            if lost := [each for each in held if each not in self._claimed and not known(each)]:
                return dict.fromkeys(lost)
        self._may_hold_more = True
        claimed = await self.leases.claim_abandoned(self._some_of)
        self._may_hold_more = False
        return claimed

    def _some_of(self, tables: Sequence[str]) -> Sequence[str]:
        """First what was followed and need not be loaded; of the rest each node another part."""
        followed = self.following.followed
        ordered = sorted(tables, key=lambda each: (each not in followed, hash((self.node, each))))
        return ordered[:MOST_AT_ONCE]

    async def held(self) -> dict[str, int]:
        return await self.leases.held()

    async def inherit(self, table: str, claimed: Claimed | None) -> Inherited | None:
        return None if claimed is None else await self.following.give(table, claimed.version)

    def welcome(self, table: LiveTable) -> None:
        self.following.hand_to(table)

    async def play_elsewhere(self, deal: str) -> list[str]:
        return await self.leases.open_with(deal)

    async def share_elsewhere(self, table: str, maker: str) -> None:
        owner, _ = await self.leases.claim(table)
        try:
            await self.bus.ask(owner, "share", {"table": table, "maker": maker})
        except Unreachable:
            raise Refused("unavailable", 503) from None

    async def listed(self, names: Sequence[str], holder: str, address: str) -> dict[str, Json]:
        """What other nodes tell somebody of the tables that they have, by table."""
        told: dict[str, Json] = {}
        by_node: dict[str, list[str]] = {}
        for name, owner in (await self.leases.owners(names)).items():
            by_node.setdefault(owner, []).append(name)
        for node, wanted in by_node.items():
            try:
                head = {"names": wanted, "holder": holder, "address": address}
                answer = await self.bus.ask(node, "mine", head)
            except Unreachable:
                raise Refused("unavailable", 503) from None
            told |= answer.head["tables"]
        return told

    def check_place(self, name: str) -> None:
        """Refuses, with `Elsewhere`, what is another node's part, as all nodes see it."""
        parts = {node: sha256(f"{node} {name}".encode()).digest() for node in self.living}
        place = max(parts, key=parts.__getitem__, default=self.node)
        if place != self.node:
            raise Elsewhere(name, place, is_table=False)

    # What others are told

    def tell(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        if self._followers.get(table.id):
            rows = [entry_row(table.id, entry) for entry in entries]
            self.bus.tell(f"table.{table.id}", {"entries": rows})

    def tell_presence(self, table: str, presence: Json) -> None:
        if self._followers.get(table):
            self.bus.tell(f"table.{table}", {"presence": presence})

    # What others ask and tell

    async def _do(self, asked: Message) -> Message:
        table = await self.tables.get(asked.head["table"])
        actor = Actor(asked.head["holder"], asked.head["seat"])
        command = Command.model_validate(asked.head["command"])
        return Message({"version": await self.tables.do(table, actor, command)})

    async def _be_followed(self, asked: Message) -> Message:
        table = await self.tables.get(asked.head["table"])
        self._followers.setdefault(table.id, set()).add(asked.head["node"])
        return Message({"version": table.state.version})

    async def _share(self, asked: Message) -> Message:
        table = await self.tables.get(asked.head["table"])
        if table.state.charter.maker != asked.head["maker"]:
            raise Refused("deal-is-played", 403)
        await table.add(share_deal)
        return Message({})

    async def _list(self, asked: Message) -> Message:
        told: dict[str, Json] = {}
        holder = asked.head["holder"]
        for name in asked.head["names"]:
            glimpse = self.tables.kept.glimpse(name)
            if glimpse is None:
                self.gossip.spending.check("loads", asked.head["address"])
                try:
                    glimpse = glimpse_of((await self.tables.get(name)).state)
                except UnreadableTable:
                    continue
            if not is_private(glimpse, holder, self.system.now()):
                told[name] = mine_json(glimpse, holder)
        return Message({"tables": told})

    def _note_attendance(self, told: Message) -> None:
        table = self.tables.kept.live(told.head["table"])
        if table is not None:
            self._followers.setdefault(table.id, set()).add(told.head["node"])
            seats = frozenset(told.head["seats"])
            table.attend(told.head["node"], Attendance(seats, told.head["watching"]))

    def _end_following(self, told: Message) -> None:
        name, node = told.head["table"], told.head["node"]
        followers = self._followers.get(name, set())
        followers.discard(node)
        if not followers:
            self._followers.pop(name, None)
        if (table := self.tables.kept.live(name)) is not None:
            table.attend(node, Attendance())

    def _note_missed(self, told: Message) -> None:
        if told.head["node"] != self.node:
            self.bus.give_up_on(told.head["node"])
            self._look_soon()

    def _note_left(self, told: Message) -> None:
        if told.head["node"] != self.node and self.living.pop(told.head["node"], None):
            self._forget(told.head["node"])
