"""Branch coverage of a sample of inputs: which ways conditional jumps went.

python -m fuzz.branches TARGET,... SEED RUNS, with NUMBA_DISABLE_JIT=1 so that rules are counted
too: they are then interpreted, which is slow. The interpreter is traced opcode by opcode; a branch
is a conditional jump, and has two ways.
"""

import dis
import importlib.util
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from fuzz.choices import choices_for
from fuzz.targets import target_named

Way = tuple[str, int, str, int, int]
"""A file, a function's first line and name, where it jumps from and where it went."""


def modules(names: tuple[str, ...]) -> Iterator[Path]:
    for name in names:
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(name)
        yield Path(spec.origin)
        for inside in pkgutil.walk_packages(spec.submodule_search_locations or (), f"{name}."):
            found = importlib.util.find_spec(inside.name)
            if found is not None and found.origin is not None:
                yield Path(found.origin)


def functions(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from functions(constant)


def jumps(code: CodeType) -> list[int]:
    """Where a function's conditional jumps stand."""
    return [
        each.offset
        for each in dis.get_instructions(code)
        if ("JUMP" in each.opname and "_IF_" in each.opname) or each.opname == "FOR_ITER"
    ]


class Tracer:
    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.ways: set[Way] = set()
        self._jumps: dict[CodeType, frozenset[int]] = {}
        self._last: dict[int, int] = {}

    def __call__(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        if code not in self._jumps:
            self._jumps[code] = frozenset(jumps(code))
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self.step

    def step(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "opcode":
            code, name = frame.f_code, id(frame)
            last = self._last.get(name, -1)
            if last in self._jumps[code]:
                self.ways.add(
                    (code.co_filename, code.co_firstlineno, code.co_name, last, frame.f_lasti)
                )
            self._last[name] = frame.f_lasti
        elif event == "return":
            self._last.pop(id(frame), None)
        return self.step


def main() -> None:
    names, seed, runs = sys.argv[1:]
    for name in names.split(","):
        target = target_named(name)
        attempt = target.prepare()
        files = {str(path) for path in modules(target.covers)}
        tracer = Tracer(files)
        sys.settrace(tracer)
        for number in range(int(runs)):
            try:
                attempt(choices_for(seed, number, target.size))
            except Exception as error:
                print(f"{name} {seed}:{number}: {error!r}")
        sys.settrace(None)
        report(name, int(runs), files, tracer.ways)


def report(name: str, runs: int, files: set[str], ways: set[Way]) -> None:
    went = possible = 0
    for path in sorted(files):
        code = compile(Path(path).read_text(encoding="utf-8"), path, "exec")
        known = {
            (path, each.co_firstlineno, each.co_name, at)
            for each in functions(code)
            for at in jumps(each)
        }
        found = [way for way in ways if way[:4] in known]
        went += min(len(found), 2 * len(known))
        possible += 2 * len(known)
        if known:
            print(f"  {Path(path).parent.name}/{Path(path).name}: {len(found)} of {2 * len(known)}")
    share = 100 * went / max(1, possible)
    print(f"{name}: {runs} inputs took {went} of {possible} ways at branches, {share:.1f} %")


if __name__ == "__main__":
    main()
