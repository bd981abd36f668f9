"""The lab's grid: every square lies in its upper left corner, whatever its shape."""

from typing import Final

import numpy as np

from kutter.engine.compiled import compiled, wide
from kutter.games.freshfish.square import CELLS, GRID, SIDE, Cell

CELL_AT: Final = np.array(
    [SIDE * row + column for row in range(GRID) for column in range(GRID)], np.int16
)
"""By place on the grid, line by line."""
PLACE_OF: Final = np.zeros(SIDE * SIDE, np.int16)
PLACE_OF[CELL_AT] = range(CELLS)
"""Back again."""


@compiled
def place_on_grid(cell: Cell) -> int:
    """Line by line, as one reads."""
    return wide(PLACE_OF[cell])
