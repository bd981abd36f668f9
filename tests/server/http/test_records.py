"""Records of tables: whole at the end with what proves the shuffle, and where games go on."""

import hashlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kutter.engine.dealer import seed_from
from kutter.games.contract import SPECTATOR
from kutter.records.files import MOST_BYTES
from kutter.records.format import Record
from kutter.records.replay import replay
from tests.cli.helpers import kutter
from tests.server.hot_seat import hot_seat, play_on, same_browser, take_all_seats
from tests.server.running import Browser, Json, Refusal, Server, quick, running

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
        with pytest.raises(Refusal):
            await who.get(f"/tables/{table}/record", seat=eyes_of_others)


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


async def import_record(browser: Browser, record: Json) -> str:
    return str((await browser.post("/records", record))["id"])


@each_game
async def test_a_record_can_be_brought_and_looked_at(
    sqlite: str, game: str, players: int, choices: dict[str, Any]
) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, game, players, **choices)
        await play_on(server, table, 20)
        own = await anna.get(f"/tables/{table}/record", seat=0)
        await end_after(server, anna, table, 20)
        whole = await anna.get(f"/tables/{table}/record")
        brought = await import_record(anna, whole)
        assert await anna.get(f"/records/{brought}") == whole
        for eyes in (0, players - 1, "spectator"):
            at_table = await anna.get(f"/tables/{table}/replay", eyes=eyes)
            assert await anna.get(f"/records/{brought}/replay", eyes=eyes) == at_table
            assert at_table["names"] == [f"Guest {seat}" for seat in range(players)]
        with pytest.raises(Refusal) as refused:
            await anna.get(f"/records/{brought}/replay", eyes=players)
        assert refused.value.status == 404
        of_a_seat = await import_record(anna, own)
        for eyes in (0, 1, "spectator"):
            told = await anna.get(f"/records/{of_a_seat}/replay", eyes=eyes)
            assert (told["eyes"], told["whole"]) == (0, False)
            assert [step["move"] for step in told["steps"]] == own["moves"]


async def test_names_in_a_record_are_one_harmless_line(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 3)
        await end_after(server, anna, table, 4)
        record = await anna.get(f"/tables/{table}/record")
        record["names"] = ["\u202eanna\n", "\u200b", "B" * 25]
        brought = await import_record(anna, record)
        replayed = await anna.get(f"/records/{brought}/replay")
        assert replayed["names"] == ["anna", None, None]


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


RUBBISH: dict[str, bytes] = {
    "nothing": b"",
    "no json": b"a letter",
    "no text": b"\xff\xfe\x00",
    "no object": b"[]",
    "no record": b"{}",
    "too large": b" " * (MOST_BYTES + 1),
    "nest": b"[" * 100_000,
    "no number": b'{"format": NaN}',
    "long number": b'{"format": ' + b"1" * 10_000 + b"}",
}


