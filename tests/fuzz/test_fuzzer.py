"""The fuzzer itself: whatever goes wrong with an input is a finding that can be had again."""

import json
import sys
from pathlib import Path

import pytest

from fuzz import corpora
from fuzz.__main__ import main
from fuzz.choices import Choices, choices_for
from fuzz.target import Target
from fuzz.targets import TARGETS, target_named
from fuzz.watch import fuzz
from kutter.records.format import parse_record
from kutter.records.replay import replay
from tests.fuzz import bad_targets


@pytest.mark.parametrize(
    ("target", "what"),
    [
        (bad_targets.BREAKS, "Broken a promise"),
        (bad_targets.CRASHES, "SIGSEGV"),
        (bad_targets.HANGS, "too long"),
        (bad_targets.GROWS, "memory"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_goes_wrong_is_a_finding_and_the_rest_is_still_run(
    target: Target, what: str, tmp_path: Path
) -> None:
    runs = 520 if target is bad_targets.GROWS else 12
    totals = fuzz(target, runs, 1, "seed", tmp_path)
    assert list(totals.findings) == [what]
    assert totals.runs == runs
    first = sorted(tmp_path.iterdir())[0].read_text()
    assert first.startswith(what)
    assert "an input" in first
    assert f"python -m fuzz {target.name} --again seed:" in first


def test_an_input_is_the_same_again() -> None:
    one, other = choices_for("seed", 7, 20), choices_for("seed", 7, 20)
    assert [one.below(100) for _ in range(30)] == [other.below(100) for _ in range(30)]
    assert choices_for("seed", 8, 20).data != one.data


def test_choices_end_with_the_first_of_everything() -> None:
    choices = Choices(b"\xff")
    assert choices.of("abc") == "a"  # 255 is 0 of three
    assert [choices.below(5), choices.between(3, 9), choices.one_in(2)] == [0, 3, False]


def test_the_corpora_are_what_the_command_writes_and_every_record_holds() -> None:
    assert corpora.corpus("games.jsonl") == [json.loads(each) for each in corpora.games()]
    assert corpora.corpus("seats.jsonl") == [json.loads(each) for each in corpora.seats_records()]
    assert corpora.corpus("setups.jsonl") == [json.loads(each) for each in corpora.setups()]
    for name in ("games.jsonl", "seats.jsonl"):
        for each in corpora.corpus(name):
            replay(parse_record(json.dumps(each).encode())).verify()


SHORT = {
    "moves": 500,
    "previews": 300,
    "records": 60,
    "boards": 100,
    "stars": 100,
    "setups": 80,
    "requests": 100,
    "sequences": 12,
}
"""Inputs of a short run, by target."""


@pytest.mark.parametrize("name", SHORT)
def test_a_short_run_finds_nothing_and_most_inputs_mean_something(
    name: str, tmp_path: Path
) -> None:
    totals = fuzz(target_named(name), SHORT[name], 1, "short", tmp_path)
    assert totals.findings == {}, [each.read_text() for each in tmp_path.iterdir()]
    assert totals.runs == SHORT[name]
    assert totals.past >= 0.3 * totals.runs


def test_the_command_names_its_targets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["fuzz"])
    assert main() == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in told] == list(TARGETS)
