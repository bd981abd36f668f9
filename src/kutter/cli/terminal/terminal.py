"""What the commands share: where they write, in which language, which game they are about."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from kutter.cli.parsing.arguments import printable
from kutter.cli.terminal.columns import table_lines
from kutter.cli.terminal.progress import Progress
from kutter.games.contract import SPECTATOR
from kutter.language.catalogues import Texts
from kutter.language.errors import BadInput, KutterError
from kutter.records.reading import Place, read_record
from kutter.records.replay import Replay, replay


class CommandFailed(Exception):
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
    progress: Progress

    @classmethod
    def standard(cls, texts: Texts) -> "Terminal":
        out = Console(highlight=False, emoji=False, markup=False, soft_wrap=True)
        err = Console(stderr=True, highlight=False, emoji=False, markup=False, soft_wrap=True)
        return cls(texts, out, err, Progress(err, texts))

    def say(self, message: str, **arguments: Any) -> str:
        return self.texts.say(message, **arguments)

    def line(self, text: str) -> None:
        """One line of words, whatever somebody's file put into it."""
        self.out.print(printable(text))

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Where a row ends is only a matter where somebody looks: a file or a pipe takes any."""
        is_seen = self.out.is_terminal or "COLUMNS" in os.environ
        for line in table_lines(columns, rows, self.out.width if is_seen else None):
            self.line(line)

    def data(self, text: str) -> None:
        """One line for a program, exactly as it is."""
        self.out.file.flush()
        sys.stdout.buffer.write(f"{text}\n".encode())

    def complain(self, text: str) -> None:
        """One line on the error stream."""
        self.err.print(printable(f"kutter: {text}"))


def open_game(place: str, terminal: Terminal) -> Replay:
    """The one game that FILE or FILE:LINE names."""
    try:
        return replay(read_record(Place.parse(place)))
    except KutterError as error:
        raise CommandFailed(f"{place}: {error.tell(terminal.texts)}") from None


@contextmanager
def naming(place: str, terminal: Terminal) -> Iterator[None]:
    """Puts the file's name before whatever is wrong with it."""
    try:
        yield
    except KutterError as error:
        raise CommandFailed(f"{place}: {error.tell(terminal.texts)}") from None


def chosen_seat(seat: int | str | None, players: int) -> int | None:
    """A seat of a game as the command line names it."""
    if seat == "spectator":
        return SPECTATOR
    if seat is not None and int(seat) >= players:
        raise BadInput("seat-unknown", number=str(seat))
    return seat if seat is None else int(seat)
