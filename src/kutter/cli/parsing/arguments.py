"""The command line's words: argparse in our languages. Nothing heavy here: help comes at once."""

import argparse
import sys
from collections.abc import Callable
from typing import Any, Final, NoReturn

from kutter.language.catalogues import Texts

SPECTATOR: Final = "spectator"

_OWN_WORDS: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-no-value",
    "expected one argument": "argparse-one-value",
    "expected at least one argument": "argparse-some-values",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}
"""What argparse itself says of what we use of it, and under which name our catalogue has it."""


def teach_argparse(texts: Texts) -> None:
    """argparse asks gettext for its words through a name of its own; here our catalogue answers."""

    def answer(words: str) -> str:
        return texts.say(_OWN_WORDS[words]) if words in _OWN_WORDS else words

    setattr(argparse, "_", answer)  # noqa: B010 (a name that types do not know)


def printable(text: str) -> str:
    """A text without what could break a line, move the cursor or turn the reading around."""
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


class Parser(argparse.ArgumentParser):
    """Options in full only, and what is wrong in one line."""

    texts: Texts

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **settings
        )

    def _parse_optional(self, word: str) -> Any:
        """`-:3`, a line of the standard input, is no option."""
        return None if word.startswith("-:") else super()._parse_optional(word)

    def error(self, message: str) -> NoReturn:
        line = self.texts.say("usage-is-wrong", command=self.prog, reason=message)
        print(printable(line), file=sys.stderr)
        sys.exit(2)


MOST_NUMBER: Final = 999_999_999


def number_from(least: int, texts: Texts, most: int = MOST_NUMBER) -> Callable[[str], int]:
    """Reads a whole number between two."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(
            texts.say("number-is-wrong", found=ascii(text), least=str(least), most=str(most))
        )

    return read


def seat_in(texts: Texts) -> Callable[[str], int | str]:
    number = number_from(0, texts)
    return lambda text: text if text == SPECTATOR else number(text)
