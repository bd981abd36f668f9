"""Contests where something goes wrong: a write fails, a server stops, a table is forgotten."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from kutter.server.contests import contests
from kutter.server.protocol.refusals import Refused
from kutter.server.storage import schema
from kutter.server.storage.store import Store
from kutter.server.storage.writer import Held, Work
from kutter.server.table import archive
from kutter.server.table.live import table as live
from kutter.server.table.state import TableState
from tests.server.contests.playing import (
    DAY,
    MovedSystem,
    begin,
    deal_of,
    play_out,
    played,
    results,
)
from tests.server.running import Browser, Json, Refusal, code_of, eventually, quick, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hasty")]

MANY = 1_000_000


class UnluckyStore(Store):
    """It writes so many times more, and may not tell that it has."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.left = MANY
        self.loses_word = False

    async def write(
        self, rows: Sequence[Json] = (), work: Work | None = None, held: Held | None = None
    ) -> None:
        if self.left == 0:
            raise Refused("not-written", 503)
        self.left -= 1
        await super().write(rows, work, held)
        if self.loses_word:
            raise Refused("not-written", 503)


@pytest.mark.parametrize("loses_word", [False, True])
async def test_a_try_that_could_not_be_written_is_begun_when_it_is_asked_for_again(
    sqlite: str, loses_word: bool
) -> None:
    store = UnluckyStore(sqlite)
    async with running(quick(sqlite, workers=0), MovedSystem(), store=store) as server:
        for left in range(3) if not loses_word else [MANY]:
            anna = Browser(server)
            await anna.post("/me")
            contest = await deal_of(anna)
            store.left, store.loses_word = left, loses_word
            with suppress(Refusal):
                await begin(anna, contest, "Anna")
            store.left, store.loses_word = MANY, False
            table = await begin(anna, contest, "Anna")
            told = await anna.get(f"/tables/{table}", seat=0)
            assert told["status"] == "running"
            assert [seat["level"] for seat in told["seats"]] == [None, "mate"]
            assert (await deal_of(anna))["running"] == table
        tries = await store.rows(select(schema.tries.c.number))
        assert {row.number for row in tries} == {1}
        assert len(await store.rows(select(schema.tables))) == len(tries)


async def solution_of(browser: Browser, contest: Json) -> str | None:
    found: str | None = (await browser.get(f"/contests/{contest['id']}"))["solution"]
    return found


@pytest.mark.parametrize(("left", "loses_word"), [(0, False), (4, False), (MANY, True)])
async def test_a_solution_that_could_not_be_written_is_played_later(
    sqlite: str, left: int, loses_word: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "TRY_AGAIN_SECONDS", 0.01)
    store, system = UnluckyStore(sqlite), MovedSystem()
    async with running(quick(sqlite, workers=0), system, store=store) as server:
        anna = Browser(server)
        contest = await deal_of(anna)
        system.time += DAY
        store.left, store.loses_word = left, loses_word
        with suppress(Refusal):
            assert await solution_of(anna, contest) is None
        store.left, store.loses_word = MANY, False

        async def is_there() -> bool:
            return await solution_of(anna, contest) is not None

        await eventually(is_there, 60)


async def test_a_solution_that_is_not_kept_any_more_is_played_anew(sqlite: str) -> None:
    system = MovedSystem()
    settings = quick(sqlite, workers=0, keep_seconds=DAY)
    async with running(settings, system) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        system.time += DAY * 0.6

        async def is_there() -> bool:
            return await solution_of(anna, contest) is not None

        await eventually(is_there, 60)
        first = await solution_of(anna, contest)
        system.time += DAY * 1.2
        await server.services.tidy()
        assert await code_of(anna.get(f"/tables/{first}")) == "no-such-table"
        assert await solution_of(anna, contest) is None
        await eventually(is_there, 60)
        assert await solution_of(anna, contest) != first


async def test_who_looks_at_contests_fetches_no_table_from_the_disk(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = MovedSystem()
    async with running(quick(sqlite, workers=0), system) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        finished = await played(anna, contest, "Anna")
        given_up = await begin(anna, contest, "Anna")
        await anna.act(given_up, "end", 0)
        running_try = await begin(anna, contest, "Anna")
        cookies = anna.http.cookies
    checked: list[str] = []

    async def so_again(state: TableState, _workers: object) -> bool:
        checked.append(state.charter.id)
        return True

    monkeypatch.setattr(contests, "bots_play_so_again", so_again)
    async with running(quick(sqlite, workers=0), system) as server, Browser(server) as anna:
        anna.http.cookies = cookies
        assert (await deal_of(anna))["running"] == running_try

        async def is_checked() -> bool:
            return bool((await results(anna, contest))[0]["is_checked"])

        await eventually(is_checked)
        assert checked == [finished]
        assert not any(map(server.services.tables.kept.live, (finished, given_up)))
        held = server.services.contests
        found = await held.ledger.best(contest["id"], 9)
        held.check(
            await held.get(contest["id"]), [replace(each, is_checked=None) for each in found]
        )

        async def nothing_is_due() -> bool:
            return not held._due

        await eventually(nothing_is_due)
        assert checked == [finished], "a look from before the check asks for no second one"


async def test_what_one_began_on_a_desk_goes_on_with_ones_phone(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0), MovedSystem()) as server:
        anna, phone, eve = Browser(server), Browser(server), Browser(server)
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        link = await anna.link(table, 0, "device")
        assert await code_of(phone.get(f"/tables/{table}")) == "contest-is-played"
        assert (await phone.redeem(link))["table"] == table
        assert (await phone.get(f"/tables/{table}", seat=0))["contest"]["id"] == contest["id"]
        assert await code_of(eve.redeem(link)) == "link-is-used"
        assert await code_of(eve.get(f"/tables/{table}")) == "contest-is-played"
        assert await code_of(anna.link(table, 1, "guest")) == "already-started"
        await play_out(phone, table)
        assert [each["you"] for each in await results(anna, contest)] == [True]


async def test_a_phone_that_is_let_in_no_longer_does_not_look_on(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0), MovedSystem()) as server:
        anna, phone = Browser(server), Browser(server)
        table = await begin(anna, await deal_of(anna), "Anna")
        link = await anna.link(table, 0, "device")
        await phone.redeem(link)
        async with phone.socket(table) as socket:
            await socket.hear()
            await anna.revoke(table, link)
            with pytest.raises(ConnectionClosed):
                await socket.until(lambda _: False)


async def test_a_game_that_other_bots_ended_does_not_count(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(quick(sqlite, workers=0), MovedSystem()) as server, Browser(server) as anna:
        contest = await deal_of(anna)
        table = await begin(anna, contest, "Anna")
        monkeypatch.setattr(archive, "bots_version", lambda *_: MANY)
        await play_out(anna, table)
        assert [each["marks"] for each in await results(anna, contest)] == [["other-bots"]]


async def test_no_program_makes_a_challenge(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0), MovedSystem()) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2, options={"variant": "market"})
        program = await anna.program(table, 0)
        await anna.put_bots(table, 1)
        await anna.act(table, "start")
        await play_out(program, table)
        challenged: Any = program.post(f"/tables/{table}/challenge")
        assert await code_of(challenged) == "not-for-programs"
        assert await code_of(anna.post(f"/tables/{table}/challenge")) == "not-at-the-table"
