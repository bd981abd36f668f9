"""Sets up .venv in the checkout: `make` calls it with any Python it finds.

    python3 scripts/setup.py play    what playing needs
    python3 scripts/setup.py dev     what developing and testing need

Runs under old Pythons far enough to say in one line what is missing.
"""

from __future__ import print_function

import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "bin", "python")
LOCKS = {"play": "play.txt", "dev": "dev.txt"}


def stop(reason):
    sys.exit("make: " + reason)


def newest_python():
    """This Python if it is new enough, else one on the PATH that is."""
    if sys.version_info >= (3, 11):
        return sys.executable
    for minor in (13, 12, 11):
        found = shutil.which("python3.%d" % minor) if hasattr(shutil, "which") else None
        if found:
            return found
    return stop("Python 3.11 or newer is needed, and this is %d.%d" % sys.version_info[:2])


def run(*command):
    subprocess.check_call(command, cwd=ROOT)


def make_venv(python):
    if os.path.exists(PYTHON):
        return
    has_pip = subprocess.call([python, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL)
    if has_pip != 0:
        stop("Python's venv is missing; on Debian: apt install python3-venv")
    run(python, "-m", "venv", VENV)


def install(lock):
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    print("Installing what %s names ..." % os.path.join("locks", lock), flush=True)
    run(*pip, "--require-hashes", "-r", os.path.join("locks", lock))
    if subprocess.call((PYTHON, "scripts/build_web.py", "--can"), cwd=ROOT) != 0:
        run(*pip, "--require-hashes", "-r", os.path.join("locks", "node.txt"))
    run(*pip, "--no-deps", "--no-build-isolation", "--editable", ".")


def main(what):
    make_venv(newest_python())
    try:
        install(LOCKS[what])
        if what == "dev":  # who plays need not wait for all of it: kutter play knows what to do
            run(os.path.join(VENV, "bin", "kutter"), "warm")
    except subprocess.CalledProcessError as error:
        stop("set-up failed at: %s" % " ".join(map(str, error.cmd)))
    for done in ("play", "dev") if what == "dev" else ("play",):
        with open(os.path.join(VENV, "ready-for-" + done), "w"):
            pass


if __name__ == "__main__":
    main(sys.argv[1])
