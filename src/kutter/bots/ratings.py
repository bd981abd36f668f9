"""How strong levels are: the ratings that arena games gave them, kept in each game's folder."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kutter.games.contract import Json
from kutter.games.meta import LEVELS, Level
from kutter.language.installed import folder_of, installed_games

FILE: Final = "ratings.json"


@dataclass(frozen=True)
class Rating:
    """Of a level in one kind of game. Mate has the same in each, so kinds do not compare."""

    options: dict[str, str]
    """Which kind: the variant."""
    points: int
    low: int | None
    """The ends of its 95 % interval; None: the rating is fixed."""
    high: int | None
    games: int
    """Arena games that it stands on."""


@cache
def ratings_in(game: str) -> Mapping[Level, Sequence[Rating]]:
    """All that were measured. What a stranger's file holds may be anything: then there are none."""
    file = ratings_file(game)
    found: dict[Level, list[Rating]] = {}
    try:
        for row in json.loads(file.read_bytes()) if file is not None else ():
            if row["level"] in LEVELS:
                found.setdefault(row["level"], []).append(rating_from(row))
    except Exception:  # no game is worth less for it
        return {}
    return found


def rating_of(game: str, options: Json, level: Level) -> Rating | None:
    """None: it was not measured yet."""
    own = ratings_in(game).get(level, ())
    return next((each for each in own if each.options == options), None)


def ratings_file(game: str) -> Path | None:
    for each in installed_games():
        if each.name == game and (folder := folder_of(each)) is not None:
            return folder / FILE
    return None


def rating_from(row: Any) -> Rating:
    low, high = (None if row[end] is None else int(row[end]) for end in ("low", "high"))
    options = {str(name): str(value) for name, value in row["options"].items()}
    return Rating(options, int(row["rating"]), low, high, int(row["games"]))
