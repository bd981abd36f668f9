"""Skipper: searches for as long as its budget lets it."""

from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Budget, Candidate, Thinker, Turn
from kutter.engine.chance import Generator, generator
from kutter.engine.events import nobody_listens
from kutter.games.contract import View
from kutter.games.fishing.bots.card_values import new_sense
from kutter.games.fishing.bots.prospects import read_prospects
from kutter.games.fishing.bots.search import NODE, NODES, SEARCH, search
from kutter.games.fishing.cards import NONE
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import copy_public
from kutter.games.fishing.state import empty_states

BATCH: Final = 50
"""Simulations between looks at the clock, about half a millisecond."""


class Tree:
    """One search from a view, which can go on."""

    def __init__(self, view: View, rng: Generator) -> None:
        self.view = view
        self.rng = rng
        self.nodes = np.empty(NODES, NODE)
        self.nodes[0] = np.zeros((), NODE)
        self.nodes["child"][0] = NONE
        self.state = np.zeros(1, SEARCH)
        self.state["nodes"] = 1
        self.sense = new_sense(int(view["players"][0]))
        read_prospects(self.sense, int(view["round_number"][0]))
        self.world = empty_states()
        copy_public(view, self.world)
        self.state = empty_states()
        self.guess = empty_guess()
        self.events = nobody_listens()

    def simulate(self, number: int) -> None:
        search(
            self.view,
            self.guess,
            self.world,
            self.state,
            self.sense,
            self.state,
            self.nodes,
            number,
            self.rng,
            self.events,
        )

    def spend(self, budget: Budget) -> None:
        """Simulates exactly as often as the budget says, or until its time is over."""
        if budget.simulations is not None:
            self.simulate(budget.simulations)
            return
        assert budget.seconds is not None, "a budget is a time or a count"
        end = perf_counter() + budget.seconds
        self.simulate(BATCH)
        while perf_counter() < end:
            self.simulate(BATCH)

    def tried(self) -> dict[int, Any]:
        """The nodes of the moves, by what they name."""
        found = {}
        child = int(self.nodes["child"][0])
        while child != NONE:
            found[int(self.nodes["thing"][child])] = self.nodes[child]
            child = int(self.nodes["sibling"][child])
        return found


class Skipper(Thinker):
    """Values are shares of the win, from 0 to 1."""

    def consider(self, turn: Turn) -> list[Candidate]:
        tree = Tree(turn.view, generator(turn.random.getrandbits(64)))
        tree.spend(turn.budget)
        tried = tree.tried()
        candidates = []
        for move in turn.moves:
            node = tried.get(move.things[0])
            if node is None:
                candidates.append(Candidate(move, 0.0, 0))
            else:
                visits = int(node["visits"])
                candidates.append(Candidate(move, float(node["total"]) / visits, visits))
        return sorted(candidates, key=lambda each: (-(each.visits or 0), -each.value))
