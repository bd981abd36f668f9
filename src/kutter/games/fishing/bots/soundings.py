"""Skipper's tree, whose ends are judged by who has learnt it.

A simulation plays a guessed world to the end of the round, as Skipper's do (search.py); what
everybody may expect then, a small net says (net/ends.py).
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.bots.judging import Numbers
from kutter.engine.compiled import ZERO, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.fishing.bots.card_values import new_card_values
from kutter.games.fishing.bots.guesses import Guesses, guess_world
from kutter.games.fishing.bots.prospects import look_ahead
from kutter.games.fishing.bots.search import learn, new_tree, nodes_by_thing, simulate
from kutter.games.fishing.net.ends import Reckoner, reckon_end
from kutter.games.fishing.state import State, empty_states

WORLD_USES: Final = 8
"""Of simulations, of a guessed world: to guess one takes longer than to play a round."""
FEW: Final = 10
"""So many simulations count as much as the thought that a move is worse than usual, …"""
WORSE: Final = 0.02
"""… by so much of the win."""


class Soundings(NamedTuple):
    """All that they need."""

    guesses: Guesses
    trial: State
    card_values: Any
    tree: Any
    nodes: Any
    reckoner: Reckoner
    events: Events


def new_soundings(guesses: Guesses, reckoner: Reckoner) -> Soundings:
    tree, nodes = new_tree()
    return Soundings(
        guesses, empty_states(), new_card_values(), tree, nodes, reckoner, nobody_listens()
    )


def gains(s: Soundings, things: Numbers) -> Numbers:
    """By what a move names, how much less of the win it came to than the best one."""
    nodes = nodes_by_thing(s.nodes)
    tried = [nodes.get(int(thing)) for thing in things]
    totals = np.array([0.0 if node is None else float(node["total"]) for node in tried])
    visits = np.array([0 if node is None else int(node["visits"]) for node in tried])
    usual = totals.sum() / max(visits.sum(), 1)
    values: Numbers = (totals + FEW * (usual - WORSE)) / (visits + FEW)
    return values - values.max()


@entry
def sound(s: Soundings, simulations: Count) -> None:
    """Goes on with them."""
    g, trial, values, tree = s.guesses, s.trial[0], s.card_values[0], s.tree[0]
    rng, events, observer = g.rng[0], s.events[0], wide(g.seen[0].seat)
    for _ in range(simulations):
        if tree.done % WORLD_USES == 0:
            guess_world(g)
        if tree.done == 0:
            look_ahead(g.world[0], values)
        tree.done += 1
        tree.depth = 0
        s.trial[0] = g.world[0]
        simulate(trial, values, tree, s.nodes, ZERO, observer, rng, events)
        reckon_end(trial, s.reckoner)
        learn(s.reckoner.room.shares, tree, s.nodes)
