"""Where a tree ends: what the net says there, and what games by rules of thumb come to."""

import math
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from kutter.bots.contract import Budget
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Count, Seat
from kutter.games.freshfish.bots.search import play_on, share_of_win
from kutter.games.freshfish.bots.tree import (
    LEAVES,
    ROWS,
    Tree,
    add_child,
    descend_often,
    end_auction,
    is_asked,
    new_tree,
    see_leaves,
)
from kutter.games.freshfish.net.aspects import HALVES
from kutter.games.freshfish.net.forward import (
    FIRST_BID,
    THE_DRAW,
    Layers,
    Thoughts,
    new_thoughts,
    think,
)
from kutter.games.freshfish.rules.moves import count_moves, nth_move
from kutter.games.freshfish.state import (
    BID,
    DRAW,
    MOST_SEATS,
    NONE,
    OVER,
    State,
    Struct,
    steps_from,
    thing_of,
    verb_of,
)
from kutter.games.freshfish.thumb.policy import choose
from kutter.games.freshfish.thumb.space_values import look

HABIT: Final = 0.1
"""How likely what one does by rules of thumb seems at least."""
TRIAL: Final = 0.3
"""How much a game by rules of thumb counts beside what the net expects."""
TASTE: Final = 0.05
"""What it is worth to be e times as likely."""
LEAST: Final = 0.004
"""Moves that seem less likely are not tried."""
LEAD: Final = 0.7
"""What ten points of lead are worth beside the win."""
TEN: Final = 10.0


