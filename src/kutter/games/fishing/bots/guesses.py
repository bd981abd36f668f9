"""Worlds that fit a view, by how likely the net finds where their cards lie."""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import lowest
from kutter.engine.chance import Generator, below
from kutter.engine.compiled import compiled, wide
from kutter.games.contract import View
from kutter.games.fishing.cards import WORD, without_card
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.views import copy_public
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.fishing.state import State, Struct, empty_states, steps_from

GUESSES: Final = 4
"""Worlds among which one is chosen."""
FINE: Final = 1 << 24
"""Chances are drawn in such small steps."""


class Guesses(NamedTuple):
    """What a seat sees, and the world that was guessed last."""

    seen: View
    where: Any
    """By card and steps to a seat: how much likelier than by count the net finds it there."""
    rng: Generator
    world: State
    other: State
    """Both have the view's public fields."""
    room: Any


def new_guesses(view: View, where: Any, rng: Generator) -> Guesses:
    world, other = empty_states(), empty_states()
    copy_public(view, world)
    copy_public(view, other)
    return Guesses(view, where, rng, world, other, empty_guess())


@compiled
def guess_world(g: Guesses) -> None:
    heaviest = -np.inf
    for _ in range(GUESSES):
        fill_in(g.seen, g.rng, g.room, g.other)
        lot = (below(g.rng[0], wide(FINE)) + 0.5) / FINE
        weight = weight_of(g.other[0], wide(g.seen[0].seat), g.where) - np.log(-np.log(lot))
        if weight > heaviest:
            heaviest = weight
            g.world[0] = g.other[0]


@compiled
def weight_of(t: Struct, observer: int, where: Any) -> float:
    """The logarithm of how likely a world is, but for what is common to all."""
    total = 0.0
    for seat in range(t.players):
        steps = steps_from(t, observer, seat)
        if steps > 0:
            low, high = wide(t.hand[seat, 0]), wide(t.hand[seat, 1])
            while low != 0 or high != 0:
                card = lowest(low) if low != 0 else WORD + lowest(high)
                low, high = without_card(low, high, card)
                total += where[card, steps]
    return total
