"""What a bot answers in a position. Processes find it here: they begin without a main module."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from benchmarks.positions.position import Position
from kutter.bots.contract import Budget, Turn
from kutter.bots.registry import bot_named


@dataclass(frozen=True)
class Answer:
    position: Position
    moves: Sequence[str]
    """What the bot chose, each time."""

    @property
    def wrong(self) -> list[str]:
        return [move for move in self.moves if move not in self.position.best]

    @property
    def found(self) -> bool:
        return 2 * len(self.wrong) < len(self.moves)


def ask(bot: str, budget: Budget, times: int, position: Position) -> Answer:
    """Each time with a seed of its own."""
    game, seat = position.game, position.seat
    view = game.view(position.state(), seat)
    legal = game.legal(view, seat)
    chosen = []
    for time in range(times):
        random = Random(f"{position.name} {time}")
        move = bot_named(bot, game).choose(Turn(game, view, legal, random, budget))
        chosen.append(game.text(move))
    return Answer(position, chosen)
