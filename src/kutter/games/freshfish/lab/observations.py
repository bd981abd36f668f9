"""What a seat of Fresh Fish sees, as bytes.

The writers take what a view holds: its public fields, and the own bid. Only `write_perfect` takes
a state.
"""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import has_bit
from kutter.engine.compiled import compiled, wide
from kutter.games.freshfish.board.grid import place_on_grid
from kutter.games.freshfish.lab.layouts import HISTORY, PERFECT, PLAIN, ROOMS
from kutter.games.freshfish.rules.moves import owes
from kutter.games.freshfish.state import (
    BID,
    DISC,
    GOODS,
    MOST_SEATS,
    NONE,
    OUTSIDE,
    PLACE,
    STALL,
    TILES,
    TURN,
    Struct,
    is_disc,
    steps_from,
)

SQUARE: Final = PLAIN.places["square"].start
AREAS: Final = PLAIN.places["areas"].start
PLAIN_SIZE: Final = PLAIN.size
HISTORY_SIZE: Final = HISTORY.size
PERFECT_SIZE: Final = PERFECT.size

THINGS: Final = STALL + GOODS * MOST_SEATS
"""What may be on a space."""


def seen_from(players: int, seat: int, on: int) -> int:
    """What is on a space, with the seat whose it is counted from one, and one more."""
    first, each = (STALL, GOODS) if on >= STALL else (DISC, 1)
    if not (is_disc(on) or on >= STALL):
        return 1 + on
    owner, rest = divmod(on - first, each)
    return 1 + first + each * ((owner - seat) % max(players, 1)) + rest


SEEN: Final = np.array(
    [
        seen_from(players, seat, on)
        for players in range(MOST_SEATS + 1)
        for seat in range(MOST_SEATS)
        for on in range(THINGS)
    ],
    np.int8,
)
"""By players, seat and what is on a space."""


@compiled
def write_plain(p: Struct, seat: int, bid: int, o: Any) -> None:
    for place in range(PLAIN_SIZE):
        o.whole[place] = 0
    write_square(p, seat, o)
    for other in range(p.players):
        write_seat(p, other, steps_from(p, seat, other), o)
    if p.drawer != NONE:
        o.drawer[0] = steps_from(p, seat, wide(p.drawer)) + 1
    o.bid[0] = bid + 1
    if p.phase == TURN:
        o.phase[0] = 1
    elif p.phase == BID:
        o.phase[0] = 2
    elif p.phase == PLACE:
        o.phase[0] = 3
    o.tile[0] = p.tile + 1
    for tile in range(TILES):
        o.stack[tile] = p.stack[tile]
        o.gone[tile] = p.void[tile]
    for place in range(p.handed, GOODS):
        o.last_row[place] = p.last[place] + 1
    o.auctions[0] = p.auctions
    o.streets[0] = p.streets + 1
    o.classic[0] = p.classic


@compiled
def write_square(p: Struct, seat: int, o: Any) -> None:
    eyes = THINGS * (MOST_SEATS * p.players + seat)
    for space in range(wide(p.spaces)):
        place = place_on_grid(wide(p.cell[space]))
        o.whole[SQUARE + place] = SEEN[eyes + p.on[space]]
    if p.classic:
        return
    for space in range(wide(p.spaces)):
        place, area = place_on_grid(wide(p.cell[space])), wide(p.area[space])
        room = max(wide(p.number[area]) - p.built[area], 0)
        o.whole[AREAS + place] = 1 + ROOMS * area + room


@compiled
def write_seat(p: Struct, other: int, steps: int, o: Any) -> None:
    o.seated[steps] = 1
    o.owing[steps] = owes(p, other)
    o.coins[steps] = p.coins[other]
    o.discs[steps] = p.out[other]
    o.free[steps] = has_bit(p.free, other)
    o.bidding[steps] = has_bit(p.bidders, other)
    o.sealed[steps] = has_bit(p.has_bid, other)
    for good in range(GOODS):
        stall = wide(p.stall_at[other, good])
        o.stalls[steps, good] = 1 if stall >= 0 else 2 if stall == OUTSIDE else 0


@compiled
def write_history(p: Struct, seat: int, o: Any) -> None:
    for place in range(HISTORY_SIZE):
        o.whole[place] = 0
    for auction in range(p.auctions):
        o.goods[auction] = p.auctioned[auction] + 1
        o.drawers[auction] = steps_from(p, seat, wide(p.auction_of[auction])) + 1
        for other in range(p.players):
            o.bids[auction, steps_from(p, seat, other)] = p.revealed[auction, other] + 1


@compiled
def write_perfect(t: Struct, seat: int, o: Any) -> None:
    for place in range(PERFECT_SIZE):
        o.whole[place] = 0
    for other in range(t.players):
        o.bids[steps_from(t, seat, other)] = t.bid[other] + 1
