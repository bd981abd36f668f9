"""A whole game, looked back on with the eyes of one seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kutter.bots.contract import Thinker
from kutter.bots.judging import Depth, Position
from kutter.bots.registry import adviser, bot_named, judge_of, thinker
from kutter.engine.chance import generator
from kutter.games.contract import ALL_SEEING, SPECTATOR, Game, Move, Sight, State, View
from kutter.language.errors import BadInput
from kutter.records.format import Record, began_at
from kutter.records.replay import Replay
from kutter.review.deal import Deal, dealt_again
from kutter.review.decisions import Decision, Reviewer

WORLDS_TRIED: Final = 8
"""If so many are as it was, nothing was hidden."""


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
    """None: of a seat's own record nobody knows the whole deal, and a game that goes on from a
    position was not dealt."""

    @property
    def costly(self) -> list[Decision]:
        """Slips and mistakes, the worst first."""
        found = [each for each in self.decisions if each.is_costly]
        return sorted(found, key=lambda each: -each.cost)

    @property
    def finest(self) -> Decision | None:
        """The best move where the next best would have cost most."""
        found = [each for each in self.decisions if each.played == each.best and each.lead > 0]
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
        is_over = replay.game.result(replay.state_at()) is not None
        check_reviewable(replay.record, seat, is_open, is_over)
        bot, judge = thinker_of(replay.game), judge_of(replay.game)
        self.replay = replay
        self.seat = seat
        self.asked = list(asked_of(replay, seat, is_open))
        self.reviewer = Reviewer(bot, judge, depth or judge.depth, seed)

    def decisions(self) -> Iterator[Decision]:
        for each in self.asked:
            yield self.reviewer.judged(each.position, each.legal, each.played, each.number)

    def finish(self, decisions: Sequence[Decision]) -> Review:
        deal = None
        record = self.replay.record
        if record.seen_by is ALL_SEEING and began_at(record) == 0:
            seed, games = self.reviewer.seed, self.reviewer.depth.deals
            deal = dealt_again(self.replay, self.seat, seed, games)
        return Review(self.seat, decisions, deal)


def check_reviewable(record: Record, seat: int, is_open: bool, is_over: bool) -> None:
    check_sight(record.seen_by, seat, is_open)
    began_at(record)
    if not is_over:
        raise BadInput("review-game-goes-on")


def thinker_of(game: Game) -> Thinker:
    name = adviser(game)
    return thinker(bot_named(name, game), name)


def check_sight(seen_by: Sight, seat: int, is_open: bool) -> None:
    """Of a game that somebody saw, only their own decisions, by what they knew."""
    if seen_by is ALL_SEEING:
        return
    if seen_by == SPECTATOR:
        raise BadInput("review-of-spectator")
    if seen_by != seat:
        raise BadInput("record-is-anothers")
    if is_open:
        raise BadInput("review-not-all-open")


def asked_of(replay: Replay, seat: int, is_open: bool) -> Iterator[Asked]:
    """Where a seat had a choice in this game: not in one from whose position it goes on."""
    game = replay.game
    state = replay.start
    first = began_at(replay.record) + 1
    for step in replay.steps():
        if step.number >= first and step.move.seat == seat:
            legal = game.legal(state, seat)
            if len(legal) > 1:
                view = game.view(state, seat)
                open_state = state if is_open and hides(game, view, state) else None
                position = Position(game, seat, view, open_state)
                yield Asked(step.number, position, legal, step.move)
        state = step.state


def hides(game: Game, view: View, state: State) -> bool:
    """Whether it could have been otherwise for all that a seat knew."""
    rng = generator("hides")
    return any(game.determinize(view, rng) != state for _ in range(WORLDS_TRIED))
