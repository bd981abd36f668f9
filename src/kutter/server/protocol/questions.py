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


class Hint(Outgoing):
    """What the strongest bot thinks of the seat's moves, the best first."""

    candidates: list[CandidateOut]
