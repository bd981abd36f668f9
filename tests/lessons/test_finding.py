"""Lessons are found where one move is clearly best, and nowhere else."""

from random import Random

import pytest

from kutter.bots.judging import Depth
from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.engine.dealer import seed_from
from kutter.games.fishing.bots.judge import FishingJudge
from kutter.games.registry import game_named
from kutter.lessons.finding import LEAST_MOVES, MOST_A_GAME, Finder, by_turns, chosen
from kutter.lessons.judging import LEAD, Examiner
from kutter.lessons.lesson import EASY, Lesson
from kutter.records.replay import Replay, replay, seen_record
from kutter.records.setting import Setting
from tests.lessons.planted import plant

FISHING = game_named("fishing")
FINDER = Finder(FISHING, {}, "deckhand,mate", seed=1)


@pytest.fixture(scope="module")
def played() -> Replay:
    setting = Setting("fishing", 3)
    return replay(play_match(setting, bots_for("mate", 3, FISHING), seed_from("lessons")))


def taught(played: Replay) -> Lesson | None:
    question = next(by_turns(played, Random(1)))
    return FINDER.taught(played, question, Examiner(FISHING, "1"), wants_easy=True)


def test_one_clearly_best_move_is_a_lesson(played: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, 0.6, 0.5, 0.3, 0.3, 0.2)
    lesson = taught(played)
    assert lesson is not None
    assert lesson.judgement.lead == 0.1
    assert len(lesson.judgement.choices) >= LEAST_MOVES
    assert lesson.judgement.best == lesson.judgement.choices[0].move
    assert Lesson.from_json(lesson.to_json()) == lesson
    question = next(by_turns(played, Random(1)))
    seen = seen_record(played, question.position.seat, question.number - 1)
    assert lesson.record == seen, "nothing is kept that its seat did not see"


@pytest.mark.parametrize(
    ("shares", "spread"),
    [
        ((0.6, 0.6, 0.3, 0.3, 0.2), 0.0),
        ((0.6, 0.6 - 0.9 * LEAD, 0.3, 0.3, 0.2), 0.0),
        ((0.6, 0.7, 0.3, 0.3, 0.2), 0.0),
        ((0.5, 0.45, 0.3, 0.3, 0.2), 0.5),
    ],
    ids=["two are equal", "hardly ahead", "not the best in other worlds", "ahead by luck"],
)
def test_nothing_else_is(
    played: Replay, monkeypatch: pytest.MonkeyPatch, shares: tuple[float, ...], spread: float
) -> None:
    plant(monkeypatch, *shares, spread=spread)
    assert taught(played) is None


def test_what_every_bot_finds_is_taken_only_where_easy_ones_are_wanted(
    played: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, 0.6, 0.5, 0.3, 0.3, 0.2)
    question = next(by_turns(played, Random(1)))
    examiner = Examiner(FISHING, "1")
    assert FINDER.taught(played, question, examiner, wants_easy=False) is None


def test_the_same_seed_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FishingJudge, "depth", Depth(simulations=200, worlds=200))
    found = [FINDER.in_simulation(number) for number in range(3)]
    assert [FINDER.in_simulation(number) for number in range(3)] == found
    assert 0 < sum(map(len, found)) <= 3 * MOST_A_GAME
    lessons = [each for some in found for each in some]
    taken = chosen(lessons, 3)
    assert sum(each.grade == EASY for each in taken) <= 1
    assert [each.difficulty for each in taken] == sorted(each.difficulty for each in taken)
