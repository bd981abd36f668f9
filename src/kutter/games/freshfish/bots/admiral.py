"""Admiral: a tree of what may come, in which the net says what to try and how it stands."""

from math import exp
from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Turn
from kutter.bots.judging import Numbers
from kutter.engine.chance import generator
from kutter.games.checked import seat_at
from kutter.games.contract import Move, State
from kutter.games.freshfish.bots.auctions import weighed_bids
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.freshfish.bots.leaves import Search, new_search
from kutter.games.freshfish.bots.skipper import Decision, Skipper
from kutter.games.freshfish.bots.tree import LATE, MANNERS, Tree, children_of
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import code_at
from kutter.games.freshfish.state import BID, TURN

USUAL: Final = np.array([(1.0, 0.1, 0.3, 1, 0.05, 0.7, 8.0, 0.004)], MANNERS)
AT_A_TURN: Final = np.array([(1.0, 0.0, 0.3, 1, 0.02, 0.7, 400.0, 0.004)], MANNERS)
"""Reservations differ by less than what chance brings: so one trusts the net."""
POINT: Final = 0.06
"""What a point counts beside shares of the win."""
WORST: Final = 0.25
"""No move is thought to be worse than the best by more than that."""
ANY: Final = 0.15
"""The share of what is tried first that falls on all moves alike."""
TEMPER: Final = 0.1 * POINT
"""A bid that is worse by so much is made e times less often."""


class Admiral(Skipper):
    """Values are shares of the win, and what the lead counts beside."""

    weights = OWN_WEIGHTS
    edition = 2
    """Raised when it plays otherwise, and the other bots of the game as before."""

    def choose(self, turn: Turn) -> Move:
        """What is known to be bid is outbid: so a bid is drawn from the best that gain."""
        decision = self.decide(turn)
        best, *others = decision.candidates
        if decision.auction is None:
            return best.move
        gaining = [each for each in others if each.move.things[0] < decision.auction.prize]
        moves = [each.move for each in (best, *gaining)]
        chances = [exp((each.value - best.value) / TEMPER) for each in (best, *gaining)]
        return turn.random.choices(moves, chances)[0]

    def decide(self, turn: Turn) -> Decision:
        began = perf_counter()
        state = as_state(turn.view)
        decision = Decision(state, seat_at(state, int(turn.view[0]["seat"])), turn, began)
        bits = turn.random.getrandbits(64)
        search = new_search(state, net_of(self.weights), manners_at(state), bits)
        if turn.moves[0].verb == BID:
            values, visits = POINT * weighed_bids(decision, search), [None] * len(turn.moves)
        else:
            values, visits = self.weighed_moves(decision, search)
        found = [
            Candidate(move, float(value), number)
            for move, value, number in zip(turn.moves, values, visits, strict=True)
        ]
        decision.candidates = sorted(found, key=lambda each: -each.value)
        return decision

    def weighed_moves(self, decision: Decision, search: Search) -> tuple[Numbers, list[Any]]:
        """Drawn towards what was thought first, the more the less they were tried."""
        turn, tree, seat = decision.turn, search.tree, decision.seat
        if len(turn.moves) == 1:
            return np.zeros(1), [0]
        search.go_on(1)
        nodes = nodes_of(tree, turn)
        if tree.manners is USUAL:
            self.add_mates_thoughts(decision, tree, nodes)
        search.spend(turn.budget, decision.began)
        tried, doubt = tree.nodes[nodes], float(tree.manners[0]["doubt"])
        totals, visits = tried["total"][:, seat], tried["done"]
        usual = totals.sum() / max(visits.sum(), 1)
        values = (totals + doubt * (usual + tried["bonus"])) / (visits + doubt)
        return values, visits.tolist()

    def add_mates_thoughts(self, decision: Decision, tree: Tree, nodes: list[int]) -> None:
        """What a mate likes best is tried first too, and whatever else may be tried some day."""
        rng = generator(decision.turn.random.getrandbits(64))
        points = np.array(self.mate.weigh(decision.state, decision.seat, rng))
        points -= points.max()
        shares = np.exp(points) / np.exp(points).sum()
        bonus = tree.nodes["bonus"][nodes] + POINT * points
        tree.nodes["bonus"][nodes] = np.maximum(bonus, bonus.max() - WORST)
        tried = (tree.nodes["prior"][nodes] + shares) / 2
        tree.nodes["prior"][nodes] = (1 - ANY) * tried + ANY / len(nodes)


def manners_at(state: State) -> Any:
    """Towards the end a tree is looked through, and knows better than the net."""
    t = state[0]
    is_early = t["phase"] == TURN and t["stack"].sum() > LATE
    return AT_A_TURN if is_early else USUAL


def nodes_of(tree: Tree, turn: Turn) -> list[int]:
    """Those that follow the root, by move."""
    found = {int(tree.nodes[child]["move"]): child for child in children_of(tree)}
    return [found[code_at(turn.view, move)] for move in turn.moves]
