"""What a position is: a record up to a decision, who owes it, and which moves are right."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal

from kutter.games.contract import Game, State
from kutter.games.registry import game_named
from kutter.records.format import Record
from kutter.records.replay import replay

FOLDER: Final = Path(__file__).parent
FILES: Final = ("fishing", "market", "classic")
"""One for each game that one can sit down to, by the name of the file."""

Found = Literal["by hand", "by search"]


@dataclass(frozen=True)
class Position:
    name: str
    """`market-bid-3`: the file, the kind, a number."""
    kind: str
    seat: int
    best: list[str]
    """As in records; any of them is right."""
    why: str
    found: Found
    proof: str | None
    """Which proof of `find` shows it; None: the argument alone."""
    margin: dict[str, float]
    """By how much every other move is worse, as the proof measures it."""
    source: str
    """Whose game it is: bots, and the number of its seed."""
    record: Record

    def state(self) -> State:
        """Where the seat has to move."""
        return replay(self.record).state_at()

    @property
    def game(self) -> Game:
        return game_named(self.record.game)

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "record": self.record.to_json()}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Position":
        return cls(**{**data, "record": Record.from_json(data["record"])})


def read(file: str) -> list[Position]:
    lines = (FOLDER / f"{file}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Position.from_json(json.loads(line)) for line in lines]


def read_all() -> Iterator[Position]:
    for file in FILES:
        yield from read(file)
