"""The three standard streams, whatever started us gave as such: nothing written to them fails for
the letters in it."""

import codecs
import os
import sys
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import Final, TextIO

STAND_INS: Final = {
    "–": "-", "−": "-", "—": "-", "‑": "-", "…": "...", "·": ".", "×": "x", "±": "+-",
    "→": "->", "↑": "^", "↓": "v",
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "«": '"', "»": '"', "§": "par.",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "\u00a0": " ",
}  # fmt: skip
"""For letters of ours that an encoding does not have; others are written as escapes."""


def stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    escaped = (each.encode("ascii", "backslashreplace").decode() for each in letters)
    chosen = (STAND_INS.get(each, plain) for each, plain in zip(letters, escaped, strict=True))
    return "".join(chosen), error.end


def prepare_streams() -> None:
    codecs.register_error("stand_in", stand_in)
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "stand_in"),
        (sys.stderr, "stand_in"),
    ):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def discard(stream: TextIO) -> None:
    """So that nothing more is tried with an output that takes no more."""
    with suppress(UnsupportedOperation), open(os.devnull, "wb") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), stream.fileno())


def complain(line: str) -> None:
    """Where there is nowhere to, the exit code says it alone."""
    with suppress(OSError):
        print(line, file=sys.stderr)


def write_out() -> None:
    """What still waits to be written; what nothing takes is told to nobody."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            discard(stream)
