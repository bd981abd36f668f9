"""Tiles: every sum goes through its inputs in order, each product fused with it."""

from typing import Any

import numpy as np
import pytest

from kutter.engine.compiled import entry
from kutter.engine.tiles import HIGH, LANES, WIDE, add_narrow_tile, add_wide_tile, fused
from tests.games.interpreted import interpreted

ROW, COLUMN, FIRST, LAST = 1, 3, 2, 9
COLUMNS = COLUMN + WIDE + LANES + 6


@entry
def add_both(weights: Any, given: Any, out: Any) -> None:
    add_wide_tile(weights, given, out, ROW, COLUMN, FIRST, LAST)
    add_narrow_tile(weights, given, out, ROW, COLUMN + WIDE, FIRST, LAST)


@entry
def fuse(numbers: Any) -> None:
    numbers[3] = fused(numbers[0], numbers[1], numbers[2])


def some(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float32)


def results(_: int = 0) -> list[str]:
    """Bytes, since the last bit counts."""
    weights, given, out = some(11, COLUMNS), some(7, 11), some(7, COLUMNS)
    add_both(weights, given, out)
    return [row.tobytes().hex() for row in out]


def test_a_tile_and_nothing_else_is_added_to() -> None:
    weights, given = some(11, COLUMNS), some(7, 11)
    out, before = some(7, COLUMNS), some(7, COLUMNS)
    add_both(weights, given, out)
    rows, columns = slice(ROW, ROW + HIGH), slice(COLUMN, COLUMN + WIDE + LANES)
    right = before.astype(float)
    right[rows, columns] += given[rows, FIRST:LAST].astype(float) @ weights[FIRST:LAST, columns]
    assert np.abs(out - right).max() < 1e-5
    before[rows, columns] = out[rows, columns]
    assert np.array_equal(out, before)


def test_interpreted_it_is_the_same_to_the_last_bit() -> None:
    assert interpreted(results, 0) == results()


@pytest.mark.parametrize("sign", [1, -1])
def test_a_product_is_not_rounded_before_it_is_added(sign: int) -> None:
    near = np.float32(1 + 2**-12)
    numbers = np.array([near, near, -(near * near), 0], np.float32) * np.float32(sign)
    numbers[0] *= sign
    fuse(numbers)
    assert numbers[3] == sign * 2**-24
