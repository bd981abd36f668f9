"""The one exit: whatever leaves about a table is made here, from views.

What all may know is made once and shared by everybody's message; what a seat alone knows is made
from that seat's view. `Shown` remembers what listeners have, so that events are patches to it.
"""

from collections import deque
from collections.abc import Mapping, Sequence, Set
from functools import cache, lru_cache
from typing import Any, NamedTuple

import orjson

from kutter.engine.events import EVERYBODY
from kutter.engine.events import Event as GameEvent
from kutter.games.contract import ALL_SEEING, CHANCE, SPECTATOR, Game, Json, Move, State
from kutter.games.describing import sees
from kutter.records.format import Record
from kutter.records.replay import replay
from kutter.server.protocol.basics import Eyes
from kutter.server.table.entries import Dealt, Entry, Moved, Said, Started, TakenBack
from kutter.server.table.patches import patch
from kutter.server.table.shares import given, takes_shares
from kutter.server.table.state import LINES, Seat, TableState


def eyes_of(seat: int) -> Eyes:
    return "spectator" if seat == SPECTATOR else seat


# Who sits where, and what is agreed


@lru_cache(maxsize=4096)
def seat_json(seat: Seat) -> Json:
    player = "nobody"
    if seat.level is not None:
        player = "bot"
    elif seat.outside:
        player = "outside"
    elif seat.holders:
        player = "person"
    return {"name": seat.name, "player": player, "level": seat.level, "plays": seat.plays}


def setting_json(state: TableState) -> Json:
    choices = state.charter.choices
    return {
        "game": choices.game,
        "options": state.charter.options,
        "players": choices.players,
        "public": choices.public,
        "purses": choices.purses,
        "hints": choices.hints,
        "chat": choices.chat,
        "pause": choices.pause,
        "pace": choices.pace.model_dump(),
    }


def shared_json(state: TableState, seed_is_open: bool) -> Json:
    """All that everybody may know of a table as it goes on, but for its position."""
    return {
        "id": state.charter.id,
        "status": state.status,
        "seats": [seat_json(seat) for seat in state.seats],
        "setup": state.setup,
        "moves": len(state.moves),
        "result": state.result,
        "deadline": deadline(state),
        "votes": [{"about": about, "by": sorted(by)} for about, by in sorted(state.votes.items())],
        "commitment": state.charter.commitment,
        "takes_shares": takes_shares(state),
        "given": given(state),
        "shares": state.shares,
        "seed": state.charter.seed.hex() if seed_is_open else None,
        "deal_is_shared": state.deal_is_shared,
        "rematch": state.rematch,
        "frozen": state.frozen,
    }


def deadline(state: TableState) -> float | None:
    seconds = seconds_per_move(state)
    return None if seconds is None or not state.owing else state.turn_began + seconds


def seconds_per_move(state: TableState) -> float | None:
    pace = state.charter.choices.pace
    if pace.kind == "move":
        return pace.seconds
    return pace.days * 86_400 if pace.kind == "days" else None


# Positions


def shared_position(state: TableState) -> Json | None:
    if state.game_state is None:
        return None
    position = dict(state.game.shared_json(state.game.view(state.game_state, SPECTATOR)))
    return position if shows_purses(state) else without_purses(position)


def shows_purses(state: TableState) -> bool:
    return state.charter.choices.purses or state.result is not None


def without_purses(position: Json) -> Json:
    """M8: anybody could count, and a table may ask them to."""
    seats = [
        {key: each for key, each in seat.items() if key != "coins"} for seat in position["seats"]
    ]
    return {**position, "seats": seats}


def position_keys(state: TableState) -> dict[int, Any]:
    """Who has the same as before still sees the same of the position beside what all see."""
    if state.game_state is None:
        return dict.fromkeys((SPECTATOR, *range(len(state.seats))))
    keys = dict(enumerate(state.game.own_keys(state.game_state)))
    alike = {seat: key and (state.status, *key) for seat, key in keys.items()}
    return {SPECTATOR: (state.status,), **alike}


def own_position(state: TableState, seat: int) -> Json | None:
    if state.game_state is None:
        return None
    own = dict(state.game.own_json(state.game.view(state.game_state, seat)))
    if state.status != "running":
        own["legal"] = []
    return own


def undo_seen(state: TableState, seat: int, concerned: Set[int]) -> Json:
    """`concerned`: who must agree in any case, where it is not free."""
    can = None
    plays = seat != SPECTATOR and state.status == "running" and state.seats[seat].plays is None
    if plays and not state.takes_back_too_often and state.last_move_of(seat) is not None:
        is_free = state.takes_back_freely(seat)
        if is_free or not (concerned - {seat} or state.concerned_by_undo(seat)):
            can = "free"
        elif seat not in state.undo_refused:
            can = "ask"
    asked = state.undo_asked
    waits = set() if asked is None else state.concerned_by_undo(asked) - state.undo_agreed
    return undo_json(can, asked, frozenset(waits))


@cache
def undo_json(can: str | None, asked: int | None, waits_for: frozenset[int]) -> Json:
    return {"can": can, "asked": asked, "waits_for": sorted(waits_for)}


