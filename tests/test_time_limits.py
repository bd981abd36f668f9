"""Tests cannot hang, wherever they are started."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

HANGING = {
    "a test that waits": "import time\ndef test_waits():\n    time.sleep(100)\n",
    "compiled code": (
        "from numba import njit\n"
        "@njit\n"
        "def turns(number):\n"
        "    while number > 0:\n"
        "        number += 2 - number % 2\n"
        "    return number\n"
        "def test_turns():\n"
        "    turns(1)\n"
    ),
}


def pytest_in(folder: Path, *words: str, ignoring: tuple[signal.Signals, ...] = ()) -> str:
    """What pytest says of tests beside our own conftest, which says how they are run."""
    ours = (ROOT / "tests" / "conftest.py").read_text()
    (folder / "conftest.py").write_text(ours.replace("_SECONDS: Final = 30", "_SECONDS: Final = 1"))
    script = (
        "import os, signal, sys\n"
        f"for each in {[int(each) for each in ignoring]}:\n"
        "    signal.signal(each, signal.SIG_IGN)\n"
        "os.execv(sys.executable, [sys.executable, '-m', 'pytest', *sys.argv[1:]])\n"
    )
    settings = ["-p", "no:cacheprovider", "-c", "pytest.ini", "-n", "0"]
    done = subprocess.run(
        [sys.executable, "-c", script, *settings, *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=200,
        check=False,
    )
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("what", HANGING)
def test_what_does_not_end_is_ended_and_told_where(what: str, tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 2\n")
    (tmp_path / "test_it.py").write_text(HANGING[what])
    said = pytest_in(tmp_path)
    assert "imeout" in said
    assert "test_it.py" in said


def test_children_of_tests_heed_ctrl_c_where_the_tests_were_started_to_ignore_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\ntimeout = 60\n")
    (tmp_path / "test_it.py").write_text(
        "import signal, subprocess\n"
        "def test_child():\n"
        "    child = subprocess.Popen(['sleep', '50'])\n"
        "    child.send_signal(signal.SIGINT)\n"
        "    assert child.wait() == -signal.SIGINT\n"
    )
    said = pytest_in(tmp_path, ignoring=(signal.SIGINT, signal.SIGHUP, signal.SIGQUIT))
    assert "1 passed" in said
