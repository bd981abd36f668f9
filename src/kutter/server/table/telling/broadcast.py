"""What a table's listeners are told: the one exit for whatever happens at it.

What all may know is made once and shared by everybody's message; what a seat alone knows is made
from that seat's view. `Shown` remembers what listeners have, so that events are patches to it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from kutter.engine.events import EVERYBODY
from kutter.engine.events import Event as GameEvent
from kutter.games.contract import SPECTATOR, Json
from kutter.games.describing import sees
from kutter.server.table.entries import Dealt, Entry, Moved, Said
from kutter.server.table.state import TableState
from kutter.server.table.telling.patches import patch, replaced
from kutter.server.table.telling.seen import (
    chat_json,
    eyes_of,
    last_moves,
    move_json,
    own_position,
    position_keys,
    seen_texts,
    setting_json,
    shared_json,
    shared_position,
    undo_seen,
)


class Sight(NamedTuple):
    """What somebody sees beside what all see: of the table, and of the position."""

    seat: int
    last: str | None
    undo: Json
    key: Any
    position: Json | None

    @property
    def table(self) -> Json:
        return {"eyes": eyes_of(self.seat), "last": self.last, "undo": self.undo}


class Shown:
    """What a table's listeners have been shown."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.seed_is_open = False
        self._setting = setting_json(state)
        self._sights: dict[int, Sight] = {}
        self.refresh()

    def refresh(self) -> None:
        """Looks at the table anew; what was shown before is forgotten."""
        self._table = {"setting": self._setting, **shared_json(self.state, self.seed_is_open)}
        self._position = shared_position(self.state)
        self._sights = self._look(self.watchers())

    def _look(self, seats: Sequence[int]) -> dict[int, Sight]:
        state = self.state
        last, keys = last_moves(state, seats), position_keys(state)
        concerned = state.people() | state.too_slow()
        sights: dict[int, Sight] = {}
        for seat in seats:
            before, key = self._sights.get(seat), keys[seat]
            is_same = before is not None and key is not None and key == before.key
            position = before.position if before and is_same else own_position(state, seat)
            undo = undo_seen(state, seat, concerned)
            sights[seat] = Sight(seat, last[seat], undo, key, position)
        return sights

    def watchers(self) -> list[int]:
        """Spectators, and the seats that somebody holds."""
        held = [number for number, seat in enumerate(self.state.seats) if seat.holders]
        return [SPECTATOR, *held]

    def whole(self, seat: int, holder: str | None) -> Json:
        """All of it, for somebody who holds seats or none."""
        sight = self._sights.get(seat) or self._look([seat])[seat]
        return {
            **self._table,
            **sight.table,
            "position": self._position and {**self._position, **(sight.position or {})},
            "version": self.state.version,
            "holds": self.state.held_by(holder),
            "maker": holder is not None and holder == self.state.charter.maker,
            "log": self._log(seat),
            "chat": [chat_json(*each) for each in self.state.chat],
        }

    def _log(self, seat: int) -> list[Json]:
        """The latest moves in words, as a seat may know them."""
        state = self.state
        if not state.moves:
            return []
        texts = seen_texts(state.game, state.game_state, state.moves, seat)[-len(state.recent) :]
        first = len(state.moves) - len(state.recent) + 1
        return [
            {
                "number": number,
                "move": text,
                "says": move_json(state.game, tuple(each for each in happened if sees(seat, each)))[
                    0
                ],
            }
            for number, (text, happened) in enumerate(zip(texts, state.recent, strict=True), first)
        ]

    def step(
        self, entry: Entry, happened: Sequence[GameEvent], goes_on: bool = False
    ) -> dict[int, bytes]:
        """The event of an entry just folded, for everybody who may listen.

        Of one that goes on in the next, like a deal to all seats, the position is not shown.
        """
        table, position, sights = self._table, self._position, self._sights
        if not goes_on and not isinstance(entry.change, Said):
            self.refresh()
        changes = patch(table, self._table)
        moved = patch(position, self._position) if position is not None else {}
        last = {seat: sight.last for seat, sight in self._sights.items()}
        if goes_on:
            last = last_moves(self.state, [*self._sights])
        telling = Telling(self.state, entry, happened, last)
        events: dict[int, bytes] = {}
        alike: dict[Any, bytes] = {}
        for seat, now in self._sights.items():
            own = own_patch(sights.get(seat), now)
            seen = telling.seen_by(seat)
            key = seat if own.position else orjson.dumps(own.table), id(seen)
            if key not in alike:
                data = {"patch": self._patch(changes, moved, own), **seen}
                event = {"type": "event", "version": entry.number, "what": entry.kind, "data": data}
                alike[key] = orjson.dumps(event)
            events[seat] = alike[key]
        return events

    def _patch(self, changes: Json, moved: Json, own: "OwnPatch") -> Json:
        """What all see change, and what one of them does."""
        position: Json | list[Json] = {}
        if isinstance(own.position, dict):
            position = {**moved, **own.position}
        elif self._position is not None:
            position = [{**self._position, **own.position[0]}]
        return {**changes, **own.table, **({"position": position} if position else {})}


class OwnPatch(NamedTuple):
    """From what somebody saw before to what they see now."""

    table: Json
    position: Json | list[Json]


def own_patch(before: Sight | None, now: Sight) -> OwnPatch:
    if before is None:
        return OwnPatch(now.table, [now.position or {}])
    table: Json = {}
    if before.last != now.last:
        table["last"] = [now.last]
    if before.undo is not now.undo:
        table["undo"] = patch(before.undo, now.undo)
    if before.position is now.position or now.position is None:
        return OwnPatch(table, {})
    if before.position is None:
        return OwnPatch(table, [now.position])
    return OwnPatch(table, replaced(before.position, now.position))


class Telling:
    """What happened in one entry, told once for all who may know the same of it."""

    def __init__(
        self,
        state: TableState,
        entry: Entry,
        happened: Sequence[GameEvent],
        last: Mapping[int, str | None],
    ) -> None:
        self.state = state
        self.entry = entry
        self.happened = happened
        self._last = last
        self._hidden = [event for event in happened if event.seen_by != EVERYBODY]
        self._told: dict[Any, Json] = {}

    def seen_by(self, seat: int) -> Json:
        """The same object for who may know the same."""
        key = self._last[seat], *(sees(seat, event) for event in self._hidden)
        if key not in self._told:
            self._told[key] = self._tell(seat)
        return self._told[key]

    def _tell(self, seat: int) -> Json:
        change = self.entry.change
        if isinstance(change, Said):
            return {"chat": chat_json(self.entry.number, self.entry.at, change)}
        if not isinstance(change, Moved | Dealt):
            return {}
        seen = tuple(event for event in self.happened if sees(seat, event))
        says, facts = move_json(self.state.game, seen)
        line = {"number": len(self.state.moves), "move": self._last[seat], "says": says}
        return {"line": line, "facts": facts}