def last_moves(state: TableState, seats: Sequence[int]) -> dict[int, str | None]:
    """The last move as each of these seats may know it.

    A sealed choice is known by the choices beside it, and there are at most as many as seats.
    """
    if state.game_state is None or not state.moves:
        return dict.fromkeys(seats)
    move = state.moves[-1]
    if move.seat != CHANCE and move.verb != state.game.sealed_verb:
        return dict.fromkeys(seats, state.game.text(move))
    recent = state.moves[-len(state.seats) :]
    return {seat: seen_texts(state.game, state.game_state, recent, seat)[-1] for seat in seats}


def seen_texts(game: Game, table: State | None, moves: Sequence[Move], seat: int) -> list[str]:
    """Moves as a seat may know them."""
    assert table is not None
    return [game.text(move) for move in game.seen_moves(table, moves, seat)]


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
        self._recent = recent_events(state)
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

    def _recent_without(self, gone: Sequence[int]) -> deque[Sequence[GameEvent]]:
        first = len(self.state.moves) + len(gone) - len(self._recent)
        kept = [each for number, each in enumerate(self._recent, first) if number not in gone]
        # Older lines are looked up only where none are left: that plays the whole game again.
        return deque(kept, maxlen=LINES) if kept else recent_events(self.state)

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
        texts = seen_texts(state.game, state.game_state, state.moves, seat)[-len(self._recent) :]
        first = len(state.moves) - len(self._recent) + 1
        return [
            {
                "number": number,
                "move": text,
                "says": move_json(state.game, tuple(each for each in happened if sees(seat, each)))[
                    0
                ],
            }
            for number, (text, happened) in enumerate(zip(texts, self._recent, strict=True), first)
        ]

    def step(
        self, entry: Entry, happened: Sequence[GameEvent], goes_on: bool = False
    ) -> dict[int, bytes]:
        """The event of an entry just folded, for everybody who may listen.

        Of one that goes on in the next, like a deal to all seats, the position is not shown.
        """
        if isinstance(entry.change, Moved | Dealt):
            self._recent.append(happened)
        elif isinstance(entry.change, TakenBack):
            self._recent = self._recent_without(entry.change.moves)
        elif isinstance(entry.change, Started):
            self._recent = recent_events(self.state)
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
    if before.position is None and now.position is not None:
        return OwnPatch(table, [now.position])
    return OwnPatch(table, patch(before.position, now.position))


def chat_json(number: int, at: float, said: Said) -> Json:
    return {"number": number, "seat": said.seat, "name": said.name, "text": said.text, "at": at}


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


@lru_cache(maxsize=8192)  # most moves only play a card or take a space
def move_json(game: Game, seen: tuple[GameEvent, ...]) -> tuple[list[Json], list[Json]]:
    """In words and as facts; nobody is "you" yet."""
    words: list[Any] = [sentence.to_json() for sentence in game.describe(seen, ALL_SEEING)]
    return words, [game.event_json(event) for event in seen]


# Whole games


def recent_events(state: TableState) -> deque[Sequence[GameEvent]]:
    """What the latest moves brought about."""
    recent: deque[Sequence[GameEvent]] = deque(maxlen=LINES)
    if state.start is not None:
        table = state.start.copy()
        for move in state.moves:
            recent.append(state.game.apply(table, move))
    return recent


def replay_json(
    record: Record, seat: int, whole: bool, names: Sequence[str | None], purses: bool = True
) -> Json:
    """A game as a position and patches to it, from somebody's eyes."""
    played = replay(record)
    game = played.game

    def seen_position(table: State) -> Json:
        position = game.view_json(game.view(table, seat))
        return position if purses else without_purses(position)

    positions: list[Json] = [seen_position(played.start)]
    scores = [game.standing(played.start)]
    steps: list[Json] = []
    table = played.start
    moves: list[Move] = []
    for step in played.steps():
        table = step.state
        moves.append(step.move)
        seen = tuple(event for event in step.events if sees(seat, event))
        says, facts = move_json(game, seen)
        positions.append(seen_position(table))
        scores.append(game.standing(table))
        change = patch(positions[-2], positions[-1])
        steps.append({"says": says, "facts": facts, "patch": change})
    for step_json, text in zip(steps, seen_texts(game, table, moves, seat), strict=True):
        step_json["move"] = text
    return {
        "game": record.game,
        "options": record.options,
        "players": record.players,
        "names": list(names),
        "eyes": eyes_of(seat),
        "whole": whole,
        "setup": record.setup,
        "start": positions[0],
        "steps": steps,
        "result": game.result(table),
        "scores": scores if purses else None,
    }


def routes_json(record: Record, at: int | None) -> Json:
    """How every stall reaches its truck after so many moves: everybody sees that."""
    played = replay(record)
    return played.game.routes(played.game.view(played.state_at(at), SPECTATOR))


def names_of(state: TableState) -> list[str | None]:
    return [seat.name for seat in state.seats]


def told_record(state: TableState, seat: int, deal_is_over: bool) -> Record:
    """The whole once every table with this deal has ended; before that what a seat may know."""
    record = state.record()
    if not deal_is_over:
        record.seen_by = seat
        record.moves = seen_texts(state.game, state.game_state, state.moves, seat)
    shuffle = {"commitment": state.charter.commitment, "shares": state.shares}
    if deal_is_over:
        shuffle["seed"] = state.charter.seed.hex()
    record.extra = {"names": names_of(state), "shuffle": shuffle}
    if state.charter.start_from is not None:
        record.extra["began_at"] = len(state.charter.start_from[1])
    return record


def record_json(state: TableState, seat: int, deal_is_over: bool) -> Json:
    return told_record(state, seat, deal_is_over).to_json()
