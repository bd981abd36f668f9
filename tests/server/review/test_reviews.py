"""Looking back on a game: worked out once, while somebody waits, and kept with the game."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from kutter.bots.contract import Budget, RandomBot
from kutter.bots.judging import Depth
from kutter.bots.match import play_on as play_on_to_end
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.fishing.bots.judge import FishingJudge
from kutter.records.format import Record, parse_record
from kutter.records.replay import replay, seen_record
from kutter.server.review import reviews
from kutter.server.storage import schema
from tests.cli.helpers import kutter
from tests.server.hot_seat import hot_seat, play_on, take_all_seats
from tests.server.running import Browser, Json, Refusal, code_of, eventually, quick, running

pytestmark = pytest.mark.anyio

RECORD = Path("tests/games/fishing/records/overfishing.kutter.json")
BRIEF = Depth(simulations=8, worlds=4, deals=1)
PARTING = 100
LONG = Depth(simulations=30_000, worlds=4)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "NEWS_SECONDS", 0.0)


async def uploaded(browser: Browser, record: Json | None = None) -> str:
    given = await browser.post("/records", record or json.loads(RECORD.read_bytes()))
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
    settings = quick(database, workers=1, review_depth=BRIEF)
    async with running(settings) as server, Browser(server) as anna:
        path = await uploaded(anna)
        found, steps = await whole(anna, path)
    assert steps == sorted(steps)
    assert len(set(steps)) > 3, "its progress is told"
    monkeypatch.setattr(FishingJudge, "depth", BRIEF)
    assert [found] == json.loads(kutter("review", RECORD, "--seat", 0, "--json").out)
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


# By what the seat knew


def otherwise(seat: int, luck: str) -> Json:
    """Up to a move the same game to a seat, but not what it did not know; then it parts."""
    record = parse_record(RECORD.read_bytes())
    seen = replay(seen_record(replay(record), seat, PARTING))
    state, moves = seen.start.copy(), seen.moves(generator(luck))
    for move in moves:
        seen.game.apply(state, move)
    bots, dealer = [RandomBot()] * record.players, SeededDealer(seed_from(luck))
    moves += play_on_to_end(seen.game, state, bots, dealer, Budget(None, simulations=1))
    texts = [seen.game.text(move) for move in moves]
    result = seen.game.result(state)
    return Record(**{**vars(record), "moves": texts, "result": result, "extra": {}}).to_json()


async def test_what_the_seat_could_not_know_changes_nothing(sqlite: str) -> None:
    games = [otherwise(0, luck) for luck in ("one", "two")]
    assert games[0]["moves"][:PARTING] != games[1]["moves"][:PARTING]
    settings = quick(sqlite, workers=1, review_depth=BRIEF)
    async with running(settings) as server, Browser(server) as anna:
        found = [(await whole(anna, await uploaded(anna, game)))[0] for game in games]
    before = [
        [each for each in review["decisions"] if each["number"] <= PARTING] for review in found
    ]
    assert before[0] == before[1]
    assert len(before[0]) > 5


def without_deal(review: Json) -> Json:
    """What is said of the whole, but for what the deal was worth."""
    return [each for each in review["summary"] if each["message"] != "review-deal"]


async def test_while_others_play_the_deal_each_looks_back_on_what_they_saw_alone(
    sqlite: str,
) -> None:
    settings = quick(sqlite, workers=1, review_depth=BRIEF)
    async with running(settings) as server, Browser(server) as anna, Browser(server) as ben:
        first = await anna.new_table("freshfish", 2)
        second = await anna.new_table("freshfish", 2, same_deal_as=first)
        await anna.sit(first, 0, "Anna")
        await ben.sit(first, 1, "Ben")
        await anna.act(first, "start")
        path = f"/tables/{first}/review"
        assert await code_of(anna.get(path, seat=0)) == "deal-is-played"
        await play_on(server, first)
        for asking in (
            anna.get(path, seat=0, cards_open=True),
            anna.get(path, seat=1),
            Browser(server).get(path, seat=0),
        ):
            with pytest.raises(Refusal) as refused:
                await asking
            assert (refused.value.status, refused.value.code) == (403, "deal-is-played")
        seen, _ = await whole(anna, path)
        assert await code_of(Browser(server).get(path, seat=0)) == "deal-is-played", "still"
        await take_all_seats(anna, second, 2)
        await anna.act(second, "end")
        known, _ = await whole(ben, path)
    assert seen["decisions"] == known["decisions"]
    assert seen["summary"] == without_deal(known) != known["summary"]


async def test_of_a_branch_of_a_branch_only_its_own_moves_are_judged(sqlite: str) -> None:
    settings = quick(sqlite, workers=1, review_depth=BRIEF)
    async with running(settings) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        for at in (30, 60):
            await play_on(server, table)
            table = await hot_seat(anna, "freshfish", 2, position={"table": table, "at": at})
        await play_on(server, table)
        moves = (await anna.get(f"/tables/{table}/record"))["moves"]
        found, _ = await whole(anna, f"/tables/{table}/review")
    numbers = [each["number"] for each in found["decisions"]]
    assert 60 < min(numbers) <= max(numbers) <= len(moves)
    assert found["summary"] == without_deal(found)


# A game that is forgotten


async def test_a_review_is_forgotten_with_its_game_also_while_it_is_under_way(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LINGER_SECONDS", 600.0)
    settings = quick(database, workers=1, review_depth=BRIEF, keep_seconds=-1)
    async with running(settings) as server, Browser(server) as anna:
        services = server.services
        table = await hot_seat(anna, "freshfish", 2)
        await play_on(server, table)
        paths = [f"/tables/{table}/review", await uploaded(anna)]
        for path in paths:
            await whole(anna, path)
        assert len(await services.store.rows(select(schema.reviews))) == 2
        await services.tidy()
        assert await services.store.rows(select(schema.reviews)) == []

        path = await uploaded(anna)
        await anna.get(path, seat=0)
        await services.tidy()
        assert services.reviews.under_way == 1
        await eventually(lambda: services.reviews.under_way == 0, 60)
        assert await services.store.rows(select(schema.reviews)) == []
        assert await code_of(anna.get(path, seat=0)) == "no-such-record"
