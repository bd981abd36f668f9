"""A game of a batch is the game of the contract, move by move, whatever surrounds it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from threading import Thread
from typing import Any, cast

import numpy as np
import pytest

from kutter import lab
from kutter.games.contract import CHANCE, Game, Json, State
from kutter.games.lab import Lab
from kutter.games.meta import Meta
from kutter.games.registry import metas
from kutter.lab.arrays import Arrays
from kutter.lab.batches import Batch, lab_of
from kutter.lab.teams import Team
from kutter.language.errors import BadInput
from tests.lab.cases import every_case, every_kind
from tests.lab.courses import CourseDealer
from tests.states import same

SEED = 7
SETUPS = 3


class Mirror:
    """A game of a batch, played through the contract."""

    def __init__(self, game: Game, starts: State, number: int) -> None:
        self.game = game
        self.starts = starts
        self.dealer = CourseDealer(SEED, number)
        self.episode = 0
        self.begin()

    def begin(self) -> None:
        self.dealer.begin(self.episode)
        self.episode += 1
        start = self.dealer.below(self.starts.size)
        self.state: State = self.starts[start : start + 1].copy()
        self.answer_for_chance()

    def answer_for_chance(self) -> None:
        while self.game.owing(self.state) == [CHANCE]:
            self.game.apply(self.state, self.game.chance_move(self.state, self.dealer))


def mask_of(found: Lab, state: State, seat: int) -> Any:
    mask = np.zeros(found.actions.size, np.bool_)
    mask[[found.action_of(move) for move in found.game.legal(state, seat)]] = True
    return mask


@every_case
def test_a_batch_plays_what_the_contract_plays(name: str, options: Json, players: int) -> None:
    found = lab_of(name)
    setups = found.setups(players, options, SETUPS, SEED, None)
    games = lab.batch(name, players, options, 2, SEED, setups=setups)
    starts = found.starts(players, options, setups)
    mirrors = [Mirror(found.game, starts, number) for number in range(len(games))]
    random = Random(name)
    steps = 0
    while min(mirror.episode for mirror in mirrors) < 2 or steps % 10:
        actions = []
        for number, mirror in enumerate(mirrors):
            owing = found.game.owing(mirror.state)
            assert games.arrays.seat[number] == owing[0]
            assert np.flatnonzero(games.arrays.owing[number]).tolist() == owing
            mask = mask_of(found, mirror.state, owing[0])
            assert np.array_equal(games.arrays.mask[number], mask)
            actions.append(random.choice(np.flatnonzero(mask).tolist()))
            move = found.move_of(actions[-1], owing[0])
            assert found.action_of(move) == actions[-1]
            assert found.game.parse(found.game.text(move)) == move
            found.game.apply(mirror.state, move)
            mirror.answer_for_chance()
        shown = games.step(actions)
        steps += 1
        for number, mirror in enumerate(mirrors):
            check_end(found.game, mirror, shown, number)
            if steps % 10 == 0:
                assert same(games.state(number), mirror.state)


def check_end(game: Game, mirror: Mirror, shown: Arrays, number: int) -> None:
    result = game.result(mirror.state)
    assert shown.done[number] == (result is not None)
    players = shown.reward.shape[1]
    if result is None:
        assert not shown.reward[number].any()
        assert not shown.score[number].any()
        return
    assert shown.score[number].tolist() == result["scores"]
    winners = result["winners"]
    shares = [(seat in winners) / len(winners) - 1 / players for seat in range(players)]
    assert shown.reward[number].tolist() == pytest.approx(shares)
    mirror.begin()


def random_actions(random: np.random.Generator, mask: Any) -> Any:
    return (mask * random.random(mask.shape)).argmax(axis=1)


def course(games: Batch, steps: int) -> Iterator[bytes]:
    """All that a batch tells."""
    random = np.random.default_rng(1)
    for _ in range(steps):
        shown = games.step(random_actions(random, games.arrays.mask))
        yield b"".join(array.tobytes() for array in vars(shown).values())


@every_kind
def test_threads_change_nothing(name: str, options: Json, players: int) -> None:
    told = []
    for threads in (1, 2, 3):
        with lab.batch(name, players, options, 5, SEED, history=True, perfect=True,
                       threads=threads, setups=SETUPS) as games:  # fmt: skip
            ends = games.play_random(500)
            assert ends >= 5
            told.append([*course(games, 40)])
    assert told[0] == told[1] == told[2]


def test_a_step_that_fails_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_there(_: Any) -> None:
        raise RuntimeError("nobody can be asked")

    alone = lab.batch("fishing", 4, n=40, seed=SEED)
    with lab.batch("fishing", 4, n=40, seed=SEED, threads=2) as games:
        actions = games.arrays.mask.argmax(axis=1)
        with monkeypatch.context() as patch:
            patch.setattr(games._team, "ask", none_there)
            with pytest.raises(RuntimeError):
                games.step(actions)
        games.step(actions)
        alone.step(actions)
        assert all(same(games.state(row), alone.state(row)) for row in range(40))


def test_what_a_thread_raises_is_told_and_who_is_closed_steps_no_more() -> None:
    def fail() -> int:
        raise OSError("no more")

    team = Team(2)
    team.ask(lambda: 3)
    assert team.answers() == [3, 3]
    team.ask(fail)
    with pytest.raises(OSError, match="no more"):
        team.answers()
    team.ask(lambda: 4)
    assert team.answers() == [4, 4]
    games = lab.batch("fishing", 4, n=40, threads=2)
    games.close()
    games.close()
    with pytest.raises(BadInput, match="closed"):
        games.step(games.arrays.mask.argmax(axis=1))


def test_threads_end_with_their_batch() -> None:
    games = lab.batch("fishing", 4, n=40, threads=3)
    games.play_random(5)
    assert games._team is not None
    members = games._team._members
    assert [member.is_alive() for member in members] == [True, True]
    del games
    for member in members:
        member.join(30)
    assert [member.is_alive() for member in members] == [False, False]


def test_there_is_no_game_beyond_a_batch() -> None:
    games = lab.batch("fishing", 3, n=2)
    for row in (-1, 2):
        with pytest.raises(IndexError):
            games.state(row)


@every_kind
def test_a_game_does_not_depend_on_its_neighbours(name: str, options: Json, players: int) -> None:
    alone, among = (
        lab.batch(name, players, options, number, SEED, setups=SETUPS) for number in (1, 4)
    )
    alone.play_random(100)
    among.play_random(100)
    assert same(alone.state(0), among.state(0))
    assert not same(among.state(0), among.state(1))
    other = lab.batch(name, players, options, 1, SEED + 1, setups=SETUPS)
    other.play_random(100)
    assert not same(other.state(0), alone.state(0))


@every_kind
@pytest.mark.parametrize("wrong", ["not legal", -1, -4, "too high", 2**40, -(2**40)])
def test_what_is_not_legal_is_refused_before_anything_is_stepped(
    wrong: Any, name: str, options: Json, players: int
) -> None:
    games = lab.batch(name, players, options, 4, SEED, setups=SETUPS)
    games.play_random(20)
    actions = games.arrays.mask.argmax(axis=1)
    before = [games.state(number) for number in range(4)]
    told = [array.copy() for array in vars(games.arrays).values()]
    if wrong == "not legal":
        wrong = int(games.arrays.mask[2].argmin())
    elif wrong == "too high":
        wrong = games.lab.actions.size
    actions[2] = wrong
    with pytest.raises(BadInput) as caught:
        games.step(actions)
    assert caught.value.sentence.message == "lab-action-illegal"
    assert str(wrong) in str(caught.value)
    assert all(same(games.state(number), before[number]) for number in range(4))
    for was, array in zip(told, vars(games.arrays).values(), strict=True):
        assert np.array_equal(was, array)


@every_kind
def test_a_game_can_wait_or_go_on_at_random(name: str, options: Json, players: int) -> None:
    """Whoever waits has missed nothing, and is shown in the caller's arrays as well."""
    games, alone = (lab.batch(name, players, options, 3, SEED, setups=SETUPS) for _ in range(2))
    alone.play_random(40)
    for _ in range(40):
        before = games.state(0)
        into = games.new_arrays()
        shown = games.step([lab.WAIT, lab.RANDOM, int(games.arrays.mask[2].argmax())], into)
        assert same(games.state(0), before)
        assert np.array_equal(shown.mask[0], games.arrays.mask[0])
        assert np.array_equal(shown.plain[0], games.arrays.plain[0])
        assert not shown.done[0]
        assert not shown.reward[0].any()
        games.put(2, games.state(2))
    assert same(games.state(1), alone.state(1))


