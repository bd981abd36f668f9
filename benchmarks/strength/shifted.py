"""Bots of Fresh Fish that bid otherwise than they would, to see whether that pays.

A shift stands behind the name of any bot of the game: `mate+1` and `mate-2` bid so many coins more
or less, `mate/2` half as many, `mate*2` twice as many, `mate*0` nothing. The arena takes one as
`benchmarks.strength.shifted:mate+1`; a budget stands behind it, as always: `…:skipper*2@100sims`.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from kutter.bots.contract import Bot, Turn
from kutter.bots.registry import bot_of_kind
from kutter.games.contract import Move
from kutter.games.freshfish.state import BID

MODULE: Final = __name__
NAME: Final = re.compile(r"(?P<bot>.+?)(?P<shift>[+-][0-9]+|\*[0-9]+|/[1-9][0-9]*)")


class Shifted:
    """A bot whose bids are moved to the legal one that is nearest to what the shift makes of it."""

    def __init__(self, name: str, shift: str) -> None:
        self.name = name
        self.sign, self.number = shift[0], int(shift[1:])
        self.bot: Bot | None = None

    def choose(self, turn: Turn) -> Move:
        self.bot = self.bot or bot_of_kind(self.name, turn.game)
        move = self.bot.choose(turn)
        if move.verb != BID:
            return move
        wanted = self.shifted(move.things[0])
        return min(turn.moves, key=lambda each: abs(each.things[0] - wanted))

    def shifted(self, coins: int) -> int:
        match self.sign:
            case "*":
                return coins * self.number
            case "/":
                return coins // self.number
            case "+":
                return coins + self.number
            case _:
                return coins - self.number


def parts(attribute: str) -> tuple[str, str]:
    """The bot's name and the shift, of `mate+1`."""
    found = NAME.fullmatch(attribute)
    if found is None:
        raise AttributeError(f"{attribute} is no shifted bot: write mate+1, mate-2, mate*0, mate/2")
    return found["bot"], found["shift"]


def __getattr__(attribute: str) -> Callable[[], Bot]:
    """Any bot with any shift: the registry makes bots from outside by calling what it finds."""
    return partial(Shifted, *parts(attribute))
