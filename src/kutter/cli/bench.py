"""kutter bench: how many random games a second, or how long a search takes, on one core."""

import json
from argparse import Namespace
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import median, quantiles
from time import perf_counter

from kutter.bots.contract import Budget, Turn
from kutter.bots.registry import adviser, bot_named
from kutter.cli.setting import chosen_setting
from kutter.cli.terminal.terminal import Terminal
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Json
from kutter.records.setting import Setting


def run(arguments: Namespace, terminal: Terminal) -> int:
    setting = chosen_setting(arguments)
    figures = {"game": setting.game_name, **setting.options, "players": setting.players}
    if arguments.search is None:
        figures |= random_games(setting, arguments.seed, arguments.seconds)
    else:
        figures |= searches(setting, arguments.seed, arguments.seconds, arguments.search)
    if arguments.json:
        terminal.data(json.dumps(figures))
    else:
        for name, figure in figures.items():
            shown = f"{figure:,}" if isinstance(figure, int) else str(figure)
            terminal.line(f"{name:16} {shown:>14}")
    return 0


def random_games(setting: Setting, seed: int, seconds: int) -> Json:
    game = setting.game
    _, start = setting.start(SeededDealer(seed_from("bench", seed)))
    rng = generator("bench", seed)
    game.play_out(start, 1, rng)
    games = decisions = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds:
        decisions += game.play_out(start, 100, rng)
        games += 100
    return {
        "games": games,
        "seconds": round(passed, 3),
        "games_per_s": round(games / passed),
        "decisions_per_s": round(decisions / passed),
        "state_bytes": start.dtype.itemsize,
    }


def searches(setting: Setting, seed: int, seconds: int, simulations: int) -> Json:
    bot = bot_named(adviser(setting.game), setting.game)
    turns = fresh_turns(setting, seed, Budget(None, simulations))
    bot.choose(next(turns))
    times: list[float] = []
    began = perf_counter()
    while perf_counter() - began < seconds or len(times) < 2:
        turn = next(turns)
        started = perf_counter()
        bot.choose(turn)
        times.append(1000 * (perf_counter() - started))
    return {
        "simulations": simulations,
        "positions": len(times),
        "median_ms": round(median(times), 3),
        "p90_ms": round(quantiles(times, n=10)[-1], 3),
    }


def fresh_turns(setting: Setting, seed: int, budget: Budget) -> Iterator[Turn]:
    """Each first decision after chance in random games."""
    game = setting.game
    random = Random(seed_from("bench", seed))  # noqa: S311  bots hide nothing
    for number in count():
        dealer = SeededDealer(seed_from("bench", seed, number))
        _, state = setting.start(dealer)
        dealt = False
        while owing := game.owing(state):
            if owing == [CHANCE]:
                move = game.chance_move(state, dealer)
            else:
                view = game.view(state, owing[0])
                moves = game.legal(view, owing[0])
                if dealt:
                    yield Turn(game, view, moves, random, budget)
                move = random.choice(moves)
            dealt = move.seat == CHANCE
            game.play(state, move)
