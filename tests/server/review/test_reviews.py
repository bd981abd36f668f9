"""Looking back on a game: worked out once, while somebody waits, and kept with the game."""

import json
from pathlib import Path
from typing import Any

import pytest

from kutter.bots.judging import Depth
from kutter.records.format import parse_record
from kutter.records.replay import replay
from kutter.review.report import review_json
from kutter.review.review import Reviewing
from kutter.server.review import reviews
from tests.server.running import Browser, Json, code_of, eventually, quick, running

pytestmark = pytest.mark.anyio

RECORD = Path("tests/games/fishing/records/overfishing.kutter.json")
BRIEF = Depth(simulations=8, worlds=4, deals=1)
LONG = Depth(simulations=30_000, worlds=4)


async def uploaded(browser: Browser) -> str:
    given = await browser.post("/records", json.loads(RECORD.read_bytes()))
    return f"/records/{given['id']}/review"


async def whole(browser: Browser, path: str, **query: Any) -> tuple[Json, list[int]]:
    """The review, and how far it was whenever it was asked for."""
    told = await browser.get(path, seat=0, **query)
    steps = [told["done"]]
    while told["review"] is None:
        told = await browser.get(path, seat=0, known=told["done"], **query)
        steps.append(told["done"])
    return told["review"], steps


async def test_it_is_what_the_command_line_tells_and_stays_with_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "NEWS_SECONDS", 0.0)
    settings = quick(database, workers=1, review_depth=BRIEF)
    async with running(settings) as server, Browser(server) as anna:
        path = await uploaded(anna)
        found, steps = await whole(anna, path)
    assert steps == sorted(steps)
    assert len(set(steps)) > 3, "its progress is told"
    reviewing = Reviewing(replay(parse_record(RECORD.read_bytes())), 0, "0", BRIEF)
    told = review_json(reviewing.finish(list(reviewing.decisions())), reviewing.replay)
    assert found == json.loads(json.dumps(told))
    async with running(quick(database, workers=0)) as server, Browser(server) as anna:
        assert (await anna.get(path, seat=0))["review"] == found


async def test_nobody_waits_and_it_ends(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LINGER_SECONDS", 0.1)
    settings = quick(sqlite, workers=1, review_depth=LONG)
    async with running(settings) as server, Browser(server) as anna:
        path = await uploaded(anna)
        assert (await anna.get(path, seat=0))["review"] is None
        assert server.services.reviews.under_way == 1
        await eventually(lambda: server.services.reviews.under_way == 0)


async def test_all_who_wait_share_one_and_no_address_has_many(sqlite: str) -> None:
    settings = quick(sqlite, workers=1, review_depth=LONG)
    async with running(settings) as server, Browser(server) as anna, Browser(server) as ben:
        path = await uploaded(anna)
        for browser in (anna, ben):
            await browser.get(path, seat=0)
        assert server.services.reviews.under_way == 1
        await anna.get(path, seat=1)
        assert await code_of(anna.get(path, seat=2)) == "too-often"


async def test_a_game_that_goes_on_is_not_looked_back_on(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table(players=3)
        for seat in range(3):
            await anna.sit(table, seat, f"Player {seat}")
        path = f"/tables/{table}/review"
        assert await code_of(anna.get(path, seat=0)) == "not-running"
        await anna.act(table, "start")
        assert await code_of(anna.get(path, seat=0)) == "deal-is-played"
        assert await code_of(anna.get("/records/nothing/review", seat=0)) == "no-such-record"
