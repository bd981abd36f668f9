"""For who studies the games: many at once, in arrays. See docs/research.md."""

from typing import TYPE_CHECKING, Any, Final

from kutter.games.meta import load

if TYPE_CHECKING:
    from kutter.games.lab import MATE, RANDOM, WAIT
    from kutter.lab.arrays import Arrays
    from kutter.lab.batches import Batch, batch

__all__ = ["MATE", "RANDOM", "WAIT", "Arrays", "Batch", "batch"]

PLACES: Final = {
    "MATE": "kutter.games.lab",
    "RANDOM": "kutter.games.lab",
    "WAIT": "kutter.games.lab",
    "Arrays": "kutter.lab.arrays",
    "Batch": "kutter.lab.batches",
    "batch": "kutter.lab.batches",
}


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for: where nets learn there is no compiler."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return load(f"{PLACES[name]}:{name}")
