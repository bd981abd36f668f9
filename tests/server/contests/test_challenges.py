"""Challenges: the deal of a finished game, for others to do better."""

from dataclasses import replace
from random import Random

import pytest

from kutter.games.freshfish.game import FRESHFISH
from kutter.games.registry import game_named, metas
from kutter.server.contests import contests
from tests.server.contests.playing import MovedSystem, begin, results
from tests.server.running import Browser, code_of, quick, running

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hasty")]


async def finished_alone(browser: Browser, name: str) -> str:
    """A game of one person against bots, with hints and a share of the shuffle of one's own."""
    table = await browser.new_table("freshfish", 2, options={"variant": "market"})
    await browser.sit(table, 1, name)
    await browser.put_bots(table, 0)
    await browser.share(table, 1)
    await browser.act(table, "start")
    async with browser.socket(table, 1) as socket:
        await socket.play_on(Random(3), lambda now: now["status"] == "finished")
    return table


async def test_others_play_the_deal_and_stand_in_one_table_with_the_challenger(
    database: str,
) -> None:
    async with (
        running(quick(database, workers=1), MovedSystem()) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await finished_alone(anna, "Anna")
        link = await anna.post(f"/tables/{table}/challenge")
        assert link["url"].endswith(f"/contests/{link['id']}")
        assert (await anna.post(f"/tables/{table}/challenge"))["id"] == link["id"], "the same"
        assert await code_of(ben.post(f"/tables/{table}/challenge")) == "not-at-the-table"

        told = await ben.get(f"/contests/{link['id']}")
        assert (told["by"], told["seat"], told["bots"]) == ("Anna", 1, ["deckhand", None])
        assert told["results"][0]["marks"] == ["free-table"]
        assert told["results"][0]["table"] is None, "it would show the cards"
        own = await begin(ben, link, "Ben")
        mine = await anna.get(f"/tables/{table}/record")
        theirs = await ben.get(f"/tables/{own}/record", seat=1)
        assert theirs["setup"] == mine["setup"]
        assert await code_of(anna.get(f"/tables/{own}")) == "contest-is-played"
        async with ben.socket(own, 1) as socket:
            await socket.play_on(Random(4), lambda now: now["status"] == "finished")
        found = await results(ben, link)
        assert [each["name"] for each in found] == ["Ben", "Anna"]
        assert [each["table"] for each in found] == [own, table], "who has played may look"
        assert (await ben.post(f"/tables/{own}/challenge"))["id"] == link["id"], "a try is one"
        assert (await anna.get(f"/tables/{own}/replay", eyes=0))["whole"]
        assert "seed" in (await anna.get(f"/tables/{table}/record"))["shuffle"], "still open"


def test_bots_of_a_challenge_take_no_longer_where_there_are_nets() -> None:
    for name in metas():
        game = game_named(name)
        assert contests.simulations_of(game, (None, "mate", "skipper")) == contests.SIMULATIONS
        for level in ("commodore", "admiral"):
            assert contests.simulations_of(game, ("skipper", None, level)) == contests.FEWER


async def test_a_challenge_knows_another_edition_of_its_bots(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is of the bots at its table alone that a challenge holds."""
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        table = await finished_alone(anna, "Anna")
        link = await anna.post(f"/tables/{table}/challenge")
        for level, marks in (("admiral", []), ("deckhand", ["other-bots"])):
            changed = replace(FRESHFISH.meta, editions={level: 1})
            monkeypatch.setattr(type(FRESHFISH), "meta", changed)
            own = await begin(anna, link, "Anna")
            async with anna.socket(own, 1) as socket:
                await socket.play_on(Random(4), lambda now: now["status"] == "finished")
            found = {each["table"]: each["marks"] for each in await results(anna, link)}
            assert [mark for mark in found[own] if mark == "other-bots"] == marks


async def test_what_is_no_game_of_one_against_bots_is_no_challenge(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1), MovedSystem()) as server, Browser(server) as anna:
        together = await anna.new_table("freshfish", 2, options={"variant": "market"})
        for seat in (0, 1):
            await anna.sit(together, seat, f"Anna {seat}")
        await anna.act(together, "start")
        assert await code_of(anna.post(f"/tables/{together}/challenge")) == "others-still-play"
        for seat in (0, 1):
            await anna.act(together, "resign", seat)

        table = await finished_alone(anna, "Anna")
        record = await anna.post("/records", await anna.get(f"/tables/{table}/record"))
        position = {"record": record["id"], "at": 30}
        later = await anna.new_table(
            "freshfish", 2, options={"variant": "market"}, position=position
        )
        await anna.sit(later, 1, "Anna")
        await anna.put_bots(later, 0)
        await anna.act(later, "start")
        async with anna.socket(later, 1) as socket:
            await socket.play_on(Random(3), lambda now: now["status"] == "finished")
        challenged = anna.post(f"/tables/{later}/challenge")
        assert await code_of(challenged) == "no-challenge-from-here"
