"""On what was measured, and with which versions of whom."""

import os
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Final

PEERS: Final = {
    "OpenSpiel": "open-spiel",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "pgx": "pgx",
    "JAX": "jax",
    "NumPy": "numpy",
    "Numba": "numba",
    "Kutter": "kutter",
}


def about() -> dict[str, str]:
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        **{peer: version_of(package) for peer, package in PEERS.items()},
    }


def processor() -> str:
    if shutil.which("lscpu"):
        told = subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout
        for line in told.splitlines():
            name, _, value = line.partition(":")
            if name == "Model name":
                return value.strip()
    return platform.processor() or platform.machine()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
