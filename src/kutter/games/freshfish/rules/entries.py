"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.engine.compiled import entry
from kutter.games.checked import Actor, Code, Seat
from kutter.games.freshfish.rules import moves as rules
from kutter.games.freshfish.rules import scoring, turns
from kutter.games.freshfish.state import State


@entry
def set_up(state: State, first: Seat, events: Any) -> None:
    turns.set_up(state[0], first, events[0])


@entry
def apply(state: State, actor: Actor, move: Code, events: Any) -> int:
    """LEGAL, or what stands against the move, which then changes nothing."""
    why = rules.why_not(state[0], actor, move)
    if why == rules.LEGAL:
        rules.apply(state[0], actor, move, events[0])
    return why


@entry
def list_moves(position: Any, actor: Actor, codes: Any) -> int:
    """Writes the legal moves of whoever owes one, in order; how many there are."""
    count = rules.count_moves(position[0], actor)
    for n in range(count):
        codes[n] = rules.nth_move(position[0], actor, n)
    return count


@entry
def why_not(position: Any, actor: Actor, move: Code) -> int:
    return rules.why_not(position[0], actor, move)


@entry
def why_not_spaces(position: Any, seat: Seat, first: Code, codes: Any) -> None:
    """What stands against a move on every space; given is the one on the first."""
    for space in range(position[0].spaces):
        codes[space] = rules.why_not(position[0], seat, first + space)


@entry
def measure(state: State) -> None:
    """Every length as it would count now."""
    scoring.measure(state[0])
