"""Targets at which something goes wrong, each in another way."""

import ctypes
import os
from collections.abc import Callable

from fuzz.choices import Choices
from fuzz.target import Broken, Target

kept: list[bytes] = []


def breaks() -> bool:
    raise Broken("a promise")


def crashes() -> bool:
    return bool(ctypes.string_at(0))


def hangs() -> bool:
    while True:
        pass


def grows() -> bool:
    kept.append(os.urandom(500_000))
    return True


def target(bad: Callable[[], bool], one_in: int) -> Target:
    """So many inputs end so."""

    def attempt(choices: Choices) -> bool:
        choices.note("an input")
        return bad() if choices.below(one_in) == 0 else True

    name = f"{__name__}:{bad.__name__.upper()}"
    return Target(name, name, 8, lambda: attempt, (), seconds=1, megabytes=200)


BREAKS = target(breaks, 6)
CRASHES = target(crashes, 6)
HANGS = target(hangs, 6)
GROWS = target(grows, 1)
