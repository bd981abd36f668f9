"""Games played by nobody: every choice and every card at random, compiled end to end."""

from typing import Any

from kutter.engine.bits import bits_in, has_bit
from kutter.engine.chance import below
from kutter.engine.compiled import compiled, entry, wide
from kutter.games.checked import Count
from kutter.games.fishing.cards import BUOY, nth, nth_of_many
from kutter.games.fishing.rules.effects import settle
from kutter.games.fishing.rules.moves import act, choices, play
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import (
    CALL,
    DEAL,
    OVER,
    PASS,
    PLAY,
    SETTLE,
    State,
    Struct,
    move_code,
    thing_of,
)


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


@compiled
def play_out(t: Struct, rng: Any, events: Any) -> int:
    """Plays to the end; how many decisions that took, chance not counted.

    Trick by trick, so that games in the threads of a GPU do the same at the same time.
    """
    decisions = 0
    while t.phase != OVER:
        while t.phase == DEAL:
            draw(t, random_draw(t, rng), events)
        for _ in range(t.players):
            if t.phase == PLAY:
                seat = wide(t.turn)
                play(t, seat, thing_of(random_choice(t, seat, rng)), events)
                decisions += 1
        while t.phase > PLAY and t.phase != OVER:
            if t.phase == SETTLE:
                settle(t, events)
            else:
                seat = next_seat(t)
                act(t, seat, random_choice(t, seat, rng), events)
                decisions += 1
    return decisions


@entry
def play_games(start: State, state: State, games: Count, rng: Any, events: Any) -> int:
    """Plays many games from one position; the decisions of all of them."""
    decisions = 0
    for _ in range(games):
        state[0] = start[0]
        decisions += play_out(state[0], rng[0], events[0])
    return decisions
