"""Memory that is wanted soon: many games are more than the processor keeps at hand."""

from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic
from numba.np import arrayobj as untyped_arrayobj

from kutter.engine.compiled import compiled, numba

arrayobj: Any = untyped_arrayobj
cgutils: Any = untyped_cgutils
LINE: Final = 64
"""Bytes that are fetched at a time."""
FOR_READING, KEPT, AS_DATA = 0, 3, 1


def fetch_line(_structs: Any, _row: int, _offset: int) -> None:
    """What is interpreted fetches for itself."""


if not numba.config.DISABLE_JIT:

    @intrinsic
    def fetch_line(_: Any, structs: Any, _row: Any, _offset: Any) -> Any:
        """Begins to fetch a line of a row, and does not wait for it."""

        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = signature.args[0]
            array = arrayobj.make_array(kind)(context, builder, arguments[0])
            place = cgutils.get_item_pointer(context, builder, kind, array, [arguments[1]])
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            line = builder.gep(builder.bitcast(place, byte), [arguments[2]])
            shape = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            fetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], shape)
            builder.call(fetch, [line, *map(number, (FOR_READING, KEPT, AS_DATA))])
            return context.get_dummy_value()

        return numba.void(structs, numba.int64, numba.int64), write


@compiled
def fetch_soon(structs: Any, row: int, first: int, end: int) -> None:
    """Some bytes of a row, if there is one."""
    if row < structs.size:
        for offset in range(first, end, LINE):
            fetch_line(structs, row, offset)
