"""kutter hint: what a bot thinks, in words and as JSON."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import game, kutter, write


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
        r"Skipper would \w+ .+ \(value (0\.\d\d), tried: (\d+) of 100\)\.", said.lines[0]
    )
    assert found is not None, said.lines[0]
    best = json.loads(kutter(*command, "--json").out)[0]
    assert (f"{best['value']:.2f}", str(best["visits"])) == found.groups()
    german = kutter(*command, LANG="de_DE.UTF-8").lines[0]
    assert re.fullmatch(r"Kapitän würde .+ \(Wert 0\.\d\d, versucht: \d+ von 100\)\.", german), (
        german
    )


def test_the_best_moves_have_a_reason(lead: tuple[object, ...]) -> None:
    command = (*lead, "--budget", "100sims")
    why = re.compile(r"  play .+: .+ \(\d+ % to win; about [\d.]+ points? after this round\)")
    assert [bool(why.fullmatch(line)) for line in kutter(*command).lines[1:5]] == [True] * 3 + [
        False
    ]
    german = kutter(*command, LANG="de_DE.UTF-8").lines[1]
    assert re.fullmatch(
        r"  .+ spielen: .+ \(\d+ % Siegchance; etwa [\d,]+ Punkte? nach dieser Runde\)", german
    ), german
    rows = json.loads(kutter(*command, "--json").out)
    assert 0 <= rows[0]["chance"] <= 1
    assert rows[0]["points"] > 0
    assert [row["reason"] is not None for row in rows] == [True] * 3 + [False] * (len(rows) - 3)


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
    assert "there is no seat" in kutter(*lead, "--seat", 9).refusal()


def test_the_seat_that_owes_a_move_is_asked_and_no_other(lead: tuple[object, ...]) -> None:
    command = (*lead, "--bot", "deckhand", "--json")
    owing = int(game()["moves"][int(str(lead[-1]))].split()[0])
    assert kutter(*command, "--seat", owing) == kutter(*command)
    another = (owing + 1) % 4
    refusal = kutter(*command, "--seat", another).refusal()
    assert f"seat {another} owes no move here, but {owing} " in refusal


def test_where_nobody_owes_a_move_that_is_said_and_no_seat_is_blamed(
    lead: tuple[object, ...],
) -> None:
    dealing = (*lead[:-1], 0)
    assert "come next here; nobody owes a move" in kutter(*dealing).refusal()
    assert "come next here; nobody owes a move" in kutter(*dealing, "--seat", 1).refusal()
    assert "hier kommen erst Karten" in kutter(*dealing, "--lang", "de").refusal()
    for end in (lead[:2], (*lead[:-1], len(game()["moves"]))):
        assert "the game is over here; nobody owes a move" in kutter(*end).refusal()


def test_what_a_seat_has_seen_is_only_for_that_seat(
    lead: tuple[object, ...], tmp_path: Path
) -> None:
    at = lead[-1]
    owing = int(game()["moves"][int(str(at))].split()[0])
    for seat, told in ((owing, None), ((owing + 1) % 4, "owes no move here, but")):
        seen = tmp_path / f"seen{seat}.kutter.json"
        seen.write_text(kutter("export", lead[1], "--seat", seat, "--at", at).out)
        done = kutter("hint", seen, "--bot", "deckhand")
        assert done.code == 0 if told is None else told in done.refusal()
        other = kutter("hint", seen, "--bot", "deckhand", "--seat", (seat + 2) % 4)
        assert "what another seat saw" in other.refusal()
