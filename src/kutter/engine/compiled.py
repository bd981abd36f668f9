"""How rules are compiled: one decorator, one cache that can never be stale.

Numba keeps compiled code beside a digest of the one file it came from, so a change in a called
function of another file would go unnoticed. Here the cache folder bears a digest of every source
file that the function's room can call: changed rules are always compiled anew.

Rules write numbers in one dialect:

- What is read from a field to be kept goes through `wide`; a variable may begin with a plain
  number. Whatever is handed to a rule is widened by itself.
- Sets of small numbers are words of bits. bits.py has names for what is done with them, and for a
  shift that stands for a division.
- Unsigned numbers are the generator's alone (chance.py).

Rules make no arrays, they write to those that they are given. So nobody need count who holds one,
which would cost a tenth of all time.
"""

import functools
import hashlib
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar, cast

import numba as typed_numba
import numpy as np
from numba.core import caching as untyped_caching
from numba.core import event as untyped_event
from numba.core.runtime import nrt as untyped_runtime

from kutter.engine.caches import cache_for
from kutter.engine.compiler import EntryCompiler, RuleCompiler

Function = TypeVar("Function", bound=Callable[..., Any])

numba: Any = typed_numba  # its annotations leave out half of what is used here
caching: Any = untyped_caching
event: Any = untyped_event
runtime: Any = untyped_runtime
PACKAGE: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = "engine"
BOTS: Final = "bots"
NET: Final = "net"
PARTS: Final[dict[str, set[str]]] = {BOTS: {NET}, "lab": {NET, BOTS}, NET: set()}
"""What stands on the rules of a game, and on what else of it: a change there leaves them alone."""
OUTSIDE: Final = "outside"
OPTIONS: Final[dict[str, Any]] = {
    "nogil": True, "error_model": "numpy", "forceinline": True, "no_cfunc_wrapper": True,
    "_nrt": False,
}  # fmt: skip

wide: Final = cast("Callable[[Any], int]", np.int64)
"""A whole number of full width. The fields of a state are narrow."""
ZERO: Final = wide(0)

GAMES: Final = PACKAGE / "games"


@functools.cache
def cache_folder(room: str) -> Path | None:
    """The compiler's cache for the sources that a room's rules can call, if there can be one."""
    digest = hashlib.sha256()
    for source in sources_of(room):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    bounded = "-bounded" if numba.config.BOUNDSCHECK else ""  # Numba does not tell them apart
    return cache_for(f"{room}-{digest.hexdigest()[:16]}{bounded}")


def sources_of(room: str) -> list[Path]:
    """Of a game its rules, and whatever all rules can call; for a part of it also its own, for
    strangers all that there is."""
    game, _, part = room.partition("-")
    shared = [*sorted((PACKAGE / ENGINE).rglob("*.py")), *sorted(GAMES.glob("*.py"))]
    if game == ENGINE:
        return shared
    folders = [GAMES, *folders_of(part)] if game == OUTSIDE else [GAMES / game]
    left_out = set() if game == OUTSIDE else {*PARTS} - {part} - PARTS.get(part, set())
    return shared + [
        source
        for folder in folders
        for source in sorted(folder.rglob("*.py"))
        if source.relative_to(folder).parts[0] not in left_out
    ]


def folders_of(package: str) -> list[Path]:
    """None of a module that stands alone, or of a script."""
    try:
        found = find_spec(package)
    except ValueError:
        return []
    return [Path(each) for each in (found and found.submodule_search_locations) or ()]


def is_cold() -> bool:
    """Whether bots of a game of ours, or the nets of its strongest, have never been compiled."""
    rooms = [
        f"{each.parent.name}-{each.name}"
        for part in (BOTS, NET)
        for each in GAMES.glob(f"*/{part}")
    ]
    folders = [cache_folder(room) for room in rooms]
    return any(folder is None or not any(folder.rglob("*.nbi")) for folder in folders)


class PatientCache(caching.FunctionCache):  # type: ignore[misc]
    """A cache whose troubles cost time only: what it cannot read or keep is compiled again."""

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            # Numba would also load all that one can compile with: half a second at every start.
            runtime.rtsys.initialize(target)
            return self._load_overload(signature, target)
        except Exception:  # cut off by a crash: unpickling may raise anything
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, *arguments: Any) -> None:
        with suppress(OSError):  # a disk that is full, or a folder that has gone
            super().save_overload(*arguments)


