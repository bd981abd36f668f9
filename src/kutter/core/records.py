"""Game records (docs/records.md): read, written, replayed, verified."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BufferedReader
from pathlib import Path
from typing import Any, Final

from kutter.core.errors import BadInput
from kutter.core.files import MOST_BYTES, STANDARD_INPUT, opened, parse_json, shown
from kutter.core.game import ALL_SEEING, SPECTATOR, Json, Sight
from kutter.core.packing import PACKED, Unreadable

FORMAT: Final = "kutter-record"
VERSION: Final = 1
RULES: Final = 1
"""The newest version of our rules; older ones stay playable."""
MOST_NUMBER: Final = 10**9
MOST_SKIPPED: Final = 100 * MOST_BYTES
"""Of a line that is too long to be a record."""
SHORTEST: Final = 300
MOST_SHORT: Final = 1000
"""So many lines of a file may be too short to be records: each costs far more than its bytes."""

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
    seen_by: Sight = ALL_SEEING
    """Whose record it is; of the ALL_SEEING, everything stands in it."""
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
        if self.seen_by is not ALL_SEEING:
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
        rules = _typed(data, "rules", int, 1)
        if not 1 <= rules <= RULES:
            raise BadInput("record-has-wrong-rules", found=shown(rules))
        moves = _typed(data, "moves", list)
        for move in moves:
            if not isinstance(move, str):
                raise BadInput("record-has-wrong-type", key="moves", found=shown(move))
        seen_by = data.get("seen_by", ALL_SEEING)
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


def _typed(data: Json, key: str, kind: type, otherwise: Any = None) -> Any:
    if key not in data:
        if otherwise is None:
            raise BadInput("record-lacks-key", key=key)
        return otherwise
    if type(data[key]) is not kind or (kind is int and abs(data[key]) >= MOST_NUMBER):
        raise BadInput("record-has-wrong-type", key=key, found=shown(data[key]))
    return data[key]


def parse_record(text: bytes) -> Record:
    return Record.from_json(parse_json(text))


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
                return cls(_path(path), int(line))
        return cls(_path(text))


def _path(name: str) -> Path:
    """A `-` is the standard input; a file of that name is `./-`."""
    path = Path(name)
    return path.absolute() if path == STANDARD_INPUT and name != str(path) else path


def read_texts(path: Path) -> Iterator[tuple[Place, bytes | Unreadable]]:
    """The text of every record of a file as a stream; what makes it end too early comes last."""
    line = short = 0
    try:
        with opened(path) as file:
            text = file.readline(MOST_BYTES + 2)
            if _stands_alone(path, text):
                yield Place(path), text + file.read(max(0, MOST_BYTES + 1 - len(text)))
                return
            if not text:
                raise Unreadable("file-is-empty")
            line = 1
            while text:
                short += len(text) < SHORTEST
                if short > MOST_SHORT:
                    raise Unreadable("file-holds-other-lines", limit=MOST_SHORT)
                yield Place(path, line), text.rstrip(b"\r\n")
                _skip_rest(file, text)
                line += 1
                text = file.readline(MOST_BYTES + 2)
    except Unreadable as error:
        yield Place(path, line or None), error


def _stands_alone(path: Path, first_line: bytes) -> bool:
    """Whether a file is one record and not JSON Lines: by its name, or by its first line."""
    if path == STANDARD_INPUT:
        begins = first_line.removeprefix(b"\xef\xbb\xbf").strip()
        return begins.startswith(b"{") and not begins.endswith(b"}") and len(begins) <= MOST_BYTES
    name = path.with_suffix("") if path.suffix in PACKED else path
    return name.suffix != ".jsonl"


def _skip_rest(file: BufferedReader, text: bytes) -> None:
    """What is left of a line that was too long, unless that has no end."""
    skipped = 0
    while text and not text.endswith(b"\n"):
        text = file.readline(MOST_BYTES)
        skipped += len(text)
        if skipped > MOST_SKIPPED:
            raise Unreadable("file-has-endless-line", limit=MOST_SKIPPED)


def read_records(path: Path) -> Iterator[tuple[Place, Record | BadInput]]:
    """Every record of a file as a stream; what cannot be read comes as its error."""
    for place, text in read_texts(path):
        try:
            yield place, text if isinstance(text, Unreadable) else parse_record(text)
        except BadInput as error:
            yield place, error


def read_record(place: Place) -> Record:
    """The one record of a file, or of a line of a file."""
    return parse_record(read_text(place))


def read_text(place: Place) -> bytes:
    """Its text; the lines before it are read over."""
    found: bytes | None = None
    for there, text in read_texts(place.path):
        if isinstance(text, Unreadable):
            raise text
        if place.line is None and found is not None:
            raise BadInput("file-holds-many-records")
        if place.line in (None, there.line):
            found = text
            if place.line is not None:
                break
    if found is None:
        raise BadInput("file-lacks-line", line=str(place.line))
    return found


def dump_record(record: Record) -> str:
    """One line of JSON, in which no name can move a cursor or turn the reading around."""
    line = json.dumps(record.to_json(), ensure_ascii=False, separators=(", ", ": "))
    if line.isprintable():
        return line
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in line)
