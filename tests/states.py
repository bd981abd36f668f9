"""Comparing positions."""

from typing import Any

import numpy as np
import numpy.typing as npt


def same(one: npt.NDArray[Any], other: npt.NDArray[Any]) -> bool:
    """Whether two states or views are equal, field by field: padding does not count."""
    return all(bool(np.array_equal(one[name], other[name])) for name in one.dtype.names or ())
