"""kutter arena: which bot is stronger, and how sure that is."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from os import cpu_count
from pathlib import Path

from rich.table import Table as RichTable

from kutter.bots.arena import Arena, Contest, Outcome
from kutter.bots.bot import Budget
from kutter.bots.registry import bot_title, is_outside, seated_names
from kutter.commands import on_ray, parallel
from kutter.commands.chart import check_chart, draw_chart
from kutter.commands.setting import chosen_setting
from kutter.commands.terminal import Terminal
from kutter.core.errors import Sentence, tell
from kutter.core.files import packed_file, whole_file
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
    with ExitStack() as files:
        records = plot = None
        if arguments.plot is not None:
            kind = check_chart(Path(arguments.plot))
            plot = files.enter_context(whole_file(Path(arguments.plot)))
        if arguments.out is not None:
            records = files.enter_context(packed_file(Path(arguments.out)))
        arena = Arena(contest)
        with terminal.progress(terminal.say("simulate-progress"), arguments.games) as advance:
            for outcome in outcomes(contest, arguments):
                arena.add(outcome)
                if records is not None:
                    records.write(outcome.record + "\n")
                advance()
        standings = arena.to_json()
        if plot is not None:
            title = chart_title(contest, arguments.games)
            draw_chart(standings, setting.players, title, terminal.texts, plot.buffer, kind)
    if arguments.json:
        terminal.data(json.dumps(standings))
    else:
        print_standings(standings, terminal)
    return 0


def outcomes(contest: Contest, arguments: Namespace) -> Iterator[Outcome]:
    if arguments.ray is None:
        return parallel.in_order(contest.play, arguments.games, arguments.jobs or cpu_count() or 1)
    folder = "." if any(map(is_outside, contest.entrants)) else None
    return on_ray.in_order(contest.play, arguments.games, arguments.ray, folder)


def chart_title(contest: Contest, games: int) -> Sentence:
    setting = contest.setting
    return Sentence(
        "plot-title",
        game=setting.game_name,
        variant=setting.options.get("variant", "none"),
        seats=setting.players,
        games=games,
    )


def print_standings(standings: Json, terminal: Terminal) -> None:
    table = RichTable(box=None, padding=(0, 1, 0, 0))
    for column in ("bot", "games", "win-share", "margin", "rating", "ms", "failures"):
        table.add_column(terminal.say(f"column-{column}"), justify="right", no_wrap=True)
    titles = {name: str(tell(bot_title(name), terminal.texts)) for name in standings}
    for name, row in standings.items():
        table.add_row(
            titles[name],
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
            terminal.line(f"{titles[name]}: {failure}")


def around(interval: Json, scale: float, unit: str) -> str:
    """`41.2 ± 3.2 %`."""
    mean = f"{scale * interval['mean']:.1f}"
    if interval["low"] is None:
        return mean + unit
    return f"{mean} ± {scale * (interval['high'] - interval['mean']):.1f}{unit}"
