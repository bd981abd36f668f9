"""A live table: one act at a time is decided, written, folded and told, in that order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command, Start
from kutter.server.protocol.refusals import Refused
from kutter.server.storage.writer import NotHeld
from kutter.server.table.decide.actor import Actor, Decision, Moment
from kutter.server.table.decide.acts import decide
from kutter.server.table.decide.deals import awaited, nobody_else_plays
from kutter.server.table.decide.gathering import check_start
from kutter.server.table.decide.time import Patience, next_due, overdue
from kutter.server.table.entries import Change, Entry
from kutter.server.table.live.answers import Answers, answers_in
from kutter.server.table.live.bot_seats import TRY_AGAIN_SECONDS, BotSeats
from kutter.server.table.live.surroundings import Surroundings
from kutter.server.table.state import TableState
from kutter.server.table.telling.audience import Absence, Attendance, Audience, Listener
from kutter.server.table.telling.broadcast import Shown

logger = logging.getLogger(__name__)


class LogIsBehind(Refused):
    """It lost what was told already: another file or another database stands in its place."""

    def __init__(self) -> None:
        super().__init__("not-written", 503)


Adding = Callable[..., Awaitable[None]]
"""Takes changes, and statements for the database that must be true with them."""


@dataclass(frozen=True)
class Memory:
    """What a table knows and no log does."""

    payer: str
    """In whose name its bots think."""
    turn_began: float
    """Not before: nobody loses time for which we are to blame."""
    absence: Absence


class LiveTable:
    def __init__(
        self,
        shown: Shown,
        answers: Answers,
        around: Surroundings,
        memory: Memory | None = None,
        epoch: int | None = None,
    ) -> None:
        """`epoch`: since which of its owners the table is ours, where nodes share it."""
        state = shown.state
        self.state = state
        self.epoch = epoch
        self.around = around
        self.shown = shown
        settings, system = around.settings, around.system
        self.patience = Patience(settings.undo_seconds, settings.gone_seconds)
        absence = None if memory is None else memory.absence
        self.audience = Audience(
            self.shown,
            settings.absent_seconds,
            system,
            absence,
            lambda presence: around.ownership.tell_presence(state.charter.id, presence),
        )
        payer = state.charter.maker if memory is None else memory.payer
        self.bots = BotSeats(state, around, payer)
        self.touched = system.now()
        """When somebody last came, went, or asked for it, or something happened."""
        self._lock = asyncio.Lock()
        self._answers = answers
        self._is_in_doubt = False
        self._is_stopped = False
        self._under_way: set[asyncio.Task[int]] = set()
        self._alarm: asyncio.Task[None] | None = None
        self._starts: set[asyncio.Event] = set()
        """Starts that wait for shares of the shuffle."""

    @property
    def id(self) -> str:
        return self.state.charter.id

    # Acting

    async def act(self, actor: Actor, command: Command) -> int:
        """The version at which a command took effect."""
        known = self._answers.get((actor.holder, command.id))
        if known is not None:
            return known
        if isinstance(command.act, Start):
            await self._gather_shares(actor)
        version = await self.add(
            lambda state: decide(state, actor, command.act, command.version, self.moment()),
            actor.holder,
            command.id,
        )
        if actor.seat is not None and actor.seat in self.state.held_by(actor.holder):
            self.audience.absence.last_acted[actor.seat] = self.around.system.now()
        return version

    async def _gather_shares(self, actor: Actor) -> None:
        """Until all who are there have added theirs, but not for long."""
        check_start(self.state, actor)
        complete = asyncio.Event()
        self._starts.add(complete)
        self._note_shares()
        waits = asyncio.create_task(complete.wait())
        patience = asyncio.create_task(self.around.system.sleep(self.around.settings.share_seconds))
        try:
            await asyncio.wait((waits, patience), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._starts.discard(complete)
            waits.cancel()
            patience.cancel()

    def _note_shares(self) -> None:
        if self._starts and not awaited(self.state, self._there):
            for complete in self._starts:
                complete.set()

    async def add(
        self, decided: Decision, actor: str | None = None, command: str | None = None
    ) -> int:
        """Facts that are decided on when it is their turn. Who may be cancelled shields it."""
        async with self._lock:
            await self._prepare()
            known = self._answers.get((actor, command))
            if command is not None and known is not None:
                return known
            changes = decided(self.state)
            if changes:
                await self._append(changes, (), actor, command)
            return self.state.version

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Adding]:
        """Nothing else happens at the table meanwhile; gives what adds changes to it."""

        async def add(changes: Sequence[Change], *statements: Any) -> None:
            if changes:
                await self._append(changes, statements)
            else:
                await self._write((), statements)

        async with self._lock:
            await self._prepare()
            yield add

    async def _prepare(self) -> None:
        """For an act, once nothing else happens."""
        if self._is_stopped:
            raise Refused("not-written", 503)
        if self._is_in_doubt:
            await self._catch_up()

    def doubt(self) -> None:
        """Somebody else may have written to the log."""
        self._is_in_doubt = True

    async def catch_up(self) -> None:
        async with self._lock:
            await self._catch_up()

    async def _add_shielded(self, decided: Decision) -> None:
        """Once begun, it is done to its end."""
        task = asyncio.create_task(self.add(decided))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        task.add_done_callback(was_heard)
        await asyncio.shield(task)

    async def _append(
        self,
        changes: Sequence[Change],
        statements: Sequence[Any],
        actor: str | None = None,
        command: str | None = None,
    ) -> None:
        now = self.around.system.now()
        first = self.state.version + 1
        entries = [
            Entry(number, change, now, *((actor, command) if number == first else (None, None)))
            for number, change in enumerate(changes, first)
        ]
        await self._write(entries, statements)
        await self._go_through(entries)

    async def _write(self, entries: Sequence[Entry], statements: Sequence[Any]) -> None:
        try:
            with METRICS.commit_seconds.time():
                archive = self.around.archive
                await archive.append(self.id, entries, *statements, epoch=self.epoch)
        except NotHeld:
            self._stop_beginning()
            self.around.lost(self)
            raise
        except (Refused, asyncio.CancelledError):
            self._is_in_doubt = True
            raise

    async def _catch_up(self) -> None:
        """A write that failed may have been done all the same, and only the word of it got lost."""
        try:
            entries = await self.around.archive.log(self.id)
        except Refused:
            raise Refused("not-written", 503) from None
        if (entries[-1].number if entries else 0) < self.state.version:
            raise LogIsBehind
        await self._go_through([each for each in entries if each.number > self.state.version])
        self._is_in_doubt = False

    async def _go_through(self, entries: Sequence[Entry]) -> None:
        """What is in the log is folded and told."""
        status = self.state.status
        self.around.ownership.tell(self, entries)
        self._answers |= answers_in(entries)
        # Asked before anything is folded: who comes meanwhile finds the table as it was told.
        is_over = nobody_else_plays(self.state, entries)
        is_over = is_over or await self.around.deal_is_over(self.state.charter)
        self.audience.go_through(entries, is_over)
        for entry in entries:
            METRICS.entries_of(entry.kind).inc()
        self.go_on()
        if self.state.status != status:
            with suppress(Refused):  # the next start finds it in the log
                await self.around.archive.set_status(self.state, self.epoch)

    # Who listens

    @property
    def listeners(self) -> set[Listener]:
        return self.audience.listeners

    @property
    def is_attended(self) -> bool:
        """Whether somebody listens, at any node."""
        return bool(self._there) or self.audience.presence()["watching"] > 0

    @property
    def _there(self) -> list[int]:
        """Seats whose holders listen, at any node."""
        seats = self.audience.presence()["seats"]
        return [number for number, is_there in enumerate(seats) if is_there]

    def join(self, listener: Listener, since: int | None) -> None:
        """Tells a new listener what it missed, or the whole."""
        if self._is_stopped:
            listener.send_away()
        else:
            self.audience.join(listener, since)

    def leave(self, listener: Listener) -> None:
        if self.audience.leave(listener):
            self.go_on()

    def attend(self, node: str, there: Attendance) -> None:
        """Whoever listens at another node."""
        if self.audience.attend(node, there):
            self.go_on()

    def send_away(self) -> None:
        for listener in list(self.listeners):
            listener.send_away()

    def moment(self) -> Moment:
        audience = self.audience
        return Moment(self.around.system.now(), audience.absent_since, audience.absent_seconds)

    # Going on by itself

    def go_on(self) -> None:
        """Asks the bots that are due, and sets the alarm for what time brings."""
        if self._is_stopped:
            return
        self.touched = self.around.system.now()
        self._note_shares()
        self.bots.ask(self._add_shielded)
        self._turn_off_alarm()
        due = self.next_due()
        if due is not None:
            self._alarm = asyncio.create_task(self._wait_until(due))

    # Time

    def next_due(self) -> float | None:
        """When something will follow, if nothing happens until then."""
        return next_due(self.state, self.audience.absence.last_seen, self.patience)

    async def _wait_until(self, due: float) -> None:
        await self.around.system.sleep(max(0.0, due - self.around.system.now()))
        self._alarm = None
        try:
            await self._add_shielded(self._overdue)
        except Exception as error:
            if not isinstance(error, Refused):
                logger.exception("an alarm failed", extra={"table": self.id})
            await self.around.system.sleep(TRY_AGAIN_SECONDS)
        if self._alarm is None:
            self.go_on()

    def _overdue(self, state: TableState) -> Sequence[Change]:
        return overdue(
            state, self.around.system.now(), self.audience.absence.last_seen, self.patience
        )

    def _turn_off_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # Ending

    async def stop(self) -> None:
        """Lets a write that is under way finish; nothing begins any more."""
        self._stop_beginning()
        async with self._lock:
            pass

    def _stop_beginning(self) -> None:
        self._is_stopped = True
        self.bots.stop()
        self._turn_off_alarm()

    @property
    def is_quiet(self) -> bool:
        """Nobody is here and nothing is under way, but for what time may bring."""
        is_busy = self.bots.are_thinking or self._under_way or self._lock.locked() or self._starts
        return not (is_busy or self._is_in_doubt or self._is_stopped or self.is_attended)

    def put_away(self) -> Memory:
        """Ends where it is quiet; gives what the next one must know beside the log."""
        assert self.is_quiet
        self._stop_beginning()
        return Memory(self.bots.payer, self.state.turn_began, self.audience.absence)


def was_heard(task: asyncio.Task[int]) -> None:
    """Whoever waited for it may be gone; what stopped it is no news then."""
    if not task.cancelled():
        task.exception()
