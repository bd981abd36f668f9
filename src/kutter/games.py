"""The one list of games, and what is agreed before one is played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kutter.core.dealer import Dealer
from kutter.core.errors import BadInput
from kutter.core.files import shown
from kutter.core.game import CHANCE, Game, Json, Table
from kutter.core.records import Record
from kutter.core.replay import Replay
from kutter.fishing.game import FISHING
from kutter.freshfish.game import FRESHFISH

GAMES: Final[Mapping[str, Game]] = {game.name: game for game in (FISHING, FRESHFISH)}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("game-unknown", game=shown(name), games=list(GAMES))
    return GAMES[name]


@dataclass(frozen=True)
class Setting:
    """What is agreed before a game: how many play what, with whose boards or stars."""

    game_name: str
    players: int
    options: Json = field(default_factory=dict)
    box: Any = None
    setup: Json | None = None
    """A whole set-up made by hand; None: a dealer makes one."""

    @property
    def game(self) -> Game:
        return game_named(self.game_name)

    def start(self, dealer: Dealer) -> tuple[Record, Table]:
        """A record without moves, and its table."""
        setup = self.setup
        if setup is None:
            setup = self.game.new_setup(self.players, self.options, dealer, self.box)
        record = Record(self.game_name, self.players, self.options, setup)
        return record, self.game.start(self.players, self.options, setup)


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
