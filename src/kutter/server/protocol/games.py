"""What can be played here."""

from kutter.games.meta import Level
from kutter.server.protocol.basics import Outgoing


class OptionOut(Outgoing):
    """Something that is agreed when a table is made."""

    name: str
    values: list[str]
    default: str | None
    """None: it is mostly left out."""
    is_variant: bool
    """Whether each of its values is a game of its own to who plays it."""


class RatingOut(Outgoing):
    """What arena games say of a level in one kind of game; Mate's is fixed, so it has no ends."""

    options: dict[str, str]
    """Which kind: the variant."""
    points: int
    low: int | None
    """The ends of its 95 % interval."""
    high: int | None
    games: int
    """That were played."""


class LevelOut(Outgoing):
    """How strong bots can be."""

    name: Level
    ratings: list[RatingOut]
    """None where it was not measured."""


class GameOut(Outgoing):
    name: str
    seats: list[int]
    """How many may play."""
    options: list[OptionOut]
    lowest_wins: bool
    rule_prefix: str
    """Of the numbers of its rules: `F3.2`."""
    levels: list[LevelOut]
    """Of its bots, the easiest first."""
    has_purses: bool
    """Whether a table may hide what its players could count."""


class Games(Outgoing):
    games: list[GameOut]
