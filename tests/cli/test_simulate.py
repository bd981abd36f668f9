"""kutter simulate: the same games whoever plays them, and a file that is whole or not there."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from kutter.games.fishing.stars import provisional_stars
from tests.cli.helpers import (
    KUTTER,
    Outcome,
    kutter,
    not_compiling,
    one_line,
    surroundings,
)

SPREAD = [["G1", "~pass", "B0"], [], ["R11"], ["G2"]]


def other_stars() -> list[list[str]]:
    cards = [f"{suit}{value}" for suit in "BPRY" for value in range(11, 19)]
    cards += [f"G{value}" for value in range(1, 17)] + [f"{suit}0" for suit in "BPRYG"]
    cards += ["~pass", "~minus3a", "~minus3b", "~all", "~first", "~call", "~low"]
    placed = {card for level in SPREAD for card in level}
    return [*SPREAD, [card for card in cards if card not in placed]]


def test_the_same_seed_gives_the_same_bytes_whatever_the_number_of_processes(
    tmp_path: Path,
) -> None:
    alone, together = tmp_path / "alone.kutter.jsonl", tmp_path / "together.kutter.jsonl"
    common = ("simulate", "fishing", "--players", "3", "--games", "18", "--seed", "7", "--out")
    first = kutter(*common, alone, "--jobs", "1")
    second = kutter(*common, together, "--jobs", "2")
    assert (first.code, second.code) == (0, 0)
    assert first.out == second.out
    assert alone.read_bytes() == together.read_bytes()
    assert alone.read_bytes().count(b"\n") == 18


def test_another_seed_gives_other_games_and_more_games_begin_with_the_same_ones(
    tmp_path: Path,
) -> None:
    lines = []
    for seed, games in (("7", "2"), ("8", "2"), ("7", "3")):
        out = tmp_path / f"{seed}-{games}.kutter.jsonl"
        assert (
            kutter("simulate", "fishing", "--games", games, "--seed", seed, "--out", out).code == 0
        )
        lines.append(out.read_text(encoding="utf-8").splitlines())
    assert not set(lines[0]) & set(lines[1])
    assert lines[2][:2] == lines[0]
    assert len(set(lines[2])) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simulated_records_verify_and_hold_nothing_but_the_game_and_its_seed(
    players: int, tmp_path: Path
) -> None:
    out = tmp_path / "games.kutter.jsonl"
    bots = "deckhand,random"
    assert kutter("simulate", "fishing", "--players", players, "--games", 2, "--bots", bots,
                  "--out", out).code == 0  # fmt: skip
    for line in out.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert list(record) == [
            "format", "version", "rules", "game", "players", "options", "setup", "moves", "result",
            "shuffle",
        ]  # fmt: skip
        assert record["players"] == players
        assert set(record["setup"]) == {"first", "ocean"}
        assert set(record["shuffle"]) == {"seed"}
    checked = kutter("verify", "--shuffle", out)
    assert all(line.endswith("it agrees with itself, no more") for line in checked.lines)
    assert checked.code == 0
    assert [line.split(": ")[1].split(",")[0] for line in checked.lines] == ["holds", "holds"]


def test_the_json_summary_adds_up(tmp_path: Path) -> None:
    out = tmp_path / "games.kutter.jsonl"
    done = kutter("simulate", "fishing", "--games", 5, "--bots", "deckhand,random", "--out", out,
                  "--json")  # fmt: skip
    summary = json.loads(one_line(done.out))
    results = [json.loads(line)["result"] for line in out.read_text().splitlines()]
    assert list(summary) == ["games", "seats", "ends"]
    assert summary["games"] == 5
    assert [seat["bot"] for seat in summary["seats"]] == ["deckhand"] + ["random"] * 3
    assert sum(seat["win_share"] for seat in summary["seats"]) == pytest.approx(1)
    assert sum(summary["ends"].values()) == 5
    for number, seat in enumerate(summary["seats"]):
        scores = [result["scores"][number] for result in results]
        assert seat["lowest"] == min(scores)
        assert seat["highest"] == max(scores)
        assert seat["mean_score"] == pytest.approx(sum(scores) / 5)


def test_a_table_shows_every_seat_and_no_colour_codes_go_into_a_pipe() -> None:
    done = kutter("simulate", "fishing", "--players", 3, "--games", 2)
    assert done.code == 0
    assert "2 games" in done.lines[0]
    assert "mean score" in done.out
    rows = [line for line in done.lines if re.match(r"\d\s+random\s", line)]
    assert len(rows) == 3
    assert "ended after all rounds: " in done.out or "ended by overfishing: " in done.out
    assert "\x1b" not in done.out
    assert done.err == ""
    assert "Partien" in kutter("simulate", "fishing", "--games", 2, "--lang", "de").lines[0]


def test_a_star_table_of_ones_own_is_played_by(tmp_path: Path) -> None:
    table, out = tmp_path / "stars.json", tmp_path / "games.kutter.jsonl"
    table.write_text(json.dumps(other_stars()), encoding="utf-8")
    assert kutter("simulate", "fishing", "--games", 1, "--stars", table, "--out", out).code == 0
    record = json.loads(out.read_text(encoding="utf-8"))
    assert record["setup"]["ocean"] == other_stars()
    drawn = next(
        move.split()[3:] for move in record["moves"][5:] if move.split()[1] == "deal"
        and set(move.split()[3:]) & {"G1", "~pass", "B0"}
    )  # fmt: skip
    assert set(drawn) & set(SPREAD[0])
    assert kutter("verify", out).code == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_folder_that_is_not_there_is_refused_at_once(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "games.kutter.jsonl"
    done = kutter("simulate", "fishing", "--games", 900_000_000, "--jobs", jobs, "--out", out)
    assert done.refusal() == f"kutter: {out} cannot be written: No such file or directory"
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_a_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine")
    command = ("simulate", "fishing", "--games", 900_000_000, "--out")
    assert "cannot be written" in kutter(*command, tmp_path / "folder").refusal()
    assert "cannot be written" in kutter(*command, tmp_path / "file" / "games").refusal()
    assert "cannot be written" in kutter(*command, "").refusal()
    assert "cannot be written" in kutter(*command, tmp_path / ("n" * 300)).refusal()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "mine"


def test_a_file_that_is_there_is_replaced_whole_through_its_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.kutter.jsonl", tmp_path / "link.kutter.jsonl"
    real.write_text("old\n" * 5000)
    real.chmod(0o640)
    link.symlink_to(real)
    assert kutter("simulate", "fishing", "--games", 1, "--out", link).code == 0
    assert link.is_symlink()
    assert real.read_text().count("\n") == 1
    assert real.stat().st_mode & 0o777 == 0o640


def test_a_pipe_or_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        assert kutter("simulate", "fishing", "--games", 1, "--out", pipe).code == 0
        assert reader.stdout is not None
        assert json.loads(reader.stdout.read())["game"] == "fishing"
    assert pipe.is_fifo()
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize(
    ("jobs", "how"),
    [
        pytest.param("1", signal.SIGINT, marks=pytest.mark.slow),
        ("2", signal.SIGINT),
        ("1", signal.SIGTERM),
    ],
)
def test_an_interrupted_simulation_keeps_what_is_finished_and_says_so_in_one_line(
    jobs: str, how: signal.Signals, tmp_path: Path
) -> None:
    out = tmp_path / "games.kutter.jsonl"
    words = ["simulate", "fishing", "--games", "200000", "--jobs", jobs, "--out", str(out)]
    with started(words) as process:
        wait_until_written(tmp_path, process)
        os.killpg(process.pid, how)
        _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert list(tmp_path.iterdir()) == [out]
    games = len(out.read_text(encoding="utf-8").splitlines())
    told = f"kutter: interrupted after {games:,} of 200,000; this is what came out of them\n"
    assert not_compiling(complaint.decode()) == told


@pytest.mark.skipif(sys.platform != "linux", reason="finds the players in /proc")
def test_a_player_process_that_dies_ends_the_simulation_in_one_line(tmp_path: Path) -> None:
    out = tmp_path / "games.kutter.jsonl"
    words = ["simulate", "fishing", "--games", "200000", "--jobs", "2", "--out", str(out)]
    with started(words) as process:
        wait_until_written(tmp_path, process)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        players = [
            pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        os.kill(int(players[0]), signal.SIGKILL)
        _, complaint = process.communicate(timeout=60)
    assert complaint.decode() == "kutter: a process that played games died\n"
    assert process.returncode == 1
    assert list(tmp_path.iterdir()) == []


def started(words: Sequence[str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [KUTTER, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env=surroundings({}),
    )


def wait_until_written(folder: Path, process: "subprocess.Popen[Any]") -> None:
    """Until the first games are in the file that will be renamed at the end."""
    latest = monotonic() + 60
    while not any(each.stat().st_size for each in folder.iterdir()):
        assert process.poll() is None
        assert monotonic() < latest
        sleep(0.02)


@pytest.mark.parametrize(
    ("words", "fragment"),
    [
        (["chess"], 'there is no game "chess"'),
        (["fishing", "--players", "2"], "fishing is for 3 to 5 seats, not 2"),
        (["fishing", "--players", "6"], "fishing is for 3 to 5 seats, not 6"),
        (["fishing", "--bots", "shark"], 'there is no bot "shark"; there are random, greenhorn'),
        (["fishing", "--bots", "random,"], 'there is no bot ""'),
        (["fishing", "--bots", "random,random,random,random,random"], "5 bots for 4 seats"),
    ],
)
def test_what_cannot_be_played_is_refused_before_a_file_is_touched(
    words: list[str], fragment: str, tmp_path: Path
) -> None:
    done: Outcome = kutter("simulate", *words, "--out", tmp_path / "games.kutter.jsonl")
    assert fragment in done.refusal()
    assert list(tmp_path.iterdir()) == []


def test_a_set_up_made_by_hand_is_not_said_to_be_dealt(tmp_path: Path) -> None:
    stars, out = tmp_path / "stars.json", tmp_path / "games.kutter.jsonl"
    stars.write_text(json.dumps(provisional_stars()[::-1]), encoding="utf-8")
    assert kutter("simulate", "fishing", "--games", 1, "--bots", "random", "--stars", stars,
                  "--out", out).code == 0  # fmt: skip
    checked = kutter("verify", "--shuffle", out)
    assert checked.code == 0
    assert one_line(checked.out).endswith("the set-up was given and not dealt")
