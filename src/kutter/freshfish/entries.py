"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.core.compiled import entry
from kutter.freshfish import rules, scoring, turns
from kutter.freshfish.table import Table


@entry
def set_up(table: Table, first: int, events: Any) -> None:
    turns.set_up(table[0], first, events[0])


@entry
def apply(table: Table, seat: int, move: int, events: Any) -> None:
    rules.apply(table[0], seat, move, events[0])


@entry
def list_moves(position: Any, seat: int, codes: Any) -> int:
    """Writes a seat's legal moves, in order; how many there are."""
    count = rules.count_moves(position[0], seat)
    for n in range(count):
        codes[n] = rules.nth_move(position[0], seat, n)
    return count


@entry
def why_not(position: Any, seat: int, move: int) -> int:
    return rules.why_not(position[0], seat, move)


@entry
def why_not_spaces(position: Any, seat: int, verb: int, codes: Any) -> None:
    """What stands against a move, shifted into place, on every space."""
    for space in range(position[0].spaces):
        codes[space] = rules.why_not(position[0], seat, verb | space)


@entry
def measure(table: Table) -> None:
    """Every length as it would count now."""
    scoring.measure(table[0])
