"""kutter stats: what the games of records have in common."""

import json
from argparse import Namespace
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from kutter.arena.chart import check_chart
from kutter.cli.research.records import Records
from kutter.cli.terminal.terminal import Terminal
from kutter.games.contract import Json
from kutter.lab.statistics.charts import draw_statistics
from kutter.lab.statistics.counting import Counted, Summary, count_game
from kutter.lab.statistics.page import PAGE, page_of
from kutter.lab.statistics.words import (
    FIGURES,
    axis_words,
    columns_of,
    figures,
    measure_words,
    row_words,
    shown_share,
    title_of_group,
)
from kutter.records.files import whole_file
from kutter.records.format import Record

MOST_ROWS: Final = 24
"""A longer table is cut to half of that, the highest."""


def run(arguments: Namespace, terminal: Terminal) -> int:
    with ExitStack() as files:
        plot = None
        if arguments.plot is not None:
            kind = check_chart(Path(arguments.plot), [PAGE])
            plot = files.enter_context(whole_file(Path(arguments.plot)))
        summary = Summary()
        records: Records[Counted] = Records(count, arguments, terminal)
        for counted in records:
            summary.add(counted)
        summary.left_out = records.left_out
        statistics = summary.to_json()
        if plot is not None and kind == PAGE:
            plot.write(page_of(statistics, terminal.texts))
        elif plot is not None:
            draw_statistics(statistics, terminal.texts, plot.buffer, kind)
    if arguments.json:
        terminal.data(json.dumps(statistics))
    else:
        print_statistics(statistics, terminal)
    return records.exit_code()


def count(_: str, record: Record) -> Counted:
    return count_game(record)


def print_statistics(statistics: Json, terminal: Terminal) -> None:
    texts = terminal.texts
    for group in statistics["groups"]:
        terminal.line(title_of_group(group).tell(texts))
        whole = [measure for measure in group["measures"] if not measure["by"]]
        rows = [
            [measure_words(group, measure["name"], texts), *figures(measure, row, texts)]
            for measure in whole
            for row in measure["rows"]
        ]
        terminal.table(["", *titles(FIGURES, terminal)], rows)
        for measure in group["measures"]:
            if measure["by"]:
                print_measure(group, measure, terminal)
        terminal.line("")
    terminal.line(
        terminal.say("stats-done", games=statistics["games"], left_out=statistics["left_out"])
    )


def print_measure(group: Json, measure: Json, terminal: Terminal) -> None:
    texts = terminal.texts
    terminal.line("")
    terminal.line(measure_words(group, measure["name"], texts))
    rows = measure["rows"]
    if len(rows) > MOST_ROWS:
        rows = sorted(rows, key=lambda row: -row["mean"])[: MOST_ROWS // 2]
    axes = [axis_words(group, axis, texts) for axis in measure["by"]]
    columns = columns_of(measure)
    told = [
        [*row_words(group, measure, row, texts), *figures(measure, row, texts, columns)]
        for row in rows
    ]
    terminal.table([*axes, *titles(columns, terminal)], told)
    if measure["name"] == "wins":
        fair = shown_share(group["fair_share"], texts)
        terminal.line(f"{terminal.say('plot-fair-share')}: {fair}")
    left = len(measure["rows"]) - len(rows)
    if left:
        terminal.line(terminal.say("stats-more-rows", rows=left))


def titles(columns: Sequence[str], terminal: Terminal) -> list[str]:
    return [terminal.say(f"figure-{each}") for each in columns]
