"""kutter arena --ray: the same games on a Ray cluster."""

import json
import socket
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import kutter

pytestmark = [
    pytest.mark.ray,
    # Ray leaves sockets and files for the collector, and warns of its own future.
    pytest.mark.filterwarnings("ignore"),
]

ARENA = ("arena", "fishing", "--players", 3, "--games", 30, "--same-deal", "--budget", "20sims")
BOTS = ("--bots", "mybots:First,skipper,deckhand")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a bot that needs a neighbour."""
    pytest.importorskip("ray")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taste.py").write_text("def best(moves):\n    return moves[0]\n")
    (tmp_path / "mybots.py").write_text(
        "import taste\n"
        "class First:\n    def choose(self, turn):\n        return taste.best(turn.moves)\n"
        "class Sunk:\n    def choose(self, turn):\n        raise ValueError('sunk')\n"
    )
    return tmp_path


def without_times(text: str) -> Any:
    standings = json.loads(text)
    for row in standings.values():
        del row["seconds_per_move"]
    return standings


def test_the_same_games_as_without_ray(folder: Path) -> None:
    one = kutter(*ARENA, *BOTS, "--json", "--jobs", 1, "--out", "one.kutter.jsonl")
    other = kutter(*ARENA, *BOTS, "--json", "--ray", "local", "--out", "other.kutter.jsonl")
    assert (one.code, other.code) == (0, 0), other.err
    assert without_times(one.out) == without_times(other.out)
    records = [(folder / f"{each}.kutter.jsonl").read_bytes() for each in ("one", "other")]
    here, there = (sorted(each.splitlines()) for each in records)
    assert here == there
    (folder / "other.kutter.jsonl").write_bytes(records[0].split(b"\n")[7] + b"\n")
    again = kutter(*ARENA, *BOTS, "--json", "--ray", "local", "--out", "other.kutter.jsonl",
                   "--resume")  # fmt: skip
    assert without_times(again.out) == without_times(one.out)


def test_a_bot_that_fails_there_costs_its_seat() -> None:
    done = kutter(
        "arena", "fishing", "--players", 3, "--games", 3, "--bots", "mybots:Sunk,random",
        "--json", "--ray", "local",
    )  # fmt: skip
    assert json.loads(done.out)["mybots:Sunk"]["failures"] == ["ValueError: sunk"] * 3


def test_an_address_that_does_not_answer_is_told_soon() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    began = time.monotonic()
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "nonsense", "host:99999"):
        line = kutter(*ARENA, "--bots", "random", "--ray", address).refusal()
        assert f'Ray cannot be reached at "{address}"' in line
    assert time.monotonic() - began < 20
