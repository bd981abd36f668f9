"""Whether a guide holds: its games are sound, and who plays as prepared comes by every step."""

from collections.abc import Sequence

from kutter.games.contract import CHANCE, Move
from kutter.guides.guide import MOVE, NEXT, BadGuide, Guide, Step, Stretch
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import KutterError
from kutter.records.replay import replay


def check(guide: Guide) -> None:
    for number, stretch in enumerate(guide.stretches, 1):
        try:
            check_texts(stretch.steps)
            check_line(stretch)
        except (KutterError, BadGuide) as error:
            raise BadGuide(f"{guide.name}, stretch {number}: {error}") from error


def check_texts(steps: Sequence[Step]) -> None:
    for step in steps:
        if step.text is not None and not ENGLISH.knows(step.text):
            raise BadGuide(f"there is no message {step.text!r}")


def check_line(stretch: Stretch) -> None:
    """Plays the prepared moves, and goes from step to step as a learner who plays them would."""
    if not stretch.steps or stretch.steps[-1].until != NEXT:
        raise BadGuide(f"its last step must wait for {NEXT!r}")
    played = replay(stretch.record)
    played.verify()
    if not 0 <= stretch.start < stretch.end <= len(stretch.record.moves):
        raise BadGuide("it must begin and end within its record")
    if played.game.owing(played.state_at(stretch.start)) == [CHANCE]:
        raise BadGuide("it must begin where a seat is due")
    steps = passed_next(stretch.steps)
    for step in played.steps():
        if stretch.start < step.number <= stretch.end:
            happened = {played.game.event_json(each)["what"] for each in step.events}
            steps = gone_on(steps, step.move, happened, stretch.seat)
        is_due = stretch.seat in played.game.owing(step.state)
        if steps and is_due and stretch.start <= step.number < stretch.end:
            view = played.game.view_json(played.game.view(step.state, stretch.seat))
            if steps[0].is_turn(view.get("phase", "")):
                steps = passed_next(steps[1:])
    if steps:
        raise BadGuide(f"{steps[0].text or 'a step'} waits in vain for {steps[0].until!r}")


def gone_on(steps: Sequence[Step], move: Move, happened: set[str], seat: int) -> Sequence[Step]:
    """The steps that are left after a move, of which each is enough for one step."""
    awaited = steps[0].until if steps else None
    if awaited in happened or (awaited == MOVE and move.seat == seat):
        return passed_next(steps[1:])
    return steps


def passed_next(steps: Sequence[Step]) -> Sequence[Step]:
    """Who reads goes on."""
    while steps and steps[0].until == NEXT:
        steps = steps[1:]
    return steps
