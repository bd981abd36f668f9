"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.core.compiled import entry
from kutter.fishing import rounds, rules
from kutter.fishing.table import Table


@entry
def set_up(table: Table, players: int, first: int, levels: Any) -> None:
    rounds.set_up(table[0], players, first, levels)


@entry
def apply(table: Table, seat: int, move: int, events: Any) -> None:
    rules.apply(table[0], seat, move, events[0])


@entry
def choices(position: Any, low: int, high: int) -> tuple[int, int]:
    return rules.choices(position[0], low, high)


@entry
def why_not(position: Any, seat: int, low: int, high: int, move: int) -> int:
    return rules.why_not(position[0], seat, low, high, move)


@entry
def next_pile(position: Any, seat: int) -> int:
    return rounds.next_pile(position[0], seat)
