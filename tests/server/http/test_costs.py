"""What strangers have worked out: in workers, within bounds, and only while somebody waits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kutter.games.contract import Move
from kutter.server.bots.pool import READINGS
from kutter.server.bots.questions import Question
from kutter.server.bots.queue import Asker
from kutter.server.http.endpoints import records
from kutter.server.settings import Limits
from tests.server import bad_jobs
from tests.server.running import (
    Browser,
    Refusal,
    Server,
    code_of,
    eventually,
    is_finished,
    quick,
    running,
)
from tests.server.still_system import StillSystem

pytestmark = [pytest.mark.anyio, pytest.mark.own_workers]

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where workers find the jobs of tests/."""
    monkeypatch.chdir(ROOT)


async def post_and_leave(server: Server, body: bytes) -> None:
    """A client that does not wait for the answer."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"POST /api/records HTTP/1.1\r\nHost: here\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    await writer.drain()
    await asyncio.sleep(0.2)
    writer.transport.abort()


async def test_a_record_that_takes_too_long_is_refused_and_bots_move_meanwhile(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "Checking", bad_jobs.Hangs)
    settings = quick(sqlite, workers=1, reading_seconds=600)
    async with running(settings) as server, Browser(server) as eve, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        await anna.put_bots(table, 0, 1)
        upload = asyncio.create_task(eve.http.post("/api/records", content=b"{}"))
        await anna.act(table, "start")
        async with anna.socket(table) as socket:
            await socket.until(is_finished)
        assert not upload.done()
        upload.cancel()
    hasty = quick(sqlite, workers=0, reading_seconds=2)
    async with running(hasty) as server, Browser(server) as eve:
        assert await code_of(eve.post("/records", {})) == "too-costly"


async def test_who_goes_away_takes_the_question_along(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records, "Checking", bad_jobs.Hangs)
    settings = quick(sqlite, workers=0, reading_seconds=600)
    async with running(settings) as server, Browser(server) as anna:
        for _ in range(3):
            await asyncio.gather(*(post_and_leave(server, b"{}") for _ in range(4)))
        readers = server.services.readers
        await eventually(lambda: not any(len(lane) for lane in readers._lanes))
        monkeypatch.undo()
        assert await code_of(anna.post("/records", {})) == "file-is-no-record"


async def test_a_client_has_so_many_places(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "Checking", bad_jobs.Hangs)
    settings = quick(sqlite, workers=0, reading_seconds=600)
    async with running(settings) as server, Browser(server) as eve:

        async def upload() -> Any:
            return await eve.http.post("/api/records", content=b"{}")

        uploads = [asyncio.create_task(upload()) for _ in range(12)]
        await eventually(lambda: sum(each.done() for each in uploads) >= 12 - READINGS.each)
        statuses = [each.result().status_code for each in uploads if each.done()]
        assert statuses == [429] * (12 - READINGS.each)
        for each in uploads:
            each.cancel()


async def test_tables_from_the_disk_are_limited(sqlite: str) -> None:
    settings = quick(sqlite, workers=0, limits=Limits(loads=(3, 0)))
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        tables = [await anna.new_table() for _ in range(5)]
        for table in tables:
            await anna.act(table, "end")
        cookies = dict(anna.http.cookies)
        assert len((await anna.get("/mine"))["tables"]) == 5, "in memory they cost nothing"
    async with running(settings, StillSystem()) as server, Browser(server) as anna:
        anna.http.cookies.update(cookies)
        for table in tables[:3]:
            await anna.get(f"/tables/{table}")
            await anna.get(f"/tables/{table}")
        for path in ("/mine", f"/tables/{tables[3]}"):
            with pytest.raises(Refusal, match="429"):
                await anna.get(path)


async def test_bots_think_in_the_name_of_where_their_table_was_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turns go around those: many tables of one maker do not hold up another's."""
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        asked: list[Asker] = []
        choose = server.services.workers.choose

        async def listen(question: Question, asker: Asker) -> Move:
            asked.append(asker)
            return await choose(question, asker)

        monkeypatch.setattr(server.services.workers, "choose", listen)
        table = await anna.new_table("freshfish", 2)
        await anna.put_bots(table, 0, 1)
        await anna.act(table, "start")
        await eventually(lambda: bool(asked))
        assert asked[0] == Asker("127.0.0.1", table)
