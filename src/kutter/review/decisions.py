"""What a decision cost, by what its seat knew then.

Skipper finds the best move; a judge then plays it and what was played on in the same worlds, which
Skipper has not seen. So what is found best by luck gains nothing by it, and a difference is
measured with its doubt.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from kutter.bots.contract import EXPLAINED, Budget, Thinker, Turn
from kutter.bots.judging import Depth, Judge, Numbers, Position, Weighed
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.contract import Move
from kutter.language.sentences import Sentence

POINT: Final = 0.01
"""What a point counts beside a share of the win: so a decision of a lost game counts, too."""
SLIP: Final = 0.02
MISTAKE: Final = 0.06
"""From which cost on a decision has which name."""
SURE: Final = 2.0
"""So many times its doubt a cost must be, or it is none."""
MOST_OPEN: Final = 8
"""So many moves are weighed with open cards."""
COMMON: Final = 0.1
"""A trait of fewer worlds, or of nearly all, explains nothing."""

BEST: Final = "best"
FINE: Final = "fine"
SLIPPED: Final = "slip"
MISTAKEN: Final = "mistake"
NAMES: Final = (BEST, FINE, SLIPPED, MISTAKEN)


@dataclass(frozen=True)
class Choice:
    """A move, and what it came to on average."""

    move: Move
    chance: float
    """The share of the win."""
    points: float


@dataclass(frozen=True)
class Circumstance:
    """Where the move that was played goes wrong above all."""

    says: Sentence
    worse: float
    """Of the worlds in which this holds, the share in which it came out worse …"""
    worse_else: float
    """… and of the others."""


@dataclass(frozen=True)
class Decision:
    number: int
    """Of the move in the record."""
    played: Choice
    choices: Sequence[Choice]
    """All that were weighed, the best first; what was played is among them."""
    legal: int
    """How many moves there were."""
    cost: float
    """In shares of the win, points counted in; 0: nothing was better for sure."""
    doubt: float
    name: str
    shares: Sequence[float]
    """By seat, the chance to win after the best move."""
    worse: float
    """Of the worlds, the share in which what was played came out worse than the best."""
    where: Circumstance | None = None
    why: Sentence | None = None
    """What speaks for the best move."""

    lead: float = 0.0
    """By which the best was ahead of the next best, in shares of the win, points counted in."""

    @property
    def best(self) -> Choice:
        return self.choices[0]


@dataclass(frozen=True)
class Reviewer:
    """Who judges, how closely, and by which luck."""

    bot: Thinker
    judge: Judge
    depth: Depth
    seed: str

    def judged(
        self, position: Position, legal: Sequence[Move], played: Move, number: int
    ) -> Decision:
        turn = self.turn(position, legal, number)
        found = [each.move for each in self.bot.consider(turn)[:EXPLAINED]]
        asked = found if played in found else [*found, played]
        rng = generator("review", self.seed, number)
        weighed = self.judge.weigh(position, asked, rng, self.depth.worlds)
        return self.decision(position, weighed, legal, played, number)

    def most_promising(self, position: Position, legal: Sequence[Move], number: int) -> list[Move]:
        """The best first. What a bot thinks of them, who knows what the seat knew; with open cards
        what they come to."""
        found = [each.move for each in self.bot.consider(self.turn(position, legal, number))]
        if position.open_state is None:
            return found
        rng = generator("open", self.seed, number)
        weighed = self.judge.weigh(position, found[:MOST_OPEN], rng, self.depth.worlds)
        order = np.argsort(-worths(position, weighed).mean(axis=0), kind="stable")
        return [found[place] for place in order]

    def turn(self, position: Position, legal: Sequence[Move], number: int) -> Turn:
        seed = seed_from("review", self.seed, str(number))
        random = Random(seed)  # noqa: S311  it hides nothing
        budget = Budget(None, simulations=self.depth.simulations)
        return Turn(position.game, position.view, legal, random, budget)

    def decision(
        self, position: Position, weighed: Weighed, legal: Sequence[Move], played: Move, number: int
    ) -> Decision:
        own = list(weighed.moves).index(played)
        worth = worths(position, weighed)
        lost = worth[:, 0] - worth[:, own]
        doubt = float(lost.std() / np.sqrt(len(lost)))
        mean = float(lost.mean())
        cost = mean if mean > SURE * doubt else 0.0
        name = name_of(cost, own == 0)
        choices = [
            Choice(move, float(weighed.chances[:, n].mean()), float(weighed.points[:, n].mean()))
            for n, move in enumerate(weighed.moves)
        ]
        is_costly = name in (SLIPPED, MISTAKEN)
        means = worth.mean(axis=0)
        return Decision(
            number=number,
            played=choices[own],
            choices=choices,
            legal=len(legal),
            cost=cost,
            doubt=doubt,
            name=name,
            shares=[float(share) for share in weighed.shares.mean(axis=0)],
            worse=float((lost > 0).mean()),
            lead=float(means[0] - means[1:].max()),
            where=circumstance(weighed, lost) if is_costly else None,
            why=self.reason(position, legal, weighed.moves[0], number) if is_costly else None,
        )

    def reason(
        self, position: Position, legal: Sequence[Move], best: Move, number: int
    ) -> Sentence | None:
        advised = self.bot.advise(self.turn(position, legal, number))
        return next(each.reason for each in advised if each.move == best)


def worths(position: Position, weighed: Weighed) -> Numbers:
    """In shares of the win, points counted in; rows are worlds, columns moves."""
    point = -POINT if position.game.meta.lowest_wins else POINT
    return weighed.chances + point * weighed.points


def name_of(cost: float, is_best: bool) -> str:
    if is_best:
        return BEST
    if cost < SLIP:
        return FINE
    return SLIPPED if cost < MISTAKE else MISTAKEN


def circumstance(weighed: Weighed, lost: Numbers) -> Circumstance | None:
    """The trait that best parts the worlds where it costs from those where it does not."""
    most, found = SURE, None
    for trait in weighed.traits():
        holds = trait.holds
        if not COMMON < holds.mean() < 1 - COMMON:
            continue
        there, else_ = lost[holds], lost[~holds]
        spread = np.sqrt(there.var() / len(there) + else_.var() / len(else_)) or 1.0
        clearness = float((there.mean() - else_.mean()) / spread)
        worse, worse_else = float((there > 0).mean()), float((else_ > 0).mean())
        if clearness > most and worse > worse_else + COMMON:
            most, found = clearness, Circumstance(trait.says, worse, worse_else)
    return found
