"""M4: what a sealed bid is worth, when the highest wins and is paid.

A bid of all that a stall is worth gains nothing; a lower one may lose it. So what counts is how
likely a bid is to win against what the others are thought to bid.
"""

import math
from typing import Any, Final

import numpy as np

from kutter.engine.bits import has_bit
from kutter.engine.compiled import compiled, entry
from kutter.games.checked import Seat
from kutter.games.freshfish.state import MOST_SEATS, State, Struct, seat_after

RIVALS: Final = np.dtype([("guess", "f8", MOST_SEATS)])
"""What every seat is thought to bid."""
SPREAD: Final = 0.9
"""How far off such a guess is, as the scale of a logistic distribution, in coins."""


@compiled
def before_in_ties(t: Struct, seat: int, other: int) -> bool:
    """M4.2: the drawer, then clockwise."""
    each = t.drawer
    while each != seat and each != other:
        each = seat_after(t, each)
    return bool(each == seat)


@compiled
def chance_to_win(t: Struct, rivals: Any, seat: int, bid: int) -> float:
    chance = 1.0
    for other in range(t.players):
        if other != seat and has_bit(t.bidders, other):
            beaten = bid if before_in_ties(t, seat, other) else bid - 1
            if beaten < 0:
                return 0.0
            if beaten < t.coins[other]:
                chance /= 1.0 + math.exp((rivals.guess[other] - beaten - 0.5) / SPREAD)
    return chance


@compiled
def bid_worth(t: Struct, rivals: Any, seat: int, bid: int, prize: float) -> float:
    """What a bid brings over losing, if winning is worth a prize."""
    return chance_to_win(t, rivals, seat, bid) * (prize - bid)


@entry
def weigh_chances(state: State, rivals: Any, seat: Seat, chances: Any) -> None:
    """How likely every bid that a seat's purse allows is to win."""
    for bid in range(state[0].coins[seat] + 1):
        chances[bid] = chance_to_win(state[0], rivals[0], seat, bid)
