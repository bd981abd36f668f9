"""What a net of Fresh Fish sees of a position: every space, then the table.

All of it follows from the view of a seat; seats are counted clockwise from the own one. It is
written from a state, which has some room to reckon in: of a view, the one in which no bid is known.
"""

from typing import Any

from kutter.engine.bits import bits_in, has_bit
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.games.freshfish.net.plans import write_plans
from kutter.games.freshfish.net.spaces import write_spaces
from kutter.games.freshfish.rules.playout import next_seat
from kutter.games.freshfish.state import (
    BID,
    GOODS,
    NO_STREETS,
    NONE,
    PLACE,
    TILES,
    TURN,
    State,
    Struct,
    left_in_stack,
    steps_from,
)


@compiled
def see(t: Struct, seat: int, o: Any, room: Any) -> None:
    """What a seat of a state sees."""
    write_sight(t, seat, wide(t.bid[seat]), o, room)


@entry
def see_all(states: State, sights: Any, room: Any) -> None:
    """For each state the seat whose move is due, into zeros."""
    for game in range(min(states.size, sights.size)):
        see(states[game], next_seat(states[game]), sights[game], room[0])


@compiled
def write_sight(t: Struct, seat: int, bid: int, o: Any, room: Any) -> None:
    """For a seat that has bid so much, into zeros."""
    write_spaces(t, seat, o)
    for other in range(t.players):
        write_seat(t, other, steps_from(t, seat, other), o)
    write_plans(t, seat, o, room)
    if t.drawer != NONE:
        o.drawer[steps_from(t, seat, wide(t.drawer))] = 1
    o.bid[0] = bid + 1
    write_table(t, o)


@compiled
def write_seat(t: Struct, other: int, steps: int, o: Any) -> None:
    o.seated[steps] = 1
    o.bidding[steps] = has_bit(t.bidders, other)
    o.sealed[steps] = has_bit(t.has_bid, other)
    o.free[steps] = has_bit(t.free, other)
    o.coins[steps] = t.coins[other]
    o.discs[steps] = t.out[other]
    for good in range(GOODS):
        o.stalls[steps, good] = t.stall_at[other, good] == NONE


@compiled
def write_table(t: Struct, o: Any) -> None:
    if t.phase == TURN:
        o.phase[0] = 1
    elif t.phase == BID:
        o.phase[1] = 1
    elif t.phase == PLACE:
        o.phase[2] = 1
    if t.tile != NONE:
        o.tile[t.tile] = 1
    for tile in range(TILES):
        o.stack[tile] = t.stack[tile]
    o.left[0] = left_in_stack(t)
    for place in range(t.handed, GOODS):
        o.last_row[t.last[place]] = GOODS - place
    for auction in range(t.auctions):
        price = ZERO
        for seat in range(t.players):
            price = max(price, wide(t.revealed[auction, seat]))
        o.prices[t.auctioned[auction]] = price + 1
    o.auctions[0] = t.auctions
    o.reach[0] = t.spaces
    o.empty[0] = bits_in(t.empty[0]) + bits_in(t.empty[1])
    o.streets[0] = t.streets != NO_STREETS
    o.classic[0] = t.classic
