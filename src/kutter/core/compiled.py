"""How rules are compiled: one decorator, one cache that can never be stale.

Numba keeps compiled code beside a digest of the one file it came from, so a change in a called
function of another file would go unnoticed. Here the cache folder bears a digest of every source
file that the function's room can call: changed rules are always compiled anew.
"""

import functools
import hashlib
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba as typed_numba
import numpy as np
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

numba: Any = typed_numba  # its annotations leave out half of what is used here
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_SECONDS: Final = 30 * 24 * 3600
OPTIONS: Final[dict[str, Any]] = {
    "nogil": True, "error_model": "numpy", "forceinline": True, "no_cfunc_wrapper": True,
}  # fmt: skip

wide: Final = cast("Callable[[Any], int]", np.int64)
"""A whole number of full width. The fields of a table are narrow, and a plain constant is a type of
its own to the compiler: without this it would make a copy of a rule for each kind of argument."""


@functools.cache
def cache_folder(room: str) -> Path:
    """The compiler's cache for the sources that a room's rules can call; long unused ones go."""
    rooms = {"core": ("core",), "bots": ("core", "fishing", "freshfish", "bots")}
    digest = hashlib.sha256()
    for folder in rooms.get(room, ("core", room)):
        for source in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode())
            digest.update(source.read_bytes())
    caches = user_cache_path("kutter") / "compiled"
    own = caches / f"{room}-{digest.hexdigest()[:16]}"
    try:
        own.mkdir(parents=True, exist_ok=True)
        os.utime(own)
        for each in caches.iterdir():
            if each.stat().st_mtime < own.stat().st_mtime - KEPT_SECONDS:
                shutil.rmtree(each, ignore_errors=True)
    except OSError:
        pass  # Numba then looks for another place by itself
    return own


def compiled(function: Function) -> Function:
    """Marks a rule: plain Python that Numba compiles, for this machine and unchanged for CUDA.

    Rules call each other with records and numbers, and are compiled into whatever calls them.
    They are not kept: an `entry` is, with all that it calls.
    """
    return cast("Function", numba.njit(**OPTIONS)(function))


def entry(function: Function) -> Function:
    """Marks a compiled function that Python calls, with numbers and arrays of records; cached."""
    if numba.config.DISABLE_JIT:
        return _interpreted(function)
    found = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(room_of(function)))
    try:
        return cast("Function", numba.njit(cache=True, **OPTIONS)(function))
    finally:
        numba.config.CACHE_DIR = found


def room_of(function: Function) -> str:
    """The folder of our package that a function stands in; of others, a folder like ours."""
    package, *rooms = function.__module__.split(".")
    return rooms[0] if package == "kutter" and len(rooms) > 1 else "bots"


def _interpreted(function: Function) -> Function:
    """Lets plain Python write `t.field` as compiled code does, on the arrays that it is given."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        return function(*map(_with_attributes, arguments))

    return cast("Function", call)


def _with_attributes(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(np.recarray)
    return argument
