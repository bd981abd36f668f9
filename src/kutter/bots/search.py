"""Bots for any game: every simulation plays a world that fits the view to its end, at random.

Which move a simulation begins with is chosen by what the others came to (UCB1); values are shares
of the win. Games with bots of their own do not need them.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import ClassVar, Final

import numpy as np

from kutter.bots.contract import Budget, Candidate, Outlook, Thinker, Turn
from kutter.bots.judging import Depth, Judge, Position, Weighed
from kutter.engine.chance import Generator, generator, random_from
from kutter.engine.dealer import SeededDealer
from kutter.games.contract import CHANCE, Game, Json, Move, State, copied
from kutter.language.sentences import Sentence

EXPLORE: Final = 0.7
"""The weight of what is not known yet of a move, in shares of the win."""


@dataclass
class Tried:
    """A move, and what simulations that began with it came to."""

    move: Move
    total: float = 0.0
    points: float = 0.0
    visits: int = 0

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    @property
    def outlook(self) -> Outlook | None:
        if self.visits == 0:
            return None
        return expected(self.value, self.points / self.visits)

    @property
    def reason(self) -> Sentence | None:
        if self.visits == 0:
            return None
        return Sentence("hint-games-won", won=round(self.total), games=self.visits)

    def bound(self, simulations: int) -> float:
        if self.visits == 0:
            return math.inf
        return self.value + EXPLORE * math.sqrt(math.log(simulations) / self.visits)


class Searcher(Thinker):
    """Thinks for as long as its budget lets it."""

    def consider(self, turn: Turn) -> list[Candidate]:
        tried = [Tried(move) for move in turn.moves]
        seat = int(turn.view["seat"][0])
        rng = generator(turn.random.getrandbits(64))
        end = perf_counter() + (turn.budget.seconds or 0)
        done = 0
        while done < (turn.budget.simulations or math.inf if len(tried) > 1 else 1):
            world = turn.game.determinize(turn.view, rng)
            chosen = max(tried, key=lambda each: each.bound(done))
            turn.game.play(world, chosen.move)
            share, points = played_to_end(turn.game, world, seat, turn.random)
            chosen.total += share
            chosen.points += points
            chosen.visits += 1
            done += 1
            if turn.budget.simulations is None and perf_counter() >= end:
                break
        tried.sort(key=lambda each: (-each.visits, -each.value))
        return [
            Candidate(each.move, each.value, each.visits, each.outlook, each.reason)
            for each in tried
        ]


class Skipper(Searcher):
    """All of its budget."""


class Brief(Searcher):
    """A few simulations a move, whatever the budget."""

    simulations_a_move: ClassVar[int]

    def consider(self, turn: Turn) -> list[Candidate]:
        brief = Budget(None, simulations=self.simulations_a_move * len(turn.moves))
        return super().consider(turn._replace(budget=brief))


class Deckhand(Brief):
    simulations_a_move = 1


class Mate(Brief):
    simulations_a_move = 6


class AnyJudge(Judge):
    """Plays every world to its end at random."""

    depth = Depth(simulations=300, worlds=200)

    def weigh(
        self, position: Position, moves: Sequence[Move], rng: Generator, worlds: int
    ) -> Weighed:
        game, seat = position.game, position.seat
        results: list[list[Json]] = []
        for _ in range(worlds):
            world = position.open_state
            if world is None:
                world = game.determinize(position.view, rng)
            luck = int(rng["bits"][0])
            results.append([result_after(game, world, move, Random(luck)) for move in moves])  # noqa: S311
            random_from(rng)
        shares = [[shares_of(each) for each in row] for row in results]
        return Weighed(
            moves,
            np.array([[each[seat] for each in row] for row in shares]),
            np.array([[each["scores"][seat] for each in row] for row in results], float),
            np.array([row[0] for row in shares]),
            list,
        )


def expected(chance: float, points: float) -> Outlook:
    """Of games that were played to their end."""
    says = Sentence("hint-outlook", chance=round(100 * chance), points=round(points, 1))
    return Outlook(chance, points, says)


def played_to_end(game: Game, state: State, seat: int, random: Random) -> tuple[float, int]:
    """At random: a seat's share of the win, and its score."""
    result = ended(game, copied(state), random)
    return shares_of(result)[seat], result["scores"][seat]


def result_after(game: Game, state: State, move: Move, random: Random) -> Json:
    trial = copied(state)
    game.play(trial, move)
    return ended(game, trial, random)


def ended(game: Game, trial: State, random: Random) -> Json:
    """How a game ends that goes on at random."""
    dealer = SeededDealer(random.randbytes(16))
    while owing := game.owing(trial):
        if owing == [CHANCE]:
            game.play(trial, game.chance_move(trial, dealer))
        else:
            game.play(trial, random.choice(game.legal(trial, owing[0])))
    result = game.result(trial)
    assert result is not None, "nobody owes a move any more"
    return result


def shares_of(result: Json) -> list[float]:
    """By seat, its share of the win, which ties split."""
    winners = result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result["scores"]))]
