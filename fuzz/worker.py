"""A process of its own for inputs: what kills it, hangs it or fills it is a finding, not the end.

python -m fuzz.worker TARGET SEED FIRST RUNS STATUS FINDINGS
"""

import faulthandler
import gc
import json
import mmap
import os
import resource
import signal
import struct
import sys
import threading
import traceback
from pathlib import Path
from typing import Final

import kutter
from fuzz.choices import choices_for
from fuzz.target import Broken, Target
from fuzz.targets import target_named

STATUS: Final = struct.Struct("<qqqqq")
"""The number of the input under way, how many got past parsing, megabytes before all inputs and
now, whether done."""
MEMORY_EVERY: Final = 500
OURS: Final = Path(kutter.__file__).parent


def megabytes() -> int:
    """At the most until now."""
    if sys.platform == "darwin":
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 2**20
    # On Linux that would begin with what our parent had.
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) // 2**10


def run(target: Target, seed: str, first: int, runs: int, status: Path, findings: Path) -> None:
    attempt = target.prepare()
    gc.collect()
    gc.freeze()
    past = 0
    before = used = megabytes()
    with (
        status.open("r+b") as file,
        findings.open("a") as found,
        mmap.mmap(file.fileno(), 0) as told,
    ):
        for number in range(first, first + runs):
            STATUS.pack_into(told, 0, number, past, before, used, 0)
            signal.setitimer(signal.ITIMER_PROF, target.seconds)  # of processor time; ends us
            choices = choices_for(seed, number, target.size)
            try:
                past += attempt(choices)
            except Exception as error:
                finding = {
                    "number": number,
                    "kind": type(error).__name__,
                    "where": where(error),
                    "says": "".join(traceback.format_exception(error))[-4000:],
                    "input": choices.notes,
                }
                found.write(json.dumps(finding) + "\n")
                found.flush()
            if number % MEMORY_EVERY == 0:
                used = megabytes()
        signal.setitimer(signal.ITIMER_PROF, 0)
        STATUS.pack_into(told, 0, first + runs, past, before, megabytes(), 1)


def where(error: BaseException) -> str:
    """What an error is about: the same is the same finding."""
    if isinstance(error, Broken):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if OURS in Path(frame.filename).parents] or frames
    return f"{Path(ours[-1].filename).name}:{ours[-1].lineno}"


def end_with_watcher() -> None:
    """Whoever watches us holds the other end of our input."""

    def wait() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class SaysAtOnce(list[str]):
    """Notes that are read even if what follows ends the process."""

    def append(self, note: str) -> None:
        sys.stdout.write(note + "\n")
        sys.stdout.flush()


def again(target: Target, seed: str, number: int) -> None:
    """One input, with what it is told first and all that goes wrong shown."""
    attempt = target.prepare()
    choices = choices_for(seed, number, target.size)
    choices.notes = SaysAtOnce()
    signal.setitimer(signal.ITIMER_PROF, target.seconds)
    past = attempt(choices)
    sys.stdout.write(f"got past parsing: {'yes' if past else 'no'}\n")


def main() -> None:
    faulthandler.enable()
    name, seed, first, *rest = sys.argv[1:]
    if rest:
        runs, status, findings = rest
        end_with_watcher()
        run(target_named(name), seed, int(first), int(runs), Path(status), Path(findings))
    else:
        again(target_named(name), seed, int(first))
    sys.stdout.flush()
    os._exit(0)  # whatever threads a target has left behind


if __name__ == "__main__":
    main()
