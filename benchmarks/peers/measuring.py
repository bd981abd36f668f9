"""Measuring, once for all loops: in turns, with their spread, and compared turn by turn.

Machines are noisy, and other loads come and go. So every loop has a little time in each turn, and
a ratio is one of two rates of the same turn; what is told is the median of the turns, and between
what the middle half of them lies.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import getdoc
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

Rate = Callable[[float], float]
"""So many a second, measured for about so many seconds."""


class Loop(NamedTuple):
    """Something to measure. It is made only where its peer is installed."""

    who: str
    """Whose, and which game."""
    way: str
    made_by: Callable[..., Rate]
    arguments: tuple[Any, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.who}, {self.way}"

    @property
    def peer(self) -> str:
        return self.who.partition(" ")[0]

    @property
    def includes(self) -> str:
        """What is on the clock."""
        return (getdoc(self.made_by) or "").partition("\n\n")[0].replace("\n", " ")


class Group(NamedTuple):
    """Loops that are like each other."""

    name: str
    title: str
    unit: str
    beside: str | None
    """The loop that all are compared with."""
    loops: list[Loop]


class Comparison(NamedTuple):
    """Two loops, and how many times the second the first is to reach."""

    loop: str
    beside: str
    at_least: float | None = None


class Spread(NamedTuple):
    """The median, and the middle half around it."""

    low: float
    middle: float
    high: float

    def reaches(self, at_least: float) -> bool:
        return self.middle >= at_least


class Results(NamedTuple):
    """The rates of every loop, turn by turn; and what could not be measured, and why."""

    rates: dict[str, list[float]]
    left_out: dict[str, str]

    def rate(self, loop: str) -> Spread:
        return spread_of(self.rates[loop])

    def ratio(self, loop: str, beside: str | None) -> Spread | None:
        """None where one of them was left out."""
        if beside is None or not {loop, beside} <= self.rates.keys():
            return None
        pairs = zip(self.rates[loop], self.rates[beside], strict=True)
        return spread_of([rate / other for rate, other in pairs])


def spread_of(values: Sequence[float]) -> Spread:
    return Spread(*map(float, np.quantile(values, [0.25, 0.5, 0.75])))


def rate_of(play: Callable[[], int]) -> Rate:
    """Of what plays for a while and tells how many decisions that were, all of it on the clock."""
    play()

    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            decisions += play()
        return decisions / (perf_counter() - began)

    return measure


def rate_of_steps(begin: Callable[[], None], step: Callable[[int], None], steps: int) -> Rate:
    """Of a course of steps, taken again and again; how it begins is not on the clock."""
    at = steps

    def measure(seconds: float) -> float:
        nonlocal at
        passed, taken = 0.0, 0
        while passed < seconds or not taken:
            if at == steps:
                begin()
                at = 0
            began = perf_counter()
            step(at)
            passed += perf_counter() - began
            at += 1
            taken += 1
        return taken / passed

    measure(0)
    return measure


def times(number: int, rate: Rate) -> Rate:
    """So many at once."""
    return lambda seconds: number * rate(seconds)


def made(loops: Sequence[Loop]) -> tuple[dict[str, Rate], dict[str, str]]:
    """What is measured, and what is left out since its peer is not installed."""
    rates: dict[str, Rate] = {}
    left_out: dict[str, str] = {}
    for loop in loops:
        try:
            rates[loop.name] = loop.made_by(*loop.arguments)
        except ImportError as missing:
            left_out[loop.name] = str(missing)
    return rates, left_out


def take_turns(rates: Mapping[str, Rate], seconds: float, turns: int) -> Iterator[dict[str, float]]:
    """Every loop in each turn; for all turns together, each has about so many seconds."""
    for _ in range(turns):
        yield {name: measure(seconds / turns) for name, measure in rates.items()}
