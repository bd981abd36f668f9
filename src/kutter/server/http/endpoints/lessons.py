"""Find the move: positions in which one is clearly best."""

from typing import Any

from fastapi import Request, Response

from kutter.games.registry import game_named
from kutter.lessons.lesson import Lesson
from kutter.lessons.registry import courses, lessons
from kutter.lessons.words import answer_words, reason_words
from kutter.server.http.endpoints.asking import api_router, asker_of, services_of, while_waited_for
from kutter.server.identity.cookies import address
from kutter.server.lessons.positions import Seen
from kutter.server.protocol.basics import Word
from kutter.server.protocol.lessons import (
    LessonAnswer,
    LessonAnswered,
    LessonChoice,
    LessonCourse,
    LessonLine,
    LessonOut,
    Lessons,
)
from kutter.server.protocol.questions import PreviewRequest
from kutter.server.protocol.refusals import Refused

router = api_router()


@router.get("/lessons")
async def all_lessons(response: Response) -> Lessons:
    """What can be found here, by game, the easiest first."""
    response.headers["Cache-Control"] = "no-cache"
    return Lessons(
        courses=[
            LessonCourse(
                game=course.game,
                options=course.options,
                lessons=[LessonLine(id=each.id, grade=each.grade) for each in course.lessons],
            )
            for course in courses()
        ]
    )


@router.get("/lessons/{lesson}", response_model=LessonOut)
async def lesson(lesson: Word, request: Request) -> Response:
    """A position as its seat knew it."""
    seen = await position_of(known(lesson), request)
    return Response(seen.message, media_type="application/json")


@router.post("/lessons/{lesson}/answer")
async def answer(lesson: Word, given: LessonAnswer, request: Request) -> LessonAnswered:
    """Whether a move is the best one; which is, why, and what the others cost."""
    found = known(lesson)
    seen = await position_of(found, request)
    game = game_named(found.record.game)
    move = None if given.move is None else game.parse(given.move)
    if move is not None and (error := game.why_not(seen.view, move)) is not None:
        raise error
    judged = found.judgement
    return LessonAnswered(
        right=move is not None and game.text(move) == judged.best,
        says=answer_words(judged, move, game).to_json(),
        best=judged.best,
        reasons=[each.to_json() for each in reason_words(judged, game)],
        choices=[
            LessonChoice(
                move=each.move,
                says=game.move_words(game.parse(each.move)).to_json(),
                chance=each.chance,
                points=each.points,
            )
            for each in judged.choices
        ],
        bot=judged.bot,
        version=judged.version,
    )


@router.post("/lessons/{lesson}/preview")
async def preview(lesson: Word, asked: PreviewRequest, request: Request) -> dict[str, Any]:
    """What a thinkable move would bring about, as at a table."""
    found = known(lesson)
    if asked.seat not in (None, found.seat):
        raise Refused("not-your-seat", 403)
    seen = await position_of(found, request)
    game = game_named(found.record.game)
    return game.preview(seen.view, game.parse(asked.move), asked.tile)


@router.get("/lessons/{lesson}/routes")
async def routes(lesson: Word, request: Request) -> dict[str, Any]:
    """How every stall reaches its truck."""
    found = known(lesson)
    seen = await position_of(found, request)
    return game_named(found.record.game).routes(seen.view)


def known(lesson: str) -> Lesson:
    found = lessons().get(lesson)
    if found is None:
        raise Refused("no-such-lesson", 404)
    return found


async def position_of(lesson: Lesson, request: Request) -> Seen:
    services = services_of(request)
    services.rate_limits.check("questions", address(request))
    seeing = services.lessons.of(lesson, asker_of(request, None))
    return await while_waited_for(request, seeing)
