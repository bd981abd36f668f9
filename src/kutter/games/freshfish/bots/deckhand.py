"""Deckhand: rules of thumb for Fresh Fish. Quick, sensible, easily beaten."""

from abc import abstractmethod
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.chance import Generator, generator
from kutter.engine.compiled import ZERO, compiled, entry
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import State
from kutter.games.freshfish.game import MOST_MOVES
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.moves import count_moves, nth_move
from kutter.games.freshfish.state import BID, DRAW, PLACE, Struct, thing_of, verb_of
from kutter.games.freshfish.thumb.policy import (
    Habits,
    chance,
    draw_bar,
    habits,
    place_cost,
    reserve_worth,
    thumb_bid,
)
from kutter.games.freshfish.thumb.space_values import SPACE_VALUES, assign, look, take_stock

Values = Any
"""What every legal move is worth, in their order."""

EASY: Final = habits(0.6, 0, 0.3, 0, 0, 1, 1, 0, 0.3, 0.4, 0.5, 0, 1, 0.3)
"""Sees neither crowded areas nor what others need, and draws too soon."""


class Weigher(Thinker):
    """A bot that gives every legal move a value."""

    def consider(self, turn: Turn) -> list[Candidate]:
        rng = generator(turn.random.getrandbits(64))
        state = as_state(turn.view)
        values = self.weigh(state, seat_at(state, int(turn.view[0]["seat"])), rng)
        found = [
            Candidate(move, float(value)) for move, value in zip(turn.moves, values, strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)

    @abstractmethod
    def weigh(self, state: State, seat: Seat, rng: Generator) -> Values:
        """Values of the seat's legal moves, in the order of the game's list."""


class Deckhand(Weigher):
    """Reserves what is close to its trucks, draws when it has discs enough."""

    def weigh(self, state: State, seat: Seat, rng: Generator) -> Values:
        values = np.zeros(MOST_MOVES)
        count = weigh_by_thumb(state, np.zeros(1, SPACE_VALUES), seat, EASY, rng, values)
        return values[:count]


@entry
def weigh_by_thumb(
    state: State, space_values: Any, seat: Seat, h: Habits, rng: Any, values: Values
) -> int:
    t = state[0]
    s = space_values[0]
    look(t, s)
    take_stock(t, s)
    assign(t, s, seat, ZERO, h[0])
    count = count_moves(t, seat)
    for n in range(count):
        worth = thumb_worth(t, s, seat, nth_move(t, seat, n), n, h[0])
        values[n] = worth + h[0].noise * chance(rng[0])
    return count


@compiled
def thumb_worth(t: Struct, s: Any, seat: int, move: int, n: int, h: Habits) -> float:
    """What a legal move, the nth of its seat, seems worth."""
    verb = verb_of(move)
    if verb == DRAW:
        return draw_bar(t, s, seat, h)
    if verb == BID:
        return -abs(n - thumb_bid(t, s, seat, h))
    if verb == PLACE:  # discs and moves both go by spaces, rising
        return -place_cost(t, s, seat, n, h)
    return reserve_worth(t, s, seat, thing_of(move), h)
