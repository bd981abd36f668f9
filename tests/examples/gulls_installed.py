"""Gulls with every command: test_third_game.py runs this in a process where it is installed."""

import json
from pathlib import Path

import pytest

from kutter.arena import parallel
from kutter.bots.judging import Depth
from kutter.bots.search import AnyJudge
from tests.cli.helpers import kutter
from tests.golden.playthrough import cases, playthrough


def told(*words: object, stdin: str = "") -> str:
    done = kutter(*words, stdin=stdin)
    assert done.code == 0, done.err
    return done.out


def test_it_is_simulated_verified_shown_and_studied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AnyJudge, "depth", Depth(simulations=20, worlds=24, deals=2))
    games = tmp_path / "games.kutter.jsonl"
    simulated = json.loads(
        told("simulate", "gulls", "--players", 3, "--games", 4, "--out", games, "--json")
    )
    assert simulated["games"] == 4
    assert told("verify", games, "--shuffle").count("finished") == 4
    assert "Seat 1: " in told("replay", f"{games}:2")
    assert ": am Ende " in told("replay", f"{games}:2", "--lang", "de")
    assert json.loads(told("moves", f"{games}:1", "--at", 4, "--json"))
    hint = json.loads(told("hint", f"{games}:1", "--at", 4, "--budget", "40sims", "--json"))
    assert hint[0]["visits"] > 1
    assert hint[0]["reason"]["message"] == "hint-games-won"
    assert hint[0]["reason"]["arguments"]["games"] == hint[0]["visits"]
    [review] = json.loads(told("review", f"{games}:1", "--seat", 0, "--json"))
    assert all(each["legal"] > 1 for each in review["decisions"])
    assert "review-deal" in [each["message"] for each in review["summary"]]
    for seat in (0, "spectator"):
        seen = tmp_path / f"{seat}.kutter.json"
        seen.write_text(told("export", f"{games}:1", "--seat", seat, "--at", 9))
        assert "?" in seen.read_text()
        assert "not finished" in told("verify", seen)
    assert int(json.loads(told("bench", "gulls", "--seconds", 1, "--json"))["games"]) > 0


def test_bots_that_search_are_ahead_of_those_that_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "elsewhere", parallel.in_order)
    words = ("--players", 2, "--games", 30, "--same-deal", "--budget", "20sims", "--jobs", 1)
    standings = json.loads(told("arena", "gulls", "--bots", "skipper,random", *words, "--json"))
    assert standings["skipper"]["margin"]["mean"] > 0


def test_it_is_played_in_the_terminal() -> None:
    shown = told("play", "gulls", "--terminal", "--players", 2, "--seed", 1, stdin="1\n" * 6)
    assert "Your highest gull takes the crate" in shown
    assert "dive with" in shown
    assert shown.count("falls from the boat") == 6


def test_its_golden_playthrough() -> None:
    [played] = [playthrough(*each[1:]) for each in cases() if each[0] == "gulls-3"]
    golden = Path(__file__).parent / "gulls-3.txt"
    assert played == golden.read_text(encoding="utf-8")
