"""Skipper: searches for as long as its budget lets it."""

from time import perf_counter
from typing import Final

from kutter.bots.contract import Budget, Candidate, Thinker, Turn
from kutter.engine.chance import generator
from kutter.games.fishing.bots.reasons import explained
from kutter.games.fishing.bots.search import Search, new_search, nodes_by_thing, search

BATCH: Final = 50
"""Simulations between looks at the clock, about half a millisecond."""


def spend(budget: Budget, on: Search) -> None:
    """Simulates exactly as often as the budget says, or until its time is over."""
    if budget.simulations is not None:
        search(on, budget.simulations)
        return
    assert budget.seconds is not None, "a budget is a time or a count"
    end = perf_counter() + budget.seconds
    search(on, BATCH)
    while perf_counter() < end:
        search(on, BATCH)


class Skipper(Thinker):
    """Values are shares of the win, from 0 to 1."""

    def consider(self, turn: Turn) -> list[Candidate]:
        begun = new_search(turn.view, generator(turn.random.getrandbits(64)))
        spend(turn.budget, begun)
        nodes = nodes_by_thing(begun.nodes)
        candidates = []
        for move in turn.moves:
            node = nodes.get(move.things[0])
            if node is None:
                candidates.append(Candidate(move, 0.0, 0))
            else:
                visits = int(node["visits"])
                candidates.append(Candidate(move, float(node["total"]) / visits, visits))
        return sorted(candidates, key=lambda each: (-(each.visits or 0), -each.value))

    def advise(self, turn: Turn) -> list[Candidate]:
        return explained(turn, self.consider(turn))
