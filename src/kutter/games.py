"""The one list of games."""

from collections.abc import Iterator, Mapping
from typing import Final

from kutter.core.errors import BadInput
from kutter.core.files import shown
from kutter.core.game import CHANCE, Game
from kutter.core.records import Record
from kutter.core.replay import Replay
from kutter.fishing.game import FISHING

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in (FISHING,)}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("game-unknown", game=shown(name))
    return GAMES[name]


def replay(record: Record) -> Replay:
    return Replay(record, game_named(record.game))


def deals_of(record: Record) -> Iterator[tuple[str, str]]:
    """What chance answered in a game: piles and things drawn, for a RecordedDealer."""
    replayed = replay(record)
    table = replayed.start
    for step in replayed.steps():
        if step.move.seat == CHANCE:
            yield from replayed.game.drawn(table, step.move)
        table = step.table
