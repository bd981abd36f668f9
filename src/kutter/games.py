"""The one list of games."""

from collections.abc import Mapping
from typing import Final

from kutter.core.errors import BadInput
from kutter.core.game import Game
from kutter.core.records import Record, Replay, shown
from kutter.fishing.game import FISHING

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in (FISHING,)}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("game-unknown", game=shown(name))
    return GAMES[name]


def replay(record: Record) -> Replay:
    return Replay(record, game_named(record.game))
