"""A guard around a bot: whatever it does, the game goes on.

A bot that hangs, fails or gives an illegal move loses its seat to a stand-in for the rest of the
game. It is stopped by a signal, so it must run in a main thread, as it does in the processes of an
arena, and compiled code that never returns cannot be stopped that way.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, perf_counter
from types import FrameType
from typing import Final

from kutter.bots.contract import Bot, Turn, apart
from kutter.bots.tempered import at_its_best
from kutter.engine.compiled import compiling_seconds
from kutter.games.contract import Move

MOST_SECONDS: Final = 10.0
"""Beyond the budget."""
COMPILING_SECONDS: Final = 300.0
"""For the first move of a kind of bot in a process, and for all that is compiled during a move."""

LOOK_AGAIN: Final = 0.05
"""Whoever compiles is asked no sooner again."""

_ready: set[type] = set()


class HungError(Exception):
    """A bot that did not answer in time."""


class Guarded:
    """A bot with a watch, and a stand-in behind it."""

    def __init__(
        self,
        bot: Bot,
        stand_in: Bot,
        most_seconds: float = MOST_SECONDS,
        compiling_seconds: float = COMPILING_SECONDS,
    ) -> None:
        self.bot = bot
        self.stand_in = stand_in
        self.most_seconds = most_seconds
        self.compiling_seconds = compiling_seconds
        self.seconds: list[float] = []
        self.failure: str | None = None

    def choose(self, turn: Turn) -> Move:
        if self.failure is not None:
            return self.stand_in.choose(turn)
        began = perf_counter()
        try:
            with time_limit(self.limit(turn)):
                move = self.bot.choose(turn)
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"
        else:
            self.seconds.append(perf_counter() - began)
            if move in turn.moves:
                return move
            self.failure = f"illegal move: {move!r}"
        return self.stand_in.choose(turn)

    def limit(self, turn: Turn) -> float:
        """How long the bot may take; the clock only counts once its kind is ready."""
        bot, budget = apart(self.bot, turn.budget)
        kind = type(at_its_best(bot))
        if kind not in _ready:
            _ready.add(kind)
            return self.compiling_seconds
        return self.most_seconds + (budget.seconds or 0)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises when a block takes longer. What is compiled meanwhile is not the bot's time, and would
    be left half done."""
    begun, compiled = monotonic(), compiling_seconds()

    def stop(_number: int, _frame: FrameType | None) -> None:
        compiling = compiling_seconds() - compiled
        left = seconds - (monotonic() - begun - compiling)
        if left <= 0 or compiling > COMPILING_SECONDS:
            raise HungError(f"no move within {seconds:g} s")
        signal.setitimer(signal.ITIMER_REAL, max(left, LOOK_AGAIN))

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
