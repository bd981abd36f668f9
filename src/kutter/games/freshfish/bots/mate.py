"""Mate: a good heuristic player of Fresh Fish. It tries every placement out before it decides."""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bit, has_bit
from kutter.engine.chance import Generator
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.structs import copy_words, with_words
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import State
from kutter.games.freshfish.bots.bids import RIVALS, bid_worth
from kutter.games.freshfish.bots.deckhand import Values, Weigher
from kutter.games.freshfish.game import MOST_MOVES
from kutter.games.freshfish.rules.moves import count_moves, nth_move
from kutter.games.freshfish.rules.paths import lay_paths, mark_paths
from kutter.games.freshfish.rules.scoring import longest
from kutter.games.freshfish.rules.turns import build
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import (
    BID,
    DISC,
    DRAW,
    FLEA,
    MOST_SEATS,
    STATE,
    TURN,
    Struct,
    is_disc,
    taken_from,
    thing_of,
    verb_of,
)
from kutter.games.freshfish.thumb.policy import (
    draw_bar,
    gain_of,
    reserve_worth,
    shaded,
    sharp_at,
    stall_worth,
)
from kutter.games.freshfish.thumb.space_values import (
    SPACE_VALUES,
    assign,
    look,
    look_after,
    take_stock,
)

DISC_WORTH: Final = 0.3
"""Points for every disc on the square."""
FLEA_WEIGHT: Final = 0.3
"""How much the best place for a flea table counts when it is asked whether to draw."""
ROB: Final = 0.1
"""How much it counts that a space is then lost for whoever would gain most by it."""
SEEN: Final = 0.45
"""How much of what the previews of winning and of losing show is added to a worth by thumb."""
WORST: Final = -1e9
"""Less than anything is worth."""
NOW: Final = MOST_SPACES
"""In a forecast: nothing is built."""

WHOLE: Final = with_words(STATE)
ROOM: Final = np.dtype(
    [
        ("trial", WHOLE),
        ("space_values", SPACE_VALUES),
        ("after", SPACE_VALUES),  # a building
        ("outlook", "f8", (MOST_SPACES + 1, MOST_SEATS)),  # what stalls cost, by space built on
        ("built", "i8", MOST_SEATS),  # where each seat would build, or NOW
        ("worth", "f8", MOST_SEATS),  # what it is to each to win the auction
        ("rivals", RIVALS),
        ("values", "f8", MOST_MOVES),  # of the legal moves, in the order of the game's list
    ],
    align=True,
)
"""Room to think in."""


class Mate(Weigher):
    """Judges a placement by where it leaves everybody, a bid by the others' best discs."""

    def weigh(self, state: State, seat: Seat, rng: Generator) -> Values:
        room = np.zeros(1, ROOM)
        count = weigh(state.view(WHOLE), room, seat)
        return room["values"][0, :count]


def bidders_of(state: State) -> list[Seat]:
    t = state[0]
    return [seat_at(state, seat) for seat in range(t["players"]) if t["bidders"] >> seat & 1]


def thought_of(state: State, seat: Seat) -> tuple[Any, Any]:
    """At an auction, what everybody is thought to bid, and what it is worth to each to win."""
    room = np.zeros(1, ROOM)
    weigh(state.view(WHOLE), room, seat)
    return room["rivals"], room["worth"][0]


@entry
def weigh(state: State, room: Any, seat: Seat) -> int:
    return weigh_moves(state[0], room[0], seat)


@compiled
def choose(t: Struct, room: Any, seat: int) -> int:
    """The move that a mate likes best."""
    count = weigh_moves(t, room, seat)
    best = ZERO
    for n in range(1, count):
        if room.values[n] > room.values[best]:
            best = wide(n)
    return nth_move(t, seat, best)


@compiled
def weigh_moves(t: Struct, room: Any, seat: int) -> int:
    """What every legal move of a seat is worth; how many there are."""
    builders = wide(t.bidders) if t.phase == BID else bit(seat)
    tile = FLEA if t.phase == TURN else wide(t.tile)
    forecast(t, room, builders, tile)
    if t.phase == TURN:
        weigh_turn(t, room, seat)
    elif t.phase == BID:
        weigh_bids(t, room, seat)
    else:
        weigh_spaces(t, room, seat)
    return count_moves(t, seat)


