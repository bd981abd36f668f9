"""The rules give the same tables interpreted and compiled, move by move."""

import os
import subprocess
import sys

DIGESTS = """
import hashlib
from kutter.engine.chance import generator
from kutter.records.replay import Replay
from kutter.games.fishing.game import FISHING
from tests.games.fishing.games import random_game

for players in (3, 4, 5):
    replay = Replay(random_game(players, 5), FISHING)
    for step in replay.steps():
        digest = hashlib.sha256(repr(step.events).encode())
        tables = [step.state]
        if step.number % 25 == 0:
            view = FISHING.view(step.state, step.number % players)
            tables.append(FISHING.determinize(view, generator(step.number)))
        for table in tables:
            for name in table.dtype.names:
                digest.update(table[name].tobytes())
        print(replay.record.moves[step.number - 1], digest.hexdigest())
"""


def digests(**environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", DIGESTS],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_interpreted_equals_compiled() -> None:
    compiled = digests()
    assert len(compiled) > 900
    assert digests(NUMBA_DISABLE_JIT="1") == compiled
