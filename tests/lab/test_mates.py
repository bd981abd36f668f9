"""Mates that many games ask at once: they are the bot, and know no more than it does."""

from random import Random
from typing import Any

import numpy as np
import pytest

from kutter import lab
from kutter.bots.contract import Turn
from kutter.engine.chance import generator
from kutter.games.contract import Json
from kutter.games.meta import load
from kutter.lab import MATE, RANDOM, WAIT
from kutter.lab.batches import Batch
from kutter.language.errors import BadInput
from tests.games.interpreted import interpreted
from tests.lab.cases import CASES, LABS
from tests.states import same

GAMES = 4
with_mates = pytest.mark.parametrize(
    ("name", "options", "players"), [case for case in CASES if LABS[case.values[0]].mate]
)


class SameLuck(Random):
    """Whatever a bot draws, it is this."""

    def getrandbits(self, k: int, /) -> int:
        return 7


def advice(games: Batch) -> Any:
    """What mates would do in all games, each with the same luck."""
    games._choosers["bits"] = generator(7)["bits"]
    return games.advise(np.full(len(games), MATE))


def chosen_by(bot: Any, games: Batch, number: int) -> int:
    game, seat = games.lab.game, int(games.arrays.seat[number])
    view = game.view(games.state(number), seat)
    return games.lab.action_of(bot.choose(Turn(game, view, game.legal(view, seat), SameLuck())))


@with_mates
def test_they_do_what_the_bot_does(name: str, options: Json, players: int) -> None:
    games = lab.batch(name, players, options, GAMES, seed=1, setups=3)
    bot = load(games.lab.game.meta.bots["mate"])()
    for stop in range(24):
        games.play_random(1 + stop % 9)
        before = [games.state(number).tobytes() for number in range(GAMES)]
        found = advice(games)
        assert found.tolist() == [chosen_by(bot, games, number) for number in range(GAMES)]
        assert games.arrays.mask[np.arange(GAMES), found].all()
        assert before == [games.state(number).tobytes() for number in range(GAMES)]


@with_mates
def test_what_a_seat_cannot_know_changes_nothing(name: str, options: Json, players: int) -> None:
    games = lab.batch(name, players, options, GAMES, seed=2, setups=3)
    game, rng, swapped = games.lab.game, generator("swap"), 0
    for stop in range(40):
        games.play_random(1 + stop % 7)
        found = advice(games)
        states = [games.state(number) for number in range(GAMES)]
        for number, state in enumerate(states):
            world = game.determinize(game.view(state, int(games.arrays.seat[number])), rng)
            swapped += not same(world, state)
            games.put(number, world)
        assert advice(games).tolist() == found.tolist()
        for number, state in enumerate(states):
            games.put(number, state)
    assert swapped > 0


@pytest.mark.parametrize("name", [name for name, each in LABS.items() if each.mate])
def test_only_who_is_asked_for_says_something(name: str) -> None:
    games = lab.batch(name, 3, n=3)
    asked = np.array([RANDOM, MATE, WAIT])
    assert games.advise(asked) is asked
    assert (asked[0], asked[2]) == (RANDOM, WAIT)
    games.step(asked)
    with pytest.raises(BadInput, match="action"):
        games.step(np.full(3, MATE))
    for wrong in (asked[:2], asked.astype(np.int32), np.zeros(6, np.int64)[::2]):
        with pytest.raises(BadInput, match="actions"):
            games.advise(wrong)


def test_a_game_may_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    games = lab.batch("freshfish", 3, n=1)
    monkeypatch.setattr(type(games.lab), "mate", None)
    with pytest.raises(BadInput, match="mate"):
        games.advise(np.array([MATE]))


def course_of_mates(name: str) -> list[str]:
    """A few games, a part of which mates play."""
    games = lab.batch(name, 3, n=2, seed=3, setups=1)
    found = []
    for _ in range(3):
        games.play_random(9)
        found.append(str(advice(games).tolist()))
    return found


@pytest.mark.parametrize("name", [name for name, each in LABS.items() if each.mate])
def test_interpreted_they_do_the_same(name: str) -> None:
    assert interpreted(course_of_mates, name) == course_of_mates(name)
