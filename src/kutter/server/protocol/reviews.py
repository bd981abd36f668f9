"""Looking back on a game."""

from typing import Literal

from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import Outgoing


class ChoiceOut(Outgoing):
    """A move, and what it came to on average."""

    move: str
    chance: float
    """The share of the win."""
    points: float


class DecisionOut(Outgoing):
    number: int
    """Of the move in the record."""
    name: Literal["best", "fine", "slip", "mistake"]
    cost: float
    """In shares of the win, points counted in; 0: nothing was better for sure."""
    played: str
    choices: list[ChoiceOut]
    """All that were weighed, the best first; what was played is among them."""
    legal: int
    shares: list[float]
    """By seat, the chance to win after the bot's move."""
    worse: float
    better: float
    """Shares of the worlds in which what was played came out worse or better than the best."""
    says: list[SaysJson]


class Review(Outgoing):
    seat: int
    summary: list[SaysJson]
    decisions: list[DecisionOut]
    """In the order of the game."""


class ReviewOut(Outgoing):
    """How far a review is, and the review once it is whole."""

    done: int
    all: int | None
    """Not known at first."""
    review: Review | None
