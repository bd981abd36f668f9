"""The files of a SQLite database: the owner's only, and locked by what they are, not by name."""

import errno
import fcntl
import logging
import os
import stat
import struct
from pathlib import Path
from typing import Final

from kutter.server.storage.session import NotAlone

OWNERS: Final = 0o600
"""The files hold the seeds of games that still run."""
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")
MAGIC: Final = b"SQLite format 3\0"
"""How a database begins, unless it is empty."""
LOCKED_BYTE: Final = 1 << 40
"""Beyond any byte that SQLite locks by itself, or writes."""
OFD_SETLK: Final[int | None] = getattr(fcntl, "F_OFD_SETLK", None)
"""Locks that belong to an open file, and so outlive what SQLite does to its own."""

Identity = tuple[int, int]

logger = logging.getLogger(__name__)


class DatabaseFile:
    """Held by the one process that writes.

    The database itself is locked, so that another name of it (a link, a mounted folder) leads to
    the same lock. The file beside it is locked as well: the first release knows only that one.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._beside: int | None = None
        self._file: int | None = None
        self._file_is_locked = False
        self._watched: dict[Path, Identity] = {}

    def take(self, create: bool) -> None:
        """Raises `NotAlone` where another process holds it."""
        held_before = self._file is not None
        try:
            locked = self._lock_file(create)
            self._lock_beside()
        except OSError:
            if not held_before:
                self.let_go()
            raise
        watched = [self.path] if locked else [self.path, self._path_beside]
        self._watched = {path: identity(path.stat()) for path in watched}
        if self._file is not None and os.pread(self._file, len(MAGIC), 0) in (MAGIC, b""):
            mend_modes(self.path)

    def watch_log(self) -> None:
        """Once there is one: what is written to a log that was removed is lost with the process."""
        log = Path(f"{self.path}-wal")
        self._watched[log] = identity(log.stat())

    def is_held(self) -> bool:
        """Whether the names still lead to the files that are held."""
        try:
            return all(identity(path.stat()) == held for path, held in self._watched.items())
        except OSError:
            return False

    def let_go(self) -> None:
        """After every connection to the database: to close a file ends all locks on it."""
        for handle in (self._file, self._beside):
            if handle is not None:
                os.close(handle)
        self._file = self._beside = None
        self._watched = {}

    @property
    def _path_beside(self) -> Path:
        return Path(f"{self.path}.lock")

    def _lock_file(self, create: bool) -> bool:
        """False where a system has no such locks; then the file beside the database decides."""
        if self._file is not None:
            if identity(os.fstat(self._file)) == identity(self.path.stat()):
                return self._file_is_locked
            self.let_go()
        self._file = open_private(self.path, create)
        if not stat.S_ISREG(os.fstat(self._file).st_mode):
            raise OSError(errno.EINVAL, "not a file", str(self.path))
        self._file_is_locked = lock_open_file(self._file)
        return self._file_is_locked

    def _lock_beside(self) -> None:
        if self._beside is not None:
            os.close(self._beside)
        self._beside = open_private(self._path_beside, create=True)
        try:
            fcntl.flock(self._beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NotAlone from None


def lock_open_file(handle: int) -> bool:
    if OFD_SETLK is None:
        return False
    # struct flock: type, whence, start, length, process
    request = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
    try:
        fcntl.fcntl(handle, OFD_SETLK, request)
    except BlockingIOError:
        raise NotAlone from None
    except OSError:  # of a file system that has none
        return False
    return True


def identity(found: os.stat_result) -> Identity:
    return found.st_dev, found.st_ino


def open_private(path: Path, create: bool) -> int:
    """Whatever the umask says."""
    flags = os.O_RDWR | os.O_CLOEXEC
    try:
        return os.open(path, flags)
    except FileNotFoundError:
        if not create:
            raise
    handle = os.open(path, flags | os.O_CREAT, OWNERS)
    os.fchmod(handle, OWNERS)
    return handle


def files_of(path: Path) -> list[Path]:
    """All that belong to a database."""
    return [Path(f"{path.resolve()}{ending}") for ending in BESIDE]


def mend_modes(path: Path) -> None:
    """What an older version, or a copy, left open to others."""
    for file in files_of(path):
        try:
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & OTHERS:
                file.chmod(mode & ~OTHERS)
                logger.warning("a file was open to others, and is now its owner's only: %s", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            logger.warning("a file is open to others: %s: %s", file, error.strerror)
