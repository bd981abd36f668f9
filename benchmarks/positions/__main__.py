"""Which positions with a plainly best move a bot finds.

    python -m benchmarks.positions --bot skipper --budget 200ms
    python -m benchmarks.positions --bot mate --game market --jobs 2

Every position is asked several times with different luck; it is found if most of the answers are
right. docs/strength.md tells where the positions come from.
"""

import argparse
from collections import Counter
from collections.abc import Iterable
from functools import partial

from benchmarks.positions.asking import Answer, ask
from benchmarks.positions.position import FILES, read
from kutter.arena.parallel import in_order
from kutter.bots.contract import Budget


def table(answers: Iterable[Answer]) -> str:
    """How many were found, by file and kind."""
    found: Counter[tuple[str, str]] = Counter()
    asked: Counter[tuple[str, str]] = Counter()
    for answer in answers:
        file, kind = answer.position.name.split("-")[0], answer.position.kind
        for key in ((file, kind), (file, "all"), ("all", "all")):
            asked[key] += 1
            found[key] += answer.found
    lines = []
    for file in (*FILES, "all"):
        kinds = sorted(kind for each, kind in asked if each == file and kind != "all")
        for kind in [*kinds, "all"] if (file, "all") in asked else []:
            n, total = found[file, kind], asked[file, kind]
            lines.append(f"{file:8} {kind:12} {n:3} of {total:3} {n / total:7.1%}")
    return "\n".join(lines)


def missed(answer: Answer) -> str:
    position = answer.position
    chosen = ", ".join(f"{move} ({n})" for move, n in Counter(answer.moves).most_common())
    return f"{position.name}: chose {chosen}; right: {' or '.join(position.best)}. {position.why}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.positions",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--bot", default="skipper", help="any that can be named")
    parser.add_argument("--budget", type=Budget.parse, default=Budget(), help="200ms, 1000sims")
    parser.add_argument("--game", choices=FILES, action="append", help="all, if none is named")
    parser.add_argument("--times", type=int, default=3, help="each position is asked")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    positions = [position for file in arguments.game or FILES for position in read(file)]
    task = partial(ask, arguments.bot, arguments.budget, arguments.times)
    answers = list(in_order(task, positions, arguments.jobs, lambda _: None))
    for answer in answers:
        if not answer.found:
            print(missed(answer))
    print(table(answers))


if __name__ == "__main__":
    main()
