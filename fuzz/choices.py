"""Where an input comes from: a row of bytes, read as choices.

The same bytes make the same input, so a finding is told by its seed and number; whoever guides the
search (Atheris, Hypothesis) gives bytes of its own.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

T = TypeVar("T")


class Choices:
    """Bytes that decide. Where they end, the first of everything is chosen."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0
        self.notes: list[str] = []
        """What the input is, for who reads a finding."""

    def below(self, number: int) -> int:
        if number <= 1:
            return 0
        size = 1 if number <= 256 else 2 if number <= 65_536 else 4
        value = int.from_bytes(self.data[self.at : self.at + size], "little")
        self.at += size
        return value % number

    def between(self, least: int, most: int) -> int:
        return least + self.below(most - least + 1)

    def one_in(self, number: int) -> bool:
        """Seldom, and not at all where the bytes have ended."""
        return self.below(number) == number - 1

    def of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def note(self, what: Any) -> None:
        self.notes.append(str(what))


def choices_for(seed: str, number: int, size: int) -> Choices:
    """The input of a run by its number."""
    return Choices(Random(f"{seed} {number}").randbytes(size))
