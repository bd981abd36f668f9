"""What a guide is: stretches of prepared games, and an idea at a time said beside them.

A game's folder has its guides in guides/NAME.json and the games they are played from in
guides/records/. docs/write-a-game.md explains the format.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from kutter.games.contract import Json
from kutter.records.format import Record

NEXT: Final = "next"
"""The learner has read it; until then the table holds still."""
MOVE: Final = "move"
"""The learner has moved."""
TURN: Final = "turn"
"""It is the learner's turn; as `turn:catch` only in that phase."""
TARGETS: Final = re.compile(r"[a-z]+(:[\w~{}-]+)?( [a-z]+(:[\w~{}-]+)?)*")
"""`ocean`, or by any other mark that a board has: `card:R0`, `place:fisher-{who}`. Behind the
first, what is to be seen beside it."""


class BadGuide(ValueError):
    """What is wrong with a guide, for who writes it."""


@dataclass(frozen=True)
class Step:
    """One idea: what is said, what that points at, and what it waits for."""

    text: str | None
    """A message of the catalogue; None: it waits unseen."""
    at: str | None
    until: str
    """NEXT, MOVE, TURN, or what the rules say happened, as events are named."""

    def is_turn(self, phase: str) -> bool:
        return self.until in (TURN, f"{TURN}:{phase}")


@dataclass(frozen=True)
class Stretch:
    """A part of a prepared game that the learner plays."""

    record: Record
    start: int
    """It begins after so many moves,"""
    end: int
    """and is over after so many, also for who has departed from what was prepared."""
    seat: int
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Guide:
    name: str
    game: str
    options: Json
    """What it is played with, as in its records."""
    minutes: int
    stretches: tuple[Stretch, ...]


def step_from(data: Json) -> Step:
    step = Step(**_only(data, "text", "at", "until"))
    if step.at is not None and TARGETS.fullmatch(step.at) is None:
        raise BadGuide(f"{step.at!r} is nothing that can be pointed at")
    if step.text is None and step.until == NEXT:
        raise BadGuide("nobody can go on from what is not shown")
    return step


def stretch_from(data: Json, record: Record) -> Stretch:
    known = _only(data, "record", "start", "end", "seat", "steps")
    steps = tuple(step_from(each) for each in known["steps"])
    return Stretch(record, known["start"], known["end"], known["seat"], steps)


def _only(data: Json, *keys: str) -> Any:
    if unknown := data.keys() - set(keys):
        raise BadGuide(f"a guide knows no {', '.join(sorted(unknown))}")
    return {key: data.get(key) for key in keys}
