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
    gap: float = 1.5

    def share(self, one: str, other: str) -> float:
        warm = BotName.parse(other).temperature
        lost = self.gap if warm is None else warm / self.unit
        return 1 / (1 + exp(-lost))


@pytest.mark.parametrize("unit", [0.01, 1.0, 300.0])
def test_every_level_loses_by_a_step_more(unit: float, capsys: pytest.CaptureFixture[str]) -> None:
    game = game_named("fishing")
    known = Known(game, games=1, jobs=1, budgets={"skipper": "5sims"}, seed=1, unit=unit)
    known.tune("skipper")
    told, *levels = capsys.readouterr().out.splitlines()
    assert told == "mate to skipper: between 2, 2 to 4 would fit"
    found = [float(line.split("~")[1].rstrip('"')) / unit for line in levels]
    assert found == pytest.approx([0.5, 1.0], rel=0.15)
    assert [line.split('"')[1] for line in levels] == known.below("skipper") == [
        "pilot", "first-mate",
    ]  # fmt: skip
    assert known.named("skipper", 0.5) == "skipper~0.5@5sims"


def test_the_lowest_levels_have_the_usual_step(capsys: pytest.CaptureFixture[str]) -> None:
    known = Known(game_named("fishing"), games=1, jobs=1, budgets={}, seed=1)
    known.tune("deckhand")
    found = [float(line.split("~")[1].rstrip('"')) for line in capsys.readouterr().out.splitlines()]
    usual = ladder.odds(ladder.USUAL_STEP)
    assert found == pytest.approx([usual, 2 * usual], rel=0.15)
