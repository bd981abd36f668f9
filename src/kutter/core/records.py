"""Game records (docs/records.md): read, written, replayed, verified."""

import json
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from errno import EISDIR
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO

from kutter.core.chance import generator
from kutter.core.errors import BadInput, KutterError
from kutter.core.events import Event
from kutter.core.game import HIDDEN, SPECTATOR, Game, Json, Move, Table, check_seats, play
from kutter.texts import Texts

FORMAT: Final = "kutter-record"
VERSION: Final = 1
RULES: Final = 1
"""The newest version of our rules; older ones stay playable."""
MOST_BYTES: Final = 1_000_000
LONGEST_MOVE: Final = 200
"""Far above any move of any game: a longer text is none, and is not worth repeating."""
MOST_NUMBER: Final = 10**9

_OWN_KEYS: Final = (
    "format", "version", "rules", "game", "players", "options", "seen_by", "setup", "moves",
    "result",
)  # fmt: skip


@dataclass
class Record:
    """One game, complete and independent of any program."""

    game: str
    players: int
    options: Json
    setup: Json
    moves: list[str] = field(default_factory=list)
    result: Json | None = None
    rules: int = RULES
    seen_by: int | None = None
    """Whose record it is: a seat or SPECTATOR; None: everything stands in it."""
    extra: Json = field(default_factory=dict)
    """Keys that mean nothing to the rules: names, times, notes."""

    def to_json(self) -> Json:
        head: Json = {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules,
            "game": self.game,
            "players": self.players,
            "options": self.options,
        }
        if self.seen_by is not None:
            head["seen_by"] = "spectator" if self.seen_by == SPECTATOR else self.seen_by
        return {
            **head,
            "setup": self.setup,
            "moves": self.moves,
            "result": self.result,
            **self.extra,
        }

    @classmethod
    def from_json(cls, data: Any) -> "Record":
        if not isinstance(data, dict):
            raise BadInput("record-is-no-object")
        if data.get("format") != FORMAT:
            raise BadInput("record-has-wrong-format", found=shown(data.get("format")))
        if type(data.get("version")) is not int or data["version"] != VERSION:
            raise BadInput("record-has-wrong-version", found=shown(data.get("version")))
        rules = _typed(data, "rules", int, RULES)
        if not 1 <= rules <= RULES:
            raise BadInput("record-has-wrong-rules", found=shown(rules))
        moves = _typed(data, "moves", list)
        for move in moves:
            if not isinstance(move, str):
                raise BadInput("record-has-wrong-type", key="moves", found=shown(move))
        seen_by = data.get("seen_by")
        if seen_by == "spectator":
            seen_by = SPECTATOR
        elif "seen_by" in data and (type(seen_by) is not int or not 0 <= seen_by < MOST_NUMBER):
            raise BadInput("record-has-wrong-type", key="seen_by", found=shown(seen_by))
        return cls(
            game=_typed(data, "game", str),
            players=_typed(data, "players", int),
            options=_typed(data, "options", dict, {}),
            setup=_typed(data, "setup", dict),
            moves=moves,
            result=None if data.get("result") is None else _typed(data, "result", dict),
            rules=rules,
            seen_by=seen_by,
            extra={key: each for key, each in data.items() if key not in _OWN_KEYS},
        )


def shown(value: Any, most: int = 40) -> str:
    """A value of somebody's file, short enough for one line."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except RecursionError:
        return "..."
    return text if len(text) <= most else text[: most - 3] + "..."


def _typed(data: Json, key: str, kind: type, otherwise: Any = None) -> Any:
    if key not in data:
        if otherwise is None:
            raise BadInput("record-lacks-key", key=key)
        return otherwise
    if type(data[key]) is not kind or (kind is int and abs(data[key]) >= MOST_NUMBER):
        raise BadInput("record-has-wrong-type", key=key, found=shown(data[key]))
    return data[key]


def parse_record(text: bytes) -> Record:
    if len(text) > MOST_BYTES:
        raise BadInput("record-is-too-large", limit=MOST_BYTES)
    try:
        data = json.loads(text.decode("utf-8"), parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise BadInput("file-is-not-utf8", byte=str(error.start + 1)) from None
    except json.JSONDecodeError as error:
        raise BadInput(
            "file-is-not-json", line=str(error.lineno), column=str(error.colno)
        ) from None
    except (ValueError, RecursionError):
        raise BadInput("file-is-beyond-json") from None
    return Record.from_json(data)


def _refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities: Python reads them, JSON does not have them."""
    raise ValueError(name)


@dataclass(frozen=True)
class Place:
    """Where a record stands: a file, and in JSON Lines its line."""

    path: Path
    line: int | None = None

    def __str__(self) -> str:
        return str(self.path) if self.line is None else f"{self.path}:{self.line}"

    @classmethod
    def parse(cls, text: str) -> "Place":
        """`FILE` or `FILE:LINE`."""
        path, colon, line = text.rpartition(":")
        if colon and line.isascii() and line.isdigit() and len(line) < 10:
            if not os.path.exists(text):  # noqa: PTH110 (Path fails on long names)
                return cls(Path(path), int(line))
        return cls(Path(text))


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    try:
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise BadInput("file-cannot-be-read", reason=error.strerror or str(error)) from None


def read_records(path: Path) -> Iterator[tuple[Place, Record | BadInput]]:
    """Every record of a file as a stream; what cannot be read comes as its error."""
    if path.suffix != ".jsonl":
        try:
            with _opened(path) as file:
                yield Place(path), parse_record(file.read(MOST_BYTES + 1))
        except BadInput as error:
            yield Place(path), error
        return
    line = 0
    try:
        with _opened(path) as file:
            while text := file.readline(MOST_BYTES + 2):
                line += 1
                try:
                    yield Place(path, line), parse_record(text.rstrip(b"\r\n"))
                except BadInput as error:
                    yield Place(path, line), error
                while text and not text.endswith(b"\n"):
                    text = file.readline(MOST_BYTES)  # the rest of a line that was too long
    except BadInput as error:
        yield Place(path), error
        return
    if line == 0:
        yield Place(path), BadInput("file-is-empty")