@dataclass(frozen=True)
class Search:
    """A tree, and the net that is asked about its leaves."""

    tree: Tree
    net: Layers
    thoughts: Thoughts
    seen: Any
    """What is seen at the leaves, as bytes."""

    def go_on(self, simulations: int) -> None:
        """So many simulations more."""
        tree = self.tree
        while simulations > 0:
            number = min(simulations, LEAVES, 1 + int(tree.nodes[0]["done"]) // LEAVES)
            if descend_often(tree, number):
                rows = see_leaves(tree, number)
                think(self.net, self.thoughts, self.seen[:rows], tree.likes, tree.values)
            settle_all(tree, number)
            simulations -= number

    def spend(self, budget: Budget, began: float) -> None:
        """Until it is used up; one simulation is made already."""
        if budget.simulations is not None:
            self.go_on(budget.simulations - 1)
            return
        while perf_counter() - began < (budget.seconds or 0):
            self.go_on(LEAVES)

    def expected_if(self, winner: Seat, price: Count) -> Any:
        """What the net expects for every seat if one has won the auction at the root."""
        tree = self.tree
        if not end_auction(tree, winner, price):
            return None
        rows = see_leaves(tree, 1)
        think(self.net, self.thoughts, self.seen[:rows], tree.likes, tree.values)
        hear(tree)
        return tree.worth.copy()


def new_search(state: State, net: Layers, bits: int) -> Search:
    tree = new_tree(state, bits)
    return Search(tree, net, new_thoughts(net, ROWS), tree.sights["whole"])


@entry
def hear(s: Tree) -> None:
    """What the net expects at the first leaf."""
    t, here = s.trials[0], s.leaves[0]
    row = wide(here.first)
    for seat in range(t.players):
        s.worth[seat] = 0
    for seat in range(t.players):
        if is_asked(t, seat):
            expect(s, t, row, seat, 1 / here.rows)
            row += 1


@entry
def settle_all(s: Tree, times: Count) -> None:
    for leaf in range(min(times, LEAVES)):
        settle(s, leaf)


@compiled
def settle(s: Tree, leaf: int) -> None:
    """What a leaf is worth to everybody goes up to the root; and what may follow it is written."""
    t, here, known = s.trials[leaf], s.leaves[leaf], s.known[0]
    for seat in range(t.players):
        s.worth[seat] = 0
    if here.rows > 0:
        hear_net(s, t, here)
    if t.phase != OVER:
        play_on(t, s.preview[0].now, s.habits[0], s.rngs[0], s.luck[leaf], s.events[0])
    known.games += 1
    share = TRIAL if here.rows > 0 else 1.0
    for seat in range(t.players):
        played = final_worth(t, seat)
        known.played[seat] += played
        usual = known.played[seat] / known.games
        s.worth[seat] = share * played + (1 - share) * (usual + s.worth[seat])
    node = wide(here.node)
    while node != NONE:
        s.nodes[node].done += 1
        for seat in range(t.players):
            s.nodes[node].total[seat] += s.worth[seat]
        node = wide(s.nodes[node].up)


@compiled
def final_worth(t: Struct, seat: int) -> float:
    """M7.6."""
    least = wide(1000)
    for other in range(t.players):
        if other != seat:
            least = min(least, wide(t.score[other]))
    return share_of_win(t, seat) + LEAD / TEN * (least - wide(t.score[seat]))


@compiled
def hear_net(s: Tree, t: Struct, here: Any) -> None:
    """Writes by how much a leaf is thought better for everybody than the root; and lets it grow."""
    node, row = wide(here.node), wide(here.first)
    grows = s.nodes[node].first == NONE and s.nodes[node].bids == NONE
    if grows and t.phase == BID:
        grows = begin_auction(s, node)
    if grows:
        look(t, s.preview[0].now)
    for seat in range(t.players):
        if is_asked(t, seat):
            expect(s, t, row, seat, 1 / here.rows)
            if grows:
                usual = choose(t, s.preview[0].now, seat, s.habits[0], s.rngs[0])
                weigh_likes(s, t, node, seat, row, usual)
            row += 1
    for seat in range(t.players):
        if node == 0:
            s.known[0].expected[seat] = s.worth[seat]
        s.worth[seat] -= s.known[0].expected[seat]


@compiled
def expect(s: Tree, t: Struct, row: int, viewer: int, part: float) -> None:
    for seat in range(t.players):
        s.worth[seat] += part * expected_worth(
            t, s.sights[row], s.values[row], steps_from(t, viewer, seat)
        )


@compiled
def expected_worth(t: Struct, sight: Any, values: Any, steps: int) -> float:
    """To a seat so many steps from whoever sees: its share of the win, and its lead at the end."""
    least = wide(1000)
    for other in range(t.players):
        if other != steps:
            least = min(least, wide(sight.lead[other]))
    ahead = (least - wide(sight.lead[steps])) / HALVES
    tens = ahead / TEN + values[MOST_SEATS + steps]
    return values[steps] + 1 / t.players + LEAD * tens


@compiled
def begin_auction(s: Tree, node: int) -> bool:
    """Whether there is room for it."""
    auction = wide(s.known[0].auctions)
    if auction == s.bids.shape[0]:
        return False
    s.known[0].auctions += 1
    s.nodes[node].bids = auction
    return True


@compiled
def weigh_likes(s: Tree, t: Struct, node: int, seat: int, row: int, usual: int) -> None:
    """What may follow a node, and how likely; at an auction, how likely each bid of a seat is."""
    number = count_moves(t, seat)
    most = -1e30
    for n in range(number):
        most = max(most, float(s.likes[row, place_of(nth_move(t, seat, n))]))
    total = 0.0
    for n in range(number):
        total += math.exp(s.likes[row, place_of(nth_move(t, seat, n))] - most)
    for n in range(number):
        move = nth_move(t, seat, n)
        share = (1 - HABIT) * math.exp(s.likes[row, place_of(move)] - most) / total
        if move == usual:
            share += HABIT
        if t.phase == BID:
            s.bids[s.nodes[node].bids, seat, n] = share
        elif share > LEAST or node == 0:
            child = add_child(s, node, move, share)
            if child != NONE:
                s.nodes[child].bonus = TASTE * math.log(share + LEAST)


@compiled
def place_of(move: int) -> int:
    """What the net calls it that a move names."""
    if verb_of(move) == DRAW:
        return wide(THE_DRAW)
    return FIRST_BID + thing_of(move) if verb_of(move) == BID else thing_of(move)