@compiled
def forecast(t: Struct, room: Any, builders: int, tile: int) -> None:
    """How everybody stands, and how if some seats, as bits, build on one of their discs.

    Games in the threads of a GPU all build at the same time.
    """
    trial, low, high = room.trial, ZERO, ZERO
    for seat in range(t.players):
        if has_bit(builders, seat):
            low |= t.discs[seat, 0]
            high |= t.discs[seat, 1]
    copy_words(t, trial)
    look(trial, room.space_values)
    write_outlook(trial, room, room.space_values, NOW)
    while low | high != 0:
        space, low, high = taken_from(low, high)
        on = wide(t.on[space])
        if not is_disc(on):  # only in a view that a stranger wrote
            continue
        copy_words(t, trial)
        build(trial, on - DISC, space, tile, None)
        mark_paths(trial, space)
        lay_paths(trial, None)
        look_after(trial, room.space_values, room.after, space)
        write_outlook(trial, room, room.after, space)


@compiled
def write_outlook(t: Struct, room: Any, values: Any, space: int) -> None:
    take_stock(t, values)
    for seat in range(t.players):
        cost = assign(t, values, seat, ZERO, sharp_at(t))
        room.outlook[space, seat] = cost - DISC_WORTH * t.out[seat]


@compiled
def standing(t: Struct, room: Any, space: int, seat: int) -> float:
    """How a seat stands against the others once a space is built on; higher is better."""
    total = 0.0
    for other in range(t.players):
        total += room.outlook[space, other]
    own = room.outlook[space, seat]
    return float((total - own) / (t.players - 1) - own)


@compiled
def best_space(t: Struct, room: Any, seat: int) -> int:
    """Where a seat would build; NOW if nowhere."""
    best, where = WORST, NOW
    low, high = t.discs[seat, 0], t.discs[seat, 1]
    while low | high != 0:
        space, low, high = taken_from(low, high)
        if standing(t, room, space, seat) > best:
            best, where = standing(t, room, space, seat), space
    return where


@compiled
def weigh_spaces(t: Struct, room: Any, seat: int) -> None:
    """M3.3 and M4.3: where each placement leaves everybody."""
    for n in range(count_moves(t, seat)):
        space = thing_of(nth_move(t, seat, n))
        room.values[n] = standing(t, room, space, seat)


@compiled
def weigh_turn(t: Struct, room: Any, seat: int) -> None:
    """M3.1 and M3.2: what a disc saves and takes from others, or what a tile would bring."""
    h, s = sharp_at(t), room.space_values
    flea = standing(t, room, best_space(t, room, seat), seat)
    bar = FLEA_WEIGHT * (flea - standing(t, room, NOW, seat))
    for n in range(count_moves(t, seat)):
        move = nth_move(t, seat, n)
        if verb_of(move) == DRAW:
            room.values[n] = bar + draw_bar(t, s, seat, h)
        else:
            space = thing_of(move)
            lost = 0.0
            for other in range(t.players):
                if other != seat:
                    lost = max(lost, gain_of(t, s, other, space, h))
            room.values[n] = reserve_worth(t, s, seat, space, h) + ROB * lost


@compiled
def weigh_bids(t: Struct, room: Any, seat: int) -> None:
    """M4: winning against losing, and what the others are thought to bid."""
    guess_bids(t, room)
    for bid in range(t.coins[seat] + 1):
        room.values[bid] = bid_worth(t, room.rivals, seat, bid, room.worth[seat])


@compiled
def guess_bids(t: Struct, room: Any) -> None:
    """What it is worth to everybody to win the stall in hand; so each is thought to bid."""
    for seat in range(t.players):
        room.built[seat] = best_space(t, room, seat)
    h = sharp_at(t)
    for seat in range(t.players):
        room.worth[seat] = seen_worth(t, room, seat) + stall_worth(t, room.space_values, seat, h)
        room.rivals.guess[seat] = shaded(t, seat, room.worth[seat], h)


@compiled
def seen_worth(t: Struct, room: Any, seat: int) -> float:
    """What the previews of winning and of losing show."""
    if not has_bit(t.bidders, seat):
        return 0.0
    if room.built[seat] == NOW:
        return float(-longest(t.players))  # it would stand outside for good (M4.3)
    lost, rivals = 0.0, 0
    for other in range(t.players):
        if other != seat and has_bit(t.bidders, other):
            lost += standing(t, room, wide(room.built[other]), seat)
            rivals += 1
    if rivals == 0:
        return 0.0
    return SEEN * (standing(t, room, wide(room.built[seat]), seat) - lost / rivals)
