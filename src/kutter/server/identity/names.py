"""Names and lines of chat: whatever somebody writes, others see one harmless line."""

import re
import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from kutter.bots.registry import TITLES
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.server.protocol.basics import MOST_SEATS

UNSEEN: Final = ("C", "Zl", "Zp")
"""Unicode's kinds of characters that have no place in a line: controls, formats, breaks."""
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
"""Letters, signs and marks that show nothing."""
MOST_MARKS: Final = 3
"""On one letter: more would climb over the lines beside it."""


def clean_text(text: str) -> str:
    """One line without anything that could turn or hide what stands beside it."""
    normal = unicodedata.normalize("NFC", BLANK.sub("", text))
    kept: list[str] = []
    marks = 0
    for each in (" " if each.isspace() else each for each in normal):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind.startswith("M") else 0
        if not kind.startswith(UNSEEN) and marks <= MOST_MARKS:
            kept.append(each)
    line = " ".join("".join(kept).split())
    is_seen = any(not unicodedata.category(each).startswith(("M", "Z")) for each in line)
    return line if is_seen else ""


def look_alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other, as it stands or in capitals."""
    return any(mine == others for mine, others in zip(outlines(one), outlines(other), strict=True))


def is_a_bots(name: str) -> bool:
    """Whether a page calls bots so, in any language: "Skipper 2"."""
    return any(look in shown for look, shown in zip(outlines(name), bots_names(), strict=True))


@cache
def bots_names() -> list[set[str]]:
    """By way of writing."""
    shown = []
    for texts in map(texts_in, LANGUAGES):
        for number in range(1, MOST_SEATS + 1):
            shown += [
                texts.say("bot-name", bot=texts.say(bot), number=number) for bot in TITLES.values()
            ]
    return [set(looks) for looks in zip(*map(outlines, shown), strict=True)]


def outlines(name: str) -> list[str]:
    return [outline(write(name)) for write in (str.casefold, str.upper, str)]


def outline(name: str) -> str:
    """What is left of a name for a hasty eye: no marks, no dots, one letter for all its likes."""
    plain = "".join(
        each
        for each in unicodedata.normalize("NFKD", name)
        if unicodedata.category(each)[0] in "LNS"
    )
    drawn = "".join(map(likeness, plain)).casefold().replace("rn", "m").replace("vv", "w")
    kept = [each for each in drawn if unicodedata.category(each)[0] in "LNS"]
    return "".join(kept) or name


@cache
def likeness(letter: str) -> str:
    """The same for all that look alike, by Unicode's list of confusable characters."""
    seen, found = {letter}, [letter]
    while found:
        for like in confusables_data.get(found.pop(), ()):
            if like["c"] not in seen:
                seen.add(like["c"])
                found.append(like["c"])
    return min(seen, key=lambda each: (len(each), not each.isascii(), not each.isalnum(), each))
