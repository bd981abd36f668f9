"""The one list of games: whatever is installed."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from kutter.games.meta import Meta
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import BadInput
from kutter.language.installed import installed_games, is_ours
from kutter.language.sentences import Sentence, shown

if TYPE_CHECKING:  # rules bring the compiler along
    from kutter.games.contract import Game

logger = logging.getLogger(__name__)


@cache
def metas() -> Mapping[str, Meta]:
    """By name. A stranger's game that cannot be loaded must not take the others along."""
    found: dict[str, Meta] = {}
    for each in installed_games():
        try:
            found[each.name] = each.load()
        except Exception:
            if is_ours(each):
                raise
            logger.exception("a game cannot be loaded: %s", each.value)
    return found


class Games(Mapping[str, "Game"]):
    """Loaded when they are asked for."""

    def __getitem__(self, name: str) -> "Game":
        return metas()[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(metas())

    def __len__(self) -> int:
        return len(metas())


GAMES: Final = Games()


def meta_named(name: str) -> Meta:
    if name not in metas():
        raise BadInput("game-unknown", game=shown(name), games=list(metas()))
    return metas()[name]


def game_named(name: str) -> "Game":
    return meta_named(name).game


def title_of(game: str) -> Sentence | str:
    """What people call a game; one that does not say so is called by its name."""
    message = f"game-{game}"
    return Sentence(message) if ENGLISH.knows(message) else game
