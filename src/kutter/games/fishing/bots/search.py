"""Information-set Monte Carlo tree search for Fishing, compiled.

Every simulation plays a world that fits the view (worlds.py) to the end of the round: by the
tree while it has nodes, then by card sense. A node stands for all that the searching seat has
seen happen since its decision, so it gathers many worlds; a bound on a move counts how often the
move was there to be chosen. What others pass is hidden: it is no part of the tree (F4.3).
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import bits_in
from kutter.engine.chance import Generator, below
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.contract import View
from kutter.games.fishing.bots.card_values import mover, new_card_values, sensible
from kutter.games.fishing.bots.prospects import look_ahead, share_win
from kutter.games.fishing.cards import NONE, has_card, nth, without_card
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import copy_public
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.state import (
    DEAL,
    MOST_PLAYS,
    OVER,
    PASS,
    State,
    Struct,
    empty_states,
    move_code,
)

NODE: Final = np.dtype(
    [
        ("child", "i4"),  # the youngest; NONE: there is none
        ("sibling", "i4"),  # the next older
        ("visits", "i4"),
        ("available", "i4"),  # how often its move could be chosen
        ("total", "f4"),  # of the shares of the win that the seat which moved came to
        ("thing", "i1"),
        ("seat", "i1"),
    ],
    align=True,
)
DEEPEST: Final = 3 * MOST_PLAYS
"""More moves than a round has: plays, and for some of them a catch or a call."""
NODES: Final = 1 << 17
"""Room for a tree. One that has used it up goes on without growing."""

EXPLORE: Final = 0.3
"""The weight of what is not known yet of a move, in shares of the win."""
WORLD_USES: Final = 4
"""Simulations a world: finding one takes time too."""
WHIMS: Final = 20
"""Moves in 256 that are made at random, not by card sense, so that it errs in many ways."""

TREE: Final = np.dtype(
    [
        ("done", "i8"),  # simulations so far
        ("nodes", "i8"),  # in use
        ("depth", "i8"),
        ("path", "i4", DEEPEST),  # the nodes that the simulation went through
        ("untried_low", "i8"),  # moves that have no node yet
        ("untried_high", "i8"),
    ],
    align=True,
)


class Search(NamedTuple):
    """All that a search works on, each an array of one struct; of nodes there are many."""

    seen: View
    guess: Any
    world: State
    """It has the view's public fields."""
    trial: State
    card_values: Any
    tree: Any
    nodes: Any
    """Number 0 is the decision."""
    rng: Generator
    events: Events


def new_tree() -> tuple[Any, Any]:
    """And its nodes: the decision, nothing tried."""
    nodes = np.empty(NODES, NODE)
    nodes[0] = np.zeros((), NODE)
    nodes["child"][0] = NONE
    tree = np.zeros(1, TREE)
    tree["nodes"] = 1
    return tree, nodes


def nodes_by_thing(nodes: Any) -> dict[int, Any]:
    """Those of the moves that were tried, by what they name."""
    found = {}
    child = int(nodes["child"][0])
    while child != NONE:
        found[int(nodes["thing"][child])] = nodes[child]
        child = int(nodes["sibling"][child])
    return found


def new_search(view: View, rng: Generator) -> Search:
    tree, nodes = new_tree()
    world = empty_states()
    copy_public(view, world)
    trial, card_values, events = empty_states(), new_card_values(), nobody_listens()
    return Search(view, empty_guess(), world, trial, card_values, tree, nodes, rng, events)


@entry
def search(s: Search, simulations: Count) -> None:
    """Goes on with a search."""
    trial, values, tree = s.trial[0], s.card_values[0], s.tree[0]
    observer = wide(s.seen[0].seat)
    for _ in range(simulations):
        if tree.done % WORLD_USES == 0:
            fill_in(s.seen, s.rng, s.guess, s.world)
        if tree.done == 0:
            look_ahead(s.world[0], values)
        tree.done += 1
        s.trial[0] = s.world[0]
        tree.depth = 0
        simulate(trial, values, tree, s.nodes, ZERO, observer, s.rng[0], s.events[0])
        share_win(trial, values)
        learn(values.share, tree, s.nodes)


@compiled
def learn(shares: Any, h: Any, nodes: Any) -> None:
    """What a simulation came to, for every seat, noted along its path."""
    for step in range(h.depth):
        node = nodes[h.path[step]]
        node.visits += 1
        node.total += shares[node.seat]


@compiled
def simulate(
    t: Struct, s: Any, h: Any, nodes: Any, node: int, observer: int, rng: Any, events: Any
) -> None:
    """Plays to the end of the round from where a node is; adds to the path through the tree."""
    in_tree = True
    while t.phase != DEAL and t.phase != OVER:
        seat = mover(t, observer)
        low, high = options(t, seat)
        child = NONE
        grows = False
        if in_tree and (seat == observer or t.phase != PASS):
            child = select(h, nodes, node, low, high)
            if child == NONE:
                low, high = h.untried_low, h.untried_high
                in_tree = False
                grows = h.nodes < nodes.shape[0]
        if child != NONE:
            thing = wide(nodes[child].thing)
        elif not grows and below(rng, wide(256)) < WHIMS:
            thing = nth(low, high, below(rng, bits_in(low) + bits_in(high)))
        else:
            thing = sensible(t, s, seat, low, high)
        if grows:
            child = grow(h, nodes, node, seat, thing)
        if child != NONE:
            node = child
            h.path[h.depth] = child
            h.depth += 1
        apply(t, seat, move_code(t.phase, thing), events)


@compiled
def select(h: Any, nodes: Any, parent: int, low: int, high: int) -> int:
    """The child with the highest bound; NONE if the tree is to grow here by an untried move."""
    best, chosen = -1.0, NONE
    children = 0
    child = wide(nodes[parent].child)
    while child != NONE:
        node = nodes[child]
        thing = wide(node.thing)
        if has_card(low, high, thing):
            low, high = without_card(low, high, thing)
            children += 1
            node.available += 1
            bound = node.total / node.visits
            bound += EXPLORE * np.sqrt(np.log(node.available) / node.visits)
            if bound > best:
                best, chosen = bound, child
        child = wide(node.sibling)
    h.untried_low, h.untried_high = low, high
    if low == 0 and high == 0:
        return chosen
    if parent != 0 and children > np.sqrt(nodes[parent].visits):
        return chosen  # the tree is not to grow in width before its first moves are known
    return NONE


@compiled
def grow(h: Any, nodes: Any, parent: int, seat: int, thing: int) -> int:
    number = wide(h.nodes)
    h.nodes += 1
    node = nodes[number]
    node.child = NONE
    node.sibling = nodes[parent].child
    node.visits = 0
    node.available = 1
    node.total = 0.0
    node.thing = thing
    node.seat = seat
    nodes[parent].child = number
    return number
