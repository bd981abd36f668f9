"""Where compiled rules are kept: code that will run, so nobody else may be able to write it."""

import atexit
import os
import shutil
import tempfile
from enum import Enum
from functools import cache
from pathlib import Path
from stat import S_ISVTX, S_IWGRP, S_IWOTH
from typing import Final

from platformdirs import user_cache_path

VARIABLE: Final = "KUTTER_CACHE"
"""Names the folder of all caches; processes that we start find a temporary one by it."""
KEPT_SECONDS: Final = 30 * 24 * 3600


class Kept(Enum):
    """For how long compiled rules are kept."""

    LASTING = "lasting"
    WHILE_RUNNING = "while-running"
    NOT_AT_ALL = "not-at-all"


def cache_for(name: str) -> Path | None:
    """A folder of that name, if there can be one; long unused ones beside it go."""
    folder, _ = caches()
    if folder is None:
        return None
    own = folder / name
    try:
        own.mkdir(mode=0o700, exist_ok=True)
        if not is_ours_alone(own):
            shutil.rmtree(own)
            own.mkdir(mode=0o700)
        os.utime(own)
        for each in folder.iterdir():
            if each.stat().st_mtime < own.stat().st_mtime - KEPT_SECONDS:
                shutil.rmtree(each, ignore_errors=True)
    except OSError:
        return None
    return own


@cache
def caches() -> tuple[Path | None, Kept]:
    """The folder of all caches: the user's, or a temporary one, or none."""
    try:
        return lasting_folder(), Kept.LASTING
    except OSError:
        pass
    try:
        folder = Path(tempfile.mkdtemp(prefix="kutter-"))  # ours alone, by a name nobody can guess
    except OSError:
        return None, Kept.NOT_AT_ALL
    os.environ[VARIABLE] = str(folder)
    atexit.register(remove, folder, os.getpid())
    return folder, Kept.WHILE_RUNNING


def lasting_folder() -> Path:
    named = os.environ.get(VARIABLE)
    folder = Path(named) if named else user_cache_path("kutter") / "compiled"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not named:
        folder.chmod(0o700)
    folder = folder.resolve()
    if not is_ours_alone(folder) or any(map(can_be_swapped, folder.parents)):
        raise PermissionError(f"{folder} is not ours alone")
    tempfile.TemporaryFile(dir=folder).close()  # is there room, and may we?
    return folder


def is_ours_alone(folder: Path) -> bool:
    found = folder.lstat()
    return found.st_uid == os.geteuid() and not found.st_mode & (S_IWGRP | S_IWOTH)


def can_be_swapped(parent: Path) -> bool:
    """Whether anybody can put another folder in the place of one in it."""
    mode = parent.stat().st_mode
    return bool(mode & S_IWOTH) and not mode & S_ISVTX


def remove(folder: Path, maker: int) -> None:
    """Not by a fork of the process that made it."""
    if os.getpid() == maker:
        shutil.rmtree(folder, ignore_errors=True)
