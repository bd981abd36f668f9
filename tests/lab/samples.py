"""Finished games of every kind, as records."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kutter.games.contract import Json
from kutter.lab.statistics.counting import Summary, count_game
from kutter.records.format import Record
from kutter.records.reading import read_records
from tests.docs.documents import ROOT

FILES = {
    game: ROOT / "tests" / "games" / game / "samples.kutter.jsonl"
    for game in ("fishing", "freshfish")
}


def records(game: str) -> Iterator[Record]:
    for _, record in read_records(FILES[game]):
        assert isinstance(record, Record)
        yield record


def both() -> list[Path]:
    return list(FILES.values())


@cache
def statistics(game: str) -> Json:
    summary = Summary()
    for record in records(game):
        summary.add(count_game(record))
    return summary.to_json()


def rows(group: Json, measure: str) -> list[Json]:
    return next((each["rows"] for each in group["measures"] if each["name"] == measure), [])


def totals(group: Json, measure: str, axis: str) -> dict[int | str, float]:
    """By what stands on an axis, what was counted in all."""
    found: dict[int | str, float] = {}
    for row in rows(group, measure):
        found[row[axis]] = found.get(row[axis], 0) + round(row["mean"] * row["number"], 6)
    return found
