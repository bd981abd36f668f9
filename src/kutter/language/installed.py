"""The games that are installed: each is announced by an entry point, and none is imported here."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "kutter.games"
OURS: Final = "kutter."


@cache
def installed_games() -> list[EntryPoint]:
    """Ours first, then by name; of two with one name, the first."""
    found = sorted(entry_points(group=GROUP), key=lambda each: (not is_ours(each), each.name))
    return list({each.name: each for each in reversed(found)}.values())[::-1]


def is_ours(game: EntryPoint) -> bool:
    return game.module.startswith(OURS)


@cache
def has_strangers() -> bool:
    """Whether somebody else's game is among them."""
    return not all(map(is_ours, installed_games()))


def folder_of(game: EntryPoint) -> Path | None:
    """Where a game lies, with all that is its own."""
    spec = find_spec(game.module)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent
