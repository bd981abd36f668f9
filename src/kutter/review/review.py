"""A whole game, looked back on with the eyes of one seat."""

from collections.abc import Iterator
from dataclasses import dataclass

from kutter.bots.judging import Position
from kutter.games.contract import CHANCE, Move, State
from kutter.records.replay import Replay
from kutter.review.decisions import Decision, Reviewer


@dataclass(frozen=True)
class Asked:
    """A decision as its seat met it."""

    number: int
    position: Position
    legal: list[Move]
    played: Move


def asked_of(replay: Replay, seat: int, is_open: bool) -> Iterator[Asked]:
    """Where a seat had a choice."""
    game = replay.game
    state = replay.start
    for step in replay.steps():
        if step.move.seat == seat:
            legal = game.legal(state, seat)
            if len(legal) > 1:
                open_state = state if is_open else None
                position = Position(game, seat, game.view(state, seat), open_state)
                yield Asked(step.number, position, legal, step.move)
        state = step.state
