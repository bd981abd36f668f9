"""What a look at the page needs: the machine's Chromium, and a server that really runs."""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen


def chromium() -> dict[str, Any]:
    """How to launch it; nothing where there is none."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-gpu"]} if path else {}


@contextmanager
def running_server(env: dict[str, str] | None = None) -> Iterator[str]:
    """Where it listens; its bots think little."""
    command = [sys.executable, "-m", "kutter", "serve", "--port", "0", "--no-limits"]
    command += ["--budget", "5sims", "--workers", "1"]
    with tempfile.TemporaryDirectory() as kept:
        command += ["--database", str(Path(kept) / "kutter.db")]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
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
