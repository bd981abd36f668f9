"""A mate at every table of the lab: what it would do, as an action."""

from typing import Any

from kutter.engine.compiled import compiled, entry, wide
from kutter.games.fishing.bots.mate import choose
from kutter.games.fishing.lab.actions import FIRSTS
from kutter.games.fishing.rules.playout import next_seat
from kutter.games.fishing.state import State, Struct
from kutter.games.lab import MATE


@compiled
def advise(t: Struct, seat: int, rng: Any, room: Any) -> int:
    return wide(FIRSTS[t.phase]) + choose(t, seat, room, rng)


@entry
def advise_all(states: State, actions: Any, rngs: Any, room: Any) -> None:
    for game in range(min(states.size, actions.size, rngs.size)):
        if actions[game] == MATE:
            t = states[game]
            actions[game] = advise(t, next_seat(t), rngs[game], room[0])
