"""For who studies the games: many at once, in arrays. See docs/research.md."""

from kutter.games.lab import RANDOM, WAIT
from kutter.lab.arrays import Arrays
from kutter.lab.batches import Batch, batch

__all__ = ["RANDOM", "WAIT", "Arrays", "Batch", "batch"]
