"""Fishing in the lab."""

from typing import Any, ClassVar, Final

import numpy as np

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import Game, Json, Move
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.lab import steps
from kutter.games.fishing.lab.actions import ACTIONS
from kutter.games.fishing.lab.layouts import HISTORY, PERFECT, PLAIN
from kutter.games.fishing.state import STATE
from kutter.games.lab import Actions, Lab, Layout, Steps


class FishingLab(Lab):
    game: ClassVar[Game] = FISHING
    state: ClassVar[np.dtype[Any]] = STATE
    steps: ClassVar[Steps] = steps
    version: ClassVar[int] = 1
    actions: ClassVar[Actions] = ACTIONS
    plain: ClassVar[Layout] = PLAIN
    history: ClassVar[Layout] = HISTORY
    perfect: ClassVar[Layout] = PERFECT

    def setups(self, players: int, options: Json, number: int, seed: int, box: Any) -> list[Json]:
        """One for each seat that may lead: nothing else is fixed before the first deal."""
        setup = FISHING.new_setup(players, options, SeededDealer(seed_from("lab", seed)), box)
        return [{**setup, "first": first} for first in range(players)]

    def move_of(self, action: int, seat: int) -> Move:
        verb, thing = ACTIONS.split(action)
        return Move(seat, verb, (thing,))

    def action_of(self, move: Move) -> int:
        return ACTIONS.first_of(move.verb) + move.things[0]


LAB: Final = FishingLab()
