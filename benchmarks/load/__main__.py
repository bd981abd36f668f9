"""Load: many tables with four connected seats each, on our server and on a yardstick's.

    python -m benchmarks.load [--tables 1000] [--every 4] [--seconds 60] [--json FILE] [--plot FILE]

Each server gets the same: first every table makes a move every so many seconds, then some of the
tables move flat out, each as soon as all four of its seats have heard of the move before. What is
measured is the time from a move's submission until the last of the four has heard of it, and the
memory of the server's process.

With `--before CHECKOUT` ours is measured in turns with the server of another checkout, so many
`--rounds` of both, and the medians are compared.

Ours plays Fishing by its rules, and commits every move to SQLite with `synchronous=FULL` before it
tells anybody. The yardstick is boardgame.io with a game that only counts its moves, in memory, its
default, and on flat files; it tells of a move before it stores it, and syncs nothing to the disk.
Servers and driver share the machine.

With `--houses` also what several servers cost: ours on PostgreSQL alone, as one node with NATS, and
as three, whose tables are made at all of them in turn and whose seats are spread over all; and
boardgame.io on PostgreSQL. PostgreSQL and NATS are this machine's own.
"""

import argparse
import json
import os
import platform
import signal
import sys
from pathlib import Path

import uvloop

from benchmarks.load.compare import show_medians
from benchmarks.load.phases import measure
from benchmarks.load.plot import plot
from benchmarks.load.ready import make_ready
from benchmarks.load.servers import ALONE, TARGETS, kutter_of

ROOT = Path(__file__).resolve().parent.parent.parent


def arguments_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=4.0, help="seconds from move to move")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--flat-out-tables", type=int, default=200)
    parser.add_argument("--flat-out-seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds flat out before all")
    parser.add_argument(
        "--only", choices=TARGETS, action="append", help="these servers; may be repeated"
    )
    parser.add_argument("--houses", action="store_true", help="also several servers together")
    parser.add_argument(
        "--before", type=Path, metavar="CHECKOUT", help="in turns with that one's server"
    )
    parser.add_argument("--rounds", type=int, default=1, help="how often all are measured")
    parser.add_argument(
        "--running",
        type=int,
        nargs=2,
        metavar=("PORT", "PROCESS"),
        help="a server that runs already; ours without --only",
    )
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "load", help="on the disk to measure"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw them; needs matplotlib")
    return parser.parse_args()


def main() -> None:
    arguments = arguments_given()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # not without ending the server
    busy = os.getloadavg()[0]
    if busy > 0.5:
        print(f"others use this machine (load {busy:.1f}): the figures will be too bad")
    alone = arguments.running or arguments.before
    usual = TARGETS if arguments.houses else ALONE
    targets = [TARGETS[name] for name in arguments.only or (["kutter"] if alone else usual)]
    if arguments.before:
        targets.insert(0, kutter_of(arguments.before))
    make_ready(targets, arguments.plot)
    results = []
    for _ in range(arguments.rounds):
        for target in targets:
            print(f"{target.name}, {target.storage}", flush=True)
            results.append(uvloop.run(measure(target, arguments)))
    if arguments.rounds > 1:
        show_medians(results)
    if arguments.json:
        machine = {"processor": platform.machine(), "cores": os.cpu_count(), "busy": busy}
        asked = {
            key: value for key, value in vars(arguments).items() if type(value) in (int, float)
        }
        all_figures = {"machine": machine, "asked": asked, "servers": results}
        arguments.json.write_text(json.dumps(all_figures) + "\n")
    if arguments.plot:
        plot(results, arguments.plot)


if __name__ == "__main__":
    main()
