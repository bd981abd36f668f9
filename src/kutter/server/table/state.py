"""What a table is: the fold of its log."""

from collections import deque
from dataclasses import replace
from typing import Any, Final, NamedTuple

from kutter.engine.dealer import SeededDealer, Shares, deal_seed
from kutter.engine.events import Event
from kutter.games.contract import CHANCE, Json, Move, State, copied
from kutter.language.errors import BadInput
from kutter.language.sentences import SaysJson
from kutter.records.format import RULES, Record
from kutter.server.protocol.basics import Status
from kutter.server.table.charter import Charter, Seat, held_among
from kutter.server.table.entries import (
    BotSeated,
    CameBack,
    DealRepeated,
    DealShared,
    Dealt,
    DeviceAdded,
    DeviceRemoved,
    Ended,
    Entry,
    Moved,
    PlayedFor,
    RematchMade,
    Said,
    Sat,
    ShareGiven,
    Started,
    Stood,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Unreadable,
    Voted,
)
from kutter.server.table.prepared import Prepared
from kutter.server.table.recent import LINES, Recent

OPEN: Final = ("gathering", "running", "frozen")
"""What a table is until it has ended."""
ANCHOR_EVERY: Final = 8
"""Moves: to take some back, no more have to be played again."""
MOST_TAKEN_BACK: Final = 20
"""In a row by one seat, before another has moved."""


class Foreseen(NamedTuple):
    """A move, as records write it, and what it leads to. Nobody changes that."""

    move: Move
    text: str
    after: State
    events: list[Event]


