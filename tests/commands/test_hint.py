"""kutter hint: what a bot thinks, in words and as JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.commands.helpers import game, kutter, write


def first(record: dict[str, Any], verb: str) -> int:
    """Where somebody is about to do that."""
    return next(number for number, move in enumerate(record["moves"]) if f" {verb} " in move)


@pytest.fixture
def lead(tmp_path: Path) -> tuple[object, ...]:
    """The command, at the first lead of a game."""
    record = game()
    path = write(tmp_path / "game.kutter.json", record)
    return "hint", path, "--at", first(record, "play")


@pytest.fixture
def auction(tmp_path: Path) -> tuple[object, ...]:
    """The command, at the first bid of a game of Fresh Fish."""
    path = tmp_path / "auction.kutter.jsonl"
    kutter("simulate", "freshfish", "--games", 1, "--out", path)
    return "hint", path, "--at", first(json.loads(path.read_text()), "bid")


def test_a_search_says_what_it_would_play_and_how_often_it_tried_that(
    lead: tuple[object, ...],
) -> None:
    command = (*lead, "--budget", "100sims")
    said = kutter(*command)
    assert (said.code, said.err) == (0, "")
    found = re.fullmatch(
        r"Skipper would \w+ .+ \(value (0\.\d\d), tried (\d+) of 100 times\)\.", said.lines[0]
    )
    assert found is not None, said.lines[0]
    best = json.loads(kutter(*command, "--json").out)[0]
    assert (f"{best['value']:.2f}", str(best["visits"])) == found.groups()
    german = kutter(*command, LANG="de_DE.UTF-8").lines[0]
    assert re.fullmatch(r"Kapitän würde .+ \(Wert 0\.\d\d, \d+ von 100 Versuchen\)\.", german), (
        german
    )


def test_a_rule_of_thumb_has_a_value_only(lead: tuple[object, ...]) -> None:
    said = kutter(*lead, "--bot", "deckhand").lines[0]
    assert re.fullmatch(r"Deckhand would \w+ .+ \(value -?\d+\.\d\d\)\.", said), said


def test_a_bid_is_not_tried_by_itself(auction: tuple[object, ...]) -> None:
    said = kutter(*auction, "--budget", "20sims").lines[0]
    assert re.fullmatch(r"Skipper would bid \d+ \(value -?\d+\.\d\d\)\.", said), said


def test_a_bot_with_a_budget_of_its_own(lead: tuple[object, ...]) -> None:
    done = kutter(*lead, "--bot", "skipper@30sims", "--json")
    assert sum(row["visits"] for row in json.loads(done.out)) == 30


def test_who_cannot_be_asked_is_refused(lead: tuple[object, ...]) -> None:
    silent = kutter(*lead, "--bot", "random").refusal()
    assert "the bot Random does not say what it thinks" in silent
    assert "owes no move here" in kutter(*lead[:-1], 0).refusal()
