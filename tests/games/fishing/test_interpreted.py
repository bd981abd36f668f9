"""The rules give the same tables interpreted and compiled, move by move."""

import hashlib

import pytest

from kutter.engine.chance import generator
from kutter.games.fishing.game import FISHING
from kutter.records.replay import Replay
from tests.games.fishing.games import random_game
from tests.games.interpreted import interpreted


def digests(players: int) -> list[str]:
    """One a move: what happened, the table, and now and then one that fits a view of it."""
    found = []
    replay = Replay(random_game(players, 5), FISHING)
    for step in replay.steps():
        digest = hashlib.sha256(repr(step.events).encode())
        tables = [step.state]
        if step.number % 75 == 0:
            view = FISHING.view(step.state, step.number % players)
            tables.append(FISHING.determinize(view, generator(step.number)))
        for table in tables:
            for name in table.dtype.names or ():
                digest.update(table[name].tobytes())
        found.append(f"{replay.record.moves[step.number - 1]} {digest.hexdigest()}")
    return found


@pytest.mark.parametrize(
    "players", [3, *(pytest.param(each, marks=pytest.mark.slow) for each in (4, 5))]
)
def test_interpreted_equals_compiled(players: int) -> None:
    compiled = digests(players)
    assert len(compiled) > 200
    assert interpreted(digests, players) == compiled
