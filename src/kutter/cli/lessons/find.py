"""kutter lessons find: positions with one clearly best move, in games of bots or of people."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from kutter.arena.parallel import in_order
from kutter.bots.registry import bots_for
from kutter.cli.setting import check_own_options, chosen_options
from kutter.cli.terminal.terminal import CommandFailed, Terminal
from kutter.games.contract import Json
from kutter.games.registry import game_named
from kutter.language.errors import BadInput
from kutter.lessons.finding import Finder, chosen
from kutter.lessons.lesson import Lesson
from kutter.lessons.registry import lesson_line, write_lessons
from kutter.records.format import Record
from kutter.records.reading import read_records


def run(arguments: Namespace, terminal: Terminal) -> int:
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
