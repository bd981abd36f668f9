"""No share is ever told as if it were certain: neither in figures nor in what is shown of them."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kutter.arena.intervals import at_least_wilsons, digits_of, share_interval, wilson
from kutter.cli.arena import around
from kutter.games.statistics import Kind
from kutter.lab.numbers.luck import luck_and_skill
from kutter.lab.statistics.tally import Tally
from kutter.lab.statistics.words import figures
from kutter.language.catalogues import texts_in
from tests.lab.numbers import kept, percent

SHARES = st.sampled_from([0.0, 1 / 3, 0.5, 1.0])


@given(st.lists(st.lists(SHARES, min_size=1, max_size=5), min_size=1, max_size=40))
@example([[1.0] * 4] * 40)
@example([[0.0]])
@example([[0.5, 0.5]] * 3)
def test_shares_of_the_arena_and_of_statistics_have_a_width(groups: list[list[float]]) -> None:
    tally = Tally()
    for group in groups:
        tally.add(group)
    for found in (share_interval(groups), tally.to_json(Kind.SHARE)):
        assert found["low"] <= found["mean"] <= found["high"]
        assert found["low"] < found["high"]


@given(st.lists(st.integers(0, 2), min_size=3, max_size=12))
@example([0] * 12)
def test_parts_of_luck_and_skill_have_a_width(won: list[int]) -> None:
    """By deal: the better one wins it everywhere, a seat does, or they take turns."""
    deals = {0: [0, 1, 2], 1: [1, 1, 1], 2: [2, 0, 1]}
    shares = np.eye(3)[np.array([deals[each] for each in won])]
    for part in luck_and_skill(shares).values():
        assert part["low"] < part["high"]
        assert part["low"] <= part["mean"] <= part["high"]


@given(st.floats(-0.2, 1.2), st.integers(1, 10**7))
def test_an_interval_found_otherwise_is_at_least_as_wide_as_wilsons(
    share: float, games: int
) -> None:
    found = at_least_wilsons({"mean": share, "low": share, "high": share}, games)
    assert found["low"] <= share <= found["high"]
    assert found["low"] < found["high"]


@given(st.sampled_from([0.0, 0.25, 1.0]), st.integers(1, 10**8))
@example(1.0, 50_000)
@example(0.0, 50_000)
def test_ends_are_shown_as_different_as_they_are(share: float, games: int) -> None:
    found = {"mean": share, **wilson(share, games)}
    told = around(found, 100, " %")
    low, high = told[told.index("(") + 1 : -1].split("–")
    assert low != high
    row = figures({"kind": Kind.SHARE.value}, found, texts_in("de"), ["interval"])[0]
    low, high = row.split("–")
    assert low != high


def test_few_games_are_shown_with_one_digit() -> None:
    assert digits_of(share_interval([[1.0] * 4] * 20)) == 1
    assert around({"mean": 1.0, **wilson(1, 50_000)}, 100, " %") == "100.00 % (99.99–100.00)"


def test_no_figure_of_the_games_numbers_is_certain() -> None:
    for kind in kept():
        found = [each for places in kind["seats"].values() for each in places]
        for luck in kind["luck"].values():
            found += [luck[part] for part in ("wins", "skill", "luck", "rest")]
        for each in found:
            assert each["low"] < each["high"]
            low, high = percent(each).split("(")[1].rstrip(")").split(" to ")
            assert low != high


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_more_games_make_it_narrower(share: float) -> None:
    widths = [found["high"] - found["low"] for found in (wilson(share, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
