"""Admiral: a tree of what may come, in which the net says what to try and how it stands."""

from time import perf_counter
from typing import Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.chance import generator
from kutter.games.checked import seat_at
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.freshfish.bots.mate import Mate
from kutter.games.freshfish.bots.skipper import Decision
from kutter.games.freshfish.bots.tree import LEAVES, MANNERS, Search, Tree, new_search
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import code_at
from kutter.games.freshfish.state import BID, NONE, State

USUAL: Final = np.array([(1.0, 0.2, 0.8, 8, 0.03, 0.7, 8.0, 0.004)], MANNERS)
POINT: Final = 0.06
"""What a mate's point counts beside shares of the win."""


class Admiral(Thinker):
    """Values are shares of the win, and what the lead in points counts beside it."""

    weights = OWN_WEIGHTS
    manners = USUAL

    def __init__(self) -> None:
        self.mate = Mate()

    def consider(self, turn: Turn) -> list[Candidate]:
        began = perf_counter()
        state = as_state(turn.view)
        if turn.moves[0].verb == BID:
            seat = seat_at(state, int(turn.view[0]["seat"]))
            return Decision(state, seat, turn, began).consider_bids()
        bits = turn.random.getrandbits(64)
        search = new_search(state, net_of(self.weights), self.manners, bits)
        if len(turn.moves) > 1:
            search.go_on(1)
            self.add_mates_thoughts(search.tree, turn, state)
            spend(search, turn, began)
        return considered_moves(search.tree, turn)

    def add_mates_thoughts(self, tree: Tree, turn: Turn, state: State) -> None:
        seat = seat_at(state, int(turn.view[0]["seat"]))
        points = np.array(self.mate.weigh(state, seat, generator(turn.random.getrandbits(64))))
        nodes = nodes_of(tree, turn)
        shares = np.exp(points - points.max())
        shares /= shares.sum()
        for node, point, share in zip(nodes, points - points.max(), shares, strict=True):
            tree.nodes[node]["bonus"] += POINT * point
            tree.nodes[node]["prior"] += share
            tree.nodes[node]["prior"] /= 2


def spend(search: Search, turn: Turn, began: float) -> None:
    """Until the budget is used up, if there is a choice; one simulation is made already."""
    budget = turn.budget
    if budget.simulations is not None:
        search.go_on(budget.simulations - 1)
        return
    while perf_counter() - began < (budget.seconds or 0):
        search.go_on(LEAVES)


def nodes_of(tree: Tree, turn: Turn) -> list[int]:
    """Those that follow the root, by move."""
    found = {}
    child = int(tree.nodes[0]["first"])
    while child != NONE:
        found[int(tree.nodes[child]["move"])] = child
        child = int(tree.nodes[child]["next"])
    return [found[code_at(turn.view, move)] for move in turn.moves]


def considered_moves(tree: Tree, turn: Turn) -> list[Candidate]:
    """Drawn towards what was thought first, the more the less they were tried."""
    if len(turn.moves) == 1:
        return [Candidate(turn.moves[0], 0.0, 0)]
    seat, doubt = int(turn.view[0]["seat"]), float(tree.manners[0]["doubt"])
    nodes = tree.nodes[nodes_of(tree, turn)]
    usual = nodes["total"][:, seat].sum() / max(nodes["done"].sum(), 1)
    values = (nodes["total"][:, seat] + doubt * (usual + nodes["bonus"])) / (nodes["done"] + doubt)
    found = [
        Candidate(move, float(value), int(visits))
        for move, value, visits in zip(turn.moves, values, nodes["done"], strict=True)
    ]
    return sorted(found, key=lambda each: -each.value)
