"""A live table: one act at a time is decided, written, folded and told, in that order."""

import asyncio
import hmac
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, Protocol

import orjson

from kutter.bots.contract import Budget, Candidate
from kutter.bots.registry import strongest_bot
from kutter.games.contract import SPECTATOR, Json, Move
from kutter.server.bots.pool import BotWorkers
from kutter.server.bots.process import NoAnswer
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.identity.holders import is_program
from kutter.server.observe import METRICS
from kutter.server.protocol.acts import Command, Start
from kutter.server.protocol.refusals import Refused
from kutter.server.settings import Settings
from kutter.server.storage.store import Store
from kutter.server.system import System
from kutter.server.table.broadcast import Shown, deadline
from kutter.server.table.decide import Actor, Moment, check_start, checked_move, decide, play_for
from kutter.server.table.entries import Change, Entry, Moved, Sat, Started, UndoAnswered
from kutter.server.table.shares import awaited
from kutter.server.table.state import Seat, TableState

REMEMBERED: Final = 32
"""How many events a table can repeat to who was away for a moment."""
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


class Listener(Protocol):
    seat: int
    """Whose eyes it has, or SPECTATOR."""
    holder: str | None
    """Whose it is: what it may see ends with what they hold."""

    def send(self, message: bytes) -> None: ...

    def drop(self) -> None:
        """Its seat is no longer its own."""

    def send_away(self) -> None:
        """To come again: it is not its fault."""


@dataclass(frozen=True)
class Surroundings:
    """What a table needs of the server."""

    store: Store
    system: System
    workers: BotWorkers
    settings: Settings
    deal_is_over: Callable[[str], bool]
    """Whether no table plays this deal any more."""


Decision = Callable[[TableState], Sequence[Change]]
Adding = Callable[..., Awaitable[None]]
"""Takes facts, and statements for the database that must be true with them."""

BotTask = tuple[int, int, int]
"""A seat that a bot plays, and the versions that its answer is bound to."""


