"""What runs in a worker process."""

import os
import pickle
import resource
import signal
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, Protocol

from kutter.bots.contract import Bot, Budget, apart
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named, is_outside
from kutter.engine.dealer import seed_from
from kutter.games.registry import game_named
from kutter.language.errors import KutterError
from kutter.records.setting import Setting

NICENESS: Final = 5
"""People's moves go before bots' thoughts."""
LENGTH_BYTES: Final = 4
STDERR: Final = 2


class Job(Protocol):
    """A question to a worker, and how it is answered."""

    def seconds(self) -> float:
        """That it may take beyond what every question may."""

    def prepare(self, bots: "Bots") -> None:
        """Loads and compiles, before its clock runs."""

    def answer(self, bots: "Bots") -> Any: ...

    def what_is_wrong_with(self, given: Any) -> str | None:
        """Asked in the parent, which believes no bot."""


@dataclass(frozen=True)
class Ready:
    """What the question needs is loaded, and what it calls is compiled."""


@dataclass(frozen=True)
class Success:
    given: Any
    megabytes: int


@dataclass(frozen=True)
class Refusal:
    """Who asked can mend it."""

    error: KutterError


@dataclass(frozen=True)
class Failure:
    reason: str


def work(channel: int, ready_for: Sequence[tuple[str, str]], most: int | None) -> None:
    """All that a worker process does, in so many megabytes. A bot that exits takes it along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS if most is None else 2 * NICENESS)
    pipe = socket.socket(fileno=channel)
    asked: SimpleQueue[Job] = SimpleQueue()
    Thread(target=listen, args=(pipe.makefile("rb"), asked), daemon=True).start()
    bots = Bots()
    ahead = list(ready_for)
    is_strict = most is not None
    while True:
        while ahead and asked.empty():
            with suppress(Exception):  # who asks for this bot will hear of it
                bots.ready(*ahead.pop(0))
        job = asked.get()
        try:
            job.prepare(bots)
            if most is not None:
                keep_within(most)
                most = None
            say(pipe, Ready())
            report: Success | Refusal | Failure = Success(job.answer(bots), megabytes())
        except Exception as error:  # a bot may raise anything
            if is_strict and isinstance(error, KutterError):
                report = Refusal(error)
            else:
                report = Failure(f"{type(error).__name__}: {error}"[:500])
        say(pipe, report)


def listen(pipe: BinaryIO, asked: "SimpleQueue[Job]") -> None:
    """Beside the bot's thread, so that a worker ends with its parent even in mid-thought."""
    while True:
        try:
            asked.put(pickle.load(pipe))  # noqa: S301  our parent wrote it
        except (EOFError, OSError):
            os._exit(0)


def say(pipe: socket.socket, message: Ready | Success | Refusal | Failure) -> None:
    data = pickle.dumps(message)
    pipe.sendall(len(data).to_bytes(LENGTH_BYTES, "big") + data)


class Bots:
    """The bots that this process has loaded."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[str, str], Bot] = {}

    def ready(self, game_name: str, name: str) -> Bot:
        """Loads a bot once. A whole game of it compiles, or reads, all that it can ever call."""
        bot = self.loaded.get((game_name, name))
        if bot is None:
            game = game_named(game_name)
            bot = bot_named(name, game)
            if is_outside(name):  # it may hang, and then its clock should run
                self.ready(game_name, "random")
            else:
                setting = Setting(game_name, game.seats[0], game.meta.variants()[0])
                players = [apart(bot, Budget())[0]] * setting.players
                play_match(setting, players, seed_from("warm"), Budget(None, simulations=1))
            self.loaded[game_name, name] = bot
        return bot


def keep_within(most: int) -> None:
    """So many megabytes from now on; where the system does not hold to it, time still does."""
    with suppress(OSError, ValueError):
        mapped = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (mapped + (most << 20), hard))


def megabytes() -> int:
    """In memory now; where that is not told, at most until now."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20  # bytes on macOS
    return pages * resource.getpagesize() >> 20
