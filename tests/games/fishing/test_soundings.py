"""Soundings: rounds are played to their end, and the net judges what they leave behind."""

from typing import Any

import numpy as np

from kutter.engine.chance import generator
from kutter.games.contract import State
from kutter.games.fishing.bots.guesses import new_guesses
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS, net_of
from kutter.games.fishing.bots.search import nodes_by_thing
from kutter.games.fishing.bots.soundings import (
    FIRST,
    FIRST_ROWS,
    Soundings,
    gains,
    new_soundings,
    sound,
)
from kutter.games.fishing.cards import CARD_BY_NAME, CODES
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.net.forward import new_thoughts, new_words, think
from kutter.games.fishing.net.sight import SIGHT, see_all
from kutter.games.fishing.state import MOST_SEATS, OVER, PLAY
from tests.games.fishing.positions import do, position
from tests.games.fishing.test_bots import decisions

NET = net_of(OWN_WEIGHTS)
NOWHERE = np.zeros((CODES, MOST_SEATS), np.float32)
"""As likely as by count."""


def soundings(state: State, seat: int, simulations: int) -> Soundings:
    guesses = new_guesses(FISHING.view(state, seat), NOWHERE, generator("soundings"))
    made = new_soundings(guesses, NET)
    sound(made, NET, simulations)
    return made


def things(state: State, seat: int) -> Any:
    return np.array([move.things[0] for move in FISHING.legal(state, seat)], np.int64)


def test_every_move_is_sounded_and_all_simulations_are_learnt_from() -> None:
    for state, seat in decisions()[::6]:
        made = soundings(state, seat, FIRST + 90)
        nodes = nodes_by_thing(made.nodes)
        assert sorted(nodes) == sorted(things(state, seat))
        assert sum(int(node["visits"]) for node in nodes.values()) == FIRST + 90
        shares = [node["total"] / node["visits"] for node in nodes.values()]
        assert -0.1 < min(shares) <= max(shares) < 1.1


def test_moves_gain_what_they_came_to_but_one_lucky_try_is_hardly_believed() -> None:
    for state, seat in decisions()[::10]:
        names = things(state, seat)
        made = soundings(state, seat, 2000)
        nodes = nodes_by_thing(made.nodes)
        shares = np.array([nodes[name]["total"] / nodes[name]["visits"] for name in names])
        found = gains(made, names)
        assert np.abs(found - (shares - shares.max())).max() < 0.1
        worst = nodes[names[found.argmin()]]
        worst["visits"], worst["total"] = 1, 1.0
        assert gains(made, names).min() > -0.2


def test_what_a_round_leaves_is_judged_as_the_net_judges_it_for_who_leads() -> None:
    judged = 0
    for state, seat in decisions()[2::6]:
        made = soundings(state, seat, FIRST_ROWS)
        sights = np.zeros(FIRST_ROWS, SIGHT.struct)
        see_all(made.states[:FIRST_ROWS], sights, np.zeros(FIRST_ROWS))
        likes, values = new_words(FIRST_ROWS)
        think(NET, new_thoughts(NET, FIRST_ROWS), sights["whole"], likes, values)
        for row, t in enumerate(made.states[:FIRST_ROWS]):
            players = int(t["players"])
            if t["phase"] != OVER:
                assert (t["phase"], t["played"]) == (PLAY, 0)
                assert t["round_number"] == state["round_number"][0] + 1
                for steps in range(players):
                    other = (int(t["turn"]) + steps) % players
                    expected = values[row, steps] + 1 / players
                    assert np.isclose(made.shares[row, other], expected, atol=1e-6)
                    judged += 1
    assert judged > 100


def test_the_last_trick_of_all_comes_to_its_result() -> None:
    state = position("B5", "B7", "B6", "B8", number=8)
    for seat, card in enumerate(["B5", "B7", "B6"]):
        do(state, f"{seat} play {card}")
    for points, share in ((0, 1.0), (4, 0.5), (9, 0.0)):
        state["points"][0, 0] = points
        node = nodes_by_thing(soundings(state, 3, 40).nodes)[CARD_BY_NAME["B8"]]
        assert (int(node["visits"]), float(node["total"])) == (40, 40 * share)


def test_they_go_on_where_they_stopped() -> None:
    """The early ones are judged a few at a time, and so are these."""
    state, seat = decisions()[0]
    once, twice = (soundings(state, seat, FIRST_ROWS * times) for times in (6, 2))
    sound(twice, NET, FIRST_ROWS * 4)
    assert gains(once, things(state, seat)).tolist() == gains(twice, things(state, seat)).tolist()
