"""The rules give the same tables interpreted and compiled, move by move."""

import hashlib

from kutter.engine.chance import generator
from kutter.games.fishing.game import FISHING
from kutter.records.replay import Replay
from tests.games.fishing.games import random_game
from tests.games.interpreted import interpreted


def digests() -> list[str]:
    """One a move: what happened, the table, and now and then one that fits a view of it."""
    found = []
    for players in (3, 4, 5):
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


def test_interpreted_equals_compiled() -> None:
    compiled = digests()
    assert len(compiled) > 900
    assert interpreted(digests) == compiled
