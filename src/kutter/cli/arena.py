"""kutter arena: which bot is stronger, and how sure that is."""

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from os import cpu_count
from pathlib import Path

from kutter.arena import on_ray, parallel
from kutter.arena.chart import check_chart, draw_chart
from kutter.arena.contest import Contest, Outcome
from kutter.arena.intervals import digits_of
from kutter.arena.kept import Kept
from kutter.bots.contract import Budget
from kutter.bots.registry import bot_title, is_outside, seated_names
from kutter.cli.setting import chosen_setting
from kutter.cli.terminal.terminal import Terminal
from kutter.games.contract import Json
from kutter.games.registry import title_of
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence, tell
from kutter.records.files import whole_file
from kutter.records.growing import growing_file


def run(arguments: Namespace, terminal: Terminal) -> int:
    setting = chosen_setting(arguments)
    names = seated_names(arguments.bots, setting.players, setting.game, arguments.weights)
    contest = Contest(
        setting=setting,
        entrants=tuple(names),
        seed=arguments.seed,
        budget=Budget.parse(arguments.budget),
        same_deal=arguments.same_deal,
    )
    if arguments.resume and arguments.out is None:
        raise BadInput("resume-needs-out")
    with ExitStack() as files:
        records = plot = None
        if arguments.plot is not None:
            kind = check_chart(Path(arguments.plot))
            plot = files.enter_context(whole_file(Path(arguments.plot)))
        if arguments.out is not None:
            growing = growing_file(Path(arguments.out), goes_on=arguments.resume)
            records = files.enter_context(growing)
        kept = Kept(contest, arguments.games, records)
        if arguments.resume and kept.take_up():
            terminal.complain(terminal.say("arena-line-cut-off", file=arguments.out))
        message = terminal.say("simulate-progress")
        with terminal.progress.course_of(message, kept.games, len(kept.found)) as course:
            hear = terminal.progress.compiling
            for outcome in outcomes(contest, kept.missing(), arguments, hear):
                kept.add(outcome)
                course.advance()
        standings = kept.standings()
        if plot is not None:
            title = chart_title(contest, course.done)
            draw_chart(standings, setting.players, title, terminal.texts, plot.buffer, kind)
    if arguments.json:
        terminal.data(json.dumps(standings))
    else:
        print_standings(standings, terminal)
    return course.exit_code()


def outcomes(
    contest: Contest, numbers: Iterable[int], arguments: Namespace, hear: parallel.Hear
) -> Iterator[Outcome]:
    """As they are finished."""
    if arguments.ray is None:
        jobs = arguments.jobs or cpu_count() or 1
        return parallel.elsewhere(contest.play, numbers, jobs, hear)
    folder = "." if any(map(is_outside, contest.entrants)) else None
    return on_ray.elsewhere(contest.play, numbers, arguments.ray, folder)


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
            " / ".join(milliseconds(row["seconds_per_move"][each]) for each in ("median", "p99")),
            str(len(row["failures"])),
        )
        for name, row in standings.items()
    ]
    terminal.table([terminal.say(f"column-{column}") for column in columns], rows)
    for name, row in standings.items():
        for failure in sorted(set(row["failures"])):
            terminal.line(f"{titles[name]}: {failure}")


def milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.1f}"


def around(interval: Json, scale: float, unit: str) -> str:
    """`41.2 % (38.0–44.5)`."""
    digits = digits_of(interval, scale)
    mean, *ends = (
        "" if interval[each] is None else f"{scale * interval[each]:.{digits}f}"
        for each in ("mean", "low", "high")
    )
    return f"{mean}{unit} ({'–'.join(ends)})" if all(ends) else mean + unit
