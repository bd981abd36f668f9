"""What processes use."""

import os
import subprocess
from pathlib import Path


def megabytes(process: int) -> float:
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(process)], check=True, capture_output=True)
    return int(told.stdout) / 1024


def cpu_seconds(process: int) -> float:
    """Not told on every system; then zero."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True)
    pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
    return [child for child, parent in pairs if parent == process]
