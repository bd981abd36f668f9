"""Tables where somebody learns: prepared as long as they do as prepared, and soon forgotten."""

from random import Random
from typing import Any

import pytest

from kutter.games.registry import game_named
from kutter.guides.guide import Stretch
from kutter.guides.registry import guides
from kutter.server.table.prepared import Prepared
from kutter.server.table.tidying import tidy
from tests.server.running import Browser, code_of, quick, running

pytestmark = pytest.mark.anyio

ROUND_ENDS = 1
"""The stretch of Fishing's guide in which chance has something to answer."""


def stretch(number: int, guide: str = "fishing") -> Stretch:
    return guides()[guide].stretches[number]


async def begun(browser: Browser, number: int, guide: str = "fishing") -> str:
    made = await browser.post(f"/guides/{guide}/{number}", {"name": "Anna"})
    return str(made["id"])


async def play_as_prepared(browser: Browser, table: str, part: Stretch) -> None:
    async with browser.socket(table, part.seat) as learner:
        await learner.hear()
        while (shown := learner.table)["moves"] < part.end:
            if part.seat in shown["position"]["owing"]:
                await learner.do("move", move=part.record.moves[shown["moves"]])
            else:
                await learner.hear()


async def test_bots_and_chance_do_as_prepared_also_after_a_restart(database: str) -> None:
    part = stretch(ROUND_ENDS)
    async with running(quick(database)) as server:
        browser = Browser(server)
        table = await begun(browser, ROUND_ENDS)
        shown = await browser.get(f"/tables/{table}", seat=part.seat)
        assert shown["status"] == "running"
        assert [each["player"] for each in shown["seats"]] == ["person", "bot", "bot"]
        cookies = dict(browser.http.cookies)
    async with running(quick(database)) as server, Browser(server) as browser:
        browser.http.cookies.update(cookies)
        await play_as_prepared(browser, table, part)
        services = server.app.state.services
        state = (await services.tables.get(table)).state
        assert state.record().moves == part.record.moves[: part.end]


async def test_who_departs_plays_on_against_bots(sqlite: str) -> None:
    part = stretch(0)
    async with running(quick(sqlite)) as server, Browser(server) as browser:
        table = await begun(browser, 0)
        async with browser.socket(table, part.seat) as learner:
            shown = await learner.play_on(Random(1), lambda it: it["moves"] > part.end + 3)
        state = (await server.app.state.services.tables.get(table)).state
        assert shown["status"] == "running"
        assert state.record().moves[: part.end] != part.record.moves[: part.end]


async def test_a_guides_table_is_listed_nowhere_and_takes_no_shares(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as browser:
        table = await begun(browser, 0, "market")
        assert (await browser.get("/mine"))["tables"] == []
        assert (await browser.get("/tables"))["tables"] == []
        shown: dict[str, Any] = await browser.get(f"/tables/{table}", seat=0)
        assert not shown["takes_shares"]
        assert shown["setting"]["chat"] is False


async def test_what_is_no_guide_is_refused(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as browser:
        assert await code_of(begun(browser, 0, "chess")) == "no-such-guide"
        assert await code_of(begun(browser, 99)) == "no-such-guide"


async def test_what_nobody_learns_at_any_more_is_forgotten(sqlite: str) -> None:
    async with running(quick(sqlite, guide_seconds=-1)) as server, Browser(server) as browser:
        tables = server.app.state.services.tables
        table = await begun(browser, 0)
        kept = await browser.new_table()
        await tidy(tables)
        assert await code_of(browser.get(f"/tables/{table}")) == "no-such-table"
        assert (await browser.get(f"/tables/{kept}"))["status"] == "gathering"


def test_sealed_answers_may_come_in_any_order() -> None:
    game = game_named("freshfish")
    part = stretch(1, "market")
    prepared = Prepared(game, part.record.moves)
    moves = [game.parse(text) for text in part.record.moves]
    first, second, third = bids = moves[19:22]
    assert {each.verb for each in bids} == {game.sealed_verb}
    assert prepared.next_of(third.seat, moves[:19], 0) == third
    assert prepared.next_of(first.seat, [*moves[:19], third], 1) == first
    turned = [*moves[:19], third, second, first]
    assert prepared.next_of(moves[22].seat, turned, 0) == moves[22]
    other = first._replace(things=(first.things[0] + 1,))
    assert prepared.next_of(second.seat, [*moves[:19], other], 1) == second
    assert prepared.next_of(moves[22].seat, [*moves[:19], other, second, third], 0) is None
