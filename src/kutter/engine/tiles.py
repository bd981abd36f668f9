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
BYTES: Final = 4
LINE: Final = ir.VectorType(ir.FloatType(), LANES)
PLACE: Final = ir.IntType(64)
LANE: Final = ir.IntType(32)
FUSE: Final = ir.FunctionType(LINE, [LINE] * 3)
Tile = Callable[[Any, Any, Any, int, int, int, int], None]


def fused(one: Any, other: Any, more: Any) -> Any:
    """A product and one more: interpreted as exact as can be."""
    return np.float32(float(one) * float(other) + float(more))


def tile_of(lines: int) -> Tile:
    """Adds to four rows of `out`, from a row and a column on, so many lines wide, what some of the
    inputs that are given in these rows come to by their weights."""

    def add_tile(
        weights: Any, given: Any, out: Any, row: int, column: int, first: int, last: int
    ) -> None:
        for place in range(first, last):
            for each in range(row, row + HIGH):
                for to in range(column, column + lines * LANES):
                    out[each, to] = fused(given[each, place], weights[place, to], out[each, to])

    return add_tile


if not numba.config.DISABLE_JIT:

    @intrinsic
    def fused(_: Any, one: Any, other: Any, more: Any) -> Any:
        """A processor that has no such instruction takes longer, and finds the same."""

        def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.fma(*arguments)

        return numba.float32(one, other, more), write

    def tile_of(lines: int) -> Tile:
        """With its sums in registers until all inputs are through."""

        def add_tile(
            _: Any, weights: Any, given: Any, out: Any, row: Any, column: Any, first: Any, last: Any
        ) -> Any:
            def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                def place_in(number: int, row: Any, column: Any) -> Any:
                    kind = signature.args[number]
                    array = arrayobj.make_array(kind)(context, builder, arguments[number])
                    return cgutils.get_item_pointer(context, builder, kind, array, [row, column])

                write_tile(builder, lines, place_in, arguments[3:])
                return context.get_dummy_value()

            numbers = [numba.int64 for _ in (row, column, first, last)]
            return numba.void(weights, given, out, *numbers), write

        return cast("Tile", intrinsic(add_tile))


def write_tile(
    builder: Any, lines: int, place_in: Callable[[int, Any, Any], Any], where: Any
) -> None:
    """`place_in` tells where a row and a column of weights, of what is given and of `out` lie."""
    weights, given, out = range(3)
    row, column, first, last = where
    fuse = cgutils.get_or_insert_function(builder.module, FUSE, f"llvm.fma.v{LANES}f32")

    def lines_from(place: Any) -> list[Any]:
        firsts = [builder.gep(place, [PLACE(LANES * number)]) for number in range(lines)]
        return [builder.bitcast(each, LINE.as_pointer()) for each in firsts]

    rows = [builder.add(row, PLACE(number)) for number in range(HIGH)]
    results = [place for each in rows for place in lines_from(place_in(out, each, column))]
    sums = [cgutils.alloca_once(builder, LINE) for _ in results]
    for place, total in zip(results, sums, strict=True):
        builder.store(builder.load(place, align=BYTES), total)
    with cgutils.for_range_slice(builder, first, last, PLACE(1)) as (number, _):
        places = lines_from(place_in(weights, number, column))
        by = [builder.load(place, align=BYTES) for place in places]
        for high, each in enumerate(rows):
            times = repeated(builder, builder.load(place_in(given, each, number)))
            for weight, total in zip(by, sums[high * lines :][:lines], strict=True):
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
