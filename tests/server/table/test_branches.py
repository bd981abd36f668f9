"""What if: from any position of a game that is over, played on with bots at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from kutter.records.format import parse_record
from kutter.records.replay import replay, seen_record
from tests.server.hot_seat import hot_seat, play_on, same_browser, take_all_seats
from tests.server.running import Browser, Refusal, code_of, quick, running

pytestmark = pytest.mark.anyio

RECORD = Path("tests/games/fishing/records/overfishing.kutter.json")
AT = 40


def what_if(
    seat: int = 1, name: str = "Anna", level: str | None = None, **source: str
) -> dict[str, Any]:
    return {"at": AT, "with_bots": {"seat": seat, "name": name, "level": level}, **source}


async def test_it_goes_on_at_once_and_leads_back(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await play_on(server, table)
        branch = await anna.new_table("freshfish", 2, position=what_if(table=table))
        shown = await anna.get(f"/tables/{branch}", seat=1)
        assert shown["status"] == "running"
        assert shown["branch"] == {"of": "table", "id": table, "at": AT}
        assert shown["holds"] == [1]
        assert [(each["name"], each["level"]) for each in shown["seats"]] == [
            (None, "mate"),
            ("Anna", None),
        ]
        whole = parse_record(json.dumps(await anna.get(f"/tables/{table}/record")).encode())
        own = seen_record(replay(whole), 1, AT).to_json()
        seen = await anna.get(f"/tables/{branch}/record", seat=1)
        assert seen["moves"][:AT] == own["moves"]
        assert (await anna.get(f"/tables/{table}"))["branch"] is None
        cookies = dict(anna.http.cookies)
    async with running(quick(sqlite, workers=0)) as server:
        again = await (await same_browser(server, cookies)).get(f"/tables/{branch}")
    assert again["branch"] == shown["branch"]


async def test_bots_are_as_strong_as_before_or_as_wanted(sqlite: str) -> None:
    bots = ["skipper", None, "deckhand", None, None]
    record = {**json.loads(RECORD.read_bytes()), "bots": bots}
    async with running(quick(sqlite, workers=1)) as server, Browser(server) as anna:
        source = (await anna.post("/records", record))["id"]
        for level, levels in (
            (None, ["skipper", None, "deckhand", "mate", "mate"]),
            ("deckhand", ["deckhand", None, *["deckhand"] * 3]),
        ):
            position = what_if(record=source, level=level)
            branch = await anna.new_table("fishing", len(bots), position=position)
            shown = await anna.get(f"/tables/{branch}")
            assert [each["level"] for each in shown["seats"]] == levels
            assert shown["branch"] == {"of": "record", "id": source, "at": AT}


async def test_what_a_seat_could_not_see_is_filled_in(sqlite: str) -> None:
    whole = parse_record(RECORD.read_bytes())
    own = seen_record(replay(whole), 1, len(whole.moves)).to_json()
    async with running(quick(sqlite, workers=1)) as server, Browser(server) as anna:
        source = (await anna.post("/records", own))["id"]
        position = what_if(record=source)
        branch = await anna.new_table("fishing", whole.players, position=position)
        seen = await anna.get(f"/tables/{branch}/record", seat=1)
    assert seen["moves"][:AT] == own["moves"][:AT]


async def test_as_long_as_the_deal_is_played_nobody_goes_on_from_it(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1)) as server, Browser(server) as anna:
        first = await anna.new_table("freshfish", 2)
        second = await anna.new_table("freshfish", 2, same_deal_as=first)
        position = what_if(table=first)
        wanted = {"game": "freshfish", "players": 2, "position": position}
        assert await code_of(anna.post("/tables", wanted)) == "not-running"
        await take_all_seats(anna, first, 2)
        for moves in (AT, 10**6):  # while it is played, and while another table plays it
            await play_on(server, first, moves)
            with pytest.raises(Refusal) as refused:
                await anna.post("/tables", wanted)
            assert (refused.value.status, refused.value.code) == (403, "deal-is-played")
        await take_all_seats(anna, second, 2)
        await anna.act(second, "end")
        assert await anna.new_table("freshfish", 2, position=position)


async def test_what_cannot_be_leaves_no_table_behind(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await play_on(server, table)
        known = [table]
        for position, code in (
            (what_if(table=table, name="Mate 1"), "name-is-taken"),
            (what_if(table=table, name=" "), "empty-name"),
            (what_if(table=table, seat=3), "no-such-seat"),
            ({**what_if(table=table), "at": 10_000}, "record-is-shorter"),
            (what_if(table="no-such-table"), "no-such-table"),
            (what_if(table=table, record=table), "not-understood"),
            (what_if(), "not-understood"),
        ):
            wanted = {"game": "freshfish", "players": 2, "position": position}
            assert await code_of(anna.post("/tables", wanted)) == code
        assert [each["id"] for each in (await anna.get("/mine"))["tables"]] == known
        assert server.services.tables.kept.counts() == {"gathering": 0, "running": 0, "frozen": 0}


async def test_a_rematch_is_dealt_anew(sqlite: str) -> None:
    async with running(quick(sqlite, workers=1)) as server, Browser(server) as anna:
        table = await hot_seat(anna, "freshfish", 2)
        await play_on(server, table)
        branch = await anna.new_table("freshfish", 2, position=what_if(table=table))
        await anna.act(branch, "end")
        await anna.act(branch, "rematch", 1)
        rematch = (await anna.get(f"/tables/{branch}"))["rematch"]
        shown = await anna.get(f"/tables/{rematch}")
        assert (shown["branch"], shown["begins_at"]) == (None, 0)
