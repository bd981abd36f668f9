"""The net of Fishing as it learns is the one that plays, and is asked what is true."""

from typing import Any

import numpy as np
import pytest
import torch

from kutter import lab
from kutter.games.fishing import cards, state
from kutter.games.fishing.bots.learnt import OWN_WEIGHTS
from kutter.games.fishing.lab.actions import ACTIONS
from kutter.games.fishing.net import forward, learning, sight
from kutter.games.fishing.net.forward import layers_of, new_thoughts, new_words, think
from kutter.games.fishing.net.learning import FishingLearning
from kutter.games.learning import NOBODY, NOT_ASKED, Layouts
from kutter.games.nets import Weights, read_weights
from tests.games.fishing.test_net import some_weights

pytestmark = pytest.mark.train

ROWS = 64
OWN = read_weights(OWN_WEIGHTS, "fishing", sight.VERSION)


def seen(players: int) -> tuple[lab.Batch, Any, Any]:
    """Games somewhere in their middle, with sights and perfect observations."""
    games = lab.batch("fishing", players, None, ROWS, 3, perfect=True)
    games.play_random(90)
    sights = games.see(np.zeros((ROWS, sight.SIGHT.size), np.uint8))
    return games, torch.from_numpy(sights), torch.from_numpy(games.arrays.perfect)


def learning_of(games: lab.Batch) -> FishingLearning:
    return FishingLearning(Layouts(sight.SIGHT, games.lab.perfect))


def test_numbers_are_those_of_the_rules() -> None:
    assert (learning.SPAN, learning.CODES) == (cards.SPAN, cards.CODES)
    assert (learning.COLOURS, learning.BUOYS) == (forward.COLOURS, forward.BUOYS)
    assert (learning.SUITS, learning.SEATS) == (cards.BUOY, state.MOST_SEATS)
    assert (learning.ASPECTS, learning.SUIT_ASPECTS) == (sight.ASPECTS, sight.SUIT_ASPECTS)
    assert (learning.HELD, learning.OCEAN) == (sight.HELD, sight.OCEAN)
    assert learning.FIRST_OF_TABLE == forward.FIRST_OF_TABLE
    first = ACTIONS.first_of(state.PASS)
    assert FishingLearning.sealed == [range(first, first + cards.CODES)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("weights", [some_weights(), OWN], ids=["small", "own"])
def test_what_learns_is_what_plays(weights: Weights, players: int) -> None:
    games, sights, _ = seen(players)
    arrays = weights.arrays
    widths = {
        "suit": len(arrays["body.colour.bias"]), "buoys": len(arrays["body.buoys.bias"]),
        "mind": len(arrays["body.table.bias"]), "back": len(arrays["body.back_table.bias"]),
    }  # fmt: skip
    net = learning_of(games).actor(widths)
    net.load_state_dict({name: torch.from_numpy(each) for name, each in arrays.items()})
    layers = layers_of(weights)
    likes, values = new_words(ROWS)
    think(layers, new_thoughts(layers, ROWS), sights.numpy(), likes, values)
    with torch.no_grad():
        said = net(sights)
    liked = np.concatenate([likes[:, : cards.CODES]] * 3 + [likes[:, cards.CODES :]], 1)
    legal = games.arrays.mask
    assert said.likes.numpy()[legal] == pytest.approx(liked[legal], abs=1e-3)
    assert said.values.flatten(1).numpy() == pytest.approx(values, abs=1e-3)


@pytest.mark.parametrize("players", [3, 5])
def test_points_tell_who_is_ahead(players: int) -> None:
    games, sights, _ = seen(players)
    points = learning_of(games).points(sights)
    for row in range(ROWS):
        position = games.state(row)
        caught = np.bitwise_count(position["catch"][0].astype(np.uint64)).sum(1)
        own = int(games.arrays.seat[row])
        turned = np.roll((position["points"][0] + caught)[:players], -own)
        assert (points[row, :players] - points[row, 0]).tolist() == (turned - turned[0]).tolist()
        assert (points[row, players:] == NOBODY).all()


def test_of_every_unseen_card_is_asked_whose_hand_it_is_in() -> None:
    games, sights, perfect = seen(4)
    answers = learning_of(games).hidden(sights, perfect)
    asked = 0
    for row in range(ROWS):
        position, own = games.state(row), int(games.arrays.seat[row])
        hands = [cards.cards_in(*position["hand"][0, (own + steps) % 4]) for steps in range(4)]
        assert (answers[row, hands[0]] == NOT_ASKED).all()
        for steps in range(1, 4):
            found = answers[row, hands[steps]]
            asked += len(found)
            assert (found == steps).all()
        nowhere = [card for card in range(cards.CODES) if not any(card in each for each in hands)]
        assert answers[row, nowhere].max() <= 0
    assert asked > ROWS


def test_the_critic_knows_hands() -> None:
    games, _, perfect = seen(5)
    known = learning.known_of(perfect)
    assert known.shape == (ROWS, cards.CODES, learning.KNOWN)
    for row in range(ROWS):
        position, own = games.state(row), int(games.arrays.seat[row])
        for steps in range(5):
            hand = cards.cards_in(*position["hand"][0, (own + steps) % 5])
            assert known[row, :, steps].nonzero().flatten().tolist() == sorted(hand)
