"""What a decision cost, by what its seat knew then.

Skipper finds the best moves; a judge then plays them and what was played on in the same worlds,
which Skipper has not seen. So what is found best by luck gains nothing by it, and a difference is
measured with its doubt.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from kutter.bots.contract import EXPLAINED, Budget, Candidate, Thinker, Turn
from kutter.bots.judging import Depth, Judge, Numbers, Position, Weighed
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.contract import Move
from kutter.language.sentences import Sentence

POINT: Final = 0.01
"""What a point counts beside a share of the win: so a decision of a lost game counts, too."""
SLIP: Final = 0.02
MISTAKE: Final = 0.1
"""From which cost on a decision has which name: measured by benchmarks/review.py."""
SURE: Final = 3.0
"""So many times its doubt a cost must be, or it is none: a game has more than a hundred decisions,
and at two times some of them would look bad by luck alone."""
MOST_OPEN: Final = 8
"""So many moves are looked at with open cards."""
CLEAR: Final = 2.0
"""So many times their doubt worlds with a trait must be worse than those without it."""
COMMON: Final = 0.1
"""A trait of fewer worlds, or of nearly all, explains nothing."""

BEST: Final = "best"
FINE: Final = "fine"
SLIPPED: Final = "slip"
MISTAKEN: Final = "mistake"
COSTLY: Final = (SLIPPED, MISTAKEN)


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
    runner_up: Choice
    """The best of them after the first."""
    legal: int
    """How many moves there were."""
    cost: float
    """In shares of the win, points counted in; 0: nothing was better for sure."""
    doubt: float
    """How far off the cost may well be: its standard error."""
    lead: float
    """By which the best was ahead of the runner-up, reckoned like the cost."""
    name: str
    is_open: bool
    """Judged with all cards open."""
    shares: Sequence[float]
    """By seat, the chance to win after the bot's move."""
    worse: float
    better: float
    """Of the worlds, the shares in which what was played came out worse or better than the best:
    in the others as well."""
    where: Circumstance | None
    why: Sentence | None
    """What speaks for the best move."""

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def is_costly(self) -> bool:
        return self.name in COSTLY


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
        advised = self.advised(position, legal, number)
        promising = self.promising(position, [each.move for each in advised], number)
        asked = promising if played in promising else [*promising, played]
        is_open = position.open_state is not None
        values = {each.move: each.value for each in advised}
        may_cost = is_open or any(self.is_worse(played, each, values) for each in asked)
        weighed = self.weighed(position, asked, number, self.worlds(may_cost))
        worth = worths(position, weighed)
        order = np.argsort(-worth.mean(axis=0), kind="stable")
        best, own = int(order[0]), asked.index(played)
        lost = worth[:, best] - worth[:, own]
        cost, doubt = surely(lost)
        if not is_open and not self.is_worse(played, asked[best], values):
            cost = 0.0
        name = name_of(cost, is_best=bool(lost.mean() <= 0))
        choices = [
            Choice(move, float(weighed.chances[:, n].mean()), float(weighed.points[:, n].mean()))
            for n, move in enumerate(asked)
        ]
        return Decision(
            number=number,
            played=choices[own],
            choices=[choices[place] for place in order],
            runner_up=choices[order[1]],
            legal=len(legal),
            cost=cost,
            doubt=doubt,
            lead=surely(worth[:, best] - worth[:, order[1]])[0],
            name=name,
            is_open=is_open,
            shares=[float(share) for share in weighed.shares.mean(axis=0)],
            worse=float((lost > 0).mean()),
            better=float((lost < 0).mean()),
            where=circumstance(weighed, lost) if name in COSTLY else None,
            why=reason_for(asked[best], advised) if name in COSTLY and not is_open else None,
        )

    def advised(self, position: Position, legal: Sequence[Move], number: int) -> list[Candidate]:
        """What a bot thinks of all moves, who knows what the seat knew; the best first."""
        random = Random(seed_from("review", self.seed, str(number)))  # noqa: S311  it hides nothing
        budget = Budget(None, simulations=self.depth.simulations)
        return self.bot.advise(Turn(position.game, position.view, legal, random, budget))

    def is_worse(self, played: Move, other: Move, values: Mapping[Move, float]) -> bool:
        """Whether the bot, too, thinks less of it, where it has a say."""
        least = self.judge.indifference
        return least is None or values[other] - values[played] >= least

    def worlds(self, may_cost: bool) -> int:
        """Half as many where they only tell how the game stands."""
        return self.depth.worlds if may_cost else max(1, self.depth.worlds // 2)

    def weighed(
        self, position: Position, moves: Sequence[Move], number: int, worlds: int
    ) -> Weighed:
        """What moves come to, in worlds that the bot has not seen; the same whenever asked."""
        return self.judge.weigh(position, moves, generator("review", self.seed, number), worlds)

    def promising(self, position: Position, moves: Sequence[Move], number: int) -> list[Move]:
        """The best first; with open cards by what they come to, in worlds of its own."""
        if position.open_state is None:
            return list(moves[:EXPLAINED])
        rng = generator("open", self.seed, number)
        weighed = self.judge.weigh(position, moves[:MOST_OPEN], rng, self.depth.worlds)
        order = np.argsort(-worths(position, weighed).mean(axis=0), kind="stable")
        return [moves[place] for place in order[:EXPLAINED]]


def reason_for(move: Move, advised: Sequence[Candidate]) -> Sentence | None:
    return next((each.reason for each in advised if each.move == move), None)


def surely(differences: Numbers) -> tuple[float, float]:
    """What worlds differ by on average, none unless that is sure; and how far off that may be."""
    mean = float(differences.mean())
    doubt = float(differences.std() / np.sqrt(len(differences)))
    return (mean if mean > SURE * doubt else 0.0), doubt


def worths(position: Position, weighed: Weighed) -> Numbers:
    """In shares of the win, points counted in; rows are worlds, columns moves."""
    point = -POINT if position.game.meta.lowest_wins else POINT
    return weighed.chances + point * weighed.points


def name_of(cost: float, is_best: bool) -> str:
    """Best is what came out best of all that were weighed."""
    if is_best:
        return BEST
    if cost < SLIP:
        return FINE
    return SLIPPED if cost < MISTAKE else MISTAKEN


def circumstance(weighed: Weighed, lost: Numbers) -> Circumstance | None:
    """The trait that best parts the worlds where it costs from those where it does not."""
    most, found = CLEAR, None
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
