"""Contests: one deal that many play, each alone against the same bots."""

from typing import Literal

from kutter.games.meta import Level
from kutter.server.protocol.basics import Incoming, Name, Outgoing

Mark = Literal["later-try", "late", "left", "other-bots", "other-play", "free-table"]
"""Why a result does not count: not the browser's first try; over after the day had ended; somebody
left and a bot played on; bots of another version; bots did not play as this deal's luck has it; a
game in which hints and taking back were allowed, from which a challenge was made."""


class ContestRef(Outgoing):
    id: str
    day: str | None
    """`2026-11-16`, of a deal of the day; None: a challenge."""


class ResultOut(Outgoing):
    """What somebody made of the deal."""

    name: str
    place: int
    """Among those at the table, from 1."""
    score: float
    lead: float
    """Points ahead of the best of the others; below 0: behind. Whoever has most stands first."""
    number: int
    """Which try of its browser it was, from 1."""
    at: float
    you: bool
    marks: list[Mark]
    """Any of them: it does not count, and stands below those that do."""
    is_checked: bool
    """The server has played the bots' part again, and it was the same."""
    table: str | None
    """Where the reader may look at it."""


class ContestSummary(ContestRef):
    game: str
    options: dict[str, str]
    players: int
    closes: float | None
    """When its day ends, in seconds of the epoch; None: never."""
    is_over: bool
    people: int
    """Whose result counts."""
    own: ResultOut | None
    """This browser's first."""
    running: str | None
    """The table of this browser's try that is not over."""


class ContestOut(ContestSummary):
    seat: int
    """Where everybody plays."""
    bots: list[Level | None]
    simulations: int
    """Of each bot for each move."""
    bots_version: int
    by: str | None
    """Who made the challenge."""
    results: list[ResultOut]
    """Those that count, the best first; then the others."""
    solution: str | None
    """The table where a strong bot played the deal of a day that has ended."""
    tries_left: int


class Daily(Outgoing):
    """The deals of a day. Days are those of UTC."""

    day: str
    closes: float
    today: list[ContestSummary]
    yesterday: list[ContestSummary]
    streak: int
    """Days in a row up to now on which this browser finished a deal of the day."""
    longest: int


class TryRequest(Incoming):
    name: Name


class ChallengeOut(Outgoing):
    id: str
    url: str
    qr: str
