"""Games played by nobody: every choice and every card at random, compiled end to end."""

from typing import Any

from kutter.engine.bits import bits_in, has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Count
from kutter.games.fishing.cards import BUOY, nth, nth_of_many
from kutter.games.fishing.rules.moves import apply, choices
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import CALL, DEAL, OVER, PASS, State, Struct, move_code


@compiled
def next_seat(t: Struct) -> int:
    """Whoever is asked next: where several owe a move, the lowest of them."""
    if t.phase != PASS:
        return wide(t.turn)
    seat = 0
    while has_bit(t.chosen, seat):
        seat += 1
    return seat


@compiled
def random_draw(t: Struct, rng: Any) -> int:
    pile = wide(t.source)
    return nth_of_many(t.pile[pile, 0], t.pile[pile, 1], below(rng, t.left[pile]))


@compiled
def random_choice(t: Struct, seat: int, rng: Any) -> int:
    if t.phase == CALL:
        return move_code(CALL, below(rng, BUOY))
    low, high = choices(t, t.hand[seat, 0], t.hand[seat, 1])
    return move_code(t.phase, nth(low, high, below(rng, bits_in(low) + bits_in(high))))


@entry
def play_games(start: State, state: State, games: Count, rng: Any, events: Any) -> int:
    """Plays games to their end; how many decisions that took, chance not counted."""
    t = state[0]
    decisions = 0
    for _ in range(games):
        state[0] = start[0]
        while t.phase != OVER:
            if t.phase == DEAL:
                draw(t, random_draw(t, rng[0]), events[0])
            else:
                seat = next_seat(t)
                apply(t, seat, random_choice(t, seat, rng[0]), events[0])
                decisions += 1
    return decisions
