"""Games from kernels that `python -m kutter.lab.gpu` wrote; nothing here needs a compiler."""

import json
from pathlib import Path
from typing import Any

from kutter.games.layouts import Field, Layout
from kutter.games.learning import Layouts, Learning
from kutter.games.meta import load
from kutter.lab.gpu.device import Batch, PyTorch


class OnGpu:
    device = "cuda"

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.manifest = json.loads((folder / "manifest.json").read_text())
        if game not in self.manifest["games"]:
            raise ValueError(f"there are no kernels of {game} in {folder}")
        found = self.manifest["games"][game]
        self.layouts = Layouts(*(layout_of(found["layouts"][each]) for each in Layouts._fields))
        self.actions: int = found["actions"]
        self.sight_version: int = found["sight_version"]
        self.has_mates: bool = found.get("room") is not None
        self.learning: type[Learning] = load(found["learning"])
        self.memory = PyTorch()

    def players(self, case: str) -> int:
        return int(self.manifest["cases"][case]["players"])

    def begin(self, case: str, number: int, seed: int) -> Batch:
        return Batch(self.folder, case, number, seed, perfect=True, arrays=self.memory)


def layout_of(fields: list[dict[str, Any]]) -> Layout:
    return Layout([Field(each["name"], tuple(each["shape"]), "", each["most"]) for each in fields])
