"""For who studies the games: many at once, in arrays. See docs/research.md."""

from kutter.lab.arrays import Arrays
from kutter.lab.batches import Batch, batch

__all__ = ["Arrays", "Batch", "batch"]
