"""Rules of thumb for Fresh Fish, compiled: a deckhand's own, and everybody's in playouts.

What is worth how much are numbers, the habits; all are in points of the final score.
"""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bit
from kutter.engine.chance import below
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.freshfish.rules.moves import choices
from kutter.games.freshfish.rules.scoring import longest
from kutter.games.freshfish.state import (
    BID,
    DISCS,
    DRAW,
    FLEA,
    GOODS,
    NONE,
    PLACE,
    RESERVE,
    TILES,
    TURN,
    State,
    Struct,
    left_in_stack,
    move_code,
    taken_from,
)
from kutter.games.freshfish.thumb.space_values import assign, danger, take_stock

HABITS: Final = np.dtype(
    [
        ("none", "f8"),  # what a stall without a disc will cost, as a share of the longest
        ("crowd", "f8"),  # what every disc too many in an area costs a stall that is meant for it
        ("rest", "f8"),  # how much a space counts for the stalls that it is not best for
        ("deny", "f8"),  # what it is worth that others who need a stall cannot have a space …
        ("near", "f8"),  # … for every step that it is closer to the truck than this
        ("bar", "f8"),  # what a reservation must be worth, or one draws …
        ("step", "f8"),  # … more with every disc above the number of stalls to come …
        ("haste", "f8"),  # … and less as the stack shrinks
        ("kick", "f8"),  # what it is worth to send home a disc of another (M5)
        ("typical", "f8"),  # the length that is nothing to pay for, as a share of the longest
        ("slope", "f8"),  # coins for every step that a stall is closer
        ("early", "f8"),  # coins more when the game begins, none when the stack is empty
        ("shade", "f8"),  # what share of a stall's worth one bids
        ("noise", "f8"),  # at most that much is added to everything by chance
    ]
)
Habits = Any
"""An array of one set of habits; in compiled rules the record in it."""


def habits(*values: float) -> Habits:
    """In the order above."""
    return np.array([values], HABITS)


MARKET: Final = habits(0.5, 0.5, 0.3, 0.05, 6, -0.5, 0.1, -0.5, 0.5, 0.8, 0.3, 1.6, 0.85, 0.3)
CLASSIC: Final = habits(0.5, 0.5, 0.3, 0.05, 6, -0.5, 0.1, -0.5, 0.5, 1.25, 0.1, 1.5, 0.85, 0.3)
"""Found by letting some hundred sets of habits play against each other, at four seats. What a stall
is worth comes from auctions that were played on after each bidder had won; less by a quarter than
that, for who bids all of it among others who do not has no coins left."""


SHARP: Final = np.concatenate([MARKET, CLASSIC]).view(np.recarray)


def sharp(state: State) -> Habits:
    """The habits that fit the variant."""
    classic = int(state[0]["classic"])
    return SHARP.view(np.ndarray)[classic : classic + 1]  # of this kind calls are quicker


@compiled
def sharp_at(t: Struct) -> Habits:
    """The same within compiled code."""
    return SHARP[wide(t.classic)]


@compiled
def chance(rng: Any) -> float:
    return below(rng, wide(4096)) / 4096.0


@compiled
def stage(t: Struct) -> float:
    """1 when the game begins, 0 when the stack is empty."""
    total = 0
    for tile in range(TILES):
        total += t.tiles[tile]
    return left_in_stack(t) / total


@compiled
def stalls_to_come(s: Any, seat: int) -> int:
    count = 0
    for good in range(GOODS):
        count += 1 if s.length[seat, good] == 0 else 0
    return count


@compiled
def draw_bar(t: Struct, s: Any, seat: int, h: Habits) -> float:
    """M3.2: what a reservation must be worth, or the seat would rather draw."""
    discs = t.out[seat] - stalls_to_come(s, seat)
    return float(h.bar + h.step * discs + h.haste * stage(t))


@compiled
def gain_of(t: Struct, s: Any, seat: int, space: int, h: Habits) -> float:
    """M3.1: what one more disc would save a seat, most of all for one of its stalls."""
    most = 0.0
    total = 0.0
    risk = h.crowd * danger(t, s, space, wide(1))
    for good in range(GOODS):
        if s.length[seat, good] == 0:
            gain = s.cost[seat, good] - s.far[good, space] - risk
            if gain > 0:
                total += gain
                most = max(most, gain)
    return float(most + h.rest * (total - most))


