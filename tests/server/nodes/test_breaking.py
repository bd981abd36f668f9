"""Whatever breaks: what was acknowledged is there once, in order, and all are told the same."""

import asyncio
import signal
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import cycle, islice
from random import Random
from statistics import median, quantiles
from time import monotonic
from typing import Final

import pytest
from sqlalchemy import select

from kutter.server.storage import schema
from kutter.server.storage.store import Store
from tests.server.nodes.house import House, NodeProcess, Way, house
from tests.server.nodes.people import Listening, Playing, ask
from tests.server.postgres import new_postgres, own_postgres, postgres_binaries

pytestmark = [pytest.mark.anyio, pytest.mark.own_workers]

Breaking = Callable[[House, NodeProcess], Awaitable[None]]
PAUSE_SECONDS: Final = 3.5
"""Longer than a lease."""
CUT_SECONDS: Final = 2.5
BACK_SECONDS: Final = 60.0
"""For everybody to have come again."""


async def kill(place: House, node: NodeProcess) -> None:
    """Begun again once the others have its tables: here its start would cost them their time."""
    node.kill()
    await place.taken_over(monotonic())
    await node.start()


async def pause(_: House, node: NodeProcess) -> None:
    node.send(signal.SIGSTOP)
    await asyncio.sleep(PAUSE_SECONDS)
    node.send(signal.SIGCONT)


async def drain(_: House, node: NodeProcess) -> None:
    await node.end()
    await node.start()


async def cut_from_postgresql(_: House, node: NodeProcess) -> None:
    await cut(node.ways["postgresql"])


async def cut_from_nats(_: House, node: NodeProcess) -> None:
    await cut(node.ways["nats"])


async def cut(way: Way) -> None:
    way.cut()
    await asyncio.sleep(CUT_SECONDS)
    way.mend()


async def restart_nats(place: House, _: NodeProcess) -> None:
    place.nats.stop()
    await asyncio.sleep(CUT_SECONDS)
    place.nats.start()


async def restart_postgresql(place: House, _: NodeProcess) -> None:
    await asyncio.to_thread(place.postgres.restart, "immediate")


EVERYDAY: Final = (kill, pause, cut_from_nats)
BREAKINGS: Final = (
    kill,
    pause,
    drain,
    cut_from_postgresql,
    cut_from_nats,
    restart_nats,
    restart_postgresql,
)


async def tables_with_people(
    nodes: Sequence[NodeProcess], number: int, chance: Random, thinks: float
) -> list[Listening]:
    """At each two people who play, a bot, and somebody who watches."""
    people: list[Listening] = []
    for each in range(number):
        cookies: list[dict[str, str]] = [{}, {}]
        made = await ask(
            nodes, chance, cookies[0], "POST", "/tables",
            {"game": "fishing", "players": 3, "pause": 0},
        )  # fmt: skip
        table = made["id"]
        for seat, own in enumerate(cookies):
            await act(nodes, chance, own, table, {"kind": "sit", "seat": seat, "name": f"P{seat}"})
        await act(nodes, chance, cookies[0], table, {"kind": "bot", "seat": 2, "level": "deckhand"})
        await act(nodes, chance, cookies[0], table, {"kind": "start"})
        people += [
            Playing(nodes, table, seat, own, Random(1000 * each + seat), thinks=thinks)
            for seat, own in enumerate(cookies)
        ]
        people.append(Listening(nodes, table, None, {}, Random(1000 * each + 9)))
    return people


async def act(
    nodes: Sequence[NodeProcess],
    chance: Random,
    cookies: dict[str, str],
    table: str,
    wanted: object,
) -> None:
    seen = await ask(nodes, chance, cookies, "GET", f"/tables/{table}", None)
    command = {"id": f"c{chance.getrandbits(64):x}", "version": seen["version"], "act": wanted}
    await ask(nodes, chance, cookies, "POST", f"/tables/{table}/acts", command)


