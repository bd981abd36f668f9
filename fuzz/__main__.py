"""python -m fuzz TARGET: inputs, counted, with every finding kept as a file."""

import argparse
import importlib
import os
import secrets
import subprocess
import sys
import time
from pathlib import Path

from fuzz.target import Target
from fuzz.targets import TARGETS, target_named
from fuzz.watch import ROOT, Totals, fuzz

EVERY_SECONDS = 5.0


class Progress:
    """A line now and then, and one at the end."""

    def __init__(self, target: Target, runs: int) -> None:
        self.target = target
        self.wanted = runs
        self.began = time.monotonic()
        self.told = self.began

    def __call__(self, totals: Totals) -> None:
        if time.monotonic() - self.told > EVERY_SECONDS:
            self.told = time.monotonic()
            print(self.line(totals), file=sys.stderr, flush=True)

    def line(self, totals: Totals) -> str:
        seconds = time.monotonic() - self.began
        runs = max(1, totals.runs)
        return (
            f"{self.target.name}: {totals.runs:,} of {self.wanted:,} {self.target.unit}, "
            f"{totals.runs / seconds:,.0f}/s, {100 * totals.past / runs:.1f} % past parsing, "
            f"{sum(totals.findings.values())} findings"
        )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    names = ", ".join(TARGETS)
    parser.add_argument("target", nargs="?", help=f"one of: {names}; all; corpora: write them anew")
    parser.add_argument("--runs", type=int, default=10_000, help="inputs (default: 10000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", default=None, help="for the same inputs again")
    parser.add_argument("--keep", type=Path, default=Path("build/fuzz"), help="folder of findings")
    parser.add_argument("--again", metavar="SEED:NUMBER", help="one input, shown")
    parser.add_argument("--branches", action="store_true", help="count branches instead: slow")
    parser.add_argument("--guided", action="store_true", help="by coverage: Atheris, or Hypothesis")
    return parser.parse_args()


def main() -> int:
    wanted = arguments()
    if wanted.target is None:
        for name in TARGETS:
            print(f"{name:<10} {target_named(name).says}")
        return 0
    if wanted.target == "corpora":
        importlib.import_module("fuzz.corpora").write_all()
        return 0
    names = list(TARGETS) if wanted.target == "all" else [wanted.target]
    targets = [target_named(name) for name in names]
    seed = wanted.seed or secrets.token_hex(4)
    if wanted.again:
        seed, _, number = wanted.again.partition(":")
        words = [targets[0].name, seed, number]
        return subprocess.call([sys.executable, "-m", "fuzz.worker", *words], cwd=ROOT)
    if wanted.branches:
        words = [",".join(target.name for target in targets), seed, str(wanted.runs)]
        surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        return subprocess.call([sys.executable, "-m", "fuzz.branches", *words], env=surroundings)
    if wanted.guided:
        words = [targets[0].name, str(wanted.runs), str(wanted.keep)]
        return subprocess.call([sys.executable, "-m", "fuzz.guided", *words])
    found = 0
    for target in targets:
        progress = Progress(target, wanted.runs)
        totals = fuzz(target, wanted.runs, wanted.jobs, seed, wanted.keep, progress)
        print(progress.line(totals))
        for what, number in totals.findings.items():
            print(f"  {number} x {what} (first after {totals.first[what]:,})")
        found += sum(totals.findings.values())
    if found:
        print(f"findings lie in {wanted.keep}; seed {seed}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
