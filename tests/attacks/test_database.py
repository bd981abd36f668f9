"""A database in trouble, a second server beside the first: nothing diverges, nobody is blamed."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Final

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from tests.attacks.victim import Victim, play, started, under_attack
from tests.server.postgres import Postgres, new_postgres
from tests.server.running import Refusal

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ANSWERED_WITHIN: Final = 20
"""Seconds: some of what is promised takes ten on a machine that is not busy."""
OURS_FOR_NOW: Final = 1013


async def check_no_second(folder: Path, database: object) -> None:
    """A server that finds another at work says so and ends."""
    beside = folder / "beside"
    beside.mkdir()
    with pytest.raises(AssertionError, match="another server works with this database"):
        async with under_attack(beside, "--database", database):
            pass


async def readiness(victim: Victim) -> int:
    async with httpx2.AsyncClient(timeout=ANSWERED_WITHIN) as client:
        return (await client.get(f"{victim.url}/readyz")).status_code


@pytest.mark.parametrize("way", ["symlink", "lock removed"])
async def test_no_second_server_by_another_name(tmp_path: Path, way: str) -> None:
    async with under_attack(tmp_path, "--no-limits") as victim:
        anna = victim.browser()
        table = await started(anna, anna, game="freshfish")
        name = file = tmp_path / "kutter.db"
        if way == "symlink":
            name = tmp_path / "another.db"
            name.symlink_to(file)
        else:
            Path(f"{file}.lock").unlink()
        await check_no_second(tmp_path, name)
        [seat] = (await anna.get(f"/tables/{table}"))["position"]["owing"]
        await play(anna, table, seat)


async def test_no_second_server_after_the_database_was_restarted(
    tmp_path: Path, postgres_server: str
) -> None:
    database = new_postgres(postgres_server)
    async with under_attack(tmp_path, "--no-limits", "--database", database) as victim:
        anna = victim.browser()
        table = await started(anna, anna, game="freshfish")
        await asyncio.to_thread(Postgres(database).restart)
        [seat] = (await anna.get(f"/tables/{table}"))["position"]["owing"]
        await play(anna, table, seat)  # the first move, not the second
        await check_no_second(tmp_path, database)


async def test_a_database_that_hangs_is_told_and_keeps_nobody_waiting(
    tmp_path: Path, postgres_server: str
) -> None:
    database = new_postgres(postgres_server)
    async with under_attack(tmp_path, "--no-limits", "--database", database) as victim:
        anna = victim.browser()
        table = await started(anna, anna, game="freshfish")
        view = await anna.get(f"/tables/{table}")
        [seat] = view["position"]["owing"]
        with Postgres(database).hung():
            assert await victim.answers(), "it lives"
            assert await readiness(victim) == 503, "and cannot be played on"
            async with asyncio.timeout(ANSWERED_WITHIN):
                with pytest.raises(Refusal) as refused:
                    await anna.act_at(view["version"], table, "move", seat, move="0 draw")
            assert refused.value.status == 503


async def test_a_database_that_cannot_be_written_is_not_told_as_the_holders_fault(
    tmp_path: Path,
) -> None:
    async with under_attack(tmp_path, "--no-limits") as victim:
        anna = victim.browser()
        table = await started(anna, anna, game="freshfish")
        others = sqlite3.connect(tmp_path / "kutter.db", isolation_level=None)
        others.execute("BEGIN IMMEDIATE")
        assert await readiness(victim) == 503
        async with anna.socket(table, 0) as socket:
            try:
                first = await socket.hear()
            except ConnectionClosed:
                assert socket.connection.close_code == OURS_FOR_NOW, "not: not your seat"
            else:
                assert first["type"] == "table"
        others.rollback()
        others.close()
        async with anna.socket(table, 0) as socket:
            assert (await socket.hear())["type"] == "table"
