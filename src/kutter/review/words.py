"""What a review says, in sentences; no number in them that was not reckoned."""

from typing import Any

from kutter.bots.registry import bot_title
from kutter.games.contract import Game
from kutter.games.describing import seat_words
from kutter.games.meta import load
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay
from kutter.review.decisions import BEST, FINE, MISTAKEN, SLIPPED, Choice, Decision
from kutter.review.review import Review


def percent(share: float) -> int:
    return round(100 * share)


def decision_words(decision: Decision, game: Game) -> list[Sentence]:
    """What was played, and if that was no good, what was better and why."""
    own, best = decision.played, decision.best
    played = Sentence(
        "review-played",
        number=str(decision.number),
        name=decision.name,
        move=game.move_words(own.move),
    )
    if not decision.is_costly:
        return [played]
    better = Sentence("review-better", move=game.move_words(best.move), **compared(best, own, game))
    why = [] if decision.why is None else [Sentence("review-why", reason=decision.why)]
    return [played, better, *why, worse_words(decision)]


def compared(one: Choice, other: Choice, game: Game) -> dict[str, Any]:
    """How much more or less one move comes to than another; where the lowest wins, who has more
    must not seem to be better off."""
    more, fewer = ("higher", "lower") if game.meta.lowest_wins else ("more", "fewer")
    chance = round(100 * (one.chance - other.chance))
    points = round(one.points - other.points, 1)
    return {
        "chance": abs(chance),
        "likelier": "same" if chance == 0 else "more" if chance > 0 else "less",
        "points": abs(points),
        "scored": "same" if points == 0 else more if points > 0 else fewer,
    }


def worse_words(decision: Decision) -> Sentence:
    """In which worlds what was played goes wrong."""
    worse = percent(decision.worse)
    if decision.is_open:
        return Sentence("review-worse-open", worse=worse)
    if (where := decision.where) is None:
        return Sentence("review-worse", worse=worse)
    return Sentence(
        "review-worse-where",
        worse=worse,
        where=where.says,
        there=percent(where.worse),
        elsewhere=percent(where.worse_else),
    )


def summary_words(review: Review, replay: Replay) -> list[Sentence]:
    game = replay.game
    found = [
        Sentence(
            "review-of",
            who=seat_words(review.seat),
            decisions=len(review.decisions),
            best=review.count(BEST),
            fine=review.count(FINE),
            slips=review.count(SLIPPED),
            mistakes=review.count(MISTAKEN),
        )
    ]
    if (finest := review.finest) is not None:
        found.append(
            Sentence(
                "review-finest",
                number=str(finest.number),
                move=game.move_words(finest.played.move),
                next=game.move_words(finest.runner_up.move),
                **compared(finest.runner_up, finest.played, game),
            )
        )
    if (deal := review.deal) is not None:
        found.append(
            Sentence(
                "review-deal",
                games=deal.games,
                bot=bot_title(deal.bot),
                own=round(deal.own, 1),
                all=round(deal.all, 1),
                made=deal.made,
                wins="lowest" if game.meta.lowest_wins else "highest",
            )
        )
    if game.meta.style is not None:
        found += load(game.meta.style)(replay, review.seat)
    return found
