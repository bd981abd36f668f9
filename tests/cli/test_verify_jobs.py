"""kutter verify --jobs: records checked side by side, told in order, as they come."""

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.helpers import (
    HANGS,
    KUTTER,
    cut,
    game,
    kutter,
    shown_on_terminal,
    surroundings,
    write,
)


def mixed() -> list[object]:
    """Long and short records, good ones and bad ones, so that later ones are done earlier."""
    spoiled = {**game(), "moves": ["0 play G4"]}
    return [
        game(),
        {"format": 3},
        cut(game(3), 5),
        spoiled,
        game(5),
        7,
        cut(game(), 60),
        game(3),
    ] * 3


@pytest.mark.parametrize(
    "options",
    [pytest.param([], id="words"), pytest.param(["--json"], id="json", marks=pytest.mark.slow)],
)
def test_the_answers_are_the_same_and_in_order(options: list[str], tmp_path: Path) -> None:
    path = write(tmp_path / "games.kutter.jsonl", *mixed())
    words = ("verify", path, tmp_path / "not-there.kutter.json", f"{path}:5", *options)
    alone = kutter(*words)
    together = kutter(*words, "--jobs", "2")
    assert alone.code == together.code == 1
    assert together.out == alone.out
    assert len(alone.lines) == 26


def test_answers_come_while_more_records_may() -> None:
    """From a pipe that stays open, with more to check than may wait."""
    line = json.dumps(game()).encode() + b"\n"
    with subprocess.Popen([KUTTER, "verify", "-", "--jobs", "2"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, env=surroundings({})) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line * 40)
        process.stdin.flush()
        for number in range(1, 21):
            assert process.stdout.readline().startswith(f"-:{number}: holds, ".encode())
        process.stdin.close()
        assert len(process.stdout.read().splitlines()) == 20
        assert process.wait(HANGS) == 0


@pytest.mark.parametrize("seen", [False, True], ids=["elsewhere", "there"])
def test_on_a_terminal_a_bar_says_how_far_it_is(seen: bool, tmp_path: Path) -> None:
    """Whether the answers go to a file or to the same terminal."""
    path = write(tmp_path / "games.kutter.jsonl", *[game()] * 200)
    report = tmp_path / "report"
    with report.open("wb") as file:
        shown = shown_on_terminal("verify", path, out=None if seen else file)
    assert re.search(rb"Checking.*[1-9][0-9]*/200.*left", shown), shown
    answers = shown if seen else report.read_bytes()
    assert re.findall(rb"jsonl:(\d+): holds, ", answers) == [b"%d" % n for n in range(1, 201)]
    assert seen or b"holds" not in shown


def test_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    path = tmp_path / "games.kutter.jsonl"
    path.write_text((json.dumps(game()) + "\n") * 20_000, encoding="utf-8")
    with subprocess.Popen([KUTTER, "verify", path, "--jobs", "2"], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=surroundings({}),
                          start_new_session=True) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline().startswith(f"{path}:1: holds, ".encode())
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=HANGS)
    assert complaint.decode().splitlines()[-1] == "kutter: interrupted"
    assert process.returncode == 130
