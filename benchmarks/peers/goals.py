"""What is to be reached, as ratios within one run."""

from collections.abc import Iterator
from typing import Final

from benchmarks.peers import in_step, inside, single
from benchmarks.peers.games import variants
from benchmarks.peers.measuring import Comparison

ROLLOUTS: Final = f"OpenSpiel spades, {inside.ROLLOUTS}"
TENSOR: Final = f"OpenSpiel spades, {single.TENSOR}"
CONNECT_FOUR: Final = f"PettingZoo {single.PETTINGZOO[0]}"
STEPS: Final = {"fishing": 0.4, "freshfish-market": 0.15, "freshfish-classic": 0.08}
ONE_AT_A_TIME: Final = {"fishing": 1.5, "freshfish-market": 0.4}


def comparisons() -> Iterator[Comparison]:
    ours = [f"Kutter {title}" for title in variants()]
    for who in ours:
        yield Comparison(f"{who}, {in_step.RANDOM}", f"{who}, {inside.BENCH}", 0.75)
    for who, title in zip(ours, variants(), strict=True):
        yield Comparison(f"{who}, {in_step.STEPS}", ROLLOUTS, STEPS.get(title))
    for who in ours:
        yield Comparison(f"{who}, {in_step.THREADS}", f"{who}, {in_step.PROCESSES}", 0.9)
    for who, title in zip(ours, variants(), strict=True):
        yield Comparison(f"{who}, {single.CONTRACT}", TENSOR, ONE_AT_A_TIME.get(title))
    for way in (single.AEC, single.AEC_ALIKE):
        for who in ours:
            yield Comparison(f"{who}, {way}", f"{CONNECT_FOUR}, {way}", 4)
