"""Words of the command line as numbers. Imports nothing heavy, so that help comes at once."""

from argparse import ArgumentTypeError
from typing import Final

SPECTATOR: Final = "spectator"


def number(text: str) -> int:
    """0, 1, 2, …"""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ArgumentTypeError(f"{text!r}: 0, 1, 2, …")
    return int(text)


def positive_number(text: str) -> int:
    """1, 2, 3, …"""
    if number(text) == 0:
        raise ArgumentTypeError(f"{text!r}: 1, 2, 3, …")
    return number(text)


def seat(text: str) -> int | str:
    return text if text == SPECTATOR else number(text)
