"""A live table: one act at a time is decided, written, folded and told, in that order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final

from kutter.bots.contract import Candidate
from kutter.bots.registry import strongest_bot
from kutter.games.contract import Move
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command, Start
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Settings
from kutter.server.system import System
from kutter.server.table.archive import Archive
from kutter.server.table.audience import Audience, Listener
from kutter.server.table.broadcast import Shown
from kutter.server.table.charter import Charter, Seat
from kutter.server.table.decide.actor import Actor, Moment
from kutter.server.table.decide.acts import decide
from kutter.server.table.decide.deals import awaited
from kutter.server.table.decide.gathering import check_start
from kutter.server.table.decide.playing import checked_move
from kutter.server.table.decide.time import Patience, next_due, overdue
from kutter.server.table.entries import Change, Entry, Moved
from kutter.server.table.state import TableState

STAND_IN: Final = "deckhand"
"""Plays a move that a bot failed to give."""
PLAYS_FOR_PEOPLE: Final = "mate"
TRY_AGAIN_SECONDS: Final = 5.0
"""After a write that failed."""

logger = logging.getLogger(__name__)


class LogIsBehind(Refused):
    """It lost what was told already: another file or another database stands in its place."""

    def __init__(self) -> None:
        super().__init__("not-written", 503)


@dataclass(frozen=True)
class Surroundings:
    """What a table needs of the server."""

    archive: Archive
    system: System
    workers: BotWorkers
    settings: Settings
    deal_is_over: Callable[[Charter], bool]
    """Whether nobody may play this table's deal unseen any more."""


Decision = Callable[[TableState], Sequence[Change]]
Adding = Callable[..., Awaitable[None]]
"""Takes changes, and statements for the database that must be true with them."""

BotTask = tuple[int, int, int]
"""A seat that a bot plays, and the versions that its answer is bound to."""


