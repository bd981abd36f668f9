"""How strong our bots are: plays matches, keeps every run in a ledger, writes docs/strength.md.

    python -m benchmarks.strength                                 writes the tables of all runs
    python -m benchmarks.strength --list                          the matches, and how they stand
    python -m benchmarks.strength --only 'fishing/4/*' --games 40 plays each of these, then writes

A run plays whole deals from a seed that the ledger does not have yet, and goes into the ledger when
it is finished, however it went. One that is ended before goes on with the same command. Tables have
all runs of the bots as they are now, pooled.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from benchmarks.strength.document import percent, write
from benchmarks.strength.ledger import LEDGER, Run, pooled, runs_in
from benchmarks.strength.matches import Match, matches
from benchmarks.strength.playing import play
from kutter.cli.parsing.arguments import number_from
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--only", action="append", metavar="PATTERN", help="matches by name")
    none, some = number_from(0, ENGLISH), number_from(1, ENGLISH)
    parser.add_argument("--games", type=none, default=0, help="of each match; none: none is played")
    parser.add_argument("--seed", type=none, help="instead of a fresh one")
    parser.add_argument("--jobs", type=some, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="the matches, and how they stand")
    parser.add_argument(
        "--ledger", type=Path, default=LEDGER, help="instead of docs/strength.jsonl"
    )
    return parser.parse_args()


def chosen(patterns: Sequence[str] | None) -> list[Match]:
    found = [
        match
        for match in matches()
        if patterns is None or any(fnmatch(match.name, pattern) for pattern in patterns)
    ]
    if not found:
        sys.exit("no match is called so; --list tells their names")
    return found


def show(found: Sequence[Match], runs: Sequence[Run]) -> None:
    for match in found:
        result = pooled(match, runs)
        told = "" if result is None else f"{result.games} games, {percent(result.interval())}"
        print(f"{match.name:60} {told}".rstrip())


def tell(line: str) -> None:
    print(line, file=sys.stderr)


def main() -> None:
    arguments = parse()
    found = chosen(arguments.only)
    if arguments.list:
        show(found, runs_in(arguments.ledger))
        return
    if arguments.games:
        for match in found:
            play(match, arguments.games, arguments.seed, arguments.jobs, arguments.ledger, tell)
        show(found, runs_in(arguments.ledger))
    if arguments.ledger == LEDGER:
        write(runs_in(LEDGER))


if __name__ == "__main__":
    try:
        main()
    except (KutterError, OSError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("ended; the same command goes on")
