"""What a review says is true: every number is worked out once more, the plain way."""

from collections.abc import Iterable
from dataclasses import replace
from statistics import fmean

import pytest

from kutter.bots.contract import Budget
from kutter.bots.judging import Numbers, Weighed
from kutter.bots.match import play_on
from kutter.bots.registry import bot_named, bot_title
from kutter.engine.chance import generator
from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Json
from kutter.language.sentences import Sentence
from kutter.review.deal import dealt_again
from kutter.review.decisions import BEST, FINE, MISTAKEN, SLIPPED, Decision
from kutter.review.review import Asked, Reviewing
from kutter.review.words import decision_words, summary_words
from tests.review.games import SEED, SETTINGS, SHALLOW, at_random, replayed, reviewed, reviewing

EVERY = pytest.mark.parametrize("rules", SETTINGS)


def said(sentences: Iterable[Sentence], message: str) -> Json | None:
    """The arguments of a sentence, if it is said."""
    return next((dict(each.arguments) for each in sentences if each.message == message), None)


def weighed_again(under_way: Reviewing, asked: Asked, decision: Decision) -> Weighed:
    """With the best first, and then in their order."""
    reviewer = under_way.reviewer
    advised = [each.move for each in reviewer.advised(asked.position, asked.legal, asked.number)]
    best = reviewer.promising(asked.position, advised, asked.number)
    moves = best if asked.played in best else [*best, asked.played]
    rng = generator("review", SEED, asked.number)
    weighed = reviewer.judge.weigh(asked.position, moves, rng, reviewer.depth.worlds)
    order = [moves.index(each.move) for each in decision.choices]
    return replace(weighed, chances=weighed.chances[:, order], points=weighed.points[:, order])


@EVERY
def test_every_number_about_a_costly_decision_can_be_counted_in_its_worlds(rules: str) -> None:
    under_way = reviewing(rules)
    game = under_way.replay.game
    points_count = -0.01 if game.meta.lowest_wins else 0.01
    told = 0
    for asked, decision in zip(under_way.asked, reviewed(rules).decisions, strict=True):
        sentences = decision_words(decision, game)
        played = said(sentences, "review-played")
        assert played is not None
        assert (played["number"], played["name"]) == (str(asked.number), decision.name)
        assert played["move"] == game.move_words(asked.played)
        if not decision.is_costly:
            assert len(sentences) == 1
            continue
        told += 1
        weighed = weighed_again(under_way, asked, decision)
        own = [each.move for each in decision.choices].index(asked.played)
        better = said(sentences, "review-better")
        assert better is not None
        chance = 100 * (weighed.chances[:, 0].mean() - weighed.chances[:, own].mean())
        points = weighed.points[:, 0].mean() - weighed.points[:, own].mean()
        assert signed(better["chance"], better["likelier"]) == pytest.approx(chance, abs=0.51)
        assert signed(better["points"], better["scored"]) == pytest.approx(points, abs=0.051)
        if better["scored"] != "same":
            by_points = {"lower", "higher"} if game.meta.lowest_wins else {"more", "fewer"}
            assert better["scored"] in by_points
        worth = weighed.chances + points_count * weighed.points
        is_worse = worth[:, own] < worth[:, 0]
        check_worlds(sentences, is_worse, weighed)
        assert decision.cost == pytest.approx((worth[:, 0] - worth[:, own]).mean())
    assert told > 0


def signed(amount: float, which: str) -> float:
    assert (amount == 0) == (which == "same")
    return -amount if which in ("less", "fewer", "lower") else amount


def check_worlds(sentences: list[Sentence], is_worse: Numbers, weighed: Weighed) -> None:
    plain = said(sentences, "review-worse")
    where = said(sentences, "review-worse-where")
    told = plain or where
    assert told is not None
    assert told["worse"] == pytest.approx(100 * is_worse.mean(), abs=0.51)
    if where is not None:
        [holds] = [each.holds for each in weighed.traits() if each.says == where["where"]]
        assert where["there"] == pytest.approx(100 * is_worse[holds].mean(), abs=0.51)
        assert where["elsewhere"] == pytest.approx(100 * is_worse[~holds].mean(), abs=0.51)
        assert where["there"] > where["elsewhere"]


@EVERY
def test_the_summary_counts_what_is_there(rules: str) -> None:
    review = reviewed(rules)
    sentences = summary_words(review, replayed(rules))
    counts = said(sentences, "review-of")
    assert counts is not None
    names = [each.name for each in review.decisions]
    assert counts["decisions"] == len(names)
    assert [counts["best"], counts["fine"], counts["slips"], counts["mistakes"]] == [
        names.count(name) for name in (BEST, FINE, SLIPPED, MISTAKEN)
    ]


def test_the_finest_decision_is_the_one_most_was_to_be_lost_at() -> None:
    review = reviewed("fishing")
    finest = said(summary_words(review, replayed("fishing")), "review-finest")
    assert finest is not None
    leads = {each.number: each.lead for each in review.decisions if each.played == each.best}
    number = int(finest["number"])
    assert leads[number] == max(leads.values())
    [decision] = [each for each in review.decisions if each.number == number]
    rest = [each for each in decision.choices if each != decision.best]
    assert decision.runner_up in rest
    lost = 100 * (decision.runner_up.chance - decision.played.chance)
    assert signed(finest["chance"], finest["likelier"]) == pytest.approx(lost, abs=0.51)


def test_what_the_deal_was_worth_is_what_games_from_it_came_to() -> None:
    replay, record = replayed("market"), at_random("market")
    deal = dealt_again(replay, 1, SEED, SHALLOW.deals)
    assert record.result is not None
    assert deal.made == record.result["scores"][1]
    first = next(n for n, text in enumerate(record.moves) if not text.startswith("*"))
    assert replay.game.owing(replay.state_at(first)) != [CHANCE]
    scores = []
    for number in range(SHALLOW.deals):
        state = replay.state_at(first).copy()
        dealer = SeededDealer(seed_from("deal", SEED, number))
        bots = [bot_named(deal.bot, replay.game)] * record.players
        list(play_on(replay.game, state, bots, dealer, Budget(None, simulations=50)))
        result = replay.game.result(state)
        assert result is not None
        scores.append(result["scores"])
    assert deal.own == fmean(each[1] for each in scores)
    assert deal.all == fmean(score for each in scores for score in each)
    told = said(summary_words(reviewed("market"), replay), "review-deal")
    assert told is not None
    assert told["bot"] == bot_title(deal.bot)
    assert told["wins"] == "lowest"
