"""What a review says, in sentences; no number in them that was not reckoned."""

from kutter.bots.registry import bot_title
from kutter.games.contract import Game
from kutter.games.describing import seat_words
from kutter.games.meta import load
from kutter.language.sentences import Sentence
from kutter.records.replay import Replay
from kutter.review.decisions import BEST, FINE, MISTAKEN, SLIPPED, Decision
from kutter.review.review import Review


def percent(share: float) -> int:
    return round(100 * share)


def decision_words(decision: Decision, game: Game) -> list[Sentence]:
    """What was played, and if that cost something, what was better and why."""
    own, best = decision.played, decision.best
    played = Sentence(
        "review-played",
        number=str(decision.number),
        name=decision.name,
        move=game.move_words(own.move),
    )
    if decision.cost == 0:
        return [played]
    gained = round(best.points - own.points, 1)
    found = [
        played,
        Sentence(
            "review-better",
            move=game.move_words(best.move),
            chance=max(0, percent(best.chance) - percent(own.chance)),
            points=abs(gained),
            compared="more" if gained >= 0 else "fewer",
        ),
    ]
    if decision.why is not None:
        found.append(Sentence("review-why", reason=decision.why))
    where = decision.where
    told = {} if where is None else {
        "where": where.says, "there": percent(where.worse), "else": percent(where.worse_else)
    }  # fmt: skip
    worse = percent(decision.worse)
    found.append(Sentence("review-worse", worse=worse, traits="yes" if told else "no", **told))
    return found


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
                chance=percent(finest.lead),
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
            )
        )
    if game.meta.style is not None:
        found += load(game.meta.style)(replay, review.seat)
    return found
