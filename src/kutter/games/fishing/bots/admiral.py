"""Admiral: soundings of all moves, then voyages with those that may be good.

Both go to the end of the round. Soundings are many, and all seats in them think of what is best,
but know each other's cards too well; on voyages those play on who have learnt it. They err in other
ways, and together less.
"""

from time import perf_counter
from typing import Final

import numpy as np

from kutter.bots.contract import Budget, Candidate, Thinker, Turn
from kutter.bots.judging import Numbers
from kutter.bots.racing import Prior, Race
from kutter.engine.chance import generator
from kutter.games.fishing.bots.guesses import new_guesses
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, first_thoughts, net_of
from kutter.games.fishing.bots.mate import Mate
from kutter.games.fishing.bots.reasons import explained
from kutter.games.fishing.bots.soundings import Soundings, gains, new_soundings, sound
from kutter.games.fishing.bots.voyages import ROWS, new_voyages, sail
from kutter.games.fishing.net.ends import OWN_ENDS, ends_of, new_reckoner

MATES: Final = 4
"""So many are asked what they like: each has guessed worlds of its own."""
SOUNDED: Final = 2
"""So many moves are tried because they came to most in soundings."""
HALVES: Final = 2
"""One half of the budget is for soundings, the other for voyages."""
A_VOYAGE: Final = 32
"""So many soundings take about as long …"""
TRUST: Final = 64
"""… and what all soundings say counts as much as so many voyages with each move."""
PIECE: Final = 64
"""Soundings between looks at the clock, less than a millisecond."""


def spend_half(budget: Budget, began: float, on: Soundings) -> None:
    if budget.simulations is not None:
        sound(on, A_VOYAGE * budget.simulations // HALVES)
        return
    assert budget.seconds is not None, "a budget is a time or a count"
    while perf_counter() < began + budget.seconds / HALVES:
        sound(on, PIECE)


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
        guesses = new_guesses(turn.view, first.where, rng)
        reckoner = new_reckoner(ends_of(OWN_ENDS))
        soundings = new_soundings(guesses, reckoner)
        if len(things) > 1:
            spend_half(turn.budget, began, soundings)
        prior = Prior(gains(soundings, things), TRUST)
        also = [*self.liked_by_mates(turn), *np.argsort(-prior.gains)[:SOUNDED].tolist()]
        voyages = new_voyages(guesses, net, reckoner)

        def sail_with(tried: Numbers, found: Numbers) -> None:
            sail(voyages, net, things[tried], found)

        race = Race(first.likes, first.share, sail_with, ROWS, also, prior)
        race.spend(turn.budget, began, HALVES)
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
