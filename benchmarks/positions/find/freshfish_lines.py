"""Every way in which a game of Fresh Fish can end once there is nothing more to bid for, compiled.

When only flea tiles are left in the stack, nothing is hidden any more (M8): whoever draws knows
what comes, and the last row lies open. Discs, tables and the last stalls are all that is left.
"""

from typing import Any, Final

import numpy as np

from benchmarks.positions.find.bounds import BOUNDS, NODE, TooMany, count_up, end, learn
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat
from kutter.games.contract import CHANCE, State
from kutter.games.freshfish.rules.moves import apply, count_moves, nth_move
from kutter.games.freshfish.rules.playout import next_seat
from kutter.games.freshfish.state import (
    FLEA,
    MOST_SEATS,
    OVER,
    TILE,
    Struct,
    empty_states,
    move_code,
)

DEEPEST: Final = 60
MOST_MOVES: Final = 160


def bounds_of(state: State, mover: Seat, seat: Seat, most: int) -> list[Any]:
    """What each of the mover's moves, in their order, comes to for a seat."""
    found = np.zeros(MOST_MOVES, BOUNDS)
    stack, nodes = empty_states(DEEPEST), np.zeros(DEEPEST, NODE)
    if not follow_all(state, mover, seat, most, stack, nodes, found, nobody_listens()):
        raise TooMany
    return list(found[: int(nodes[0]["tried"])])


@entry
def follow_all(
    state: State,
    mover: Seat,
    seat: Seat,
    most: int,
    stack: Any,
    nodes: Any,
    found: Any,
    events: Any,
) -> bool:
    """Every line after every move, one after the other; False if there are too many."""
    depth = ZERO
    stack[0] = state[0]
    nodes[0].tried, nodes[0].seat = 0, mover
    nodes[0].low = count_moves(state[0], wide(mover))
    for _ in range(most):
        node = nodes[depth]
        if node.low != 0:
            node.low -= 1
            depth += 1
            stack[depth] = stack[depth - 1]
            t = stack[depth]
            move = move_code(TILE, FLEA)
            if node.seat != CHANCE:
                move = nth_move(t, wide(node.seat), wide(node.low))
            apply(t, wide(node.seat), move, events[0])
            enter(t, nodes[depth], wide(seat))
            continue
        end(node)
        if depth == 0:
            return True
        depth -= 1
        learn(nodes[depth], node, wide(seat))
        if depth == 0:
            found[nodes[0].low] = node.bounds
    return False


@compiled
def enter(t: Struct, node: Any, observer: int) -> None:
    node.tried = 0
    if t.phase == OVER:
        node.low = 0
        for seat in range(MOST_SEATS):
            node.points[seat] = -t.score[seat]  # M7.6: the lowest wins
        count_up(node, wide(t.players), observer)
    else:
        node.seat = next_seat(t)
        node.low = count_moves(t, wide(node.seat)) if t.phase != TILE else 1
