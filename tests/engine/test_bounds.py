"""Compiled rules stay within their records. `make test-slow` runs all tests of the rules so that
whatever does not is an IndexError; elsewhere a wrong number would only spoil what lies beside."""

from typing import Any

import numpy as np
import pytest

from kutter.engine.chance import generator
from kutter.engine.compiled import numba
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.checked import Actor, Seat
from kutter.games.contract import Game, Json
from kutter.games.freshfish.game import MOST_MOVES
from kutter.games.freshfish.rules import entries
from kutter.records.setting import Setting
from tests.games.test_checked import each_case, fish_table

BOUNDED: Any = numba.config.BOUNDSCHECK


@pytest.mark.parametrize(("game", "options"), each_case())
def test_games_at_random_stay_within_bounds(game: Game, options: Json) -> None:
    for players in game.seats:
        for number in range(3):
            dealer = SeededDealer(seed_from("bounds", players, number))
            _, state = Setting(game.name, players, options).start(dealer)
            assert game.play_out(state, 100, generator("bounds", players, number)) > 0


if BOUNDED:  # not skipped elsewhere: there is nothing to miss

    def test_bounds_are_compiled_in() -> None:
        nobody = Seat(Actor(99))
        with pytest.raises(IndexError):
            entries.list_moves(fish_table(), nobody, np.zeros(MOST_MOVES, np.int64))
