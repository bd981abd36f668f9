"""The third game of docs/examples/, installed as anybody would: through its entry point alone."""

import hashlib
import os
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
GULLS = ROOT / "docs" / "examples" / "gulls"
BUILD = ROOT / "build"


@cache
def gulls() -> Path:
    """A folder to put on the path: made once for what stands in docs/, and kept."""
    sources = sorted(path for path in GULLS.rglob("*") if path.is_file() and path.suffix != ".pyc")
    content = b"".join(bytes(path.relative_to(GULLS)) + path.read_bytes() for path in sources)
    folder = BUILD / f"gulls-{hashlib.sha256(content).hexdigest()[:12]}"
    if not folder.exists():
        BUILD.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=BUILD, ignore_cleanup_errors=True) as new:
            install(Path(new) / "gulls")
            with suppress(OSError):  # another process was faster
                (Path(new) / "gulls").rename(folder)
    return folder


def install(folder: Path) -> None:
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder), str(GULLS)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words],
        check=True,
    )


def with_gulls() -> dict[str, str]:
    """The environment of a machine on which it is installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(gulls()), str(ROOT)])}
