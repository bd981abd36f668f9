"""Mate: card sense and a glance ahead, the same few worlds for every move, without a tree."""

from typing import Any, Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.engine.chance import generator
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.structs import copy_first_words, copy_words, with_words
from kutter.games.fishing.bots.card_values import CARD_VALUES, mover, sensible
from kutter.games.fishing.bots.prospects import look_ahead, share_win
from kutter.games.fishing.cards import CODES, nth, without_card
from kutter.games.fishing.knowledge.draws import GUESS
from kutter.games.fishing.knowledge.views import VIEW, see_own
from kutter.games.fishing.knowledge.worlds import guess_hidden
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.state import DEAL, OVER, PUBLIC_BYTES, STATE, Struct, move_code

WORLDS: Final = 2
"""More play better, and leave less room for Skipper."""

ROOM: Final = np.dtype(
    [
        ("seen", with_words(VIEW)),
        ("world", with_words(STATE)),
        ("trial", with_words(STATE)),
        ("guess", GUESS),
        ("card_values", CARD_VALUES),
        ("values", "f8", CODES),  # of each move, by what it names: shares of the win, of all worlds
    ],
    align=True,
)
"""Room to think in."""


class Mate(Thinker):
    """Values are shares of the win, from 0 to 1. A glance is short, whatever the budget."""

    def consider(self, turn: Turn) -> list[Candidate]:
        room = np.zeros(1, ROOM)
        room["seen"].view(VIEW)[:] = turn.view
        weigh(room, generator(turn.random.getrandbits(64)))
        values = room["values"][0]
        candidates = [
            Candidate(move, float(values[move.things[0]]) / WORLDS) for move in turn.moves
        ]
        return sorted(candidates, key=lambda candidate: -candidate.value)


@entry
def weigh(room: Any, rng: Any) -> None:
    weigh_moves(room[0], rng[0])


@compiled
def choose(t: Struct, seat: int, room: Any, rng: Any) -> int:
    """The card or suit that a mate likes best, by what its seat sees."""
    copy_first_words(PUBLIC_BYTES, t, room.seen)
    see_own(t, seat, room.seen)
    weigh_moves(room, rng)
    low, high = options(room.world, seat)
    best = nth(low, high, ZERO)
    while low != 0 or high != 0:
        thing = nth(low, high, ZERO)
        low, high = without_card(low, high, thing)
        if room.values[thing] > room.values[best]:
            best = thing
    return best


@compiled
def weigh_moves(room: Any, rng: Any) -> None:
    """What share of the win each move of the view's seat leads to."""
    for thing in range(CODES):
        room.values[thing] = 0.0
    copy_first_words(PUBLIC_BYTES, room.seen, room.world)
    for _ in range(WORLDS):
        guess_hidden(room.seen, rng, room.guess, room.world)
        glance(room, wide(room.seen.seat))


@compiled
def glance(room: Any, observer: int) -> None:
    """Adds for each move what share of the win it leads to, if all go on by card sense."""
    world, t, s = room.world, room.trial, room.card_values
    look_ahead(world, s)
    low, high = options(world, observer)
    while low != 0 or high != 0:
        first = nth(low, high, ZERO)
        low, high = without_card(low, high, first)
        copy_words(world, t)
        seat, thing = observer, first
        while True:
            apply(t, seat, move_code(t.phase, thing), None)
            if t.phase == DEAL or t.phase == OVER:
                break
            seat = mover(t, observer)
            own_low, own_high = options(t, seat)
            thing = sensible(t, s, seat, own_low, own_high)
        share_win(t, s)
        room.values[first] += s.share[observer]
