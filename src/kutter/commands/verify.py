"""kutter verify: every record replayed."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kutter.commands.terminal import Terminal
from kutter.core.errors import KutterError, Sentence
from kutter.core.packing import Unreadable
from kutter.core.records import Place, parse_record, read_text, read_texts
from kutter.core.replay import BadMove
from kutter.games import replay
from kutter.shuffle import verify_shuffle
from kutter.texts import texts_in

Found = tuple[str, bytes | Sentence]
"""Where a record stands, and its text or why there is none."""


def run(arguments: Namespace, terminal: Terminal) -> int:
    check = Check(terminal.texts.language, arguments.shuffle, arguments.json)
    everything_holds = True
    for found in found_in(arguments.files):
        holds, line = check.report(found)
        everything_holds = everything_holds and holds
        (terminal.data if arguments.json else terminal.line)(line)
    return 0 if everything_holds else 1


def found_in(names: Sequence[str]) -> Iterator[Found]:
    for name in names:
        place = Place.parse(name)
        if place.line is None:
            for there, text in read_texts(place.path):
                yield str(there), text.sentence if isinstance(text, Unreadable) else text
        else:
            try:
                yield str(place), read_text(place)
            except KutterError as error:
                yield str(place), error.sentence


@dataclass(frozen=True)
class Check:
    """What is asked of every record, and how the answer is told."""

    language: str
    shuffle: bool
    json: bool

    def report(self, found: Found) -> tuple[bool, str]:
        """Whether a record holds, and one line about it."""
        place, text = found
        texts = texts_in(self.language)
        line: dict[str, object] = {"record": place}
        try:
            if isinstance(text, Sentence):
                raise KutterError(text.message, **text.arguments)
            record = parse_record(text)
            finished = replay(record).verify()
            deals = verify_shuffle(record) if self.shuffle else None
            told = texts.say(
                "verify-holds", moves=len(record.moves), finished="yes" if finished else "no"
            )
            line |= {"holds": True, "moves": len(record.moves), "finished": finished}
            if deals is not None:
                told += ", " + texts.say("verify-shuffle-holds", deals=deals)
                line["deals"] = deals
        except KutterError as error:
            told = error.tell(texts)
            line |= {"holds": False, "reason": told}
            if isinstance(error, BadMove):
                line["move"] = error.number
        return bool(line["holds"]), json.dumps(line) if self.json else f"{place}: {told}"
