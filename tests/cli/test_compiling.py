"""The first start: rules are compiled, whoever waits is told, and no cache is needed for it."""

import subprocess
from pathlib import Path

import pytest

from tests.cli.helpers import KUTTER, game, kutter, surroundings, write


def run(record: Path, **environment: str) -> tuple[int, str, str]:
    """A command that needs few rules, in a process that knows none yet."""
    done = subprocess.run(
        [KUTTER, "moves", str(record), "--at", "0"],
        env=surroundings(environment),
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return write(tmp_path / "game.kutter.json", game(3))


def test_a_first_start_says_that_it_compiles_and_the_next_has_nothing_to_say(
    record: Path, tmp_path: Path
) -> None:
    right = kutter("moves", record, "--at", 0).out
    told = "kutter: compiling the rules, once; later starts find them ready"
    code, out, err = run(record, KUTTER_CACHE=str(tmp_path / "cache"))
    assert (code, out, err.splitlines()[0]) == (0, right, told)
    assert run(record, KUTTER_CACHE=str(tmp_path / "cache")) == (0, right, "")


def test_where_no_cache_can_be_the_command_works_and_says_so(record: Path, tmp_path: Path) -> None:
    nowhere = str(record / "cache")  # in a file there is no folder, for root neither
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    code, out, err = run(
        record,
        HOME=nowhere,
        XDG_CACHE_HOME=nowhere,
        KUTTER_CACHE="",
        TMPDIR=str(temporary),
        LANG="de_DE.UTF-8",
    )
    assert (code, out) == (0, kutter("moves", record, "--at", 0).out)
    assert err.startswith("kutter: die Regeln werden kompiliert; im Cache-Ordner lassen sie sich")
    assert list(temporary.iterdir()) == []
