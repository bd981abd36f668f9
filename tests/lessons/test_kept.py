"""The lessons that Kutter brings along: they replay, rise, speak, and still hold."""

from itertools import pairwise

import pytest

from kutter.bots.registry import adviser, bots_of
from kutter.games.registry import game_named, metas
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.installed import installed_games, is_ours
from kutter.lessons.checking import checked, question_of
from kutter.lessons.judging import DEEP, KEPT
from kutter.lessons.lesson import EASY
from kutter.lessons.registry import Course, courses, lessons
from kutter.lessons.words import answer_words, reason_words
from kutter.records.replay import replay

LEAST = 60
MOST_BYTES = 1_500_000
COURSES = pytest.mark.parametrize("course", courses(), ids=lambda course: course.path.stem)


def test_every_kind_of_our_games_has_lessons() -> None:
    wanted = [
        (game.name, options)
        for game in installed_games()
        if is_ours(game)
        for options in metas()[game.name].variants()
    ]
    found = [(course.game, course.options) for course in courses()]
    assert sorted(found, key=str) == sorted(wanted, key=str)
    assert sum(course.path.stat().st_size for course in courses()) < MOST_BYTES
    assert len(lessons()) == sum(len(course.lessons) for course in courses()), "each has its id"


@COURSES
def test_there_are_many_and_they_grow_harder(course: Course) -> None:
    assert len(course.lessons) >= LEAST
    assert all(one.difficulty <= other.difficulty for one, other in pairwise(course.lessons))
    assert all(int(each.difficulty) == len(each.missed_by) for each in course.lessons)
    assert {each.grade for each in course.lessons} == {EASY, "medium", "hard"}
    assert 3 * sum(each.grade == EASY for each in course.lessons) <= len(course.lessons)
    assert len({each.kind for each in course.lessons}) >= 3
    assert {each.record.players for each in course.lessons} == {3, 4}


@COURSES
def test_each_is_a_seats_own_record_that_holds(course: Course) -> None:
    game = game_named(course.game)
    for lesson in course.lessons:
        replay(lesson.record).verify()
        legal = [game.text(move) for move in question_of(lesson).legal]
        assert len(legal) > 2
        assert {each.move for each in lesson.judgement.choices} <= set(legal)
        assert len(lesson.judgement.choices) > 2


@COURSES
def test_each_says_why_and_by_whom_it_was_judged(course: Course) -> None:
    game = game_named(course.game)
    for lesson in course.lessons:
        judged = lesson.judgement
        assert judged.lead >= KEPT
        assert judged.bot == adviser(game)
        assert 1 <= judged.version <= game.meta.bots_version
        assert set(lesson.missed_by) <= set(bots_of(game))
        assert judged.reason is not None
        for language in LANGUAGES:
            texts = texts_in(language)
            said = [each.tell(texts) for each in reason_words(judged, game)]
            assert all(said)
            for each in judged.choices:
                assert answer_words(judged, game.parse(each.move), game).tell(texts)


@pytest.mark.slow
@COURSES
def test_a_sample_still_holds(course: Course) -> None:
    for lesson in course.lessons[::20]:
        now = checked(lesson, "sample")
        assert now.holds, lesson.id
        assert now.now.judgement.depth.worlds > DEEP
