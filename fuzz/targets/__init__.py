"""All targets by name; each is loaded when it is asked for, since some bring a server along."""

import importlib
from collections.abc import Mapping
from typing import Final

from fuzz.target import Target

TARGETS: Final[Mapping[str, str]] = {
    "moves": "fuzz.targets.moves:MOVES",
    "previews": "fuzz.targets.previews:PREVIEWS",
    "records": "fuzz.targets.records:RECORDS",
    "setups": "fuzz.targets.setups:SETUPS",
    "boards": "fuzz.targets.setups:BOARDS",
    "stars": "fuzz.targets.setups:STARS",
    "requests": "fuzz.targets.requests:REQUESTS",
    "sequences": "fuzz.targets.sequences:SEQUENCES",
}


def target_named(name: str) -> Target:
    """One of ours, or of somebody else's module: `package.module:ATTRIBUTE`."""
    module, colon, attribute = TARGETS.get(name, name).partition(":")
    if not colon:
        raise SystemExit(f"fuzz: there is no target {name!r}, only: {', '.join(TARGETS)}")
    found: Target = getattr(importlib.import_module(module), attribute)
    return found
