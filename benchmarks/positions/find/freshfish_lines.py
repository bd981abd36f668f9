"""Every way in which a game of Fresh Fish can end once there is nothing more to bid for, compiled.

When only flea tiles are left in the stack, nothing is hidden any more (M8): whoever draws knows
what comes, and the last row lies open. Discs, tables and the last stalls are all that is left.
"""

from typing import Any, Final

import numpy as np

from benchmarks.positions.find.bounds import BOUNDS, NODE, TooMany, count_up, end, learn
from kutter.engine.bits import bit
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat
from kutter.games.contract import CHANCE, State
from kutter.games.freshfish.rules.moves import apply, count_moves, nth_move
from kutter.games.freshfish.rules.playout import next_seat
from kutter.games.freshfish.state import (
    BID,
    FLEA,
    MOST_SEATS,
    NONE,
    OVER,
    TILE,
    Struct,
    empty_states,
    move_code,
)

DEEPEST: Final = 60
MOST_MOVES: Final = 160


def bounds_of(state: State, seat: Seat, most: int) -> list[Any]:
    """Of each of the seat's moves, in their order."""
    found = np.zeros(MOST_MOVES, BOUNDS)
    stack, nodes = empty_states(DEEPEST), np.zeros(DEEPEST, NODE)
    moves = follow_all(state, seat, most, stack, nodes, found, nobody_listens())
    if moves == NONE:
        raise TooMany
    return list(found[:moves])


def bounds_after_auction(state: State, seat: Seat, winner: Seat, price: int, most: int) -> Any:
    """If a seat wins the last auction at a price."""
    found = np.zeros(1, BOUNDS)
    stack, nodes = empty_states(DEEPEST), np.zeros(DEEPEST, NODE)
    if not follow_winner(state, seat, winner, price, most, stack, nodes, found, nobody_listens()):
        raise TooMany
    return found[0]


@entry
def follow_all(
    state: State, seat: Seat, most: int, stack: Any, nodes: Any, found: Any, events: Any
) -> int:
    """Every line after every move; the number of moves, NONE if there are too many lines."""
    moves = count_moves(state[0], seat)
    lines = ZERO
    for n in range(moves):
        stack[0] = state[0]
        apply(stack[0], wide(seat), nth_move(state[0], seat, n), events[0])
        lines = follow(stack, nodes, wide(seat), lines, most, events)
        if lines > most:
            return NONE
        found[n] = nodes[0].bounds
    return moves


@entry
def follow_winner(
    state: State, seat: Seat, winner: Seat, price: int, most: int,
    stack: Any, nodes: Any, found: Any, events: Any
) -> bool:  # fmt: skip
    """M4.1: as if all others had bid less than nothing; the winner's bid ends the auction."""
    stack[0] = state[0]
    t = stack[0]
    for each in range(t.players):
        t.bid[each] = NONE
    t.has_bid = t.bidders & ~bit(winner)
    apply(t, wide(winner), move_code(BID, price), events[0])
    lines = follow(stack, nodes, wide(seat), ZERO, most, events)
    found[0] = nodes[0].bounds
    return lines <= most


@compiled
def follow(stack: Any, nodes: Any, observer: int, lines: int, most: int, events: Any) -> int:
    """Every line from the first state of the stack, whose node then has its bounds."""
    depth = ZERO
    enter(stack[0], nodes[0], observer)
    while lines <= most:
        node = nodes[depth]
        if node.low != 0:
            node.low -= 1
            stack[depth + 1] = stack[depth]
            t = stack[depth + 1]
            seat = wide(node.seat)
            move = nth_move(t, seat, wide(node.low)) if seat != CHANCE else move_code(TILE, FLEA)
            depth += 1
            apply(t, seat, move, events[0])
            enter(t, nodes[depth], observer)
            lines += 1
            continue
        end(node)
        if depth == 0:
            break
        depth -= 1
        learn(nodes[depth], node, observer)
    return lines


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
