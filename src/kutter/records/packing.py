"""Packed files: gzip and zstd, read within bounds and written the same each time."""

import gzip
import io
import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final, Protocol

from kutter.language.errors import BadInput

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

GZIP: Final = ".gz"
ZSTD: Final = ".zst"
PACKED: Final = (GZIP, ZSTD)
"""How the names of packed files end."""
_BEGINNINGS: Final = {
    GZIP: re.compile(rb"\x1f\x8b"),
    ZSTD: re.compile(rb"\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18"),
}
"""Of zstd: a frame, or one to be skipped, which some programs put first."""
LONGEST_BEGINNING: Final = 4
MOST_UNPACKED: Final = 32_000_000
MOST_UNPACKED_PER_BYTE: Final = 100
"""So much may come out of any file, and beyond that so much of each of its bytes. Records shrink to
about a sixth; what shrinks to a thousandth was made to do harm."""
WIDEST_WINDOW: Final = 27
"""As a power of two: what zstd's own program takes unless told otherwise."""
_BUFFER: Final = 1 << 16


class Unreadable(BadInput):
    """A file that cannot be read, or not from here on."""


class Readable(Protocol):
    def read1(self, size: int, /) -> bytes: ...


def packing_of(beginning: bytes) -> str | None:
    """How something is packed that begins like this; None: not at all."""
    return next((kind for kind, each in _BEGINNINGS.items() if each.match(beginning)), None)


class Counted(io.RawIOBase):
    """A stream, its beginning already taken from it, that knows how much was read."""

    def __init__(self, beginning: bytes, rest: Readable) -> None:
        self._beginning = beginning
        self._rest = rest
        self.count = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        data = self._beginning[: len(buffer)] or self._rest.read1(len(buffer))
        self._beginning = self._beginning[len(data) :]
        buffer[: len(data)] = data
        self.count += len(data)
        return len(data)


class Unpacked(io.RawIOBase):
    """What is packed in a stream, as far as it is sound and stays within bounds."""

    def __init__(self, packed: Counted, kind: str) -> None:
        self._packed = packed
        self._unpacking = _unpacking(io.BufferedReader(packed), kind)
        self._count = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        try:
            data = self._unpacking.read1(len(buffer))
        except (EOFError, gzip.BadGzipFile, zlib.error, zstd.ZstdError) as error:
            raise Unreadable(
                "file-cannot-be-unpacked", byte=str(self._count + 1), reason=str(error)
            ) from None
        self._count += len(data)
        if self._count > MOST_UNPACKED + MOST_UNPACKED_PER_BYTE * self._packed.count:
            raise Unreadable("file-unpacks-to-too-much", byte=str(self._count))
        buffer[: len(data)] = data
        return len(data)


def _unpacking(packed: io.BufferedReader, kind: str) -> Readable:
    if kind == GZIP:
        return gzip.GzipFile(fileobj=packed, mode="rb")
    return zstd.ZstdFile(
        packed, options={zstd.DecompressionParameter.window_log_max: WIDEST_WINDOW}
    )


def unpacked(beginning: bytes, rest: Readable, kind: str | None) -> io.BufferedReader:
    """A stream to read from, by lines or at once; of what is packed in it if it is of a kind."""
    packed = Counted(beginning, rest)
    return io.BufferedReader(packed if kind is None else Unpacked(packed, kind), _BUFFER)


@contextmanager
def packing(file: IO[bytes], kind: str) -> Iterator[IO[bytes]]:
    """Packs what is written; no time and no name goes in, so the same gives the same bytes."""
    packed: IO[bytes]
    if kind == GZIP:
        packed = gzip.GzipFile(filename="", fileobj=file, mode="wb", mtime=0)  # type: ignore[assignment]
    else:
        packed = zstd.ZstdFile(file, "wb")  # type: ignore[assignment]
    with packed:
        yield packed


def packed(data: bytes, kind: str) -> bytes:
    """By itself: such pieces one after another are a packed file."""
    whole = io.BytesIO()
    with packing(whole, kind) as file:
        file.write(data)
    return whole.getvalue()
