"""Somebody's game is broken: it is left out in a line, and all the others go on."""

import shutil
import subprocess
from pathlib import Path

import httpx2
import pytest

from tests.browser.machines import running_server
from tests.cli.helpers import KUTTER, simulated, surroundings
from tests.examples.installed import GULLS
from tests.server.running import NO_TLS

META = "from kutter.games.meta import BoxFile, Meta, Option\n"
META += "META = Meta('gulls', {seats}, 'gulls.game:{rules}'{more})\n"
CALLED = "gulls = gulls.meta:META"


def meta(seats: str = "range(2, 6)", rules: str = "GULLS", more: str = "") -> dict[str, str]:
    return {"meta.py": META.format(seats=seats, rules=rules, more=more)}


BROKEN: dict[str, tuple[str, dict[str, str]]] = {
    "no such module": ("gulls = nowhere.meta:META", {}),
    "no such package": ("gulls = nowhere:META", {}),
    "no meta in it": ("gulls = gulls.meta", {}),
    "raises": (CALLED, {"__init__.py": "raise RuntimeError('broken')"}),
    "exits": (CALLED, {"meta.py": "raise SystemExit(3)"}),
    "no meta": (CALLED, {"meta.py": "META = 5"}),
    "another name": ("petrels = gulls.meta:META", {}),
    "no name": ("a/b = gulls.meta:META", {}),
    "no seats": (CALLED, meta("range(0)")),
    "seats that are none": (CALLED, meta("None")),
    "too many seats": (CALLED, meta("range(1, 101)")),
    "an option of ours": (CALLED, meta(more=", options=(Option('seed', ('a', 'b')),)")),
    "an option without a name": (CALLED, meta(more=", options=(Option('', ('a', 'b')),)")),
    "an option of numbers": (CALLED, meta(more=", options=(Option('count', (1, 2)),)")),
    "a command of ours": (CALLED, meta(more=", box_files=(BoxFile('verify', '', '', ''),)")),
    "files of ours": (CALLED, meta(more=", box_files=(BoxFile('boards', '', '', ''),)")),
}


def installed(folder: Path, entry: str = CALLED, files: dict[str, str] | None = None) -> Path:
    """Gulls with some of its files changed, on a path of its own."""
    shutil.copytree(GULLS / "gulls", folder / "gulls", ignore=shutil.ignore_patterns("*.pyc"))
    for name, text in (files or {}).items():
        (folder / "gulls" / name).write_text(text, encoding="utf-8")
    about = folder / "gulls-1.0.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: gulls\nVersion: 1.0\n")
    about.joinpath("entry_points.txt").write_text(f"[kutter.games]\n{entry}\n")
    return folder


def told(path: Path, *words: str) -> tuple[str, list[str]]:
    env = surroundings({"PYTHONPATH": str(path)})
    done = subprocess.run(
        [KUTTER, *words], env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.splitlines()


@pytest.mark.parametrize(("entry", "files"), BROKEN.values(), ids=BROKEN)
def test_a_broken_game_is_left_out_in_a_line(
    tmp_path: Path, entry: str, files: dict[str, str]
) -> None:
    out, [line] = told(installed(tmp_path, entry, files), "--help")
    assert "usage: kutter" in out
    assert f"the game {entry.partition(' ')[0]} is left out: " in line


def test_texts_that_cannot_be_read_leave_their_game_out(tmp_path: Path) -> None:
    path = installed(tmp_path)
    (path / "gulls" / "texts" / "en" / "more.ftl").write_bytes("gulls-x = Möwe\n".encode("latin-1"))
    _, [line] = told(path, "--help")
    assert "the game gulls is left out: UnicodeDecodeError" in line


def test_a_game_without_texts_is_told_by_the_names_of_its_messages(tmp_path: Path) -> None:
    path = installed(tmp_path)
    shutil.rmtree(path / "gulls" / "texts")
    games = tmp_path / "games.kutter.jsonl"
    told(path, "simulate", "gulls", "--games", "1", "--out", str(games))
    assert "gulls-" in told(path, "replay", str(games))[0]


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param(meta(rules="NOTHING"), marks=pytest.mark.slow),
        pytest.param({"game.py": "raise SystemExit(7)"}, marks=pytest.mark.slow),
        {"rules.py": (GULLS / "gulls" / "rules.py").read_text("utf-8") + "\ndel empty_state\n"},
    ],
    ids=["no rules", "rules that exit", "rules that raise"],
)
def test_a_server_serves_the_others(tmp_path: Path, broken: dict[str, str]) -> None:
    record = simulated(4)[0].encode()
    path = installed(tmp_path / "path", files=broken)
    with (
        running_server(env=surroundings({"PYTHONPATH": str(path)})) as address,
        httpx2.Client(base_url=f"{address}/api", verify=NO_TLS, timeout=60) as anna,
    ):
        assert [each["name"] for each in anna.get("/games").json()["games"]] == [
            "fishing",
            "freshfish",
        ]
        assert anna.post("/records", content=record).status_code == 201
        refused = anna.post("/tables", json={"game": "gulls", "players": 2})
        assert refused.status_code == 422
