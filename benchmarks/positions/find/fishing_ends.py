"""Decisions in a last round of Fishing, of which all worlds and all lines are looked at."""

from typing import Final

import numpy as np

from benchmarks.positions.find.bounds import MODELS, TooMany
from benchmarks.positions.find.fishing_lines import bounds_of
from benchmarks.positions.find.fishing_worlds import all_worlds
from benchmarks.positions.find.plain import Values
from kutter.games.checked import seat_at
from kutter.games.contract import View
from kutter.games.fishing.state import ROUNDS

MOST_TRICKS: Final = 4
MOST_WORLDS: Final = 3000
MOST_LINES: Final = 12_000_000
"""Steps of them, in all worlds together."""


def is_last_part(view: View) -> bool:
    """After the last round nothing comes."""
    left = int(view["hand_size"][0]) - int(view["tricks"][0])
    return bool(view["round_number"][0] == ROUNDS) and left <= MOST_TRICKS


def values_of(view: View) -> Values | None:
    """By world, move, model and unit; None: too many worlds, or too many lines."""
    worlds = all_worlds(view, MOST_WORLDS)
    if not worlds:
        return None
    seat = seat_at(view, int(view["seat"][0]))
    most = min(MOST_LINES // len(worlds), MOST_LINES // 20)
    found = []
    try:
        for world in worlds:
            bounds = bounds_of(world, seat, most)
            found.append([[bounds[thing][model] for model in MODELS] for thing in sorted(bounds)])
    except TooMany:
        return None
    return np.array(found)
