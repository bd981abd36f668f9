"""Mate: card sense and a glance ahead, the same few worlds for every move, without a tree."""

from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.chance import generator
from kutter.engine.compiled import entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat, seat_at
from kutter.games.fishing.bots.card_values import mover, new_card_values, sensible
from kutter.games.fishing.bots.prospects import look_ahead, read_prospects, share_win
from kutter.games.fishing.cards import CODES, has_card
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.state import DEAL, OVER, State, empty_states, move_code

WORLDS: Final = 2
"""More play better, and leave less room for Skipper."""


@entry
def glance(
    world: State, observer: Seat, state: State, card_values: Any, events: Any, values: Any
) -> None:
    """Adds for each move what share of the win it leads to, if all go on by card sense."""
    t, s = state[0], card_values[0]
    look_ahead(world[0], s)
    low, high = options(world[0], observer)
    for first in range(CODES):
        if not has_card(low, high, first):
            continue
        state[0] = world[0]
        seat, thing = wide(observer), wide(first)
        while True:
            apply(t, seat, move_code(t.phase, thing), events[0])
            if t.phase == DEAL or t.phase == OVER:
                break
            seat = mover(t, observer)
            own_low, own_high = options(t, seat)
            thing = sensible(t, s, seat, own_low, own_high)
        share_win(t, s)
        values[first] += s.share[observer]


class Mate(Thinker):
    """Values are shares of the win, from 0 to 1. A glance is short, whatever the budget."""

    def consider(self, turn: Turn) -> list[Candidate]:
        view = turn.view
        card_values = new_card_values(int(view["players"][0]))
        read_prospects(card_values, int(view["round_number"][0]))
        rng, guess, state, events = (
            generator(turn.random.getrandbits(64)), empty_guess(), empty_states(), nobody_listens()
        )  # fmt: skip
        values = np.zeros(CODES)
        observer = seat_at(view, int(view["seat"][0]))
        for _ in range(WORLDS):
            world = world_of(view, rng, guess)
            assert world is not None, "every view comes from a state"
            glance(world, observer, state, card_values, events, values)
        candidates = [
            Candidate(move, float(values[move.things[0]]) / WORLDS) for move in turn.moves
        ]
        return sorted(candidates, key=lambda candidate: -candidate.value)
