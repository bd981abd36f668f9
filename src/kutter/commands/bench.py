"""kutter bench: how many random games and decisions a second, on one core."""

import json
from argparse import Namespace
from time import perf_counter

from kutter.commands.setting import chosen_setting
from kutter.commands.terminal import Terminal
from kutter.core.chance import generator
from kutter.core.dealer import SeededDealer, seed_from


def run(arguments: Namespace, terminal: Terminal) -> int:
    setting = chosen_setting(arguments)
    game = setting.game
    record, start = setting.start(SeededDealer(seed_from("bench", arguments.seed)))
    rng = generator("bench", arguments.seed)
    game.play_out(start, 1, rng)
    games = decisions = 0
    began = perf_counter()
    while (seconds := perf_counter() - began) < arguments.seconds:
        decisions += game.play_out(start, 100, rng)
        games += 100
    figures = {
        "game": game.name,
        **record.options,
        "players": record.players,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_s": round(games / seconds),
        "decisions_per_s": round(decisions / seconds),
        "state_bytes": start.dtype.itemsize,
    }
    if arguments.json:
        terminal.data(json.dumps(figures))
    else:
        for name, figure in figures.items():
            shown = f"{figure:,}" if isinstance(figure, int) else str(figure)
            terminal.line(f"{name:16} {shown:>14}")
    return 0
