"""Files that grow by whole lines: whoever is killed has kept what was added until then."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISREG

from kutter.language.errors import BadInput
from kutter.records.files import MOST_BYTES, opened
from kutter.records.packing import PACKED, packed


class GrowingFile:
    """One that nobody else adds to meanwhile."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self.handle = handle
        self.whole = 0
        """Bytes of the whole lines that were read."""
        self.cut_off = b""
        """What stands behind them."""

    @property
    def is_regular(self) -> bool:
        """Not a pipe or a device, which keep nothing."""
        return S_ISREG(os.fstat(self.handle).st_mode)

    @property
    def size(self) -> int:
        return os.fstat(self.handle).st_size

    def claim(self, goes_on: bool, patient: bool) -> None:
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | (0 if patient else fcntl.LOCK_NB))
        except BlockingIOError:
            raise BadInput("file-is-being-written", file=str(self.path)) from None
        except OSError as error:  # not every file system has locks
            raise unwritable(self.path, error) from None
        if os.fstat(self.handle).st_nlink == 0:  # who had it before has taken it away
            raise BadInput("file-is-being-written", file=str(self.path))
        if self.size and not goes_on:
            raise BadInput("file-holds-something", file=str(self.path))

    def lines(self) -> Iterator[bytes]:
        """Those that are whole, unpacked."""
        if not self.is_regular or not self.size:
            return
        with opened(self.path) as file:
            while (line := file.readline(MOST_BYTES + 2)).endswith(b"\n"):
                self.whole += len(line)
                yield line
            self.cut_off = line
        if len(line) > MOST_BYTES:
            raise BadInput("file-is-too-large", limit=MOST_BYTES)

    def drop_cut_off(self) -> None:
        """After all lines were read: what is added next stands on a line of its own."""
        os.ftruncate(self.handle, self.whole)

    def add(self, line: str) -> None:
        """All of a line, or nothing of it where there is no room; packed by itself."""
        data = f"{line}\n".encode()
        if self.path.suffix in PACKED:
            data = packed(data, self.path.suffix)
        size, written = self.size, 0
        try:
            while written < len(data):
                written += os.write(self.handle, data[written:])
        except BrokenPipeError:
            raise
        except OSError as error:
            with suppress(OSError):  # a device has no length
                os.ftruncate(self.handle, size)
            raise unwritable(self.path, error) from None


@contextmanager
def growing_file(path: Path, *, goes_on: bool, patient: bool = False) -> Iterator[GrowingFile]:
    """A file to add lines to; one that holds some already only if we go on with it.

    Patient: we wait until nobody else has it. One that was made and got no line is taken away.
    """
    is_new = not path.exists()
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    except OSError as error:
        raise unwritable(path, error) from None
    file = GrowingFile(path, handle)
    try:
        if file.is_regular:
            file.claim(goes_on, patient)
        try:
            yield file
        finally:
            if is_new and file.is_regular and not file.size:
                path.unlink(missing_ok=True)
    finally:
        os.close(handle)


def unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput("file-cannot-be-written", file=str(path), reason=error.strerror or str(error))
