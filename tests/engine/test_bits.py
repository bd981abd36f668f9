"""Words of bits, beside the sets that they stand for."""

from functools import reduce
from operator import or_

from hypothesis import given, settings
from hypothesis import strategies as st

from kutter.engine.bits import (
    bit,
    bits_below,
    bits_in,
    halved,
    has_bit,
    lowest,
    nth_lowest,
    without_lowest,
)

NUMBERS = st.integers(0, 63)


@settings(deadline=None)
@given(st.sets(NUMBERS, min_size=1), NUMBERS)
def test_a_word_is_a_set(numbers: set[int], number: int) -> None:
    word = reduce(or_, map(bit, numbers))
    assert has_bit(word, number) == (number in numbers)
    assert bits_in(word) == len(numbers)
    assert lowest(word) == min(numbers)
    assert [nth_lowest(word, n) for n in range(len(numbers))] == sorted(numbers)
    assert without_lowest(word) == word & ~bit(min(numbers))
    assert bits_in(bits_below(number)) == number
    assert not has_bit(bits_below(number), number)


@settings(deadline=None)
@given(st.integers(-(2**40), 2**40), st.integers(0, 40))
def test_halving_rounds_down(number: int, times: int) -> None:
    assert halved(number, times) == number // 2**times
