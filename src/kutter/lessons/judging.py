"""Whether one move is clearly best: the review's own search and worlds, at several depths."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from kutter.bots.contract import Budget, Turn
from kutter.bots.judging import Depth, Position
from kutter.bots.registry import (
    adviser,
    bot_named,
    bots_at_their_best,
    bots_version,
    judge_of,
    thinker,
)
from kutter.engine.dealer import seed_from
from kutter.games.contract import Game, Move
from kutter.lessons.lesson import Judgement, Weight
from kutter.review.decisions import SLIP, Reviewer, worths

LEAD: Final = 2 * SLIP
"""By so much the best move must be ahead of every other to become a lesson …"""
KEPT: Final = SLIP
"""… and by so much to stay one, when it is checked again."""
CLEAR: Final = 4.0
HOPEFUL: Final = 1.5
"""So many times its doubt a lead must be; at a glance, so that a look is worth it."""
FEW: Final = 3
WEIGHED: Final = 5
"""So many of the most promising moves are weighed: at first, and in the end."""
GLANCE: Final = 0.1
DEEP: Final = 2.0
"""Of the depth of a review: what is worth a look, and by what lessons are judged in the end."""
HURRY: Final = 0.02
"""Of the simulations of a review: by so many the adviser must find the move in a hurry."""
TRIES: Final = 5
"""A bot that gives the move in fewer than half of these has missed it."""
FAR: Final = 0.2
"""A next best that is further behind than this is not near at all."""


@dataclass(frozen=True)
class Question:
    """A position in which a seat is asked."""

    position: Position
    legal: Sequence[Move]
    number: int
    """Of the move that is asked for, in the record."""


@dataclass(frozen=True)
class Verdict:
    judgement: Judgement
    doubt: float
    """How far off the least of the leads may well be, in the same measure."""

    def is_ahead(self, lead: float, doubts: float = CLEAR) -> bool:
        return self.judgement.lead >= max(lead, doubts * self.doubt)


@dataclass(frozen=True)
class Examiner:
    """Judges positions of a game by the adviser of today."""

    game: Game
    seed: str

    @cached_property
    def usual(self) -> Depth:
        return judge_of(self.game).depth

    def glanced(self, question: Question) -> Verdict:
        return self.verdict(question, GLANCE, FEW, "glance")

    def looked(self, question: Question) -> Verdict:
        return self.verdict(question, 1, FEW, "look")

    def examined(self, question: Question) -> Verdict:
        """At twice the depth of a review, by other luck."""
        return self.verdict(question, DEEP, WEIGHED, "examine")

    def verdict(self, question: Question, times: float, most: int, luck: str) -> Verdict:
        name, judge = adviser(self.game), judge_of(self.game)
        bot = thinker(bot_named(name, self.game), name)
        depth = Depth(round(times * self.usual.simulations), round(times * self.usual.worlds))
        reviewer = Reviewer(bot, judge, depth, f"{self.seed} {luck}")
        position, number = question.position, question.number
        advised = reviewer.advised(position, question.legal, number)
        moves = [each.move for each in advised[:most]]
        weighed = reviewer.weighed(position, moves, number, reviewer.depth.worlds)
        worth = worths(position, weighed)
        behind = worth[:, :1] - worth[:, 1:]
        doubts = behind.std(axis=0) / len(behind) ** 0.5
        nearest = int(behind.mean(axis=0).argmin())
        order = [0, *(1 + behind.mean(axis=0).argsort(kind="stable"))]
        choices = [
            Weight(
                self.game.text(moves[place]),
                round(float(weighed.chances[:, place].mean()), 4),
                round(float(weighed.points[:, place].mean()), 2),
            )
            for place in order
        ]
        lead = round(float(behind.mean(axis=0)[nearest]), 4)
        judgement = Judgement(
            bot=name,
            version=bots_version(self.game),
            depth=depth,
            seed=reviewer.seed,
            choices=choices,
            lead=lead,
            reason=advised[0].reason,
        )
        return Verdict(judgement, float(doubts[nearest]))

    def missed_by(self, question: Question, best: str) -> list[str]:
        """Our bots up to the adviser that do not find a move, the adviser in a hurry."""
        levels = bots_at_their_best(self.game)
        asked = levels[: levels.index(adviser(self.game)) + 1]
        return [level for level in asked if self.misses(level, question, best)]

    def misses(self, level: str, question: Question, best: str) -> bool:
        bot = bot_named(level, self.game)
        budget = Budget(None, simulations=max(1, round(HURRY * self.usual.simulations)))
        found = 0
        for number in range(TRIES):
            random = Random(seed_from("lesson", self.seed, question.number, number))  # noqa: S311
            turn = Turn(self.game, question.position.view, question.legal, random, budget)
            found += self.game.text(bot.choose(turn)) == best
        return found < TRIES / 2


def difficulty(missed_by: Sequence[str], lead: float) -> float:
    """Whole: how many bots miss it. Behind the point: how near the next best comes."""
    return round(len(missed_by) + 0.99 * (1 - min(lead, FAR) / FAR), 2)
