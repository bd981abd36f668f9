"""Signals that end a command: Ctrl-C, and what systems send. Each ends it in the same way, soon."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from types import FrameType
from typing import Final, NoReturn

from kutter.records.files import remove_unfinished

INTERRUPTED: Final = 130
HEEDED_SECONDS: Final = 1.0
"""Until a signal must have been heeded: compiled code and the compiler itself let none in."""
ENDING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@contextmanager
def interruptible(farewell: str) -> Iterator[None]:
    """Raises KeyboardInterrupt where a signal finds us, so that all is cleared away."""
    heeded = Event()

    def interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
        heeded.set()
        raise KeyboardInterrupt

    before = {each: signal.getsignal(each) for each in ENDING}
    for each in ENDING:
        if not is_meant_to_be_ignored(each):
            signal.signal(each, interrupt)
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    woken_before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)

    def watch() -> None:
        """Beside the main thread, which may be stuck in code that no signal enters."""
        while number := os.read(reading, 1)[0]:
            if signal.getsignal(number) is interrupt and not heeded.wait(HEEDED_SECONDS):
                remove_unfinished()
                os.write(2, f"{farewell}\n".encode("ascii", "backslashreplace"))
                os._exit(INTERRUPTED)

    watcher = Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(woken_before)
        for each, handler in before.items():
            signal.signal(each, signal.SIG_DFL if handler is None else handler)
        os.write(writing, b"\0")
        watcher.join()
        os.close(reading)
        os.close(writing)


def is_meant_to_be_ignored(which: signal.Signals) -> bool:
    """`nohup`, and a shell's job in the background; not where somebody sits at the terminal."""
    if signal.getsignal(which) != signal.SIG_IGN or which == signal.SIGTERM:
        return False
    return which == signal.SIGHUP or not sys.stdin.isatty()
