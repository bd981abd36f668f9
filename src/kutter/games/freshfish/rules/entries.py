"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import ANOTHERS, Actor, Code, Compared, Seat
from kutter.games.contract import CHANCE, View
from kutter.games.freshfish.rules import moves as rules
from kutter.games.freshfish.rules import scoring, turns
from kutter.games.freshfish.state import (
    CELL_BITS,
    NONE,
    PLACE,
    RESERVE,
    State,
    Struct,
    space_at,
    thing_of,
    verb_of,
)


@entry
def set_up(state: State, first: Seat, events: Any) -> None:
    turns.set_up(state[0], first, events[0])


@entry
def apply(state: State, actor: Compared, move: Code, events: Any) -> int:
    """LEGAL, or what stands against the move, which then changes nothing."""
    why = rules.why_not(state[0], actor, move)
    if why == rules.LEGAL:
        rules.apply(state[0], actor, move, events[0])
    return why


@entry
def list_moves(state: State, seat: Compared, moves: Any) -> int:
    """Writes a seat's legal moves in order, with cells; how many there are, NONE if none is due."""
    return write_moves(state[0], seat, moves) if rules.owes(state[0], seat) else wide(NONE)


@entry
def list_own_moves(view: View, seat: Compared, moves: Any) -> int:
    """The same of a view, which answers for its own seat alone, and for chance: else ANOTHERS."""
    v = view[0]
    if not rules.owes(v, seat):
        return wide(NONE)
    if seat != CHANCE and seat != v.seat:
        return wide(ANOTHERS)
    return write_moves(v, seat, moves)


@compiled
def write_moves(p: Struct, seat: int, moves: Any) -> int:
    count = rules.count_moves(p, seat)
    for n in range(count):
        move = rules.nth_move(p, seat, n)
        verb, thing = verb_of(move), thing_of(move)
        if verb == RESERVE or verb == PLACE:
            thing = wide(p.cell[thing])
        moves[n] = verb << CELL_BITS | thing
    return count


@entry
def find_space(position: Any, cell: Compared) -> int:
    """The number of a space; MOST_THING if this cell is not on the square."""
    return space_at(position[0], cell)


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
