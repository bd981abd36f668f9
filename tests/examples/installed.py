"""The third game of docs/examples/, installed as anybody would: through its entry point alone."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]
GULLS = ROOT / "docs" / "examples" / "gulls"


@cache
def gulls() -> Path:
    """A folder to put on the path."""
    folder = Path(mkdtemp(prefix="kutter-gulls-"))
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder), str(GULLS)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words],
        check=True,
    )
    return folder


def with_gulls() -> dict[str, str]:
    """The environment of a machine on which it is installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(gulls()), str(ROOT)])}
