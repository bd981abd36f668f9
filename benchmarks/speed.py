"""Speed beside a peer, in one run: our random games and OpenSpiel's rollouts in C++.

    pip install -r locks/peers.txt
    python benchmarks/speed.py [--seconds 3] [--json]

OpenSpiel's figure is its fastest card game, spades, by rollouts from the dealt state: one
simulation of its C++ tree search with an evaluator that rolls out thousands of times. A decision
is a move of a seat; chance is not counted on either side. The two take turns, five times, and the
medians are compared, since machines are noisy.
"""

import argparse
import json
import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import Game, Json
from kutter.games.registry import GAMES
from kutter.records.setting import Setting

TURNS = 5


def our_rate(game: Game, players: int, options: Json) -> Callable[[float], float]:
    """Measures our decisions a second for about so many seconds."""
    _, start = Setting(game.name, players, options).start(SeededDealer(seed_from("speed")))
    rng = generator("speed")
    game.play_out(start, 1, rng)

    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            decisions += game.play_out(start, 200, rng)
        return decisions / (perf_counter() - began)

    return measure


def spades_rate() -> Callable[[float], float]:
    """Measures OpenSpiel's decisions a second for about so many seconds."""
    import pyspiel  # noqa: PLC0415  optional

    game = pyspiel.load_game("spades")
    state = game.new_initial_state()
    chooser = random.Random(1)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.chance_outcomes())[0])
    decisions = length_of(state.clone(), chooser)
    rollouts = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def measure(seconds: float) -> float:
        searches = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            bot.mcts_search(state)
            searches += 1
        return searches * rollouts * decisions / (perf_counter() - began)

    return measure


def length_of(state: object, chooser: random.Random) -> int:
    """Decisions from the dealt state to the end; every game of spades has as many."""
    decisions = 0
    while not state.is_terminal():  # type: ignore[attr-defined]
        state.apply_action(chooser.choice(state.legal_actions()))  # type: ignore[attr-defined]
        decisions += 1
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate in all")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    measures = {
        "-".join([game.name, *options.values()]): our_rate(game, 4, options)
        for game in GAMES.values()
        for options in game.meta.variants()
    }
    measures["openspiel spades"] = spades_rate()
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            rates[name].append(measure(arguments.seconds / TURNS))
    peer = median(rates["openspiel spades"])
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
