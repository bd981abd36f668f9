"""kutter stats: what games have in common, told, drawn and for programs."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import cut, game, kutter, shown_on_terminal, write
from tests.lab.samples import both

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def test_it_tells_every_game_apart() -> None:
    done = kutter("stats", *both())
    assert (done.code, done.err) == (0, "")
    assert "Fishing, 4 seats, 2 games" in done.lines
    assert "Fresh Fish, classic, 5 seats, 1 game" in done.lines
    assert done.lines.count("wins by seat") == 3 + 8
    assert done.lines.count("the fair share: 25.0 %") == 1 + 2
    assert done.lines[-1] == "14 games counted"
    assert any(line.startswith("the trick's winner") for line in done.lines)
    assert any(line.startswith("cheese stall") for line in done.lines)
    assert "and 88 rows more: --json and --plot have them all" in done.lines


def test_it_speaks_german() -> None:
    done = kutter("stats", *both(), "--lang", "de")
    assert done.code == 0
    assert "Fischen, 4 Plätze, 2 Partien" in done.lines
    assert "Siege nach Platz" in done.lines
    assert any(line.startswith("Käsestand") for line in done.lines)
    assert done.lines.count("der gerechte Anteil: 25,0 %") == 1 + 2
    assert re.findall(r"\d\.\d|\d,0000", done.out) == []
    assert done.lines[-1] == "14 Partien gezählt"


def test_the_json_is_one_line() -> None:
    done = kutter("stats", *both(), "--json")
    assert len(done.lines) == 1
    told = json.loads(done.out)
    assert (told["format"], told["version"], told["games"]) == ("kutter-stats", 1, 14)
    kinds = [(group["game"], group["options"], group["players"]) for group in told["groups"]]
    assert len(kinds) == 11
    assert ("freshfish", {"variant": "market"}, 3) in kinds


@pytest.mark.slow
def test_the_figures_are_the_same_however_many_work() -> None:
    alone, together = (kutter("stats", *both(), "--json", "--jobs", jobs) for jobs in (1, 2))
    assert together.out == alone.out


def test_files_come_packed_by_line_and_from_the_standard_input() -> None:
    path = both()[0]
    whole = kutter("stats", path, "--json")
    assert kutter("stats", "-", "--json", stdin=path.read_bytes()).out == whole.out
    one = json.loads(kutter("stats", f"{path}:2", "--json").out)
    assert [(group["players"], group["games"]) for group in one["groups"]] == [(4, 1)]
    intervals = [measure["rows"][0]["low"] for measure in one["groups"][0]["measures"][:2]]
    assert intervals == [None, None]


@pytest.mark.parametrize("jobs", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_what_cannot_be_counted_is_named_and_left_out(jobs: int, tmp_path: Path) -> None:
    seen = {**cut(game(3), 30), "seen_by": "spectator"}
    path = write(
        tmp_path / "games.kutter.jsonl",
        game(3),
        cut(game(3), 30),
        {**game(3), "moves": ["0 play G4"]},
        seen,
        7,
        game(3, 1),
    )
    done = kutter("stats", path, tmp_path / "nowhere.json", "--json", "--jobs", jobs)
    assert done.code == 1
    told = json.loads(done.out)
    assert (told["games"], told["left_out"]) == (2, 5)
    complaints = done.err.splitlines()
    for number, line in zip((2, 3, 4, 5), complaints[:4], strict=True):
        assert line.startswith(f"kutter: {path}:{number} is left out: ")
    assert "not finished" in complaints[0]
    assert "move 1" in complaints[1]
    assert "has seen" in complaints[2]
    assert len(complaints) == 5


def test_on_a_terminal_a_bar_says_how_far_it_is(tmp_path: Path) -> None:
    path = write(tmp_path / "games.kutter.jsonl", *[game(3)] * 60)
    shown = shown_on_terminal("stats", path, "--json")
    assert re.search(rb"Reading.*[1-9][0-9]*/60.*left", shown), shown
    assert b'"games": 60' in shown


def test_nothing_to_count_is_said(tmp_path: Path) -> None:
    path = write(tmp_path / "game.kutter.json", cut(game(3), 30))
    done = kutter("stats", path)
    assert (done.code, done.lines) == (1, ["0 games counted, one record left out"])


@pytest.fixture
def chart(tmp_path: Path) -> Path:
    pytest.importorskip("matplotlib")
    return tmp_path / "chart"


@pytest.mark.parametrize("suffix", [".png", ".svg", ".html"])
@pytest.mark.slow
def test_a_chart(chart: Path, suffix: str) -> None:
    """All of it; tests/lab/test_charts.py looks at some."""
    path = chart.with_suffix(suffix)
    assert kutter("stats", *both(), "--plot", path).code == 0
    if suffix == ".png":
        assert path.read_bytes().startswith(PNG_SIGNATURE)
    else:
        assert "Fresh Fish, market, 3 seats, 1 game" in path.read_text(encoding="utf-8")


def test_charts_of_nothing_are_empty_but_there(chart: Path) -> None:
    record = write(chart.with_suffix(".kutter.json"), cut(game(3), 30))
    for suffix in (".html", ".svg"):
        assert kutter("stats", record, "--plot", chart.with_suffix(suffix)).code == 1
        assert chart.with_suffix(suffix).stat().st_size > 100


def test_a_chart_that_cannot_be_drawn_is_refused_first(
    chart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kutter.cli.research.stats.count_game", None)
    refused = kutter("stats", both()[0], "--plot", chart.with_suffix(".xyz")).refusal()
    assert "its suffix must be one of" in refused
    assert "html" in refused
    assert list(chart.parent.iterdir()) == []
    for name in ["matplotlib", *(each for each in sys.modules if each.startswith("matplotlib."))]:
        monkeypatch.setitem(sys.modules, name, None)
    refused = kutter("stats", both()[0], "--plot", chart.with_suffix(".html")).refusal()
    assert 'pip install "kutter[plot]"' in refused
