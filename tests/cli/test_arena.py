"""kutter arena as somebody's shell sees it: names, budgets of their own, the chart."""

import json
import sys
from pathlib import Path

import pytest

from kutter.arena import parallel
from tests.cli.helpers import kutter

ARENA = ("arena", "fishing", "--players", 3, "--games", 3, "--same-deal", "--jobs", 1)
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def _no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a second to start; test_interrupts.py and tests/arena have some."""
    monkeypatch.setattr(parallel, "elsewhere", parallel.in_order)


def test_the_table_names_bots_as_players_know_them() -> None:
    bots = ("--bots", "deckhand,mate@1s,random")
    english = kutter(*ARENA, *bots)
    assert english.code == 0
    for title in ("Deckhand", "Mate (1s)", "Random"):
        assert f"{title} " in english.out
    german = kutter(*ARENA, *bots, LANG="de_DE.UTF-8")
    for title in ("Matrose", "Steuermann (1s)", "Zufall"):
        assert f"{title} " in german.out


def test_bots_with_budgets_of_their_own_are_told_apart() -> None:
    words = ("--bots", "skipper@40sims,skipper@20sims,random", "--json")
    standings = json.loads(kutter(*ARENA, *words).out)
    assert list(standings) == ["skipper@40sims", "skipper@20sims", "random"]
    assert "is no budget" in kutter(*ARENA, "--bots", "skipper@soon").refusal()


@pytest.fixture
def chart(tmp_path: Path) -> Path:
    pytest.importorskip("matplotlib")
    return tmp_path / "chart"


def test_a_chart_as_png(chart: Path) -> None:
    path = chart.with_suffix(".PNG")
    assert kutter(*ARENA, "--bots", "deckhand,random", "--plot", path).code == 0
    image = path.read_bytes()
    assert image.startswith(PNG_SIGNATURE)
    width, height = (int.from_bytes(image[at : at + 4], "big") for at in (16, 20))
    assert 1000 < width < 2000
    assert 300 < height < width
    assert 10_000 < len(image) < 500_000


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Deckhand", "Random", "drawn:Greedy", "Fishing, 3 seats, 3 games", "fair share")),
        pytest.param(
            "de",
            ("Matrose", "Zufall", "Fischen, 3 Plätze, 3 Partien", "gerechte Anteil"),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_a_chart_as_svg_says_its_words_in_either_language(
    chart: Path, language: str, said: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(chart.parent)
    (chart.parent / "drawn.py").write_text(
        "class Greedy:\n    def choose(self, turn):\n        return turn.moves[-1]\n"
    )
    path = chart.with_suffix(".svg")
    words = (*ARENA, "--bots", "deckhand,random,drawn:Greedy", "--lang", language)
    assert kutter(*words, "--plot", path).code == 0
    drawn = path.read_text(encoding="utf-8")
    for each in said:
        assert each in drawn


def test_the_chart_of_one_deal_has_no_interval(chart: Path) -> None:
    path = chart.with_suffix(".svg")
    one_deal = ("arena", "freshfish", "--players", 2, "--games", 2, "--same-deal", "--jobs", 1)
    assert kutter(*one_deal, "--bots", "random", "--plot", path).code == 0
    assert "Fresh Fish, market, 2 seats, 2 games" in path.read_text(encoding="utf-8")


def test_a_chart_that_cannot_be_written_is_refused_before_any_game(
    chart: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kutter.arena.contest.Contest.play", None)
    words = ("arena", "fishing", "--bots", "random", "--jobs", 1, "--plot")
    assert (
        "chart.xyz; its suffix must be one of"
        in kutter(*words, chart.with_suffix(".xyz")).refusal()
    )
    assert "suffix" in kutter(*words, chart).refusal()
    assert "No such file" in kutter(*words, chart / "nowhere.png").refusal()
    assert list(chart.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("package", "words", "english", "german"),
    [
        ("matplotlib", ("--plot", "x.png"), 'pip install "kutter[plot]"', "braucht matplotlib"),
        ("ray", ("--ray", "local"), 'pip install "kutter[ray]"', "braucht Ray"),
    ],
)
def test_what_is_not_installed_is_named(
    package: str,
    words: tuple[str, ...],
    english: str,
    german: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [package, *(each for each in sys.modules if each.startswith(f"{package}."))]:
        monkeypatch.setitem(sys.modules, name, None)
    command = ("arena", "fishing", "--bots", "random", *words)
    assert english in kutter(*command).refusal()
    assert german in kutter(*command, LANG="de_DE.UTF-8").refusal()


def test_jobs_are_not_for_ray() -> None:
    done = kutter("arena", "fishing", "--bots", "random", "--jobs", 2, "--ray", "local")
    assert done.code == 2
    assert "--ray cannot stand beside --jobs" in done.err
