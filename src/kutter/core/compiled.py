"""How rules are compiled: one decorator, one cache that can never be stale.

Numba keeps compiled code beside a digest of the one file it came from, so a change in a called
function of another file would go unnoticed. Here the cache folder bears a digest of every source
file of the package: changed rules are always compiled anew.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba as typed_numba
import numpy as np
from platformdirs import user_cache_path

Function = TypeVar("Function", bound=Callable[..., Any])

numba: Any = typed_numba  # its annotations leave out half of what is used here
PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 3
OPTIONS: Final[dict[str, Any]] = {
    "nogil": True, "error_model": "numpy", "forceinline": True, "no_cfunc_wrapper": True,
}  # fmt: skip

wide: Final = cast("Callable[[Any], int]", np.int64)
"""A whole number of full width. The fields of a table are narrow, and a plain constant is a type of
its own to the compiler: without this it would make a copy of a rule for each kind of argument."""


@cache
def cache_folder() -> Path:
    """The compiler's cache for exactly these sources; older ones are swept away."""
    digest = hashlib.sha256()
    for source in sorted(PACKAGE.rglob("*.py")):
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    root = user_cache_path("kutter") / "compiled"
    folder = root / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for old in sorted(root.iterdir(), key=lambda each: -each.stat().st_mtime)[KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        pass  # Numba then looks for another place by itself
    return folder


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
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        return cast("Function", numba.njit(cache=True, **OPTIONS)(function))
    finally:
        numba.config.CACHE_DIR = found


def _interpreted(function: Function) -> Function:
    """Lets plain Python write `t.field` as compiled code does, on the arrays that it is given."""

    @wraps(function)
    def call(*arguments: Any) -> Any:
        return function(*map(_with_attributes, arguments))

    return cast("Function", call)


def _with_attributes(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(np.recarray)
    return argument
