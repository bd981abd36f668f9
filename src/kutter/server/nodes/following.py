"""Tables of other nodes, for those who listen to them here.

What their owners append is folded and told here as it is there, scrubbed for each seat. Whatever
is not heard is found in the log.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from nats.aio.subscription import Subscription
from nats.errors import Error

from kutter.games.contract import Json
from kutter.server.nodes.bus import Bus, Message, Unreachable
from kutter.server.nodes.leases import Leases
from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command
from kutter.server.protocol.refusals import Refused, RefusedElsewhere
from kutter.server.system import System
from kutter.server.table.decide.actor import Actor
from kutter.server.table.decide.deals import nobody_else_plays
from kutter.server.table.entries import Entry, change_from
from kutter.server.table.folding import folded
from kutter.server.table.live.answers import Answers, answers_in
from kutter.server.table.live.ownership import Elsewhere, Inherited
from kutter.server.table.live.table import LiveTable
from kutter.server.table.tables import Tables
from kutter.server.table.telling.audience import Attendance, Audience, Listener
from kutter.server.table.telling.broadcast import Shown

COMMAND_SECONDS: Final = 5.0
"""After which who waits for a command is told that it failed."""
ANSWER_SECONDS: Final = 1.0
"""After which it is asked again, of who has the table by then."""
AGAIN_SECONDS: Final = 0.1
HEARD_SECONDS: Final = 0.25
"""Until what was acknowledged is looked up in the log, where nobody has told of it."""
OUR_FAULT: Final = ("unavailable", "not-written")
"""What the owner could not do; the next one may."""
LINGER_SECONDS: Final = 30.0
"""For which a table is still followed when nobody listens any more."""

logger = logging.getLogger(__name__)


class Followed:
    """A table of another node."""

    def __init__(
        self, tables: Tables, shown: Shown, answers: Answers, owner: str, bus: Bus
    ) -> None:
        self.tables = tables
        self.state = shown.state
        self.shown = shown
        self.owner = owner
        self.bus = bus
        settings, system = tables.settings, tables.system
        self.audience = Outpost(shown, settings.absent_seconds, system, self._report)
        self.left: float | None = system.now()
        """Since when nobody listens."""
        self.subscription: Subscription | None = None
        self.answers = answers
        self.is_over = False
        """It is ours by now: nothing is folded here any more."""
        self._presence: Json | None = None
        """Who is there, as its owner told."""
        self._lock = asyncio.Lock()
        self._changed = asyncio.Condition()

    @property
    def id(self) -> str:
        return self.state.charter.id

    # What its owner tells

    async def hear(self, entries: Sequence[Entry]) -> None:
        async with self._lock:
            new = [each for each in entries if each.number > self.state.version]
            if new and new[0].number > self.state.version + 1:
                new = await self._rest_of_log()
            await self._go_through(new)

    async def catch_up(self) -> None:
        async with self._lock:
            await self._go_through(await self._rest_of_log())
            await self.tables.show_seed(self.shown)

    async def _rest_of_log(self) -> list[Entry]:
        return await self.tables.archive.log(self.id, self.state.version)

    async def _go_through(self, entries: Sequence[Entry]) -> None:
        if not entries or self.is_over:
            return
        is_over = nobody_else_plays(self.state, entries)
        is_over = is_over or await self.tables.deal_is_over(self.state.charter)
        self.answers |= answers_in(entries)
        self.audience.go_through(entries, is_over)
        async with self._changed:
            self._changed.notify_all()

    async def reach(self, version: int) -> None:
        """Whoever is told that a command was done has seen what it did."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARD_SECONDS), self._changed:
                await self._changed.wait_for(lambda: self.state.version >= version)
        if self.state.version < version:
            await self.catch_up()

    def hear_presence(self, presence: Json) -> None:
        self._presence = presence
        self.audience.tell_presence(presence)

    # Who listens

    def linger(self) -> None:
        """Somebody may come to listen."""
        if self.left is not None:
            self.left = self.tables.system.now()

    def join(self, listener: Listener, since: int | None) -> None:
        self.left = None
        before = self.audience.attendance()
        self.audience.join(listener, since)
        if self._presence is not None and self.audience.attendance() == before:
            self.audience.tell_presence(self._presence)  # its owner has no news

    def leave(self, listener: Listener) -> None:
        self.audience.leave(listener)
        if not self.audience.listeners:
            self.left = self.tables.system.now()

    def send_away(self) -> None:
        for listener in list(self.audience.listeners):
            listener.send_away()

    def report(self) -> None:
        self._report(self.audience.attendance())

    def _report(self, there: Attendance) -> None:
        head = {"table": self.id, "node": self.bus.node, **attendance_json(there)}
        self.bus.tell(f"node.{self.owner}.there", head)


class Outpost(Audience):
    """Who is there, its owner tells; who is here, it is told."""

    def __init__(
        self,
        shown: Shown,
        absent_seconds: float,
        system: System,
        report: Callable[[Attendance], None],
    ) -> None:
        super().__init__(shown, absent_seconds, system)
        self._report = report

    def _tell_presence(self) -> None:
        self._report(self.attendance())


