"""What learnt a game, by itself, without any search. The arena takes it by the name of a game whose
bots have a net: `benchmarks.strength.nets:fishing`."""

from typing import Any, Final

from kutter.games.meta import load
from kutter.games.registry import metas

MODULE: Final = __name__


def net_of(game: str) -> str:
    """As the arena takes it."""
    return f"{MODULE}:{game}"


def __getattr__(game: str) -> Any:
    """The class of a game's bot that asks its net once."""
    meta = metas().get(game)
    if meta is None or meta.learning is None:
        raise AttributeError(f"{game} has no net")
    package, _, _ = meta.learning.partition(".net.")
    return load(f"{package}.bots.learnt:Learnt")
