"""What commands brought about: whoever says one again is told the same."""

from collections.abc import Iterable

from kutter.server.table.entries import Entry, Moved

Answers = dict[tuple[str | None, str | None], int]
"""By who gave a command and its name: the version after it and all that followed from it."""


def answers_in(entries: Iterable[Entry]) -> Answers:
    answers: Answers = {}
    last: Entry | None = None
    for each in entries:
        if each.command is not None:
            last = each
        elif last is not None and (each.at != last.at or isinstance(each.change, Moved)):
            last = None
        if last is not None:
            answers[last.actor, last.command] = each.number
    return answers
