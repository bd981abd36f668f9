"""Lessons in games: positions are sieved, the cheapest sieve first."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, zip_longest
from random import Random
from typing import Final

from kutter.bots.match import play_match
from kutter.bots.registry import bots_for
from kutter.engine.dealer import seed_from
from kutter.games.contract import ALL_SEEING, SPECTATOR, Game, Json
from kutter.lessons.judging import HOPEFUL, LEAD, Examiner, Question, difficulty
from kutter.lessons.lesson import EASY, Lesson
from kutter.records.format import Record
from kutter.records.replay import Replay, replay, seen_record
from kutter.records.setting import Setting
from kutter.review.review import asked_of

PLAYERS: Final = (3, 4)
"""Simulated games have so many seats, by turns."""
MOST_A_GAME: Final = 2
MOST_ASKED: Final = 40
"""So many positions of a game are looked at: then another game has more to offer."""
LEAST_MOVES: Final = 3
"""Of two moves one is soon found; and nobody's last cards are a lesson."""
EASY_SHARE: Final = 3
"""One in so many lessons may be found by all bots: only such games are searched for them."""


@dataclass(frozen=True)
class Finder:
    """What every game that is searched has in common."""

    game: Game
    options: Json
    bots: str
    seed: int

    def in_simulation(self, number: int) -> list[Lesson]:
        players = [each for each in PLAYERS if each in self.game.seats] or [self.game.seats[0]]
        setting = Setting(self.game.name, players[number % len(players)], self.options)
        bots = bots_for(self.bots, setting.players, self.game)
        record = play_match(setting, bots, seed_from("lessons", self.seed, number))
        return self.in_record((number, record))

    def in_record(self, numbered: tuple[int, Record]) -> list[Lesson]:
        number, record = numbered
        played = replay(record)
        random = Random(seed_from("lessons in", self.seed, number))  # noqa: S311  it hides nothing
        examiner = Examiner(self.game, f"{self.seed} {number}")
        found: list[Lesson] = []
        for question in islice(by_turns(played, random), MOST_ASKED):
            wants_easy = number % EASY_SHARE == 0 and not any(each.grade == EASY for each in found)
            lesson = self.taught(played, question, examiner, wants_easy)
            if lesson is not None:
                found.append(lesson)
            if len(found) == MOST_A_GAME:
                break
        return found

    def taught(
        self, played: Replay, question: Question, examiner: Examiner, wants_easy: bool
    ) -> Lesson | None:
        glance = examiner.glanced(question)
        best = glance.judgement.best
        if not glance.is_ahead(LEAD, HOPEFUL):
            return None
        missed_by = examiner.missed_by(question, best)
        if not missed_by and not wants_easy:
            return None
        for judged in (examiner.looked, examiner.examined):
            verdict = judged(question)
            if verdict.judgement.best != best or not verdict.is_ahead(LEAD):
                return None
        return Lesson(
            record=seen_record(played, question.position.seat, question.number - 1),
            missed_by=missed_by,
            difficulty=difficulty(missed_by, verdict.judgement.lead),
            judgement=verdict.judgement,
        )


def by_turns(played: Replay, random: Random) -> Iterator[Question]:
    """The decisions of a game, those of each kind by turns: the many must not hide the few."""
    kinds: dict[str, list[Question]] = defaultdict(list)
    for seat in seats_of(played.record):
        for each in asked_of(played, seat, is_open=False):
            if len(each.legal) >= LEAST_MOVES:
                verb = played.game.text(each.played).split(" ")[1]
                kinds[verb].append(Question(each.position, each.legal, each.number))
    for questions in kinds.values():
        random.shuffle(questions)
    for turn in zip_longest(*kinds.values()):
        yield from (each for each in turn if each is not None)


def seats_of(record: Record) -> Sequence[int]:
    """Whose decisions can be judged."""
    if record.seen_by is ALL_SEEING:
        return range(record.players)
    return [] if record.seen_by == SPECTATOR else [record.seen_by]


def chosen(lessons: Iterable[Lesson], count: int) -> list[Lesson]:
    """As many as are wanted, of every kind and grade alike as far as there are; easy ones first."""
    shelves: dict[tuple[str, str], list[Lesson]] = defaultdict(list)
    for lesson in lessons:
        shelves[lesson.grade, lesson.kind].append(lesson)
    taken: list[Lesson] = []
    for row in zip_longest(*shelves.values()):
        for lesson in row:
            easy = sum(each.grade == EASY for each in taken)
            if lesson is not None and len(taken) < count:
                if lesson.grade != EASY or easy < count // EASY_SHARE:
                    taken.append(lesson)
    return sorted(taken, key=lambda each: each.difficulty)
