"""What arguments are read as: numbers, seats."""

from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Final

from kutter.language.catalogues import Texts

SPECTATOR: Final = "spectator"
MOST_NUMBER: Final = 999_999_999


def printable(text: str) -> str:
    """A text without what could break a line, move the cursor or turn the reading around."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode() for each in text
    )


def number_from(least: int, texts: Texts, most: int = MOST_NUMBER) -> Callable[[str], int]:
    """Reads a whole number between two."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(
            texts.say("number-is-wrong", found=ascii(text), least=str(least), most=str(most))
        )

    return read


def seat_in(texts: Texts) -> Callable[[str], int | str]:
    number = number_from(0, texts)
    return lambda text: text if text == SPECTATOR else number(text)
