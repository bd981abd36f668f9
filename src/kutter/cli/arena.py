"""kutter arena: which bot is stronger, and how sure that is."""

import json
from argparse import Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from os import cpu_count
from pathlib import Path

from kutter.arena import on_ray, parallel
from kutter.arena.chart import check_chart, draw_chart
from kutter.arena.contest import Arena, Contest, Outcome
from kutter.bots.contract import Budget
from kutter.bots.registry import bot_title, is_outside, seated_names
from kutter.cli.setting import chosen_setting
from kutter.cli.terminal.terminal import Terminal
from kutter.games.contract import Json
from kutter.games.registry import title_of
from kutter.language.sentences import Sentence, tell
from kutter.records.files import packed_file, whole_file


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
        message = terminal.say("simulate-progress")
        with terminal.progress.course_of(message, arguments.games) as course:
            for outcome in outcomes(contest, arguments, terminal.progress.compiling):
                if records is not None:
                    records.write(outcome.record + "\n")
                arena.add(outcome)
                course.advance()
        standings = arena.to_json()
        if plot is not None:
            title = chart_title(contest, course.done)
            draw_chart(standings, setting.players, title, terminal.texts, plot.buffer, kind)
    if arguments.json:
        terminal.data(json.dumps(standings))
    else:
        print_standings(standings, terminal)
    return course.exit_code()


def outcomes(contest: Contest, arguments: Namespace, hear: parallel.Hear) -> Iterator[Outcome]:
    if arguments.ray is None:
        jobs = arguments.jobs or cpu_count() or 1
        return parallel.elsewhere_in_order(contest.play, range(arguments.games), jobs, hear)
    folder = "." if any(map(is_outside, contest.entrants)) else None
    return on_ray.in_order(contest.play, arguments.games, arguments.ray, folder)


def chart_title(contest: Contest, games: int) -> Sentence:
    setting = contest.setting
    return Sentence(
        "plot-title",
        game=title_of(setting.game_name),
        variant=", ".join(setting.options.values()) or "none",
        seats=setting.players,
        games=games,
    )


def print_standings(standings: Json, terminal: Terminal) -> None:
    columns = ("bot", "games", "win-share", "margin", "rating", "ms", "failures")
    titles = {name: str(tell(bot_title(name), terminal.texts)) for name in standings}
    rows = [
        (
            titles[name],
            str(row["games"]),
            around(row["win_share"], 100, " %"),
            around(row["margin"], 1, ""),
            f"{row['rating']['mu']:.1f}",
            " / ".join(f"{1000 * row['seconds_per_move'][each]:.1f}" for each in ("median", "p99")),
            str(len(row["failures"])),
        )
        for name, row in standings.items()
    ]
    terminal.table([terminal.say(f"column-{column}") for column in columns], rows)
    for name, row in standings.items():
        for failure in sorted(set(row["failures"])):
            terminal.line(f"{titles[name]}: {failure}")


def around(interval: Json, scale: float, unit: str) -> str:
    """`41.2 % (38.0–44.5)`."""
    mean, *ends = (
        "" if interval[each] is None else f"{scale * interval[each]:.1f}"
        for each in ("mean", "low", "high")
    )
    return f"{mean}{unit} ({'–'.join(ends)})" if all(ends) else mean + unit
