"""What is asked of a server, and the figures of it."""

import asyncio
import math
import os
import tempfile
from argparse import Namespace
from collections.abc import Awaitable, Sequence
from pathlib import Path
from time import perf_counter

from benchmarks.load.servers import Target, children, cpu_seconds, free_port, megabytes, running
from benchmarks.load.tables import Table, Tally
from benchmarks.load.wire import Http, Json

OPENING_AT_ONCE = 16
OPENING_SECONDS = 60.0
STRAGGLER_SECONDS = 5.0


async def open_tables(target: Target, port: int, number: int) -> list[Table]:
    tables = [target.table(port) for _ in range(number)]
    left = iter(tables)

    async def open_some() -> None:
        http = Http(port)
        for table in left:
            async with asyncio.timeout(OPENING_SECONDS):
                await table.open(http)
        http.close()

    await asyncio.gather(*(open_some() for _ in range(min(number, OPENING_AT_ONCE))))
    return tables


async def paced(tables: Sequence[Table], every: float, seconds: float) -> None:
    """Every table moves every so often, their moves spread evenly over time."""
    began = perf_counter()
    number = 0
    while (due := number * every / len(tables)) < seconds:
        ahead = began + due - perf_counter()
        if ahead > 0:
            await asyncio.sleep(ahead)
        tables[number % len(tables)].move()
        number += 1


async def flat_out(tables: Sequence[Table], seconds: float) -> None:
    for table in tables:
        table.flat_out = True
        table.go_on()
    await asyncio.sleep(seconds)
    for table in tables:
        table.flat_out = False


async def phase(tables: Sequence[Table], moves: Awaitable[None], server: int) -> Json:
    """The figures of one phase; moves that are still under way at its end are waited for."""
    for table in tables:
        table.tally = Tally()
    began, worked = perf_counter(), [cpu_seconds(os.getpid()), cpu_seconds(server)]
    await moves
    took = perf_counter() - began
    worked = [cpu_seconds(os.getpid()) - worked[0], cpu_seconds(server) - worked[1]]
    end = perf_counter() + STRAGGLER_SECONDS
    in_time = sum(len(table.tally.seconds) for table in tables)
    while any(table.is_waiting for table in tables) and perf_counter() < end:
        await asyncio.sleep(0.05)
    tallies = [table.tally for table in tables]
    seconds = sorted(each for tally in tallies for each in tally.seconds)
    return {
        "tables": len(tables),
        "seconds": round(took, 2),
        "moves": len(seconds),
        "moves_per_s": round(in_time / took, 1),
        "p50_ms": milliseconds(seconds, 0.5),
        "p99_ms": milliseconds(seconds, 0.99),
        "worst_ms": milliseconds(seconds, 1.0),
        "late": sum(tally.late for tally in tallies),
        "refused": sum(tally.refused for tally in tallies),
        "never_heard": sum(table.is_waiting for table in tables),
        "games_over": sum(table.is_over for table in tables),
        "sockets_lost": sum(each.closed for table in tables for each in table.sockets),
        "driver_cores": round(worked[0] / took, 2),
        "server_cores": round(worked[1] / took, 2),
        "latencies_ms": [milliseconds(seconds, share) for share in shares()],
    }


def shares() -> list[float]:
    """Of moves: finer towards the slow ones, which are what matters."""
    return [1 - 10 ** (-step / 20) for step in range(81)]


def milliseconds(ordered: Sequence[float], share: float) -> float | None:
    if not ordered:
        return None
    return round(ordered[max(0, math.ceil(share * len(ordered)) - 1)] * 1000, 2)


async def measure(target: Target, arguments: Namespace) -> Json:
    if arguments.running:
        port, process = arguments.running
        return await measure_running(target, port, process, arguments)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    port = free_port()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        async with running(target, Path(folder), port) as server:
            return await measure_running(target, port, server.pid, arguments)


async def measure_running(target: Target, port: int, process: int, arguments: Namespace) -> Json:
    began = perf_counter()
    tables = await open_tables(target, port, arguments.tables)
    print(f"  {len(tables)} tables opened in {perf_counter() - began:.1f} s", flush=True)
    # Spread over all, or else those that have played most would be paced one after another.
    few = tables[:: -(-len(tables) // arguments.flat_out_tables)]
    await phase(few, flat_out(few, arguments.warm_up), process)
    figures: Json = {"name": target.name, "storage": target.storage}
    figures["paced"] = await phase(
        tables, paced(tables, arguments.every, arguments.seconds), process
    )
    show("paced", figures["paced"])
    figures["megabytes"] = round(megabytes(process))
    figures["megabytes_of_bots"] = round(sum(map(megabytes, children(process))))
    print(f"  memory {figures['megabytes']} MB, bots {figures['megabytes_of_bots']} MB", flush=True)
    figures["flat_out"] = await phase(few, flat_out(few, arguments.flat_out_seconds), process)
    show("flat out", figures["flat_out"])
    for table in tables:
        table.close()
    await asyncio.sleep(0.1)
    return figures


def show(name: str, figures: Json) -> None:
    faults = {
        key: figures[key]
        for key in ("late", "refused", "never_heard", "games_over", "sockets_lost")
        if figures[key]
    }
    print(
        f"  {name}: {figures['moves_per_s']:,} moves/s, p50 {figures['p50_ms']} ms, "
        f"p99 {figures['p99_ms']} ms, worst {figures['worst_ms']} ms, "
        f"cores: server {figures['server_cores']}, driver {figures['driver_cores']} {faults or ''}",
        flush=True,
    )
