"""Compiled or interpreted, the rules do the same: every field after every move."""

import hashlib

from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.state import STATE
from kutter.records.format import Record
from kutter.records.reading import read_records
from kutter.records.replay import Replay
from tests.games.freshfish.helpers import RECORDS, SAMPLES, replay_of
from tests.games.interpreted import interpreted


def digests() -> list[str]:
    """One a game: every field of every table, and what was told and legal."""
    samples = [each for _, each in read_records(SAMPLES) if isinstance(each, Record)]
    replays = [replay_of(path) for path in RECORDS[::8]]
    replays += [Replay(record, FRESHFISH) for record in samples[:2]]
    found = []
    for replay in replays:
        digest = hashlib.sha256()
        for step in replay.steps():
            for name in STATE.names or ():
                digest.update(step.state[name].tobytes())
            digest.update(repr(step.events).encode())
            if step.number % 10 == 0:
                for seat in FRESHFISH.owing(step.state):
                    digest.update(repr(FRESHFISH.legal(step.state, seat)).encode())
        found.append(digest.hexdigest())
    return found


def test_interpreted_rules_do_what_compiled_rules_do() -> None:
    assert interpreted(digests) == digests()
