"""Values that games gave, and how sure their mean is."""

import math
from collections.abc import Sequence

from kutter.arena.intervals import ROUNDING, errors_of, wilson
from kutter.games.contract import Json
from kutter.games.statistics import Kind


class Tally:
    """Values, game by game, in little memory.

    Values of one game resemble each other, so what counts for an interval is how games differ: the
    sum of a game's values and their number are a pair, and the mean is a ratio of two sums.
    """

    def __init__(self) -> None:
        self.values: dict[float, int] = {}
        self.games = 0
        self.squares = 0.0
        """Of the games' sums; and below, these times the numbers, and the numbers squared."""
        self.products = 0.0
        self.sizes = 0

    def add(self, values: Sequence[float]) -> None:
        """Those of one game."""
        total, number = sum(values), len(values)
        counts = self.values
        for value in values:
            counts[value] = counts.get(value, 0) + 1
        self.games += 1
        self.squares += total * total
        self.products += total * number
        self.sizes += number * number

    def with_zeros(self, games: int) -> "Tally":
        """For so many games in all: those that gave nothing gave a 0."""
        others = games - self.games
        filled = Tally()
        filled.values = dict(self.values)
        if others:
            filled.values[0] = filled.values.get(0, 0) + others
        filled.games = games
        filled.squares = self.squares
        filled.products = self.products
        filled.sizes = self.sizes + others
        return filled

    @property
    def number(self) -> int:
        return sum(self.values.values())

    @property
    def mean(self) -> float:
        return math.fsum(value * times for value, times in self.values.items()) / self.number

    def error(self) -> float:
        """The variance of the mean, as games differ; of two games at least."""
        mean = self.mean
        apart = self.squares - 2 * mean * self.products + mean * mean * self.sizes
        return max(0.0, apart) / self.number**2 * self.games / (self.games - 1)

    def to_json(self, kind: Kind) -> Json:
        if kind.is_share:
            return {**self.share_interval(), "number": self.number, "games": self.games}
        mean = self.mean
        spread = math.fsum(times * (value - mean) ** 2 for value, times in self.values.items())
        ordered = sorted(self.values.items())
        return {
            **self.mean_interval(),
            "sd": math.sqrt(spread / (self.number - 1)) if self.number > 1 else None,
            "lowest": ordered[0][0],
            "median": self.median(),
            "highest": ordered[-1][0],
            "number": self.number,
            "games": self.games,
            "values": [list(each) for each in ordered],
        }

    def median(self) -> float:
        """The lower of two in the middle."""
        left = (self.number + 1) // 2
        for value, times in sorted(self.values.items()):
            left -= times
            if left <= 0:
                return value
        raise AssertionError("there is at least one")

    def mean_interval(self) -> Json:
        """Student's; one game has none."""
        mean = self.mean
        if self.games == 1:
            return {"mean": mean, "low": None, "high": None}
        error = errors_of(self.games - 1) * math.sqrt(self.error() + ROUNDING / self.games)
        return {"mean": mean, "low": mean - error, "high": mean + error}

    def share_interval(self) -> Json:
        """Wilson's, for as many independent values as games differ like: one a game at least."""
        share = self.mean
        independent: float = self.games
        if self.games > 1:
            error = self.error()
            alone = share * (1 - share)
            independent = min(max(alone / error, independent), self.number) if error > 0 else 0
        return {"mean": share, **wilson(share, independent or self.number)}
