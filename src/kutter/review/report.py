"""A review as JSON: the same on the command line, on the server, in the page."""

from kutter.games.contract import Game, Json
from kutter.records.replay import Replay
from kutter.review.decisions import Choice, Decision
from kutter.review.review import Review
from kutter.review.words import decision_words, summary_words


def review_json(review: Review, replay: Replay) -> Json:
    return {
        "seat": review.seat,
        "summary": [each.to_json() for each in summary_words(review, replay)],
        "decisions": [decision_json(each, replay.game) for each in review.decisions],
    }


def decision_json(decision: Decision, game: Game) -> Json:
    return {
        "number": decision.number,
        "name": decision.name,
        "cost": round(decision.cost, 4),
        "played": game.text(decision.played.move),
        "choices": [choice_json(each, game) for each in decision.choices],
        "legal": decision.legal,
        "shares": [round(share, 4) for share in decision.shares],
        "worse": round(decision.worse, 4),
        "better": round(decision.better, 4),
        "says": [each.to_json() for each in decision_words(decision, game)],
    }


def choice_json(choice: Choice, game: Game) -> Json:
    return {
        "move": game.text(choice.move),
        "chance": round(choice.chance, 4),
        "points": round(choice.points, 2),
    }
