"""M7.3 and M7.4: the route that a stall's length is counted on, so that a page can draw it."""

from typing import Any, NamedTuple

import numpy as np
from typing_extensions import TypedDict

from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import State, View
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import Good, good_of
from kutter.games.freshfish.rules.scoring import cost_of, forget_walk, longest, nearest, walk
from kutter.games.freshfish.square import MOST_SPACES, Place, places_of, streets_around
from kutter.games.freshfish.state import BLOCKED, GOOD_NAMES, NODES, NONE, SHORTEST, Struct


class RouteJson(TypedDict):
    """Columns and rows from 0; streets may lie at -1 or beyond the last."""

    length: int
    """As it counts (M7.5)."""
    streets: int
    places: list[list[int]]


class Route(NamedTuple):
    """From a stall to its truck, as it would count if what is open now became paths."""

    length: int
    """Not capped by M7.5."""
    places: list[Place]
    """Every space and street on the way, from the stall on."""
    streets: int
    """How many of them are streets."""

    def to_json(self, most: int) -> RouteJson:
        return {
            "length": min(self.length, most),
            "streets": self.streets,
            "places": list(map(list, self.places)),
        }


def route_of(position: State | View, seat: int, good: int) -> Route | None:
    """None if the stall is not on the square, or not connected."""
    state = as_state(position)
    nodes = np.zeros(NODES, np.int16)
    count = trace(state, seat_at(state, seat), good_of(good), nodes)
    if count == 0:
        return None
    t = state[0]
    spaces = places_of(int(cell) for cell in t["cell"][: t["spaces"]])
    streets = streets_around(spaces)
    way = [int(node) for node in nodes[:count]]
    return Route(
        sum(1 if node < MOST_SPACES else 2 for node in way),
        [spaces[node] if node < MOST_SPACES else streets[node - MOST_SPACES] for node in way],
        sum(node >= MOST_SPACES for node in way),
    )


def routes_json(position: State | View, seat: int) -> dict[str, RouteJson | None]:
    """A seat's routes by good."""
    most = int(longest(int(position[0]["players"])))
    routes = {name: route_of(position, seat, good) for good, name in enumerate(GOOD_NAMES)}
    return {name: route and route.to_json(most) for name, route in routes.items()}


@entry
def trace(state: State, seat: Seat, good: Good, nodes: Any) -> int:
    """Writes the nodes of a route, from the stall on; how many there are."""
    t = state[0]
    stall = t.stall_at[seat, good]
    if stall < 0:
        return 0
    node = NONE
    for streets in range(1 if t.streets == SHORTEST else 0, 2):
        walk(t, good, t.open[0], t.open[1], streets)
        node = nearest(t, stall)
        if node != NONE or t.streets != BLOCKED:
            break
        forget_walk(t)
    count = 0
    while node != NONE:
        nodes[count] = node
        count += 1
        rest = t.distance[node] - cost_of(node)
        before = NONE
        for side in range(4):
            other = t.beside[node, side]
            if rest > 0 and other != NONE and t.distance[other] == rest:
                before = other
        node = before
    forget_walk(t)
    return count


@compiled
def far_from(t: Struct, distance: Any, space: int) -> int:
    """The length of a stall on an open space, from the walk that reached it.

    Beside the truck it needs a way around (M7.3): two path tiles at a corner of the truck's, else
    more, which is guessed.
    """
    if distance[space] > 1:
        return wide(distance[space]) - 1
    for side in range(t.sides[space]):
        corner = t.beside[space, side]
        if distance[corner] == 2:
            for turn in range(t.sides[corner]):
                other = t.beside[corner, turn]
                if other != space and distance[other] == 1:
                    return 2
    return 4
