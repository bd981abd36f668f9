"""A worker process: python -m kutter.bots.worker CHANNEL MEGABYTES [GAME/BOT ...].

It answers jobs from the socket that it was given, in so many megabytes (0: as many as it takes),
and loads those bots while nobody asks.
"""

import os
import pickle
import resource
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from kutter.bots.jobs import LENGTH_BYTES, Bots, Failure, Job, Ready, Refusal, Success
from kutter.language.errors import KutterError

NICENESS: Final = 5
"""People's moves go before bots' thoughts."""


def work(channel: int, most: int | None, ready_for: Sequence[tuple[str, str]]) -> None:
    """All that a worker process does. A bot that exits takes it along."""
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
            send(pipe, Ready())
            report: Success | Refusal | Failure = Success(job.answer(bots), megabytes())
        except Exception as error:  # a bot may raise anything
            if is_strict and isinstance(error, KutterError):
                report = Refusal(error)
            else:
                costs = isinstance(error, (MemoryError, RecursionError))
                report = Failure(f"{type(error).__name__}: {error}"[:500], costs)
        send(pipe, report)


def listen(pipe: BinaryIO, asked: "SimpleQueue[Job]") -> None:
    """Beside the bot's thread, so that a worker ends with its parent even in mid-thought."""
    while True:
        try:
            asked.put(pickle.load(pipe))  # noqa: S301  our parent wrote it
        except (EOFError, OSError):
            os._exit(0)


def send(pipe: socket.socket, message: Ready | Success | Refusal | Failure) -> None:
    data = pickle.dumps(message)
    pipe.sendall(len(data).to_bytes(LENGTH_BYTES, "big") + data)


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


def main(channel: str, most: str, *ready_for: str) -> None:
    ahead = [each.partition("/") for each in ready_for]
    work(int(channel), int(most) or None, [(game, bot) for game, _, bot in ahead])


if __name__ == "__main__":
    main(*sys.argv[1:])
