"""The contract of a bot.

A bot gets a turn: a view, never a state; the legal moves in it; a source of randomness; a budget.
It gives one of the moves. What it remembers may only be a cache that it can rebuild from the view:
workers die, and moves are taken back.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, Protocol

from kutter.games.contract import Game, Move, View
from kutter.language.errors import BadInput
from kutter.language.sentences import Sentence, shown


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: for a time, or for a number of simulations, which repeats."""

    seconds: float | None = 0.2
    simulations: int | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`200ms`, `1.5s`, `1000sims`."""
        found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|sims)", text, re.ASCII)
        if found is None or float(found[1]) == 0 or (found[2] == "sims" and "." in found[1]):
            raise BadInput("budget-unknown", budget=shown(text))
        if found[2] == "sims":
            return cls(seconds=None, simulations=int(found[1]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))

    @property
    def text(self) -> str:
        """`200ms`, `1000sims`."""
        if self.seconds is None:
            return f"{self.simulations}sims"
        return f"{1000 * self.seconds:.12g}ms"


class Turn(NamedTuple):
    """What a bot is asked."""

    game: Game
    view: View
    moves: Sequence[Move]
    random: Random
    budget: Budget = Budget()


class Bot(Protocol):
    def choose(self, turn: Turn) -> Move:
        """One of the turn's moves."""


@dataclass(frozen=True)
class Budgeted:
    """A bot with a budget of its own, whatever the others have."""

    bot: Bot
    budget: Budget

    def choose(self, turn: Turn) -> Move:
        return self.bot.choose(turn._replace(budget=self.budget))


def apart(bot: Bot, budget: Budget) -> tuple[Bot, Budget]:
    """A bot without a budget of its own, and the budget that holds for it."""
    return (bot.bot, bot.budget) if isinstance(bot, Budgeted) else (bot, budget)


EXPLAINED: Final = 3
"""So many moves are shown to a person who asks for a hint."""


@dataclass(frozen=True)
class Outlook:
    """What games that were played on after a move came to, on average."""

    chance: float | None
    """Of the win, which ties share; None: not known."""
    points: float
    says: Sentence
    """Both in words, and by when the points are made."""


@dataclass(frozen=True)
class Candidate:
    """A move that a bot has thought about, and what it expects of it."""

    move: Move
    value: float
    visits: int | None = None
    """How often a search tried it; None: no search tried it by itself."""
    outlook: Outlook | None = None
    reason: Sentence | None = None
    """What speaks for it, from what its seat can know."""


class Thinker(ABC):
    """A bot that can say what it thinks of every move."""

    @abstractmethod
    def consider(self, turn: Turn) -> list[Candidate]:
        """All of the turn's moves, the best first."""

    def advise(self, turn: Turn) -> list[Candidate]:
        """The same for a person: at least the best EXPLAINED with a reason, if the bot has any."""
        return self.consider(turn)

    def choose(self, turn: Turn) -> Move:
        return self.consider(turn)[0].move


@dataclass(frozen=True)
class Telling:
    """A bot that explains every move before it is made; so all that it can ever call is called."""

    bot: Bot

    def choose(self, turn: Turn) -> Move:
        if isinstance(self.bot, Thinker):
            return self.bot.advise(turn)[0].move
        return self.bot.choose(turn)


class RandomBot:
    """Any legal move, each as likely as the others."""

    def choose(self, turn: Turn) -> Move:
        return turn.random.choice(turn.moves)
