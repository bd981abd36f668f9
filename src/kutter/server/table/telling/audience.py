"""Who listens to a table: what they are told, and since when somebody is not there."""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import NamedTuple, Protocol

import orjson

from kutter.games.contract import SPECTATOR, Json
from kutter.server.identity.holders import is_program
from kutter.server.system import System
from kutter.server.table.decide.contests import is_private
from kutter.server.table.entries import Entry, Sat, Started
from kutter.server.table.glimpse import glimpse_of
from kutter.server.table.state import TableState
from kutter.server.table.telling.broadcast import Shown
from kutter.server.table.telling.remembered import Remembered


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


@dataclass
class Absence:
    """Since when somebody is not there; no log knows it."""

    since: float
    """Nobody is missed since before."""
    last_seen: dict[int, float] = field(default_factory=dict)
    last_acted: dict[int, float] = field(default_factory=dict)


class Attendance(NamedTuple):
    """Who listens at another node."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


class Audience:
    def __init__(
        self,
        shown: Shown,
        absent_seconds: float,
        system: System,
        absence: Absence | None = None,
        told_elsewhere: Callable[[Json], None] = lambda _: None,
    ) -> None:
        """`told_elsewhere`: hears who is there, for those who listen at other nodes."""
        self.state = shown.state
        self.shown = shown
        self.absent_seconds = absent_seconds
        """After which the others may vote about somebody."""
        self.system = system
        self.listeners: set[Listener] = set()
        self.absence = absence or Absence(system.now())
        self._told_elsewhere = told_elsewhere
        self._elsewhere: dict[str, Attendance] = {}
        """By node."""
        self._remembered = Remembered()

    def go_through(self, entries: Sequence[Entry], deal_is_over: bool) -> None:
        """What is in the log is folded and told."""
        for entry, after in zip_longest(entries, entries[1:]):
            happened = self.state.fold(entry)
            self.note_arrival(entry)
            self.shown.seed_is_open = opens_seed(self.state, deal_is_over)
            goes_on = after is not None and entry.kind == after.kind == "dealt"
            self.tell(entry.number, self.shown.step(entry, happened, goes_on))

    def note_arrival(self, entry: Entry) -> None:
        """Nobody is missed since before they came, or since before the start."""
        if isinstance(entry.change, Sat):
            self.absence.last_seen.pop(entry.change.seat, None)
            self.absence.last_acted[entry.change.seat] = entry.at
        elif isinstance(entry.change, Started):
            self.absence.since = max(self.absence.since, entry.at)

    def tell(self, version: int, updates: dict[int, bytes]) -> None:
        self._remembered.add(version, updates)
        for listener in list(self.listeners):
            if self._may_listen(listener):
                listener.send(updates[listener.seat])
            else:
                self.leave(listener)
                listener.drop()

    def _may_listen(self, listener: Listener) -> bool:
        if self.state.charter.contest is not None and is_private(
            glimpse_of(self.state), listener.holder, self.system.now()
        ):
            return False
        if listener.seat != SPECTATOR:
            return listener.holder in self.state.seats[listener.seat].holders
        return not is_program(listener.holder) or bool(self.state.held_by(listener.holder))

    def join(self, listener: Listener, since: int | None) -> None:
        if not self._may_listen(listener):
            listener.drop()
            return
        missed = self._missed(listener.seat, since)
        if missed is None:
            whole = self.shown.whole(listener.seat, listener.holder)
            missed = [orjson.dumps({"type": "table", "data": whole})]
        for message in missed:
            listener.send(message)
        self.listeners.add(listener)
        for seat in self._seats_of(listener):
            self.absence.last_seen.pop(seat, None)
        self._tell_presence()

    def _missed(self, seat: int, since: int | None) -> list[bytes] | None:
        """What came since; None if that is not known any more."""
        if since is None or since > self.state.version:
            return None
        return self._remembered.since(since, self.state.version, seat)

    def leave(self, listener: Listener) -> bool:
        """Whether it listened until now."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        self._miss(self._seats_of(listener))
        self._tell_presence()
        return True

    def attend(self, node: str, there: Attendance) -> bool:
        """Whoever listens at another node; whether somebody has left there."""
        before = self._elsewhere.pop(node, Attendance())
        if there != Attendance():
            self._elsewhere[node] = there
        for seat in there.seats:
            self.absence.last_seen.pop(seat, None)
        left = before.seats - there.seats
        self._miss(left)
        if before != there:
            self._tell_presence()
        return bool(left)

    def _miss(self, seats: Set[int]) -> None:
        for seat in seats - self._there():
            self.absence.last_seen[seat] = self.system.now()

    def _tell_presence(self) -> None:
        presence = self.presence()
        self.tell_presence(presence)
        self._told_elsewhere(presence)

    def tell_presence(self, presence: Json) -> None:
        message = orjson.dumps({"type": "presence", **presence})
        for listener in self.listeners:
            listener.send(message)

    def _seats_of(self, listener: Listener) -> set[int]:
        """Who looks through one seat's eyes sits at all that they hold: friends share a screen."""
        if listener.seat == SPECTATOR:
            return set()
        return {listener.seat, *self.state.held_by(listener.holder)}

    def attendance(self) -> Attendance:
        """Of those who listen here."""
        seats = {seat for listener in self.listeners for seat in self._seats_of(listener)}
        watching = sum(listener.seat == SPECTATOR for listener in self.listeners)
        return Attendance(frozenset(seats), watching)

    def _there(self) -> set[int]:
        return {seat for each in self._everywhere() for seat in each.seats}

    def _everywhere(self) -> list[Attendance]:
        return [self.attendance(), *self._elsewhere.values()]

    def presence(self) -> Json:
        there = self._there()
        absent = self.absent_since()
        seats = list(enumerate(self.state.seats))
        return {
            "seats": [number in there for number, _ in seats],
            "absent_since": [
                absent.get(number) if seat.decides else None for number, seat in seats
            ],
            "absent_seconds": self.absent_seconds,
            "watching": sum(each.watching for each in self._everywhere()),
        }

    def absent_since(self) -> dict[int, float]:
        """By seat: since when nobody is connected to it, or has acted from it."""
        there = self._there()
        since, seen, acted = self.absence.since, self.absence.last_seen, self.absence.last_acted
        return {
            seat: max(since, seen.get(seat, 0.0), acted.get(seat, 0.0))
            for seat in range(len(self.state.seats))
            if seat not in there
        }


def opens_seed(state: TableState, deal_is_over: bool) -> bool:
    """A seed from which nothing was dealt, or not all, stays secret."""
    was_dealt = state.setup is not None and not state.charter.is_guided
    return deal_is_over and was_dealt and state.status in ("finished", "ended")
