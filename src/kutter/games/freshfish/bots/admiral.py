"""Admiral: voyages with the net, and towards the end a tree of what may come."""

from math import exp
from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Turn
from kutter.bots.judging import Numbers
from kutter.bots.racing import Race
from kutter.engine.chance import generator
from kutter.games.checked import seat_at
from kutter.games.contract import Move
from kutter.games.freshfish.bots.auctions import weighed_bids
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, first_thoughts, net_of
from kutter.games.freshfish.bots.leaves import LEAD, TEN, Search, new_search
from kutter.games.freshfish.bots.skipper import Decision, Skipper
from kutter.games.freshfish.bots.tree import DOUBT, Tree, children_of
from kutter.games.freshfish.bots.voyages import ROWS, new_voyages, sail
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import code_at
from kutter.games.freshfish.state import BID

DECISIONS: Final = 8
"""Own ones on a voyage."""
LATE: Final = 2
"""With so few tiles in the stack a tree tells more."""
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
        if turn.moves[0].verb == BID:
            bids = weighed_bids(decision, self.new_search(decision))
            values, visits = POINT * bids, [None] * len(bids)
        elif state[0]["stack"].sum() > LATE:
            values, visits = self.sailed_moves(decision)
        else:
            values, visits = self.weighed_moves(decision, self.new_search(decision))
        found = [
            Candidate(move, float(value), number)
            for move, value, number in zip(turn.moves, values, visits, strict=True)
        ]
        decision.candidates = sorted(found, key=lambda each: -each.value)
        return decision

    def new_search(self, decision: Decision) -> Search:
        bits = decision.turn.random.getrandbits(64)
        return new_search(decision.state, net_of(self.weights), bits)

    def sailed_moves(self, decision: Decision) -> tuple[Numbers, list[Any]]:
        """By what voyages with the net come to; what a mate likes best is tried, too."""
        turn, net = decision.turn, net_of(self.weights)
        moves = np.array([code_at(turn.view, move) for move in turn.moves])
        rng = generator(turn.random.getrandbits(64))
        voyages = new_voyages(decision.state, net, rng)

        def sail_with(tried: Numbers, found: Numbers) -> None:
            sail(voyages, net, moves[tried], found, DECISIONS)

        first = first_thoughts(net, turn)
        expected = first.share + LEAD / TEN * first.lead
        mates = np.array(self.mate.weigh(decision.state, decision.seat, rng)).argmax()
        race = Race(first.likes, expected, sail_with, ROWS, [int(mates)])
        race.spend(turn.budget, decision.began, DECISIONS)
        return race.values(), race.visits.tolist()

    def weighed_moves(self, decision: Decision, search: Search) -> tuple[Numbers, list[Any]]:
        """Towards the end a tree is looked through, and knows better than the net."""
        turn, tree, seat = decision.turn, search.tree, decision.seat
        if len(turn.moves) == 1:
            return np.zeros(1), [0]
        search.go_on(1)
        nodes = nodes_of(tree, turn)
        self.add_mates_thoughts(decision, tree, nodes)
        search.spend(turn.budget, decision.began)
        tried = tree.nodes[nodes]
        totals, visits = tried["total"][:, seat], tried["done"]
        usual = totals.sum() / max(visits.sum(), 1)
        values = (totals + DOUBT * (usual + tried["bonus"])) / (visits + DOUBT)
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


def nodes_of(tree: Tree, turn: Turn) -> list[int]:
    """Those that follow the root, by move."""
    found = {int(tree.nodes[child]["move"]): child for child in children_of(tree)}
    return [found[code_at(turn.view, move)] for move in turn.moves]
