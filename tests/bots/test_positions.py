"""benchmarks/positions: every position is what it says, and those that were searched hold."""

import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from benchmarks.positions.__main__ import missed, table
from benchmarks.positions.asking import Answer, ask
from benchmarks.positions.find.fishing_worlds import all_worlds
from benchmarks.positions.find.plain import plain_bid, plain_in_sample, plain_move
from benchmarks.positions.find.proofs import proved
from benchmarks.positions.position import FILES, Position, read, read_all
from kutter.bots.contract import Budget
from kutter.engine.chance import generator

AT_LEAST = {"fishing": 30, "market": 18, "classic": 18}
"""How many positions each file holds."""
PROVED_AGAIN = (
    "fishing-follow-1", "fishing-pass-1", "market-bid-1", "market-place-1", "classic-draw-1",
)  # fmt: skip
"""A few that take no time; `python -m benchmarks.positions.find --check` proves all."""
EACH = pytest.mark.parametrize("position", list(read_all()), ids=lambda each: each.name)


def named(name: str) -> Position:
    return next(each for each in read(name.partition("-")[0]) if each.name == name)


@EACH
def test_a_position_rebuilds_and_has_right_moves_and_wrong_ones(position: Position) -> None:
    game, state = position.game, position.state()
    assert position.seat in game.owing(state)
    legal = {game.text(move) for move in game.legal(state, position.seat)}
    assert {*position.best} < legal
    assert position.best
    verb = position.best[0].split()[1]
    assert position.kind == verb or (verb, position.kind) in {("play", "lead"), ("play", "follow")}
    assert position.why.endswith(".")
    assert (position.found == "by search") == (position.proof is not None)


def test_there_are_enough_of_each_for_every_number_of_seats() -> None:
    for file, number in AT_LEAST.items():
        positions = read(file)
        assert len(positions) >= number
        seats = Counter(each.record.players for each in positions)
        assert {*seats} == {*positions[0].game.seats}
    names = [each.name for each in read_all()]
    assert len({*names}) == len(names)
    assert {name.split("-")[0] for name in names} == {*FILES}


@pytest.mark.parametrize("name", PROVED_AGAIN)
def test_what_was_searched_is_proved_again(name: str) -> None:
    position = named(name)
    game, state = position.game, position.state()
    assert position.proof is not None
    plain = proved(game, state, position.seat, position.proof)
    assert plain is not None
    legal = game.legal(state, position.seat)
    assert [game.text(legal[number]) for number in plain.best] == position.best
    assert plain.margin == position.margin


def test_all_worlds_are_those_that_can_come_up() -> None:
    position = named("fishing-follow-1")
    game = position.game
    view = game.view(position.state(), position.seat)
    worlds = all_worlds(view, 3000)
    assert worlds is not None
    assert len(worlds) == position.margin["worlds"]
    rng = generator("worlds")
    drawn = {game.determinize(view, rng)["hand"].tobytes() for _ in range(40 * len(worlds))}
    assert drawn == {world["hand"].tobytes() for world in worlds}


def test_a_move_is_not_plainly_best_that_is_worse_in_one_world() -> None:
    values = np.zeros((4, 2, 3, 3))
    values[:, 0] = 5
    plain = plain_move(values)
    assert plain is not None
    assert (plain.best, plain.points) == ([0], 5)
    values[3, 1, 2, 0] = 6  # one world, one model, one unit
    assert plain_move(values) is None
    assert plain_move(values / 50) is None  # hardly matters


def test_a_bid_is_wrong_where_another_is_never_worse_and_saves_a_coin() -> None:
    values = np.zeros((2, 3, 3, 3))  # the others bid 0 or 1; I precede them
    values[0, :, :, :2] = np.array([4, 3, 2])[:, None, None]
    values[1, :, :, :2] = np.array([0, 3, 2])[:, None, None]
    plain = plain_bid(values)
    assert plain is not None
    assert plain.best == [0, 1]  # which of them is taste; 2 is one too many


def test_a_sample_must_be_sure_with_every_kind_of_player() -> None:
    rng = np.random.default_rng(1)
    values = rng.normal(0, 1, (400, 1, 2, 3)).repeat(3, axis=1)  # equal luck for all moves
    values[:, 0] += 2
    values[:, 1] += rng.normal(1.8, 1, (400, 2, 3))
    plain = plain_in_sample(values)
    assert plain is not None
    assert plain.best == [0, 1]
    values[:, 2, 1] += 2.5  # with one kind of player the third is best
    assert plain_in_sample(values) is None


def test_a_bot_is_asked_and_what_it_misses_is_told() -> None:
    position = named("market-bid-1")
    answer = ask("mate", Budget(), 2, position)
    assert len(answer.moves) == 2
    right, wrong = position.best[0], f"{position.seat} bid 5"
    found, lost = Answer(position, [right, right, wrong]), Answer(position, [right, wrong, wrong])
    assert found.found
    assert not lost.found
    assert position.why in missed(lost)
    assert wrong in missed(lost)
    lines = table([found, lost]).splitlines()
    assert [line.split()[2:5] for line in lines] == [["1", "of", "2"]] * 3


def test_several_processes_are_asked_from_the_command_line() -> None:
    words = ["-m", "benchmarks.positions", "--bot", "random", "--game", "fishing", "--jobs", "2"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(read("fishing")) == int(done.stdout.splitlines()[-1].split()[4])
