"""How fast we are beside our peers, in one run.

    make bench-peers                            all of it, and docs/benchmarks.md with its chart
    python -m benchmarks.peers [GROUP …] [--seconds 3] [--turns 9] [--json] [--write]
    python -m benchmarks.peers commands --before CHECKOUT [--games 100]

Groups of loops are `inside` (random games in compiled code), `single` (one game at a time from
Python) and `step` (many games in step); with the checkout of an earlier commit, also `commands`,
there and here. All loops take turns. A decision is a move of a seat; chance is not counted. What is
on the clock of each loop is told above its table. Needs `pip install -r locks/peers.txt`; a peer
that is not installed is left out.
"""

import argparse
import json
import os
import sys
import tempfile
import warnings
from collections.abc import Sequence
from pathlib import Path

from benchmarks.peers import commands, goals, in_step, inside, single
from benchmarks.peers.document import write
from benchmarks.peers.machine import about
from benchmarks.peers.measuring import Comparison, Group, Results, made, take_turns
from benchmarks.peers.telling import as_json, as_text, includes, rows_of, rows_of_comparisons


def measured(groups: Sequence[Group], seconds: float, turns: int) -> Results:
    print("making ready, which takes a minute", file=sys.stderr)
    rates, left_out = made([loop for group in groups for loop in group.loops])
    for name, why in left_out.items():
        print(f"left out: {name}: {why}", file=sys.stderr)
    found: dict[str, list[float]] = {name: [] for name in rates}
    for number, turn in enumerate(take_turns(rates, seconds, turns), 1):
        print(f"turn {number} of {turns}", file=sys.stderr)
        for name, rate in turn.items():
            found[name].append(rate)
    return Results(found, left_out)


def show(groups: Sequence[Group], comparisons: Sequence[Comparison], results: Results) -> None:
    for group in groups:
        print(f"{group.title}\n")
        print(*includes(group), sep="\n", end="\n\n")
        print(as_text(list(rows_of(group, results))))
    print(as_text(list(rows_of_comparisons(comparisons, results))))


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("groups", nargs="*", metavar="GROUP", help="inside, single, step, commands")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each loop, in all turns")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--batch", type=int, default=4096, help="games in step")
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    parser.add_argument("--games", type=int, default=100, help="of each command")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="docs/benchmarks.md and its chart")
    arguments = parser.parse_args()
    if unknown := {*arguments.groups} - {"inside", "single", "step", "commands"}:
        parser.error(f"no group is called {', '.join(sorted(unknown))}")
    if "commands" in arguments.groups and arguments.before is None:
        parser.error("commands are compared with those of --before CHECKOUT")
    if arguments.write and (arguments.groups or arguments.before):
        parser.error("--write is about all groups but commands")
    return arguments


def main() -> None:
    arguments = parse()
    warnings.simplefilter("ignore")
    os.environ["JAX_PLATFORMS"] = "cpu"
    with tempfile.TemporaryDirectory() as folder:
        groups = [
            inside.group(),
            single.group(),
            in_step.group(arguments.batch, arguments.seconds, goals.ROLLOUTS),
        ]
        comparisons = list(goals.comparisons())
        if arguments.before is not None:
            groups.append(commands.group(arguments.before, arguments.games, Path(folder)))
            comparisons += commands.comparisons()
        if arguments.groups:
            groups = [group for group in groups if group.name in arguments.groups]
        results = measured(groups, arguments.seconds, arguments.turns)
    found = about() | {"turns": str(arguments.turns), "seconds": f"{arguments.seconds:g}"}
    if arguments.json:
        print(json.dumps(as_json(groups, comparisons, results, found)))
    else:
        show(groups, comparisons, results)
    if arguments.write:
        write(groups, comparisons, results, found)


if __name__ == "__main__":
    main()
