"""Admiral: a tree of what may come, in which the net says what to try and how it stands."""

from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Turn
from kutter.bots.judging import Numbers
from kutter.engine.chance import generator
from kutter.games.checked import seat_at
from kutter.games.contract import Move
from kutter.games.freshfish.bots.bids import SPREAD
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.freshfish.bots.leaves import Search, new_search
from kutter.games.freshfish.bots.skipper import PRIZE_VISITS, Decision, Skipper
from kutter.games.freshfish.bots.tree import LEAVES, MANNERS, Tree
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import code_at
from kutter.games.freshfish.state import BID, COINS, NONE

USUAL: Final = np.array([(1.0, 0.2, 0.8, 8, 0.03, 0.7, 8.0, 0.004)], MANNERS)
POINT: Final = 0.06
"""What a mate's point counts beside shares of the win."""
GUESS: Final = 0.6
"""How much a mate's guess of what others bid counts beside what the net would bid for them."""
TASTE: Final = 0.05
"""Points by which a bid is thought to be better that the net finds e times as likely."""
TEMPER: Final = 0.1
"""A bid that is worse by so many points is made e times less often."""
RARE: Final = 1e-3
"""No bid is thought to be less likely."""
BIDS: Final = np.arange(COINS + 1)


class Admiral(Skipper):
    """Values of moves are shares of the win, and what the lead counts beside; of bids points."""

    weights = OWN_WEIGHTS
    manners = USUAL

    def choose(self, turn: Turn) -> Move:
        """What is known to be bid is outbid: so a bid is drawn from the best."""
        found = self.consider(turn)
        if turn.moves[0].verb != BID:
            return found[0].move
        chances = np.exp([(each.value - found[0].value) / TEMPER for each in found])
        return turn.random.choices([each.move for each in found], chances.tolist())[0]

    def decide(self, turn: Turn) -> Decision:
        began = perf_counter()
        state = as_state(turn.view)
        decision = Decision(state, seat_at(state, int(turn.view[0]["seat"])), turn, began)
        bits = turn.random.getrandbits(64)
        search = new_search(state, net_of(self.weights), self.manners, bits)
        search.go_on(1)
        if turn.moves[0].verb == BID:
            values, visits = weighed_bids(decision, search.tree), [None] * len(turn.moves)
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
        nodes = nodes_of(tree, turn)
        self.add_mates_thoughts(decision, tree, nodes)
        spend(search, decision)
        tried, doubt = tree.nodes[nodes], float(tree.manners[0]["doubt"])
        totals, visits = tried["total"][:, seat], tried["done"]
        usual = totals.sum() / max(visits.sum(), 1)
        values = (totals + doubt * (usual + tried["bonus"])) / (visits + doubt)
        return values, visits.tolist()

    def add_mates_thoughts(self, decision: Decision, tree: Tree, nodes: list[int]) -> None:
        """What a mate likes best is tried first too."""
        rng = generator(decision.turn.random.getrandbits(64))
        points = np.array(self.mate.weigh(decision.state, decision.seat, rng))
        points -= points.max()
        tree.nodes["bonus"][nodes] += POINT * points
        tree.nodes["prior"][nodes] += np.exp(points) / np.exp(points).sum()
        tree.nodes["prior"][nodes] /= 2


def spend(search: Search, decision: Decision) -> None:
    """Until the budget is used up; one simulation is made already."""
    budget = decision.turn.budget
    if budget.simulations is not None:
        search.go_on(budget.simulations - 1)
        return
    while perf_counter() - decision.began < (budget.seconds or 0):
        search.go_on(LEAVES)


def nodes_of(tree: Tree, turn: Turn) -> list[int]:
    """Those that follow the root, by move."""
    found = {}
    child = int(tree.nodes[0]["first"])
    while child != NONE:
        found[int(tree.nodes[child]["move"])] = child
        child = int(tree.nodes[child]["next"])
    return [found[code_at(turn.view, move)] for move in turn.moves]


def weighed_bids(decision: Decision, tree: Tree) -> Numbers:
    """M4: what each bid is worth, by who is likely to win then, and what that is worth."""
    auction, gains = decision.weigh_winning()
    t, seat = decision.state[0], decision.seat
    order = sorted(auction.bidders, key=lambda each: (each - t["drawer"]) % t["players"])
    own, losses = order.index(seat), losses_of(decision, order)
    by_net = tree.bids[int(tree.nodes[0]["bids"])]
    guesses = auction.rivals[0]["guess"]
    likely = np.array(
        [
            (1 - GUESS) * by_net[each] + GUESS * guessed(guesses[each], int(t["coins"][each]))
            for each in order
        ]
    )
    values = TASTE * np.log(by_net[seat, : len(gains)] + RARE)
    for bid, gain in enumerate(gains):
        likely[own] = bid == BIDS
        chances = chances_to_win(likely)
        values[bid] += chances[own] * gain + (chances * losses).sum()
    return values


def losses_of(decision: Decision, order: list[int]) -> Numbers:
    """What it is worth that one bidder wins and not any other; nothing for the own seat."""
    a, bidders = decision.arms[0], sorted(order)
    visits = a["visits"][: len(bidders)]
    if min(visits) == 0:
        return np.zeros(len(order))
    means = dict(zip(bidders, a["total"][: len(bidders)] / visits, strict=True))
    lost = np.mean([means[each] for each in bidders if each != decision.seat])
    trust = visits.sum() / (visits.sum() + PRIZE_VISITS * len(bidders))
    return trust * np.array([0 if each == decision.seat else means[each] - lost for each in order])


def guessed(guess: float, purse: int) -> Numbers:
    """How likely each bid is by a guess alone."""
    ends = 1 / (1 + np.exp((guess - BIDS - 0.5) / SPREAD))
    ends[purse:] = 1
    return np.diff(ends, prepend=0.0)


def chances_to_win(likely: Numbers) -> Numbers:
    """M4.2: rows are bidders, as they win at equal bids; columns are bids."""
    at_most = likely.cumsum(1)
    below = at_most - likely
    return np.array(
        [
            (each * below[:place].prod(0) * at_most[place + 1 :].prod(0)).sum()
            for place, each in enumerate(likely)
        ]
    )
