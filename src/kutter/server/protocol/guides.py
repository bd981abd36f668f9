"""Guided first games: what they say, and beginning a part of one."""

from kutter.server.protocol.basics import Incoming, Name, Outgoing


class GuideStepOut(Outgoing):
    """`until`: `next`, `move`, `turn`, or an event of the rules by its name."""

    text: str | None
    """A message of the catalogue; None: it waits unseen."""
    at: str | None
    """What it points at on the board, and what is to be seen beside it: `card:R0 trick`."""
    until: str


class GuideStretchOut(Outgoing):
    end: int
    """It is over after so many moves of the table."""
    steps: list[GuideStepOut]


class GuideOut(Outgoing):
    name: str
    game: str
    options: dict[str, str]
    minutes: int
    stretches: list[GuideStretchOut]


class Guides(Outgoing):
    guides: list[GuideOut]


class Learner(Incoming):
    name: Name
