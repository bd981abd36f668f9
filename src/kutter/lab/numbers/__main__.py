"""`python -m kutter.lab.numbers FILE`: measures the games, and goes on where it was ended."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kutter.games.contract import Json
from kutter.games.registry import metas
from kutter.lab.numbers.measuring import Effort, numbers_of
from kutter.lab.numbers.pictures import draw_numbers
from kutter.records.setting import Setting

parser = ArgumentParser(prog="python -m kutter.lab.numbers", description=__doc__)
parser.add_argument("file", type=Path, help="what was measured: JSON, a line for each kind of game")
parser.add_argument("--pictures", type=Path, help="a folder: draw it there as well")
DIGITS = 6


def settings() -> Iterator[Setting]:
    for name, meta in metas().items():
        if meta.lab is not None:
            for options in meta.variants():
                for players in meta.seats:
                    yield Setting(name, players, options)


def measured(file: Path) -> list[Json]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [json.loads(line) for line in lines]


def rounded(found: Any) -> Any:
    if isinstance(found, dict):
        return {name: rounded(each) for name, each in found.items()}
    if isinstance(found, list):
        return list(map(rounded, found))
    return round(found, DIGITS) if isinstance(found, float) else found


def main() -> None:
    arguments = parser.parse_args()
    done = [(each["game"], each["players"], each["options"]) for each in measured(arguments.file)]
    for setting in settings():
        if (setting.game_name, setting.players, setting.options) in done:
            continue
        found = rounded(numbers_of(setting, Effort()))
        with arguments.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(setting.game_name, *setting.options.values(), setting.players, flush=True)
    if arguments.pictures is not None:
        draw_numbers(measured(arguments.file), arguments.pictures)


if __name__ == "__main__":
    main()
