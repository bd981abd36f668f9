"""How fast batches are, beside the random games of `kutter bench`, on one core and in one run.

    python -m benchmarks.lab [--seconds 3] [--batch 4096] [--json]

A decision is a move of a seat; chance is not counted. All take turns, five times, and medians are
compared, since machines are noisy. Steps take actions that were chosen before the clock runs: what
a policy costs is not measured. They fill masks and plain observations.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter

import numpy as np

from kutter import lab
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import Json
from kutter.games.registry import metas
from kutter.lab.arrays import Array
from kutter.lab.batches import Batch
from kutter.records.setting import Setting

TURNS = 5
PLAYERS = 4
DECISIONS = 400
"""At random, in a row: about a game of each."""

Rate = Callable[[float], float]
"""Decisions a second, measured for about so many seconds."""


def bench_rate(name: str, options: Json) -> Rate:
    setting = Setting(name, PLAYERS, options)
    _, start = setting.start(SeededDealer(seed_from("lab")))
    rng = generator("lab")
    setting.game.play_out(start, 1, rng)

    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            decisions += setting.game.play_out(start, 200, rng)
        return decisions / (perf_counter() - began)

    return measure


def random_rate(games: Batch) -> Rate:
    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            games.play_random(DECISIONS)
            decisions += DECISIONS * len(games)
        return decisions / (perf_counter() - began)

    return measure


def step_rate(games: Batch) -> Rate:
    random = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        steps, passed = 0, 0.0
        while passed < seconds:
            actions = random_actions(games.arrays.mask, random)
            began = perf_counter()
            games.step(actions)
            passed += perf_counter() - began
            steps += 1
        return steps * len(games) / passed

    return measure


def random_actions(mask: Array, random: np.random.Generator) -> Array:
    chosen: Array = (mask * random.random(mask.shape, np.float32)).argmax(axis=1)
    return chosen


def measures(batch: int) -> Iterator[tuple[str, Rate]]:
    for name, meta in metas().items():
        if meta.lab is None:
            continue
        for options in meta.variants():
            title = "-".join([name, *options.values()])

            def games(threads: int = 1, name: str = name, options: Json = options) -> Batch:
                return lab.batch(name, PLAYERS, options, batch, 1, threads=threads)

            yield f"{title} bench", bench_rate(name, options)
            yield f"{title} random", random_rate(games())
            yield f"{title} step", step_rate(games())
            yield f"{title} step, 2 threads", step_rate(games(2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate in all")
    parser.add_argument("--batch", type=int, default=4096, help="games in step")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = dict(measures(arguments.batch))
    rates: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(TURNS):
        for name, measure in found.items():
            rates[name].append(measure(arguments.seconds / TURNS))
    figures = {name: round(median(each)) for name, each in rates.items()}
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        bench = figures[f"{name.split(' ')[0]} bench"]
        print(f"{name:34} {figure:>12,} decisions/s {figure / bench:>6.2f} of bench")


if __name__ == "__main__":
    main()
