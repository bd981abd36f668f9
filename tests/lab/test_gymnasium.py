"""Gymnasium's own checks pass; one seat plays against bots, alone or in step."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kutter import lab
from kutter.engine.chance import generator
from kutter.games.contract import Json
from kutter.lab.gymnasium import ILLEGAL, SeatEnv, SeatVectorEnv
from kutter.lab.spaces import ActionSpace
from kutter.language.errors import BadInput
from tests.lab.cases import every_case, every_kind
from tests.lab.swaps import ENOUGH, swapped

SEED = 5


def first_legal(found: Any) -> Any:
    return found["action_mask"].argmax(axis=-1)


@every_case
def test_its_check_passes(name: str, options: Json, players: int) -> None:
    made = SeatEnv(name, players, options=options, setups=2)
    check_env(made, skip_render_check=True)


@pytest.mark.parametrize("title", ["kutter/Fishing-v1", "kutter/FreshFish-v1"])
def test_it_is_made_by_name(title: str) -> None:
    made = gymnasium.make(title, players=3, setups=1, floats=True, render_mode="ansi")
    check_env(made.unwrapped)
    found, _ = made.reset(seed=SEED)
    assert found in made.observation_space
    assert found["observation"].dtype == np.float32
    assert "player_0" in str(made.render())


@every_kind
def test_a_game_is_played_to_its_end(name: str, options: Json, players: int) -> None:
    made = SeatEnv(name, players, options=options, setups=2, history=True)
    shares = {
        share - 1 / players for share in (0, 1, *(1 / tied for tied in range(1, players + 1)))
    }
    for seed in range(2):
        found, _ = made.reset(seed=seed)
        ended = False
        while not ended:
            assert made.table.seat == made.seat
            assert found in made.observation_space
            action = made.action_space.sample(found["action_mask"])
            found, reward, ended, truncated, _ = made.step(action)
            assert not truncated
            assert ended or reward == 0
        assert not found["action_mask"].any()
        assert any(reward == pytest.approx(share) for share in shares)
        with pytest.raises(BadInput):
            made.step(action)


def test_bots_have_names_and_budgets() -> None:
    made = gymnasium.make(
        "kutter/Fishing-v1", players=3, bots="random,deckhand@1sims", seat=1
    ).unwrapped
    for _ in range(2):
        found, _ = made.reset(seed=SEED)
        for _ in range(8):
            found, *_ = made.step(first_legal(found))
        seen = found["observation"].tobytes()
    assert made.step(first_legal(found))[0]["observation"].tobytes() != seen
    for wrong in ({"bots": "nobody"}, {"bots": "random,random,random"}, {"seat": 3}):
        with pytest.raises(BadInput):
            SeatEnv("fishing", 3, **wrong)


def test_an_action_that_is_not_legal_loses_the_game() -> None:
    made = SeatEnv("fishing", 3)
    found, _ = made.reset(seed=SEED)
    wrong = int(found["action_mask"].argmin())
    _, reward, ended, _, told = made.step(wrong)
    assert (reward, ended, told) == (ILLEGAL, True, {"illegal": wrong})


@every_case
def test_no_seat_is_shown_what_it_cannot_know(name: str, options: Json, players: int) -> None:
    """The last seat: whatever is sealed, the others have sealed it before."""
    made = SeatEnv(name, players, seat=players - 1, options=options, setups=2, history=True)
    found, _ = made.reset(seed=SEED)
    made.action_space.seed(SEED)
    differed = 0
    for _ in range(60):
        found, _, ended, _, _ = made.step(made.action_space.sample(found["action_mask"]))
        if ended:
            found, _ = made.reset()
        for seat, differs in swapped(made.table, [made.seat]):
            differed += differs
            again = made.table.observe(seat)
            assert again["observation"].tobytes() == found["observation"].tobytes()
            assert again["action_mask"].tobytes() == found["action_mask"].tobytes()
        if differed >= ENOUGH:
            return
    assert differed > 0


def by_first_legal(found: Any) -> Any:
    assert found["action_mask"].any(axis=1).all()
    return first_legal(found)


@every_kind
def test_in_step_it_is_what_a_batch_plays(name: str, options: Json, players: int) -> None:
    """Every seat takes its first legal action, and each game goes on for itself."""
    number = 5
    made = SeatVectorEnv(name, players, number, by_first_legal, options=options, setups=3)
    found, _ = made.reset(seed=SEED)
    games = lab.batch(name, players, options, number, 0, setups=3)
    games.begin(int(np.random.default_rng(SEED).integers(2**62)))
    rewards, ends = np.zeros(number), np.zeros(number)
    for _ in range(120):
        assert found in made.observation_space
        found, gained, ended, truncated, _ = made.step(first_legal(found))
        assert (made.batch.arrays.seat == made.seats).all()
        assert not truncated.any()
        rewards += gained
        ends += ended
    right, right_ends = np.zeros(number), np.zeros(number)
    waits = np.zeros(number, np.bool_)
    while not waits.all():
        shown = games.arrays
        waits = np.array(
            [games.state(game).tobytes() == made.batch.state(game).tobytes()
             and right_ends[game] == ends[game] for game in range(number)]
        )  # fmt: skip
        games.step(np.where(waits, lab.WAIT, shown.mask.argmax(axis=1)))
        right += shown.reward[np.arange(number), made.seats]
        right_ends += shown.done
    assert ends.sum() >= number
    assert np.allclose(rewards, right)


@pytest.mark.parametrize("title", ["kutter/Fishing-v1", "kutter/FreshFish-v1"])
def test_many_are_made_by_name(title: str) -> None:
    made = gymnasium.make_vec(title, num_envs=6, players=3, setups=1, floats=True, history=True)
    assert isinstance(made, SeatVectorEnv)
    told = []
    for _ in range(2):
        found, _ = made.reset(seed=SEED)
        made.action_space.seed(SEED)
        for _ in range(30):
            assert found in made.observation_space
            noise = np.random.default_rng(1).random(found["action_mask"].shape)
            found, *_ = made.step((found["action_mask"] * noise).argmax(axis=1))
        told.append(found["observation"].tobytes())
    assert told[0] == told[1]
    with pytest.raises(BadInput):
        made.step(found["action_mask"].argmin(axis=1))
    made.close()
    with pytest.raises(BadInput):
        SeatVectorEnv("fishing", 3, bots="deckhand")


@every_kind
def test_in_step_no_seat_is_shown_what_it_cannot_know(
    name: str, options: Json, players: int
) -> None:
    made = SeatVectorEnv(name, players, 3, options=options, setups=2, history=True)
    found, _ = made.reset(seed=SEED)
    rng, game = generator("swap"), made.batch.lab.game
    for _ in range(20):
        found, *_ = made.step(first_legal(found))
        for number, seat in enumerate(made.seats.tolist()):
            view = game.view(made.batch.state(number), seat)
            made.batch.put(number, game.determinize(view, rng))
        again = made.observation()
        assert again["observation"].tobytes() == found["observation"].tobytes()
        assert again["action_mask"].tobytes() == found["action_mask"].tobytes()


def test_sampling_by_a_mask_takes_every_legal_action_equally_often() -> None:
    space = ActionSpace(5, seed=1)
    mask = np.array([0, 1, 1, 0, 1], np.int8)
    found = np.bincount([space.sample(mask) for _ in range(3000)], minlength=5)
    assert (found[mask == 0] == 0).all()
    assert (abs(found[mask == 1] - 1000) < 120).all()
    assert space.sample(np.zeros(5, np.int8)) == 0
    with pytest.raises(AssertionError):
        space.sample(np.ones(4, np.int8))
    assert space.sample() in space
