"""kutter verify: every record replayed."""

import json
import os
import re
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kutter.arena.parallel import in_order
from kutter.cli.terminal.terminal import Terminal
from kutter.language.catalogues import Texts, texts_in
from kutter.language.errors import BadInput, KutterError
from kutter.language.sentences import Sentence, shown
from kutter.records.files import STANDARD_INPUT
from kutter.records.format import parse_record
from kutter.records.packing import Unreadable
from kutter.records.reading import Place, read_text, read_texts
from kutter.records.replay import BadMove, replay
from kutter.records.shuffle import Checked, Kept, is_hex, verify_shuffle

Found = tuple[str, bytes | Sentence]
"""Where a record stands, and its text or why there is none."""


def run(arguments: Namespace, terminal: Terminal) -> int:
    check = Check(terminal.texts.language, kept_in(arguments), arguments.json)
    everything_holds = True
    found = found_in(arguments.files)
    tell = terminal.data if arguments.json and not terminal.out.is_terminal else terminal.line
    total = number_in(arguments.files) if terminal.err.is_terminal else None
    with terminal.progress.course_of(terminal.say("verify-progress"), total) as course:
        compiling = terminal.progress.compiling
        for holds, line in in_order(check.report, found, arguments.jobs, compiling):
            everything_holds = everything_holds and holds
            tell(line)
            course.advance()
    if course.is_interrupted:
        raise KeyboardInterrupt
    return 0 if everything_holds else 1


def number_in(names: Sequence[str]) -> int | None:
    """How many records there are, if everything can be read twice."""
    number = 0
    for name in names:
        place = Place.parse(name)
        if place.path == STANDARD_INPUT or not os.path.isfile(place.path):  # noqa: PTH113 (long names)
            return None
        number += 1 if place.line is not None else sum(1 for _ in read_texts(place.path))
    return number


def kept_in(arguments: Namespace) -> Kept | None:
    """What somebody kept since before the start, if shuffles are asked about."""
    commitment = arguments.commitment
    if commitment is not None and not is_hex(commitment.lower()):
        raise BadInput("shuffle-commitment-unreadable", found=shown(commitment))
    shares: dict[int, str] = {}
    for text in arguments.share or ():
        seat, _, share = text.partition(":")
        if not (re.fullmatch("[0-9]", seat) and is_hex(share.lower())):
            raise BadInput("shuffle-share-unreadable", found=shown(text))
        shares[int(seat)] = share.lower()
    kept = Kept(commitment and commitment.lower(), shares)
    return kept if arguments.shuffle or kept != Kept() else None


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
    kept: Kept | None
    """Against which the shuffle is checked; None: it is not."""
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
            checked = None if self.kept is None else verify_shuffle(record, self.kept)
            told = texts.say(
                "verify-holds", moves=len(record.moves), finished="yes" if finished else "no"
            )
            line |= {"holds": True, "moves": len(record.moves), "finished": finished}
            if self.kept is not None and checked is not None:
                told += ", " + shuffle_words(checked, self.kept, texts)
                line |= shuffle_json(checked, self.kept)
        except KutterError as error:
            told = error.tell(texts)
            line |= {"holds": False, "reason": told}
            if isinstance(error, BadMove):
                line["move"] = error.number
        return bool(line["holds"]), json.dumps(line) if self.json else f"{place}: {told}"


def shuffle_words(checked: Checked, kept: Kept, texts: Texts) -> str:
    """What was shown, and no more than that."""
    words = [
        texts.say(
            "verify-shuffle-holds",
            deals=checked.deals,
            kept="no" if kept.commitment is None else "yes",
            shares=len(kept.shares),
        )
    ]
    if kept.commitment is not None and checked.shuffle.shares is None:
        words.append(texts.say("verify-shuffle-alone"))
    if not checked.shuffle.deals_setup:
        words.append(texts.say("verify-shuffle-setup-given"))
    return ", ".join(words)


def shuffle_json(checked: Checked, kept: Kept) -> dict[str, object]:
    return {
        "deals": checked.deals,
        "setup_is_dealt": checked.shuffle.deals_setup,
        "kept_commitment": kept.commitment is not None,
        "kept_shares": sorted(kept.shares),
    }
