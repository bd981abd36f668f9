"""Deals of the day: the same for everybody, one table of results, nothing told before its end."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kutter.server.contests import contests
from kutter.server.contests.days import day_at, end_of
from kutter.server.settings import sqlite_url
from tests.server.contests.playing import (
    DAY,
    MovedSystem,
    begin,
    deal_of,
    play_once,
    play_out,
    played,
    results,
)
from tests.server.running import Browser, Refusal, code_of, eventually, quick, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hasty")]


async def test_everybody_plays_the_same_deal_and_stands_in_one_table(database: str) -> None:
    async with (
        running(quick(database, workers=1), MovedSystem()) as server,
        Browser(server) as anna,
        Browser(server) as other_anna,
        Browser(server) as ben,
    ):
        contest = await deal_of(anna)
        tables = [
            await played(anna, contest, "Anna", seed=1),
            await played(other_anna, contest, "Anna", seed=1),
            await played(ben, contest, "Ben", seed=2),
        ]
        records = [
            await browser.get(f"/tables/{table}/record", seat=0)
            for browser, table in zip((anna, other_anna, ben), tables, strict=True)
        ]
        assert records[0]["setup"] == records[2]["setup"]
        assert records[0]["moves"] == records[1]["moves"], "bots choose the same again"
        assert records[0]["moves"] != records[2]["moves"]
        found = await results(ben, contest)
        assert sorted(each["name"] for each in found) == ["Anna", "Anna", "Ben"]
        assert [each["you"] for each in found] == [each["name"] == "Ben" for each in found]
        leads = [each["lead"] for each in found]
        assert leads == sorted(leads, reverse=True)
        mine = next(each for each in found if each["you"])
        scores = records[2]["result"]["scores"]
        assert mine["score"] == scores[0]
        assert mine["lead"] == min(scores[1:]) - scores[0], "in this game the lowest wins"
        assert mine["place"] == 1 + sum(score < scores[0] for score in scores[1:])
        assert (await ben.get("/daily"))["streak"] == 1
        told = await deal_of(ben)
        assert (told["people"], told["players"]) == (3, 2)
        own = told["own"] | {"is_checked": mine["is_checked"]}  # the server may look at any moment
        assert own == mine | {"table": tables[2]}


async def test_only_the_first_try_of_a_browser_counts(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        assert await begin(anna, contest, "Anna") == table, "one at a time"
        await play_out(anna, table)
        again = await played(anna, contest, "Anna")
        found = {each["table"]: each for each in await results(anna, contest)}
        assert found[table]["marks"] == []
        assert found[again]["marks"] == ["later-try"]
        assert (await deal_of(anna))["people"] == 1


async def test_who_leaves_and_lets_a_bot_play_on_does_not_count(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        await anna.act(table, "resign", 0)

        async def is_over() -> bool:
            return bool((await anna.get(f"/tables/{table}"))["status"] == "finished")

        await eventually(is_over, 60)
        assert [each["marks"] for each in await results(anna, contest)] == [["left"]]
        assert (await anna.get("/daily"))["streak"] == 0


async def test_nothing_is_taken_back_hinted_or_looked_on(sqlite: str) -> None:
    async with (
        running(quick(sqlite, workers=1), MovedSystem()) as server,
        Browser(server) as anna,
        Browser(server) as eve,
    ):
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        seen = await anna.get(f"/tables/{table}", seat=0)
        assert seen["contest"] == {"id": contest["id"], "day": contest["day"]}
        assert await code_of(anna.post(f"/tables/{table}/hint", {"seat": 0})) == "no-hints-here"
        await play_once(anna, table)
        assert await code_of(anna.act(table, "undo", 0)) == "contest-without-undo"
        assert (await anna.get(f"/tables/{table}", seat=0))["undo"]["can"] is None
        for path in ("", "/record", "/replay", "/routes", "/draws", "/link", "/review"):
            looked = eve.get(f"/tables/{table}{path}", seat=0)
            assert await code_of(looked) == "contest-is-played", path
        async with eve.socket(table) as socket:
            with pytest.raises(ConnectionClosed):
                await socket.hear()


async def test_until_the_day_ends_its_deal_leaves_in_no_form(sqlite: str) -> None:
    system = MovedSystem()
    async with running(quick(sqlite, workers=1), system) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await played(anna, contest, "Anna")
        record = await anna.get(f"/tables/{table}/record", seat=0)
        assert record["seen_by"] == 0
        assert "seed" not in record["shuffle"]
        assert await code_of(anna.get(f"/tables/{table}/replay", eyes=1)) == "not-your-seat"
        assert await code_of(anna.get(f"/tables/{table}/record", seat=1)) == "not-your-seat"
        assert await code_of(anna.get(f"/tables/{table}/draws")) == "deal-is-played"
        open_review = anna.get(f"/tables/{table}/review", seat=0, cards_open=True)
        assert await code_of(open_review) == "deal-is-played"
        assert await code_of(anna.get(f"/tables/{table}/review", seat=1)) == "deal-is-played"
        assert await code_of(anna.post(f"/tables/{table}/challenge")) == "deal-is-played"
        same = {"options": {"variant": "market"}, "same_deal_as": table}
        assert await code_of(anna.new_table("freshfish", 2, **same)) == "deal-is-played"
        what_if = {"table": table, "at": 20, "with_bots": {"seat": 0, "name": "Anna"}}
        parting = {"options": {"variant": "market"}, "position": what_if}
        assert await code_of(anna.new_table("freshfish", 4, **parting)) == "deal-is-played"
        assert (await anna.get(f"/contests/{contest['id']}"))["solution"] is None
        state = (await server.services.tables.get(table)).state
        secrets = [state.charter.seed.hex(), state.charter.luck.hex()]
        everything = [
            await anna.http.get(f"/api{path}")
            for path in ("/daily", f"/contests/{contest['id']}", f"/tables/{table}", "/mine")
        ]
        assert not any(secret in told.text for told in everything for secret in secrets)

        system.time = end_of(day_at(system.time)) - 1
        assert await code_of(anna.get(f"/tables/{table}/draws")) == "deal-is-played"
        system.time += 1
        assert (await anna.post(f"/tables/{table}/challenge"))["id"] == contest["id"]
        async with Browser(server) as eve:
            assert (await eve.get(f"/tables/{table}"))["seed"] == secrets[0]
            whole = await eve.get(f"/tables/{table}/record")
            assert "seen_by" not in whole
            assert (await eve.get(f"/tables/{table}/replay", eyes=1))["whole"]


async def test_after_its_day_there_is_a_solution_and_a_late_result_does_not_count(
    sqlite: str,
) -> None:
    system = MovedSystem()
    async with running(quick(sqlite, workers=1), system) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        system.time += DAY
        await play_out(anna, table)
        assert [each["marks"] for each in await results(anna, contest)] == [["late"]]
        assert (await deal_of(anna))["id"] != contest["id"], "a new day, a new deal"
        assert (await deal_of(anna, "yesterday"))["id"] == contest["id"]
        assert (await anna.get("/daily"))["streak"] == 0

        async def solution() -> str | None:
            found: str | None = (await anna.get(f"/contests/{contest['id']}"))["solution"]
            return found

        async def is_there() -> bool:
            return await solution() is not None

        await eventually(is_there, 60)
        played_well = await anna.get(f"/tables/{await solution()}")
        assert [seat["level"] for seat in played_well["seats"]] == ["skipper", "mate"]
        own = await anna.get(f"/tables/{table}/record")
        best = await anna.get(f"/tables/{played_well['id']}/record")
        assert own["setup"] == best["setup"]


async def test_the_server_checks_that_bots_played_as_the_deal_has_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        await played(anna, contest, "Anna")

        async def is_checked() -> bool:
            return bool((await results(anna, contest))[0]["is_checked"])

        await eventually(is_checked, 60)
        fishing = await deal_of(anna, variant=None)
        await played(anna, fishing, "Anna")
        own = (await deal_of(anna, variant=None))["own"]["table"]
        table = await server.services.tables.get(own)
        monkeypatch.setattr(
            table.state, "charter", replace(table.state.charter, luck=b"that of another deal")
        )

        async def is_marked() -> bool:
            return bool((await results(anna, fishing))[0]["marks"] == ["other-play"])

        await eventually(is_marked, 60)


async def test_hosts_that_share_a_secret_have_the_same_deals(tmp_path: Path) -> None:
    setups = []
    for number, secret in enumerate((b"one" * 16, b"one" * 16, b"two" * 16)):
        settings = quick(sqlite_url(tmp_path / f"{number}.db"), workers=0, daily_secret=secret)
        async with running(settings, MovedSystem()) as server, Browser(server) as anna:
            table = await begin(anna, await deal_of(anna), "Anna")
            setups.append((await anna.get(f"/tables/{table}", seat=0))["setup"])
    assert setups[0] == setups[1]
    assert setups[0] != setups[2]


async def test_a_try_goes_on_after_a_restart_and_its_secret_stays(sqlite: str) -> None:
    system = MovedSystem()
    async with running(quick(sqlite, workers=1), system) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        await play_once(anna, table)
        cookies = anna.http.cookies
    async with running(quick(sqlite, workers=1), system) as server, Browser(server) as anna:
        anna.http.cookies = cookies
        assert (await deal_of(anna))["running"] == table
        async with Browser(server) as eve:
            with pytest.raises(Refusal, match="contest-is-played"):
                await eve.get(f"/tables/{table}")
        await play_out(anna, table)
        assert [each["marks"] for each in await results(anna, contest)] == [[]]
        assert (await deal_of(anna, "yesterday"))["people"] == 0


async def test_no_browser_tries_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "MOST_TRIES", 1)
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        await played(anna, contest, "Anna")
        assert await code_of(begin(anna, contest, "Anna")) == "tried-often"
        names = {"": "not-understood", "\u200b": "empty-name", "Mate 1": "name-is-taken"}
        for name, code in names.items():
            assert await code_of(begin(anna, contest, name)) == code
        assert await code_of(anna.get("/contests/nobody-knows")) == "no-such-contest"
