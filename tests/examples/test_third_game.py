"""A game by adding a folder: nothing of ours knows it, and everything of ours works with it."""

import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tests.browser.machines import running_server
from tests.cli.helpers import KUTTER
from tests.examples.installed import GULLS, ROOT, with_gulls
from tests.server.running import NO_TLS

MOST_LINES = 400
PATIENCE = 60  # seconds, for a game of six tricks on a busy machine
_numbers = count()


def test_it_is_small() -> None:
    files = [path for path in GULLS.rglob("*") if path.suffix in (".py", ".ftl")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_not_one_line_of_ours_knows_it() -> None:
    for folder in ("src/kutter", "web/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".css"):
                lines = path.read_text(encoding="utf-8").splitlines()
                told = [line for line in lines if "gulls" in line.lower()]
                assert all("`" in line or '"""' in line for line in told), path


def test_it_keeps_the_contract_and_every_command_knows_it() -> None:
    """In one process where it is installed, which would take seconds to start for each."""
    tests = ["tests/contract", "tests/examples/gulls_installed.py", "-k", "gulls or called"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests],
        cwd=ROOT, env=with_gulls(), capture_output=True, text=True, timeout=280, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_it_is_played_at_a_table_of_the_server(tmp_path: Path) -> None:
    with (
        running_server(env=with_gulls()) as address,
        httpx2.Client(base_url=f"{address}/api", verify=NO_TLS, timeout=60) as anna,
    ):
        games = {each["name"]: each for each in anna.get("/games").json()["games"]}
        assert games["gulls"]["seats"] == [2, 3, 4, 5]
        assert "gulls-took" in anna.get("/catalogue/de").text
        table = post(anna, "/tables", {"game": "gulls", "players": 2, "pause": 0})["id"]
        acts = f"/tables/{table}/acts"
        post(anna, acts, act({"kind": "sit", "seat": 0, "name": "Anna"}))
        post(anna, acts, act({"kind": "bot", "seat": 1, "level": "deckhand"}))
        post(anna, acts, act({"kind": "start"}))
        hint = post(anna, f"/tables/{table}/hint", {"seat": 0})
        assert hint["candidates"][0]["says"]["message"] == "gulls-move-dive"
        seen = play_to_the_end(anna, table)
        assert seen["result"]["scores"]
        replay = anna.get(f"/tables/{table}/replay").json()
        assert len(replay["steps"]) == seen["moves"]
        record = tmp_path / "table.kutter.json"
        record.write_text(anna.get(f"/tables/{table}/record").text)
    done = subprocess.run(
        [KUTTER, "verify", str(record), "--shuffle"],
        env=with_gulls(), capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "finished" in done.stdout


def play_to_the_end(anna: httpx2.Client, table: str) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = anna.get(f"/tables/{table}", params={"seat": 0}).json()
        if seen["status"] == "finished":
            return seen
        if legal := seen["position"]["legal"]:
            assert len(seen["position"]["legal_words"]) == len(legal)
            move = act({"kind": "move", "move": legal[0]}, 0, seen["version"])
            post(anna, f"/tables/{table}/acts", move)
        else:
            time.sleep(0.02)
    pytest.fail("the game does not end")


def act(wanted: dict[str, Any], seat: int | None = None, version: int = 0) -> dict[str, Any]:
    return {"id": f"third-game-{next(_numbers)}", "version": version, "seat": seat, "act": wanted}


def post(anna: httpx2.Client, path: str, body: Any) -> Any:
    answer = anna.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()
