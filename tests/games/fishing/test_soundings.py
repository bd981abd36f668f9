"""Soundings: rounds are played to their end, and a small net judges what they leave behind."""

from typing import Any

import numpy as np

from kutter.engine.chance import generator
from kutter.games.contract import State
from kutter.games.fishing.bots.guesses import new_guesses
from kutter.games.fishing.bots.search import nodes_by_thing
from kutter.games.fishing.bots.soundings import Soundings, gains, new_soundings, sound
from kutter.games.fishing.cards import CARD_BY_NAME, CODES
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.net.ends import OWN_ENDS, ends_of, new_reckoner
from kutter.games.fishing.state import DEAL, MOST_SEATS, OVER
from tests.games.fishing.positions import do, position
from tests.games.fishing.test_bots import decisions
from tests.games.fishing.test_ends import shares

NOWHERE = np.zeros((CODES, MOST_SEATS), np.float32)
"""As likely as by count."""


def soundings(state: State, seat: int, simulations: int) -> Soundings:
    guesses = new_guesses(FISHING.view(state, seat), NOWHERE, generator("soundings"))
    made = new_soundings(guesses, new_reckoner(ends_of(OWN_ENDS)))
    sound(made, simulations)
    return made


def things(state: State, seat: int) -> Any:
    return np.array([move.things[0] for move in FISHING.legal(state, seat)], np.int64)


def test_every_move_is_sounded_and_all_simulations_are_learnt_from() -> None:
    for state, seat in decisions()[::6]:
        nodes = nodes_by_thing(soundings(state, seat, 200).nodes)
        assert sorted(nodes) == sorted(things(state, seat))
        assert sum(int(node["visits"]) for node in nodes.values()) == 200
        means = [node["total"] / node["visits"] for node in nodes.values()]
        assert min(means) >= 0
        assert max(means) <= 1


def test_moves_gain_what_they_came_to_but_one_lucky_try_is_hardly_believed() -> None:
    for state, seat in decisions()[::10]:
        names = things(state, seat)
        made = soundings(state, seat, 2000)
        nodes = nodes_by_thing(made.nodes)
        means = np.array([nodes[name]["total"] / nodes[name]["visits"] for name in names])
        found = gains(made, names)
        assert np.abs(found - (means - means.max())).max() < 0.1
        worst = nodes[names[found.argmin()]]
        worst["visits"], worst["total"] = 1, 1.0
        assert gains(made, names).min() > -0.2


def test_a_simulation_counts_what_the_small_net_says_of_the_end_of_its_round() -> None:
    judged = 0
    for state, seat in decisions()[2::3]:
        made = soundings(state, seat, 1)
        trial = made.trial
        assert trial["phase"][0] in (DEAL, OVER)
        if trial["phase"][0] == DEAL:
            assert trial["round_number"][0] == state["round_number"][0] + 1
            judged += 1
        [node] = nodes_by_thing(made.nodes).values()
        assert np.isclose(node["total"], shares(trial)[seat], atol=1e-6)
    assert judged > 5


def test_the_last_trick_of_all_comes_to_its_result() -> None:
    state = position("B5", "B7", "B6", "B8", number=8)
    for seat, card in enumerate(["B5", "B7", "B6"]):
        do(state, f"{seat} play {card}")
    for points, share in ((0, 1.0), (4, 0.5), (9, 0.0)):
        state["points"][0, 0] = points
        node = nodes_by_thing(soundings(state, 3, 40).nodes)[CARD_BY_NAME["B8"]]
        assert (int(node["visits"]), float(node["total"])) == (40, 40 * share)


def test_they_go_on_where_they_stopped() -> None:
    state, seat = decisions()[0]
    once, twice = (soundings(state, seat, number) for number in (60, 20))
    sound(twice, 40)
    assert gains(once, things(state, seat)).tolist() == gains(twice, things(state, seat)).tolist()