class LiveTable:
    def __init__(self, state: TableState, entries: Iterable[Entry], around: Surroundings) -> None:
        self.state = state
        self.around = around
        self.shown = Shown(state)
        self.payer = state.charter.maker
        """In whose name its bots think: the address that it was made from, where that is known."""
        self.listeners: set[Listener] = set()
        self.last_seen: dict[int, float] = {}
        self._last_acted: dict[int, float] = {}
        self._since = around.system.now()
        self._lock = asyncio.Lock()
        self._events: deque[tuple[int, dict[int, bytes]]] = deque(maxlen=REMEMBERED)
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
            self._last_acted[actor.seat] = self.around.system.now()
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
        """Nothing else happens at the table meanwhile; gives what adds facts to it."""

        async def add(changes: Sequence[Change], *statements: Any) -> None:
            if changes:
                await self._append(changes, statements)
            else:
                await self.around.store.run(*statements)

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
                await self.around.store.append(self.id, entries, *statements)
        except (Refused, asyncio.CancelledError):
            self._is_in_doubt = True
            raise
        await self._go_through(entries)

    async def _catch_up(self) -> None:
        """A write that failed may have been done all the same, and only the word of it got lost."""
        try:
            entries = await self.around.store.log(self.id)
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
            self._note_arrival(entry)
            self.shown.seed_is_open = self.seed_is_open()
            goes_on = after is not None and entry.kind == after.kind == "dealt"
            self._tell(entry.number, self.shown.step(entry, happened, goes_on))
            METRICS.entries_of(entry.kind).inc()
        self.go_on()
        if self.state.status != status:
            with suppress(Refused):  # the next start finds it in the log
                changed = self.state.changed
                await self.around.store.set_status(self.id, self.state.status, changed)

    def seed_is_open(self) -> bool:
        """A seed from which nothing was dealt stays secret."""
        is_over = self.state.status in ("finished", "ended") and self.state.setup is not None
        return is_over and self.around.deal_is_over(self.state.charter.deal)

    def _note_arrival(self, entry: Entry) -> None:
        """Nobody is missed since before they came, or since before the start."""
        if isinstance(entry.change, Sat):
            self.last_seen.pop(entry.change.seat, None)
            self._last_acted[entry.change.seat] = entry.at
        elif isinstance(entry.change, Started):
            self._since = max(self._since, entry.at)

    # Telling

    def _tell(self, version: int, events: dict[int, bytes]) -> None:
        self._events.append((version, events))
        for listener in list(self.listeners):
            if self._may_listen(listener):
                listener.send(events[listener.seat])
            else:
                self.leave(listener)
                listener.drop()

    def _may_listen(self, listener: Listener) -> bool:
        if listener.seat != SPECTATOR:
            return listener.holder in self.state.seats[listener.seat].holders
        return not is_program(listener.holder) or bool(self.state.held_by(listener.holder))

    def join(self, listener: Listener, since: int | None) -> None:
        """Tells a new listener what it missed, or the whole."""
        if self._is_stopped:
            listener.send_away()
            return
        if not self._may_listen(listener):
            listener.drop()
            return
        missed = self.missed(listener.seat, since)
        if missed is None:
            whole = self.shown.whole(listener.seat, listener.holder)
            listener.send(orjson.dumps({"type": "table", "data": whole}))
        else:
            for message in missed:
                listener.send(message)
        self.listeners.add(listener)
        self.last_seen.pop(listener.seat, None)
        self.tell_presence()

    def missed(self, seat: int, since: int | None) -> list[bytes] | None:
        if since is None or since > self.state.version:
            return None
        events = [events for version, events in self._events if version > since]
        if len(events) != self.state.version - since or any(seat not in each for each in events):
            return None
        return [each[seat] for each in events]

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            if not any(other.seat == listener.seat for other in self.listeners):
                self.last_seen[listener.seat] = self.around.system.now()
            self.tell_presence()
            self.go_on()

    def send_away(self) -> None:
        for listener in list(self.listeners):
            listener.send_away()

    def tell_presence(self) -> None:
        message = orjson.dumps({"type": "presence", **self.presence()})
        for listener in self.listeners:
            listener.send(message)

    def presence(self) -> Json:
        there = [listener.seat for listener in self.listeners]
        absent = self._absent_since()
        seats = list(enumerate(self.state.seats))
        return {
            "seats": [number in there for number, _ in seats],
            "absent_since": [
                absent.get(number) if seat.decides else None for number, seat in seats
            ],
            "absent_seconds": self.around.settings.absent_seconds,
            "watching": there.count(SPECTATOR),
        }

    def moment(self) -> Moment:
        settings = self.around.settings
        return Moment(self.around.system.now(), self._absent_since, settings.absent_seconds)

    def _absent_since(self) -> dict[int, float]:
        """By seat: since when nobody is connected to it, or has acted from it."""
        there = {listener.seat for listener in self.listeners}
        seen, acted = self.last_seen, self._last_acted
        return {
            seat: max(self._since, seen.get(seat, 0.0), acted.get(seat, 0.0))
            for seat in range(len(self.state.seats))
            if seat not in there
        }

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
        due = self._next_due()
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
        view = state.game.view(state.game_state, seat).tobytes()
        released = self.around.system.now() + state.charter.choices.pause / 1000
        move = await self._bot_answer(seat, view)
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
        budget = self.around.settings.budget
        for bot in (bot_at(self.state.seats[seat]), STAND_IN, "random"):
            question = self._question(seat, view, bot, budget)
            try:
                return await self.around.workers.choose(question, Asker(self.payer, self.id))
            except NoAnswer as failed:
                METRICS.bot_failures.inc()
                logger.warning(
                    "a bot failed", extra={"table": self.id, "bot": bot, "reason": str(failed)}
                )
        return self.state.game.legal(self.state.game.read_view(view), seat)[0]

    def _question(self, seat: int, view: bytes, bot: str, budget: Budget) -> Question:
        """The same position has the same luck, whatever others do at the same time."""
        own = sum(move.seat == seat for move in self.state.moves)
        seed = hmac.digest(self.state.charter.luck, f"{seat} {own}".encode(), "sha256")
        game = self.state.charter.choices.game
        return Question(game, view, seat, bot, budget, seed)

    async def hint(self, seat: int, asker: Asker) -> list[Candidate]:
        """What the strongest bot thinks of a seat's moves."""
        assert self.state.game_state is not None
        view = self.state.game.view(self.state.game_state, seat).tobytes()
        bot = strongest_bot(self.state.game)
        question = self._question(seat, view, bot, self.around.settings.budget)
        try:
            return await self.around.workers.consider(question, asker)
        except NoAnswer:
            raise Refused("no-hint", 503) from None

    # Time

    def _next_due(self) -> float | None:
        if self.state.undo_asked is not None:
            return self._asking_ends()
        return min((at for at, _, _ in self._absences()), default=None)

    def _asking_ends(self) -> float:
        """Until then clocks and bots wait."""
        return self.state.undo_asked_since + self.around.settings.undo_seconds

    def _absences(self) -> list[tuple[float, int, str]]:
        """When a bot will play for whom, and why, if nothing happens until then."""
        over = deadline(self.state)
        if over is None:
            return []
        late = [seat for seat in self.state.owing if seat >= 0 and self.state.seats[seat].decides]
        absences = [(over, seat, "time") for seat in late]
        if self.state.charter.choices.pace.kind == "move":
            gone = self.around.settings.gone_seconds
            absences += [
                (max(self.last_seen[seat], self.state.turn_began) + gone, seat, "gone")
                for seat in late
                if seat in self.last_seen and self.state.seats[seat].person
            ]
        return absences

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
        now = self.around.system.now()
        if state.undo_asked is not None:
            if now >= self._asking_ends():
                return [UndoAnswered(state.undo_asked, False)]
            return []
        changes: list[Change] = []
        for at, seat, why in sorted(self._absences()):
            if now >= at and not any(seat == getattr(change, "seat", None) for change in changes):
                changes += play_for(state, seat, "gone" if why == "gone" else "time")
        return changes

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
