"""Find the move over the network: no message gives the answer away before it is given."""

import json
from typing import Any

import pytest

from kutter.lessons.lesson import Lesson
from kutter.lessons.registry import courses
from kutter.records.replay import replay, seen_record
from kutter.server.lessons.positions import Playing
from tests.server.alike import Alike, fishing_alike, freshfish_alike
from tests.server.running import Browser, code_of, quick, running

LESSONS = [course.lessons[-1] for course in courses()]
"""The hardest of each."""


@pytest.mark.anyio
async def test_a_lesson_is_listed_shown_and_answered(sqlite: str) -> None:
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        listed = await anna.get("/lessons")
        for course, found in zip(courses(), listed["courses"], strict=True):
            lines = [{"id": each.id, "grade": each.grade} for each in course.lessons]
            assert found == {"game": course.game, "options": course.options, "lessons": lines}
        for lesson in LESSONS:
            path = f"/lessons/{lesson.id}"
            shown = await anna.get(path)
            assert lesson.seat in shown["position"]["owing"]
            assert lesson.judgement.best in shown["position"]["legal"]
            check_nothing_is_given_away(lesson, listed, shown)
            best, other, *_ = lesson.judgement.choices
            wrong = await anna.post(f"{path}/answer", {"move": other.move})
            assert (wrong["right"], wrong["best"]) == (False, best.move)
            right = await anna.post(f"{path}/answer", {"move": best.move})
            assert right["right"]
            assert [each["move"] for each in right["choices"]] == [
                each.move for each in lesson.judgement.choices
            ]
            given_up = await anna.post(f"{path}/answer", {"move": None})
            assert (given_up["right"], given_up["best"]) == (False, best.move)


def check_nothing_is_given_away(lesson: Lesson, *messages: Any) -> None:
    """Neither what was judged, nor what comes after the position."""
    text = json.dumps(messages)
    assert "judged" not in text
    assert "reason" not in messages[-1].keys() | messages[0].keys()
    judged = lesson.judgement
    for number in (judged.lead, *(each.chance for each in judged.choices if each.chance % 1)):
        assert f" {number}," not in text
    assert len(messages[-1]["log"]) <= len(lesson.record.moves)


@pytest.mark.anyio
async def test_questions_about_a_lesson_are_answered_as_at_a_table(sqlite: str) -> None:
    [lesson] = [each for each in LESSONS if each.record.options.get("variant") == "market"]
    placing = next(each for course in courses() for each in course.lessons if each.kind == "place")
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        assert await anna.get(f"/lessons/{lesson.id}/routes")
        asked = {"move": placing.judgement.best, "seat": placing.seat}
        assert await anna.post(f"/lessons/{placing.id}/preview", asked)
        stranger = {**asked, "seat": (placing.seat + 1) % placing.record.players}
        refused = anna.post(f"/lessons/{placing.id}/preview", stranger)
        assert await code_of(refused) == "not-your-seat"


@pytest.mark.anyio
async def test_what_is_no_answer_is_refused(sqlite: str) -> None:
    lesson = LESSONS[0]
    async with running(quick(sqlite, workers=0)) as server, Browser(server) as anna:
        assert await code_of(anna.get("/lessons/nosuchlesson")) == "no-such-lesson"
        path = f"/lessons/{lesson.id}/answer"
        assert await code_of(anna.post(path, {"move": "nonsense"})) == "move-has-no-shape"
        assert await code_of(anna.post(path, {})) == "not-understood"
        legal = set((await anna.get(f"/lessons/{lesson.id}"))["position"]["legal"])
        illegal = next(
            move
            for move in (f"{lesson.seat} play {suit}{value}" for suit in "BPRY" for value in "789")
            if move not in legal
        )
        assert await code_of(anna.post(path, {"move": illegal})) == "illegal"


@pytest.mark.parametrize(
    "alike",
    [fishing_alike(7), freshfish_alike({"variant": "market"})],
    ids=["fishing", "freshfish"],
)
def test_what_a_seat_cannot_know_changes_nothing(alike: Alike) -> None:
    messages = []
    for position in (alike.one, alike.other):
        played = replay(position.record)
        seen = seen_record(played, alike.seat, len(position.record.moves))
        message, view = Playing(seen).answer(None)  # type: ignore[arg-type]
        assert view == played.game.view(played.state_at(), alike.seat).tobytes()
        messages.append(message)
    assert messages[0] == messages[1]
