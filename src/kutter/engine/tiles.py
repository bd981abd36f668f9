"""Sums of products, as a processor makes them quickest: four rows of results at once, so many
beside each other as it has room for. Each sum goes through its inputs in order, and each product is
fused with it: so it is the same on every machine, to the last bit.
"""

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
from llvmlite import ir
from numba.core import cgutils as untyped_cgutils
from numba.core.registry import cpu_target as untyped_cpu_target
from numba.extending import intrinsic
from numba.np import arrayobj as untyped_arrayobj

from kutter.engine.compiled import numba

arrayobj: Any = untyped_arrayobj
cgutils: Any = untyped_cgutils
cpu_target: Any = untyped_cpu_target


def has_long_registers() -> bool:
    """Whether the processor that is compiled for takes sixteen numbers at a time."""
    _, _, features = cpu_target.target_context.codegen().magic_tuple()
    return "+avx512f" in features.split(",")


HIGH: Final = 4
"""Rows of a tile."""
LANES: Final = 16 if has_long_registers() else 8
WIDE: Final = 3 * LANES
"""Results of a row of a tile: those of four rows are as many as sixteen registers hold at once."""
BROAD: Final = 8 * LANES
"""Results of one row alone: so many sums that none has to wait for its last product."""
BYTES: Final = 4
LINE: Final = ir.VectorType(ir.FloatType(), LANES)
PLACE: Final = ir.IntType(64)
LANE: Final = ir.IntType(32)
WEIGHTS, GIVEN, OUT, PLACES = range(4)
"""A tile's arrays, in this order."""
FUSE: Final = ir.FunctionType(LINE, [LINE] * 3)
Tile = Callable[[Any, Any, Any, int, int, int, int], None]
ListedTile = Callable[[Any, Any, Any, Any, int, int, int], None]


def fused(one: Any, other: Any, more: Any) -> Any:
    """A product and one more: interpreted as exact as can be."""
    return np.float32(float(one) * float(other) + float(more))


def tile_of(lines: int, high: int = HIGH) -> Tile:
    """Adds to so many rows of `out`, from a row and a column on, so many lines wide, what some of
    the inputs that are given in these rows come to by their weights."""

    def add_tile(
        weights: Any, given: Any, out: Any, row: int, column: int, first: int, last: int
    ) -> None:
        for place in range(first, last):
            for each in range(row, row + high):
                for to in range(column, column + lines * LANES):
                    out[each, to] = fused(given[each, place], weights[place, to], out[each, to])

    return add_tile


def listed_tile_of(lines: int) -> ListedTile:
    """The same to one row, from a list of so many inputs: `places` has where they are in the
    weights."""

    def add_tile(
        weights: Any, given: Any, out: Any, places: Any, row: int, column: int, number: int
    ) -> None:
        for one in range(number):
            for to in range(column, column + lines * LANES):
                out[row, to] = fused(given[one], weights[places[one], to], out[row, to])

    return add_tile


if not numba.config.DISABLE_JIT:

    @intrinsic
    def fused(_: Any, one: Any, other: Any, more: Any) -> Any:
        """A processor that has no such instruction takes longer, and finds the same."""

        def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.fma(*arguments)

        return numba.float32(one, other, more), write

    def tile_of(lines: int, high: int = HIGH) -> Tile:
        """With its sums in registers until all inputs are through."""

        def add_tile(
            _: Any, weights: Any, given: Any, out: Any, row: Any, column: Any, first: Any, last: Any
        ) -> Any:
            def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                place_in = finder(context, builder, signature, arguments)
                row, column, first, last = arguments[3:]
                rows = [builder.add(row, PLACE(number)) for number in range(high)]

                def input_of(number: Any) -> tuple[Any, list[Any]]:
                    return number, [builder.load(place_in(GIVEN, each, number)) for each in rows]

                write_tile(builder, lines, place_in, rows, column, (first, last), input_of)
                return context.get_dummy_value()

            numbers = [numba.int64 for _ in (row, column, first, last)]
            return numba.void(weights, given, out, *numbers), write

        return cast("Tile", intrinsic(add_tile))

    def listed_tile_of(lines: int) -> ListedTile:
        def add_tile(
            _: Any, weights: Any, given: Any, out: Any, places: Any, row: Any, column: Any,
            number: Any,
        ) -> Any:  # fmt: skip
            def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                place_in = finder(context, builder, signature, arguments)
                row, column, number = arguments[4:]

                def input_of(one: Any) -> tuple[Any, list[Any]]:
                    return builder.load(place_in(PLACES, one)), [builder.load(place_in(GIVEN, one))]

                write_tile(builder, lines, place_in, [row], column, (PLACE(0), number), input_of)
                return context.get_dummy_value()

            numbers = [numba.int64 for _ in (row, column, number)]
            return numba.void(weights, given, out, places, *numbers), write

        return cast("ListedTile", intrinsic(add_tile))


def finder(context: Any, builder: Any, signature: Any, arguments: Any) -> Callable[..., Any]:
    """Tells where a place of an array lies, by the array's number among the arguments."""

    def place_in(number: int, *where: Any) -> Any:
        kind = signature.args[number]
        array = arrayobj.make_array(kind)(context, builder, arguments[number])
        return cgutils.get_item_pointer(context, builder, kind, array, where)

    return place_in


def write_tile(
    builder: Any, lines: int, place_in: Callable[..., Any], rows: list[Any], column: Any,
    inputs: tuple[Any, Any], input_of: Callable[[Any], tuple[Any, list[Any]]],
) -> None:  # fmt: skip
    """Adds to these rows what all inputs come to: `input_of` tells where one is in the weights, and
    how much of it is given to each row."""
    fuse = cgutils.get_or_insert_function(builder.module, FUSE, f"llvm.fma.v{LANES}f32")

    def lines_from(place: Any) -> list[Any]:
        firsts = [builder.gep(place, [PLACE(LANES * number)]) for number in range(lines)]
        return [builder.bitcast(each, LINE.as_pointer()) for each in firsts]

    results = [place for each in rows for place in lines_from(place_in(OUT, each, column))]
    sums = [cgutils.alloca_once(builder, LINE) for _ in results]
    for place, total in zip(results, sums, strict=True):
        builder.store(builder.load(place, align=BYTES), total)
    with cgutils.for_range_slice(builder, *inputs, PLACE(1)) as (number, _):
        line, given = input_of(number)
        places = lines_from(place_in(WEIGHTS, line, column))
        by = [builder.load(place, align=BYTES) for place in places]
        for row, each in enumerate(given):
            times = repeated(builder, each)
            for weight, total in zip(by, sums[row * lines :][:lines], strict=True):
                more = builder.call(fuse, [times, weight, builder.load(total)])
                builder.store(more, total)
    for place, total in zip(results, sums, strict=True):
        builder.store(builder.load(total), place, align=BYTES)


def repeated(builder: Any, number: Any) -> Any:
    """In every lane."""
    line = builder.insert_element(ir.Constant(LINE, None), number, LANE(0))
    return builder.shuffle_vector(line, line, ir.Constant(ir.VectorType(LANE, LANES), None))


add_wide_tile: Final = tile_of(WIDE // LANES)
add_narrow_tile: Final = tile_of(1)
add_wide_row: Final = tile_of(WIDE // LANES, 1)
add_narrow_row: Final = tile_of(1, 1)
add_broad_list: Final = listed_tile_of(BROAD // LANES)
add_wide_list: Final = listed_tile_of(WIDE // LANES)
add_narrow_list: Final = listed_tile_of(1)
