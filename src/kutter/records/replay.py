"""A record played through: checked move by move, from everyone's eyes or one seat's."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kutter.engine.chance import Generator, generator
from kutter.engine.events import Event, Heard
from kutter.games.contract import ALL_SEEING, HIDDEN, Eyes, Game, Move, State, check_seats, copied
from kutter.games.registry import game_named
from kutter.language.errors import BadInput, KutterError
from kutter.language.sentences import shown
from kutter.records.format import Record

LONGEST_MOVE: Final = 200
"""Far above any move of any game: a longer text is none, and is not worth repeating."""


class BadMove(KutterError):
    """A record's move that does not hold, with its number and its reason."""

    def __init__(self, number: int, text: str, reason: KutterError) -> None:
        move = shown(text, LONGEST_MOVE)
        super().__init__("move-does-not-hold", number=str(number), move=move, reason=reason.whole())
        self.number = number
        self.text = text
        self.reason = reason


@dataclass
class Step:
    """A move of a replay: its number, what it brought about, and the state after it."""

    number: int
    move: Move
    events: list[Event]
    state: State


class Replay:
    """A record and its game, ready to be played through. Refuses a bad set-up at once."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        check_seats(game, record.players)
        if record.seen_by is not ALL_SEEING and record.seen_by >= record.players:
            raise BadInput("record-has-wrong-type", key="seen_by", found=str(record.seen_by))
        game.check_options(record.options)
        self.start = game.start(record.players, record.options, record.setup)

    def moves(self, rng: Generator | None = None) -> list[Move]:
        """The record's moves; what a seat could not see, filled in with what could have been."""
        moves = [self._parsed(number, text) for number, text in enumerate(self.record.moves, 1)]
        record = self.record
        if record.seen_by is ALL_SEEING:
            return moves
        return self.game.complete(self.start, moves, record.seen_by, rng or generator("complete"))

    def _parsed(self, number: int, text: str) -> Move:
        try:
            if len(text) > LONGEST_MOVE:
                raise BadInput("move-has-no-shape")
            move = self.game.parse(text)
            if HIDDEN in move.things and self.record.seen_by is ALL_SEEING:
                raise BadInput("move-hides-what-is-open", move=text)
            if move.seat >= self.record.players and self.record.seen_by is not ALL_SEEING:
                raise BadInput("seat-unknown", number=str(move.seat))
            return move
        except KutterError as error:
            raise BadMove(number, text, error) from None

    def steps(self) -> Iterator[Step]:
        """Every move, checked and applied; the states are copies."""
        state = copied(self.start)
        for number, move in enumerate(self.moves(), 1):
            try:
                events = self.game.apply(state, move)
            except KutterError as error:
                raise self._refused(number, error) from None
            yield Step(number, move, events, copied(state))

    def walk(self, heard: Heard | None) -> Iterator[tuple[int, Move, State]]:
        """Every move with its number and the state before it, which the next one changes.

        Checked to the end, as `verify` does; what has happened is kept in `heard`, if there is
        somebody who listens.
        """
        state = copied(self.start)
        for number, move in enumerate(self.moves(), 1):
            yield number, move, state
            try:
                if heard is None:
                    self.game.play(state, move)
                else:
                    self.game.hear(state, move, heard.buffer)
                    heard.keep()
            except KutterError as error:
                raise BadMove(number, self.record.moves[number - 1], error) from None
        self.check_result(state)

    def state_at(self, number: int | None = None) -> State:
        """The state after so many moves; None: after all."""
        self.check_position(number)
        return self._after([] if number == 0 else self.moves()[:number])

    def _after(self, moves: Sequence[Move]) -> State:
        """Where the first moves lead, each of them checked."""
        state = copied(self.start)
        for number, move in enumerate(moves, 1):
            try:
                self.game.play(state, move)
            except KutterError as error:
                raise self._refused(number, error) from None
        return state

    def _refused(self, number: int, reason: KutterError) -> BadMove:
        return BadMove(number, self.record.moves[number - 1], reason)

    def check_position(self, number: int | None) -> None:
        total = len(self.record.moves)
        if number is not None and number > total:
            raise BadInput("record-is-shorter", found=total, asked=str(number))

    def verify(self) -> bool:
        """Replays everything and checks the result; whether the game is finished."""
        moves = self.moves()
        state = self._after(moves)
        if self.record.seen_by is not ALL_SEEING:
            self._check_hidden(state, moves, self.record.seen_by)
        return self.check_result(state)

    def check_result(self, state: State) -> bool:
        """Of the state after all moves; whether the game is finished."""
        result = self.game.result(state)
        found = self.record.result
        if result is None and found is not None:
            raise BadInput("result-too-early")
        if result is not None and found is None:
            raise BadInput("result-is-missing", right=json.dumps(result))
        if not _agrees(result, found):
            raise BadInput("result-is-wrong", found=shown(found, 200), right=json.dumps(result))
        return result is not None

    def _check_hidden(self, state: State, moves: Sequence[Move], eyes: Eyes) -> None:
        """Somebody's record holds what they may know: no more, and no less."""
        seen = [self.game.text(move) for move in self.game.seen_moves(state, moves, eyes)]
        for number, (text, right) in enumerate(zip(self.record.moves, seen, strict=True), 1):
            if text != right:
                shows = "move-shows-what-is-hidden" if "?" in right else "move-hides-what-is-open"
                raise BadMove(number, text, BadInput(shows, move=text))


def _agrees(right: Any, found: Any) -> bool:
    """Whether a value of a record says what is right; keys that mean nothing may stand beside."""
    if isinstance(right, dict) and isinstance(found, dict):
        return all(key in found and _agrees(each, found[key]) for key, each in right.items())
    if isinstance(right, list) and isinstance(found, list):
        return len(right) == len(found) and all(map(_agrees, right, found))
    return type(right) is type(found) and bool(right == found)


def replay(record: Record) -> Replay:
    return Replay(record, game_named(record.game))


def seen_record(replay: Replay, eyes: Eyes, upto: int) -> Record:
    """What somebody has seen of a game after so many moves."""
    record = replay.record
    if record.seen_by is not ALL_SEEING and record.seen_by != eyes:
        raise BadInput("record-is-anothers")
    state = replay.state_at(upto)
    moves = [replay.game.parse(text) for text in record.moves[:upto]]
    return Record(
        game=record.game,
        players=record.players,
        options=record.options,
        setup=record.setup,
        moves=[replay.game.text(move) for move in replay.game.seen_moves(state, moves, eyes)],
        result=replay.game.result(state),
        rules=record.rules,
        seen_by=eyes,
    )
