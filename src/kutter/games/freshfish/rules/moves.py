"""The rules as one machine: who owes a move, which moves are legal, what a move does."""

from typing import Any, Final

from kutter.engine.bits import bits_in, has_bit, nth_lowest
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.engine.events import forget
from kutter.games.contract import CHANCE
from kutter.games.freshfish.rules.scoring import end_game
from kutter.games.freshfish.rules.turns import bid, draw, go_on, place, reserve, turn_up
from kutter.games.freshfish.state import (
    BETWEEN,
    BID,
    COUNT,
    DISC,
    DISCS,
    DRAW,
    EMPTY,
    LAST_BIT,
    OVER,
    PLACE,
    RESERVE,
    TILE,
    TILES,
    TURN,
    Struct,
    bit_of,
    move_code,
    thing_of,
    verb_of,
    word_of,
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
def can_draw(t: Struct, seat: int) -> bool:
    """M3.2: with a disc on the square to build on."""
    return bool(t.phase == TURN and t.out[seat] > 0)


@compiled
def choices(t: Struct, seat: int) -> tuple[int, int]:
    """The spaces that the seat whose turn it is may reserve or build on, as bits."""
    if t.phase == PLACE:
        return t.discs[seat, 0], t.discs[seat, 1]
    if t.phase != TURN or t.out[seat] == DISCS:
        return ZERO, ZERO
    low, high = t.empty[0] & t.beside_any[0], t.empty[1] & t.beside_any[1]
    if low | high == 0 or has_bit(t.free, seat):  # M3.1: anywhere, where nothing is in reach
        return t.empty[0], t.empty[1]
    return low, high


@compiled
def count_moves(t: Struct, seat: int) -> int:
    """How many legal moves a seat has that owes one. Chance: how many tiles it may draw."""
    if t.phase == BID:
        return wide(t.coins[seat]) + 1
    if t.phase == TILE:
        count = 0
        for tile in range(TILES):
            count += 1 if t.stack[tile] > 0 else 0
        return count
    low, high = choices(t, seat)
    return bits_in(low) + bits_in(high) + can_draw(t, seat)


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
    low, high = choices(t, seat)
    lower = bits_in(low)
    if n < lower:
        return move_code(t.phase, nth_lowest(low, n))
    if n < lower + bits_in(high):
        return move_code(t.phase, LAST_BIT + 1 + nth_lowest(high, n - lower))
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
    low, high = choices(t, seat)
    return LEGAL if (high if word_of(thing) else low) & bit_of(thing) != 0 else OUT_OF_REACH


@compiled
def apply(t: Struct, seat: int, move: int, events: Any) -> None:
    """Applies a legal move."""
    forget(events)
    act(t, seat, move, events)
    if t.phase == BETWEEN:
        go_on(t, events)
    if t.phase == COUNT:
        end_game(t, events)


@compiled
def act(t: Struct, seat: int, move: int, events: Any) -> None:
    """What whoever moves does; whose turn it is then may be left open."""
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
