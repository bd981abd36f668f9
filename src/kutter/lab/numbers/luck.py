"""Luck against skill: whose doing it is who wins.

One better player sits among weaker ones, and every deal is played once with it at each seat.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Any

import numpy as np

from kutter.arena.intervals import at_least_wilsons, errors_of
from kutter.games.contract import Json


def luck_and_skill(shares: Any) -> Json:
    """Parts of the variance of win shares, by deal, seat of the better player, and seat.

    Skill goes with who is the better one, luck with the deal and the seat, whoever sits there. The
    parts are those of an analysis of variance, less what chance alone would give them; intervals
    are by leaving out one deal after the other, and where all deals were alike as wide as Wilson's.
    """
    whole = parts(shares)
    deals = len(shares)
    told = {}
    for name, part in whole.items():
        left_out = [
            deals * part - (deals - 1) * parts(np.delete(shares, deal, 0))[name]
            for deal in range(deals)
        ]
        told[name] = at_least_wilsons(student(part, left_out), deals * shares.shape[1])
    return told


def student(mean: float, values: Sequence[float]) -> Json:
    """A 95 % interval around a mean, from values that are independent."""
    reach = errors_of(len(values) - 1) * stdev(values) / sqrt(len(values))
    return {"mean": mean, "low": mean - reach, "high": mean + reach}


def parts(shares: Any) -> dict[str, float]:
    """In a game shares sum up to one, so one seat fewer is free to differ."""
    deals, seats, _ = shares.shape
    apart = shares - 1 / seats
    every = (apart**2).sum()
    better = apart[:, range(seats), range(seats)].mean()
    by_skill = deals * seats * better**2 * (1 + 1 / (seats - 1))
    by_luck = seats * (apart.mean(axis=1) ** 2).sum()
    free_luck = deals * (seats - 1)
    free = deals * (seats - 1) ** 2 - 1
    by_chance = (every - by_skill - by_luck) / free
    skill = (by_skill - by_chance) / every
    luck = (by_luck - free_luck * by_chance) / every
    return {"skill": float(skill), "luck": float(luck), "rest": float(1 - skill - luck)}
