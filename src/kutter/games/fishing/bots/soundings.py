"""Skipper's tree, whose ends the net judges.

A simulation plays a world to the end of the round, as Skipper's do (search.py). Then the next hands
are drawn, and the net says what everybody may expect, asked for the seat that leads. So what a
round leaves behind is judged by who has learnt it, and of the next round only its cards are luck.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.bots.judging import Numbers
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.fishing.bots.card_values import new_card_values
from kutter.games.fishing.bots.guesses import Guesses, guess_world
from kutter.games.fishing.bots.prospects import look_ahead
from kutter.games.fishing.bots.search import DEEPEST, WORLD_USES, new_tree, nodes_by_thing, simulate
from kutter.games.fishing.bots.voyages import share_of
from kutter.games.fishing.net.forward import (
    Layers,
    Thoughts,
    new_thoughts,
    new_words,
    think,
)
from kutter.games.fishing.net.sight import SIGHT, see
from kutter.games.fishing.rules.playout import next_seat, random_draw
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import DEAL, MOST_SEATS, OVER, State, empty_states, steps_from

ROWS: Final = 32
"""Simulations at once: weights are fetched for all of them together …"""
FIRST_ROWS: Final = 8
FIRST: Final = 128
"""… but of the first only so few, so that the tree soon knows where to go."""
FEW: Final = 10
"""So many simulations count as much as the thought that a move is worse than usual, …"""
WORSE: Final = 0.02
"""… by so much of the win."""


class Soundings(NamedTuple):
    """All that they need; arrays with a row for each simulation, but of what is seen."""

    guesses: Guesses
    thoughts: Thoughts
    sights: Any
    seen_bytes: Any
    """The same memory."""
    likes: Any
    values: Any
    states: State
    card_values: Any
    tree: Any
    nodes: Any
    paths: Any
    """The nodes that each went through …"""
    depths: Any
    """… and how many."""
    rows: Any
    """Those that the net is asked about."""
    shares: Any
    """Of the win, by seat."""
    events: Events


def new_soundings(guesses: Guesses, net: Layers) -> Soundings:
    sights = np.zeros(ROWS, SIGHT.struct)
    likes, values = new_words(ROWS)
    tree, nodes = new_tree()
    numbers = np.zeros((2, ROWS), np.int64)
    return Soundings(
        guesses, new_thoughts(net, ROWS), sights, sights["whole"], likes, values,
        empty_states(ROWS), new_card_values(), tree, nodes, np.zeros((ROWS, DEEPEST), np.int64),
        numbers[0], numbers[1], np.zeros((ROWS, MOST_SEATS), np.float32), nobody_listens(),
    )  # fmt: skip


def gains(s: Soundings, things: Numbers) -> Numbers:
    """By what a move names, how much less of the win it came to than the best one."""
    nodes = nodes_by_thing(s.nodes)
    tried = [nodes.get(int(thing)) for thing in things]
    totals = np.array([0.0 if node is None else float(node["total"]) for node in tried])
    visits = np.array([0 if node is None else int(node["visits"]) for node in tried])
    usual = totals.sum() / max(visits.sum(), 1)
    values: Numbers = (totals + FEW * (usual - WORSE)) / (visits + FEW)
    return values - values.max()


def sound(s: Soundings, net: Layers, simulations: int) -> None:
    """Goes on with them."""
    while simulations > 0:
        rows = min(ROWS if s.tree["done"][0] >= FIRST else FIRST_ROWS, simulations)
        asked = set_out(s, rows)
        think(net, s.thoughts, s.seen_bytes[:asked], s.likes, s.values)
        learn(s, rows, asked)
        simulations -= rows


@entry
def set_out(s: Soundings, rows: Count) -> int:
    """So many go to the end of the round; of how many the net is to be asked."""
    asked = ZERO
    for row in range(min(rows, s.states.shape[0])):
        play_round(s, row)
        t = s.states[row]
        if t.phase != OVER:
            sight = s.sights[asked]
            for place in range(len(sight.whole)):
                sight.whole[place] = 0
            see(t, next_seat(t), sight, None)
            s.rows[asked] = row
            asked += 1
    return asked


@compiled
def play_round(s: Soundings, row: int) -> None:
    """Until it is judged it counts as lost, so that not all that are under way go the same way."""
    g, values, tree, t = s.guesses, s.card_values[0], s.tree[0], s.states[row]
    rng, events = g.rng[0], s.events[0]
    if tree.done % WORLD_USES == 0:
        guess_world(g)
    if tree.done == 0:
        look_ahead(g.world[0], values)
    tree.done += 1
    tree.depth = 0
    s.states[row] = g.world[0]
    simulate(t, values, tree, s.nodes, ZERO, wide(g.seen[0].seat), rng, events)
    s.depths[row] = tree.depth
    for step in range(tree.depth):
        s.paths[row, step] = tree.path[step]
        s.nodes[tree.path[step]].visits += 1
    while t.phase == DEAL:
        draw(t, random_draw(t, rng), events)


@entry
def learn(s: Soundings, rows: Count, asked: Count) -> None:
    """What everybody has of games that are over, and may expect of others."""
    for place in range(min(asked, s.rows.shape[0])):
        row = s.rows[place]
        t = s.states[row]
        for seat in range(t.players):
            expected = s.values[place, steps_from(t, next_seat(t), seat)]
            s.shares[row, seat] = expected + 1 / t.players
    for row in range(min(rows, s.states.shape[0])):
        t = s.states[row]
        if t.phase == OVER:
            for seat in range(t.players):
                s.shares[row, seat] = share_of(t, seat)
        for step in range(s.depths[row]):
            node = s.nodes[s.paths[row, step]]
            node.total += s.shares[row, node.seat]
