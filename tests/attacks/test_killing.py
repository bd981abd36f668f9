"""Requests that once ended the server, or ended in its own fault."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.victim import Victim, outcome, started, under_attack
from tests.server.running import Browser

pytestmark = pytest.mark.anyio


async def told(person: Browser, method: str, path: str, **more: Any) -> int:
    return int((await person.http.request(method, path, **more)).status_code)


async def test_a_preview_for_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async with under_attack(tmp_path, "--no-limits") as victim:
        anna, ben, clara, stranger = (victim.browser() for _ in range(4))
        table = await started(anna, ben, clara, game="freshfish")
        for seat, verb, space, tile, person in product(
            ("3", "4", "9", "63", "999999999"),
            ("reserve", "place"),
            ("c2", "b2", "d3"),
            (None, "fish", "flea"),
            (stranger, anna),
        ):
            asks = 0 if person is anna else None
            body = {"seat": asks, "move": f"{seat} {verb} {space}", "tile": tile}
            status = await told(person, "POST", f"/api/tables/{table}/preview", json=body)
            assert 400 <= status < 500, (body, status)
        assert await victim.answers()


async def test_a_preview_is_of_ones_own_seat(victim: Victim) -> None:
    """Somebody who watches may ask about any seat of the table, a player about their own."""
    anna, ben = victim.browser(), victim.browser()
    table = await started(anna, ben, game="freshfish")
    body = {"seat": 0, "move": "1 reserve c2"}
    status = await told(anna, "POST", f"/api/tables/{table}/preview", json=body)
    assert status < 500


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "https://[x]", "//", "http://a:b:c", "\u00e9", "null", ""]
)
async def test_an_origin_that_is_none_is_refused(victim: Victim, origin: str) -> None:
    stranger = victim.browser()
    headers = {"Origin": origin.encode("latin-1")}
    assert await told(stranger, "POST", "/api/me", headers=headers) in (400, 403)


async def test_a_rematch_of_a_table_that_never_started_is_a_plain_refusal(victim: Victim) -> None:
    anna = victim.browser()
    table = await anna.new_table("fishing", 3)
    await anna.sit(table, 0, "Anna")
    await anna.act(table, "end")
    before = len((await anna.get("/mine"))["tables"])
    for _ in range(2):
        assert await outcome(anna.act(table, "rematch")) not in ("ok", "failed")
    assert len((await anna.get("/mine"))["tables"]) == before, "no orphan"


ODD_BODIES: list[Any] = [
    b"",
    b"[" * 100_000,
    b"\xff\xfe",
    b'{"game": "fishing", "players": 1e400}',
    b'{"game": "fishing", "players": ' + b"9" * 5000 + b"}",
    b"null",
]


@pytest.mark.parametrize("path", ["tables", "redeem", "records", "me"])
async def test_nothing_that_is_sent_is_a_fault_of_ours(victim: Victim, path: str) -> None:
    stranger = victim.browser()
    for body in ODD_BODIES:
        assert await told(stranger, "POST", f"/api/{path}", content=body) < 500
