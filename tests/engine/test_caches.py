"""Where compiled rules are kept: never where somebody else could put code into them."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kutter.engine import caches as module
from kutter.engine.caches import Kept, cache_for, caches

SCRIPT = """
import sys
from kutter.engine.caches import caches
from kutter.engine.compiled import entry, hear_compiling

@entry
def double(number):
    return 2 * number

compiled = []
hear_compiling(compiled.append)
assert double(4) == 8
folder, kept = caches()
print(kept.value, folder, len(compiled), flush=True)
if "child" in sys.argv:
    import subprocess
    subprocess.run([sys.executable, __file__], check=True)
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    return path


def told_by(script: Path, *words: str, **environment: str) -> list[list[str]]:
    """What the script says in surroundings of its own, and what its child says in the same."""
    usual = {name: each for name, each in os.environ.items() if name != module.VARIABLE}
    done = subprocess.run(
        [sys.executable, str(script), *words],
        env={**usual, **environment},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return [line.split() for line in done.stdout.splitlines()]


def no_folder(folder: Path) -> str:
    """A place where nobody, not even root, can make a folder."""
    (folder / "file").touch()
    return str(folder / "file" / "cache")


def test_what_is_compiled_once_is_found_again(script: Path, tmp_path: Path) -> None:
    own = tmp_path / "own"
    first, second = (told_by(script, KUTTER_CACHE=str(own))[0] for _ in range(2))
    assert first == ["lasting", str(own), "1"]
    assert second == ["lasting", str(own), "0"]
    assert own.stat().st_mode & 0o777 == 0o700


def test_where_nothing_can_be_kept_a_private_folder_serves_us_and_our_children(
    script: Path, tmp_path: Path
) -> None:
    blocked = no_folder(tmp_path)
    there = tmp_path / "tmp"
    there.mkdir(mode=0o777)
    ours, childs = told_by(script, "child", HOME=blocked, XDG_CACHE_HOME=blocked, TMPDIR=str(there))
    assert ours[0] == "while-running"
    assert ours[1].startswith(f"{there}/kutter-")
    assert childs == ["lasting", ours[1], "0"]
    assert list(there.iterdir()) == [], "it is gone with who made it"


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to become somebody without a home")
def test_an_ordinary_user_without_a_home_is_served_too() -> None:
    done = subprocess.run(
        [
            "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", sys.executable, "-c",
            "from kutter.engine.caches import caches; f, k = caches(); print(k.value, f.owner())",
        ],
        env={"HOME": "/nonexistent", "PATH": os.defpath, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd="/",
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )  # fmt: skip
    if "Permission denied" in done.stderr and "ermissionError" not in done.stderr:
        pytest.skip("that user cannot reach this Python")
    assert done.stdout.split() == ["while-running", "nobody"], done.stderr


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder named as the cache, which this process has not looked at yet."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(module.VARIABLE, str(folder))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    caches.cache_clear()
    yield folder
    caches.cache_clear()


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o1777])
def test_a_folder_that_others_can_write_is_not_used_and_not_touched(fresh: Path, mode: int) -> None:
    fresh.mkdir()
    fresh.chmod(mode)
    (fresh / "theirs").touch()
    folder, kept = caches()
    assert kept is Kept.WHILE_RUNNING
    assert folder is not None
    assert folder.stat().st_mode & 0o777 == 0o700
    assert fresh.stat().st_mode & 0o7777 == mode
    assert (fresh / "theirs").exists()


def test_a_folder_in_one_where_all_can_swap_it_is_not_used(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh.mkdir()
    fresh.chmod(0o777)
    monkeypatch.setenv(module.VARIABLE, str(fresh / "inner"))
    assert caches()[1] is Kept.WHILE_RUNNING
    caches.cache_clear()
    fresh.chmod(0o1777)  # as /tmp is: there only the owner can
    monkeypatch.setenv(module.VARIABLE, str(fresh / "inner"))
    assert caches()[1] is Kept.LASTING


@pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to give a folder away")
def test_a_folder_of_another_user_is_not_used(fresh: Path) -> None:
    fresh.mkdir()
    os.chown(fresh, 65534, 65534)
    assert caches()[1] is Kept.WHILE_RUNNING


def test_what_others_could_write_into_a_cache_is_thrown_away(fresh: Path) -> None:
    planted = fresh / "room-0123"
    planted.mkdir(parents=True)
    (planted / "code.nbi").touch()
    fresh.chmod(0o700)
    planted.chmod(0o775)
    assert cache_for("room-0123") == planted
    assert list(planted.iterdir()) == []
    assert planted.stat().st_mode & 0o777 == 0o700


@pytest.mark.usefixtures("fresh")
def test_without_any_folder_rules_are_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = no_folder(tmp_path)
    monkeypatch.setenv(module.VARIABLE, blocked)
    monkeypatch.setattr(tempfile, "tempdir", blocked)
    assert caches() == (None, Kept.NOT_AT_ALL)
    assert cache_for("room-0123") is None