class LiveTable:
    def __init__(self, state: TableState, entries: Iterable[Entry], around: Surroundings) -> None:
        self.state = state
        self.around = around
        self.shown = Shown(state)
        self.payer = state.charter.maker
        """In whose name its bots think: the address that it was made from, where that is known."""
        settings = around.settings
        self.patience = Patience(settings.undo_seconds, settings.gone_seconds)
        self.audience = Audience(self.shown, settings.absent_seconds, around.system)
        self._lock = asyncio.Lock()
        self._answers = answers_in(entries)
        self._is_in_doubt = False
        self._is_stopped = False
        self._under_way: set[asyncio.Task[int]] = set()
        self._bots: dict[BotTask, asyncio.Task[None]] = {}
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
            self.audience.last_acted[actor.seat] = self.around.system.now()
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
        if self._starts and not awaited(self.state, {each.seat for each in self.listeners}):
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
                await self.around.archive.append(self.id, (), *statements)

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
        try:
            with METRICS.commit_seconds.time():
                await self.around.archive.append(self.id, entries, *statements)
        except (Refused, asyncio.CancelledError):
            self._is_in_doubt = True
            raise
        await self._go_through(entries)

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
        self._answers |= answers_in(entries)
        for entry, after in zip_longest(entries, entries[1:]):
            happened = self.state.fold(entry)
            self.audience.note_arrival(entry)
            self.shown.seed_is_open = self.seed_is_open()
            goes_on = after is not None and entry.kind == after.kind == "dealt"
            self.audience.tell(entry.number, self.shown.step(entry, happened, goes_on))
            METRICS.entries_of(entry.kind).inc()
        self.go_on()
        if self.state.status != status:
            with suppress(Refused):  # the next start finds it in the log
                await self.around.archive.set_status(self.state)

    def seed_is_open(self) -> bool:
        """A seed from which nothing was dealt, or not all, stays secret."""
        state = self.state
        was_dealt = state.setup is not None and not state.charter.is_guided
        is_over = state.status in ("finished", "ended") and was_dealt
        return is_over and self.around.deal_is_over(state.charter)

    # Who listens

    @property
    def listeners(self) -> set[Listener]:
        return self.audience.listeners

    def join(self, listener: Listener, since: int | None) -> None:
        """Tells a new listener what it missed, or the whole."""
        if self._is_stopped:
            listener.send_away()
        else:
            self.audience.join(listener, since)

    def leave(self, listener: Listener) -> None:
        if self.audience.leave(listener):
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
        self._note_shares()
        self._ask_bots()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = next_due(self.state, self.audience.last_seen, self.patience)
        if due is not None:
            self._alarm = asyncio.create_task(self._wait_until(due))

    def _ask_bots(self) -> None:
        due = {
            (seat, self.state.position_version, self.state.own_version.get(seat, 0))
            for seat in self.state.owing
            if seat >= 0 and self.state.seats[seat].bot_plays and self.state.undo_asked is None
        }
        for key in set(self._bots) - due:
            self._bots.pop(key).cancel()
        for key in due - set(self._bots):
            self._bots[key] = asyncio.create_task(self._let_bot_move(key))

    async def _let_bot_move(self, key: BotTask) -> None:
        seat = key[0]
        state = self.state
        assert state.game_state is not None
        view = state.game.view(state.before_sealed(), seat).tobytes()
        released = self.around.system.now() + state.charter.choices.pause / 1000
        move = state.prepared_move(seat) or await self._bot_answer(seat, view)
        # Every bot answers after the same pause, however long it thought: a pause tells nothing.
        await self.around.system.sleep(max(0.0, released - self.around.system.now()))

        def still_wanted(state: TableState) -> Sequence[Change]:
            if key not in self._bots:
                return []
            return checked_move(state, seat, state.game.text(move), state.version)

        while True:
            try:
                await self._add_shielded(still_wanted)
            except Exception as error:
                if isinstance(error, Refused) and error.code == "not-written":
                    await self.around.system.sleep(TRY_AGAIN_SECONDS)
                    continue
                logger.exception("a bot's move failed", extra={"table": self.id})
            return

    async def _bot_answer(self, seat: int, view: bytes) -> Move:
        """The bot's move, or a stand-in's if it fails."""
        for bot in (bot_at(self.state.seats[seat]), STAND_IN, "random"):
            question = self._question(seat, view, bot)
            try:
                return await self.around.workers.choose(question, Asker(self.payer, self.id))
            except NoAnswer as failed:
                METRICS.bot_failures.inc()
                logger.warning(
                    "a bot failed", extra={"table": self.id, "bot": bot, "reason": str(failed)}
                )
        return self.state.game.legal(self.state.game.read_view(view), seat)[0]

    def _question(self, seat: int, view: bytes, bot: str) -> Question:
        own = sum(move.seat == seat for move in self.state.moves)
        return self.state.charter.question(bot, seat, own, view, self.around.settings.budget)

    async def hint(self, seat: int, asker: Asker) -> list[Candidate]:
        """What the strongest bot thinks of a seat's moves."""
        assert self.state.game_state is not None
        view = self.state.game.view(self.state.game_state, seat).tobytes()
        bot = strongest_bot(self.state.game)
        question = self._question(seat, view, bot)
        try:
            return await self.around.workers.consider(question, asker)
        except NoAnswer:
            raise Refused("no-hint", 503) from None

    # Time

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
        return overdue(state, self.around.system.now(), self.audience.last_seen, self.patience)

    async def stop(self) -> None:
        """Lets a write that is under way finish; nothing begins any more."""
        self._is_stopped = True
        tasks = [*self._bots.values(), *([self._alarm] if self._alarm else [])]
        self._bots = {}
        for task in tasks:
            task.cancel()
        async with self._lock:
            pass


def was_heard(task: asyncio.Task[int]) -> None:
    """Whoever waited for it may be gone; what stopped it is no news then."""
    if not task.cancelled():
        task.exception()


def answers_in(entries: Iterable[Entry]) -> dict[tuple[str | None, str | None], int]:
    """The version after each command and all that followed from it."""
    answers: dict[tuple[str | None, str | None], int] = {}
    last: Entry | None = None
    for each in entries:
        if each.command is not None:
            last = each
        elif last is not None and (each.at != last.at or isinstance(each.change, Moved)):
            last = None
        if last is not None:
            answers[last.actor, last.command] = each.number
    return answers


def bot_at(seat: Seat) -> str:
    return seat.level or PLAYS_FOR_PEOPLE
