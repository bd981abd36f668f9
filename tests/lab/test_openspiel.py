"""OpenSpiel's own tests pass, and its algorithms play and solve what it is given."""

import pickle
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from kutter.games.contract import Json
from kutter.lab.batches import lab_of
from kutter.language.errors import BadInput, KutterError
from tests.lab.cases import every_case, every_kind
from tests.lab.swaps import ENOUGH
from tests.lab.tables import DOCUMENT
from tests.states import same

pyspiel = pytest.importorskip("pyspiel")  # there is not one for every machine

from open_spiel.python.algorithms import (  # noqa: E402
    external_sampling_mccfr,
    ismcts,
    mcts,
)

from kutter.lab.openspiel import (  # noqa: E402
    AT_CHANCE,
    AT_END,
    PREFIX,
    KutterState,
    Position,
)

SMALL = f"{PREFIX}small_fishing"


def loaded(name: str, options: Json, players: int) -> Any:
    return pyspiel.load_game(PREFIX + name, {"players": players, "setups": 2, **options})


def advance(state: Any, random: Random, decisions: int) -> None:
    """So many decisions, with the answers of chance, and those that must follow."""
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            assert sorted(numbers) == list(numbers)
            state.apply_action(random.choices(numbers, weights)[0])
        elif decisions == 0:
            return
        else:
            decisions -= 1
            state.apply_action(random.choice(state.legal_actions()))


@every_kind
def test_its_random_simulation_passes(name: str, options: Json, players: int) -> None:
    pyspiel.random_sim_test(loaded(name, options, players), 1, True, False)


@pytest.mark.parametrize("players", [2, 3])
def test_the_small_game_passes_it_too(players: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(SMALL, {"players": players}), 3, True, False)


@every_kind
def test_it_plays_what_the_contract_plays(name: str, options: Json, players: int) -> None:
    """Chance answers step by step what the contract answers at once."""
    lab = lab_of(name)
    state = loaded(name, options, players).new_initial_state()
    random = Random(name)
    advance(state, random, 0)
    replayed = lab.starts(players, options, lab.setups(players, options, 2, 0, None))
    position = replayed[state.position.start : state.position.start + 1].copy()
    advance(state, random, 1000)
    for move in state.position.moves:
        lab.game.apply(position, move)
    assert same(position, state.position.state)
    result = lab.game.result(position)
    assert result is not None
    winners = result["winners"]
    shares = [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    assert state.returns() == pytest.approx(shares)


@every_kind
def test_a_state_is_written_and_read(name: str, options: Json, players: int) -> None:
    game = loaded(name, options, players)
    state = game.new_initial_state()
    advance(state, Random(name), 30)
    again = game.deserialize_state(state.serialize())
    assert isinstance(again, KutterState)
    assert again.position is not None
    assert str(again) == str(state)
    assert same(again.position.state, state.position.state)
    assert again.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    "wrong", [{"players": 1}, {"setups": 0}, {"variant": "nonsense"}], ids=repr
)
def test_what_is_no_game_is_refused(wrong: Json) -> None:
    with pytest.raises(BadInput):
        pyspiel.load_game(f"{PREFIX}freshfish", wrong)


@every_kind
def test_what_is_not_legal_is_refused(name: str, options: Json, players: int) -> None:
    state = loaded(name, options, players).new_initial_state()
    state.apply_action(0)
    for decisions in (0, 1):
        for wrong in (-1, 101, 10**6):
            if wrong not in state.legal_actions():
                with pytest.raises((KutterError, IndexError)):
                    state.position.after(wrong)
        advance(state, Random(1), decisions)


def knows(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player) if state.current_player() == player else None,
    )


@every_case
def test_another_world_looks_the_same_to_its_player(name: str, options: Json, players: int) -> None:
    random = Random(name)
    state = loaded(name, options, players).new_initial_state()
    differed = 0
    advance(state, random, 0)
    for number in range(80):
        player = state.current_player()
        if number % 20 == 1 or lab_of(name).game.sealed(state.position.state) > 0:
            other = state.resample_from_infostate(player, random.random)
            assert knows(other, player) == knows(state, player)
            assert len(other.full_history()) == len(state.full_history())
            differed += not same(other.position.state, state.position.state)
        advance(state, random, 1)
        if state.is_terminal() or differed >= ENOUGH:
            break
    assert differed > 0


