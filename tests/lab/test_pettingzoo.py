"""PettingZoo's own tests pass; what it is told is what a batch tells, and no more."""

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

from kutter import lab
from kutter.games.contract import Json
from kutter.lab.pettingzoo import env, parallel_env, raw_env
from kutter.language.errors import BadInput
from tests.lab.cases import every_case, every_kind
from tests.lab.swaps import ENOUGH, swapped
from tests.states import same

with warnings.catch_warnings():  # it imports a game of its own, which warns
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

SEED = 11
ALWAYS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Observation numpy array is all zeros",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo also says of its own games with masks, and of an end that shows nothing."""


@pytest.fixture(autouse=True)
def _its_usual_remarks() -> Iterator[None]:
    with warnings.catch_warnings():
        for remark in ALWAYS:
            warnings.filterwarnings("ignore", remark)
        yield


@every_case
def test_its_api_test_passes(name: str, options: Json, players: int) -> None:
    api_test(env(name, players, options, setups=1), num_cycles=120)


@every_kind
def test_with_history_and_floats_too(name: str, options: Json, players: int) -> None:
    api_test(env(name, players, options, setups=2, history=True, floats=True), num_cycles=60)


@every_case
def test_its_parallel_api_test_passes(name: str, options: Json, players: int) -> None:
    parallel_api_test(parallel_env(name, players, options, setups=1), num_cycles=30)


@every_kind
def test_its_seed_test_passes(name: str, options: Json, players: int) -> None:
    seed_test(lambda: env(name, players, options, setups=3), num_cycles=60)


def legal(found: Any, random: Random) -> int:
    return random.choice(np.flatnonzero(found["action_mask"]).tolist())


@every_kind
def test_it_plays_what_a_batch_plays(name: str, options: Json, players: int) -> None:
    games = lab.batch(name, players, options, 1, 0, setups=3, history=True)
    games.begin(SEED)
    asked = env(name, players, options, setups=3, history=True)
    asked.reset(seed=SEED)
    random = Random(name)
    for agent in asked.agent_iter():
        found, reward, ended, _, _ = asked.last()
        if ended:
            assert not found["observation"].any()
            assert not found["action_mask"].any()
            assert reward == games.arrays.reward[0, asked.possible_agents.index(agent)]
            asked.step(None)
            continue
        shown = games.arrays
        assert agent == f"player_{shown.seat[0]}"
        right = np.concatenate([shown.plain[0], shown.history[0]])
        assert np.array_equal(found["observation"], right)
        assert np.array_equal(found["action_mask"], shown.mask[0])
        action = legal(found, random)
        games.step([action])
        asked.step(action)
    assert games.arrays.done[0]


@every_case
def test_no_seat_is_shown_what_it_cannot_know(name: str, options: Json, players: int) -> None:
    asked = env(name, players, options, setups=2, history=True)
    together = parallel_env(name, players, options, setups=2, history=True)
    asked.reset(seed=SEED)
    together.reset(seed=SEED)
    differed = 0
    for stop in range(60):
        asked.table.play_random(1)
        together.table.play_random(1)
        if stop % 12 and asked.table.lab.game.sealed(asked.table.now) == 0:
            continue
        seats = range(players)
        seen = [asked.observe(agent) for agent in asked.possible_agents]
        for seat, differs in swapped(asked.table, seats):
            differed += differs
            assert_same(asked.observe(asked.possible_agents[seat]), seen[seat])
        all_seen = together.observations()
        for seat, _ in swapped(together.table, seats):
            agent = together.possible_agents[seat]
            assert_same(together.observations()[agent], all_seen[agent])
        if differed >= ENOUGH:
            return
    assert differed > 0


def assert_same(one: Any, other: Any) -> None:
    assert {name: each.tobytes() for name, each in one.items()} == {
        name: each.tobytes() for name, each in other.items()
    }


@every_kind
@pytest.mark.parametrize("wrong", [-1, -2, -3, 10**6, "not legal"])
def test_what_is_not_legal_is_refused(wrong: Any, name: str, options: Json, players: int) -> None:
    asked = env(name, players, options, setups=1)
    asked.reset(seed=SEED)
    found = asked.last()[0]
    before = asked.table.state(0).tobytes()
    with pytest.raises(BadInput) as caught:
        asked.step(int(found["action_mask"].argmin()) if wrong == "not legal" else wrong)
    assert caught.value.sentence.message == "lab-action-illegal"
    assert asked.table.state(0).tobytes() == before


@every_kind
def test_who_owes_a_move_together_moves_together(name: str, options: Json, players: int) -> None:
    together = parallel_env(name, players, options, setups=2)
    wait = together.table.lab.actions.size
    random = Random(name)
    several = 0
    for seed in range(20):
        found, _ = together.reset(seed=seed)
        while together.agents:
            owing = together.table.arrays.owing[0].tolist()
            waits = [found[agent]["action_mask"][wait] for agent in together.agents]
            assert waits == [not each for each in owing]
            actions = {agent: legal(found[agent], random) for agent in together.agents}
            if sum(owing) > 1:
                several += 1
                lazy = together.possible_agents[owing.index(True)]
                before = together.table.state(0)
                for wrong in (wait, -1, wait + 1):
                    with pytest.raises(BadInput):
                        together.step({**actions, lazy: wrong})
                last = together.possible_agents[-1 - owing[::-1].index(True)]
                with pytest.raises(BadInput):
                    together.step({**actions, last: int(found[last]["action_mask"].argmin())})
                assert same(together.table.state(0), before)
            elif not owing[-1]:
                with pytest.raises(BadInput):
                    together.step({**actions, together.agents[-1]: 0})
                del actions[together.agents[-1]]
            found, rewards, ended, _, _ = together.step(actions)
        assert all(ended.values())
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)
        if several:
            return
    raise AssertionError("nobody ever owed a move together")


@every_kind
def test_the_same_seed_is_the_same_game_for_all_together(
    name: str, options: Json, players: int
) -> None:
    """PettingZoo's own test of this knows no masks."""
    pair = [parallel_env(name, players, options, setups=3) for _ in range(2)]
    told = [each.reset(seed=SEED)[0] for each in pair]
    random = Random(name)
    for _ in range(25):
        actions = {agent: legal(told[0][agent], random) for agent in pair[0].agents}
        told = [each.step(actions)[0] for each in pair]
        for agent in pair[0].agents:
            assert_same(told[0][agent], told[1][agent])


@pytest.mark.parametrize("title", ["kutter/Fishing-v1", "kutter/FreshFish-v1"])
def test_they_are_made_by_name(title: str) -> None:
    asked = make("aec", title, players=3, setups=1, render_mode="ansi")
    assert isinstance(asked, raw_env)
    asked.reset()
    assert asked.agent_selection in str(asked.render())
    assert isinstance(make("parallel", title, players=3, setups=1), parallel_env)
