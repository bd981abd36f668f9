"""Games to go on from: tables begin where a test needs them, and everywhere alike.

records.jsonl has a record in each line and in it, by name, after how many moves the first seat is
in such a position; write.py says what the names mean.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.playing import ask

RECORDS: Final = Path(__file__).parent / "records.jsonl"


def prepared(page: Page, game: str, position: str) -> dict[str, Any]:
    """What a new table is asked for that goes on from there: `begin(page, **prepared(…))`."""
    record = records()[game]
    return {
        "game": record["game"],
        "players": record["players"],
        "options": record["options"],
        "position": {
            "record": ask(page, "/api/records", record)["id"],
            "at": record["positions"][position],
        },
    }


@cache
def records() -> dict[str, Any]:
    lines = RECORDS.read_text(encoding="utf-8").splitlines()
    return {record["name"]: record for record in map(json.loads, lines)}
