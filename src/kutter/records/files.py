"""Files of strangers, read with care, and our own, written whole."""

import io
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO, cast

from kutter.language.errors import BadInput
from kutter.records.packing import (
    LONGEST_BEGINNING,
    PACKED,
    Unreadable,
    packing,
    packing_of,
    unpacked,
)

STANDARD_INPUT: Final = Path("-")

MOST_BYTES: Final = 1_000_000
"""Of a record, and of anything else that is read at once."""
_unfinished: Final[set[str]] = set()
"""Names under which files are being written."""

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some programs begin every UTF-8 text with it."""


def parse_json(text: bytes) -> Any:
    if len(text) > MOST_BYTES:
        raise BadInput("file-is-too-large", limit=MOST_BYTES)
    try:
        marked = text.decode("utf-8")
        return json.loads(marked.removeprefix(BYTE_ORDER_MARK), parse_constant=_refuse_constant)
    except UnicodeDecodeError as error:
        raise BadInput("file-is-not-utf8", byte=str(error.start + 1)) from None
    except json.JSONDecodeError as error:
        raise BadInput(
            "file-is-not-json", line=str(error.lineno), column=str(error.colno)
        ) from None
    except (ValueError, RecursionError):
        raise BadInput("file-is-beyond-json") from None


def _refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities: Python reads them, JSON does not have them."""
    raise ValueError(name)


def read_json(path: Path) -> Any:
    """What stands in a small file."""
    with opened(path) as file:
        return parse_json(file.read(MOST_BYTES + 1))


@contextmanager
def opened(path: Path) -> Iterator[io.BufferedReader]:
    """A file, or STANDARD_INPUT, to read bytes from, unpacked; or one line that says why not."""
    try:
        if path == STANDARD_INPUT:
            given = cast("io.BufferedReader", sys.stdin.buffer)
            beginning = given.read(LONGEST_BEGINNING)
            yield unpacked(beginning, given, packing_of(beginning))
        else:
            with path.open("rb") as file:
                yield unpacked(b"", file, path.suffix if path.suffix in PACKED else None)
    except OSError as error:
        raise Unreadable("file-cannot-be-read", reason=error.strerror or str(error)) from None


@contextmanager
def whole_file(path: Path, mode: int | None = None) -> Iterator[TextIO]:
    """A file that is there whole or not at all; its mode is given, or as files usually have it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if path.exists() and not path.is_file():  # a pipe or a device: nothing to replace
            with path.open("w", encoding="utf-8") as file:
                yield file
            return
        with _replacing(path.resolve(), mode) as file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(
            "file-cannot-be-written", file=str(path), reason=error.strerror or str(error)
        ) from None


@contextmanager
def packed_file(path: Path) -> Iterator[TextIO]:
    """A whole file, packed if its name says so."""
    with whole_file(path) as file:
        if path.suffix not in PACKED:
            yield file
            return
        with (
            packing(file.buffer, path.suffix) as packed,
            io.TextIOWrapper(packed, encoding="utf-8", newline="\n") as text,
        ):
            yield text


@contextmanager
def _replacing(path: Path, mode: int | None) -> Iterator[TextIO]:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".kutter-")
    _unfinished.add(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            yield file
        usual = path.stat().st_mode if path.exists() else 0o666 & ~_umask()
        Path(name).chmod(usual if mode is None else mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    finally:
        _unfinished.discard(name)


def remove_unfinished() -> None:
    """For who ends this process without another word."""
    for name in list(_unfinished):
        Path(name).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