def compiled(function: Function) -> Function:
    """Marks a rule: plain Python that Numba compiles, for this machine and unchanged for CUDA.

    Rules call each other with records and numbers, and short ones are compiled into whatever calls
    them (compiler.py).
    They are not kept: an `entry` is, with all that it calls.
    """
    rule = dispatcher_of(function, RuleCompiler)
    if not numba.config.DISABLE_JIT:
        rule.add_overload = lambda made: rule.overloads.update({made.signature.args: made})
        # What Python calls all the same, at a test or a prompt, becomes an entry then.
        as_entry = functools.cache(lambda: dispatcher_of(function, EntryCompiler))
        rule._compile_for_args = lambda *_, **__: as_entry()
    return cast("Function", rule)


def dispatcher_of(function: Function, compiler: type) -> Any:
    """Numba's, to which rules hand signed numbers in full width, constants among them: each kind is
    a type of its own to the compiler, and it would make a copy of a rule for each."""
    dispatcher = numba.njit(pipeline_class=compiler, **OPTIONS)(function)
    if not numba.config.DISABLE_JIT:
        template_for = dispatcher.get_call_template
        dispatcher.get_call_template = lambda arguments, named: template_for(
            tuple(map(widened, arguments)), named
        )
    return dispatcher


def widened(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    is_number = isinstance(plain, numba.types.Integer) and plain.signed
    return numba.int64 if is_number else plain


def entry(function: Function) -> Function:
    """Marks a compiled function that Python calls, with numbers and arrays of records; cached."""
    if numba.config.DISABLE_JIT:
        return _interpreted(function)
    dispatcher = dispatcher_of(function, EntryCompiler)
    folder = cache_folder(room_of(function))
    if folder is not None:
        found = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            dispatcher._cache = PatientCache(function)
        finally:
            numba.config.CACHE_DIR = found
    return cast("Function", dispatcher)


def only_for(function: Function, *arguments: Any, is_short: bool = True) -> Function:
    """An entry for such arguments alone, at a fraction of the price of a call: nobody looks at
    their types. While a short one runs, no other thread does: to let one takes as long as itself.

    Records of another size are refused all the same; one that may not be written to is not.
    """
    if numba.config.DISABLE_JIT:
        return function
    dispatcher: Any = function
    dispatcher.targetoptions["nogil"] = not is_short
    kinds = tuple(map(numba.typeof, arguments))
    dispatcher.compile(kinds)
    return cast("Function", dispatcher.overloads[kinds].entry_point)


class _Listener(event.Listener):  # type: ignore[misc]
    """Numba tells of every function that it compiles, and of none that it finds in the cache."""

    def __init__(self, hear: Callable[[int], None]) -> None:
        self.hear = hear
        self.functions = 0

    def on_start(self, _: Any) -> None:
        self.functions += 1
        self.hear(self.functions)

    def on_end(self, _: Any) -> None:
        pass


def hear_compiling(hear: Callable[[int], None]) -> Callable[[], None]:
    """Calls `hear` with a count before each function that must be compiled, until told to stop."""
    listener = _Listener(hear)
    event.register("numba:compile", listener)
    return lambda: event.unregister("numba:compile", listener)


class _Clock(event.Listener):  # type: ignore[misc]
    """Functions are compiled within each other: what counts is the outermost."""

    def __init__(self) -> None:
        self.depth = 0
        self.begun = 0.0
        self.seconds = 0.0

    def on_start(self, _: Any) -> None:
        if self.depth == 0:
            self.begun = monotonic()
        self.depth += 1

    def on_end(self, _: Any) -> None:
        self.depth -= 1
        if self.depth == 0:
            self.seconds += monotonic() - self.begun


_clock: Final = _Clock()
event.register("numba:compile", _clock)


def compiling_seconds() -> float:
    """For how long this process has compiled by now."""
    return _clock.seconds + (monotonic() - _clock.begun if _clock.depth > 0 else 0.0)


def room_of(function: Function) -> str:
    """What a function belongs to: the engine, a game, a part of it; else it comes from outside."""
    match function.__module__.split("."):
        case ["kutter", "games", game, part, *_] if part in PARTS:
            return f"{game}-{part}"
        case ["kutter", "games", game, _, *_]:
            return game
        case ["kutter", "engine", *_]:
            return ENGINE
        case [package, *_]:
            return f"{OUTSIDE}-{package}"
    raise AssertionError("a function stands in a module")


def _interpreted(function: Function) -> Function:
    """Lets plain Python write `t.field` as compiled code does, on the arrays that it is given."""

    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # compiled numbers wrap, and nobody is warned
            return function(*map(_with_attributes, arguments))

    return cast("Function", call)


def _with_attributes(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return argument.view(np.recarray)
    if isinstance(argument, tuple) and hasattr(argument, "_make"):
        return argument._make(map(_with_attributes, argument))
    return argument
