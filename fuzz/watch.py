"""Watches the processes that take inputs: a crash, a hang and growth are findings."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fuzz.target import Target
from fuzz.worker import STATUS

ROOT: Final = Path(__file__).parents[1]
BATCH: Final = 200_000
"""Inputs for one process; then a fresh one goes on, from a fresh memory."""
STILL_SECONDS: Final = 300.0
"""Without an input done, whatever it is that a process waits for."""
KEPT: Final = 3
"""Examples of each finding."""


@dataclass
class Totals:
    runs: int = 0
    past: int = 0
    findings: dict[str, int] = field(default_factory=dict)
    first: dict[str, int] = field(default_factory=dict)
    """After about how many inputs each finding came for the first time."""


class Worker:
    """One process and the inputs it has to take."""

    def __init__(self, target: Target, seed: str, numbers: range, folder: Path) -> None:
        self.target = target
        self.seed = seed
        self.numbers = numbers
        self.folder = folder
        self.status = folder / f"{numbers.start}.status"
        self.findings = folder / f"{numbers.start}.findings"
        self._start(numbers.start)

    def _start(self, first: int) -> None:
        self.first = first
        self.status.write_bytes(STATUS.pack(first - 1, 0, 0, 0, 0))
        self.findings.touch()
        self.read = 0
        runs = str(self.numbers.stop - first)
        words = [
            self.target.name,
            self.seed,
            str(first),
            runs,
            str(self.status),
            str(self.findings),
        ]
        with (self.folder / "stderr").open("ab") as stderr:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "fuzz.worker", *words],
                stdin=subprocess.PIPE,  # which ends when we do
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                start_new_session=True,
                cwd=ROOT,
            )
        self.changed = time.monotonic()
        self.number = first - 1

    def look(self) -> tuple[int, int, bool, str | None]:
        """Inputs done, how many of them got past parsing, whether all are, and what went wrong."""
        ended = self.process.poll() is not None
        number, past, before, used, done = STATUS.unpack(self.status.read_bytes())
        now = time.monotonic()
        if number != self.number:
            self.number, self.changed = number, now
        wrong = None
        if used - before > self.target.megabytes:
            wrong = "memory"
        elif ended and not done:
            wrong = ending(self.process.returncode)
        elif not done and now - self.changed > STILL_SECONDS:
            wrong = "hang"
        if done:
            self.end()
            self.number -= 1  # the last; and only memory can be wrong
            return self.numbers.stop - self.first - (wrong is not None), past, True, wrong
        return max(0, number - self.first), past, False, wrong

    def go_on(self) -> bool:
        """After an input that went wrong; whether there are more."""
        self.end()
        if self.number < self.first:
            raise SystemExit(f"fuzz: {self.target.name} could not be prepared:\n{self.stderr()}")
        first = self.number + 1
        if first < self.numbers.stop:
            self._start(first)
        return first < self.numbers.stop

    def end(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def new_findings(self) -> Iterator[dict[str, Any]]:
        with self.findings.open() as file:
            for line in list(file)[self.read :]:
                self.read += 1
                yield json.loads(line)

    def stderr(self) -> str:
        return (self.folder / "stderr").read_text(errors="replace")[-3000:]


def ending(code: int) -> str:
    if code == -signal.SIGPROF:
        return "too long"
    return signal.Signals(-code).name if code < 0 else f"exit {code}"


def fuzz(
    target: Target,
    runs: int,
    jobs: int,
    seed: str,
    keep: Path,
    tell: Callable[[Totals], None] = lambda _: None,
) -> Totals:
    """Runs a target in so many processes; findings lie in `keep` afterwards."""
    totals = Totals()
    batch = max(1, min(BATCH, -(-runs // jobs)))
    batches = [range(at, min(at + batch, runs)) for at in range(0, runs, batch)]
    finished = [0, 0]
    with TemporaryDirectory(prefix="kutter-fuzz-") as name, ending_all() as workers:
        while batches or workers:
            while batches and len(workers) < jobs:
                workers.append(Worker(target, seed, batches.pop(0), Path(name)))
            time.sleep(0.1)
            under_way = [0, 0]
            for worker in list(workers):
                done, past, is_over, wrong = worker.look()
                for finding in worker.new_findings():
                    after = (finding["number"] - worker.numbers.start) * jobs + 1
                    keep_finding(totals, target, seed, finding, keep, after)
                if is_over or wrong is not None:
                    finished[0] += done + (wrong is not None)
                    finished[1] += past
                else:
                    under_way[0] += done
                    under_way[1] += past
                if wrong is not None:
                    finding = told_again(target, seed, worker.number, wrong)
                    after = (worker.number - worker.numbers.start) * jobs + 1
                    keep_finding(totals, target, seed, finding, keep, after)
                    if not worker.go_on():
                        workers.remove(worker)
                elif is_over:
                    workers.remove(worker)
            totals.runs, totals.past = finished[0] + under_way[0], finished[1] + under_way[1]
            tell(totals)
    return totals


@contextmanager
def ending_all() -> Iterator[list[Worker]]:
    workers: list[Worker] = []
    try:
        yield workers
    finally:
        for worker in workers:
            worker.end()


def told_again(target: Target, seed: str, number: int, wrong: str) -> dict[str, Any]:
    """What the input was that ended a process, asked of another."""
    words = [target.name, seed, str(number)]
    try:
        done = subprocess.run(
            [sys.executable, "-m", "fuzz.worker", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=STILL_SECONDS,
            cwd=ROOT,
            check=False,
        )
        said = done.stdout
    except subprocess.TimeoutExpired as late:
        said = late.stdout or b""
    text = said.decode(errors="replace")
    return {"number": number, "kind": wrong, "where": "", "says": text[-4000:], "input": []}


def keep_finding(
    totals: Totals, target: Target, seed: str, finding: dict[str, Any], keep: Path, after: int
) -> None:
    what = f"{finding['kind']} {finding['where']}".strip()
    totals.findings[what] = totals.findings.get(what, 0) + 1
    totals.first.setdefault(what, after)
    if totals.findings[what] > KEPT:
        return
    keep.mkdir(parents=True, exist_ok=True)
    path = keep / f"{target.name.rpartition(':')[2]}-{seed}-{finding['number']}.txt"
    lines = [
        what,
        f"again: python -m fuzz {target.name} --again {seed}:{finding['number']}",
        *finding["input"],
        finding["says"],
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", errors="backslashreplace")
