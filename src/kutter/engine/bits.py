"""Words of bits in compiled rules: a set of small numbers, seats or suits, say, in one number.

Each takes numbers of any width, and what it gives is wide.
"""

from typing import Any, Final

import numpy as np
from numba.extending import intrinsic

from kutter.engine.compiled import compiled, numba, wide

BYTES: Final = 0x0101010101010101
"""One in each byte: multiplied by it, a word has in each byte the sum of those up to it."""
HIGHEST: Final = 0x0080808080808080
"""The highest bit of each byte but the last."""
IN_BYTE: Final = np.array(
    [
        [([place for place in range(8) if byte >> place & 1] + [0] * 8)[n] for byte in range(256)]
        for n in range(8)
    ],
    np.int8,
)
"""Where the bit of a byte is that has n set ones below it."""


@compiled
def bit(number: int) -> int:
    """The set of one number."""
    return wide(1) << number


@compiled
def bits_below(number: int) -> int:
    """The set of all numbers below one."""
    return bit(number) - 1


@compiled
def has_bit(word: int, number: int) -> bool:
    return (word >> number) & 1 != 0


def ones_in(word: int) -> int:
    return (int(word) & (1 << 64) - 1).bit_count()


if not numba.config.DISABLE_JIT:

    @intrinsic
    def ones_in(_: Any, word: Any) -> Any:
        """One instruction. Compilers for processors would find it themselves, CUDA's does not."""

        def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return word(word), write


@compiled
def bits_in(word: int) -> int:
    """How many bits are set."""
    return wide(ones_in(wide(word)))


@compiled
def sums_of(word: int) -> int:
    """In each byte, how many bits are set up to its end."""
    word = int(word)
    word = word - ((word >> 1) & 0x5555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return word * BYTES


@compiled
def lowest(word: int) -> int:
    """The lowest number of a set that is not empty."""
    return bits_in(~word & (word - 1))


@compiled
def nth_lowest(word: int, n: int) -> int:
    """The number of a set with n lower ones in it. No loop: how often it would go round nobody can
    foretell, a processor neither."""
    word, n = int(word), int(n)
    sums = sums_of(word)
    passed = ((n * BYTES | HIGHEST) - sums) & HIGHEST  # the bytes of which all bits are lower
    first = ((passed >> 7) * BYTES >> 56 & 0xFF) * 8
    lower = (sums << 8 >> first) & 0xFF
    return first + wide(IN_BYTE[n - lower, (word >> first) & 0xFF])


@compiled
def without_lowest(word: int) -> int:
    return word & (word - 1)


@compiled
def halved(number: int, times: int) -> int:
    """Divided by 2 so many times, rounded down: a shift, where a division would take longer."""
    return number >> times
