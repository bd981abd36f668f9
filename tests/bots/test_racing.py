"""Races of moves: which are tried, how long, and when one is left behind."""

from collections.abc import Callable
from functools import partial
from itertools import count

import numpy as np
import pytest

from kutter.bots import racing
from kutter.bots.contract import Budget
from kutter.bots.judging import Numbers
from kutter.bots.racing import FIRST_WORLDS, MOST_TRIED, Prior, Race
from kutter.engine.chance import generator, next_bits

ROWS = 32


def likes(*chances: float) -> Numbers:
    return np.log(np.array(chances) / sum(chances))


def worth(*values: float, noise: float = 0.0) -> Callable[[Numbers, Numbers], None]:
    """In every world what a move is worth, with luck of its own."""
    rng = generator("luck")

    def sail(tried: Numbers, found: Numbers) -> None:
        lots = [[int(next_bits(rng[0])) / 2**64 - 0.5 for _ in row] for row in found]
        found[:] = np.array(values)[tried] + noise * np.array(lots)

    return sail


def test_what_seemed_as_good_as_impossible_is_not_tried_and_thought_no_better_for_it() -> None:
    race = Race(likes(0.7, 0.2999, 0.0001), 0.3, worth(0.2, 0.3, 0.9), ROWS)
    race.spend(Budget(None, 20), 0)
    assert race.visits.tolist() == [10, 10, 0]
    assert race.values().argmax() == 1
    assert race.values()[2] < race.values()[:2].min()


def test_two_are_tried_however_sure_one_is() -> None:
    race = Race(likes(0.9999, 0.00009, 0.00001), 0.3, worth(0.2, 0.9, 0.9), ROWS)
    race.spend(Budget(None, 20), 0)
    assert race.visits.tolist() == [10, 10, 0]
    assert race.values().argmax() == 1


def test_what_someone_else_likes_is_tried_too_and_once() -> None:
    chances = (0.7, 0.29, 0.0005, 0.0005)
    race = Race(likes(*chances), 0.3, worth(0.2, 0.3, 0.9, 0.9), ROWS, [3, 1, 3])
    race.spend(Budget(None, 30), 0)
    assert race.visits.tolist() == [10, 10, 0, 10]
    assert race.values().argmax() == 3


def test_what_was_known_before_counts_as_so_many_voyages() -> None:
    prior = Prior(np.array([-0.1, 0.0]), 30)
    for voyages, best in ((10, 1), (120, 0)):
        race = Race(likes(0.5, 0.5), 0.3, worth(0.36, 0.3), ROWS, prior=prior)
        race.spend(Budget(None, voyages), 0)
        assert race.values().argmax() == best


def test_the_pace_is_that_of_the_race_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long was thought before it."""
    race = Race(likes(*[1] * 6), 0.3, worth(*[0.4] * 6), ROWS)
    race.set_sail = 0.5
    monkeypatch.setattr(racing, "perf_counter", lambda: 0.6)
    assert round(race.pace(Budget(1), begun=0, voyages=10)) == 25


def test_a_voyage_may_count_as_several_simulations() -> None:
    made = []
    for simulations in (1, 16, 256):
        race = Race(likes(0.5, 0.5), 0.3, worth(0.4, 0.4), ROWS)
        race.spend(Budget(None, simulations), 0, 8)
        made.append(race.visits.sum())
    assert made == [2, 2, 32]  # a world of both, at least


def test_of_many_moves_the_likeliest_are_tried() -> None:
    race = Race(likes(*range(1, 13)), 0.3, worth(*[0.5] * 12), ROWS)
    race.spend(Budget(None, 16), 0)
    assert race.visits.tolist() == [0] * 4 + [2] * MOST_TRIED


def test_what_is_shown_to_be_worse_is_left_behind() -> None:
    race = Race(likes(0.9, 0.05, 0.05), 0.3, worth(0.1, 0.4, 0.4, noise=0.05), ROWS)
    race.spend(Budget(None, 900), 0)
    assert FIRST_WORLDS <= race.visits[0] < 3 * FIRST_WORLDS < race.visits[1:].min()
    assert race.values().argmax() > 0


def test_what_differs_by_luck_alone_is_not() -> None:
    race = Race(likes(0.9, 0.05, 0.05), 0.3, worth(0.4, 0.4, 0.4, noise=0.5), ROWS)
    race.spend(Budget(None, 300), 0)
    assert np.ptp(race.visits) == 0


def test_where_nothing_is_tried_it_is_as_was_expected() -> None:
    race = Race(likes(1.0), 0.3, worth(0.9), ROWS)
    race.spend(Budget(None, 60), 0)
    assert (race.visits.tolist(), race.values().tolist()) == ([0], [0.3])


def test_it_stops_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at before each piece, and so is asked for how many there may be."""
    made = []
    for seconds in (1, 40):
        monkeypatch.setattr(racing, "perf_counter", partial(next, count(1)))
        race = Race(likes(1, 1, 1), 0.3, worth(0.4, 0.4, 0.4), ROWS)
        race.spend(Budget(seconds), 0)
        made.append(race.visits.sum())
    assert 3 <= made[0] <= MOST_TRIED < made[1]


def test_the_last_voyages_end_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as fit at the pace so far, 100 a second here; half a world at least."""
    race = Race(likes(*[1] * 6), 0.3, worth(*[0.4] * 6), ROWS)
    for now, most in ((0.2, 25), (0.6, 25), (0.9, 10), (0.97, 3), (0.98, 0), (1.1, 0)):
        monkeypatch.setattr(racing, "perf_counter", lambda now=now: now)
        assert round(race.pace(Budget(1), begun=0, voyages=round(100 * now))) == most
