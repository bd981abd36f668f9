"""How Admiral bids (M4): by what winning is worth, against what the others may bid.

Skipper's simulations tell everybody what winning is worth; so whoever bids is thought to bid what
it gains by, or as the net would in its place.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from kutter.bots.judging import Numbers
from kutter.games.checked import Seat
from kutter.games.freshfish.bots.leaves import TEN, Search
from kutter.games.freshfish.bots.mate import bidders_of, thought_of
from kutter.games.freshfish.bots.skipper import Decision
from kutter.games.freshfish.bots.tree import Tree, children_of
from kutter.games.freshfish.state import COINS, MOST_SEATS, MOST_THING

HEARD: Final = 0.3
"""How much counts what the net expects of each winner."""
BLUR: Final = 0.5
"""How far off it is what the net would bid for others, as the scale of a logistic distribution …"""
FEWER: Final = 0.5
"""… and so many coins fewer they bid."""
SENSIBLE: Final = 0.7
"""How likely it is that others bid by what they gain instead …"""
CARE: Final = 0.1
"""… when a bid that is worse by so many points is e times less likely …"""
SENSIBLE_BLUR: Final = 0.3
"""… and so far off it is what one thinks that they gain."""
TASTE: Final = 0.05
"""Points by which a bid is thought to be better that the net finds e times as likely."""
RARE: Final = 1e-3
"""No bid is thought to be less likely."""
BIDS: Final = np.arange(COINS + 1)


def weighed_bids(decision: Decision, search: Search) -> Numbers:
    """M4: what each bid is worth, in points: by who is likely to win then, and what that brings."""
    search.go_on(1)
    by_net = search.tree.bids[0].copy()
    if not decision.state[0]["stack"].any():
        return last_bids(decision, search, by_net)
    decision.try_winners()
    gains = decision.gains_of(decision.seat)
    gains += expected_gain(decision, search, gains)
    decision.remember(gains)
    likely, own = likely_bids(decision, by_net)
    return chances_at(likely, own)[: len(gains)] * gains


def expected_gain(decision: Decision, search: Search, gains: Numbers) -> float:
    """By how much more winning is worth if the net has a say in it, too."""
    seat, bidders = decision.seat, decision.bidders
    if decision.arms[0]["number"] == 0:
        return 0.0
    found = [search.expected_if(each, decision.price_of(each)) for each in bidders]
    if any(each is None for each in found):
        return 0.0
    worth = TEN * np.array(found)[:, seat]
    own = bidders.index(seat)
    by_net = worth[own] - np.delete(worth, own).mean()
    return float(HEARD * (by_net - gains[decision.price_of(seat)]))


def last_bids(decision: Decision, search: Search, by_net: Numbers) -> Numbers:
    """The same of the last tile, where it counts who of the others wins, too."""
    gains, losses = looked_through(decision, search)
    likely, own = likely_bids(decision, by_net)
    losses = losses[in_ties(decision)]
    values = TASTE * np.log(by_net[decision.seat, : len(gains)] + RARE)
    for bid, gain in enumerate(gains):
        likely[own] = bid == BIDS
        chances = chances_to_win(likely)
        values[bid] += chances[own] * gain + (chances * losses).sum()
    return values


def in_ties(decision: Decision) -> list[Seat]:
    """M4.2: bidders, as they win at equal bids: the drawer, then clockwise."""
    t = decision.state[0]
    return sorted(decision.bidders, key=lambda each: (each - t["drawer"]) % t["players"])


def likely_bids(decision: Decision, by_net: Numbers) -> tuple[Numbers, int]:
    """Rows are bidders, as they win at equal bids; columns are bids. And the row of who asks.

    Others bid as the net would, about, or by what simulations showed that they gain by it.
    """
    order, rows = in_ties(decision), []
    for each in order:
        purse = int(decision.state[0]["coins"][each])
        row = blurred(by_net[each], purse, BLUR, FEWER)
        if decision.arms[0]["number"] > 0:
            sensible = blurred(sensible_bids(decision, each), purse, SENSIBLE_BLUR)
            row = SENSIBLE * sensible + (1 - SENSIBLE) * row
        rows.append(row)
    return np.array(rows), order.index(decision.seat)


def sensible_bids(decision: Decision, seat: Seat) -> Numbers:
    """How likely each is of who thinks as Skipper does."""
    worth = decision.chances_of(seat) * decision.gains_of(seat)
    likely = np.zeros(COINS + 1)
    likely[: len(worth)] = np.exp((worth - worth.max()) / CARE)
    return likely / likely.sum()


def apart(losses: Numbers, bidders: Sequence[int], seat: int) -> Numbers:
    """Less what it is worth on average that another wins."""
    others = [each for each in bidders if each != seat]
    found = np.zeros(MOST_SEATS)
    found[others] = losses[others] - losses[others].mean()
    return found


def looked_through(decision: Decision, search: Search) -> tuple[Numbers, Numbers]:
    """M7.1: of the last tile, the tree tells what comes of every winner and price, in points."""
    seat, number = decision.seat, len(decision.turn.moves)
    decision.rivals, prizes = thought_of(decision.state, seat)
    decision.bidders = bidders = bidders_of(decision.state)
    gains, losses = float(prizes[seat]) - BIDS[:number], np.zeros(MOST_SEATS)
    if len(bidders) > 1 and number > 1:
        search.tree.bids[0, seat] = (number > BIDS) / number
        search.spend(decision.turn.budget, decision.began)
        visits, totals = outcomes_of(search.tree, seat)
        others = [each for each in bidders if each != seat]
        if visits.sum(1)[bidders].min() > 0:
            losses[bidders] = totals.sum(1)[bidders] / visits.sum(1)[bidders]
            usual = (totals[seat].sum() + (visits[seat] * BIDS).sum()) / visits[seat].sum()
            shown = (totals[seat] + usual - BIDS) / (visits[seat] + 1)
            gains = shown[:number] - losses[others].mean()
            losses = apart(losses, bidders, seat)
    decision.remember(gains)
    return gains, losses


def outcomes_of(tree: Tree, seat: int) -> tuple[Numbers, Numbers]:
    """By who won the auction at the root and at what price: how often it was tried, and what it
    was worth to a seat, in points."""
    visits, totals = np.zeros((2, MOST_SEATS, COINS + 1))
    for child in children_of(tree):
        node = tree.nodes[child]
        place = divmod(int(node["move"]), MOST_THING + 1)
        visits[place], totals[place] = node["done"], TEN * node["total"][seat]
    return visits, totals


def blurred(likely: Numbers, purse: int, blur: float, fewer: float = 0.0) -> Numbers:
    """How likely each bid is, if they may be off as a logistic distribution is of this scale."""
    ends = 1 / (1 + np.exp((BIDS[:, None] - fewer - BIDS - 0.5) / blur))
    ends[:, purse:] = 1
    return likely @ np.diff(ends, prepend=0.0)


def chances_at(likely: Numbers, own: int) -> Numbers:
    """M4.2: of each bid in a row, to win against the other rows."""
    at_most = likely.cumsum(1)
    return (at_most - likely)[:own].prod(0) * at_most[own + 1 :].prod(0)


def chances_to_win(likely: Numbers) -> Numbers:
    return np.array([(row * chances_at(likely, place)).sum() for place, row in enumerate(likely)])
