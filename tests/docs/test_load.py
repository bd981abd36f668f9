"""python -m benchmarks.load sets itself up, or says in one line what is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

SHORT = ["--tables", "4", "--every", "1", "--seconds", "2", "--flat-out-tables", "2",
         "--flat-out-seconds", "1", "--warm-up", "1"]  # fmt: skip


def load(folder: Path, *words: str, path: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "benchmarks.load", *SHORT, "--folder", str(folder), *words],
        cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip


def test_without_node_it_says_what_to_do(tmp_path: Path) -> None:
    """Also where this Python has brought a Node along."""
    other = tmp_path / "bin" / "python"
    other.parent.mkdir()
    other.symlink_to(sys.executable)
    code = "import sys; sys.executable = sys.argv.pop(1); from benchmarks.load.ready import *\n"
    code += "set_up_yardstick()"
    done = subprocess.run([sys.executable, "-c", code, str(other)], cwd=ROOT, timeout=600,
                          capture_output=True, text=True, check=False,
                          env={**os.environ, "PATH": str(tmp_path)})  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("boardgame.io needs node and npm")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_short_run_measures_all_three_servers(tmp_path: Path) -> None:
    done = load(tmp_path, path=os.environ["PATH"])
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stdout.splitlines() if line.startswith("boardgame.io, ")]


@pytest.mark.slow
def test_ours_alone_needs_nothing_else(tmp_path: Path) -> None:
    done = load(tmp_path, "--only", "kutter", path="/usr/bin:/bin")
    assert done.returncode == 0, done.stderr
    assert "Kutter, SQLite, synced" in done.stdout
