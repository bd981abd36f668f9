"""kutter review: what the decisions of a finished game cost."""

import json
from argparse import Namespace

from kutter.cli.terminal.terminal import Terminal, chosen_seat, naming, open_game
from kutter.games.contract import ALL_SEEING
from kutter.records.replay import Replay
from kutter.review.report import review_json
from kutter.review.review import Review, Reviewing
from kutter.review.words import decision_words, summary_words


def run(arguments: Namespace, terminal: Terminal) -> int:
    replay = open_game(arguments.file, terminal)
    with naming(arguments.file, terminal):
        seats = asked_seats(arguments.seat, replay)
        under_way = [
            Reviewing(replay, seat, str(arguments.seed), is_open=arguments.open) for seat in seats
        ]
    reviews = [reviewed(each, terminal) for each in under_way]
    if arguments.json:
        terminal.data(json.dumps([review_json(each, replay) for each in reviews]))
        return 0
    for review in reviews:
        for says in summary_words(review, replay):
            terminal.line(says.tell(terminal.texts))
        for decision in review.costly[: arguments.top]:
            for says in decision_words(decision, replay.game):
                terminal.line("  " + says.tell(terminal.texts))
    return 0


def asked_seats(seat: int | None, replay: Replay) -> list[int]:
    record = replay.record
    chosen = chosen_seat(seat, record.players)
    if chosen is not None:
        return [chosen]
    return list(range(record.players)) if record.seen_by is ALL_SEEING else [record.seen_by]


def reviewed(reviewing: Reviewing, terminal: Terminal) -> Review:
    decisions = []
    message = terminal.say("progress-review")
    with terminal.progress.course_of(message, len(reviewing.asked)) as course:
        for decision in reviewing.decisions():
            decisions.append(decision)
            course.advance()
    if course.is_interrupted:
        raise KeyboardInterrupt
    return reviewing.finish(decisions)
