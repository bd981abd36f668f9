"""The fields of records: tables and views begin with the same public ones, at the same place."""

from typing import Any

import numpy as np

Fields = list[Any]
"""Names, types and shapes, as NumPy takes them."""


def size_of(fields: Fields) -> int:
    """Where these fields end in a record that begins with them."""
    last, offset, *_ = (np.dtype(fields, align=True).fields or {})[fields[-1][0]]
    return int(offset + last.itemsize)
