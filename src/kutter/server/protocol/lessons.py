"""Find the move: which lessons there are, their positions, and what is answered."""

from typing import Any, Literal

from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import Incoming, MoveText, Outgoing
from kutter.server.protocol.tables import LogLine, View

Grade = Literal["easy", "medium", "hard"]
"""Whether all of our bots find the move, one misses it, or several do."""


class LessonLine(Outgoing):
    id: str
    grade: Grade


class LessonCourse(Outgoing):
    """The lessons of one game, or of one kind of it, the easiest first."""

    game: str
    options: dict[str, str]
    lessons: list[LessonLine]


class Lessons(Outgoing):
    courses: list[LessonCourse]


class LessonOut(Outgoing):
    """A position as its seat knew it. What is best there, no message says before it is answered."""

    game: str
    options: dict[str, str]
    players: int
    seat: int
    setup: dict[str, Any]
    position: View
    log: list[LogLine]
    """The latest moves, as the seat may know them."""


class LessonAnswer(Incoming):
    move: MoveText | None
    """None: the asker gives up."""


class LessonChoice(Outgoing):
    move: str
    says: SaysJson
    chance: float
    """Of the win, from 0 to 1."""
    points: float


class LessonAnswered(Outgoing):
    right: bool
    says: SaysJson
    """Whether it was the best move, and if not, what it costs."""
    best: str
    reasons: list[SaysJson]
    """What speaks for the best move, and what the next best would have cost."""
    choices: list[LessonChoice]
    """What was weighed, the best first."""
    bot: str
    version: int
    """Who judged: a bot, and which version of the game's bots."""
