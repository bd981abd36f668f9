"""How fast one game at a time is for PettingZoo, beside its own connect four, in one run.

    pip install -r locks/peers.txt
    python -m benchmarks.one_at_a_time [--seconds 3] [--json]

A decision is what PettingZoo's documentation shows: `last()` with the observation and the mask, a
legal action by `action_space(agent).sample(mask)`, `step`; and `reset` for every game. With the
same way to choose for all, `--plain`, the spaces' own sampling counts for nobody. All take turns,
five times, and medians are compared, since machines are noisy.
"""

import argparse
import json
import warnings
from collections.abc import Callable
from random import random
from statistics import median
from time import perf_counter
from typing import Any

from pettingzoo import make

from kutter.games.registry import metas
from kutter.lab.pettingzoo import env

TURNS = 5
PLAYERS = 4
PEER = "connect four"

Rate = Callable[[float], float]
"""Decisions a second, measured for about so many seconds."""
Choose = Callable[[Any, Any], int]
"""An action, from a space and a mask."""


def by_space(space: Any, mask: Any) -> int:
    action: int = space.sample(mask)
    return action


def plainly(_: Any, mask: Any) -> int:
    legal = mask.nonzero()[0]
    action: int = legal[int(random() * len(legal))]
    return action


def rate_of(found: Any, choose: Choose) -> Rate:
    found.reset(seed=1)

    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            found.reset()
            for agent in found.agent_iter():
                observation, _, ended, cut_off, _ = found.last()
                if ended or cut_off:
                    found.step(None)
                else:
                    found.step(choose(found.action_space(agent), observation["action_mask"]))
                    decisions += 1
        return decisions / (perf_counter() - began)

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate in all")
    parser.add_argument("--plain", action="store_true", help="choose by Python's own generator")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    choose = plainly if arguments.plain else by_space
    measures = {PEER: rate_of(make("aec", "classic/connect_four-v3"), choose)}
    for name, meta in metas().items():
        if meta.lab is not None:
            for options in meta.variants():
                title = "-".join([name, *options.values()])
                measures[title] = rate_of(env(name, PLAYERS, options), choose)
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            rates[name].append(measure(arguments.seconds / TURNS))
    peer = median(rates[PEER])
    figures = {
        name: {"decisions_per_s": round(median(each)), "times_peer": round(median(each) / peer, 2)}
        for name, each in rates.items()
    }
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:20} {figure['decisions_per_s']:>14,} decisions/s {figure['times_peer']:>6}×")


if __name__ == "__main__":
    main()
