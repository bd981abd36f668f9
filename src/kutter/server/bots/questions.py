"""Bots are asked for a move, or for what they think of every move."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from kutter.bots.contract import Bot, Budget, Candidate, Outlook, Thinker, Turn, apart
from kutter.bots.jobs import Bots
from kutter.games.contract import Move
from kutter.games.registry import game_named
from kutter.language.sentences import Sentence, sentence_from

What = Literal["choose", "consider"]


@dataclass(frozen=True)
class Question:
    """What a bot is asked. The same question has the same answer if its budget is a count."""

    game: str
    view: bytes
    """The record that `Game.view` gives; all that the seat knows."""
    seat: int
    bot: str
    budget: Budget
    seed: bytes


@dataclass(frozen=True)
class Thinking:
    """A job for a worker."""

    what: What
    question: Question

    def seconds(self) -> float:
        return self.question.budget.seconds or 0

    def prepare(self, bots: Bots) -> None:
        bots.ready(self.question.game, self.question.bot)

    def answer(self, bots: Bots) -> Move | list[Candidate]:
        bot = bots.ready(self.question.game, self.question.bot)
        return think(bot, self.what, self.question)

    def what_is_wrong_with(self, given: Move | list[Candidate]) -> str | None:
        moves = [given] if isinstance(given, Move) else [each.move for each in given]
        game = game_named(self.question.game)
        legal = game.legal(game.read_view(self.question.view), self.question.seat)
        return next((f"illegal move: {move!r}" for move in moves if move not in legal), None)


def think(bot: Bot, what: What, question: Question) -> Move | list[Candidate]:
    game = game_named(question.game)
    view = game.read_view(question.view)
    moves = game.legal(view, question.seat)
    bot, budget = apart(bot, question.budget)
    random = Random(question.seed)  # noqa: S311  bots hide nothing
    turn = Turn(game, view, moves, random, budget)
    if what == "choose":
        return one_of(moves, bot.choose(turn))
    if not isinstance(bot, Thinker):
        raise TypeError(f"{question.bot} cannot say what it thinks")
    return [
        Candidate(
            one_of(moves, each.move),
            float(each.value),
            each.visits,
            None if each.outlook is None else own_outlook(each.outlook),
            None if each.reason is None else own_words(each.reason),
        )
        for each in bot.advise(turn)
    ]


# Our own objects: a stranger's may not survive the way to the parent.


def one_of(moves: Sequence[Move], move: Move) -> Move:
    if move not in moves:
        raise ValueError(f"illegal move: {move!r}")
    return moves[moves.index(move)]


def own_outlook(given: Outlook) -> Outlook:
    chance = None if given.chance is None else float(given.chance)
    return Outlook(chance, float(given.points), own_words(given.says))


def own_words(given: Sentence) -> Sentence:
    return sentence_from(json.loads(json.dumps(given.to_json())))
