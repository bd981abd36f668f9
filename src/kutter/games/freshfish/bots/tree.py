"""A tree of what may come, compiled: at its leaves the net says how it stands, and what to try.

All that is hidden is the order of the stack and sealed bids (M8). Tiles come as often as the stack
holds them. At an auction nobody knows what others bid: bids are drawn as the net would, each by
what its own seat sees, and what follows depends on who wins at what price. Elsewhere each seat
tries what is best for itself. What the net expects at a leaf is mixed with what a game to the end
by rules of thumb came to, for either may be wrong in its own way.
"""

import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import bit, has_bit
from kutter.engine.chance import GENERATOR, below, next_bits, set_course
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count, Seat
from kutter.games.contract import CHANCE
from kutter.games.freshfish.bots.search import withdraw_others
from kutter.games.freshfish.net.forward import new_words
from kutter.games.freshfish.net.layout import SIGHT
from kutter.games.freshfish.net.sight import see
from kutter.games.freshfish.rules.moves import apply, count_moves, nth_move
from kutter.games.freshfish.rules.playout import next_seat, random_tile
from kutter.games.freshfish.state import (
    BID,
    COINS,
    MOST_SEATS,
    NONE,
    OVER,
    TILE,
    TILES,
    State,
    Struct,
    empty_states,
    left_in_stack,
    move_code,
    seat_after,
    thing_of,
    verb_of,
)
from kutter.games.freshfish.thumb.policy import sharp
from kutter.games.freshfish.thumb.space_values import PREVIEW

NODE: Final = np.dtype(
    [
        ("move", "i4"),  # that leads here; of an auction, who wins at what price
        ("up", "i4"),
        ("next", "i4"),  # one more that follows the same
        ("first", "i4"),  # of those that follow
        ("bids", "i4"),  # at an auction: where it stands how likely each bid is
        ("begun", "i4"),  # simulations that came through …
        ("done", "i4"),  # … and those of them that are over
        ("prior", "f4"),  # how likely the move seemed …
        ("bonus", "f4"),  # … and how much better than its like it was thought to be for that
        ("total", "f8", MOST_SEATS),  # what they were worth to each seat
    ],
    align=True,
)
EXPLORE: Final = 1.0
"""What a move may be worth that is likely and was hardly tried."""
DOUBT: Final = 8.0
"""So many simulations weigh as much as what one thought before."""
LEAVES: Final = 8
"""Simulations at once: weights are fetched for all of them together."""
ROWS: Final = LEAVES * MOST_SEATS
LEAF: Final = np.dtype([("node", "i8"), ("asks", "i8"), ("first", "i8"), ("rows", "i8")])
KNOWN: Final = np.dtype(
    [
        ("nodes", "i8"),
        ("auctions", "i8"),
        ("deal", "u8"),  # odd: the first order of the stack
        ("games", "i8"),  # that were played to the end …
        ("played", "f8", MOST_SEATS),  # … and what they were worth
        ("expected", "f8", MOST_SEATS),  # by the net, at the root
    ],
    align=True,
)
MOST_NODES: Final = 1 << 17
MOST_AUCTIONS: Final = 1 << 12
"""In a tree. When it is full it grows no more."""
FINE: Final = 1 << 24
"""Chances are drawn in such small steps."""


class Tree(NamedTuple):
    """All that a search works on; arrays have a struct for each leaf, or one."""

    root: State
    nodes: Any
    known: Any
    bids: Any
    """By auction, seat and coins: how likely so much is bid."""
    leaves: Any
    trials: State
    worth: Any
    """Of a leaf, to every seat."""
    sights: Any
    likes: Any
    values: Any
    preview: Any
    habits: Any
    rngs: Any
    luck: Any
    """By leaf: of the stack. The nth simulation of each move has the same."""
    events: Events


def new_tree(state: State, bits: int) -> Tree:
    """With a root alone."""
    nodes, known, rngs = np.zeros(MOST_NODES, NODE), np.zeros(1, KNOWN), np.zeros(1, GENERATOR)
    for name in ("up", "next", "first", "bids"):
        nodes[0][name] = NONE
    known["nodes"] = 1
    rngs["bits"] = known["deal"] = bits | 1
    likes, values = new_words(ROWS)
    return Tree(
        state, nodes, known, np.zeros((MOST_AUCTIONS, MOST_SEATS, COINS + 1)),
        np.zeros(LEAVES, LEAF), empty_states(LEAVES), np.zeros(MOST_SEATS),
        np.zeros(ROWS, SIGHT.struct), likes, values,
        np.zeros(1, PREVIEW), sharp(state), rngs,
        np.zeros(LEAVES, GENERATOR), nobody_listens(),
    )  # fmt: skip


@entry
def descend_often(s: Tree, times: Count) -> int:
    """So many simulations to their leaves; at how many of these the net is to be asked."""
    asked = 0
    for leaf in range(min(times, LEAVES)):
        s.leaves[leaf].asks = descend(s, leaf)
        asked += s.leaves[leaf].asks
    return asked


