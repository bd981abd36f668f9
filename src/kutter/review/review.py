"""A whole game, looked back on with the eyes of one seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kutter.bots.contract import Thinker
from kutter.bots.judging import Depth, Position
from kutter.bots.registry import bot_named, judge_of, strongest_bot
from kutter.games.contract import ALL_SEEING, Move
from kutter.language.errors import BadInput
from kutter.records.replay import Replay
from kutter.review.deal import Deal, dealt_again
from kutter.review.decisions import NAMES, Decision, Reviewer


@dataclass(frozen=True)
class Asked:
    """A decision as its seat met it."""

    number: int
    position: Position
    legal: list[Move]
    played: Move


@dataclass(frozen=True)
class Review:
    seat: int
    decisions: Sequence[Decision]
    """In the order of the game."""
    deal: Deal | None
    """None: of a seat's own record nobody knows the whole deal."""

    @property
    def costly(self) -> list[Decision]:
        """What could have been better, the worst first."""
        found = [each for each in self.decisions if each.cost > 0]
        return sorted(found, key=lambda each: -each.cost)

    @property
    def finest(self) -> Decision | None:
        """The best move where the next best would have cost most."""
        found = [each for each in self.decisions if each.name == NAMES[0] and each.lead > 0]
        return max(found, key=lambda each: each.lead, default=None)

    def count(self, name: str) -> int:
        return sum(each.name == name for each in self.decisions)


class Reviewing:
    """A review under way: decision by decision, so that it can be told how far it is, and ended."""

    def __init__(
        self,
        replay: Replay,
        seat: int,
        seed: str,
        depth: Depth | None = None,
        is_open: bool = False,
    ) -> None:
        seen_by = replay.record.seen_by
        if seen_by is not ALL_SEEING and (is_open or seen_by != seat):
            raise BadInput("record-is-anothers")
        if replay.game.result(replay.state_at()) is None:
            raise BadInput("review-game-goes-on")
        bot, judge = bot_named(strongest_bot(replay.game), replay.game), judge_of(replay.game)
        assert isinstance(bot, Thinker), "all of ours can say what they think"
        self.replay = replay
        self.seat = seat
        self.asked = list(asked_of(replay, seat, is_open))
        self.reviewer = Reviewer(bot, judge, depth or judge.depth, seed)

    def decisions(self) -> Iterator[Decision]:
        for each in self.asked:
            yield self.reviewer.judged(each.position, each.legal, each.played, each.number)

    def finish(self, decisions: Sequence[Decision]) -> Review:
        deal = None
        if self.replay.record.seen_by is ALL_SEEING:
            deal = dealt_again(self.replay, self.seat, self.reviewer.seed)
        return Review(self.seat, decisions, deal)


def asked_of(replay: Replay, seat: int, is_open: bool) -> Iterator[Asked]:
    """Where a seat had a choice."""
    game = replay.game
    state = replay.start
    for step in replay.steps():
        if step.move.seat == seat:
            legal = game.legal(state, seat)
            if len(legal) > 1:
                open_state = state if is_open else None
                position = Position(game, seat, game.view(state, seat), open_state)
                yield Asked(step.number, position, legal, step.move)
        state = step.state
