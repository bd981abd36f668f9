"""Records of tables: whole at the end with what proves the shuffle, and where games go on."""

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kutter.engine.dealer import seed_from
from kutter.records.format import Record
from kutter.records.replay import replay
from tests.cli.helpers import kutter
from tests.server.hot_seat import hot_seat, play_on, same_browser, take_all_seats
from tests.server.running import Browser, Json, Refusal, Server, code_of, quick, running

pytestmark = pytest.mark.anyio

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("fishing", 3, {}),
    ("freshfish", 2, {"variant": "market"}),
    ("freshfish", 2, {"variant": "classic"}),
]
each_game = pytest.mark.parametrize(("game", "players", "choices"), GAMES)


async def end_after(server: Server, browser: Browser, table: str, moves: int) -> None:
    """A few more moves, and its only player ends the table, which takes less time than a game."""
    await play_on(server, table, moves)
    await browser.act(table, "end")


def verified(record: Json, folder: Path) -> str:
    """What `kutter verify --shuffle` says of it."""
    path = folder / "game.kutter.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    done = kutter("verify", "--shuffle", path)
    assert done.err == ""
    assert done.code == (0 if "holds" in done.out else 1)
    return done.out.removeprefix(f"{path}: ").strip()


# Finished tables


@each_game
async def test_a_finished_table_gives_a_whole_record_whose_shuffle_anybody_can_check(
    sqlite: str, tmp_path: Path, game: str, players: int, choices: dict[str, Any]
) -> None:
    async with (
        running(quick(sqlite, workers=0)) as server,
        Browser(server) as anna,
        Browser(server) as stranger,
    ):
        table = await hot_seat(anna, game, players, **choices)
        shown = await stranger.get(f"/tables/{table}")
        assert shown["seed"] is None
        await play_on(server, table)
        record = await stranger.get(f"/tables/{table}/record")
        assert "seen_by" not in record
        assert record["names"] == [f"Guest {seat}" for seat in range(players)]
        shuffle = record["shuffle"]
        assert shuffle["commitment"] == shown["commitment"]
        assert hashlib.sha256(bytes.fromhex(shuffle["seed"])).hexdigest() == shown["commitment"]
        assert (await stranger.get(f"/tables/{table}"))["seed"] == shuffle["seed"]
        said = verified(record, tmp_path)
        assert said.startswith(f"holds, {len(record['moves'])} moves, finished, ")
        assert said.endswith(" deals follow from its own seed: it agrees with itself, no more")
        for spoil, sentence in spoilers(game):
            assert verified(spoil(record), tmp_path).endswith(sentence), sentence


Spoiler = Callable[[Json], Json]


def spoilers(game: str) -> Sequence[tuple[Spoiler, str]]:
    changed = change_a_deal if game == "fishing" else change_a_tile
    return (
        (changed, ": this does not follow from the seed"),
        (without_seed, "no seed stands in this record"),
        (other_seed, "the seed is not the one that was committed to"),
        (other_commitment, "the seed is not the one that was committed to"),
        (other_deal, " not follow from the seed"),
    )


def change_a_deal(record: Json) -> Json:
    """Two players change a card before the first is played."""
    first, second = (move.split() for move in record["moves"][:2])
    first[3], second[3] = second[3], first[3]
    moves = [" ".join(first), " ".join(second), *record["moves"][2 : record["players"]]]
    return {**record, "moves": moves, "result": None}


def change_a_tile(record: Json) -> Json:
    """Another tile comes up than was drawn."""
    for number, move in enumerate(record["moves"]):
        if move.startswith("* "):
            for tile in ("fish", "soda", "cheese", "ice", "flea"):
                other = " ".join([*move.split()[:-1], tile])
                changed = {**record, "moves": [*record["moves"][:number], other], "result": None}
                if other != move and is_a_game(changed):
                    return changed
    raise AssertionError("no tile was drawn")


def is_a_game(record: Json) -> bool:
    try:
        replay(Record.from_json(record)).verify()
    except Exception:
        return False
    return True


def with_shuffle(record: Json, **changes: Any) -> Json:
    return {**record, "shuffle": {**record["shuffle"], **changes}}


def without_seed(record: Json) -> Json:
    return with_shuffle(record, seed=None)


def other_seed(record: Json) -> Json:
    return with_shuffle(record, seed=record["shuffle"]["seed"][::-1])


def other_commitment(record: Json) -> Json:
    return with_shuffle(record, commitment=record["shuffle"]["commitment"][::-1])


def other_deal(record: Json) -> Json:
    """A seed that fits its commitment, but not the game."""
    seed = seed_from("another")
    return with_shuffle(record, seed=seed.hex(), commitment=hashlib.sha256(seed).hexdigest())


# The same deal at two tables


async def check_hidden(browser: Browser, stranger: Browser, table: str, seat: int) -> None:
    """A table that has ended while its deal is still played elsewhere tells nobody more."""
    for who, eyes in ((stranger, {}), (browser, {}), (browser, {"seat": seat})):
        view = await who.get(f"/tables/{table}", **eyes)
        assert (view["status"], view["seed"]) == ("ended", None)
        record = await who.get(f"/tables/{table}/record", **eyes)
        assert record["seen_by"] == eyes.get("seat", "spectator")
        assert "seed" not in record["shuffle"]
        assert sum("?" in move for move in record["moves"]) > 2
        told = await who.get(f"/tables/{table}/replay", eyes=eyes.get("seat", "spectator"))
        assert told["whole"] is False
    for who, eyes_of_others in ((stranger, seat), (stranger, 1 - seat)):
        with pytest.raises(Refusal) as refused:
            await who.get(f"/tables/{table}/replay", eyes=eyes_of_others)
        assert refused.value.status == 403
        asked = who.get(f"/tables/{table}/record", seat=eyes_of_others)
        assert await code_of(asked) == "not-your-seat"


