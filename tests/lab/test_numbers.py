"""The games in numbers: estimates where the truth is known, and a slice of what was measured."""

from dataclasses import replace
from random import Random
from statistics import fmean, stdev
from xml.etree import ElementTree

import numpy as np
import pytest

from kutter.lab.batches import lab_of
from kutter.lab.numbers import measuring
from kutter.lab.numbers.__main__ import rounded, settings
from kutter.lab.numbers.luck import luck_and_skill, parts
from kutter.lab.numbers.pictures import PICTURES
from kutter.lab.numbers.walks import ends_of_walk, sets_of_walk
from tests.docs.documents import ROOT
from tests.lab.numbers import kept

ENDS = 3_888
SETS = 9_172
"""Of the small Fishing, as OpenSpiel counts them (tests/lab/test_openspiel.py)."""
WALKS = 80
WORLDS = 16


def test_walks_find_the_size_of_a_game_that_was_counted() -> None:
    """Within three standard errors, and these are small enough to tell."""
    lab = lab_of("fishing").small
    assert lab is not None
    start = lab.starts(2, {}, lab.setups(2, {}, 1, 0, None))
    random = Random(1)
    ends = [10 ** ends_of_walk(lab, start, random) for _ in range(WALKS)]
    sets = [
        sum(
            10**known.sets
            for seat in (0, 1)
            for known in sets_of_walk(lab, start, seat, random, WORLDS)
        )
        for _ in range(WALKS)
    ]
    for found, right in ((ends, ENDS), (sets, SETS)):
        error = stdev(found) / WALKS**0.5
        assert error < 0.12 * right
        assert abs(fmean(found) - right) < 3 * error


def test_too_few_worlds_tell_of_too_few_sets() -> None:
    lab = lab_of("fishing").small
    assert lab is not None
    start = lab.starts(2, {}, lab.setups(2, {}, 1, 0, None))
    random = Random(2)
    sets = [
        sum(
            10**known.sets for seat in (0, 1) for known in sets_of_walk(lab, start, seat, random, 1)
        )
        for _ in range(WALKS)
    ]
    assert fmean(sets) < SETS / 2


def shares_of(
    win: "np.ndarray[tuple[int, int], np.dtype[np.int64]]",
) -> "np.typing.NDArray[np.float64]":
    """From who won, by deal and by the seat of the better player."""
    seats = win.shape[1]
    return np.eye(seats)[win]


def test_skill_luck_and_neither_are_told_apart() -> None:
    random = np.random.default_rng(1)
    always_better = shares_of(np.tile(np.arange(4), (50, 1)))
    assert parts(always_better)["skill"] == pytest.approx(1)
    by_deal = shares_of(np.repeat(random.integers(4, size=(300, 1)), 4, 1))
    found = luck_and_skill(by_deal)
    assert found["luck"]["mean"] == pytest.approx(1, abs=0.02)
    nobodys = luck_and_skill(shares_of(random.integers(4, size=(300, 4))))
    for part, right in (("skill", 0), ("luck", 0), ("rest", 1)):
        assert nobodys[part]["low"] < right < nobodys[part]["high"]
        assert nobodys[part]["high"] - nobodys[part]["low"] < 0.2


def test_the_share_of_luck_is_found() -> None:
    """The deal decides every second game, the toss of a coin the others."""
    random = np.random.default_rng(2)
    by_deal = np.repeat(random.integers(4, size=(400, 1)), 4, 1)
    is_tossed = random.random((400, 4)) < 0.5
    found = luck_and_skill(
        shares_of(np.where(is_tossed, random.integers(4, size=(400, 4)), by_deal))
    )
    assert found["luck"]["low"] < 0.25 < found["luck"]["high"]
    assert found["luck"]["high"] - found["luck"]["low"] < 0.15


def test_every_kind_of_game_was_measured() -> None:
    assert [(each["game"], each["players"], each["options"]) for each in kept()] == [
        (each.game_name, each.players, each.options) for each in settings()
    ]
    for kind in kept():
        for places in kind["seats"].values():
            assert sum(each["mean"] for each in places) == pytest.approx(1, abs=1e-4)
        assert len(kind["course"]["random"]["moments"]) == measuring.MOMENTS


def test_what_is_quick_to_measure_is_as_it_was() -> None:
    """The kind of game with the shortest games, among random bots."""
    kind = min(kept(), key=lambda each: each["course"]["random"]["decisions"]["mean"])
    setting = next(
        each
        for each in settings()
        if (each.game_name, each.players, each.options)
        == (kind["game"], kind["players"], kind["options"])
    )
    played = measuring.outcomes(setting, ("random",) * setting.players, 60)
    assert rounded(measuring.course_of(played)) == kind["course"]["random"]


def test_seats_are_counted_from_the_one_that_begins() -> None:
    setting = next(each for each in settings() if each.players == 4)
    played = measuring.outcomes(setting, ("random",) * 4, 5)
    firsts = [int(measuring.record_of(each).setup["first"]) for each in played]
    assert len({*firsts}) > 1
    won_by_second = [
        replace(outcome, winners=[(first + 1) % 4])
        for outcome, first in zip(played, firsts, strict=True)
    ]
    assert [each["mean"] for each in measuring.seats_of(won_by_second)] == [0, 1, 0, 0]
    at_random = measuring.seats_at_random(setting, 64)
    assert sum(each["mean"] for each in at_random) == pytest.approx(1)


def test_the_pictures_are_for_light_and_dark() -> None:
    for name in PICTURES:
        text = (ROOT / "docs" / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
        ElementTree.fromstring(text)
        assert "prefers-color-scheme: dark" in text
        assert "#000000" not in text
