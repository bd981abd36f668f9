"""What is agreed before a game is played."""

from dataclasses import dataclass, field
from typing import Any

from kutter.engine.dealer import Dealer
from kutter.games.contract import Game, Json, State
from kutter.games.registry import game_named
from kutter.records.format import Record


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

    def start(self, dealer: Dealer) -> tuple[Record, State]:
        """A record without moves, and its state."""
        setup = self.setup
        if setup is None:
            setup = self.game.new_setup(self.players, self.options, dealer, self.box)
        record = Record(self.game_name, self.players, self.options, setup)
        return record, self.game.start(self.players, self.options, setup)
