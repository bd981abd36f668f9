"""Observations tell what a seat knows, and no more."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from kutter import lab
from kutter.engine.chance import generator
from kutter.games.contract import SPECTATOR, Json
from kutter.games.layouts import Field, Layout, one_of
from kutter.lab.arrays import Array
from kutter.lab.batches import Batch
from kutter.language.errors import BadInput
from tests.games.interpreted import interpreted
from tests.lab.cases import every_case, every_kind
from tests.states import same

SEED = 3
GAMES = 4


def walk(games: Batch, stops: int) -> Iterator[None]:
    """Through all of a game, all phases."""
    for stop in range(stops):
        games.play_random(1 + stop % 7)
        yield


def seen(games: Batch) -> list[Array]:
    """All but what is marked as perfect."""
    arrays = games.arrays
    return [arrays.seat, arrays.owing, arrays.mask, arrays.plain, arrays.history]


@every_case
def test_what_a_seat_cannot_know_changes_nothing_but_the_perfect_one(
    name: str, options: Json, players: int
) -> None:
    games = lab.batch(name, players, options, GAMES, SEED, history=True, perfect=True, setups=3)
    rng = generator("swap")
    swapped = 0
    for _ in walk(games, 40):
        before = [array.copy() for array in seen(games)]
        perfect = games.arrays.perfect.copy()
        states = [games.state(number) for number in range(GAMES)]
        hidden = []
        for number, state in enumerate(states):
            view = games.lab.game.view(state, int(games.arrays.seat[number]))
            world = games.lab.game.determinize(view, rng)
            hidden.append(not same(world, state))
            games.put(number, world)
        for was, now in zip(before, seen(games), strict=True):
            assert was.tobytes() == now.tobytes()
        changed = (perfect != games.arrays.perfect).any(axis=1)
        assert not (changed & ~np.array(hidden)).any()
        swapped += int(changed.sum())
        for number, state in enumerate(states):
            games.put(number, state)
        assert np.array_equal(games.arrays.perfect, perfect)
    assert swapped > 0


@every_case
def test_a_view_is_enough_to_observe(name: str, options: Json, players: int) -> None:
    """For every seat; and for the one that is asked, a batch tells the same."""
    games = lab.batch(name, players, options, 2, SEED, history=True, setups=3)
    found = games.lab
    for _ in walk(games, 20):
        for number in range(2):
            state = games.state(number)
            for seat in range(players):
                mask, plain, history = found.look(found.game.view(state, seat))
                legal = [found.action_of(move) for move in found.game.legal(state, seat)]
                assert np.flatnonzero(mask).tolist() == sorted(legal)
                if seat == games.arrays.seat[number]:
                    assert np.array_equal(plain, games.arrays.plain[number])
                    assert np.array_equal(history, games.arrays.history[number])


def test_a_spectator_has_no_seat_to_observe_from() -> None:
    games = lab.batch("fishing", 3)
    with pytest.raises(BadInput):
        games.lab.look(games.lab.game.view(games.state(0), SPECTATOR))


@every_case
def test_floats_are_bytes_divided_and_mostly_up_to_one(
    name: str, options: Json, players: int
) -> None:
    how: Any = {"history": True, "perfect": True, "setups": 3}
    games = lab.batch(name, players, options, GAMES, SEED, **how)
    floats = lab.batch(name, players, options, GAMES, SEED, floats=True, threads=2, **how)
    with floats:
        for _ in walk(games, 5):
            pass
        for _ in walk(floats, 5):
            pass
        for kind in ("plain", "history", "perfect"):
            layout: Layout = getattr(games.lab, kind)
            made = layout.named(getattr(floats.arrays, kind))
            for field in layout.fields:
                found = layout.named(getattr(games.arrays, kind))[field.name]
                right = found / field.most if field.codes is None else field.codes[found]
                assert made[field.name].dtype == np.float32
                np.testing.assert_allclose(made[field.name], right, rtol=1e-6)
            assert all(each.max() < 3 for each in made.values())


@every_case
def test_own_seat_comes_first(name: str, options: Json, players: int) -> None:
    games = lab.batch(name, players, options, GAMES, SEED, setups=3)
    for _ in walk(games, 10):
        fields = games.lab.plain.named(games.arrays.plain)
        assert fields["seated"].tolist() == [[1] * players + [0] * (5 - players)] * GAMES
        for number in range(GAMES):
            seat = int(games.arrays.seat[number])
            owing = games.arrays.owing[number].tolist()
            assert owing[seat:] + owing[:seat] == fields["owing"][number, :players].tolist()


def test_a_layout_says_where_its_fields_are() -> None:
    layout = Layout([Field("a", (2, 2), "", codes=one_of(3)), Field("b", (1,), "", 4)])
    assert (layout.size, layout.float_size, layout.struct.itemsize) == (5, 13, 5)
    assert (layout.places["b"].start, layout.float_places["b"].start) == (4, 12)
    rows = np.array([[0, 1, 2, 3, 0], [3, 0, 0, 1, 2]], np.uint8)
    assert layout.named(rows)["a"].tolist()[1] == [[3, 0], [0, 1]]
    assert np.shares_memory(layout.named(rows)["a"], rows)
    floats = np.zeros((2, 13), np.float32)
    layout.make_floats(rows, floats)
    assert layout.named(floats)["a"].tolist()[0] == [[[0, 0, 0], [1, 0, 0]], [[0, 1, 0], [0, 0, 1]]]
    assert layout.named(floats)["b"].tolist() == [[0], [0.5]]


def told(name: str, options: Json, players: int) -> list[str]:
    """A short course of a batch, with all that it tells."""
    games = lab.batch(name, players, options, 2, SEED, history=True, perfect=True, setups=1)
    lines = []
    for step in range(12):
        games.play_random(5) if step % 3 == 0 else games.step(games.arrays.mask.argmax(axis=1))
        lines.append(" ".join(array.tobytes().hex() for array in vars(games.arrays).values()))
    return lines


@every_kind
def test_compiled_or_not_it_is_the_same(name: str, options: Json, players: int) -> None:
    assert interpreted(told, name, options, players) == told(name, options, players)
