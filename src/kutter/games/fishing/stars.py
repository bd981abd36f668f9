"""The star table of F1.3: which ocean cards have how many stars. Ours is provisional."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kutter.games.fishing.cards import CARD_BY_NAME, CARD_NAMES, OCEAN_CARDS
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.files import read_json

LEVELS_WITH_STARS: Final = 5

_IN_OCEAN: Final = frozenset(OCEAN_CARDS)

Stars = list[list[str]]
"""Five lists of card names: the cards with one star, with two, …"""


@cache
def _provisional() -> Stars:
    text = (files(__package__) / "stars.json").read_text(encoding="utf-8")
    return check_stars(json.loads(text))


def provisional_stars() -> Stars:
    return [list(level) for level in _provisional()]


def read_stars(path: Path) -> Stars:
    """A star table from a file: a JSON array of five arrays of card names."""
    return check_stars(read_json(path))


def check_stars(stars: Any) -> Stars:
    """Five levels, of any size, that hold the 60 ocean cards once each."""
    if not isinstance(stars, list) or len(stars) != LEVELS_WITH_STARS:
        raise BadInput("stars-need-five-levels")
    seen: set[int] = set()
    for number, level in enumerate(stars, 1):
        if not isinstance(level, list):
            raise BadInput("stars-level-is-no-list", level=str(number))
        for name in level:
            card = CARD_BY_NAME.get(name) if isinstance(name, str) else None
            if card is None:
                raise BadInput("stars-card-unknown", card=shown(name), level=str(number))
            if card not in _IN_OCEAN:
                raise BadInput("stars-card-is-starting", card=name, level=str(number))
            if card in seen:
                raise BadInput("stars-card-twice", card=name, level=str(number))
            seen.add(card)
    lacking = [CARD_NAMES[card] for card in OCEAN_CARDS if card not in seen]
    if lacking:
        raise BadInput("stars-card-missing", card=lacking[0], number=len(lacking))
    return stars


def show_stars(stars: Stars) -> str:
    return "\n".join(f"{'*' * number:5} {' '.join(cards)}" for number, cards in enumerate(stars, 1))
