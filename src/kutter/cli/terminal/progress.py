"""How far a command is, told on the error stream: a bar on a terminal, elsewhere a few lines."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from kutter.cli.terminal.interrupts import INTERRUPTED
from kutter.engine.caches import caches
from kutter.language.catalogues import Texts

FIRST_LINE_SECONDS: Final = 30.0
"""Where there is no bar: until the first line. Each further one takes twice as long."""
SHOWN_SECONDS: Final = 0.1
"""Between two looks of a bar."""
COMPILING_SECONDS: Final = 10.0
"""Between lines about compiling."""
UNITS: Final = (("hours", 5400, 3600), ("minutes", 90, 60), ("seconds", 0, 1))
"""Of a time that is left: from how many seconds each is used, and how many it has."""


class Progress:
    """What one command has to tell."""

    def __init__(self, err: Console, texts: Texts) -> None:
        self.err = err
        self.texts = texts
        self.course: Course | None = None
        self.told_compiling: float | None = None
        self.tell: Callable[[str], None] = lambda text: err.print(f"kutter: {text}")

    @contextmanager
    def course_of(self, message: str, total: int | None, done: int = 0) -> Iterator["Course"]:
        """Counts what is done; if that is something, Ctrl-C only ends it early."""
        course = self.course = Course(self, message, total, done)
        try:
            with course.bar:
                yield course
        except KeyboardInterrupt:
            if not course.done:
                raise
            course.is_interrupted = True
        finally:
            self.course = None

    def compiling(self, functions: int) -> None:
        """Called before each function that is compiled; whoever waits should know why."""
        now = monotonic()
        if self.course is not None:
            self.course.compiling(functions)
        if self.told_compiling is None:
            self.tell(self.texts.say("compiling-begins", kept=caches()[1].value))
            self.told_compiling = now
        elif now - self.told_compiling >= COMPILING_SECONDS and not self.has_bar():
            self.tell(self.texts.say("compiling", functions=functions))
            self.told_compiling = now

    def has_bar(self) -> bool:
        return self.course is not None and self.err.is_terminal


class Course:
    """A number of like things, one done after another; None: nobody knows how many."""

    def __init__(self, progress: Progress, message: str, total: int | None, done: int) -> None:
        self.progress = progress
        self.message = message
        self.total = total
        self.done = done
        self.done_before = done
        self.is_interrupted = False
        self.began = monotonic()
        self.silence = FIRST_LINE_SECONDS
        self.told = self.began
        self.shown = 0.0
        self.bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TextColumn("{task.fields[left]}"),
            console=progress.err,
            transient=True,
            redirect_stdout=sys.stdout.isatty(),  # what is told meanwhile stands above the bar
            disable=not progress.err.is_terminal,
        )
        self.task = self.bar.add_task(message, total=total, completed=done, left="")

    def compiling(self, functions: int) -> None:
        """Time that no later game will take."""
        if self.done == self.done_before:
            self.began = monotonic()
        told = self.progress.texts.say("compiling", functions=functions)
        self.bar.update(self.task, description=told)

    def advance(self) -> None:
        self.done += 1
        now = monotonic()
        if self.progress.has_bar():
            if now - self.shown > SHOWN_SECONDS:
                self.shown = now
                left = self.time_left()
                self.bar.update(self.task, completed=self.done, description=self.message, left=left)
        elif now - self.told > self.silence:
            self.told = now
            self.silence *= 2
            of_all = "" if self.total is None else f"/{self.total}, {self.time_left()}"
            self.progress.tell(f"{self.message} {self.done}{of_all}")

    def time_left(self) -> str:
        """As long as what was done took, for each that is not."""
        if self.total is None:
            return ""
        done_now = self.done - self.done_before
        seconds = (monotonic() - self.began) / done_now * (self.total - self.done)
        for unit, length in (("hours", 3600), ("minutes", 60)):
            if seconds > 1.5 * length:
                return self.progress.texts.say(
                    "time-left", number=round(seconds / length), unit=unit
                )
        return self.progress.texts.say("time-left", number=round(seconds), unit="seconds")

    def exit_code(self) -> int:
        """Of a command that has shown what was done."""
        if not self.is_interrupted:
            return 0
        texts = self.progress.texts
        self.progress.tell(texts.say("interrupted-after", done=self.done, total=self.total or 0))
        return INTERRUPTED