class Following:
    def __init__(self, tables: Tables, leases: Leases, bus: Bus) -> None:
        self.tables = tables
        self.leases = leases
        self.bus = bus
        self.followed: dict[str, Followed] = {}
        self._beginning: dict[str, asyncio.Task[Followed]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def follow(self, elsewhere: Elsewhere) -> Followed:
        """As its log has it now: whoever comes is shown what is so."""
        found = self.followed.get(elsewhere.name)
        if found is None:
            beginning = self._beginning.get(elsewhere.name)
            if beginning is None:
                beginning = asyncio.create_task(self._begin(elsewhere), name=elsewhere.name)
                self._beginning[elsewhere.name] = beginning
                beginning.add_done_callback(self._begun)
            return await asyncio.shield(beginning)
        found.linger()
        if found.owner != elsewhere.node:
            await self._attach(found, elsewhere.node)
        await found.catch_up()
        return found

    def _begun(self, task: asyncio.Task[Followed]) -> None:
        del self._beginning[task.get_name()]
        if not task.cancelled():
            task.exception()  # whoever asked may be gone

    async def _begin(self, elsewhere: Elsewhere) -> Followed:
        archive = self.tables.archive
        charter = await archive.charter(elsewhere.name)
        if charter is None:
            raise Refused("no-such-table", 404)
        entries = await archive.log(charter.id)
        shown = Shown(await folded(charter, entries))
        answers = answers_in(entries)
        found = Followed(self.tables, shown, answers, elsewhere.node, self.bus)

        def hear(message: Message) -> None:
            if "presence" in message.head:
                found.hear_presence(message.head["presence"])
            else:
                entries = [entry_from(row) for row in message.head["entries"]]
                self._begin_task(found.hear(entries))

        try:
            found.subscription = await self.bus.hear(f"table.{charter.id}", hear)
        except (Error, OSError):
            raise Refused("unavailable", 503) from None
        self.followed[found.id] = found
        await self._attach(found, elsewhere.node)
        await found.catch_up()
        return found

    async def _attach(self, found: Followed, owner: str) -> None:
        """Where nobody answers, the log tells."""
        found.owner = owner
        head = {"table": found.id, "node": self.bus.node}
        with suppress(Unreachable, Refused, RefusedElsewhere):
            await self.bus.ask(owner, "follow", head)
        found.report()

    def _begin_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, Refused):
                logger.error("a table could not be followed", exc_info=error)

    # Commands

    async def do(self, table: Followed, actor: Actor, command: Command) -> int:
        """By its owner, whoever that is by then."""
        asked = {
            "table": table.id,
            "holder": actor.holder,
            "seat": actor.seat,
            "command": command.model_dump(mode="json"),
        }
        loop = asyncio.get_running_loop()
        deadline = loop.time() + COMMAND_SECONDS
        while (left := deadline - loop.time()) > 0:
            try:
                METRICS.handed.inc()
                with METRICS.handed_seconds.time():
                    seconds = min(left, ANSWER_SECONDS)
                    answer = await self.bus.ask(table.owner, "do", asked, seconds=seconds)
                version: int = answer.head["version"]
            except (Unreachable, RefusedElsewhere) as error:
                if isinstance(error, RefusedElsewhere) and error.refusal.code not in OUR_FAULT:
                    raise
                live = await self.settle(table)
                if live is not None:
                    return await self.tables.do(live, actor, command)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            await table.reach(version)
            return version
        raise Refused("not-written", 503)

    async def settle(self, table: Followed) -> LiveTable | None:
        """Finds out whose it is now; if it has become ours, who listens goes on listening."""
        try:
            live = await self.tables.get(table.id)
        except Elsewhere as elsewhere:
            if table.owner != elsewhere.node:
                await self._attach(table, elsewhere.node)
            return None
        except Refused:
            return None
        self.hand_to(live)
        return live

    async def give(self, name: str, version: int) -> Inherited | None:
        """A table that is ours now, whose log is so long; it must be shown to its end by then."""
        table = self.followed.get(name)
        if table is None:
            return None
        if table.state.version < version:
            await table.catch_up()
        is_good = table.state.version == version and table.state.status != "frozen"
        return Inherited(table.shown, table.answers) if is_good else None

    def hand_to(self, live: LiveTable) -> None:
        table = self.followed.pop(live.id, None)
        if table is None:
            return
        table.is_over = True
        for listener in list(table.audience.listeners):
            live.join(listener, table.state.version)
        table.audience.listeners.clear()
        self._begin_task(self._forget(table))

    def send_away(self) -> None:
        """Everybody: other nodes can serve them."""
        for table in self.followed.values():
            table.send_away()

    # From time to time

    async def look(self, may_have_missed: bool) -> None:
        """What was not heard is read, and what nobody listens to is left alone."""
        now = self.tables.system.now()
        for table in list(self.followed.values()):
            if table.left is not None and now - table.left > LINGER_SECONDS:
                del self.followed[table.id]
                await self._forget(table)
        if not self.followed:
            return
        known = await self.leases.how_far(list(self.followed))
        for table in list(self.followed.values()):
            if table.id not in known:
                table.send_away()
                continue
            try:
                await self._look_at(table, *known[table.id])
            except Refused:
                raise  # by the database, and it would refuse the others, too
            except Exception:  # one of them must not keep the others
                logger.exception("a table could not be looked after", extra={"table": table.id})
            if may_have_missed:
                table.report()

    async def _look_at(self, table: Followed, owner: str | None, version: int) -> None:
        if owner not in (table.owner, self.bus.node, None):
            await self._attach(table, owner)
        elif owner != table.owner:
            await self.settle(table)
        if version > table.state.version:
            await table.catch_up()

    async def _forget(self, table: Followed) -> None:
        head = {"table": table.id, "node": self.bus.node}
        self.bus.tell(f"node.{table.owner}.unfollow", head)
        if table.subscription is not None:
            with suppress(Error, OSError):
                await table.subscription.unsubscribe()


def attendance_json(there: Attendance) -> Json:
    return {"seats": sorted(there.seats), "watching": there.watching}


def entry_from(row: Json) -> Entry:
    change = change_from(row["kind"], row["data"])
    return Entry(row["number"], change, row["at"], row["actor"], row["command"])
