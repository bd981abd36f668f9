"""kutter lessons: positions with one clearly best move, found in games and judged once more."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from kutter.arena.parallel import in_order
from kutter.bots.registry import bots_for
from kutter.cli.setting import check_own_options, chosen_options
from kutter.cli.terminal.terminal import CommandFailed, Terminal
from kutter.games.contract import Json
from kutter.games.registry import game_named
from kutter.language.errors import BadInput
from kutter.lessons.checking import Checked, checked
from kutter.lessons.finding import Finder, chosen
from kutter.lessons.lesson import Lesson
from kutter.lessons.registry import Course, courses, lesson_line, write_lessons
from kutter.records.format import Record
from kutter.records.reading import read_records


def run_find(arguments: Namespace, terminal: Terminal) -> int:
    game = game_named(arguments.game)
    check_own_options(arguments)
    options = chosen_options(arguments)
    game.check_options(options)
    bots_for(arguments.bots, game.seats[-1], game)
    finder = Finder(game, options, arguments.bots, arguments.seed)
    hear, jobs = terminal.progress.compiling, arguments.jobs
    if arguments.files:
        records = list(enumerate(records_in(arguments.files, game.name, options, terminal)))
        total, found = len(records), in_order(finder.in_record, records, jobs, hear)
    else:
        total = arguments.games
        found = in_order(finder.in_simulation, range(total), jobs, hear)
    lessons: list[Lesson] = []
    with terminal.progress.course_of(terminal.say("lessons-searched"), total) as course:
        for each in found:
            lessons += each
            course.advance()
    taken = chosen(lessons, arguments.count)
    if arguments.out is None:
        for lesson in taken:
            terminal.data(lesson_line(lesson))
    else:
        write_lessons(Path(arguments.out), taken)
        terminal.line(terminal.say("lessons-found", found=len(taken), games=course.done))
    return course.exit_code()


def records_in(names: list[str], game: str, options: Json, terminal: Terminal) -> Iterator[Record]:
    """Those of the game that is asked for."""
    for name in names:
        for place, record in read_records(Path(name)):
            if isinstance(record, BadInput):
                raise CommandFailed(f"{place}: {record.tell(terminal.texts)}")
            if (record.game, record.options) == (game, options):
                yield record


@dataclass(frozen=True)
class Tally:
    course: Course
    checked: list[Checked]

    @property
    def lost(self) -> list[Checked]:
        return [each for each in self.checked if not each.holds]


def run_check(arguments: Namespace, terminal: Terminal) -> int:
    if arguments.game is not None:
        game_named(arguments.game)
    asked = [each for each in courses() if arguments.game in (None, each.game)]
    total = sum(len(course.lessons) for course in asked)
    tallies: list[Tally] = []
    with terminal.progress.course_of(terminal.say("lessons-checked"), total) as progress:
        for course in asked:
            tally = Tally(course, [])
            check = partial(checked, seed=str(arguments.seed))
            for each in in_order(
                check, course.lessons, arguments.jobs, terminal.progress.compiling
            ):
                tally.checked.append(each)
                progress.advance()
            tallies.append(tally)
    if progress.is_interrupted:
        raise KeyboardInterrupt
    for tally in tallies:
        report(tally, terminal)
        if arguments.update:
            kept = [each.now for each in tally.checked if each.holds]
            write_lessons(tally.course.path, sorted(kept, key=lambda each: each.difficulty))
    return 1 if any(tally.lost for tally in tallies) else 0


def report(tally: Tally, terminal: Terminal) -> None:
    name = tally.course.path.stem
    for each in tally.lost:
        line = terminal.say(
            "lesson-is-lost",
            course=name,
            number=str(tally.course.lessons.index(each.lesson) + 1),
            move=each.lesson.judgement.best,
            now=each.now.judgement.best,
            lead=f"{each.now.judgement.lead:.3f}",
        )
        terminal.line(line)
    kept = len(tally.checked) - len(tally.lost)
    terminal.line(terminal.say("lessons-hold", course=name, kept=kept, all=len(tally.checked)))
