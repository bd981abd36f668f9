"""What every move brings, tried out in worlds that fit the view, where all go on by card sense.

What is counted are the facts that the rules tell, so that a hint can say no more than happened.
"""

from typing import Any, Final

import numpy as np

from kutter.bots.contract import Turn
from kutter.engine.chance import generator
from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import listener
from kutter.games.checked import Seat, seat_at
from kutter.games.fishing.bots.card_values import mover, new_card_values, sensible
from kutter.games.fishing.bots.prospects import look_ahead
from kutter.games.fishing.cards import CODES, has_card
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.rules.event_kinds import (
    CAUGHT_BY_ALL,
    CAUGHT_BY_WINNER,
    CAUGHT_BY_ZERO,
    LOST_POINTS,
    WON_TRICK,
)
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.rules.rounds import missing
from kutter.games.fishing.state import DEAL, OVER, State, empty_states, move_code

MOST_WORLDS: Final = 100
"""A few milliseconds for all of them."""

TRIALS: Final = np.dtype(
    [
        ("worlds", "i8"),
        # By the card or suit that the move names.
        ("won", "i8", CODES),  # worlds in which the seat wins the trick …
        ("won_next", "i8", CODES),  # … and the one after it
        ("cards", "i8", CODES),  # that it catches in the trick, in all worlds
        ("minus", "i8", CODES),  # −3 buoys among them (F4.4)
        ("points", "i8", CODES),  # that it has when the round is over, in all worlds
        ("fresh", "i8", CODES),  # cards of the ocean that it draws then, in all worlds (F6.3)
    ],
    align=True,
)


def tried_out(turn: Turn) -> Any:
    """Of each of the turn's moves, in the same worlds: as many as its budget counts, if it does."""
    view, card_values = turn.view, new_card_values()
    rng, guess, trial, events = (
        generator(turn.random.getrandbits(64)), empty_guess(), empty_states(), listener()
    )  # fmt: skip
    trials = np.zeros(1, TRIALS)
    observer = seat_at(view, int(view["seat"][0]))
    for _ in range(min(turn.budget.simulations or MOST_WORLDS, MOST_WORLDS)):
        world = world_of(view, rng, guess)
        assert world is not None, "every view comes from a state"
        try_moves(world, observer, trial, card_values, events, trials)
    return trials[0]


@entry
def try_moves(
    world: State, observer: Seat, trial: State, card_values: Any, events: Any, trials: Any
) -> None:
    """Each of the observer's moves once, and after it everybody to the end of the round."""
    t, s, heard, found = trial[0], card_values[0], events[0], trials[0]
    look_ahead(world[0], s)
    low, high = options(world[0], observer)
    found.worlds += 1
    for first in range(CODES):
        if not has_card(low, high, first):
            continue
        trial[0] = world[0]
        seat, thing, tricks = wide(observer), wide(first), wide(0)
        while True:
            apply(t, seat, move_code(t.phase, thing), heard)
            tricks = note(heard, found, observer, first, tricks)
            if t.phase == DEAL or t.phase == OVER:
                break
            seat = mover(t, observer)
            own_low, own_high = options(t, seat)
            thing = sensible(t, s, seat, own_low, own_high)
        found.points[first] += t.points[observer]
        if t.phase == DEAL:
            found.fresh[first] += missing(t, observer, wide(t.round_number))


@compiled
def note(heard: Any, found: Any, seat: int, move: int, tricks: int) -> int:
    """Counts what one move brought a seat; how many tricks are won by now."""
    counts = False
    for row in range(heard.count):
        what, mine = wide(heard.rows[row, 0]), heard.rows[row, 1] == seat
        if what == WON_TRICK:
            tricks += 1
            found.won[move] += 1 if mine and tricks == 1 else 0
            found.won_next[move] += 1 if mine and tricks == 2 else 0
        elif what == LOST_POINTS:  # follows the catch that it comes from
            found.minus[move] += 1 if counts else 0
        else:
            by_card = tricks == 0 and (what == CAUGHT_BY_ZERO or what == CAUGHT_BY_ALL)
            counts = mine and (by_card or (tricks == 1 and what == CAUGHT_BY_WINNER))
            found.cards[move] += 1 if counts else 0
    return tricks
