"""What a target is: something that takes inputs from strangers, and what must hold for each."""

from collections.abc import Callable
from dataclasses import dataclass

from fuzz.choices import Choices


class Broken(AssertionError):
    """Something that must hold does not."""


@dataclass(frozen=True)
class Target:
    """Refusing an input in one of our own errors is right; any other error is a finding."""

    name: str
    says: str
    """What is fuzzed."""
    size: int
    """How many bytes of choices an input takes."""
    prepare: Callable[[], Callable[[Choices], bool]]
    """Loads what is needed once; gives the attempt, which tells whether an input got past
    parsing."""
    covers: tuple[str, ...]
    """The modules whose branches are counted."""
    seconds: float = 10.0
    """What an input may take, on a busy machine."""
    megabytes: int = 300
    """By how much the memory of all inputs together may grow."""
    unit: str = "inputs"
