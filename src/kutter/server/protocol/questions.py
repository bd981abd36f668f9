"""Questions that change nothing."""

from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import Incoming, MoveText, Outgoing, SeatNumber, Word


class PreviewRequest(Incoming):
    seat: SeatNumber | None = None
    move: MoveText
    tile: Word | None = None
    """What would be placed, if not what is in hand."""


class HintRequest(Incoming):
    seat: SeatNumber


class CandidateOut(Outgoing):
    move: str
    says: SaysJson
    value: float
    visits: int | None
    chance: float | None
    """Of the win, from 0 to 1, as far as games were played on from here."""
    points: float | None
    outlook: SaysJson | None
    """Both in words, and by when the points are made."""
    reason: SaysJson | None
    """What speaks for the move; the best few have one."""


class Hint(Outgoing):
    """What the adviser, a strong bot, thinks of the seat's moves, the best first."""

    candidates: list[CandidateOut]
