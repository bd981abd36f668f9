"""kutter lessons check: those that are kept, judged once more by the bots of today."""

from argparse import Namespace
from dataclasses import dataclass
from functools import partial

from kutter.arena.parallel import in_order
from kutter.cli.terminal.terminal import Terminal
from kutter.games.registry import game_named
from kutter.lessons.checking import Checked, checked
from kutter.lessons.registry import Course, courses, write_lessons


@dataclass(frozen=True)
class Tally:
    course: Course
    checked: list[Checked]

    @property
    def lost(self) -> list[Checked]:
        return [each for each in self.checked if not each.holds]


def run(arguments: Namespace, terminal: Terminal) -> int:
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
