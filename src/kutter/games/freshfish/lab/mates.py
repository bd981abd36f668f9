"""A mate at every table of the lab: what it would do, as an action."""

from typing import Any

from kutter.engine.compiled import compiled, entry, wide
from kutter.games.freshfish.board.grid import place_on_grid
from kutter.games.freshfish.bots.mate import choose
from kutter.games.freshfish.lab.actions import FIRST_BID, FIRST_PLACE, FIRST_RESERVE, THE_DRAW
from kutter.games.freshfish.rules.playout import next_seat
from kutter.games.freshfish.state import BID, DRAW, RESERVE, State, Struct, thing_of, verb_of
from kutter.games.lab import MATE


@compiled
def action_of(t: Struct, move: int) -> int:
    """The number of a move that the rules have written."""
    verb, thing = verb_of(move), thing_of(move)
    if verb == DRAW:
        return THE_DRAW
    if verb == BID:
        return FIRST_BID + thing
    first = FIRST_RESERVE if verb == RESERVE else FIRST_PLACE
    return first + place_on_grid(wide(t.cell[thing]))


@compiled
def advise(t: Struct, seat: int, rng: Any, room: Any) -> int:  # noqa: ARG001  it needs no luck
    return action_of(t, choose(t, room, seat))


@entry
def advise_all(states: State, actions: Any, rngs: Any, room: Any) -> None:
    for game in range(min(states.size, actions.size, rngs.size)):
        if actions[game] == MATE:
            t = states[game]
            actions[game] = advise(t, next_seat(t), rngs[game], room[0])
