"""Tables at which nobody is are put away; whoever asks for one finds it as it was."""

import asyncio
import gc
import warnings
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from kutter.server.http.connections import Http, Socket
from kutter.server.http.sockets import Conversation
from kutter.server.table.live.table import LiveTable
from kutter.server.table.tables import REST_SECONDS, Tables
from kutter.server.table.tidying import tidy
from tests.server.running import Browser, Server, code_of, eventually, quick, running
from tests.server.still_system import StillSystem
from tests.server.table.test_undo import seated, whose_turn

pytestmark = pytest.mark.anyio


async def put_away(system: StillSystem, tables: Tables, table: str) -> None:
    system.pass_time(REST_SECONDS)
    await tables.rest()
    assert tables.kept.live(table) is None
    assert table in tables.kept.resting


async def some_moves(people: list[Browser], table: str, number: int = 3) -> None:
    for _ in range(number):
        seat = await whose_turn(people, table)
        await people[seat].play(table, seat)


async def test_a_table_comes_back_as_it_was(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        await some_moves(people, table)
        before = [await people[seat].get(f"/tables/{table}", seat=seat) for seat in range(3)]
        await put_away(system, server.services.tables, table)
        after = [await people[seat].get(f"/tables/{table}", seat=seat) for seat in range(3)]
        assert after == before
        await some_moves(people, table)


async def test_lists_tell_of_tables_at_rest_and_wake_none(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server, Browser(server) as anna:
        tables = server.services.tables
        waiting = await anna.new_table(public=True)
        await anna.sit(waiting, 0, "Anna")
        people = [anna, Browser(server), Browser(server)]
        played = await seated(people, "fishing")
        lists = {}
        for each in ("/tables", "/mine"):
            lists[each] = await anna.get(each)
        counts = tables.kept.counts()
        preview = (await anna.http.get(f"/table/{waiting}")).text
        for table in (waiting, played):
            await put_away(system, tables, table)
        for each, told in lists.items():
            assert await anna.get(each) == told
        assert tables.kept.counts() == counts
        assert (await anna.http.get(f"/table/{waiting}")).text == preview
        assert set(tables.kept.resting) == {waiting, played}


async def test_who_listens_or_has_just_asked_keeps_a_table_awake(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server, Browser(server) as anna:
        tables = server.services.tables
        table = await anna.new_table()
        await anna.sit(table, 0, "Anna")
        async with anna.socket(table, 0) as socket:
            await socket.hear()
            system.pass_time(10 * REST_SECONDS)
            await tables.rest()
            assert tables.kept.live(table) is not None
        await eventually(lambda: not tables.kept.open[table].listeners)
        system.pass_time(REST_SECONDS - 1)
        await anna.get(f"/tables/{table}")
        system.pass_time(REST_SECONDS - 1)
        await tables.rest()
        assert tables.kept.live(table) is not None
        await put_away(system, tables, table)


async def test_what_is_over_is_gone_without_a_look_for_garbage(sqlite: str) -> None:
    """The server hardly ever looks for any: that would stop all its tables."""
    system = StillSystem()
    with warnings.catch_warnings(action="ignore"):  # of what earlier tests left behind
        gc.collect()
    gc.disable()
    others = there(LiveTable, Conversation, Http, Socket)
    try:
        async with running(quick(sqlite), system) as server, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Browser(server)) for _ in range(3)]
            table = await seated(people, "fishing")
            async with people[0].socket(table, 0) as socket:
                await socket.hear()
                await some_moves(people, table)
                assert there(LiveTable, Conversation, Http, Socket) >= others + 3 + len(people)
            await stack.aclose()
            await eventually(lambda: not server.services.tables.kept.open[table].listeners)
            await put_away(system, server.services.tables, table)
            await eventually(lambda: there(LiveTable, Conversation, Http, Socket) == others)
    finally:
        gc.enable()


def there(*kinds: type) -> int:
    """Objects, also those that nobody can reach."""
    return sum(type(each) in kinds for each in gc.get_objects())


async def test_a_clock_runs_on_while_a_table_rests(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing", pace={"kind": "days", "days": 1})
        slow = await whose_turn(people, table)
        await put_away(system, server.services.tables, table)
        tables = server.services.tables
        system.pass_time(86_400 - 2 * REST_SECONDS)
        await tables.rest()
        assert tables.kept.live(table) is None
        system.pass_time(REST_SECONDS - 1)
        await tables.rest()
        assert tables.kept.live(table) is not None
        assert not tables.kept.open[table].state.seats[slow].plays
        system.pass_time(1)
        await eventually(lambda: tables.kept.open[table].state.seats[slow].plays == "time")


async def test_absence_counts_through_a_rest(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite, absent_seconds=100), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        gone = await whose_turn(people, table)
        one = (gone + 1) % 3
        await put_away(system, server.services.tables, table)
        assert await code_of(people[one].vote(table, one, gone)) == "still-there"
        system.pass_time(40)
        await people[one].vote(table, one, gone)


async def test_a_command_that_comes_twice_counts_once_whatever_lies_between(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        seat = await whose_turn(people, table)
        seen = await people[seat].get(f"/tables/{table}", seat=seat)
        move = {"move": seen["position"]["legal"][0], "command": "move-twice"}
        first = await people[seat].act_at(seen["version"], table, "move", seat, **move)
        await put_away(system, server.services.tables, table)
        again = await people[seat].act_at(seen["version"], table, "move", seat, **move)
        assert again == first


async def test_the_deal_of_a_table_at_rest_is_not_over(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server:
        people = [Browser(server) for _ in range(3)]
        table = await seated(people, "fishing")
        charter = (await server.services.tables.get(table)).state.charter
        await put_away(system, server.services.tables, table)
        other = replace(charter, id="another")
        assert not await server.services.tables.deal_is_over(other)


async def test_tables_at_rest_end_when_nobody_comes(sqlite: str) -> None:
    system = StillSystem()
    settings = quick(sqlite, gathering_seconds=600)
    async with running(settings, system) as server, Browser(server) as anna:
        tables = server.services.tables
        table = await anna.new_table()
        await put_away(system, tables, table)
        await tidy(tables)
        assert table in tables.kept.resting
        system.pass_time(600)
        await tidy(tables)
        assert table not in tables.kept.resting
        assert (await anna.get(f"/tables/{table}"))["status"] == "ended"


async def test_many_who_ask_at_once_get_one_table(sqlite: str) -> None:
    system = StillSystem()
    async with running(quick(sqlite), system) as server, Browser(server) as anna:
        tables = server.services.tables
        table = await anna.new_table()
        await put_away(system, tables, table)
        found = await asyncio.gather(*(tables.get(table) for _ in range(20)))
        assert len({id(each) for each in found}) == 1


async def test_bots_think_first(sqlite: str) -> None:
    """A table is not put away while a bot owes a move."""
    system = StillSystem()
    async with running(quick(sqlite), system) as server, Browser(server) as anna:
        tables: Tables = server.services.tables
        table = await bots_turn(server, anna)
        system.pass_time(0)
        live = await tables.get(table)
        assert live.bots.are_thinking
        live.touched -= 10 * REST_SECONDS
        await tables.rest()
        assert tables.kept.live(table) is live


async def bots_turn(server: Server, anna: Browser) -> str:
    """A table whose bots wait for their pause, which does not pass by itself."""
    table = await anna.new_table("fishing", 3, pause=5000)
    await anna.sit(table, 0, "Anna")
    await anna.put_bots(table, 1, 2)
    await anna.act(table, "start")
    live = await server.services.tables.get(table)
    while live.state.owing == [0]:
        await anna.play(table, 0)
    return table
