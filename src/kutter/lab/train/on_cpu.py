"""Games from the rules, on this machine: for small nets, and to try things out."""

from typing import Any

import torch

from kutter.games.learning import Layouts, Learning
from kutter.games.meta import load
from kutter.lab.batches import batch, cases_of, lab_of
from kutter.language.errors import BadInput


class OnCpu:
    device = "cpu"

    def __init__(self, game: str) -> None:
        try:
            self.lab = lab_of(game)
        except BadInput as wrong:
            raise ValueError(str(wrong)) from None
        learning = self.lab.game.meta.learning
        if self.lab.sight is None or learning is None:
            raise ValueError(f"{game} has no net")
        self.layouts = Layouts(self.lab.sight.layout, self.lab.perfect)
        self.actions = self.lab.actions.size
        self.sight_version = self.lab.sight.version
        self.has_mates = self.lab.mate is not None
        self.learning: type[Learning] = load(learning)
        self.cases = dict(cases_of(game))

    def players(self, case: str) -> int:
        return int(self.cases[case]["players"])

    def begin(self, case: str, number: int, seed: int) -> "CpuBatch":
        return CpuBatch(**self.cases[case], n=number, seed=seed, perfect=True)


class CpuBatch:
    """As one on a GPU is: its arrays are tensors."""

    def __init__(self, **asked: Any) -> None:
        self.games = batch(**asked)
        self.arrays = {
            name: torch.from_numpy(array) for name, array in vars(self.games.arrays).items()
        }

    def see(self, sights: Any) -> None:
        self.games.see(sights.numpy())

    def advise(self, actions: Any) -> None:
        self.games.advise(actions.numpy())

    def step(self, actions: Any) -> None:
        self.games.step(actions.numpy())
