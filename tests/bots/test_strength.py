"""Each level beats the one below by the bars of docs/strength.md, on deals of its own.

One against all others; the bar must lie below the 95 % interval. Budgets are counts, so that every
machine plays the same games.
"""

import pytest

from benchmarks.strength.matches import CEILING
from benchmarks.strength.shifted import MODULE
from kutter.arena.contest import Arena, Contest
from kutter.bots.contract import Budget
from kutter.games.contract import Json
from kutter.records.setting import Setting

pytestmark = pytest.mark.slow

FISHING = Setting("fishing", 4)
MARKET = Setting("freshfish", 4, {"variant": "market"})
CLASSIC = Setting("freshfish", 4, {"variant": "classic"})


def standing(setting: Setting, one: str, others: str, games: int, simulations: int = 1) -> Json:
    entrants = (one, *[others] * (setting.players - 1))
    contest = Contest(setting, entrants, 77, Budget(None, simulations), same_deal=True)
    arena = Arena(contest)
    for number in range(games):
        arena.add(contest.play(number))
    found: Json = arena.to_json()[one]
    return found


@pytest.mark.parametrize(
    ("setting", "one", "others", "games", "bar"),
    [
        (FISHING, "deckhand", "random", 400, 0.55),
        (FISHING, "mate", "deckhand", 200, 0.40),
        (MARKET, "deckhand", "random", 300, 0.90),
        (CLASSIC, "deckhand", "random", 100, 0.90),
        (MARKET, "mate", "deckhand", 200, 0.40),
        (CLASSIC, "mate", "deckhand", 200, 0.40),
    ],
)
def test_bots_that_do_not_search(
    setting: Setting, one: str, others: str, games: int, bar: float
) -> None:
    found = standing(setting, one, others, games)
    assert found["win_share"]["low"] > bar, found["win_share"]
    assert found["failures"] == []


@pytest.mark.parametrize(
    ("setting", "others", "games", "simulations", "bar"),
    [
        (FISHING, "deckhand", 60, 1000, 0.55),
        (FISHING, "mate", 80, 1000, 0.30),
        (MARKET, "mate", 80, 150, 0.25),
        (CLASSIC, "mate", 80, 150, 0.25),
    ],
)
def test_skipper(setting: Setting, others: str, games: int, simulations: int, bar: float) -> None:
    """Few games leave wide intervals, so bars against mates are lower here; fair is 0.25."""
    found = standing(setting, "skipper", others, games, simulations)
    assert found["win_share"]["low"] > bar, found["win_share"]
    assert found["failures"] == []


@pytest.mark.parametrize("setting", [MARKET, CLASSIC], ids=["market", "classic"])
@pytest.mark.parametrize("shift", ["+1", "-1"])
def test_no_mate_wins_more_by_other_bids(setting: Setting, shift: str) -> None:
    found = standing(setting, f"{MODULE}:mate{shift}", "mate", 200)
    assert found["win_share"]["high"] < CEILING, found["win_share"]
