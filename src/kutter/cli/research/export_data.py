"""kutter export-data: every decision of records as a row, for other programs."""

from argparse import Namespace
from functools import partial
from pathlib import Path

from kutter.cli.research.records import Records
from kutter.cli.terminal.terminal import Terminal
from kutter.lab.data.columns import columns_with
from kutter.lab.data.rows import Rows, rows_of
from kutter.lab.data.tables import new_table


def run(arguments: Namespace, terminal: Terminal) -> int:
    observations: str | None = arguments.observations
    task = partial(rows_of, observations=observations)
    records: Records[Rows] = Records(task, arguments, terminal)
    games = decisions = 0
    with new_table(Path(arguments.to), columns_with(observations)) as table:
        for rows in records:
            number = len(rows["decision"])
            table.write({**rows, "game_number": [games] * number})
            games += 1
            decisions += number
    terminal.line(
        terminal.say("export-data-done", games=games, decisions=decisions, file=arguments.to)
    )
    return records.exit_code()
