"""The lessons of all games that are installed: lessons/NAME.jsonl in a game's folder.

NAME is the game's, or of a game that comes in kinds, the kind's.
"""

import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kutter.games.contract import Json
from kutter.games.registry import metas
from kutter.language.installed import folder_of, installed_games, is_ours
from kutter.lessons.lesson import Lesson
from kutter.records.files import whole_file

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Course:
    """The lessons of one game, or of one kind of it, the easiest first."""

    game: str
    options: Json
    path: Path
    lessons: Sequence[Lesson]


@cache
def courses() -> Sequence[Course]:
    """A stranger's that cannot be read are left out."""
    found: list[Course] = []
    for game in installed_games():
        if game.name not in metas():
            continue
        try:
            found += courses_in(folder_of(game), game.name)
        except Exception as error:
            if is_ours(game):
                raise
            logger.warning("the lessons of %s are left out: %s", game.name, error)
    return found


def courses_in(folder: Path | None, game: str) -> Iterator[Course]:
    for path in [] if folder is None else sorted((folder / "lessons").glob("*.jsonl")):
        lessons = read_lessons(path)
        kinds = {json.dumps(each.record.options, sort_keys=True) for each in lessons}
        if {each.record.game for each in lessons} != {game} or len(kinds) != 1:
            raise ValueError(f"{path.name}: these are not lessons of one game")
        yield Course(game, lessons[0].record.options, path, lessons)


def read_lessons(path: Path) -> list[Lesson]:
    with path.open(encoding="utf-8") as file:
        return [Lesson.from_json(json.loads(line)) for line in file]


def write_lessons(path: Path, lessons: Sequence[Lesson]) -> None:
    with whole_file(path) as file:
        for lesson in lessons:
            file.write(lesson_line(lesson) + "\n")


def lesson_line(lesson: Lesson) -> str:
    return json.dumps(lesson.to_json(), ensure_ascii=False, separators=(",", ":"))


@cache
def lessons() -> Mapping[str, Lesson]:
    """All of them, by what they are called in addresses."""
    return {each.id: each for course in courses() for each in course.lessons}