@every_kind
def test_a_batch_begins_anew(name: str, options: Json, players: int) -> None:
    """From any seed, as if it had been made with it; else with other luck."""
    setups = lab_of(name).setups(players, options, SETUPS, SEED, None)
    games, other = (
        lab.batch(name, players, options, 2, seed, setups=setups) for seed in (SEED, SEED + 1)
    )
    ends: list[list[bytes]] = []
    for each, seed in ((games, None), (games, SEED), (other, SEED), (games, None)):
        if each is other or ends:
            each.begin(seed)
        each.play_random(30)
        ends.append([each.state(number).tobytes() for number in range(2)])
    assert ends[0] == ends[1] == ends[2] != ends[3]


def fishy() -> Batch:
    return lab.batch("fishing", 3, n=4)


@pytest.mark.parametrize(
    "actions", [[0, 0, 0], [[0, 0, 0, 0]], [0.0, 0.0, 0.0, 0.0], ["a"] * 4, 0, [True] * 4],
    ids=repr,
)  # fmt: skip
def test_actions_are_a_whole_number_for_each_game(actions: Any) -> None:
    with pytest.raises(BadInput) as caught:
        fishy().step(actions)
    assert caught.value.sentence.message == "lab-actions-have-no-shape"


def test_actions_of_any_whole_width_are_taken() -> None:
    games = fishy()
    for kind in (np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64):
        first = games.arrays.mask.argmax(axis=1)
        if first.max() < 128:
            games.step(first.astype(kind))


