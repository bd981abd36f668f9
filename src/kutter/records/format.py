"""Game records (docs/records.md): read, written, replayed, verified."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from kutter.games.contract import ALL_SEEING, SPECTATOR, Json, Sight
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.files import parse_json

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
        if "format" not in data:
            raise BadInput("file-is-no-record")
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


def began_at(record: Record) -> int:
    """After how many moves of another game it parts from that; 0: it is all its own."""
    began = record.extra.get("began_at", 0)
    if type(began) is not int or not 0 <= began <= len(record.moves):
        raise BadInput("record-has-wrong-type", key="began_at", found=shown(began))
    return began


def parse_record(text: bytes) -> Record:
    return Record.from_json(parse_json(text))


def dump_record(record: Record) -> str:
    """One line of JSON, in which no name can move a cursor or turn the reading around."""
    line = json.dumps(record.to_json(), ensure_ascii=False, separators=(", ", ": "))
    if line.isprintable():
        return line
    return "".join(each if each.isprintable() else json.dumps(each)[1:-1] for each in line)