def read_record(place: Place) -> Record:
    """The one record of a file, or of a line of a file."""
    found: Record | BadInput | None = None
    for there, record in read_records(place.path):
        if place.line is None and found is not None:
            raise BadInput("file-holds-many-records")
        if there.line is None and isinstance(record, BadInput):
            raise record  # about the whole file
        if place.line in (None, there.line):
            found = record
            if place.line is not None:
                break
    if found is None:
        raise BadInput("file-lacks-line", line=str(place.line))
    if isinstance(found, BadInput):
        raise found
    return found


def dump_record(record: Record) -> str:
    """One line of JSON."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(", ", ": "))


@contextmanager
def whole_file(path: Path) -> Iterator[TextIO]:
    """A file that is there whole or not at all."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.exists() and not path.is_file():  # a pipe or a device: nothing to replace
            with path.open("w", encoding="utf-8") as file:
                yield file
            return
        with _replacing(path.resolve()) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(
            "file-cannot-be-written", file=str(path), reason=error.strerror or str(error)
        ) from None


@contextmanager
def _replacing(path: Path) -> Iterator[TextIO]:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".kutter-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        mode = path.stat().st_mode if path.exists() else 0o666 & ~_umask()
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class BadMove(KutterError):
    """A record's move that does not hold, with its number and its reason."""

    def __init__(self, number: int, text: str, reason: KutterError) -> None:
        super().__init__("move-does-not-hold", number=number, move=text, reason="")
        self.number = number
        self.text = text
        self.reason = reason

    def tell(self, texts: Texts) -> str:
        return texts.say(
            "move-does-not-hold",
            number=str(self.number),
            move=shown(self.text, LONGEST_MOVE),
            reason=self.reason.tell(texts),
        )


@dataclass
class Step:
    """A move of a replay: its number, what it brought about, and the table after it."""

    number: int
    move: Move
    events: list[Event]
    table: Table


class Replay:
    """A record and its game, ready to be played through. Refuses a bad set-up at once."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        check_seats(game, record.players)
        if record.seen_by is not None and record.seen_by >= record.players:
            raise BadInput("record-has-wrong-type", key="seen_by", found=str(record.seen_by))
        game.check_options(record.options)
        self.start = game.start(record.players, record.options, record.setup)

    def moves(self) -> list[Move]:
        """The record's moves; what a seat could not see, filled in with what could have been."""
        moves = [self._parsed(number, text) for number, text in enumerate(self.record.moves, 1)]
        record = self.record
        if record.seen_by is None:
            return moves
        return self.game.complete(self.start, moves, record.seen_by, generator("complete"))

    def _parsed(self, number: int, text: str) -> Move:
        try:
            if len(text) > LONGEST_MOVE:
                raise BadInput("move-has-no-shape")
            move = self.game.parse(text)
            if HIDDEN in move.things and self.record.seen_by is None:
                raise BadInput("move-hides-what-is-open", move=text)
            return move
        except KutterError as error:
            raise BadMove(number, text, error) from None

    def steps(self) -> Iterator[Step]:
        """Every move, checked and applied; the tables are copies."""
        table = self.start.copy()
        for number, move in enumerate(self.moves(), 1):
            try:
                events = play(self.game, table, move)
            except KutterError as error:
                raise BadMove(number, self.record.moves[number - 1], error) from None
            yield Step(number, move, events, table.copy())

    def table_at(self, number: int | None = None) -> Table:
        """The table after so many moves; None: after all."""
        self.check_position(number)
        table = self.start
        for step in self.steps() if number != 0 else ():
            table = step.table
            if step.number == number:
                break
        return table

    def check_position(self, number: int | None) -> None:
        total = len(self.record.moves)
        if number is not None and number > total:
            raise BadInput("record-is-shorter", found=str(total), asked=str(number))

    def verify(self) -> bool:
        """Replays everything and checks the result; whether the game is finished."""
        table = self.start
        moves: list[Move] = []
        for step in self.steps():
            table = step.table
            moves.append(step.move)
        if self.record.seen_by is not None:
            self._check_hidden(table, moves, self.record.seen_by)
        result = self.game.result(table)
        found = self.record.result
        if result is None and found is not None:
            raise BadInput("result-too-early")
        if result is not None and found is None:
            raise BadInput("result-is-missing", right=json.dumps(result))
        if not _agrees(result, found):
            raise BadInput("result-is-wrong", found=shown(found, 200), right=json.dumps(result))
        return result is not None

    def _check_hidden(self, table: Table, moves: Sequence[Move], seat: int) -> None:
        """A seat's record holds what the seat may know: no more, and no less."""
        seen = [self.game.text(move) for move in self.game.seen_moves(table, moves, seat)]
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


def seen_record(replay: Replay, seat: int, upto: int) -> Record:
    """What a seat, or a SPECTATOR, has seen of a game after so many moves."""
    record = replay.record
    if record.seen_by is not None and record.seen_by != seat:
        raise BadInput("record-is-anothers")
    table = replay.table_at(upto)
    moves = [replay.game.parse(text) for text in record.moves[:upto]]
    return Record(
        game=record.game,
        players=record.players,
        options=record.options,
        setup=record.setup,
        moves=[replay.game.text(move) for move in replay.game.seen_moves(table, moves, seat)],
        result=replay.game.result(table),
        rules=record.rules,
        seen_by=seat,
    )