class TableState:
    """The fold. It knows everything; what of it anybody sees, seen.py says alone."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.game = charter.game
        begun = charter.start_from[1] if charter.start_from else ()
        self._prepared = Prepared(self.game, [*begun, *charter.prepared])
        self.version = 0
        self.status: Status = "gathering"
        self.seats = [Seat() for _ in range(charter.choices.players)]
        is_repeated = charter.choices.same_deal_as is not None
        self.deal_is_shared = is_repeated or charter.contest is not None
        self.changed = charter.created
        self.shares: Shares | None = None
        """What the deal's seed is mixed with."""
        self.setup: Json | None = None
        self.rules = RULES
        self.start: State | None = None
        self._anchors: list[tuple[int, State]] = []
        """Positions after so many moves, from the last that stands for good: to go back from."""
        self.game_state: State | None = None
        self._foreseen: list[Foreseen] = []
        """What moves lead to that may be made next, one after another."""
        self.moves: list[Move] = []
        self.recent = Recent()
        self.revealed = 0
        """How many moves stand for good: something was revealed after them."""
        self.result: Json | None = None
        self.position_version = 0
        self._taken_back = 0
        """How often in a row by one seat, without a move of another."""
        self._taken_back_by: int | None = None
        self.thought: list[float] = []
        """By move: the seconds that its seat had taken for it."""
        self.answered: set[int] = set()
        """Who has given a sealed answer that is still sealed."""
        self.own_version: dict[int, int] = {}
        """When a seat last gave or took back a sealed answer, if the turn has not passed since."""
        self.turn_began = charter.created
        self.undo_asked: int | None = None
        self.undo_asked_at = 0
        self.undo_asked_since = charter.created
        self.undo_agreed: set[int] = set()
        self.undo_refused: set[int] = set()
        """Who has asked in vain since the position changed."""
        self.votes: dict[int, dict[int, float]] = {}
        """About whom, by whom, since when."""
        self.rematch: str | None = None
        self.frozen: SaysJson | None = None
        self.chat: deque[tuple[int, float, Said]] = deque(maxlen=LINES)
        self.said = 0
        """Lines since the table was made."""
        self.said_by_watchers = 0

    # Questions

    @property
    def is_open(self) -> bool:
        return self.status in OPEN

    @property
    def owing(self) -> list[int]:
        if self.status != "running" or self.game_state is None:
            return []
        return self.game.owing(self.game_state)

    def dealer(self) -> SeededDealer:
        return SeededDealer(deal_seed(self.charter.seed, self.shares))

    def held_by(self, holder: str | None) -> list[int]:
        return held_among(self.seats, holder)

    def people(self) -> set[int]:
        """The seats at which a person decides now."""
        return {number for number, seat in enumerate(self.seats) if seat.person}

    def too_slow(self) -> set[int]:
        """The seats of people whose time ran out; they may well be there."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.plays == "time" and seat.holders and not seat.outside
        }

    def is_stale(self, seat: int, version: int) -> bool:
        return version < max(self.position_version, self.own_version.get(seat, 0))

    def last_move_of(self, seat: int) -> int | None:
        """The number of a seat's last move, if it can still be taken back at all."""
        for number in range(len(self.moves) - 1, self.revealed - 1, -1):
            if self.moves[number].seat == seat:
                return number
        return None

    @property
    def takes_back_too_often(self) -> bool:
        """Else one could fill a log, and the time of all others, alone."""
        return self._taken_back >= MOST_TAKEN_BACK

    def takes_back_freely(self, seat: int) -> bool:
        """Nobody else has moved since; sealed answers beside one's own do not count."""
        number = self.last_move_of(seat)
        return number is not None and (number == len(self.moves) - 1 or seat in self.answered)

    def concerned_by_undo(self, seat: int) -> set[int]:
        """Who must agree before a seat's last move and all after it are taken back."""
        number = self.last_move_of(seat)
        gone = self.moves[number:] if number is not None else []
        movers = {move.seat for move in gone if move.seat >= 0 and self.seats[move.seat].holders}
        return (self.people() | self.too_slow() | movers) - {seat}

    def before_sealed(self) -> State:
        """The position as it was before the first of the answers that are still sealed."""
        assert self.game_state is not None
        sealed = self.game.sealed(self.game_state)
        if sealed == 0:
            return self.game_state
        known, anchor = self._anchors[-1]
        before = copied(anchor)
        for move in self.moves[known : len(self.moves) - sealed]:
            self.game.play(before, move)
        return before

    def foresee(self, *moves: Move) -> Foreseen:
        """Plays moves aside, once: what is decided on is what is folded. Refuses with its rule."""
        for number, move in enumerate(moves):
            if number == len(self._foreseen) or self._foreseen[number].move != move:
                del self._foreseen[number:]
                before = self._foreseen[-1].after if number > 0 else self.game_state
                assert before is not None
                after = copied(before)
                events = self.game.apply(after, move)
                self._foreseen.append(Foreseen(move, self.game.text(move), after, events))
        return self._foreseen[len(moves) - 1]

    def prepared_move(self, seat: int, *after: Move) -> Move | None:
        """What a seat or chance does next where a game is prepared, and followed until then."""
        if not self.charter.is_guided or self.game_state is None:
            return None
        sealed = 0 if after else self.game.sealed(self.game_state)
        return self._prepared.next_of(seat, [*self.moves, *after], sealed)

    def record(self) -> Record:
        choices = self.charter.choices
        assert self.setup is not None
        return Record(
            game=choices.game,
            players=choices.players,
            options=self.charter.options,
            setup=self.setup,
            moves=[self.game.text(move) for move in self.moves],
            result=self.result,
            rules=self.rules,
        )

    # The fold

    def fold(self, entry: Entry) -> list[Event]:
        """What a move brought about; nothing for any other entry."""
        assert entry.number == self.version + 1, "a log has no gaps"
        self.version = entry.number
        self.changed = entry.at
        change = entry.change
        match change:
            case Sat():
                self.seats[change.seat] = Seat(
                    holders=frozenset({change.holder}),
                    sitter=change.holder,
                    holding=entry.number,
                    name=change.name,
                    outside=change.outside,
                )
            case Stood():
                self.seats[change.seat] = Seat()
            case DeviceAdded():
                holders = self.seats[change.seat].holders | {change.holder}
                self._change_seat(change.seat, holders=holders)
            case DeviceRemoved():
                holders = self.seats[change.seat].holders - {change.holder}
                self._change_seat(change.seat, holders=holders)
            case BotSeated():
                self.seats[change.seat] = Seat(level=change.level)
            case DealShared() | DealRepeated() | ShareGiven():
                self._prepare_deal(change)
            case Started():
                self._begin(change)
            case Moved() | Dealt():
                return self._move(change.move, entry)
            case TakenBack():
                self._take_back(change, entry)
            case UndoAsked():
                self.undo_asked = change.seat
                self.undo_asked_at = entry.number
                self.undo_asked_since = entry.at
                self.undo_agreed = set()
            case UndoAnswered():
                self._answer_undo(change)
            case PlayedFor():
                self._change_seat(change.seat, plays=change.why)
                self.votes.pop(change.seat, None)
                self._forget_undo()
            case CameBack():
                self._change_seat(change.seat, plays=None)
            case Voted():
                self.votes.setdefault(change.about, {})[change.seat] = entry.at
            case Said():
                self._hear(change, entry)
            case RematchMade():
                self.rematch = change.table
            case Ended():
                self.status = "ended"
            case Unreadable():
                raise BadInput("frozen-broken")
        if isinstance(change, Started):
            self._turn_passes(entry)
        return []

    def _hear(self, change: Said, entry: Entry) -> None:
        self.chat.append((entry.number, entry.at, change))
        self.said += 1
        self.said_by_watchers += change.seat is None

    def _change_seat(self, number: int, **changes: Any) -> None:
        self.seats[number] = replace(self.seats[number], **changes)

    def _prepare_deal(self, change: DealShared | DealRepeated | ShareGiven) -> None:
        match change:
            case DealShared():
                self.deal_is_shared = True
            case DealRepeated():
                self.shares = change.shares
            case ShareGiven():
                self._change_seat(change.seat, share=change.share)

    def _begin(self, change: Started) -> None:
        choices = self.charter.choices
        self.setup = change.setup
        self.rules = change.rules
        if change.shares is not None:
            self.shares = change.shares
        self.start = self.game.start(choices.players, self.charter.options, change.setup)
        self.moves = [self.game.parse(text) for text in change.moves]
        self._go_back(0)
        self.recent.play(self.game, self.start, self.moves)
        self.thought = [0.0] * len(self.moves)
        self.status = "running"
        self._reveal()

    def _reveal(self) -> None:
        """All moves so far stand for good."""
        assert self.game_state is not None
        self.revealed = len(self.moves)
        self._anchors = [(len(self.moves), copied(self.game_state))]

    def _go_back(self, number: int) -> None:
        """To where so many moves were the same, and plays those that are left now."""
        assert self.start is not None
        while self._anchors and self._anchors[-1][0] > number:
            self._anchors.pop()
        known, table = self._anchors[-1] if self._anchors else (0, self.start)
        self.game_state = copied(table)
        self._foreseen = []
        for move in self.moves[known:]:
            self.game.play(self.game_state, move)

    def _move(self, text: str, entry: Entry) -> list[Event]:
        if not self._foreseen or self._foreseen[0].text != text:
            self.foresee(self.game.parse(text))
        move, _, self.game_state, events = self._foreseen.pop(0)
        self.moves.append(move)
        self.recent.append(events)
        self.thought.append(entry.at - self.turn_began)
        self._forget_undo()
        self.votes.pop(move.seat, None)
        if move.seat != self._taken_back_by:
            self._taken_back = 0
        if move.verb == self.game.sealed_verb:
            if self.game.sealed(self.game_state) > 0:
                self.answered.add(move.seat)
                self.own_version[move.seat] = entry.number
                return events
            self._reveal()
        # What a stand-in played showed a card of somebody who was not asked.
        if move.seat == CHANCE or self.seats[move.seat].plays is not None:
            self._reveal()
        elif len(self.moves) >= self._anchors[-1][0] + ANCHOR_EVERY:
            self._anchors.append((len(self.moves), copied(self.game_state)))
        self._turn_passes(entry)
        self.result = self.game.result(self.game_state)
        if self.result is not None:
            self.status = "finished"
        return events

    def _take_back(self, change: TakenBack, entry: Entry) -> None:
        gone = {self.moves[number].seat for number in change.moves}
        self._taken_back += 1
        self._taken_back_by = self.moves[min(change.moves)].seat
        # By consent the clock begins anew; else one could think for ever by taking back.
        asked = self.undo_asked if self.undo_asked == self._taken_back_by else None
        is_agreed = asked is not None and self.concerned_by_undo(asked) <= self.undo_agreed
        thought = 0.0 if is_agreed else self.thought[min(change.moves)]
        if not is_agreed and self._taken_back_by in self.owing:
            thought += entry.at - self.turn_began
        self.recent.leave_out(change.moves, len(self.moves))
        kept = [number for number in range(len(self.moves)) if number not in change.moves]
        self.moves = [self.moves[number] for number in kept]
        self.thought = [self.thought[number] for number in kept]
        self.revealed = min(self.revealed, len(self.moves))
        self._go_back(min(change.moves))
        if not self.recent and self.start is not None:  # that plays the whole game again
            self.recent.play(self.game, self.start, self.moves)
        self._forget_undo()
        if gone <= self.answered:
            self.answered -= gone
            self.own_version |= dict.fromkeys(gone, entry.number)
        else:
            self._turn_passes(entry)
            self.turn_began -= thought

    def _turn_passes(self, entry: Entry) -> None:
        """The position is another one for everybody."""
        self.position_version = entry.number
        self.answered = set()
        self.own_version = {}
        self.undo_refused = set()
        self.turn_began = entry.at

    def _answer_undo(self, change: UndoAnswered) -> None:
        if change.agree:
            self.undo_agreed.add(change.seat)
        elif self.undo_asked is not None:
            self.undo_refused.add(self.undo_asked)
            self._forget_undo()

    def _forget_undo(self) -> None:
        self.undo_asked = None
        self.undo_agreed = set()
