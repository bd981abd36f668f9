"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.core.checked import Actor, Bits, Code, Seat
from kutter.core.compiled import entry
from kutter.fishing import rounds, rules
from kutter.fishing.table import Table


@entry
def set_up(table: Table, first: Seat, levels: Any) -> None:
    rounds.set_up(table[0], first, levels)


@entry
def apply(table: Table, actor: Actor, move: Code, events: Any) -> int:
    """LEGAL, or what stands against the move, which then changes nothing."""
    t = table[0]
    why = rules.why_not_here(t, actor, move)
    if why == rules.LEGAL:
        rules.apply(t, actor, move, events[0])
    return why


@entry
def choices(position: Any, low: Bits, high: Bits) -> tuple[int, int]:
    return rules.choices(position[0], low, high)


@entry
def why_not(position: Any, actor: Actor, low: Bits, high: Bits, move: Code) -> int:
    return rules.why_not(position[0], actor, low, high, move)


@entry
def next_pile(position: Any, seat: Seat) -> int:
    return rounds.next_pile(position[0], seat)
