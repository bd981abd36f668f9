"""What is said of an answer; no number in it that was not reckoned."""

from typing import Any

from kutter.games.contract import Game, Move
from kutter.language.sentences import Sentence
from kutter.lessons.lesson import Judgement, Weight
from kutter.review.decisions import Choice
from kutter.review.words import compared


def answer_words(judgement: Judgement, move: Move | None, game: Game) -> Sentence:
    """Whether a move is the one, or what it costs; to who gives up, which one it is."""
    if move is None:
        return Sentence("lesson-best", move=game.move_words(game.parse(judgement.best)))
    text = game.text(move)
    if text == judgement.best:
        return Sentence("lesson-right", move=game.move_words(move))
    for each in judgement.choices:
        if each.move == text:
            return Sentence("lesson-wrong", **beside_best(judgement, each, game))
    return Sentence("lesson-far", move=game.move_words(move), weighed=len(judgement.choices))


def reason_words(judgement: Judgement, game: Game) -> list[Sentence]:
    """What speaks for the best move, and what the next best would have cost."""
    reason = judgement.reason
    why = [] if reason is None else [Sentence("review-why", reason=reason)]
    return [*why, Sentence("lesson-next", **beside_best(judgement, judgement.choices[1], game))]


def beside_best(judgement: Judgement, weight: Weight, game: Game) -> dict[str, Any]:
    """A move, and what it comes to beside the best."""
    best, other = choice_of(judgement.choices[0], game), choice_of(weight, game)
    return {"move": game.move_words(other.move), **compared(other, best, game)}


def choice_of(weight: Weight, game: Game) -> Choice:
    return Choice(game.parse(weight.move), weight.chance, weight.points)
