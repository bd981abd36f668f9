"""Sums of products: one rounding, not two, and one instruction of every processor of today."""

from typing import Any

import numpy as np
from numba.extending import intrinsic

from kutter.engine.compiled import numba


def fused(one: Any, other: Any, more: Any) -> Any:
    """The product of two numbers and one more: interpreted as exact as can be."""
    return np.float32(float(one) * float(other) + float(more))


if not numba.config.DISABLE_JIT:

    @intrinsic
    def fused(_: Any, one: Any, other: Any, more: Any) -> Any:
        """A processor that has no such instruction takes longer, and finds the same."""

        def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.fma(*arguments)

        return numba.float32(one, other, more), write
