"""Commands here beside those of an earlier commit, each in a process of its own, on one core."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.peers.games import variants
from benchmarks.peers.measuring import Comparison, Group, Loop, Rate

HERE: Final = Path(__file__).parents[2]
NOW, BEFORE = "now", "before"
TIMED: Final = """
import io, json, sys
from contextlib import redirect_stdout
from time import perf_counter
from kutter.cli.command_line import main

for _ in range(2):
    began = perf_counter()
    try:
        with redirect_stdout(io.TextIOWrapper(io.BytesIO(), encoding="utf-8")):
            main(json.loads(sys.argv[1]))
    except SystemExit as end:
        assert end.code == 0
print(perf_counter() - began)
"""


def group(before: Path, games: int, folder: Path) -> Group:
    """Records are written to the folder."""
    places = {BEFORE: before.resolve(), NOW: HERE}
    title = "Commands, beside those of an earlier commit"
    return Group("commands", title, "games/s", None, list(loops(places, games, folder)))


def loops(places: dict[str, Path], games: int, folder: Path) -> Iterator[Loop]:
    for title in variants():
        files = {when: folder / f"{title}-{when}.kutter.jsonl" for when in places}
        for command in (simulate, verify):
            for when, place in places.items():
                arguments = (title, place, games, files, when)
                yield Loop(f"Kutter {title}", f"{command.__name__} {when}", command, arguments)


def comparisons() -> Iterator[Comparison]:
    for title in variants():
        for command in ("simulate", "verify"):
            name = f"Kutter {title}, {command}"
            yield Comparison(f"{name} {NOW}", f"{name} {BEFORE}")


def simulate(title: str, place: Path, games: int, files: dict[str, Path], when: str) -> Rate:
    """`kutter simulate` with random bots, in a process that has run it once before."""
    name, options = variants()[title]
    chosen = [word for option, value in options.items() for word in (f"--{option}", value)]
    words = ["simulate", name, *chosen, "--games", str(games), "--out", str(files[when])]
    return games_rate(games, partial(seconds_of, place, words))


def verify(title: str, place: Path, games: int, files: dict[str, Path], when: str) -> Rate:
    """`kutter verify` of these records, in the same way; both have written the same bytes."""

    def seconds() -> float:
        assert files[NOW].read_bytes() == files[BEFORE].read_bytes(), title
        return seconds_of(place, ["verify", str(files[when])])

    return games_rate(games, seconds)


def games_rate(games: int, seconds: Callable[[], float]) -> Rate:
    """A command takes as long as it takes."""
    return lambda _: games / seconds()


def seconds_of(checkout: Path, words: list[str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", TIMED, json.dumps(words)],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        stdout=subprocess.PIPE,
        check=True,
    )
    return float(done.stdout)
