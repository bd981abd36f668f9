"""Moves that are tried out against each other, all of them in the same worlds.

What a move is worth is told by voyages: games that are played on from it for a while.
"""

from collections.abc import Callable, Sequence
from math import inf, log
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np

from kutter.bots.contract import Budget
from kutter.bots.judging import Numbers

MOST_TRIED: Final = 8
LEAST_CHANCE: Final = 0.001
"""Moves that seem less likely at first are not tried …"""
FEW: Final = 2
"""… but so many are, however sure one is."""
TASTE: Final = 0.002
"""By how much a move is thought to be better that seems e times as likely: hardly …"""
STRANGE: Final = 0.015
"""… but moves that are not tried are left to those who know why."""
TRUST: Final = 16
"""So many voyages count as much as what was thought first."""
FIRST_WORLDS: Final = 12
SURE: Final = 3.0
"""After so many worlds, a move that is behind by so many standard errors is tried no more."""
PIECES: Final = 4
"""Looks at the clock, at least."""

Sail = Callable[[Numbers, Numbers], None]
"""Writes what some moves, by their places, came to: a row a world, a column a move."""


class Prior(NamedTuple):
    """What is known of the moves before the race by other ways."""

    gains: Numbers
    """By move, how much less it is worth than the best."""
    trust: int
    """So many voyages count as much, in place of `TRUST`."""


class Race:
    """How far each move has come."""

    def __init__(
        self, likes: Numbers, share: float, sail: Sail, rows: int, also: Sequence[int] = (),
        prior: Prior | None = None,
    ) -> None:  # fmt: skip
        """First thoughts: by move, the logarithm of how likely it seemed, and what was expected.

        `rows`: voyages at once; `also`: moves that someone else likes, by their places.
        """
        number = len(likes)
        best = np.argsort(-likes, kind="stable")[:MOST_TRIED]
        likely = best[(likes[best] > log(LEAST_CHANCE)) | (np.arange(len(best)) < FEW)]
        self.tried = np.array(list(dict.fromkeys([*likely.tolist(), *also])), np.int64)
        """Those that may still be the best."""
        self.bonus = STRANGE * (likes - likes.max())
        self.bonus[self.tried] *= TASTE / STRANGE
        self.trust = TRUST
        if prior is not None:
            self.bonus += prior.gains
            self.trust = prior.trust
        self.share = share
        self.sail = sail
        self.rows = rows
        self.visits = np.zeros(number, np.int64)
        self.totals = np.zeros(number)
        self.worlds = 0
        self.set_sail = 0.0
        """When the race began."""
        self.squares = np.zeros((number, number))
        """By two moves, of how far apart they were in each world."""

    def values(self) -> Numbers:
        """Drawn towards what was thought first, the more the less they were tried."""
        usual = self.totals.sum() / self.visits.sum() if self.worlds else self.share
        thought = self.trust * (usual + self.bonus)
        drawn: Numbers = (self.totals + thought) / (self.visits + self.trust)
        return drawn

    def spend(self, budget: Budget, begun: float, counts: int = 1) -> None:
        """Until the budget is used up, or only one move is left.

        A voyage counts as so many simulations.
        """
        limit, self.set_sail = budget.simulations, perf_counter()
        left: float = inf if limit is None else max(limit // counts, 1)
        while len(self.tried) > 1:
            before = int(self.visits.sum())
            most = min(left, self.pace(budget, begun, before))
            if most < 1:
                return
            self.go_on(int(most))
            left -= self.visits.sum() - before

    def pace(self, budget: Budget, begun: float, voyages: int) -> float:
        """How many at once, so that the clock is looked at in time; 0 if no more will fit."""
        if budget.seconds is None:
            return self.rows
        if voyages == 0:
            return 1
        now = perf_counter()
        left, a_second = budget.seconds - (now - begun), voyages / (now - self.set_sail)
        if left * a_second < len(self.tried) / 2:
            return 0
        return max(min(budget.seconds / PIECES, left) * a_second, 1)

    def go_on(self, most: int) -> None:
        """So many voyages at most, but at least one with each move."""
        tried = self.tried
        worlds = max(min(most, self.rows) // len(tried), 1)
        found = np.zeros((worlds, len(tried)))
        self.sail(tried, found)
        self.totals[tried] += found.sum(0)
        self.visits[tried] += worlds
        self.worlds += worlds
        apart = found[:, :, None] - found[:, None, :]
        self.squares[np.ix_(tried, tried)] += (apart**2).sum(0)
        if self.worlds >= FIRST_WORLDS:
            self.leave_behind()

    def leave_behind(self) -> None:
        tried = self.tried
        best = tried[np.argmax(self.values()[tried])]
        behind = (self.totals[best] - self.totals[tried]) / self.worlds
        errors = np.sqrt(self.squares[best, tried]) / self.worlds
        self.tried = tried[(behind < SURE * errors) | (tried == best)]
