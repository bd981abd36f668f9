"""Admiral: the net's first thoughts, then voyages with those moves that may be the best."""

from math import inf, log
from time import perf_counter
from typing import Any, Final

import numpy as np

from kutter.bots.contract import Budget, Candidate, Thinker, Turn
from kutter.engine.chance import generator
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, FirstThoughts, first_thoughts, net_of
from kutter.games.fishing.bots.reasons import explained
from kutter.games.fishing.bots.voyages import ROWS, Voyages, new_voyages, sail

MOST_TRIED: Final = 8
LEAST_CHANCE: Final = 0.004
"""Moves that the net finds less likely are not tried."""
DECISIONS: Final = 4
"""Own ones on a voyage: after them the net says how it stands. One alone is worth little: 34 % of
the wins against three nets with two of them, 50 % with four."""
TRUST: Final = 32
"""So many voyages are the first thoughts worth."""
TASTE: Final = 0.015
"""The share of the win by which a move is thought to be better that is e times as likely."""
FIRST_WORLDS: Final = 12
SURE: Final = 3.0
"""After so many worlds, a move that is behind by so many standard errors is tried no more."""
PIECES: Final = 4
"""Looks at the clock, at least."""


class Race:
    """Moves that are tried out, all of them in the same worlds."""

    def __init__(self, turn: Turn, first: FirstThoughts) -> None:
        self.things = np.array([move.things[0] for move in turn.moves], np.int64)
        number = len(self.things)
        best = np.argsort(-first.likes, kind="stable")[:MOST_TRIED]
        self.tried = best[first.likes[best] > log(LEAST_CHANCE)]
        """Those that may still be the best."""
        self.expected = first.share + TASTE * (first.likes - first.likes.max())
        self.visits = np.zeros(number, np.int64)
        self.totals = np.zeros(number)
        self.worlds = 0
        self.squares = np.zeros((number, number))
        """By two moves, of how far apart they were in each world."""

    def values(self) -> Any:
        return (self.totals + TRUST * self.expected) / (self.visits + TRUST)

    def sail(self, voyages: Voyages, most: int) -> None:
        """So many voyages at most, but at least one with each move."""
        tried = self.tried
        worlds = max(min(most, ROWS) // len(tried), 1)
        found = np.zeros((worlds, len(tried)), np.float32)
        sail(voyages, self.things[tried], found, DECISIONS)
        self.totals[tried] += found.sum(0, dtype=float)
        self.visits[tried] += worlds
        self.worlds += worlds
        apart = found[:, :, None] - found[:, None, :]
        self.squares[np.ix_(tried, tried)] += (apart**2).sum(0, dtype=float)
        if self.worlds >= FIRST_WORLDS:
            self.leave_behind()

    def leave_behind(self) -> None:
        tried = self.tried
        best = tried[np.argmax(self.values()[tried])]
        behind = (self.totals[best] - self.totals[tried]) / self.worlds
        errors = np.sqrt(self.squares[best, tried]) / self.worlds
        self.tried = tried[(behind < SURE * errors) | (tried == best)]


def spend(budget: Budget, race: Race, voyages: Voyages) -> None:
    """Until the budget is used up, or only one move is left."""
    begun = perf_counter()
    left: float = inf if budget.simulations is None else budget.simulations
    while len(race.tried) > 1 and left >= 1:
        before = race.visits.sum()
        race.sail(voyages, int(min(left, pace(budget, begun, before))))
        left -= race.visits.sum() - before
        if budget.seconds is not None and perf_counter() - begun >= budget.seconds:
            return


def pace(budget: Budget, begun: float, voyages: int) -> float:
    """How many at once, so that the clock is looked at in time."""
    if budget.seconds is None or voyages == 0:
        return 1 if budget.seconds is not None else ROWS
    taken = perf_counter() - begun
    return voyages / taken * min(budget.seconds / PIECES, budget.seconds - taken)


class Admiral(Thinker):
    """Values are shares of the win, from 0 to 1."""

    weights = OWN_WEIGHTS

    def consider(self, turn: Turn) -> list[Candidate]:
        net = net_of(self.weights)
        first = first_thoughts(net, turn)
        race = Race(turn, first)
        rng = generator(turn.random.getrandbits(64))
        spend(turn.budget, race, new_voyages(turn.view, net, first.where, rng))
        found = [
            Candidate(move, float(value), int(visits))
            for move, value, visits in zip(turn.moves, race.values(), race.visits, strict=True)
        ]
        return sorted(found, key=lambda each: -each.value)

    def advise(self, turn: Turn) -> list[Candidate]:
        return explained(turn, self.consider(turn))
