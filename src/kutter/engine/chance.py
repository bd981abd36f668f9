"""A small fast generator for playouts and search: xorshift64, the same bits on every machine.

Dealing at a table is not its business: that is the dealer's (dealer.py).
"""

import hashlib
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kutter.engine.compiled import compiled, wide

GENERATOR: Final = np.dtype([("bits", "u8")])
Generator = npt.NDArray[Any]
"""An array of one generator."""


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
def below(rng: Any, bound: int) -> int:
    """A number from 0 to bound - 1, for bounds far below 2**31."""
    bits = rng.bits
    bits ^= bits << np.uint64(13)
    bits ^= bits >> np.uint64(7)
    bits ^= bits << np.uint64(17)
    rng.bits = bits
    return (wide(bits >> np.uint64(33)) * bound) >> 31
