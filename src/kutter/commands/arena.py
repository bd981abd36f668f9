"""kutter arena: which bot is stronger, and how sure that is."""

import json
from argparse import Namespace
from contextlib import nullcontext
from os import cpu_count
from pathlib import Path

from rich.table import Table as RichTable

from kutter.bots.arena import Arena, Contest
from kutter.bots.bot import Budget
from kutter.bots.registry import seated_names
from kutter.commands.parallel import in_order
from kutter.commands.setting import chosen_setting
from kutter.commands.terminal import Terminal
from kutter.core.files import whole_file
from kutter.core.game import Json


def run(arguments: Namespace, terminal: Terminal) -> int:
    setting = chosen_setting(arguments)
    contest = Contest(
        setting=setting,
        entrants=tuple(seated_names(arguments.bots, setting.players, setting.game)),
        seed=arguments.seed,
        budget=Budget.parse(arguments.budget),
        same_deal=arguments.same_deal,
    )
    arena = Arena(contest)
    jobs = arguments.jobs or cpu_count() or 1
    target = whole_file(Path(arguments.out)) if arguments.out is not None else nullcontext()
    message = terminal.say("simulate-progress")
    with target as file, terminal.progress(message, arguments.games) as advance:
        for outcome in in_order(contest.play, arguments.games, jobs):
            arena.add(outcome)
            if file is not None:
                file.write(outcome.record + "\n")
            advance()
    if arguments.json:
        terminal.data(json.dumps(arena.to_json()))
    else:
        print_standings(arena.to_json(), terminal)
    return 0


def print_standings(standings: Json, terminal: Terminal) -> None:
    table = RichTable(box=None, padding=(0, 1, 0, 0))
    for column in ("bot", "games", "win-share", "margin", "rating", "ms", "failures"):
        table.add_column(terminal.say(f"column-{column}"), justify="right", no_wrap=True)
    for name, row in standings.items():
        table.add_row(
            name,
            str(row["games"]),
            around(row["win_share"], 100, " %"),
            around(row["margin"], 1, ""),
            f"{row['rating']['mu']:.1f}",
            " / ".join(f"{1000 * row['seconds_per_move'][each]:.1f}" for each in ("median", "p99")),
            str(len(row["failures"])),
        )
    terminal.out.print(table)
    for name, row in standings.items():
        for failure in sorted(set(row["failures"])):
            terminal.line(f"{name}: {failure}")


def around(interval: Json, scale: float, unit: str) -> str:
    """`41.2 ± 3.2 %`."""
    mean = f"{scale * interval['mean']:.1f}"
    if interval["low"] is None:
        return mean + unit
    return f"{mean} ± {scale * (interval['high'] - interval['mean']):.1f}{unit}"
