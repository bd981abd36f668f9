"""An arena that is killed keeps what is finished, and goes on with it to the same end."""

import json
import os
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kutter.arena import parallel
from kutter.arena.contest import Contest
from kutter.arena.kept import outcome_of
from kutter.bots.contract import Budget
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS
from kutter.games.registry import metas
from kutter.games.weights import digest_in, whole_weights, write_weights
from kutter.language.errors import BadInput
from kutter.records.format import parse_record
from kutter.records.packing import packed
from kutter.records.setting import Setting
from tests.cli.helpers import KUTTER, Outcome, kutter, surroundings

PATIENCE = 250
"""Seconds until something has started on a busy machine."""
BOTS = """
import os
import time
from pathlib import Path

class Stuck:
    is_first = None

    def choose(self, turn):
        if Stuck.is_first is None:
            try:
                Stuck.is_first = bool(os.open("stuck", os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                Stuck.is_first = False
        while Stuck.is_first and not Path("go").exists():
            time.sleep(0.05)
        return turn.moves[0]

class Sunk:
    def choose(self, turn):
        raise ValueError("sunk")
"""
"""In the first of all processes, the first game does not end."""
ARENA = ("arena", "fishing", "--players", 3, "--games", 9, "--same-deal", "--budget", "900s",
         "--bots", "keptbots:Stuck,random,keptbots:Sunk", "--json")  # fmt: skip
RECORDS = "games.kutter.jsonl"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "keptbots.py").write_text(BOTS)
    return tmp_path


