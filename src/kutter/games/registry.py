"""The one list of games: whatever is installed."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, cast

from kutter.games.admission import admitted
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
        if is_ours(each):
            found[each.name] = each.load()
            continue
        try:
            files = {file.name for meta in found.values() for file in meta.box_files}
            found[each.name] = admitted(each, files)
        except (Exception, SystemExit) as error:
            tell_left_out(each.name, error)
    return found


def tell_left_out(game: str, error: BaseException) -> None:
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    logger.warning("the game %s is left out: %s", game, reason[:500])


def leave_out(game: str, error: BaseException) -> None:
    """From now on, in this process."""
    tell_left_out(game, error)
    cast("dict[str, Meta]", metas()).pop(game, None)


def is_strange(game: str) -> bool:
    """Whether somebody else wrote it."""
    return any(each.name == game and not is_ours(each) for each in installed_games())


class Games(Mapping[str, "Game"]):
    """Loaded when they are asked for."""

    def __getitem__(self, name: str) -> "Game":
        return game_named(name)

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
    try:
        return meta_named(name).game
    except (ImportError, AttributeError, SystemExit) as error:
        if not is_strange(name):
            raise
        raise BadInput("game-cannot-be-loaded", game=name, reason=str(error)) from error


def title_of(game: str) -> Sentence | str:
    """What people call a game; one that does not say so is called by its name."""
    message = f"game-{game}"
    return Sentence(message) if ENGLISH.knows(message) else game
