"""The rules as one machine: who owes a move, which moves are legal, what a move does."""

from typing import Any, Final

from kutter.engine.bits import has_bit
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.contract import CHANCE
from kutter.games.freshfish.rules.turns import bid, draw, go_on, place, reserve, turn_up
from kutter.games.freshfish.state import (
    BETWEEN,
    BID,
    DISC,
    DISCS,
    DRAW,
    EMPTY,
    OVER,
    PLACE,
    RESERVE,
    TILE,
    TILES,
    TURN,
    Struct,
    move_code,
    thing_of,
    verb_of,
)

# Why a move is not legal.
LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NOT_THE_TURN: Final = 2
NOT_BIDDING: Final = 3
ALREADY_BID: Final = 4
WRONG_VERB: Final = 5
ALL_DISCS_OUT: Final = 6
NOT_ON_SQUARE: Final = 7
NOT_EMPTY: Final = 8
OUT_OF_REACH: Final = 9
NO_DISC_OUT: Final = 10
NOT_IN_STACK: Final = 11
ABOVE_PURSE: Final = 12
NOT_OWN_DISC: Final = 13


@compiled
def owes(t: Struct, seat: int) -> bool:
    """Whether a seat owes a move; chance is a seat too."""
    if t.phase == TILE:
        return seat == CHANCE
    if t.phase == BID:
        return bool(seat >= 0 and has_bit(t.bidders & ~t.has_bid, seat))
    return bool(t.phase != OVER and seat == t.turn)


@compiled
def anywhere(t: Struct, seat: int) -> bool:
    """M3.1: whether any empty space may be reserved, or only those beside a path or disc."""
    if has_bit(t.free, seat):
        return True
    space = 0
    while space < t.spaces and (t.on[space] != EMPTY or t.near[space] == 0):
        space += 1
    return bool(space == t.spaces)


@compiled
def can_draw(t: Struct, seat: int) -> bool:
    """M3.2: with a disc on the square to build on."""
    return bool(t.phase == TURN and t.out[seat] > 0)


@compiled
def needs_space(t: Struct, seat: int) -> bool:
    """Whether the seat whose turn it is has something to put on a space."""
    return bool(t.phase == PLACE or (t.phase == TURN and t.out[seat] < DISCS))


@compiled
def is_choice(t: Struct, seat: int, space: int, any_space: bool) -> bool:
    """Whether a space may be reserved or built on by the seat whose turn it is."""
    if t.phase == PLACE:
        return bool(t.on[space] == DISC + seat)
    return bool(t.on[space] == EMPTY and (any_space or t.near[space] > 0))


@compiled
def count_moves(t: Struct, seat: int) -> int:
    """How many legal moves a seat has that owes one. Chance: how many tiles it may draw."""
    if t.phase == BID:
        return wide(t.coins[seat]) + 1
    count = 0
    if t.phase == TILE:
        for tile in range(TILES):
            count += 1 if t.stack[tile] > 0 else 0
        return count
    if needs_space(t, seat):
        any_space = t.phase == TURN and anywhere(t, seat)
        for space in range(t.spaces):
            count += 1 if is_choice(t, seat, space, any_space) else 0
    return count + 1 if can_draw(t, seat) else count


@compiled
def nth_move(t: Struct, seat: int, n: int) -> int:
    """The legal move with n others before it: spaces and tiles rising, a draw last."""
    if t.phase == BID:
        return move_code(BID, n)
    if t.phase == TILE:
        for tile in range(TILES):
            if t.stack[tile] > 0:
                if n == 0:
                    return move_code(TILE, tile)
                n -= 1
    elif needs_space(t, seat):
        any_space = t.phase == TURN and anywhere(t, seat)
        for space in range(t.spaces):
            if is_choice(t, seat, space, any_space):
                if n == 0:
                    return move_code(t.phase, space)
                n -= 1
    return move_code(DRAW, ZERO)


@compiled
def why_not(t: Struct, seat: int, move: int) -> int:
    """LEGAL, or what stands against a move. Asks no more than what everybody knows."""
    verb, thing = verb_of(move), thing_of(move)
    if t.phase == OVER:
        return GAME_IS_OVER
    if not owes(t, seat):
        if verb != BID or t.phase != BID:
            return NOT_THE_TURN
        return ALREADY_BID if seat >= 0 and has_bit(t.has_bid, seat) else NOT_BIDDING
    if verb != t.phase and not (verb == DRAW and t.phase == TURN):
        return WRONG_VERB
    if verb == DRAW:
        return LEGAL if can_draw(t, seat) else NO_DISC_OUT
    if verb == TILE:
        return LEGAL if t.stack[thing] > 0 else NOT_IN_STACK
    if verb == BID:
        return LEGAL if thing <= t.coins[seat] else ABOVE_PURSE
    if thing >= t.spaces:
        return NOT_ON_SQUARE
    if verb == PLACE:
        return LEGAL if t.on[thing] == DISC + seat else NOT_OWN_DISC
    if t.out[seat] == DISCS:
        return ALL_DISCS_OUT
    if t.on[thing] != EMPTY:
        return NOT_EMPTY
    return LEGAL if is_choice(t, seat, thing, anywhere(t, seat)) else OUT_OF_REACH


@compiled
def apply(t: Struct, seat: int, move: int, events: Any) -> None:
    """Applies a legal move."""
    events.count = 0
    verb, thing = verb_of(move), thing_of(move)
    if verb == RESERVE:
        reserve(t, seat, thing, events)
    elif verb == DRAW:
        draw(t, seat, events)
    elif verb == TILE:
        turn_up(t, thing, events)
    elif verb == BID:
        bid(t, seat, thing, events)
    else:
        place(t, seat, thing, events)
    if t.phase == BETWEEN:
        go_on(t, events)