@pytest.mark.parametrize("body", RUBBISH.values(), ids=RUBBISH)
async def test_rubbish_is_no_record(sqlite: str, body: bytes) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        answer = await anna.http.post("/api/records", content=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["refusal"]["says"]["message"]


async def test_a_record_that_does_not_hold_or_cannot_be_kept_is_refused(sqlite: str) -> None:
    """And one that is only strange can be looked at."""
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await end_after(server, anna, table, 30)
        good = await anna.get(f"/tables/{table}/record")
        nest: Any = []
        for _ in range(300):
            nest = [nest]
        strange: list[dict[str, Any]] = [
            {"players": 1},
            {"players": 99},
            {"players": True},
            {"game": "chess"},
            {"rules": 99},
            {"options": {"variant": "nonsense"}},
            {"options": {"variant": ["market"]}},
            {"setup": {}},
            {"setup": {"board": [1, 2, 3]}},
            {"moves": [*good["moves"], "0 pass"]},
            {"moves": ["\x00"]},
            {"moves": ["?"] * 10_000},
            {"moves": [None]},
            {"result": {}},
            {"result": {"winners": [0]}},
            {"seen_by": 1},
            {"seen_by": 7},
            {"seen_by": -1},
            {"note": "\ud800"},
            {"note": nest},
            {"note": 10**30},
            {"note": "\x00"},
            {"setup": {**good["setup"], "note": nest[0][0]}},
            {"names": [7, None]},
            {"names": "\u202e"},
        ]
        for change in strange:
            body = json.dumps({**good, **change})
            answer = await anna.http.post("/api/records", content=body)
            assert answer.status_code in (201, 422), change
            if answer.status_code == 201:
                brought = answer.json()["id"]
                await anna.get(f"/records/{brought}")
                await anna.get(f"/records/{brought}/replay", eyes=1)
        endless = json.dumps(good)[:-1] + ', "note": 1e999}'
        answer = await anna.http.post("/api/records", content=endless)
        if answer.status_code == 201:
            await anna.get(f"/records/{answer.json()['id']}")
        for path in ("/records/nowhere-at-all", "/records/nowhere-at-all/replay"):
            with pytest.raises(Refusal) as refused:
                await anna.get(path)
            assert refused.value.status == 404


# Going on from a position


@each_game
@pytest.mark.parametrize("seat", [None, 1], ids=["whole", "a seat's"])
async def test_a_game_goes_on_from_a_position_at_a_new_table(
    sqlite: str, tmp_path: Path, game: str, players: int, choices: dict[str, Any], seat: int | None
) -> None:
    settings = quick(sqlite, workers=0)
    async with running(settings) as server, Browser(server) as anna:
        old = await hot_seat(anna, game, players, **choices)
        await play_on(server, old, 30)
        if seat is None:
            await end_after(server, anna, old, 5)
        own = {} if seat is None else {"seat": seat}
        record = await anna.get(f"/tables/{old}/record", **own)
        at = 25
        position = {"record": await import_record(anna, record), "at": at}
        new = await hot_seat(anna, game, players, position=position, **choices)
        eyes = SPECTATOR if seat is None else seat
        then = await anna.get(f"/tables/{new}", **own)
        check_continues(record, at, then, eyes)
        with pytest.raises(Refusal) as refused:
            await anna.act(new, "undo", 0)
        assert refused.value.code == "nothing-to-take-back"
        await play_on(server, new, 3)
        before = await anna.get(f"/tables/{new}", seat=0)
        cookies = dict(anna.http.cookies)
    async with running(settings) as server:
        anna = await same_browser(server, cookies)
        assert await anna.get(f"/tables/{new}", seat=0) == before
        await end_after(server, anna, new, 20)
        after = await anna.get(f"/tables/{new}/record")
        assert after["began_at"] == at
        assert after["shuffle"]["commitment"] != record["shuffle"]["commitment"]
        assert verified(after, tmp_path).startswith(
            f"holds, {len(after['moves'])} moves, not finished, "
        )


def check_continues(record: Json, at: int, seen: Json, eyes: int) -> None:
    """The new table stands where the record stood, as far as those eyes can tell."""
    replayed = replay(Record.from_json(record))
    game = replayed.game
    there = game.view_json(game.view(replayed.state_at(at), eyes))
    here = seen["position"]
    assert seen["moves"] >= at
    if seen["moves"] == at:  # else chance has answered once more
        assert {key: here[key] for key in there if key in here} == there


async def test_positions_that_are_none_are_refused(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        old = await hot_seat(anna, "freshfish", 2)
        await play_on(server, old)
        record = await anna.get(f"/tables/{old}/record")
        brought = await import_record(anna, record)
        over = len(record["moves"])
        for at, players, variant, code in (
            (over, 2, None, "position-is-over"),
            (over + 1, 2, None, "record-is-shorter"),
            (5, 3, None, "other-deal"),
            (5, 2, "classic", "other-deal"),
        ):
            position = {"record": brought, "at": at}
            with pytest.raises(Refusal) as refused:
                await anna.new_table("freshfish", players, position=position, variant=variant)
            assert (refused.value.status, refused.value.code) == (422, code)
        with pytest.raises(Refusal) as refused:
            await anna.new_table("freshfish", 2, position={"record": "nowhere-at-all", "at": 0})
        assert refused.value.status == 404
