"""How bots are named where somebody chooses them: `mate`, `skipper~0.1@400sims`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kutter.language.errors import BadInput
from kutter.language.sentences import shown

SPELLED: Final = re.compile(
    r"(?P<kind>[^\[\]~@]*)(?:\[(?P<weights>[^\[\]]+)\])?(?:~(?P<temperature>[^@]*))?(?:@(?P<budget>.*))?"
)
BETWEEN: Final = re.compile(r",(?![^\[\]]*\])")
"""Names in a row: a comma, but none in the name of a file."""
TEMPERATURE: Final = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?", re.ASCII)


@dataclass(frozen=True)
class BotName:
    """Who plays, and how: `KIND[WEIGHTS]~TEMPERATURE@BUDGET`, of which the kind is enough."""

    kind: str
    """A level, or a class as `module:Class`."""
    weights: Path | None = None
    """A net of its own."""
    temperature: float | None = None
    budget: str | None = None
    """As it was written."""

    @classmethod
    def parse(cls, text: str) -> "BotName":
        found = SPELLED.fullmatch(text)
        if found is None:
            return cls(text)  # which is nobody's name
        return cls(
            kind=found["kind"],
            weights=None if found["weights"] is None else Path(found["weights"]),
            temperature=None if found["temperature"] is None else degrees(found["temperature"]),
            budget=found["budget"],
        )

    def details(self) -> Iterator[str]:
        """What there is beside the kind, as people read it."""
        if self.weights is not None:
            yield self.weights.name
        if self.temperature is not None:
            yield f"~{self.temperature:g}"
        if self.budget is not None:
            yield self.budget


def refuse_unnameable(weights: str) -> None:
    """A file whose name cannot stand in a bot's name, and in a record."""
    if not weights or not weights.isprintable() or {*weights} & {*"[]"}:
        raise BadInput("weights-cannot-be-named", file=shown(weights))


def degrees(text: str) -> float:
    if TEMPERATURE.fullmatch(text) is None or float(text) == 0:
        raise BadInput("temperature-unknown", temperature=shown(text))
    return float(text)
