"""Records that are brought: looked at, gone on from, or refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from kutter.games.contract import SPECTATOR
from kutter.games.fishing.lab.small import SMALL
from kutter.records.files import MOST_BYTES
from kutter.records.format import Record, dump_record
from kutter.records.replay import replay
from tests.server.hot_seat import hot_seat, play_on, same_browser
from tests.server.http.test_records import each_game, end_after, import_record, verified
from tests.server.running import Browser, Json, Refusal, quick, running

pytestmark = pytest.mark.anyio


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


async def test_a_record_keeps_which_bots_played(sqlite: str) -> None:
    async with running(quick(sqlite)) as server, Browser(server) as anna:
        table = await anna.new_table("fishing", 3)
        await anna.sit(table, 0, "Anna")
        for seat, level in ((1, "mate"), (2, "skipper")):
            await anna.put_bots(table, seat, level=level)
        await anna.act(table, "start")
        record = await anna.get(f"/tables/{table}/record", seat=0)
        assert (record["names"], record["bots"]) == (
            ["Anna", None, None],
            [None, "mate", "skipper"],
        )
        replayed = await anna.get(f"/tables/{table}/replay", eyes=0)
        assert replayed["bots"] == record["bots"]
        for bots, told in (
            (record["bots"], record["bots"]),
            (["commander", ["mate"], None], [None] * 3),
            ("mate", [None] * 3),
        ):
            brought = await import_record(anna, {**record, "bots": bots})
            assert (await anna.get(f"/records/{brought}/replay"))["bots"] == told


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


async def test_what_only_the_lab_plays_is_no_game_here(sqlite: str) -> None:
    record = Record(SMALL.name, 2, {}, {"first": 0})
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        answer = await anna.http.post("/api/records", content=dump_record(record))
        assert answer.status_code == 422
        with pytest.raises(Refusal) as refused:
            await anna.new_table(SMALL.name, 2)
        assert refused.value.status == 422


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


async def test_who_brings_a_record_that_does_not_hold_is_told_where_and_why(sqlite: str) -> None:
    """As the command line tells it, and no longer than that."""
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await end_after(server, anna, table, 30)
        good = await anna.get(f"/tables/{table}/record")
        for move, message in (("0 bid 3", "rule-forbids"), ("x" * 100_000, "move-has-no-shape")):
            with pytest.raises(Refusal) as refused:
                await anna.post("/records", {**good, "moves": [move, *good["moves"]]})
            says = refused.value.says
            assert says["message"] == "move-does-not-hold"
            assert says["arguments"]["number"] == "1"
            assert says["arguments"]["reason"]["message"] == message
            assert len(str(says)) < 1000
