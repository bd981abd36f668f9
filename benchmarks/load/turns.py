"""What else a server does while its tables move: figures with each of these under way, in turns."""

import argparse
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from statistics import median

from benchmarks.load.compare import show_one
from benchmarks.load.phases import open_tables, paced, phase, show
from benchmarks.load.servers import TARGETS, Place, running
from benchmarks.load.tables import Table
from benchmarks.load.wire import Json
from tests.server.nats import free_port

UnderWay = Callable[[int], AbstractAsyncContextManager[None]]
"""Begins it at a server's port, and ends it."""


def turns_parser(description: str | None) -> ArgumentParser:
    parser = ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--every", type=float, default=4.0, help="seconds from move to move")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each half of a round")
    parser.add_argument("--rounds", type=int, default=5)
    return parser


async def measure_in_turns(things: Mapping[str, UnderWay], arguments: Namespace) -> None:
    figures: dict[str, list[Json]] = {name: [] for name in things}
    port, target = free_port(), TARGETS["kutter"]
    with tempfile.TemporaryDirectory() as folder:
        async with running(target, Place(Path(folder)), port) as server:
            tables = await open_tables(target, [port], arguments.tables)
            await one_phase(tables, server.pid, arguments)  # warms up
            for _ in range(arguments.rounds):
                for name, under_way in things.items():
                    async with under_way(port):
                        figures[name].append(await one_phase(tables, server.pid, arguments))
                    show(name, figures[name][-1])
    show_turns(figures)


async def one_phase(tables: Sequence[Table], server: int, arguments: Namespace) -> Json:
    return await phase(tables, paced(tables, arguments.every, arguments.seconds), [server])


def show_turns(figures: Mapping[str, Sequence[Json]]) -> None:
    """Of all rounds, and how many times as long the last took as the first."""
    first, *_, last = figures
    for figure in ("p50_ms", "p99_ms"):
        print(figure.replace("_", ", "))
        found = {name: [each[figure] for each in rounds] for name, rounds in figures.items()}
        for name, told in found.items():
            show_one((name,), told)
        print(f"  {last} to {first}: {median(found[last]) / median(found[first]):.2f}")
