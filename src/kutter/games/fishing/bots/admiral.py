"""Admiral: what the net thinks first and what mates like, then voyages with these moves."""

from time import perf_counter
from typing import Final

import numpy as np

from kutter.bots.contract import Candidate, Thinker, Turn
from kutter.bots.judging import Numbers
from kutter.bots.racing import Race
from kutter.engine.chance import generator
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, first_thoughts, net_of
from kutter.games.fishing.bots.mate import Mate
from kutter.games.fishing.bots.reasons import explained
from kutter.games.fishing.bots.voyages import ROWS, new_voyages, sail

DECISIONS: Final = 12
"""Own ones on a voyage: what a move was worth shows late."""
MATES: Final = 4
"""So many are asked what they like: each has guessed worlds of its own."""


class Admiral(Thinker):
    """Values are shares of the win, from 0 to 1."""

    mate = Mate()
    weights = OWN_WEIGHTS

    def consider(self, turn: Turn) -> list[Candidate]:
        began = perf_counter()
        net = net_of(self.weights)
        first = first_thoughts(net, turn)
        things = np.array([move.things[0] for move in turn.moves], np.int64)
        rng = generator(turn.random.getrandbits(64))
        voyages = new_voyages(turn.view, net, first.where, rng)

        def sail_with(tried: Numbers, found: Numbers) -> None:
            sail(voyages, things[tried], found, DECISIONS)

        race = Race(first.likes, first.share, sail_with, ROWS, self.liked_by_mates(turn))
        race.spend(turn.budget, began)
        found = [
            Candidate(move, float(value), int(visits))
            for move, value, visits in zip(turn.moves, race.values(), race.visits, strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)

    def liked_by_mates(self, turn: Turn) -> list[int]:
        """By their places, what each of some mates would do."""
        return [turn.moves.index(self.mate.consider(turn)[0].move) for _ in range(MATES)]

    def advise(self, turn: Turn) -> list[Candidate]:
        return explained(turn, self.consider(turn))
