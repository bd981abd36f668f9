"""What the commands share: where they write, in which language, which game they are about."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import TextIOWrapper
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kutter.commands.arguments import printable
from kutter.core.errors import BadInput, KutterError
from kutter.core.game import SPECTATOR
from kutter.core.records import Place, read_record
from kutter.core.replay import Replay
from kutter.games import replay
from kutter.texts import Texts


class Refused(Exception):
    """A command that ends with one line and exit code 1."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


@dataclass
class Terminal:
    """Where a command writes, and in which language."""

    texts: Texts
    out: Console
    err: Console

    @classmethod
    def standard(cls, texts: Texts) -> "Terminal":
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
        if isinstance(sys.stdin, TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")
        out = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
        err = Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)
        return cls(texts, out, err)

    def say(self, message: str, **arguments: Any) -> str:
        return self.texts.say(message, **arguments)

    def line(self, text: str) -> None:
        """One line of words, whatever somebody's file put into it."""
        self.out.print(printable(text))

    def data(self, text: str) -> None:
        """One line for a program, exactly as it is."""
        self.out.file.write(text + "\n")

    def complain(self, text: str) -> None:
        """One line on the error stream."""
        self.err.print(printable(f"kutter: {text}"))

    @contextmanager
    def progress(self, message: str, total: int) -> Iterator[Callable[[], None]]:
        """A bar on the error stream; calls of what it gives move it on."""
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )
        with bar:
            task = bar.add_task(message, total=total)
            yield lambda: bar.advance(task)


def open_game(place: str, terminal: Terminal) -> Replay:
    """The one game that FILE or FILE:LINE names."""
    try:
        return replay(read_record(Place.parse(place)))
    except KutterError as error:
        raise Refused(f"{place}: {error.tell(terminal.texts)}") from None


@contextmanager
def naming(place: str, terminal: Terminal) -> Iterator[None]:
    """Puts the file's name before whatever is wrong with it."""
    try:
        yield
    except KutterError as error:
        raise Refused(f"{place}: {error.tell(terminal.texts)}") from None


def chosen_seat(seat: int | str | None, players: int) -> int | None:
    """A seat of a game as the command line names it."""
    if seat == "spectator":
        return SPECTATOR
    if seat is not None and int(seat) >= players:
        raise BadInput("seat-unknown", number=str(seat))
    return seat if seat is None else int(seat)
