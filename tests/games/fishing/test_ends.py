"""What ends of rounds are worth: what the small net is told is so, and it says what it learnt."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kutter.engine.chance import Generator, generator
from kutter.engine.compiled import entry
from kutter.engine.events import nobody_listens
from kutter.games.contract import State
from kutter.games.fishing.cards import CARD_BY_NAME, CODES, cards_in
from kutter.games.fishing.lab import ends_learning
from kutter.games.fishing.lab.ends import END, played
from kutter.games.fishing.lab.ends import main as learn_ends
from kutter.games.fishing.lab.ends_learning import Learner, with_other_colours
from kutter.games.fishing.net.ends import (
    AHEAD_OF_BEST,
    AHEAD_OF_MEAN,
    HAND,
    KEPT,
    LEADS,
    NEXT,
    OWN_ENDS,
    SEATED,
    STEPS,
    STOCK,
    TOLD,
    Reckoner,
    ends_of,
    layers_of,
    new_reckoner,
    reckon_end,
    tell,
)
from kutter.games.fishing.rules.playout import random_draw
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import DEAL, OVER, empty_states
from kutter.games.nets import Weights
from kutter.language.errors import BadInput
from tests.games.fishing.games import random_steps
from tests.games.fishing.positions import position
from tests.games.interpreted import interpreted
from tests.games.small_nets import Matrices, by_chance, relu

PLAYERS = [3, 4, 5]
SEAT, AMONG = 24, 16
PUBLIC = ("points", "origin", "order", "players", "round_number", "leader")


@entry
def tell_one(t: Any, reckoner: Reckoner) -> None:
    tell(t[0], reckoner.room)


@entry
def reckon_one(t: Any, reckoner: Reckoner) -> None:
    reckon_end(t[0], reckoner)


@entry
def deal_round(state: State, luck: Generator, events: Any) -> None:
    while state[0].phase == DEAL:
        draw(state[0], random_draw(state[0], luck[0]), events[0])


@cache
def ends(players: int) -> list[State]:
    """Of two games at random, all ends of rounds but the last."""
    return [
        step.state
        for seed in (3, 4)
        for step in random_steps(players, seed)
        if step.state["phase"][0] == DEAL
        and step.state["dealt"][0] == 0
        and step.state["round_number"][0] > 1
    ]


def small_weights() -> Weights:
    layers = {"seat": (SEAT, TOLD), "among": (AMONG, 2 * SEAT), "share": (1, AMONG)}
    arrays = by_chance(layers, 0).arrays
    return Weights({name: each for name, each in arrays.items() if "body" not in name}, {})


def told(state: Any) -> Any:
    reckoner = new_reckoner(ends_of(OWN_ENDS))
    tell_one(state, reckoner)
    room, players = reckoner.room, int(state["players"][0])
    found = np.zeros((players, TOLD), np.float32)
    for seat in range(players):
        places = room.places[seat, : room.known[seat]]
        assert len(set(places.tolist())) == len(places)
        found[seat, places] = room.told[seat, : room.known[seat]]
    return found


def shares(state: State, reckoner: Reckoner | None = None) -> Any:
    reckoner = reckoner or new_reckoner(ends_of(OWN_ENDS))
    reckon_one(state, reckoner)
    return reckoner.room.shares[: int(state["players"][0])].copy()


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_are_drawn_as_often_as_it_is_told(players: int) -> None:
    luck, events = generator("deals"), nobody_listens()
    for state in ends(players)[::3]:
        chances, found = told(state), np.zeros((players, CODES))
        for _ in range(300):
            dealt = state.copy()
            deal_round(dealt, luck, events)
            for seat in range(players):
                found[seat, cards_in(*dealt["hand"][0, seat])] += 1 / 300
        thought = chances[:, HAND : HAND + CODES]
        assert thought.sum(1) == pytest.approx(int(state["hand_size"][0]), abs=1e-4)
        assert ((thought == 0) == (found == 0)).mean() > 0.99
        assert (found[thought == 0] == 0).all()
        assert found == pytest.approx(thought, abs=0.15)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_not_drawn_stays_in_the_stockroom(players: int) -> None:
    for state in ends(players):
        chances = told(state)
        origin, number = state["origin"][0], int(state["round_number"][0])
        for seat in range(players):
            first = 6 + 8 * seat
            own = (origin >= first) & (origin < first + 8)
            drawn, stays = chances[seat, HAND:STOCK], chances[seat, STOCK : STOCK + CODES]
            assert (drawn + stays)[own] == pytest.approx(1)
            assert not stays[~own].any()
            assert 10 * chances[seat, KEPT + number] == pytest.approx(stays.sum(), abs=1e-4)


def test_how_points_stand_and_who_leads() -> None:
    state = ends(4)[0].copy()
    state["points"][0, :4] = 3, -2, 9, 6
    state["leader"] = 1
    found, number = told(state), int(state["round_number"][0])
    assert found[:, LEADS].tolist() == [0, 1, 0, 0]
    assert found[:, STEPS].tolist() == [0.75, 0, 0.25, 0.5]
    assert found[:, AHEAD_OF_MEAN + number] == pytest.approx([-0.1, -0.6, 0.5, 0.2])
    assert found[:, AHEAD_OF_BEST + number] == pytest.approx([-0.6, -1.1, 0.3, -0.3])
    assert (found[:, [SEATED + 4, NEXT + number]] == 1).all()


def test_what_is_hidden_is_no_part_of_an_end() -> None:
    """It is told the same of the few public fields that are kept to learn from."""
    for state in ends(5):
        public = np.zeros(1, END)
        for name in PUBLIC:
            public[name] = state[name]
        assert told(public).tobytes() == told(state).tobytes()


def reference(weights: Weights, rows: Any) -> Any:
    """The same net, written down once more."""
    net = Matrices(weights)
    seats = relu(net.layer("seat", rows))
    mean = np.repeat(seats.mean(0, keepdims=True), len(seats), 0)
    among = relu(net.layer("among", np.concatenate([seats, mean], 1)))
    raised = np.exp(net.layer("share", among)[:, 0])
    return raised / raised.sum()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_compiled_net_is_the_one_that_was_learnt(players: int) -> None:
    weights = small_weights()
    reckoner = new_reckoner(layers_of(weights))
    found = [(shares(state, reckoner), reference(weights, told(state))) for state in ends(players)]
    for one, other in found:
        assert one == pytest.approx(other, abs=1e-5)
    assert np.std([one for one, _ in found]) > 0.01


def says(players: int) -> list[str]:
    """Bits, before shares are made of them."""
    reckoner, found = new_reckoner(layers_of(small_weights())), []
    for state in ends(players)[::5]:
        reckon_one(state, reckoner)
        said = reckoner.room.says[:players].astype("<f4").tobytes()
        found.append(hashlib.sha256(said).hexdigest())
    return found


def test_it_says_the_same_on_every_machine() -> None:
    whole = hashlib.sha256("".join(says(4)).encode()).hexdigest()
    assert whole == "f9694429502d6d897f4e3dbd61a5843a3c00fc908e7456c3d1c1cd143f2134f1"


def test_interpreted_it_tells_the_same() -> None:
    assert interpreted(told_digests, 4) == told_digests(4)


def told_digests(players: int) -> list[str]:
    return [hashlib.sha256(told(state).tobytes()).hexdigest() for state in ends(players)[::5]]


def test_a_game_that_is_over_comes_to_its_result() -> None:
    state = position("B5", "B7", "B6", "B8", number=8)
    state["phase"] = OVER
    state["points"][0, :4] = 7, 9, 9, -3
    assert shares(state).tolist() == [0, 0.5, 0.5, 0]


def test_who_is_far_ahead_or_has_the_greens_expects_more() -> None:
    for state in ends(4):
        ahead = state.copy()
        ahead["points"][0, 2] += 15
        before = shares(state)[2]
        assert shares(ahead)[2] > before + 0.05 * (1 - before)
    green = [CARD_BY_NAME[f"G{value}"] for value in (14, 15, 16)]
    for state in ends(4)[:7]:
        pile = 6 + 8 * 1 + int(state["round_number"][0]) - 2
        rich = state.copy()
        rich["origin"][0, green] = pile
        poor = state.copy()
        poor["origin"][0, green] = 5
        assert shares(rich)[1] > shares(poor)[1]


def test_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    weights = small_weights()
    for name, array in weights.arrays.items():
        with pytest.raises(ValueError, match="there is no"):
            layers_of(Weights({**weights.arrays, name: array[None]}, {}))
    whole = OWN_ENDS.read_bytes()
    for content in (whole[:-40], OWN_ENDS.with_name("weights.npz").read_bytes()):
        wrong = tmp_path / f"{len(content)}.npz"
        wrong.write_bytes(content)
        with pytest.raises(BadInput, match="weights"):
            ends_of(wrong)


# Learning


@cache
def some_ends() -> Any:
    return np.concatenate([played(players, 64, 1) for players in PLAYERS])


def test_ends_are_kept_with_what_came_of_the_game() -> None:
    found = some_ends()
    for players in PLAYERS:
        own = found[found["players"] == players]
        assert len(own) > 64 * 4
        assert own["share"].sum(1) == pytest.approx(1)
        assert own["lead"].sum(1) == pytest.approx(0, abs=1e-3)
        assert not own["share"][:, players:].any()
        best = own["lead"][:, :players].argmax(1)
        assert (own["share"][np.arange(len(own)), best] > 0).all()
        assert set(own["round_number"]) >= {2, 3, 4, 5}


def test_colours_are_mixed_up_and_nothing_else() -> None:
    one = some_ends()[-50:]
    mixed = with_other_colours(one, np.random.default_rng(1))
    assert (mixed["origin"] != one["origin"]).any()
    assert (mixed["origin"][:, 76:] == one["origin"][:, 76:]).all()
    for row, other in zip(one["origin"], mixed["origin"], strict=True):
        colours, others = (each[:76].reshape(4, 19).tolist() for each in (row, other))
        assert sorted(colours) == sorted(others)
    for name in set(one.dtype.names) - {"origin"}:
        assert (mixed[name] == one[name]).all()


def test_it_learns_what_it_then_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ends_learning, "MINIBATCH", 128)
    learner = Learner(some_ends(), 1)
    ignorant = [1 / players * (1 - 1 / players) for players in PLAYERS]
    learner.learn(24)
    assert all(
        learner.error(each) < 0.9 * before
        for each, before in zip(learner.ends, ignorant, strict=True)
    )
    reckoner = new_reckoner(layers_of(Weights(learner.arrays(), {})))
    for part in learner.ends:
        for row in range(0, len(part), 199):
            one = part[row : row + 1]
            state = empty_states()
            for name in PUBLIC:
                state[name] = one[name]
            assert shares(state, reckoner) == pytest.approx(learner.shares(one)[0], abs=1e-5)


def test_a_slope_is_the_way_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against differences, for one weight of each layer."""
    learner, found = Learner(some_ends(), 1), dict[str, Any]()
    part = learner.ends[1][:64]
    monkeypatch.setattr(learner, "go_down", lambda slopes, _: found.update(slopes))
    learner.step(part, 0)

    def loss() -> float:
        says = learner.said(learner.told(part))[0].astype(float)
        players = says.shape[1]
        likely = np.log(np.exp(says[:, :, 0]).sum(1))
        share = part["share"][:, :players]
        lead = says[:, :, 1] - says[:, :, 1].mean(1, keepdims=True)
        off = lead - 0.1 * part["lead"][:, :players]
        crossed = (likely - (share * says[:, :, 0]).sum(1)).mean()
        return float(crossed + 0.3 / 2 * np.square(off).sum(1).mean())

    for name, weight in learner.weights.items():
        place = np.unravel_index(np.abs(found[name]).argmax(), weight.shape)
        held = float(weight[place])
        weight[place] = held + 1e-3
        above = loss()
        weight[place] = held - 1e-3
        below = loss()
        weight[place] = held
        assert found[name][place] == pytest.approx((above - below) / 2e-3, rel=0.05, abs=1e-5)


def test_it_is_written_with_its_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ends.npz"
    learn_ends(["--out", str(file), "--games", "20", "--passes", "1", "--jobs", "1"])
    assert "of 3 parts" in capsys.readouterr().out
    reckoner = new_reckoner(ends_of(file))
    for state in ends(3):
        found = shares(state, reckoner)
        assert found.shape == (3,)
        assert found.sum() == pytest.approx(1)
