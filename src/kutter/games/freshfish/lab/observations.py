"""What a seat of Fresh Fish sees, as bytes. Seats are counted clockwise from the own one.

The writers take what a view holds: its public fields, and the own bid. Only `write_perfect` takes
a state.
"""

from typing import Any, Final

from kutter.engine.bits import has_bit
from kutter.engine.compiled import compiled, wide
from kutter.games.freshfish.lab.grid import column_of, row_of
from kutter.games.freshfish.lab.layouts import HISTORY, PERFECT, PLAIN
from kutter.games.freshfish.rules.moves import owes
from kutter.games.freshfish.rules.paths import owner_of
from kutter.games.freshfish.state import (
    BID,
    DISC,
    FLEA_TABLE,
    GOODS,
    NONE,
    OUTSIDE,
    PATH,
    PLACE,
    STALL,
    TILES,
    TRUCK,
    TURN,
    Struct,
    is_disc,
)

PLAIN_SIZE: Final = PLAIN.size
HISTORY_SIZE: Final = HISTORY.size
PERFECT_SIZE: Final = PERFECT.size


@compiled
def steps_from(p: Struct, seat: int, other: int) -> int:
    """How many seats clockwise from one another sits."""
    return other - seat if other >= seat else other - seat + p.players


@compiled
def write_plain(p: Struct, seat: int, bid: int, o: Any) -> None:
    for place in range(PLAIN_SIZE):
        o.whole[place] = 0
    for space in range(p.spaces):
        write_space(p, seat, space, o)
    for other in range(p.players):
        write_seat(p, other, steps_from(p, seat, other), o)
    o.bid[0] = bid + 1
    if p.phase == TURN:
        o.phase[0] = 1
    elif p.phase == BID:
        o.phase[1] = 1
    elif p.phase == PLACE:
        o.phase[2] = 1
    if p.tile != NONE:
        o.tile[p.tile] = 1
    for tile in range(TILES):
        o.stack[tile] = p.stack[tile]
        o.gone[tile] = p.void[tile]
    for place in range(p.handed, GOODS):
        o.last_row[place, p.last[place]] = 1
    o.auctions[0] = p.auctions
    o.streets[p.streets] = 1
    o.classic[0] = p.classic


@compiled
def write_space(p: Struct, seat: int, space: int, o: Any) -> None:
    cell, on, area = wide(p.cell[space]), wide(p.on[space]), wide(p.area[space])
    row, column = row_of(cell), column_of(cell)
    o.square[row, column] = 1
    o.area[row, column] = area + 1
    o.room[row, column] = max(wide(p.number[area]) - p.built[area], 0)
    if on == PATH:
        o.path[row, column] = 1
    elif on == FLEA_TABLE:
        o.table[row, column] = 1
    elif is_disc(on):
        o.disc[row, column] = 1
        o.owner[steps_from(p, seat, on - DISC), row, column] = 1
    elif on >= STALL:
        owner = owner_of(on)
        o.stall[row, column] = 1
        o.owner[steps_from(p, seat, owner), row, column] = 1
        o.good[on - STALL - GOODS * owner, row, column] = 1
    elif on >= TRUCK:
        o.truck[row, column] = 1
        o.good[on - TRUCK, row, column] = 1


@compiled
def write_seat(p: Struct, other: int, steps: int, o: Any) -> None:
    o.seated[steps] = 1
    o.owing[steps] = owes(p, other)
    o.coins[steps] = p.coins[other]
    o.discs[steps] = p.out[other]
    o.free[steps] = has_bit(p.free, other)
    o.bidding[steps] = has_bit(p.bidders, other)
    o.sealed[steps] = has_bit(p.has_bid, other)
    o.drawer[steps] = p.drawer == other
    for good in range(GOODS):
        stall = p.stall_at[other, good]
        o.placed[steps, good] = stall >= 0
        o.outside[steps, good] = stall == OUTSIDE


@compiled
def write_history(p: Struct, seat: int, o: Any) -> None:
    for place in range(HISTORY_SIZE):
        o.whole[place] = 0
    for auction in range(p.auctions):
        o.auctioned[auction, 0] = p.auctioned[auction] + 1
        o.auctioned[auction, 1] = steps_from(p, seat, wide(p.auction_of[auction])) + 1
        for other in range(p.players):
            steps = steps_from(p, seat, other)
            o.auctioned[auction, 2 + steps] = p.revealed[auction, other] + 1


@compiled
def write_perfect(t: Struct, seat: int, o: Any) -> None:
    for place in range(PERFECT_SIZE):
        o.whole[place] = 0
    for other in range(t.players):
        o.bids[steps_from(t, seat, other)] = t.bid[other] + 1
