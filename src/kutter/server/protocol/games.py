"""What can be played here."""

from kutter.server.protocol.basics import Outgoing


class OptionOut(Outgoing):
    """Something that is agreed when a table is made."""

    name: str
    values: list[str]
    default: str | None
    """None: it is mostly left out."""
    is_variant: bool
    """Whether each of its values is a game of its own to who plays it."""


class GameOut(Outgoing):
    name: str
    seats: list[int]
    """How many may play."""
    options: list[OptionOut]
    lowest_wins: bool
    rule_prefix: str
    """Of the numbers of its rules: `F3.2`."""
    has_purses: bool
    """Whether a table may hide what its players could count."""


class Games(Outgoing):
    games: list[GameOut]