@compiled
def descend(s: Tree, leaf: int) -> bool:
    """From the root to where nothing was tried yet; whether the net is to be asked there."""
    s.trials[leaf] = s.root[0]
    t, here, tiles = s.trials[leaf], s.leaves[leaf], s.luck[leaf]
    tiles.bits = next_bits(s.rngs[0])
    node = wide(0)
    while True:
        s.nodes[node].begun += 1
        here.node = node
        if t.phase == OVER or not can_go_on(s, t, node):
            break
        if t.phase == BID:
            child = auctioned(s, t, node)
            if child == NONE:
                break
            node = child
            seat = verb_of(s.nodes[node].move)
            move = move_code(BID, thing_of(s.nodes[node].move))
        else:
            seat = next_seat(t)
            if seat == CHANCE:
                node = child_of(s, node, random_tile(t, tiles))
            else:
                is_root = node == 0
                node = best_child(s, node, seat)
                if is_root:
                    set_course(tiles, s.known[0].deal, s.nodes[node].begun)
            move = wide(s.nodes[node].move)
        apply(t, seat, move, s.events[0])
    here.rows = 0
    return bool(t.phase != OVER)


@compiled
def can_go_on(s: Tree, t: Struct, node: int) -> bool:
    """Whether it is known what may follow: it is at once where nobody has a choice, and when the
    stack is empty, for then the rest is soon looked through."""
    if s.nodes[node].first != NONE or s.nodes[node].bids != NONE:
        return True
    if t.phase == TILE:
        for tile in range(TILES):
            if t.stack[tile] > 0:
                add_child(s, node, move_code(TILE, tile), t.stack[tile] / left_in_stack(t))
    elif t.phase != BID:
        number = count_moves(t, wide(t.turn))
        if number == 1 or left_in_stack(t) == 0:
            for n in range(number):
                add_child(s, node, nth_move(t, wide(t.turn), n), 1 / number)
    return bool(s.nodes[node].first != NONE)


@compiled
def add_child(s: Tree, node: int, move: int, prior: float) -> int:
    """NONE if the tree is full."""
    child = wide(s.known[0].nodes)
    if child == s.nodes.shape[0]:
        return NONE
    s.known[0].nodes += 1
    n = s.nodes[child]
    n.move, n.prior, n.up = move, prior, node
    n.first, n.bids = NONE, NONE
    n.next = s.nodes[node].first
    s.nodes[node].first = child
    return child


def children_of(tree: Tree) -> Iterator[int]:
    """The nodes that follow the root."""
    child = int(tree.nodes[0]["first"])
    while child != NONE:
        yield child
        child = int(tree.nodes[child]["next"])


@compiled
def best_child(s: Tree, node: int, seat: int) -> int:
    """By what a move was worth to the seat, and what may yet be in it."""
    n = s.nodes[node]
    usual = n.total[seat] / max(n.done, 1)
    reach = EXPLORE * math.sqrt(n.begun)
    best = -1e30
    found = child = wide(n.first)
    while child != NONE:
        c = s.nodes[child]
        worth = (c.total[seat] + DOUBT * (usual + c.bonus)) / (c.done + DOUBT)
        prospect = worth + reach * c.prior / (1 + c.begun)
        if prospect > best:
            best = prospect
            found = child
        child = wide(c.next)
    return found


@compiled
def lot(s: Tree) -> float:
    return below(s.rngs[0], wide(FINE)) / FINE


@compiled
def auctioned(s: Tree, t: Struct, node: int) -> int:
    """M4.2: draws all bids; what follows, with the bids of all but the winner sealed."""
    winner, price = NONE, NONE
    seat = wide(t.drawer)
    for _ in range(t.players):
        if has_bit(t.bidders, seat):
            t.bid[seat] = drawn_bid(s, wide(s.nodes[node].bids), seat)
            if t.bid[seat] > price:
                winner, price = seat, wide(t.bid[seat])
        seat = seat_after(t, seat)
    t.has_bid = t.bidders & ~bit(winner)
    move = move_code(winner, price)
    child = child_of(s, node, move)
    return child if child != NONE else add_child(s, node, move, 0.0)


@compiled
def child_of(s: Tree, node: int, move: int) -> int:
    """NONE if it has none."""
    child = wide(s.nodes[node].first)
    while child != NONE and s.nodes[child].move != move:
        child = wide(s.nodes[child].next)
    return child


@compiled
def drawn_bid(s: Tree, auction: int, seat: int) -> int:
    left = lot(s)
    coins = 0
    while coins < COINS and left >= s.bids[auction, seat, coins]:
        left -= s.bids[auction, seat, coins]
        coins += 1
    return coins


@compiled
def is_asked(t: Struct, seat: int) -> bool:
    return bool(has_bit(t.bidders, seat) if t.phase == BID else seat == t.turn)


@entry
def end_auction(s: Tree, winner: Seat, price: Count) -> bool:
    """As if a seat had won the auction at the root; whether anybody owes a move then."""
    t, here = s.trials[0], s.leaves[0]
    s.trials[0] = s.root[0]
    withdraw_others(t, winner)
    apply(t, winner, move_code(BID, price), s.events[0])
    here.asks = t.phase != TILE and t.phase != OVER
    return bool(here.asks)


@entry
def see_leaves(s: Tree, times: Count) -> int:
    """Writes what those see who owe a move, at an auction all who take part; how many sights."""
    rows = 0
    for leaf in range(min(times, LEAVES)):
        t, here = s.trials[leaf], s.leaves[leaf]
        here.first = rows
        for seat in range(t.players):
            if here.asks and is_asked(t, seat):
                sight = s.sights[rows]
                for place in range(len(sight.whole)):
                    sight.whole[place] = 0
                see(t, seat, sight, s.preview[0])
                rows += 1
        here.rows = rows - here.first
    return rows
