"""A database of the first release: its tables go on, its links are bound to a holding or end.

first_release/ was written by a server of that version: two running games with people, a program,
devices and links, one of them made by somebody who has left since; a table that gathers; a finished
game. secrets.json has the secrets of its cookies and links.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kutter.server.storage.backup import in_groups, insert_all, read_lines, tables_of
from kutter.server.storage.store import Store
from kutter.server.storage.upgrade import bring_up_to_date
from tests.server.running import Browser, Json, Server, code_of, quick, running

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parent / "first_release"
AGES = 1e10
"""Seconds: nothing is too old for it."""
SECRETS: Json = json.loads((FOLDER / "secrets.json").read_text())


@asynccontextmanager
async def upgraded(url: str, **changes: Any) -> AsyncIterator[Server]:
    """A server that starts on a database just as the first release left it."""
    store = Store(url)
    await store.open()
    await bring_up_to_date(store, "0001")
    lines = read_lines(FOLDER / "tables.backup")
    next(lines)
    async with store.engine.begin() as connection:
        tables = {table.name: table for table in await tables_of(connection)}
        for name, rows in in_groups(lines, tables):
            await insert_all(connection, tables[name], rows)
    await store.close()
    patient = {"gathering_seconds": AGES, "idle_seconds": AGES, "browser_seconds": AGES}
    async with running(quick(url, **patient, **changes)) as server:
        yield server


def known(server: Server, name: str) -> Browser:
    browser = Browser(server)
    browser.http.cookies.set("kutter", SECRETS["cookies"][name])
    return browser


def program_of(server: Server, table: Json) -> Browser:
    program = Browser(server)
    program.token = table["token"]
    program.http.headers["Authorization"] = f"Bearer {table['token']['secret']}"
    return program


@pytest.mark.parametrize("game", [pytest.param("fishing", marks=pytest.mark.slow), "freshfish"])
async def test_running_games_are_played_to_their_end(
    database: str, game: str, tmp_path: Path
) -> None:
    table = SECRETS["running"][game]
    async with upgraded(database, data_folder=tmp_path) as server:
        people = {0: known(server, "anna"), 1: known(server, "ben"), 2: program_of(server, table)}
        for seat, legal in enumerate(table["legal"]):
            seen = await people[seat].get(f"/tables/{table['id']}", seat=seat)
            assert seen["position"]["legal"] == legal, "the deal that they had"
        random = Random(game)
        while (seen := await people[0].get(f"/tables/{table['id']}"))["status"] == "running":
            seat = seen["position"]["owing"][0]
            own = await people[seat].get(f"/tables/{table['id']}", seat=seat)
            move = random.choice(own["position"]["legal"])
            await people[seat].act_at(own["version"], table["id"], "move", seat, move=move)
        assert seen["status"] == "finished"
        assert seen["seed"] is not None


@pytest.mark.parametrize("game", ["fishing", "freshfish"])
async def test_links_are_bound_to_the_holding_they_were_made_in_or_end(
    database: str, game: str, tmp_path: Path
) -> None:
    table = SECRETS["running"][game]
    async with upgraded(database, data_folder=tmp_path) as server:
        anna, ben, phone, thief = (
            known(server, name) for name in ("anna", "ben", "phone", "thief")
        )
        assert await code_of(thief.redeem(table["stolen"])) == "link-is-unknown"
        tablet = Browser(server)
        await tablet.redeem(table["unused"])
        assert (await tablet.get(f"/tables/{table['id']}", seat=1))["holds"] == [1]
        assert (await phone.get(f"/tables/{table['id']}", seat=0))["holds"] == [0]
        await anna.revoke(table["id"], table["device"])
        assert await code_of(phone.get(f"/tables/{table['id']}", seat=0)) == "not-your-seat"
        await ben.revoke(table["id"], table["unused"])
        assert await code_of(tablet.get(f"/tables/{table['id']}", seat=1)) == "not-your-seat"


async def test_a_table_that_gathers_starts(database: str, tmp_path: Path) -> None:
    table = SECRETS["gathering"]
    async with upgraded(database, data_folder=tmp_path) as server:
        anna, ben, clara = (known(server, name) for name in ("anna", "ben", "clara"))
        assert (await ben.redeem(table["invitation"], "Ben"))["seat"] == 1
        await clara.redeem(table["open"], "Clara")
        tablet = Browser(server)
        await tablet.redeem(table["device"])
        await anna.put_bots(table["id"], 3)
        await anna.act(table["id"], "start")
        assert (await tablet.get(f"/tables/{table['id']}", seat=1))["status"] == "running"


async def test_a_finished_game_still_has_its_record(database: str, tmp_path: Path) -> None:
    async with upgraded(database, data_folder=tmp_path) as server:
        record = await known(server, "anna").get(f"/tables/{SECRETS['finished']}/record")
        assert record["result"] is not None
        assert record["shuffle"]["seed"]
        assert [path.suffix for path in tmp_path.iterdir() if "upgrade" in path.name] == [".backup"]
