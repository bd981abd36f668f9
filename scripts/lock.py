"""Writes locks/: versions and hashes for every platform and Python, no addresses.

python scripts/lock.py            all of them
python scripts/lock.py peers      one
"""

import subprocess
import sys
from pathlib import Path

LOCKS = {
    "node": ["--group", "node"],
    "play": ["--group", "build"],
    "dev": ["--group", "dev"],
    "fuzz": ["--group", "fuzz"],
    "gpu": ["--extra", "gpu", "--group", "dev"],
    "peers": ["--extra", "peers", "--group", "dev"],
    "ray": ["--extra", "ray", "--group", "dev"],
}


def main(*names: str) -> None:
    for name in names or LOCKS:
        target = Path("locks") / f"{name}.txt"
        source = [] if name == "node" else ["pyproject.toml"]
        constraint = [] if name in ("node", "play") else ["--constraint", "locks/play.txt"]
        if name not in ("node", "play", "dev"):
            constraint = ["--constraint", "locks/dev.txt"]
        subprocess.run(
            [
                str(Path(sys.executable).parent / "uv"), "pip", "compile", *source,
                "--universal", "--python-version", "3.11", "--generate-hashes",
                "--no-emit-index-url", "--no-header", "--no-annotate", "--quiet",
                *LOCKS[name], *constraint, "--output-file", str(target),
            ],
            check=True,
        )  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
