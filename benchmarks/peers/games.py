"""The games that loops play, as they are named in tables."""

from functools import cache
from typing import Final

from kutter.games.contract import Json
from kutter.games.registry import metas

PLAYERS: Final = 4
"""Of ours."""
OPENSPIEL: Final = {
    "spades": "spades",
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",
    "hex": "hex",
}
"""What it loads them by. Its bridge is played to the last card, not solved after the auction."""


@cache
def variants() -> dict[str, tuple[str, Json]]:
    """Ours: game and options."""
    return {
        "-".join([name, *options.values()]): (name, options)
        for name, meta in metas().items()
        if meta.lab is not None
        for options in meta.variants()
    }
