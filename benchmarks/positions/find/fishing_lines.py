"""Every way in which a last round of Fishing can be played to its end, compiled."""

from typing import Any, Final

import numpy as np

from benchmarks.positions.find.bounds import BOUNDS, NODE, TooMany, count_up, end, learn
from kutter.engine.bits import bits_below
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat
from kutter.games.contract import State
from kutter.games.fishing.cards import BUOY, CODES, nth, without_card
from kutter.games.fishing.rules.moves import apply, choices
from kutter.games.fishing.rules.playout import next_seat
from kutter.games.fishing.state import CALL, OVER, Struct, empty_states, move_code

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
    """Every line after every move; False if there are too many."""
    low, high = options(world[0], seat)
    lines = ZERO
    while low != 0 or high != 0:
        thing = nth(low, high, ZERO)
        low, high = without_card(low, high, thing)
        stack[0] = world[0]
        apply(stack[0], wide(seat), move_code(stack[0].phase, thing), events[0])
        lines = follow(stack, nodes, wide(seat), lines, most, events)
        if lines > most:
            return False
        found[thing] = nodes[0].bounds
        tried[thing] = True
    return True


@compiled
def follow(stack: Any, nodes: Any, observer: int, lines: int, most: int, events: Any) -> int:
    """Every line from the first state of the stack, whose node then has its bounds."""
    depth = ZERO
    enter(stack[0], nodes[0], observer)
    while lines <= most:
        node = nodes[depth]
        if node.low != 0 or node.high != 0:
            thing = nth(node.low, node.high, ZERO)
            node.low, node.high = without_card(node.low, node.high, thing)
            stack[depth + 1] = stack[depth]
            depth += 1
            t = stack[depth]
            apply(t, nodes[depth - 1].seat, move_code(t.phase, thing), events[0])
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
def options(t: Struct, seat: int) -> tuple[int, int]:
    """What a move may name: cards, or suits, as a set."""
    if t.phase == CALL:
        return bits_below(BUOY), ZERO
    return choices(t, t.hand[seat, 0], t.hand[seat, 1])


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
