"""docs/perft.kutter.jsonl: how many ways games can go from fixed positions."""

import pytest

from kutter.records.format import Record
from kutter.records.replay import replay
from tests.lab.perft import MOST_WAYS, counts, kept, positions

QUICK = 300


@pytest.mark.parametrize("most", [QUICK, pytest.param(MOST_WAYS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("record", kept(), ids=lambda record: f"{record.game}-{record.players}")
def test_the_counts_are_those_of_the_rules(record: Record, most: int) -> None:
    assert replay(record).verify() is False
    right = record.extra["perft"]
    found = list(counts(record, most))
    assert found == right[: len(found)]
    assert most == QUICK or found == right


def test_the_positions_have_every_kind_of_move() -> None:
    found = list(positions())
    assert [(each.game, each.players, each.moves) for each in found] == [
        (each.game, each.players, each.moves) for each in kept()
    ]
