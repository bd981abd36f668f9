"""kutter verify: every record replayed."""

import json
from argparse import Namespace
from pathlib import Path

from kutter.commands.terminal import Terminal
from kutter.core.errors import KutterError
from kutter.core.records import Place, Record, read_record, read_records
from kutter.core.replay import BadMove
from kutter.games import replay
from kutter.shuffle import verify_shuffle


def run(arguments: Namespace, terminal: Terminal) -> int:
    holds = True
    for name in arguments.files:
        holds = verify_file(name, arguments, terminal) and holds
    return 0 if holds else 1


def verify_file(name: str, arguments: Namespace, terminal: Terminal) -> bool:
    place = Place.parse(name)
    if place.line is not None:
        try:
            return report(str(place), read_record(place), arguments, terminal)
        except KutterError as error:
            return report(str(place), error, arguments, terminal)
    holds = True
    for there, found in read_records(Path(name)):
        holds = report(str(there), found, arguments, terminal) and holds
    return holds


def report(
    place: str, found: Record | KutterError, arguments: Namespace, terminal: Terminal
) -> bool:
    """One line for one record; whether it holds."""
    line: dict[str, object] = {"record": place}
    try:
        if isinstance(found, KutterError):
            raise found
        finished = replay(found).verify()
        deals = verify_shuffle(found) if arguments.shuffle else None
        text = terminal.say(
            "verify-holds", moves=len(found.moves), finished="yes" if finished else "no"
        )
        line |= {"holds": True, "moves": len(found.moves), "finished": finished}
        if deals is not None:
            text += ", " + terminal.say("verify-shuffle-holds", deals=deals)
            line["deals"] = deals
    except KutterError as error:
        text = error.tell(terminal.texts)
        line |= {"holds": False, "reason": text}
        if isinstance(error, BadMove):
            line["move"] = error.number
    if arguments.json:
        terminal.data(json.dumps(line))
    else:
        terminal.line(f"{place}: {text}")
    return bool(line["holds"])
