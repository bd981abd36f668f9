"""A small fast generator for playouts and search: xorshift64, the same bits on every machine.

Dealing at a table is not its business: that is the dealer's (dealer.py).
"""

import hashlib
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kutter.engine.bits import halved
from kutter.engine.compiled import compiled, wide

GENERATOR: Final = np.dtype([("bits", "u8")])
Generator = npt.NDArray[Any]
"""An array of one generator."""
COURSE: Final = np.dtype([("first", "u8"), ("episode", "i8"), ("bits", "u8")])
"""A generator that sets out anew for every episode of a game."""

LEFT: Final = np.uint64(13)
RIGHT: Final = np.uint64(7)
LEFT_AGAIN: Final = np.uint64(17)
"""The shifts of xorshift64."""
USED: Final = 31
"""Its upper bits, so many that times a bound they are still a wide number."""
UNUSED: Final = np.uint64(64 - USED)
STEPS_APART: Final = 16
"""The courses of close numbers part only after a while."""


def generator(*seed: object) -> Generator:
    """A generator whose course follows from the words of its seed."""
    digest = hashlib.sha256(" ".join(map(str, seed)).encode()).digest()
    rng = np.zeros(1, GENERATOR)
    rng["bits"] = int.from_bytes(digest[:8], "big") | 1
    return rng


def random_from(rng: Generator) -> Random:
    """The same for rules that are not compiled."""
    random = Random(int(rng["bits"][0]))  # noqa: S311  nothing is dealt with it
    rng["bits"] = random.getrandbits(64) | 1
    return random


@compiled
def next_bits(rng: Any) -> Any:
    bits = rng.bits
    bits ^= bits << LEFT
    bits ^= bits >> RIGHT
    bits ^= bits << LEFT_AGAIN
    rng.bits = bits
    return bits


@compiled
def below(rng: Any, bound: int) -> int:
    """A number from 0 to bound - 1, for bounds far below 2**31."""
    return halved(wide(next_bits(rng) >> UNUSED) * bound, USED)


@compiled
def set_course(rng: Any, first: Any, number: int) -> None:
    """Puts a generator on one of many courses, numbered from an odd one on."""
    rng.bits = first + np.uint64(2 * number)
    for _ in range(STEPS_APART):
        next_bits(rng)


@compiled
def begin_episode(course: Any) -> None:
    """What it draws from now on follows from its first course and the number of the episode."""
    set_course(course, course.first, course.episode)
    course.episode += 1
