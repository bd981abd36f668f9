"""What players add to the shuffle: once a seat and holding, waited for briefly, then used."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kutter.engine.dealer import SeededDealer, deal_seed
from kutter.games.contract import CHANCE
from kutter.records.setting import Setting
from kutter.server.settings import Settings
from kutter.server.table.entries import Dealt, Entry, Sat, Started
from tests.cli.helpers import kutter
from tests.server.hot_seat import hot_seat, play_on, same_browser, take_all_seats
from tests.server.running import Browser, Json, code_of, eventually, quick, running
from tests.server.still_system import StillSystem

pytestmark = pytest.mark.anyio

SHARE = "5a" * 32
FOREVER = 10_000.0
"""Seconds that no test waits for."""


async def two_at_a_table(anna: Browser, ben: Browser) -> str:
    table = await anna.new_table("freshfish", 2)
    await anna.sit(table, 0, "Anna")
    await ben.sit(table, 1, "Ben")
    return table


async def shares_of(browser: Browser, table: str) -> Any:
    return (await browser.get(f"/tables/{table}"))["shares"]


# Giving


async def test_the_commitment_is_there_before_any_share_and_the_shares_once_they_are_used(
    database: str,
) -> None:
    async with running(quick(database)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await anna.new_table("freshfish", 2)
        commitment = (await ben.get(f"/tables/{table}"))["commitment"]
        assert len(commitment) == 64
        await anna.sit(table, 0, "Anna")
        await ben.sit(table, 1, "Ben")
        given = await anna.share(table, 0)
        seen = await ben.get(f"/tables/{table}")
        assert (seen["given"], seen["shares"], seen["takes_shares"]) == ([0], None, True)
        assert given[0] not in json.dumps(seen)
        given |= await ben.share(table, 1)
        await anna.act(table, "start")
        for who in (anna, ben, Browser(server)):
            seen = await who.get(f"/tables/{table}")
            assert seen["shares"] == [given[0], given[1]]
            assert seen["commitment"] == commitment


async def test_a_seat_adds_once_and_only_its_holder_does(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await two_at_a_table(anna, ben)
        assert await code_of(anna.share(table, 1)) == "not-your-seat"
        assert await code_of(Browser(server).share(table, 1)) == "not-your-seat"
        assert await code_of(anna.share(table, 4)) == "no-such-seat"
        await anna.share(table, 0)
        assert await code_of(anna.share(table, 0)) == "share-is-given"
        for bad in ("", "5a" * 31, "5a" * 33, "5A" * 32, "5a" * 31 + "5\n", "x" * 64):
            command = {"id": anna.new_command(), "version": 0}
            act = {"kind": "share", "seat": 0, "share": bad}
            answer = await anna.http.post(f"/api/tables/{table}/acts", json={**command, "act": act})
            assert answer.status_code == 422
        await anna.act(table, "start")
        assert await code_of(ben.share(table, 1)) == "already-started"


async def test_who_stands_up_or_is_removed_takes_the_share_along(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna, Browser(server) as ben:
        table = await two_at_a_table(anna, ben)
        await anna.share(table, 0)
        await ben.share(table, 1)
        await anna.remove(table, 1)
        await anna.stand(table, 0)
        assert (await anna.get(f"/tables/{table}"))["given"] == []
        await anna.put_bots(table, 0)
        await ben.sit(table, 1, "Ben")
        await anna.act(table, "start")
        assert await shares_of(ben, table) == [None, None]


async def test_a_share_outlives_a_restart_and_is_used(database: str) -> None:
    settings = quick(database, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        for seat in range(3):
            await anna.sit(table, seat, f"Guest {seat}")
        given = await anna.share(table, 0, 2)
        cookies = dict(anna.http.cookies)
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        assert await code_of(anna.share(table, 2)) == "share-is-given"
        await anna.act(table, "start")
        assert await shares_of(anna, table) == [given[0], None, given[2]]
        setup = (await anna.get(f"/tables/{table}"))["setup"]
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        live = await server.services.tables.get(table)
        seed = deal_seed(live.state.charter.seed, [given[0], None, given[2]])
        record, start = Setting("fishing", 3).start(SeededDealer(seed))
        assert record.setup == setup
        game = live.state.game
        for dealt in live.state.moves[:3]:
            assert dealt == game.chance_move(start, SeededDealer(seed))
            game.apply(start, dealt)


# Waiting


async def test_a_start_waits_for_who_is_there_and_goes_on_with_the_last_share(sqlite: str) -> None:
    async with (
        running(quick(sqlite, share_seconds=FOREVER)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await two_at_a_table(anna, ben)
        await anna.share(table, 0)
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            starting = asyncio.create_task(anna.act(table, "start"))
            live = await server.services.tables.get(table)
            await eventually(lambda: bool(live._starts))
            assert live.state.status == "gathering"
            given = await ben.share(table, 1)
            await starting
            assert (await shares_of(ben, table))[1] == given[1]


async def test_a_start_waits_for_every_seat_of_one_screen(sqlite: str) -> None:
    async with (
        running(quick(sqlite, share_seconds=FOREVER)) as server,
        Browser(server) as anna,
    ):
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        await anna.sit(table, 1, "Ben")
        async with anna.socket(table, 0) as socket:
            await socket.hear()
            given = await anna.share(table, 0)
            starting = asyncio.create_task(anna.act(table, "start"))
            live = await server.services.tables.get(table)
            await eventually(lambda: bool(live._starts))
            given |= await anna.share(table, 1)
            await starting
        assert await shares_of(anna, table) == [given[0], given[1]]


async def test_nobody_waits_for_who_is_away_or_goes_nor_for_programs(sqlite: str) -> None:
    async with (
        running(quick(sqlite, share_seconds=FOREVER)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await two_at_a_table(anna, ben)
        await anna.act(table, "start")
        assert await shares_of(anna, table) == [None, None]

        table = await two_at_a_table(anna, ben)
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            starting = asyncio.create_task(anna.act(table, "start"))
            live = await server.services.tables.get(table)
            await eventually(lambda: bool(live._starts))
        await starting

        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        link = await anna.post(
            f"/tables/{table}/links", {"seat": 1, "purpose": "bot", "name": "Robot"}
        )
        robot = Browser(server)
        robot.http.headers["Authorization"] = f"Bearer {link['secret']}"
        async with robot.socket(table, 1, Authorization=f"Bearer {link['secret']}") as socket:
            await socket.hear()
            await anna.act(table, "start")
        assert await shares_of(anna, table) == [None, None]


async def test_a_program_may_add_a_share(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        await anna.sit(table, 0, "Anna")
        link = await anna.post(
            f"/tables/{table}/links", {"seat": 1, "purpose": "bot", "name": "Robot"}
        )
        robot = Browser(server)
        robot.http.headers["Authorization"] = f"Bearer {link['secret']}"
        given = await robot.share(table, 1)
        await anna.act(table, "start")
        assert await shares_of(anna, table) == [None, given[1]]


async def test_who_is_there_and_adds_nothing_delays_a_start_for_three_seconds(sqlite: str) -> None:
    system = StillSystem()
    seconds = Settings(sqlite).share_seconds
    async with (
        running(quick(sqlite, workers=0, share_seconds=seconds), system) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await two_at_a_table(anna, ben)
        live = await server.services.tables.get(table)
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            await socket.hear()
            starting = asyncio.create_task(anna.act(table, "start"))
            await eventually(lambda: bool(live._starts))
            system.pass_time(2.9)
            await asyncio.sleep(0.05)
            assert live.state.status == "gathering"
            system.pass_time(0.2)
            await starting
        assert await shares_of(anna, table) == [None, None]
        assert not live._starts


async def test_a_start_that_is_refused_does_not_wait(sqlite: str) -> None:
    async with (
        running(quick(sqlite, share_seconds=FOREVER)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await two_at_a_table(anna, ben)
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            assert await code_of(Browser(server).act(table, "start")) == "not-at-the-table"
            await anna.stand(table, 0)
            assert await code_of(anna.act(table, "start")) == "seats-are-empty"


async def test_who_stands_up_while_a_start_waits_stops_it(sqlite: str) -> None:
    async with (
        running(quick(sqlite, share_seconds=FOREVER)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await two_at_a_table(anna, ben)
        async with ben.socket(table, 1) as socket:
            await socket.hear()
            starting = asyncio.create_task(anna.act(table, "start"))
            live = await server.services.tables.get(table)
            await eventually(lambda: bool(live._starts))
            await ben.stand(table, 1)
            assert await code_of(starting) == "seats-are-empty"


# Deals without shares


async def test_a_rematch_asks_for_shares_anew(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "fishing", 3)
        await play_on(server, table)
        await anna.act(table, "rematch", 0)
        again = (await anna.get(f"/tables/{table}"))["rematch"]
        seen = await anna.get(f"/tables/{again}")
        assert (seen["given"], seen["takes_shares"]) == ([], True)
        assert seen["commitment"] != (await anna.get(f"/tables/{table}"))["commitment"]
        given = await anna.share(again, 0, 1, 2)
        await anna.act(again, "start")
        assert await shares_of(anna, again) == [given[0], given[1], given[2]]


async def test_a_shared_deal_takes_no_shares_and_says_so(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        first = await anna.new_table("freshfish", 2)
        await anna.sit(first, 0, "Anna")
        await anna.share(first, 0)
        second = await anna.new_table("freshfish", 2, same_deal_as=first)
        for table in (first, second):
            seen = await anna.get(f"/tables/{table}")
            assert (seen["takes_shares"], seen["deal_is_shared"]) == (False, True)
        await anna.sit(first, 1, "Ben")
        assert await code_of(anna.share(first, 1)) == "deal-takes-no-shares"
        await anna.act(first, "start")
        await take_all_seats(anna, second, 2)
        setups = [(await anna.get(f"/tables/{table}"))["setup"] for table in (first, second)]
        assert setups[0] == setups[1]
        assert await shares_of(anna, first) is None
        for table in (first, second):
            await play_on(server, table)
        record = await anna.get(f"/tables/{first}/record")
        assert record["shuffle"]["shares"] is None


async def test_the_same_deal_again_is_the_deal_with_the_shares_of_then(
    sqlite: str, tmp_path: Path
) -> None:
    settings = quick(sqlite, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        for seat in range(3):
            await anna.sit(table, seat, f"Guest {seat}")
        await anna.share(table, 0, 1, 2)
        await anna.act(table, "start")
        await play_on(server, table)
        again = await anna.new_table("fishing", 3, same_deal_as=table)
        third = await anna.new_table("fishing", 3, same_deal_as=again)
        cookies = dict(anna.http.cookies)
        first = await anna.get(f"/tables/{table}")
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        for repeated in (again, third):
            await take_all_seats(anna, repeated, 3)
            live = await server.services.tables.get(repeated)
            before = await server.services.tables.get(table)
            assert live.state.setup == before.state.setup
            assert live.state.moves[:3] == before.state.moves[:3]
        for repeated in (again, third):
            await play_on(server, repeated)
        record = await anna.get(f"/tables/{third}/record")
        assert record["shuffle"]["shares"] == first["shares"]
        assert verified(record, tmp_path, "--commitment", first["commitment"]).startswith("holds")


async def test_a_table_that_the_first_release_started_keeps_its_deal(sqlite: str) -> None:
    settings = quick(sqlite, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        live = await server.services.tables.get(table)
        setting = Setting("fishing", 3)
        record, start = setting.start(live.state.dealer())
        holder = live.state.charter.maker
        changes: list[Any] = [Sat(seat, holder, f"Guest {seat}") for seat in range(3)]
        changes.append(Started(record.setup))
        while setting.game.owing(start) == [CHANCE]:
            dealt = setting.game.chance_move(start, live.state.dealer())
            changes.append(Dealt(setting.game.text(dealt)))
            setting.game.apply(start, dealt)
        entries = [
            Entry(number, change, live.around.system.now())
            for number, change in enumerate(changes, 1)
        ]
        assert entries[3].data().pop("shares", 0) is None  # it had no such key
        await server.services.archive.append(table, entries)
        cookies = dict(anna.http.cookies)
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        assert await shares_of(anna, table) is None
        await play_on(server, table)
        live = await server.services.tables.get(table)
        assert live.state.status == "finished"
        assert live.state.dealer().seed == live.state.charter.seed


# What can be checked afterwards


Grind = Callable[[Json], Json]


def verified(record: Json, folder: Path, *options: str) -> str:
    path = folder / "game.kutter.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    done = kutter("verify", "--shuffle", *options, path)
    assert done.err == ""
    assert done.code == (0 if "holds" in done.out else 1)
    return done.out.removeprefix(f"{path}: ").strip()
