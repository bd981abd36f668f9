"""Search for Fresh Fish, compiled: a few moves, each followed by many games to the end.

All that is hidden is the order of the stack and sealed bids (M8). Every simulation draws its own
order; the nth of each move the same one, so that moves are compared on the same luck. Sealed bids
are never guessed one by one: at an auction what is tried out is who wins. What a winner pays then
changes its own score alone, so one simulation tells of every price.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import bit
from kutter.engine.chance import set_course
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.contract import CHANCE
from kutter.games.freshfish.rules.moves import apply
from kutter.games.freshfish.rules.playout import next_seat, random_tile
from kutter.games.freshfish.rules.scoring import lowest_score
from kutter.games.freshfish.state import (
    BID,
    COINS,
    FLEA,
    MOST_SEATS,
    NONE,
    OVER,
    PLACE,
    State,
    Struct,
    empty_states,
    thing_of,
)
from kutter.games.freshfish.thumb.policy import Habits, choose, sharp
from kutter.games.freshfish.thumb.space_values import SPACE_VALUES, look

MOST_ARMS: Final = 12
ARMS: Final = np.dtype(
    [
        ("number", "i8"),
        ("who", "i8", MOST_ARMS),  # the seat that begins a simulation …
        ("move", "i8", MOST_ARMS),  # … with this move
        ("prior", "f8", MOST_ARMS),  # what it seemed worth before, in points
        ("visits", "i8", MOST_ARMS),
        ("total", "f8", MOST_ARMS),  # of the outcomes
        ("won", "f8", MOST_ARMS),  # games, of which ties share the win
        ("score", "i8", MOST_ARMS),  # of all games together
        ("worth", "f8", MOST_ARMS),  # their mean, drawn towards the prior
        # At an auction, where each arm is a bidder who wins:
        ("totals", "f8", (MOST_ARMS, MOST_SEATS)),  # of the outcomes to every seat
        ("at_price", "f8", (MOST_SEATS, COINS + 1)),  # to a seat that wins, had it paid so much
        ("seat", "i8"),  # who searches
        ("explore", "f8"),
        ("deal", "u8"),  # odd: the first order of the stack
    ],
    align=True,
)
PRIOR_VISITS: Final = 10.0
"""So many simulations weigh as much as what a move seemed worth before."""
LOOK_EVERY: Final = 3
"""Buildings after which lengths are reckoned anew in a playout; looking takes most of its time."""
WIN: Final = 10.0
"""What the win is worth beside points of difference."""
OWN: Final = 0.1
"""What an own point is worth beside them, for how others fare is guessed less well."""


class Search(NamedTuple):
    """All that a search works on, each an array of one struct."""

    state: State
    trial: State
    space_values: Any
    arms: Any
    habits: Any
    rngs: Any
    """One for choices, one for the stack's order."""
    events: Events


def new_search(state: State, arms: Any, rngs: Any) -> Search:
    values, events = np.zeros(1, SPACE_VALUES), nobody_listens()
    return Search(state, empty_states(), values, arms, sharp(state), rngs, events)


@entry
def search(s: Search, simulations: Count) -> None:
    """So many simulations more."""
    trial, arms, choices, tiles = s.trial[0], s.arms[0], s.rngs[0], s.rngs[1]
    for _ in range(simulations):
        arm = next_arm(arms)
        who = arms.who[arm]
        s.trial[0] = s.state[0]
        set_course(tiles, arms.deal, arms.visits[arm])
        if trial.phase == BID:
            withdraw_others(trial, who)
        apply(trial, who, arms.move[arm], s.events[0])
        play_on(trial, s.space_values[0], s.habits[0], choices, tiles, s.events[0])
        arms.visits[arm] += 1
        arms.won[arm] += share_of_win(trial, arms.seat)
        arms.score[arm] += trial.score[arms.seat]
        arms.total[arm] += outcome(trial, arms.seat)
        if s.state[0].phase == BID:
            for seat in range(trial.players):
                arms.totals[arm, seat] += outcome(trial, seat)
            pay_otherwise(trial, who, s.state[0].coins[who], thing_of(arms.move[arm]), arms)
    reckon(arms)


@compiled
def pay_otherwise(t: Struct, winner: int, purse: int, paid: int, a: Any) -> None:
    """M7.6: what would have come of other prices, as if no later bid depended on the purse."""
    score = wide(t.score[winner])
    for price in range(purse + 1):
        t.score[winner] = score + price - paid
        a.at_price[winner, price] += outcome(t, winner)


@compiled
def reckon(a: Any) -> int:
    """What every move is worth as far as is known; the number of all simulations."""
    visits = 0
    total = 0.0
    for arm in range(a.number):
        visits += a.visits[arm]
        total += a.total[arm]
    mean = total / max(visits, 1)
    for arm in range(a.number):
        shown = a.total[arm] + PRIOR_VISITS * (mean + a.prior[arm])
        a.worth[arm] = shown / (a.visits[arm] + PRIOR_VISITS)
    return visits


@compiled
def next_arm(a: Any) -> int:
    """The move with the best prospects: what it is worth, and what may yet be in it (UCB)."""
    doubt = a.explore * math.sqrt(math.log(reckon(a) + 1.0))
    best = -1e30
    found = 0
    for arm in range(a.number):
        prospect = a.worth[arm] + doubt / math.sqrt(a.visits[arm] + 1.0)
        if prospect > best:
            best = prospect
            found = arm
    return found


@compiled
def withdraw_others(t: Struct, winner: int) -> None:
    """M4.1: as if all others had bid less than nothing; the winner's bid ends the auction."""
    for seat in range(t.players):
        t.bid[seat] = NONE
    t.has_bid = t.bidders & ~bit(winner)


@compiled
def play_on(t: Struct, s: Any, h: Habits, rng: Any, tiles: Any, events: Any) -> None:
    """Everybody by rules of thumb to the end."""
    built = LOOK_EVERY
    while t.phase != OVER:
        seat = next_seat(t)
        if seat == CHANCE:
            move = random_tile(t, tiles)
        else:
            if built >= LOOK_EVERY:
                look(t, s)
                built = 0
            move = choose(t, s, seat, h, rng)
        if t.phase == PLACE:
            built += 1
            if t.tile != FLEA:
                s.length[seat, t.tile] = s.far[t.tile, thing_of(move)]
        apply(t, seat, move, events)


@compiled
def share_of_win(t: Struct, seat: int) -> float:
    """M7.6."""
    if t.score[seat] != lowest_score(t):
        return 0.0
    winners = 0
    for each in range(t.players):
        winners += 1 if t.score[each] == lowest_score(t) else 0
    return 1.0 / winners


@compiled
def outcome(t: Struct, seat: int) -> float:
    return lead(t, seat) + WIN * share_of_win(t, seat) - OWN * t.score[seat]


@compiled
def lead(t: Struct, seat: int) -> float:
    """Points below the mean of the others."""
    total = 0
    for each in range(t.players):
        total += t.score[each]
    own = wide(t.score[seat])
    return float((total - own) / (t.players - 1) - own)