async def check_open(stranger: Browser, table: str) -> str:
    seed = (await stranger.get(f"/tables/{table}"))["seed"]
    record = await stranger.get(f"/tables/{table}/record")
    assert record["shuffle"]["seed"] == seed
    assert not any("?" in move for move in record["moves"])
    for eyes in (0, 1, 2, "spectator"):
        told = await stranger.get(f"/tables/{table}/replay", eyes=eyes)
        assert (told["whole"], told["eyes"]) == (True, eyes)
    return str(seed)


async def test_the_seed_is_hidden_until_every_table_with_the_deal_has_ended(sqlite: str) -> None:
    settings = quick(sqlite, workers=0)
    async with (
        running(settings) as server,
        Browser(server) as anna,
        Browser(server) as ben,
        Browser(server) as stranger,
    ):
        first = await anna.new_table("fishing", 3)
        second = await anna.new_table("fishing", 3, same_deal_as=first)
        await take_all_seats(anna, first, 3)
        await take_all_seats(ben, second, 3)
        await end_after(server, anna, first, 30)
        await check_hidden(anna, stranger, first, 0)
        await check_hidden(anna, ben, first, 1)
        cookies, bens = dict(anna.http.cookies), dict(ben.http.cookies)
        # As if the server had died before it had noted that the first is over.
        store = server.services.store
        await store.run(text(f"UPDATE tables SET status = 'running' WHERE id = '{first}'"))
    async with running(settings) as server, Browser(server) as stranger:
        await check_hidden(await same_browser(server, cookies), stranger, first, 0)
        await end_after(server, await same_browser(server, bens), second, 30)
        assert await check_open(stranger, first) == await check_open(stranger, second)
    async with running(settings) as server, Browser(server) as stranger:
        assert await check_open(stranger, first) == await check_open(stranger, second)


async def test_nobody_plays_a_deal_again_to_see_the_hands_of_a_table_that_plays_it(
    sqlite: str,
) -> None:
    async with (
        running(quick(sqlite, workers=0)) as server,
        Browser(server) as anna,
        Browser(server) as ben,
    ):
        table = await anna.new_table("fishing", 3)
        with pytest.raises(Refusal, match="deal-is-played"):
            await ben.new_table("fishing", 3, same_deal_as=table)
        assert not (await anna.get(f"/tables/{table}"))["deal_is_shared"]
        other = await anna.new_table("fishing", 3, same_deal_as=table)
        for each in (table, other):
            assert (await ben.get(f"/tables/{each}"))["deal_is_shared"]
        await take_all_seats(anna, table, 3)
        for browser in (anna, ben):
            with pytest.raises(Refusal, match="deal-is-played"):
                await browser.new_table("fishing", 3, same_deal_as=table)
        for each in (table, other):
            await anna.act(each, "end")
        assert await ben.new_table("fishing", 3, same_deal_as=table)


async def test_only_the_same_game_can_have_the_same_deal(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        first = await anna.new_table("freshfish", 2, variant="market")
        for game, players, choices in (
            ("fishing", 3, {}),
            ("freshfish", 3, {"variant": "market"}),
            ("freshfish", 2, {"variant": "classic"}),
        ):
            with pytest.raises(Refusal) as refused:
                await anna.new_table(game, players, same_deal_as=first, **choices)
            assert (refused.value.status, refused.value.code) == (422, "other-deal")
        with pytest.raises(Refusal) as refused:
            await anna.new_table("fishing", 3, same_deal_as="nowhere-at-all")
        assert refused.value.status == 404


# Records from elsewhere


@pytest.mark.parametrize("purses", [True, False])
async def test_a_replay_of_a_running_game_shows_purses_where_the_table_does(
    sqlite: str, purses: bool
) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2, purses=purses)
        await play_on(server, table, 10)
        shown = await anna.get(f"/tables/{table}/replay", eyes=0)
        assert ('"coins"' in json.dumps(shown)) == purses
        assert (shown["scores"] is not None) == purses
        assert shown["start"]["purse"] == 15
        await end_after(server, anna, table, 10)


async def test_routes_can_be_asked_for_every_position_of_a_game(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2, variant="market")
        await play_on(server, table, 60)
        now = await anna.get(f"/tables/{table}/routes")
        record = await anna.get(f"/tables/{table}/record", seat=0)
        brought = await import_record(anna, record)
        moves = len(record["moves"])
        for where in (f"/tables/{table}", f"/records/{brought}"):
            assert await anna.get(f"{where}/routes", at=moves) == now
            assert not any(
                any(goods.values()) for goods in (await anna.get(f"{where}/routes", at=0)).values()
            )
            with pytest.raises(Refusal) as refused:
                await anna.get(f"{where}/routes", at=moves + 1)
            assert refused.value.code == "record-is-shorter"


# Going on from a position


async def import_record(browser: Browser, record: Json) -> str:
    return str((await browser.post("/records", record))["id"])