async def check(database: str, people: Sequence[Listening]) -> None:
    store = Store(database)
    columns = schema.entries.c
    query = select(columns.table_id, columns.number, columns.command)
    rows = await store.rows(query.order_by(columns.table_id, columns.number))
    await store.engine.dispose()
    logs: dict[str, list[str | None]] = defaultdict(list)
    for row in rows:
        logs[row.table_id].append(row.command)
        assert row.number == len(logs[row.table_id]), "no gaps in a log"
    told: dict[tuple[str, int | None, int], str] = {}
    for each in people:
        log = logs[each.table_id]
        for command, version in each.acknowledged.items():
            assert log.count(command) == 1, "what was acknowledged is there once"
            assert log.index(command) < version
        assert each.table["version"] == len(log), "everybody has seen it all"
        for version, text in each.told.items():
            key = each.table_id, each.seat, version
            assert told.setdefault(key, text) == text


async def break_and_play(
    postgres: str,
    number: int,
    tables: int,
    breakings: Iterable[Breaking],
    chance: Random,
    thinks: float = 0.0,
) -> list[Listening]:
    database = new_postgres(postgres)
    async with house(postgres, database, number) as place:
        nodes = place.nodes
        people = await tables_with_people(nodes, tables, chance, thinks)
        attending = [asyncio.create_task(each.attend()) for each in people]
        for breaking in breakings:
            await asyncio.sleep(chance.uniform(0.2, 1.5))
            await breaking(place, chance.choice(nodes))
            async with asyncio.timeout(BACK_SECONDS):
                while not all(each.is_there for each in people):
                    await asyncio.sleep(0.1)
            for task in attending:
                if task.done():
                    task.result()
        await quiet(people, attending)
        for person in people:
            person.is_over = True
        await asyncio.gather(*attending)
        await check(database, people)
        waited = [seconds for each in people for seconds in each.waited]
        print(
            f"{tables} tables, {len(waited)} moves acknowledged;"
            f" tables taken over after {median(place.takeovers):.1f} s,"
            f" {max(place.takeovers):.1f} at most ({len(place.takeovers)} kills);"
            f" a move takes {median(waited):.3f} s, 99 of 100 {quantiles(waited, n=100)[-1]:.1f},"
            f" all {max(waited):.1f}"
        )
    return people


async def quiet(people: Sequence[Listening], attending: Sequence[asyncio.Task[None]]) -> None:
    """Nobody moves any more, and all have seen the same."""
    for each in people:
        each.is_finishing = True
    async with asyncio.timeout(60):
        while True:
            for task in attending:
                if task.done():
                    task.result()
            versions: dict[str, set[int]] = defaultdict(set)
            for each in people:
                versions[each.table_id].add(-1 if each.table is None else each.table["version"])
            owed = [each for each in people if isinstance(each, Playing) and each.owed]
            before = {table: max(found) for table, found in versions.items()}
            await asyncio.sleep(1.5)
            after = {each.table_id: each.table["version"] for each in people if each.table}
            if not owed and after == before and all(len(each) == 1 for each in versions.values()):
                return


@pytest.fixture
def postgres() -> Iterator[str]:
    """A server of its own, to be broken."""
    if postgres_binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    with own_postgres() as folder:
        yield folder


@pytest.mark.parametrize(
    "breakings",
    [EVERYDAY, pytest.param(BREAKINGS, marks=pytest.mark.slow)],
    ids=["everyday", "of each kind"],
)
async def test_a_breaking_of_a_kind(postgres: str, breakings: Sequence[Breaking]) -> None:
    people = await break_and_play(postgres, 2, 3, breakings, Random(1))
    assert sum(len(each.acknowledged) for each in people) > 20


@pytest.mark.slow
async def test_two_hundred_breakings(postgres: str) -> None:
    breakings = islice(cycle(BREAKINGS), 200)
    people = await break_and_play(postgres, 3, 300, breakings, Random(2), thinks=20.0)
    assert sum(len(each.acknowledged) for each in people) > 10_000
