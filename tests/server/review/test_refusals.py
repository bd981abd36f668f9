"""What cannot be looked back on is refused in words, before any bot is asked."""

from pathlib import Path
from typing import Any

import pytest

from kutter.bots.jobs import Bots
from kutter.games.contract import SPECTATOR
from kutter.language.errors import BadInput
from kutter.records.format import Record, parse_record
from kutter.records.replay import replay, seen_record
from kutter.review import review
from kutter.server.review.jobs import CheckingReviewable
from tests.server.review.test_reviews import uploaded
from tests.server.running import Browser, Refusal, quick, running

pytestmark = pytest.mark.anyio

RECORD = Path("tests/games/fishing/records/rounds.kutter.json")
"""At four seats."""


def changed(**changes: Any) -> Record:
    return Record(**{**vars(parse_record(RECORD.read_bytes())), **changes})


async def refusal_of(browser: Browser, path: str, **query: Any) -> tuple[int, str]:
    with pytest.raises(Refusal) as refused:
        await browser.get(path, **query)
    return refused.value.status, refused.value.code


async def test_a_record_that_cannot_be_reviewed(sqlite: str) -> None:
    whole = changed()
    half = changed(moves=whole.moves[:50], result=None)
    seen = [seen_record(replay(whole), eyes, len(whole.moves)) for eyes in (1, SPECTATOR)]
    parted = changed(extra={"began_at": "somewhere"})
    refused: list[tuple[Record, dict[str, Any], tuple[int, str]]] = [
        (half, {"seat": 0}, (422, "review-game-goes-on")),
        (whole, {"seat": whole.players}, (404, "no-such-seat")),
        (seen[0], {"seat": 0}, (422, "record-is-anothers")),
        (seen[0], {"seat": 1, "cards_open": True}, (422, "review-not-all-open")),
        (seen[1], {"seat": 1}, (422, "review-of-spectator")),
        (parted, {"seat": 0}, (422, "record-has-wrong-type")),
    ]
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        for record, query, answer in refused:
            path = await uploaded(anna, record.to_json())
            assert await refusal_of(anna, path, **query) == answer
            assert await refusal_of(anna, path, **query, known=0) == answer, "asked again, too"
        assert server.services.reviews.under_way == 0


async def test_a_table_that_was_ended_early(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        table = await anna.new_table("freshfish", 2)
        for seat in (0, 1):
            await anna.sit(table, seat, f"Player {seat}")
        await anna.act(table, "start")
        await anna.act(table, "end", 0)
        path = f"/tables/{table}/review"
        assert await refusal_of(anna, path, seat=0) == (422, "review-game-goes-on")
        assert await refusal_of(anna, path, seat=2) == (404, "no-such-seat")


def test_a_game_whose_bots_cannot_say_what_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "adviser", lambda _: "random")
    with pytest.raises(BadInput) as refused:
        CheckingReviewable(RECORD.read_bytes(), 0, False).answer(Bots())
    assert refused.value.sentence.message == "hint-bot-is-silent"
