"""Records and replays."""

from typing import Any

from kutter.games.meta import Level
from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import Eyes, Outgoing
from kutter.server.protocol.sockets import Patch


class Step(Outgoing):
    """A move of a replay, as its reader may know it."""

    move: str
    says: list[SaysJson]
    facts: list[dict[str, Any]]
    patch: Patch


class ReplayOut(Outgoing):
    """A game as a position and patches to it."""

    game: str
    options: dict[str, str]
    players: int
    names: list[str | None]
    bots: list[Level | None]
    """By seat how strong a bot sat there."""
    eyes: Eyes
    whole: bool
    """Whether every seat's eyes may be asked for."""
    setup: dict[str, Any]
    start: dict[str, Any]
    steps: list[Step]
    result: dict[str, Any] | None
    scores: list[list[float]] | None
    """By move and seat, what each had made so far, for charts; None while purses are not shown:
    they could be read off it."""


class DrawOut(Outgoing):
    pile: str
    thing: str


class DealOut(Outgoing):
    """A move of chance, and what it drew, in order."""

    number: int
    move: str
    draws: list[DrawOut]


class Draws(Outgoing):
    """All that chance drew after the set-up of a table that is over."""

    piles: dict[str, list[str]]
    """What each pile held before its first draw."""
    deals: list[DealOut]


class Imported(Outgoing):
    id: str
