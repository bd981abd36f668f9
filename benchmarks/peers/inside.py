"""Random games without leaving compiled code."""

import random
from typing import Any, Final

from benchmarks.peers.games import OPENSPIEL, PLAYERS, variants
from benchmarks.peers.measuring import Group, Loop, Rate, rate_of
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.records.setting import Setting

ROLLOUTS: Final = "rollouts in C++"
BENCH: Final = "kutter bench"
GAMES: Final = 100
"""Of ours in a row, as `kutter bench` plays them."""
IN_A_ROW: Final = 1000
"""Rollouts by one evaluation."""
SAMPLES: Final = 500
"""Games, to know how long one is."""


def group() -> Group:
    loops = [Loop(f"OpenSpiel {name}", ROLLOUTS, openspiel_rollouts, (name,)) for name in OPENSPIEL]
    loops += [Loop(f"Kutter {title}", BENCH, random_games, (title,)) for title in variants()]
    return Group("inside", "Random games inside", "decisions/s", loops[0].name, loops)


def random_games(title: str) -> Rate:
    """Whole games at random by the compiled rules, one after the other, deals included."""
    name, options = variants()[title]
    setting = Setting(name, PLAYERS, options)
    _, start = setting.start(SeededDealer(seed_from("peers")))
    rng = generator("peers")
    return rate_of(lambda: setting.game.play_out(start, GAMES, rng))


def openspiel_rollouts(name: str) -> Rate:
    """Rollouts at random from a dealt state, by the evaluator of its tree search; no deals.

    One simulation of the search asks the evaluator, which rolls out a thousand times.
    """
    import pyspiel  # noqa: PLC0415  optional

    game: Any = pyspiel.load_game(OPENSPIEL[name])
    chooser = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.chance_outcomes())[0])
    lengths = [length_of(state.clone(), chooser) for _ in range(SAMPLES)]
    decisions = round(IN_A_ROW * sum(lengths) / SAMPLES)
    evaluator = pyspiel.RandomRolloutEvaluator(IN_A_ROW, 1)
    bot: Any = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def play() -> int:
        bot.mcts_search(state)
        return decisions

    return rate_of(play)


def length_of(state: Any, chooser: random.Random) -> int:
    """Decisions to the end, at random."""
    decisions = 0
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
        decisions += 1
    return decisions
