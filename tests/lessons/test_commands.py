"""kutter lessons: what it finds is written, what no longer holds is told and dropped."""

import json
from pathlib import Path

import pytest

from kutter.bots.judging import Depth
from kutter.cli.lessons import check
from kutter.games.fishing.bots.judge import FishingJudge
from kutter.lessons.registry import Course, courses, read_lessons, write_lessons
from tests.cli.helpers import game, kutter, write
from tests.lessons.planted import plant


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    [own] = [each for each in courses() if each.game == "fishing"]
    path = tmp_path / "few.jsonl"
    lessons = own.lessons[:3]
    write_lessons(path, lessons)
    few = Course(own.game, own.options, path, lessons)
    monkeypatch.setattr(check, "courses", lambda: [few])
    return few


def test_what_is_found_in_records_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, 0.6, 0.5, 0.3, 0.3, 0.2)
    file = write(tmp_path / "game.kutter.json", game(3))
    out = tmp_path / "lessons.jsonl"
    told = kutter("lessons", "find", "fishing", file, "--out", out, "--count", 3)
    assert (told.code, told.lines) == (0, ["1 lesson in 1 game."])
    [lesson] = read_lessons(out)
    assert lesson.judgement.lead == 0.1
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", file, "--seat", 1).out)
    found = kutter("lessons", "find", "fishing", seen, "--count", 3)
    [line] = found.lines
    assert json.loads(line)["record"]["seen_by"] == 1, "of a seat's own record, its own decisions"


@pytest.mark.usefixtures("course")
def test_what_still_holds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FishingJudge, "depth", Depth(simulations=3000, worlds=1500))
    told = kutter("lessons", "check", "fishing")
    assert (told.code, told.lines) == (0, ["few: 3 of 3 lessons hold."])


def test_what_holds_no_longer_is_told_and_dropped(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, 0.5, 0.5, 0.3, 0.3, 0.2)
    before = course.path.read_bytes()
    told = kutter("lessons", "check")
    assert told.code == 1
    assert told.lines[0].startswith("few, lesson 1: ")
    assert told.lines[-1] == "few: 0 of 3 lessons hold."
    assert course.path.read_bytes() == before
    assert kutter("lessons", "check", "--update").code == 1
    assert course.path.read_bytes() == b""
