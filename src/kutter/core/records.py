"""Game records (docs/records.md): read, written, replayed, verified."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kutter.core.errors import BadInput
from kutter.core.files import MOST_BYTES, opened, parse_json, shown
from kutter.core.game import SPECTATOR, Json

FORMAT: Final = "kutter-record"
VERSION: Final = 1
RULES: Final = 1
"""The newest version of our rules; older ones stay playable."""
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
                return cls(Path(path), int(line))
        return cls(Path(text))


def read_records(path: Path) -> Iterator[tuple[Place, Record | BadInput]]:
    """Every record of a file as a stream; what cannot be read comes as its error."""
    if path.suffix != ".jsonl":
        try:
            with opened(path) as file:
                yield Place(path), parse_record(file.read(MOST_BYTES + 1))
        except BadInput as error:
            yield Place(path), error
        return
    line = 0
    try:
        with opened(path) as file:
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
