"""M3 and M7.1: turns, tiles, placing, and whose turn is next."""

from typing import Any

from kutter.engine.bits import bit
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit
from kutter.games.freshfish.rules.auction import begin_auction, end_auction, seal_bid
from kutter.games.freshfish.rules.event_kinds import (
    ABSENT,
    DRAWS,
    HANDED_OUT,
    PASSED_OVER,
    RESERVED,
    STACK_VOID,
    STALL_OUTSIDE,
    STALL_PLACED,
    TABLE_PLACED,
    TILE_DRAWN,
    TURN_AGAIN,
)
from kutter.games.freshfish.rules.paths import lay_paths, mark_paths
from kutter.games.freshfish.state import (
    BETWEEN,
    COUNT,
    DISC,
    FLEA,
    FLEA_TABLE,
    GOODS,
    NONE,
    OUTSIDE,
    PLACE,
    SPACE_BITS,
    STALL,
    TILE,
    TILES,
    TRUCK,
    TURN,
    Struct,
    bit_of,
    can_act,
    left_in_stack,
    put,
    seat_after,
    word_of,
)


@compiled
def set_up(t: Struct, first: int, events: Any) -> None:
    """M2.2 and M2.3: the trucks of a new state, the paths that they bring, the first turn."""
    for space in range(t.spaces):
        t.empty[word_of(space)] |= bit_of(space)
        t.open[word_of(space)] |= bit_of(space)
        packed = NONE if t.sides[space] < 4 else ZERO
        for side in range(t.sides[space]):
            packed = packed << SPACE_BITS | t.beside[space, side]
        t.around[space] = packed
    for good in range(GOODS):
        put(t, t.truck_at[good], TRUCK + good)
        t.built[t.area[t.truck_at[good]]] += 1
    for good in range(GOODS):
        mark_paths(t, t.truck_at[good])
    lay_paths(t, events)
    t.phase = TURN
    t.turn = first


@compiled
def reserve(t: Struct, seat: int, space: int, events: Any) -> None:
    """M3.1."""
    put(t, space, DISC + seat)
    t.out[seat] += 1
    t.free &= ~bit(seat)
    emit(events, RESERVED, seat, wide(t.cell[space]), NOTHING, EVERYBODY)
    t.phase = BETWEEN
    t.turn = seat_after(t, seat)


@compiled
def draw(t: Struct, seat: int, events: Any) -> None:
    """M3.2."""
    emit(events, DRAWS, seat, ABSENT, NOTHING, EVERYBODY)
    t.phase = TILE
    t.turn = NONE
    t.drawer = seat


@compiled
def turn_up(t: Struct, tile: int, events: Any) -> None:
    """M3.3 and M3.4: what the draw brought."""
    t.stack[tile] -= 1
    t.tile = tile
    emit(events, TILE_DRAWN, t.drawer, tile, left_in_stack(t), EVERYBODY)
    if tile == FLEA:
        t.phase = PLACE
        t.turn = t.drawer
    else:
        begin_auction(t, tile, events)


@compiled
def bid(t: Struct, seat: int, coins: int, events: Any) -> None:
    """M4.1; the last bid ends the auction."""
    if seal_bid(t, seat, coins, events):
        winner = end_auction(t, events)
        if t.out[winner] > 0:
            t.phase = PLACE
            t.turn = winner
        else:
            put_outside(t, winner, events)
            settle_tile(t, winner)


@compiled
def put_outside(t: Struct, seat: int, events: Any) -> None:
    """M4.3: without a disc on the square."""
    t.stall_at[seat, t.tile] = OUTSIDE
    emit(events, STALL_OUTSIDE, seat, t.tile, NOTHING, EVERYBODY)


@compiled
def build(t: Struct, seat: int, space: int, tile: int, events: Any) -> None:
    """M3.3 and M4.3: a table or stall on an own reserved space, which frees the disc."""
    t.out[seat] -= 1
    t.built[t.area[space]] += 1
    if tile == FLEA:
        put(t, space, FLEA_TABLE)
        emit(events, TABLE_PLACED, seat, wide(t.cell[space]), NOTHING, EVERYBODY)
    else:
        put(t, space, STALL + GOODS * seat + tile)
        t.stall_at[seat, tile] = space
        emit(events, STALL_PLACED, seat, wide(t.cell[space]), tile, EVERYBODY)


@compiled
def place(t: Struct, seat: int, space: int, events: Any) -> None:
    """Builds what was drawn, won or handed out; then the paths."""
    build(t, seat, space, t.tile, events)
    mark_paths(t, space)
    lay_paths(t, events)
    settle_tile(t, seat)


@compiled
def settle_tile(t: Struct, seat: int) -> None:
    """M3.4: whose turn is next after a seat has got a tile."""
    t.phase = BETWEEN
    if seat == t.drawer:
        t.turn = seat_after(t, seat)
    else:
        t.turn = t.drawer


@compiled
def go_on(t: Struct, events: Any) -> None:
    """From the end of one turn to the next choice of somebody, or to the end of the game."""
    again = t.turn == t.drawer
    t.tile = NONE
    t.drawer = NONE
    if left_in_stack(t) > 0:
        for _ in range(t.players):
            if can_act(t, t.turn):
                t.phase = TURN
                if again:
                    emit(events, TURN_AGAIN, t.turn, ABSENT, NOTHING, EVERYBODY)
                return
            emit(events, PASSED_OVER, t.turn, ABSENT, NOTHING, EVERYBODY)
            t.turn = seat_after(t, t.turn)
            again = False
        emit(events, STACK_VOID, ABSENT, ABSENT, left_in_stack(t), EVERYBODY)  # M3.5
        for tile in range(TILES):
            t.void[tile] += t.stack[tile]
            t.stack[tile] = 0
    hand_out(t, events)


@compiled
def hand_out(t: Struct, events: Any) -> None:
    """M7.1: the last row, from the left, until somebody has to choose a space for a stall."""
    while t.handed < GOODS:
        t.tile = t.last[t.handed]
        t.handed += 1
        seat = 0
        while t.stall_at[seat, t.tile] != NONE:
            seat += 1
        emit(events, HANDED_OUT, seat, t.tile, NOTHING, EVERYBODY)
        if t.out[seat] > 0:
            t.phase = PLACE
            t.turn = seat
            return
        put_outside(t, seat, events)
    t.phase = COUNT