def test_a_number_that_does_not_fit_into_our_own_width_is_no_action() -> None:
    games = fishy()
    actions = games.arrays.mask.argmax(axis=1).astype(np.uint64)
    actions[1] += np.uint64(2**63)
    with pytest.raises(BadInput):
        games.step(actions)


def test_a_step_fills_the_callers_own_arrays() -> None:
    games, again = fishy(), fishy()
    window = [games.new_arrays() for _ in range(3)]
    shown = games.arrays
    for arrays in window:
        actions = shown.mask.argmax(axis=1)
        before = [array.copy() for array in vars(games.arrays).values()]
        shown = games.step(actions, into=arrays)
        assert shown is arrays
        told = again.step(actions)
        for mine, theirs in zip(vars(shown).values(), vars(told).values(), strict=True):
            assert np.array_equal(mine, theirs)
        for was, now in zip(before, vars(games.arrays).values(), strict=True):
            assert np.array_equal(was, now)


@pytest.mark.parametrize("name", list(vars(fishy().arrays)))
def test_arrays_that_do_not_fit_are_refused(name: str) -> None:
    games = lab.batch("fishing", 3, n=4, history=True, perfect=True)
    right = vars(games.new_arrays())
    array = right[name]
    read_only = array.copy()
    read_only.flags.writeable = False
    for wrong in (
        array[:-1],
        array[::-1],
        np.asfortranarray(np.zeros((4, 7), array.dtype))[:, : array.shape[-1]],
        array.astype(np.float64),
        np.zeros((5, *array.shape[1:]), array.dtype),
        read_only,
        array.view(np.recarray),
        array.tolist(),
        None,
    ):
        with pytest.raises(BadInput) as caught:
            games.step([0] * 4, into=Arrays(**{**right, name: wrong}))
        assert caught.value.sentence.message == "lab-array-does-not-fit"


def test_all_arrays_are_plain_memory_that_others_can_share() -> None:
    games = lab.batch("fishing", 3, n=4, history=True, perfect=True)
    for array in vars(games.arrays).values():
        assert array.flags.carray
        assert array.dtype.names is None
        assert np.from_dlpack(array).ctypes.data == array.ctypes.data


@pytest.mark.parametrize(
    "wrong", [{"n": 0}, {"n": -1}, {"threads": 0}, {"setups": 0}, {"setups": []}], ids=repr
)
def test_a_batch_is_of_something(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as caught:
        lab.batch("fishing", 3, **wrong)
    assert caught.value.sentence.message == "lab-batch-is-empty"


def test_a_batch_goes_on_from_a_state_that_is_put_there() -> None:
    games, other = fishy(), lab.batch("fishing", 3, n=1, seed=9)
    other.play_random(50)
    games.put(2, other.state(0))
    assert np.array_equal(games.arrays.mask[2], other.arrays.mask[0])
    assert np.array_equal(games.arrays.plain[2], other.arrays.plain[0])
    over = other.state(0)
    over["phase"] = 5
    four = lab.batch("fishing", 4, n=1).state(0)
    square = lab.batch("freshfish", 3, n=1, setups=1).state(0)
    for wrong in (over, four, square, other.state(0)[:0]):
        with pytest.raises(BadInput) as caught:
            games.put(2, wrong)
        assert caught.value.sentence.message == "lab-state-does-not-fit"
    with pytest.raises(BadInput):
        games.put(4, other.state(0))


def test_a_square_beyond_the_grid_is_refused() -> None:
    """One that would fit, moved to the right."""
    options = {"variant": "market"}
    setup = lab_of("freshfish").setups(2, options, 1, SEED, None)[0]

    def moved(space: str) -> str:
        return chr(ord(space[0]) + 10) + space[1:]

    setup["parking"] = {good: moved(space) for good, space in setup["parking"].items()}
    spaces = setup["square"]["spaces"]
    setup["square"]["spaces"] = {moved(space): area for space, area in spaces.items()}
    with pytest.raises(BadInput) as caught:
        lab.batch("freshfish", 2, options, setups=[setup])
    assert caught.value.sentence.message == "lab-setup-does-not-fit"


def test_a_game_without_a_lab_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    meta = metas()["fishing"]
    monkeypatch.setitem(cast("dict[str, Meta]", metas()), "fishing", replace(meta, lab=None))
    with pytest.raises(BadInput) as caught:
        lab.batch("fishing", 3)
    assert caught.value.sentence.message == "lab-unknown"


def test_whoever_steps_a_batch_at_the_same_time_waits() -> None:
    """Else one caller's actions would be checked, and another's stepped."""
    games = lab.batch("fishing", 3, n=64)
    refused = []

    def disturb() -> None:
        for _ in range(200):
            try:
                games.step(np.full(64, 2**60))
            except BadInput:
                refused.append(1)

    thread = Thread(target=disturb)
    thread.start()
    for _ in range(200):
        games.step(games.arrays.mask.argmax(axis=1))
    thread.join()
    assert len(refused) == 200