def test_tensors_are_the_observations_of_the_lab() -> None:
    lab = lab_of("fishing")
    state = loaded("fishing", {}, 3).new_initial_state()
    advance(state, Random(1), 20)
    for player in range(3):
        _, plain, history = lab.look(lab.game.view(state.position.state, player))
        right = [np.zeros(lab.plain.float_size, "f4"), np.zeros(lab.history.float_size, "f4")]
        lab.plain.make_floats(plain, right[0])
        lab.history.make_floats(history, right[1])
        assert np.array_equal(state.observation_tensor(player), np.concatenate(right))


def test_its_search_plays_both() -> None:
    """Nodes are told apart by what is known, so another world must look the same."""
    for game, simulations in ((pyspiel.load_game(SMALL), 20), (loaded("fishing", {}, 3), 2)):
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, simulations)
        state = game.new_initial_state()
        advance(state, Random(2), 0)
        assert bot.step(state) in state.legal_actions()


def test_its_counterfactual_regret_runs() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(pyspiel.load_game(SMALL))
    for _ in range(3):
        solver.iteration()
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    advance(state, Random(1), 0)
    chosen = solver.average_policy().action_probabilities(state)
    assert sum(chosen.values()) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3])
def test_in_the_small_game_every_world_comes_up_that_could_be(players: int) -> None:
    """All that chance can deal so that a seat sees the same, and nothing else."""
    game = pyspiel.load_game(SMALL, {"players": players})
    state = game.new_initial_state()
    advance(state, Random(3), 1)
    player = state.current_player()
    seen = state.information_state_string(player)
    after = [
        deal.child(action)
        for deal in begun(game.new_initial_state())
        for action in deal.legal_actions()
    ]
    could_be = {hands_of(each) for each in after if each.information_state_string(player) == seen}
    rng = Random(4)
    came = {hands_of(state.resample_from_infostate(player, rng.random)) for _ in range(300)}
    assert came == could_be
    assert len(came) > 1


def begun(state: Any) -> list[Any]:
    """Every deal of the first round."""
    if not state.is_chance_node():
        return [state]
    return [deal for action in state.legal_actions() for deal in begun(state.child(action))]


def hands_of(state: Any) -> bytes:
    return bytes(state.position.state["hand"].tobytes())


def test_chance_answers_with_the_probabilities_of_its_draws() -> None:
    """Rising card by card, every hand of a pile is as likely as any other."""
    state = pyspiel.load_game(SMALL).new_initial_state()
    state.apply_action(0)
    weights: dict[bytes, float] = {}

    def deal(each: Any, weight: float) -> None:
        if each.is_chance_node():
            for number, share in each.chance_outcomes():
                deal(each.child(number), weight * share)
        else:
            assert hands_of(each) not in weights
            weights[hands_of(each)] = weight

    deal(state, 1.0)
    assert len(weights) == 30
    assert list(weights.values()) == pytest.approx([1 / 30] * 30)


def test_the_small_game_is_as_small_as_is_said() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    counts = Counter[str]()
    known: dict[str, bool] = {}

    def walk(here: Position) -> None:
        counts["histories"] += 1
        if here.player == AT_END:
            counts["ends"] += 1
            return
        chance = here.player == AT_CHANCE
        actions = [number for number, _ in here.chances] if chance else here.legal
        if not chance:
            known[f"{here.player}: {here.seen_by(here.player)}"] = len(actions) > 1
        for action in actions:
            walk(here.after(action))

    game = pyspiel.load_game(SMALL)
    walk(game.begun[0])
    said = " ".join(text.split())
    assert f"has {len(known):,} information sets, {sum(known.values()):,} of them" in said
    assert f"{counts['histories'] + 1:,} histories, of which {counts['ends']:,} are" in said
