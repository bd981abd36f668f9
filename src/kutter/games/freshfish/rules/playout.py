"""Games played by nobody: every choice and every tile at random, compiled end to end."""

from typing import Any

from kutter.engine.bits import has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Count
from kutter.games.contract import CHANCE
from kutter.games.freshfish.rules.moves import act, count_moves, nth_move
from kutter.games.freshfish.rules.scoring import end_game
from kutter.games.freshfish.rules.turns import go_on, place, turn_up
from kutter.games.freshfish.state import (
    BETWEEN,
    BID,
    COUNT,
    OVER,
    PLACE,
    TILE,
    State,
    Struct,
    left_in_stack,
    move_code,
    thing_of,
)


@compiled
def next_seat(t: Struct) -> int:
    """Whoever is asked next: where several owe a bid, the lowest of them."""
    if t.phase == TILE:
        return CHANCE
    if t.phase != BID:
        return wide(t.turn)
    seat = 0
    while not has_bit(t.bidders & ~t.has_bid, seat):
        seat += 1
    return seat


@compiled
def random_tile(t: Struct, rng: Any) -> int:
    """Every tile of the stack is equally likely to be on top."""
    n = below(rng, left_in_stack(t))
    tile = 0
    while n >= t.stack[tile]:
        n -= t.stack[tile]
        tile += 1
    return move_code(TILE, tile)


@compiled
def play_out(t: Struct, rng: Any, events: Any) -> int:
    """Plays to the end; how many decisions that took, chance not counted.

    From building to building, and all is measured at the end, so that games in the threads of a
    GPU do the same at the same time.
    """
    if t.phase == OVER:
        return 0
    decisions = 0
    while t.phase != COUNT:
        while t.phase != PLACE and t.phase != COUNT:
            seat = next_seat(t)
            if seat == CHANCE:
                turn_up(t, thing_of(random_tile(t, rng)), events)
            else:
                act(t, seat, random_move(t, seat, rng), events)
                decisions += 1
            if t.phase == BETWEEN:
                go_on(t, events)
        if t.phase == PLACE:
            seat = wide(t.turn)
            place(t, seat, thing_of(random_move(t, seat, rng)), events)
            go_on(t, events)
            decisions += 1
    end_game(t, events)
    return decisions


@compiled
def random_move(t: Struct, seat: int, rng: Any) -> int:
    return nth_move(t, seat, below(rng, count_moves(t, seat)))


@entry
def play_games(start: State, state: State, games: Count, rng: Any, events: Any) -> int:
    """Plays many games from one position; the decisions of all of them."""
    decisions = 0
    for _ in range(games):
        state[0] = start[0]
        decisions += play_out(state[0], rng[0], events[0])
    return decisions
