"""How fast one game at a time is from Python, beside OpenSpiel; and commands, beside earlier ones.

    pip install -r locks/peers.txt
    python -m benchmarks.contract [--seconds 3] [--before CHECKOUT] [--json]

Ours is the loop of the README without words: whole games, set-up and deals included; at every
decision the seat's view, its legal moves, one of them at random, which is played. OpenSpiel's is
the same of its spades in Python: observation tensor, legal actions, one of them at random, which is
applied. A decision is a move of a seat; chance is not counted on either side.

With the checkout of an earlier commit, `kutter simulate` and `kutter verify` are measured there and
here, each command in a process of its own that has run it once before: games a second, on one core.

All take turns, five times, and medians are compared, since machines are noisy.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, Json
from kutter.games.registry import GAMES

TURNS = 5
PLAYERS = 4
PEER = "openspiel spades"
HERE = Path(__file__).parents[1]
TIMED = """
import io, json, sys
from contextlib import redirect_stdout
from time import perf_counter
from kutter.cli.command_line import main

for _ in range(2):
    began = perf_counter()
    try:
        with redirect_stdout(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")):
            main(json.loads(sys.argv[1]))
    except SystemExit as end:
        assert end.code == 0
print(perf_counter() - began)
"""

Rate = Callable[[float], float]
"""So many a second, measured for about so many seconds."""


def our_rate(game: Game, options: Json) -> Rate:
    chooser = random.Random(1)
    number = 0

    def play_game() -> int:
        nonlocal number
        number += 1
        decisions = 0
        dealer = SeededDealer(seed_from("contract", number))
        state = game.start(PLAYERS, options, game.new_setup(PLAYERS, options, dealer))
        while owing := game.owing(state):
            if owing == [CHANCE]:
                move = game.chance_move(state, dealer)
            else:
                view = game.view(state, owing[0])
                move = chooser.choice(game.legal(view, owing[0]))
                decisions += 1
            game.play(state, move)
        return decisions

    return rate_of(play_game)


def spades_rate() -> Rate:
    import pyspiel  # noqa: PLC0415  optional

    game: Any = pyspiel.load_game("spades")
    chooser = random.Random(1)

    def play_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action, _ = chooser.choice(state.chance_outcomes())  # all cards are as likely
            else:
                state.observation_tensor(state.current_player())
                action = chooser.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return decisions

    return rate_of(play_game)


def rate_of(play_game: Callable[[], int]) -> Rate:
    play_game()

    def measure(seconds: float) -> float:
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            decisions += play_game()
        return decisions / (perf_counter() - began)

    return measure


def figures_of_games(seconds: float) -> Json:
    measures = {
        "-".join([game.name, *options.values()]): our_rate(game, options)
        for game in GAMES.values()
        for options in game.meta.variants()
    }
    measures[PEER] = spades_rate()
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            rates[name].append(measure(seconds / TURNS))
    peer = median(rates[PEER])
    return {
        name: {"decisions_per_s": round(median(each)), "times_peer": round(median(each) / peer, 2)}
        for name, each in rates.items()
    }


def seconds_of(checkout: Path, *words: object) -> float:
    done = subprocess.run(
        [sys.executable, "-c", TIMED, json.dumps([str(word) for word in words])],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stdout=subprocess.PIPE,
        check=True,
    )
    return float(done.stdout)


def figures_of_commands(before: Path, games: int) -> Json:
    figures: Json = {}
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES.values():
            for options in game.meta.variants():
                title = "-".join([game.name, *options.values()])
                chosen = [word for name, value in options.items() for word in (f"--{name}", value)]
                records = {
                    place: Path(folder) / place.name / f"{title}.kutter.jsonl"
                    for place in (before, HERE)
                }
                seconds: dict[str, dict[Path, list[float]]] = {}
                for _ in range(TURNS):
                    for place, file in records.items():
                        file.parent.mkdir(exist_ok=True)
                        simulate = ("simulate", game.name, *chosen, "--games", games, "--out", file)
                        for command, *words in (simulate, ("verify", file)):
                            each = seconds.setdefault(str(command), {}).setdefault(place, [])
                            each.append(seconds_of(place, command, *words))
                assert records[before].read_bytes() == records[HERE].read_bytes()
                for command, by_place in seconds.items():
                    now, then = median(by_place[HERE]), median(by_place[before])
                    figures[f"{command} {title}"] = {
                        "games_per_s": round(games / now, 1),
                        "times_before": round(then / now, 1),
                    }
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each rate in all")
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    parser.add_argument("--games", type=int, default=100, help="of each command")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = figures_of_games(arguments.seconds)
    if arguments.before is not None:
        figures |= figures_of_commands(arguments.before.resolve(), arguments.games)
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        told = "  ".join(f"{key} {value:>12,}" for key, value in figure.items())
        print(f"{name:28} {told}")


if __name__ == "__main__":
    main()
