"""Rules and bots as plain Python, to be compared with what the compiler makes of them."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]


def interpreted(function: Callable[..., list[str]], *given: object) -> list[str]:
    """The lines that a function of a test gives where nothing is compiled."""
    name = function.__name__
    call = f"{name}({', '.join(map(repr, given))})"
    program = f"from {function.__module__} import {name}; print(*{call}, sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
