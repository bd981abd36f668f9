"""Temperatures are found from what games say, whatever the first guess was."""

from dataclasses import dataclass
from math import exp

import pytest

from benchmarks import ladder
from kutter.bots.names import BotName
from kutter.games.registry import game_named


@dataclass
class Known(ladder.Ladder):
    """One whose bots lose by a known law: as much as they are warmer, in logarithms of odds."""

    unit: float = 1.0

    def share(self, one: str, other: str) -> float:
        above, below = BotName.parse(one), BotName.parse(other)
        lost = ((below.temperature or 0) - (above.temperature or 0)) / self.unit
        return 1 / (1 + exp(-lost if above.kind == below.kind else 0))


@pytest.mark.parametrize("unit", [0.01, 1.0, 30.0])
def test_every_level_loses_by_a_step_more(unit: float, capsys: pytest.CaptureFixture[str]) -> None:
    game = game_named("fishing")
    known = Known(game, games=1, jobs=1, budgets={"skipper": "5sims"}, seed=1, unit=unit)
    known.tune("skipper", 0.6, kept=())
    *levels, left = capsys.readouterr().out.splitlines()
    assert left == "left: 50.0 %"
    found = [float(line.split("~")[1].rstrip('"')) / unit for line in levels]
    step = ladder.odds(0.6)
    assert found == pytest.approx([step, 2 * step], rel=0.1)
    assert [line.split('"')[1] for line in levels] == known.below("skipper") == [
        "pilot", "first-mate",
    ]  # fmt: skip
    assert known.named("skipper", 0.5) == "skipper~0.5@5sims"


def test_what_is_kept_is_the_level_from_which_the_next_is_sought(
    capsys: pytest.CaptureFixture[str],
) -> None:
    known = Known(game_named("fishing"), games=1, jobs=1, budgets={}, seed=1, unit=0.05)
    known.tune("skipper", 0.6, kept=["pilot"])
    found, left = capsys.readouterr().out.splitlines()
    level, temperature = found.replace('"', "").split(": skipper~")
    assert level == "first-mate"
    stands = known.temperature("pilot")
    assert float(temperature) == pytest.approx(stands + 0.05 * ladder.odds(0.6), rel=0.1)
    assert left == "left: 50.0 %"


def test_below_the_lowest_bot_nothing_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    known = Known(game_named("fishing"), games=1, jobs=1, budgets={}, seed=1)
    known.tune("deckhand", 0.57, kept=())
    assert [line.split('"')[1] for line in capsys.readouterr().out.splitlines()] == [
        "cabin-boy", "greenhorn",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--games 0", "'0'"),
        ("--games -3", "'-3'"),
        ("--jobs 0", "'0'"),
        ("--seed -5", "'-5'"),
        ("--step nan", "between 0.5 and 1"),
        ("--step 2", "between 0.5 and 1"),
        ("--budget mate", "is no budget"),
        ("--budget mate=rubbish", "is no budget"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_line(
    words: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", "fishing", *words.split()])
    with pytest.raises(SystemExit):
        ladder.main()
    assert says in capsys.readouterr().err.splitlines()[-1]


def test_nobody_is_measured_whom_the_game_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["ladder", "fishing", "--only", "nobody"])
    with pytest.raises(SystemExit, match="deckhand, mate"):
        ladder.main()


@pytest.mark.parametrize("level", ["nobody", "skipper", "cabin-boy"])
def test_only_a_level_that_would_be_sought_is_kept(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["fishing", "--tune", "--only", "skipper", "--keep", level]
    monkeypatch.setattr("sys.argv", ["ladder", *words])
    with pytest.raises(SystemExit, match=r"these: pilot, first-mate$"):
        ladder.main()
