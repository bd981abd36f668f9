"""Every record of some files, given to a task; what cannot be used is told and left out."""

from argparse import Namespace
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from kutter.arena.parallel import in_order
from kutter.cli.terminal.terminal import Terminal
from kutter.cli.verify import Found, found_in, number_in
from kutter.language.errors import KutterError
from kutter.language.sentences import Sentence
from kutter.records.format import Record, parse_record

Answer = TypeVar("Answer")


class LeftOut(NamedTuple):
    place: str
    reason: Sentence


@dataclass(frozen=True)
class Reading(Generic[Answer]):
    """A task that also takes what is no record, in any process."""

    task: Callable[[str, Record], Answer]
    """Told where the record stands."""

    def __call__(self, found: Found) -> Answer | LeftOut:
        place, text = found
        if isinstance(text, Sentence):
            return LeftOut(place, text)
        try:
            return self.task(place, parse_record(text))
        except KutterError as error:
            return LeftOut(place, error.whole())


@dataclass
class Records(Generic[Answer]):
    """What a task makes of each record, in order, however many processes work on it."""

    task: Callable[[str, Record], Answer]
    arguments: Namespace
    terminal: Terminal
    left_out: int = 0

    def __iter__(self) -> Iterator[Answer]:
        files, jobs, terminal = self.arguments.files, self.arguments.jobs, self.terminal
        total = number_in(files) if terminal.err.is_terminal else None
        hear = terminal.progress.compiling
        with terminal.progress.course_of(terminal.say("records-progress"), total) as course:
            for answer in in_order(Reading(self.task), found_in(files), jobs, hear):
                if isinstance(answer, LeftOut):
                    self.left_out += 1
                    reason = answer.reason.tell(terminal.texts)
                    terminal.complain(
                        terminal.say("record-left-out", file=answer.place, reason=reason)
                    )
                else:
                    yield answer
                course.advance()
        if course.is_interrupted:
            raise KeyboardInterrupt  # figures of some of the games would be told as those of all

    def exit_code(self) -> int:
        return 1 if self.left_out else 0
