"""Ctrl-C and SIGTERM: a command ends soon, whatever it is at, and keeps what is finished."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.helpers import KUTTER, kutter, surroundings

PATIENCE = 250
"""Seconds until something has started on a busy machine."""
SOON = 30
"""Seconds for an end that should take one or two."""
STICKY = """
import time
from pathlib import Path

class Sticky:
    made = 0

    def __init__(self):
        Sticky.made += 1

    def choose(self, turn):
        if Sticky.made > 3:
            Path("stuck").touch()
            time.sleep(1000)
        return turn.moves[0]
"""
"""Plays two or three games in each process, then hangs."""


def test_ctrl_c_while_everything_is_loaded_is_no_news(tmp_path: Path) -> None:
    for seconds in (0.05, 0.1, 0.2, 0.4):
        with started(tmp_path, "--help") as process:
            time.sleep(seconds)
            process.send_signal(signal.SIGINT)
            _, told = process.communicate(timeout=PATIENCE)
        assert b"Traceback" not in told or b"src/kutter" not in told, told.decode()


@contextmanager
def started(folder: Path, *words: object, **settings: object) -> Iterator[subprocess.Popen[bytes]]:
    (folder / "bots.py").write_text(STICKY)
    process = subprocess.Popen(  # type: ignore[call-overload]
        [KUTTER, *map(str, words)],
        cwd=folder,
        env=surroundings({"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}),
        start_new_session=True,
        **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings},
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def until_there(path: Path, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)


GAMES = ("fishing", "--players", 3, "--bots", "bots:Sticky,random", "--games", 40)


@pytest.mark.parametrize(
    ("command", "how"),
    [
        (("arena", *GAMES, "--budget", "900s"), signal.SIGINT),
        pytest.param(("simulate", *GAMES), signal.SIGTERM, marks=pytest.mark.slow),
    ],
    ids=["arena", "simulate"],
)
def test_what_is_finished_is_kept_and_shown(
    command: tuple[object, ...], how: signal.Signals, tmp_path: Path
) -> None:
    words = (*command, "--jobs", 2, "--out", "games.kutter.jsonl", "--json")
    with started(tmp_path, *words) as process:
        until_there(tmp_path / "stuck", process)
        os.killpg(process.pid, how)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=SOON)
    assert process.returncode == 130
    shown = json.loads(out)
    games = shown["games"] if command[0] == "simulate" else shown["bots:Sticky"]["games"]
    assert 1 <= games < 8
    told = f"kutter: interrupted after {games} of 40; this is what came out of them\n"
    assert err.decode().endswith(told)
    assert "Traceback" not in err.decode()
    records = tmp_path / "games.kutter.jsonl"
    assert len(records.read_text().splitlines()) == games
    assert kutter("verify", records).code == 0
    assert not list(tmp_path.glob(".kutter-*"))


def test_with_nothing_finished_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "stuck.py").write_text(STICKY.replace("> 3", "> 0"))
    words = ("arena", "fishing", "--bots", "stuck:Sticky", "--out", "games.kutter.jsonl")
    with started(tmp_path, *words, "--jobs", 1) as process:
        until_there(tmp_path / "stuck", process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=SOON)
    assert (process.returncode, out) == (130, b"")
    assert err.decode().splitlines()[-1] == "kutter: interrupted"
    assert sorted(each.name for each in tmp_path.iterdir() if each.is_file()) == [
        "bots.py", "stuck", "stuck.py",
    ]  # fmt: skip


def test_on_a_terminal_the_bar_moves_game_by_game_and_says_how_long_it_will_take(
    tmp_path: Path,
) -> None:
    ours, theirs = pty.openpty()
    written = b""
    words = ("arena", *GAMES, "--jobs", 2, "--budget", "900s")
    with started(tmp_path, *words, stdout=subprocess.DEVNULL, stderr=theirs) as process:
        os.close(theirs)
        until = time.monotonic() + PATIENCE
        while not re.search(rb" [1-7]/40.*left", written) and time.monotonic() < until:
            if select.select([ours], [], [], 0.5)[0]:
                written += os.read(ours, 4096)
        os.killpg(process.pid, signal.SIGKILL)
    os.close(ours)
    assert re.search(rb" [1-7]/40.*about \d+ (s|min|h) left", written), written


SPINNING = """
import sys
from pathlib import Path
from kutter.cli.terminal.interrupts import interruptible
from kutter.engine.compiled import entry
from kutter.records.files import whole_file

@entry
def spin(number):
    total = 0.0
    for each in range(number):
        total += (each * 0.5) % 7.0
    return total

spin(10)
with interruptible("kutter: interrupted"), whole_file(Path("out")) as file:
    file.write("half")
    Path("spinning").touch()
    spin(10**13)
"""


@pytest.mark.parametrize(
    "how",
    [signal.SIGINT, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)],
    ids=lambda how: how.name,
)
def test_compiled_code_that_lets_no_signal_in_does_not_keep_us(
    how: signal.Signals, tmp_path: Path
) -> None:
    (tmp_path / "spinning.py").write_text(SPINNING)
    words = (str(tmp_path / "spinning.py"),)
    environment = surroundings({"PYTHONPATH": os.pathsep.join(filter(None, sys.path))})
    with subprocess.Popen(
        [sys.executable, *words], cwd=tmp_path, env=environment, stderr=subprocess.PIPE
    ) as process:
        until_there(tmp_path / "spinning", process)
        process.send_signal(how)
        try:
            _, err = process.communicate(timeout=SOON)
        finally:
            process.kill()
    assert (process.returncode, err) == (130, b"kutter: interrupted\n")
    assert not (tmp_path / "out").exists()
    assert not list(tmp_path.glob(".kutter-*"))


def ignoring(*signals: signal.Signals) -> object:
    def ignore() -> None:
        for each in signals:
            signal.signal(each, signal.SIG_IGN)

    return ignore


def test_where_signals_are_ignored_sigterm_still_ends_us_and_ctrl_c_does_not(
    tmp_path: Path,
) -> None:
    """So starts a shell its jobs in the background."""
    words = ("simulate", *GAMES, "--jobs", 2)
    ignored = ignoring(signal.SIGINT, signal.SIGTERM)
    with started(tmp_path, *words, stdin=subprocess.DEVNULL, preexec_fn=ignored) as process:
        until_there(tmp_path / "stuck", process)
        os.killpg(process.pid, signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate(timeout=SOON)
    assert process.returncode == 130


def test_somebody_at_a_terminal_can_always_interrupt(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = ("simulate", *GAMES, "--jobs", 2)
    ignored = ignoring(signal.SIGINT)
    with started(tmp_path, *words, stdin=theirs, preexec_fn=ignored) as process:
        os.close(theirs)
        until_there(tmp_path / "stuck", process)
        os.killpg(process.pid, signal.SIGINT)
        process.communicate(timeout=SOON)
    os.close(ours)
    assert process.returncode == 130
