"""Lessons judged once more, by the bots of today."""

from dataclasses import dataclass, replace

from kutter.bots.judging import Position
from kutter.lessons.judging import KEPT, Examiner, Question, difficulty
from kutter.lessons.lesson import Lesson
from kutter.records.replay import replay


@dataclass(frozen=True)
class Checked:
    """A lesson, how it is judged now, and whether it is still one."""

    lesson: Lesson
    now: Lesson
    holds: bool


def question_of(lesson: Lesson) -> Question:
    """The position, made of nothing but what its seat saw."""
    played = replay(lesson.record)
    view = played.game.view(played.state_at(), lesson.seat)
    legal = played.game.legal(view, lesson.seat)
    position = Position(played.game, lesson.seat, view)
    return Question(position, legal, len(lesson.record.moves) + 1)


def checked(lesson: Lesson, seed: str) -> Checked:
    """At twice the depth of a review, by luck of its own."""
    question = question_of(lesson)
    examiner = Examiner(question.position.game, seed)
    verdict = examiner.examined(question)
    best = lesson.judgement.best
    missed_by = examiner.missed_by(question, best)
    now = replace(
        lesson,
        missed_by=missed_by,
        difficulty=difficulty(missed_by, verdict.judgement.lead),
        judgement=verdict.judgement,
    )
    return Checked(lesson, now, verdict.judgement.best == best and verdict.is_ahead(KEPT))
