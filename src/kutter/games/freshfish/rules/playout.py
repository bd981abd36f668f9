"""Games played by nobody: every choice and every tile at random, compiled end to end."""

from typing import Any

from kutter.engine.bits import has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Count
from kutter.games.contract import CHANCE
from kutter.games.freshfish.rules.moves import apply, count_moves, nth_move
from kutter.games.freshfish.state import BID, OVER, TILE, State, Struct, left_in_stack, move_code


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
    """Plays to the end; how many decisions that took, chance not counted."""
    decisions = 0
    while t.phase != OVER:
        seat = next_seat(t)
        if seat == CHANCE:
            move = random_tile(t, rng)
        else:
            move = nth_move(t, seat, below(rng, count_moves(t, seat)))
            decisions += 1
        apply(t, seat, move, events)
    return decisions


@entry
def play_games(start: State, state: State, games: Count, rng: Any, events: Any) -> int:
    """Plays many games from one position; the decisions of all of them."""
    decisions = 0
    for _ in range(games):
        state[0] = start[0]
        decisions += play_out(state[0], rng[0], events[0])
    return decisions
