"""Tiles: every sum goes through its inputs in order, each product fused with it."""

from typing import Any

import numpy as np
import pytest

from kutter.engine.compiled import entry
from kutter.engine.tiles import (
    BROAD,
    HIGH,
    LANES,
    WIDE,
    add_broad_list,
    add_narrow_list,
    add_narrow_row,
    add_narrow_tile,
    add_wide_list,
    add_wide_row,
    add_wide_tile,
    fused,
)
from tests.games.interpreted import interpreted

ROW, COLUMN, FIRST, LAST = 1, 3, 2, 9
COLUMNS = COLUMN + BROAD + WIDE + LANES + 6
LISTED = np.array([8, 1, 10, 3])


@entry
def add_both(weights: Any, given: Any, out: Any) -> None:
    add_wide_tile(weights, given, out, ROW, COLUMN, FIRST, LAST)
    add_narrow_tile(weights, given, out, ROW, COLUMN + WIDE, FIRST, LAST)


@entry
def add_row(weights: Any, given: Any, out: Any) -> None:
    add_wide_row(weights, given, out, ROW, COLUMN, FIRST, LAST)
    add_narrow_row(weights, given, out, ROW, COLUMN + WIDE, FIRST, LAST)


@entry
def add_listed(weights: Any, given: Any, out: Any, places: Any) -> None:
    number = len(places)
    add_broad_list(weights, given, out, places, ROW, COLUMN, number)
    add_wide_list(weights, given, out, places, ROW, COLUMN + BROAD, number)
    add_narrow_list(weights, given, out, places, ROW, COLUMN + BROAD + WIDE, number)


@entry
def fuse(numbers: Any) -> None:
    numbers[3] = fused(numbers[0], numbers[1], numbers[2])


def some(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).normal(size=shape).astype(np.float32)


def results(_: int = 0) -> list[str]:
    """Bytes, since the last bit counts."""
    weights, given, out = some(11, COLUMNS), some(7, 11), some(7, COLUMNS)
    add_both(weights, given, out)
    add_row(weights, given, out)
    add_listed(weights, given[ROW], out, LISTED)
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


def test_a_row_alone_comes_to_the_same_as_in_a_tile() -> None:
    weights, given = some(11, COLUMNS), some(7, 11)
    alone, together, before = (some(7, COLUMNS) for _ in range(3))
    add_row(weights, given, alone)
    add_both(weights, given, together)
    assert np.array_equal(alone[ROW], together[ROW])
    alone[ROW] = before[ROW]
    assert np.array_equal(alone, before)


def test_listed_inputs_are_those_that_the_list_names() -> None:
    weights, given = some(11, COLUMNS), some(7, 11)
    out, before = some(7, COLUMNS), some(7, COLUMNS)
    add_listed(weights, given[ROW], out, LISTED)
    columns = slice(COLUMN, COLUMNS - 6)
    right = before.astype(float)
    right[ROW, columns] += given[ROW, :4].astype(float) @ weights[LISTED, columns]
    assert np.abs(out - right).max() < 1e-5
    before[ROW, columns] = out[ROW, columns]
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
