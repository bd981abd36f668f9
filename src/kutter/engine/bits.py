"""Words of bits in compiled rules: a set of small numbers, seats or suits, say, in one number.

Each takes numbers of any width, and what it gives is wide.
"""

from kutter.engine.compiled import compiled, wide


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


@compiled
def bits_in(word: int) -> int:
    """How many bits are set. Compilers know this shape and make one instruction of it."""
    word = int(word)
    word = word - ((word >> 1) & 0x5555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((word * 0x0101010101010101) >> 56) & 0x7F


@compiled
def lowest(word: int) -> int:
    """The lowest number of a set that is not empty."""
    return bits_in(~word & (word - 1))


@compiled
def without_lowest(word: int) -> int:
    return word & (word - 1)


@compiled
def halved(number: int, times: int) -> int:
    """Divided by 2 so many times, rounded down: a shift, where a division would take longer."""
    return number >> times
