"""A review in pieces: decision by decision, so that workers stay free for bots in between."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import orjson

from kutter.bots.jobs import Bots
from kutter.bots.judging import Depth
from kutter.bots.registry import adviser
from kutter.records.format import parse_record
from kutter.records.replay import replay
from kutter.review.decisions import Decision
from kutter.review.report import review_json
from kutter.review.review import Reviewing, check_reviewable, thinker_of
from kutter.server.protocol.refusals import Refused
from kutter.server.table.readings import Reading

SEED: Final = "0"
"""As on the command line, if nobody asks for another."""
SECONDS: Final = 60.0
"""For a piece, on a busy machine."""


@dataclass(frozen=True)
class CheckingReviewable(Reading):
    """Whether a record, which holds, can be looked back on with the eyes of a seat."""

    text: bytes
    seat: int
    is_open: bool

    def answer(self, _bots: Bots) -> None:
        played = replay(parse_record(self.text))
        record = played.record
        if self.seat >= record.players:
            raise Refused("no-such-seat", 404, number=str(self.seat))
        check_reviewable(record, self.seat, self.is_open, is_over=record.result is not None)
        thinker_of(played.game)


@dataclass(frozen=True)
class Game:
    """What is reviewed, and with whose eyes."""

    record: bytes
    seat: int
    is_open: bool
    depth: Depth | None

    def reviewing(self) -> Reviewing:
        return begun(self)


@lru_cache(maxsize=4)
def begun(game: Game) -> Reviewing:
    """A worker gets many pieces of one game in a row."""
    played = replay(parse_record(game.record))
    return Reviewing(played, game.seat, SEED, game.depth, game.is_open)


@dataclass(frozen=True)
class Piece:
    """A job for a worker."""

    game: Game

    def seconds(self) -> float:
        return SECONDS

    def prepare(self, bots: Bots) -> None:
        reviewed = self.game.reviewing().replay.game
        bots.ready(reviewed.name, adviser(reviewed))

    def what_is_wrong_with(self, _given: Any) -> None:
        return None


@dataclass(frozen=True)
class Counting(Piece):
    """How many decisions there are."""

    def answer(self, _bots: Bots) -> int:
        return len(self.game.reviewing().asked)


@dataclass(frozen=True)
class Judging(Piece):
    number: int

    def answer(self, _bots: Bots) -> Decision:
        reviewing = self.game.reviewing()
        each = reviewing.asked[self.number]
        return reviewing.reviewer.judged(each.position, each.legal, each.played, each.number)


@dataclass(frozen=True)
class Summing(Piece):
    """All decisions, and what is to be said of the whole."""

    decisions: Sequence[Decision]

    def answer(self, _bots: Bots) -> bytes:
        reviewing = self.game.reviewing()
        review = reviewing.finish(self.decisions)
        return orjson.dumps(review_json(review, reviewing.replay))