@compiled
def reserve_worth(t: Struct, s: Any, seat: int, space: int, h: Habits) -> float:
    worth = gain_of(t, s, seat, space, h)
    for good in range(GOODS):
        rivals = s.wanted[good] - (1 if s.length[seat, good] == 0 else 0)
        worth += h.deny * max(0.0, h.near - s.far[good, space]) * rivals
    return worth


@compiled
def place_cost(t: Struct, s: Any, seat: int, number: int, h: Habits) -> float:
    """M3.3 and M4.3: what all stalls of a seat will cost if it builds on one of its discs.

    If that fills the area, the other discs in it go home, its own too (M5).
    """
    space = s.disc[seat, number]
    area = t.area[space]
    used = bit(number)
    kicked = 0
    if not t.classic and t.number[area] - t.built[area] == 1:
        kicked = s.claims[area]
        for each in range(DISCS):
            if s.disc[seat, each] != NONE and t.area[s.disc[seat, each]] == area:
                used |= bit(each)
                kicked -= 1
    if t.tile != FLEA:
        s.length[seat, t.tile] = s.far[t.tile, space]
    cost = assign(t, s, seat, used, h)
    if t.tile != FLEA:
        s.length[seat, t.tile] = 0
    return float(cost - h.kick * kicked)


@compiled
def stall_worth(t: Struct, s: Any, seat: int, h: Habits) -> float:
    """M4: what it is worth to win the stall in hand now, in coins, by the best disc for it."""
    least = longest(t.players)
    for number in range(DISCS):
        if s.disc[seat, number] != NONE:
            least = min(least, s.far[t.tile, s.disc[seat, number]])
    return float(h.slope * (h.typical * longest(t.players) - least) + h.early * stage(t))


@compiled
def shaded(t: Struct, seat: int, worth: float, h: Habits) -> float:
    """M4.1: what a seat is thought to bid for a stall of such worth."""
    return max(0.0, min(float(h.shade * worth), float(t.coins[seat])))


@compiled
def thumb_bid(t: Struct, s: Any, seat: int, h: Habits) -> float:
    return shaded(t, seat, stall_worth(t, s, seat, h), h)


@compiled
def choose_turn(t: Struct, s: Any, seat: int, h: Habits, rng: Any) -> int:
    best = draw_bar(t, s, seat, h) if t.out[seat] > 0 else -1000.0
    move = move_code(DRAW, ZERO)
    if t.out[seat] < DISCS:
        assign(t, s, seat, ZERO, h)
        low, high = choices(t, seat)
        while low | high != 0:
            space, low, high = taken_from(low, high)
            worth = reserve_worth(t, s, seat, space, h) + h.noise * chance(rng)
            if worth > best:
                best = worth
                move = move_code(RESERVE, space)
    return move


@compiled
def choose_space(t: Struct, s: Any, seat: int, h: Habits, rng: Any) -> int:
    least = 1000.0
    where = NONE
    for number in range(DISCS):
        if s.disc[seat, number] != NONE:
            cost = place_cost(t, s, seat, number, h) + h.noise * chance(rng)
            if cost < least:
                least = cost
                where = s.disc[seat, number]
    return move_code(PLACE, where)


@compiled
def choose_bid(t: Struct, s: Any, seat: int, h: Habits, rng: Any) -> int:
    bid = int(thumb_bid(t, s, seat, h) + h.noise * (2 * chance(rng) - 1) + 0.5)
    return move_code(BID, max(0, min(bid, wide(t.coins[seat]))))


@compiled
def choose(t: Struct, s: Any, seat: int, h: Habits, rng: Any) -> int:
    """A move by the rules of thumb; `s` must have looked since the last building."""
    take_stock(t, s)
    if t.phase == TURN:
        return choose_turn(t, s, seat, h, rng)
    if t.phase == BID:
        return choose_bid(t, s, seat, h, rng)
    return choose_space(t, s, seat, h, rng)
