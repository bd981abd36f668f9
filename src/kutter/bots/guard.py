"""A guard around a bot: whatever it does, the game goes on.

A bot that hangs, fails or gives an illegal move loses its seat to a stand-in for the rest of the
game. It is stopped by a signal, so it must run in a main thread, as it does in the processes of an
arena, and compiled code that never returns cannot be stopped that way.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Final, NoReturn

from kutter.bots.bot import Bot, Turn
from kutter.core.game import Move

MOST_SECONDS: Final = 10.0
"""Beyond the budget. The first move may also have to compile something."""


class HungError(Exception):
    """A bot that did not answer in time."""


class Guarded:
    """A bot with a watch, and a stand-in behind it."""

    def __init__(self, bot: Bot, stand_in: Bot, most_seconds: float = MOST_SECONDS) -> None:
        self.bot = bot
        self.stand_in = stand_in
        self.most_seconds = most_seconds
        self.seconds: list[float] = []
        self.failure: str | None = None

    def choose(self, turn: Turn) -> Move:
        if self.failure is not None:
            return self.stand_in.choose(turn)
        began = perf_counter()
        try:
            with time_limit(self.most_seconds + (turn.budget.seconds or 0)):
                move = self.bot.choose(turn)
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"
        else:
            self.seconds.append(perf_counter() - began)
            if move in turn.moves:
                return move
            self.failure = f"illegal move: {move!r}"
        return self.stand_in.choose(turn)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    def stop(_number: int, _frame: FrameType | None) -> NoReturn:
        raise HungError(f"no move within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
