"""Records in files: one a file, or a line each, packed or not, from strangers."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from io import BufferedReader
from pathlib import Path
from typing import Final

from kutter.language.errors import BadInput
from kutter.records.files import MOST_BYTES, STANDARD_INPUT, opened
from kutter.records.format import Record, parse_record
from kutter.records.packing import PACKED, Unreadable

MOST_SKIPPED: Final = 100 * MOST_BYTES
"""Of a line that is too long to be a record."""


SHORTEST: Final = 300


MOST_SHORT: Final = 1000
"""So many lines of a file may be too short to be records: each costs far more than its bytes."""


@dataclass(frozen=True)
class Place:
    """Where a record stands: a file, and in JSON Lines its line."""

    path: Path
    line: int | None = None

    def __str__(self) -> str:
        return str(self.path) if self.line is None else f"{self.path}:{self.line}"

    @classmethod
    def parse(cls, text: str) -> "Place":
        """`FILE` or `FILE:LINE`."""
        path, colon, line = text.rpartition(":")
        if colon and line.isascii() and line.isdigit() and len(line) < 10:
            if not os.path.exists(text):  # noqa: PTH110 (Path fails on long names)
                return cls(_path(path), int(line))
        return cls(_path(text))


def _path(name: str) -> Path:
    """A `-` is the standard input; a file of that name is `./-`."""
    path = Path(name)
    return path.absolute() if path == STANDARD_INPUT and name != str(path) else path


def read_texts(path: Path) -> Iterator[tuple[Place, bytes | Unreadable]]:
    """The text of every record of a file as a stream; what makes it end too early comes last."""
    line = short = 0
    try:
        with opened(path) as file:
            text = file.readline(MOST_BYTES + 2)
            if _stands_alone(path, text):
                yield Place(path), text + file.read(max(0, MOST_BYTES + 1 - len(text)))
                return
            if not text:
                raise Unreadable("file-is-empty")
            line = 1
            while text:
                short += len(text) < SHORTEST
                if short > MOST_SHORT:
                    raise Unreadable("file-holds-other-lines", limit=MOST_SHORT)
                yield Place(path, line), text.rstrip(b"\r\n")
                _skip_rest(file, text)
                line += 1
                text = file.readline(MOST_BYTES + 2)
    except Unreadable as error:
        yield Place(path, line or None), error


def _stands_alone(path: Path, first_line: bytes) -> bool:
    """Whether a file is one record and not JSON Lines: by its name, or by its first line."""
    if path == STANDARD_INPUT:
        begins = first_line.removeprefix(b"\xef\xbb\xbf").strip()
        return begins.startswith(b"{") and not begins.endswith(b"}") and len(begins) <= MOST_BYTES
    name = path.with_suffix("") if path.suffix in PACKED else path
    return name.suffix != ".jsonl"


def _skip_rest(file: BufferedReader, text: bytes) -> None:
    """What is left of a line that was too long, unless that has no end."""
    skipped = 0
    while text and not text.endswith(b"\n"):
        text = file.readline(MOST_BYTES)
        skipped += len(text)
        if skipped > MOST_SKIPPED:
            raise Unreadable("file-has-endless-line", limit=MOST_SKIPPED)


def read_records(path: Path) -> Iterator[tuple[Place, Record | BadInput]]:
    """Every record of a file as a stream; what cannot be read comes as its error."""
    for place, text in read_texts(path):
        try:
            yield place, text if isinstance(text, Unreadable) else parse_record(text)
        except BadInput as error:
            yield place, error


def read_record(place: Place) -> Record:
    """The one record of a file, or of a line of a file."""
    return parse_record(read_text(place))


def read_text(place: Place) -> bytes:
    """Its text; the lines before it are read over."""
    found: bytes | None = None
    for there, text in read_texts(place.path):
        if isinstance(text, Unreadable):
            raise text
        if place.line is None and found is not None:
            raise BadInput("file-holds-many-records")
        if place.line in (None, there.line):
            found = text
            if place.line is not None:
                break
    if found is None:
        raise BadInput("file-lacks-line", line=str(place.line))
    return found
