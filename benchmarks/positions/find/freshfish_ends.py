"""Decisions at the end of Fresh Fish, of which everything that can follow is looked at.

`lines`: nothing more to bid for (freshfish_lines.py). `auction`: the last tile of the stack is a
stall. Who wins it at which price is tried against every set of bids that the others' purses allow;
these take the place of worlds.
"""

from itertools import product
from typing import Final

import numpy as np

from benchmarks.positions.find.bounds import MODELS, TooMany
from benchmarks.positions.find.freshfish_lines import bounds_of
from benchmarks.positions.find.plain import Values
from kutter.engine.bits import has_bit
from kutter.games.checked import seat_at
from kutter.games.contract import State, copied
from kutter.games.freshfish.state import BID, FLEA, GOODS, NONE

MOST_LINES: Final = 80_000
MOST_BIDS: Final = 4096


def is_last_part(state: State) -> bool:
    """Nothing more to bid for; an auction that runs is the last."""
    return not state["stack"][0, :GOODS].any()


def is_auction(state: State) -> bool:
    return bool(state["phase"][0] == BID)


def values_of(state: State, seat: int) -> Values | None:
    """By world, move, model and unit; None: too many lines."""
    try:
        return bid_values(state, seat) if is_auction(state) else line_values(state, seat)
    except TooMany:
        return None


def line_values(state: State, seat: int) -> Values:
    own = seat_at(state, seat)
    bounds = bounds_of(state, own, own, MOST_LINES)
    return np.array([[[each[model] for model in MODELS] for each in bounds]])


def bid_values(state: State, seat: int) -> Values:
    t = state[0]
    if t["stack"][FLEA] > 0:
        raise TooMany
    bidders = [each for each in range(int(t["players"])) if has_bit(t["bidders"], each)]
    purses = [range(int(t["coins"][each]) + 1) for each in bidders]
    own = bidders.index(seat)
    rivals = [
        range(1) if each == seat else purse for each, purse in zip(bidders, purses, strict=True)
    ]
    if np.prod([len(each) for each in rivals]) > MOST_BIDS:
        raise TooMany
    outcomes = {each: outcomes_for(state, seat, each) for each in bidders}
    found = []
    for others in product(*rivals):
        row = []
        for bid in purses[own]:
            bids = dict(zip(bidders, others, strict=True)) | {seat: bid}
            winner = winner_of(state, bids)
            row.append(outcomes[winner][bids[winner]])
        found.append(row)
    return np.array(found)


def outcomes_for(state: State, seat: int, winner: int) -> list[list[list[float]]]:
    """What comes of the auction for a seat if another wins it, by price, model and unit.

    M4.1: as if all others had bid less than nothing; the winner's bid ends the auction.
    """
    alone = copied(state)
    alone["bid"] = NONE
    alone["has_bid"] = int(state["bidders"][0]) & ~(1 << winner)
    purse = int(state["coins"][0, winner]) + 1
    bounds = bounds_of(alone, seat_at(state, winner), seat_at(state, seat), MOST_LINES * purse)
    return [[list(each[model]) for model in MODELS] for each in bounds]


def winner_of(state: State, bids: dict[int, int]) -> int:
    """M4.2: equal bids go to the drawer, else to the next of them clockwise."""
    players, drawer = int(state["players"][0]), int(state["drawer"][0])
    return max(bids, key=lambda each: (bids[each], -((each - drawer) % players)))
