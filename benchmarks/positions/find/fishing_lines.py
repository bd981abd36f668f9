"""Every way in which a last round of Fishing can be played to its end, compiled."""

from typing import Any, Final

import numpy as np

from benchmarks.positions.find.bounds import BOUNDS, NODE, TooMany, count_up, end, learn
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat
from kutter.games.contract import State
from kutter.games.fishing.cards import CODES, nth, without_card
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.rules.playout import next_seat
from kutter.games.fishing.state import OVER, Struct, empty_states, move_code

DEEPEST: Final = 40
"""More moves than are left where all lines can be counted."""


def bounds_of(world: State, seat: Seat, most: int) -> dict[int, Any]:
    """By the thing that each of the seat's moves names."""
    found = np.zeros(CODES, BOUNDS)
    tried = np.zeros(CODES, np.bool_)
    stack, nodes = empty_states(DEEPEST), np.zeros(DEEPEST, NODE)
    if not follow_all(world, seat, most, stack, nodes, found, tried, nobody_listens()):
        raise TooMany
    return {thing: found[thing] for thing in range(CODES) if tried[thing]}


@entry
def follow_all(
    world: State, seat: Seat, most: int, stack: Any, nodes: Any, found: Any, tried: Any, events: Any
) -> bool:
    """Every line after every move, one after the other; False if there are too many."""
    depth = ZERO
    stack[0] = world[0]
    nodes[0].tried, nodes[0].seat = 0, seat  # where all choose at once, this seat does first (F4.3)
    nodes[0].low, nodes[0].high = options(world[0], wide(seat))
    for _ in range(most):
        node = nodes[depth]
        if node.low != 0 or node.high != 0:
            node.made = nth(node.low, node.high, ZERO)
            node.low, node.high = without_card(node.low, node.high, wide(node.made))
            depth += 1
            stack[depth] = stack[depth - 1]
            t = stack[depth]
            apply(t, wide(node.seat), move_code(t.phase, wide(node.made)), events[0])
            enter(t, nodes[depth], wide(seat))
            continue
        end(node)
        if depth == 0:
            return True
        depth -= 1
        learn(nodes[depth], node, wide(seat))
        if depth == 0:
            found[nodes[0].made] = node.bounds
            tried[nodes[0].made] = True
    return False


@compiled
def enter(t: Struct, node: Any, observer: int) -> None:
    node.tried = 0
    if t.phase == OVER:
        node.low, node.high = ZERO, ZERO
        for seat in range(t.players):
            node.points[seat] = t.points[seat]
        count_up(node, wide(t.players), observer)
    else:
        node.seat = next_seat(t)
        node.low, node.high = options(t, wide(node.seat))