@pytest.fixture
def _here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other process, and nobody is stuck."""
    monkeypatch.setattr(parallel, "elsewhere", parallel.in_order)
    (folder / "go").touch()


def arena(*words: object) -> Outcome:
    return kutter(*ARENA, "--jobs", 1, *words)


def standings(done: Outcome) -> Any:
    assert done.code == 0, done.err
    found = json.loads(done.out)
    for row in found.values():
        del row["seconds_per_move"]
    return found


def games_in(file: Path) -> list[int]:
    return [json.loads(line)["arena"]["game"] for line in file.read_bytes().splitlines()]


def test_killed_it_keeps_what_is_finished_and_goes_on_to_the_same_end(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game of nine never ends: no other waits for it."""
    file = folder / RECORDS
    words = [KUTTER, *map(str, ARENA), "--jobs", "2", "--out", RECORDS]
    with subprocess.Popen(words, cwd=folder, env=surroundings({}), start_new_session=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not (file.exists() and len(file.read_bytes().splitlines()) == 8):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        second = arena("--out", RECORDS, "--resume")
        os.killpg(process.pid, signal.SIGKILL)
    assert "is being written by somebody else" in second.refusal()
    assert kutter("verify", file).code == 0
    before = file.read_bytes()
    monkeypatch.setattr(parallel, "elsewhere", parallel.in_order)
    (folder / "go").touch()
    resumed = standings(arena("--out", RECORDS, "--resume"))
    assert file.read_bytes().startswith(before)
    assert sorted(games_in(file)) == list(range(9))
    assert resumed == standings(arena("--out", "unbroken.kutter.jsonl"))
    assert resumed["keptbots:Sunk"]["failures"] == ["ValueError: sunk"] * 9
    unbroken = (folder / "unbroken.kutter.jsonl").read_bytes().splitlines()
    assert sorted(file.read_bytes().splitlines()) == sorted(unbroken)
    assert games_in(folder / "unbroken.kutter.jsonl") == list(range(9))


@pytest.mark.usefixtures("_here")
class TestOneFile:
    def test_nothing_is_overwritten(self, folder: Path) -> None:
        file = folder / RECORDS
        file.write_text("a diary\n")
        assert "holds something already" in arena("--out", RECORDS).refusal()
        assert f"{RECORDS}:1: this is not JSON" in arena("--out", RECORDS, "--resume").refusal()
        file.write_text("a diary of one line")
        line = arena("--out", RECORDS, "--resume").refusal()
        assert f"{RECORDS}:1: this file holds no game" in line
        assert file.read_text() == "a diary of one line"
        file.write_text("")  # nothing to lose
        assert arena("--out", RECORDS).code == 0

    @pytest.mark.parametrize("kind", ["", ".gz", ".zst"])
    def test_what_is_missing_is_played(self, kind: str, folder: Path) -> None:
        whole = standings(arena("--out", RECORDS))
        lines = (folder / RECORDS).read_bytes().splitlines(keepends=True)
        file = folder / f"some.kutter.jsonl{kind}"
        file.touch()
        assert standings(arena("--out", file, "--resume")) == whole
        kept = [lines[number] for number in (7, 0, 4)]
        file.write_bytes(b"".join(packed(line, kind) if kind else line for line in kept))
        assert standings(arena("--out", file, "--resume")) == whole
        assert kutter("verify", file).out.count("holds") == 9
        nothing_left = arena("--out", file, "--resume")
        assert standings(nothing_left) == whole
        assert json.loads(nothing_left.out)["random"]["seconds_per_move"]["median"] is None

    def test_a_line_that_is_cut_off_is_told_and_played_again(self, folder: Path) -> None:
        whole = standings(arena("--out", RECORDS))
        file = folder / RECORDS
        text = file.read_bytes()
        for left_out in (1, 400):
            file.write_bytes(text[:-left_out])
            done = arena("--out", RECORDS, "--resume")
            assert standings(done) == whole
            told = f"kutter: the last line of {RECORDS} was cut off; its game is played again\n"
            assert done.err == told
            assert file.read_bytes() == text

    def test_games_of_another_arena_are_refused(self, folder: Path) -> None:
        assert arena("--out", RECORDS).code == 0
        file = folder / RECORDS
        before = file.read_bytes()
        for others, what in (
            (("--seed", 1), 'its "seed" is 0, not 1'),
            (("--budget", "9sims"), 'its "budget" is "900000ms", not "9sims"'),
            (("--bots", "random"), 'its "bots" is ["keptbots:Stuck"'),
            (("--games", 8), "game 8, counted from 0"),
        ):
            words = [*ARENA, "--jobs", 1, *others, "--out", RECORDS, "--resume"]
            assert what in kutter(*words).refusal()
        stars = json.loads(before.splitlines()[3])
        stars["setup"]["ocean"][0][0], stars["setup"]["ocean"][1][0] = "R1", "R2"
        for line in (json.dumps(stars), json.dumps({**stars, "arena": None})):
            file.write_text(f"{line}\n")
            assert f"{RECORDS}:1: this is" in arena("--out", RECORDS, "--resume").refusal()
        file.write_bytes(before + before.splitlines(keepends=True)[0])
        assert f"{RECORDS}:10: game 0" in arena("--out", RECORDS, "--resume").refusal()

    def test_games_of_another_net_are_refused(self, folder: Path) -> None:
        """Though it lies in a file of the same name."""
        words = ("arena", "fishing", "--players", 3, "--games", 1, "--jobs", 1, "--out", RECORDS,
                 "--bots", "admiral@1sims,random", "--weights", "own.npz")  # fmt: skip
        arrays, card = whole_weights(OWN_WEIGHTS)
        write_weights(folder / "own.npz", arrays, card)
        assert kutter(*words).code == 0
        told = json.loads((folder / RECORDS).read_text())["arena"]
        assert told["nets"] == {"admiral[own.npz]@1sims": card["sha256"]}
        assert kutter(*words, "--resume").code == 0
        arrays["values.bias"] = arrays["values.bias"] + 1
        write_weights(folder / "own.npz", arrays, card)
        digest_in.cache_clear()
        assert 'its "nets" is {"admiral[own.npz]' in kutter(*words, "--resume").refusal()

    def test_what_cannot_be_written_is_told_before_any_game(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("kutter.arena.contest.Contest.play", None)
        assert "No such file" in arena("--out", "nowhere/games.kutter.jsonl").refusal()
        assert "Is a directory" in arena("--out", ".").refusal()
        assert "--out FILE names it" in arena("--resume").refusal()


@pytest.mark.parametrize("name", ["fishing", "freshfish"])
def test_a_record_tells_all_of_an_outcome_but_its_times(name: str) -> None:
    setting = Setting(name, 3, metas()[name].variants()[-1])
    contest = Contest(setting, ("random", "deckhand", "random"), 5, Budget(), same_deal=True)
    played = contest.play(4)
    told = outcome_of(contest, parse_record(played.record.encode()))
    assert told == replace(played, seconds=[[], [], []], record="")
    with pytest.raises(BadInput, match='"setup" is not the same'):
        outcome_of(contest, parse_record(played.record.replace('"game": 4', '"game": 2').encode()))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("result", None),
        ("result", {"scores": [1, 2], "winners": [0]}),
        ("result", {"scores": [1, 2, "3"], "winners": [0]}),
        ("result", {"scores": [1, 2, 3], "winners": []}),
        ("result", {"scores": [1, 2, 3], "winners": [[0]]}),
        ("result", {"scores": [1, 2, 3], "winners": [3]}),
        ("failures", [None]),
        ("failures", [1, None, None]),
        ("game", "4"),
        ("game", -1),
    ],
)
def test_a_record_without_a_sensible_result_is_refused(key: str, value: object) -> None:
    contest = Contest(Setting("fishing", 3), ("random",) * 3, 5, Budget(), same_deal=True)
    record = json.loads(contest.play(4).record)
    (record if key == "result" else record["arena"])[key] = value
    with pytest.raises(BadInput, match="cannot be"):
        outcome_of(contest, parse_record(json.dumps(record).encode()))
