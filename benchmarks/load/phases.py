"""What is asked of a server, and the figures of it."""

import asyncio
import math
import os
import tempfile
from argparse import Namespace
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from benchmarks.load.processes import children, cpu_seconds, megabytes
from benchmarks.load.servers import Place, Target, all_running
from benchmarks.load.services import Services, own_services
from benchmarks.load.tables import Table, Tally
from benchmarks.load.wire import Http, Json

OPENING_AT_ONCE = 16
OPENING_SECONDS = 60.0
STRAGGLER_SECONDS = 5.0


async def open_tables(target: Target, ports: Sequence[int], number: int) -> list[Table]:
    """Made at all servers in turn."""
    turns = [[*ports[turn:], *ports[:turn]] for turn in range(len(ports))]
    tables = [target.table(turns[table % len(ports)]) for table in range(number)]
    left = iter(tables)

    async def open_some() -> None:
        for table in left:
            async with asyncio.timeout(OPENING_SECONDS):
                http = Http(table.port)
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


async def phase(
    tables: Sequence[Table],
    moves: Awaitable[None],
    servers: Iterable[int],
    services: Services | None = None,
) -> Json:
    """The figures of one phase; moves that are still under way at its end are waited for."""
    for table in tables:
        table.tally = Tally()
    work = await services.work() if services else {}
    began, used = perf_counter(), processor_seconds(servers, services)
    await moves
    took = perf_counter() - began
    used = [
        now - then for now, then in zip(processor_seconds(servers, services), used, strict=True)
    ]
    end = perf_counter() + STRAGGLER_SECONDS
    in_time = sum(len(table.tally.seconds) for table in tables)
    while any(table.is_waiting for table in tables) and perf_counter() < end:
        await asyncio.sleep(0.05)
    tallies = [table.tally for table in tables]
    seconds = sorted(each for tally in tallies for each in tally.seconds)
    remote = sorted(each for tally in tallies for each in tally.remote_seconds)
    done = await services.work() if services else {}
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
        "p99_remote_ms": milliseconds(remote, 0.99),
        "p50_remote_ms": milliseconds(remote, 0.5),
        "driver_cores": round(used[0] / took, 2),
        "server_cores": round(used[1] / took, 2),
        "service_cores": round(used[2] / took, 2),
        "server_ms_a_move": round(used[1] * 1000 / max(in_time, 1), 2),
        "work_a_move": {
            each: round((done[each] - work[each]) / max(len(seconds), 1), 2) for each in work
        },
        "latencies_ms": [milliseconds(seconds, share) for share in shares()],
    }


def processor_seconds(servers: Iterable[int], services: Services | None) -> list[float]:
    """Of the driver, of the servers, of what they share."""
    return [
        cpu_seconds(os.getpid()),
        sum(map(cpu_seconds, servers)),
        services.cpu_seconds() if services else 0.0,
    ]


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
        return await measure_running(target, {port: process}, arguments)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as needed:
        folder = needed.enter_context(tempfile.TemporaryDirectory(dir=arguments.folder))
        services = needed.enter_context(own_services()) if target.needs_services else None
        place = Place(Path(folder), services)
        async with all_running(target, place) as servers:
            return await measure_running(target, servers, arguments, services)


async def measure_running(
    target: Target,
    servers: Mapping[int, int],
    arguments: Namespace,
    services: Services | None = None,
) -> Json:
    """`servers`: processes by ports."""
    began = perf_counter()
    tables = await open_tables(target, list(servers), arguments.tables)
    print(f"  {len(tables)} tables opened in {perf_counter() - began:.1f} s", flush=True)
    processes = list(servers.values())
    # Spread over all, or else those that have played most would be paced one after another.
    few = tables[:: -(-len(tables) // arguments.flat_out_tables)]
    await phase(few, flat_out(few, arguments.warm_up), processes)
    figures: Json = {"name": target.name, "storage": target.storage}
    figures["paced"] = await phase(
        tables, paced(tables, arguments.every, arguments.seconds), processes, services
    )
    show("paced", figures["paced"])
    figures["megabytes"] = round(sum(map(megabytes, processes)))
    bots = [child for process in processes for child in children(process)]
    figures["megabytes_of_bots"] = round(sum(map(megabytes, bots)))
    print(f"  memory {figures['megabytes']} MB, bots {figures['megabytes_of_bots']} MB", flush=True)
    figures["flat_out"] = await phase(
        few, flat_out(few, arguments.flat_out_seconds), processes, services
    )
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
        f"cores: server {figures['server_cores']}, driver {figures['driver_cores']}, "
        f"a move {figures['server_ms_a_move']} ms of the server's {faults or ''}",
        flush=True,
    )
    if figures["p99_remote_ms"] is not None:
        print(
            f"    submitted where the table is not: p50 {figures['p50_remote_ms']} ms, "
            f"p99 {figures['p99_remote_ms']} ms"
        )
    if figures["work_a_move"]:
        work = ", ".join(f"{each} {number}" for each, number in figures["work_a_move"].items())
        print(f"    shared: {figures['service_cores']} cores; a move: {work}", flush=True)
