"""The actions of Fishing: a verb and a card, or the suit that is called."""

from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled, wide
from kutter.games.fishing.cards import BUOY, CODES, WORD
from kutter.games.fishing.rules.moves import choices
from kutter.games.fishing.state import CALL, CATCH, OVER, PASS, PLAY, THING_BITS, VERBS, Struct
from kutter.games.lab import Actions, Verb, allow, allow_set, forbid_all

CARD_ORDER: Final = "19 × suit + value, suits in the order BPRYG; the buoys from 95 on"
ACTIONS: Final = Actions(
    [
        Verb(PLAY, VERBS[PLAY], CODES, f"a card ({CARD_ORDER}), to the trick"),
        Verb(CATCH, VERBS[CATCH], CODES, "a card of the trick, with the zero whose turn it is"),
        Verb(PASS, VERBS[PASS], CODES, "a card, to the left"),
        Verb(CALL, VERBS[CALL], BUOY, "a suit, in the same order"),
    ]
)
MOVES: Final = np.array(
    [verb.verb << THING_BITS | thing for verb in ACTIONS.verbs for thing in range(verb.number)],
    np.int16,
)
"""By action, as the rules write it."""
FIRSTS: Final = np.array(
    [ACTIONS.first_of(phase) if PLAY <= phase < OVER else 0 for phase in range(OVER + 1)], np.int16
)
"""By phase, the first action of the verb that it waits for."""


@compiled
def write_legal(p: Struct, low: int, high: int, legal: Any, game: int) -> None:
    """What a seat may do that owes a move and has this hand."""
    forbid_all(legal, game)
    first = wide(FIRSTS[p.phase])
    if p.phase == CALL:
        for suit in range(BUOY):
            allow(legal, game, first + suit)
    else:
        low, high = choices(p, low, high)
        allow_set(legal, game, first, low)
        allow_set(legal, game, first + WORD, high)
