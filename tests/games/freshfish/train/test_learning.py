"""The net of Fresh Fish as it learns is the one that plays, and is asked what is true."""

from typing import Any

import numpy as np
import pytest
import torch

from kutter import lab
from kutter.games.freshfish import state
from kutter.games.freshfish.bots.learnt import thing_of
from kutter.games.freshfish.lab.actions import ACTIONS
from kutter.games.freshfish.net import forward, learning
from kutter.games.freshfish.net.aspects import FINE, HALVES
from kutter.games.freshfish.net.forward import layers_of, new_thoughts, new_words, think
from kutter.games.freshfish.net.layout import SIGHT
from kutter.games.freshfish.net.learning import FreshFishLearning
from kutter.games.learning import NOBODY, NOT_ASKED, Layouts
from tests.games.freshfish.test_net import BACK, CASES, MIND, SPACE, some_weights

pytestmark = pytest.mark.train

ROWS = 48


def seen(variant: str, players: int) -> tuple[lab.Batch, Any, Any]:
    """Games somewhere in their middle, with sights and perfect observations."""
    games = lab.batch("freshfish", players, {"variant": variant}, ROWS, 3, perfect=True)
    games.play_random(20 * players)
    sights = games.see(np.zeros((ROWS, SIGHT.size), np.uint8))
    return games, torch.from_numpy(sights), torch.from_numpy(games.arrays.perfect)


def learning_of(games: lab.Batch) -> FreshFishLearning:
    return FreshFishLearning(Layouts(SIGHT, games.lab.perfect))


def test_numbers_are_those_of_the_rules() -> None:
    assert (learning.SEATS, learning.BIDS) == (state.MOST_SEATS, state.COINS + 1)
    assert learning.SIDES == forward.SIDES
    first = ACTIONS.first_of(state.BID)
    assert FreshFishLearning.sealed == [range(first, first + state.COINS + 1)]
    assert sum(FreshFishLearning.cases.values()) == pytest.approx(1)


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_what_learns_is_what_plays(variant: str, players: int) -> None:
    games, sights, _ = seen(variant, players)
    weights = some_weights()
    net = learning_of(games).actor({"space": SPACE, "mind": MIND, "back": BACK})
    net.load_state_dict({name: torch.from_numpy(each) for name, each in weights.arrays.items()})
    layers = layers_of(weights)
    likes, values = new_words(ROWS)
    think(layers, new_thoughts(layers, ROWS), sights.numpy(), likes, values)
    with torch.no_grad():
        said = net(sights)
    for row in range(ROWS):
        legal = np.flatnonzero(games.arrays.mask[row])
        moves = [games.lab.move_of(int(action), 0) for action in legal]
        liked = likes[row, [thing_of(games.state(row), move) for move in moves]]
        assert said.likes[row].numpy()[legal] == pytest.approx(liked, abs=1e-3)
    assert said.values.flatten(1).numpy() == pytest.approx(values, abs=1e-3)


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_points_tell_who_is_ahead(variant: str, players: int) -> None:
    """By the scores to reckon with: what stalls will cost, less coins; to half a point."""
    games, sights, _ = seen(variant, players)
    points = learning_of(games).points(sights)
    told = SIGHT.named(sights)
    scores = told["costs"].int().sum(2) - FINE * told["coins"].int()
    assert (points[:, players:] == NOBODY).all()
    behind = (scores - scores[:, :1]) * HALVES // FINE
    ahead = points[:, :players] - points[:, :1]
    assert ahead.tolist() == (-behind[:, :players] / HALVES).tolist()
    assert (behind != 0).any()


def test_of_every_bid_that_is_sealed_is_asked_how_high_it_is() -> None:
    games = lab.batch("freshfish", 4, {"variant": "market"}, ROWS, 3, perfect=True)
    asked = 0
    for _ in range(40):
        games.play_random(3)
        perfect = torch.from_numpy(games.arrays.perfect)
        sights = torch.from_numpy(games.see(np.zeros((ROWS, SIGHT.size), np.uint8)))
        answers = learning_of(games).hidden(sights, perfect)
        for row in range(ROWS):
            own = int(games.arrays.seat[row])
            bids = np.roll(games.state(row)["bid"][0, :4], -own)
            asked += int((bids[1:] >= 0).sum())
            assert answers[row].tolist() == [NOT_ASKED, *bids[1:].tolist(), NOT_ASKED]
    assert asked > ROWS


@pytest.mark.parametrize(("variant", "players"), CASES)
def test_blame_goes_to_who_was_heard(variant: str, players: int) -> None:
    games, sights, _ = seen(variant, players)
    net = learning_of(games).actor({"space": SPACE, "mind": MIND, "back": BACK})
    known, beside, _, _ = net.seen(sights)
    words = known.detach().requires_grad_()
    share = torch.rand_like(known)
    (right,) = torch.autograd.grad((learning.sums_beside(words, beside) * share).sum(), words)
    (found,) = torch.autograd.grad((learning.Beside.apply(words, beside) * share).sum(), words)
    assert torch.allclose(found, right)


@pytest.mark.filterwarnings("ignore")
def test_compiled_with_half_the_digits_every_gradient_is_a_number() -> None:
    games, sights, _ = seen("market", 4)
    net = learning_of(games).actor({"space": SPACE, "mind": MIND, "back": BACK})

    def loss(sights: Any) -> Any:
        with torch.autocast("cpu", torch.bfloat16):
            said = net(sights)
        return said.likes.float().square().mean() + said.values.float().square().mean()

    torch.compile(loss, dynamic=False)(sights).backward()
    assert all(
        torch.isfinite(each.grad).all() for each in net.parameters() if each.grad is not None
    )
