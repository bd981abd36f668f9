"""What a look at the page needs: the machine's Chromium, and a server that really runs."""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

SHELL: Final = "chromium-headless-shell"
"""Chromium without its windows, which cost two thirds of a visit."""
WHOLE: Final = ("chromium", "chromium-browser")
ROOT: Final = Path(__file__).resolve().parents[2]


def chromium(names: Sequence[str] = (SHELL, *WHOLE)) -> dict[str, Any]:
    """How to launch the first of these; nothing where there is none."""
    path = next(filter(None, map(shutil.which, names)), None)
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-gpu"]} if path else {}


def page_is_built() -> bool:
    return (ROOT / "src" / "kutter" / "web" / "index.html").exists()


@contextmanager
def running_server(env: dict[str, str] | None = None) -> Iterator[str]:
    """Where it listens; its bots think little, and its luck is always the same."""
    command = [sys.executable, "-m", "tests.browser.steady", "serve", "--port", "0", "--no-limits"]
    command += ["--budget", "5sims", "--workers", "1"]
    with tempfile.TemporaryDirectory() as kept:
        command += ["--database", str(Path(kept) / "kutter.db")]
        with subprocess.Popen(
            command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                assert process.stdout is not None
                address = re.search(r"http://\S+\d", process.stdout.readline())
                assert address is not None
                wait_for_answer(f"{address[0]}/healthz")
                yield address[0]
            finally:
                process.terminate()


def wait_for_answer(address: str) -> None:
    """The address is told a moment before anybody listens there."""
    deadline = time.monotonic() + 180
    while True:
        try:
            with urlopen(address):
                return
        except URLError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
