"""The net of Fresh Fish in PyTorch, as it learns; forward.py is what it becomes at play time.

Where nets learn there is no compiler, so that what state.py says is said here again; a test holds
that it is the same.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import torch
from torch import nn

from kutter.games.freshfish.net.aspects import ASPECTS, HALVES, HERE
from kutter.games.freshfish.square import CELLS, MOST_SPACES
from kutter.games.layouts import Layout
from kutter.games.learning import (
    CHANNELS,
    NOBODY,
    NOT_ASKED,
    Block,
    Learning,
    Said,
)

SEATS: Final = 5
BIDS: Final = 16
SIDES: Final = 4
ROUNDS: Final = 2
BLOCKS: Final = 2
FIRST_BID: Final = 2 * CELLS
"""Before the bids, actions reserve and build."""
SPACES: Final = 112
"""No square of the cases has more; it takes time to look for others."""


class Body(nn.Module):  # type: ignore[misc]
    """From spaces and the table to the mind, and back to each space."""

    def __init__(self, widths: Mapping[str, int], table: int) -> None:
        super().__init__()
        space, mind = widths["space"], widths["mind"]
        self.space = nn.Linear(ASPECTS, space)
        self.rounds = nn.ModuleList(nn.Linear(2 * space, space) for _ in range(ROUNDS))
        self.table = nn.Linear(2 * space + table, mind)
        self.blocks = nn.ModuleList(Block(mind) for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(mind)
        self.back_space = nn.Linear(space, widths["back"])
        self.back_table = nn.Linear(mind, widths["back"])

    def forward(self, known: Any, beside: Any, table: Any) -> tuple[Any, Any]:
        spaces = torch.relu(self.space(known))
        here = known[:, :, HERE, None].to(spaces.dtype)
        spaces = spaces * here
        for hear in self.rounds:
            others = Beside.apply(spaces, beside) / SIDES
            spaces = spaces + torch.relu(hear(torch.cat([spaces, others], 2))) * here
        # Not `amax`: compiled, with half the digits, it finds nobody who is the largest, and NaN.
        joined = [spaces.sum(1) / 16, spaces.max(1).values, table]
        mind = torch.relu(self.table(torch.cat(joined, 1)))
        for block in self.blocks:
            mind = block(mind)
        mind = self.norm(mind)
        return torch.relu(self.back_space(spaces) + self.back_table(mind)[:, None]), mind


class Beside(torch.autograd.Function):  # type: ignore[misc]
    """What the spaces beside each one say together. Each lies beside those that lie beside it, so
    blame goes the way that words came."""

    @staticmethod
    def forward(context: Any, spaces: Any, beside: Any) -> Any:
        context.save_for_backward(beside)
        return sums_beside(spaces, beside)

    @staticmethod
    def backward(context: Any, blame: Any) -> tuple[Any, None]:
        (beside,) = context.saved_tensors
        return sums_beside(blame, beside), None


def sums_beside(spaces: Any, beside: Any) -> Any:
    total = torch.zeros_like(spaces)
    for side in range(SIDES):
        number = beside[:, :, side, None].long()
        there = spaces.gather(1, (number - 1).clamp(min=0).expand_as(spaces))
        total = total + there * (number > 0)
    return total


class Net(nn.Module):  # type: ignore[misc]
    scales: Any

    def __init__(self, layout: Layout, widths: Mapping[str, int]) -> None:
        super().__init__()
        self.ends = tuple(layout.places[name].stop for name in ("spaces", "beside", "where"))
        self.register_buffer("scales", torch.from_numpy(layout.scales), persistent=False)
        self.body = Body(widths, layout.size - self.ends[-1])
        mind = widths["mind"]
        self.spaces = nn.Linear(widths["back"], 1)
        self.bids, self.draw = nn.Linear(mind, BIDS), nn.Linear(mind, 1)
        self.values = nn.Linear(mind, CHANNELS * SEATS)
        self.taste = nn.Linear(mind, ASPECTS)
        self.hidden = nn.Linear(mind, SEATS * BIDS)

    def seen(self, sights: Any) -> tuple[Any, Any, Any, Any]:
        """Spaces by aspect, the spaces beside each, where they lie, the table."""
        spaces, beside, where = self.ends
        known = sights[:, :spaces].unflatten(1, (MOST_SPACES, ASPECTS))[:, :SPACES]
        joined = sights[:, spaces:beside].unflatten(1, (MOST_SPACES, SIDES))[:, :SPACES]
        places = sights[:, beside:where][:, :SPACES].long()
        return known * self.scales[0], joined, places, sights[:, where:] * self.scales[where:]

    def forward(self, sights: Any) -> Said:
        known, beside, where, table = self.seen(sights)
        of_spaces, mind = self.body(known, beside, table)
        liked = self.spaces(of_spaces)[:, :, 0] + (known * self.taste(mind)[:, None]).sum(2)
        on_grid = liked.new_zeros(len(liked), CELLS + 1).scatter(1, where, liked)[:, 1:]
        return Said(
            torch.cat([on_grid, on_grid, self.bids(mind), self.draw(mind)], 1),
            self.values(mind).unflatten(1, (CHANNELS, SEATS)),
            self.hidden(mind).unflatten(1, (SEATS, BIDS)),
        )


class FreshFishLearning(Learning):
    game: ClassVar[str] = "freshfish"
    cases: ClassVar[Mapping[str, float]] = {
        "freshfish-market-2": 0.08, "freshfish-market-3": 0.12, "freshfish-market-4": 0.2,
        "freshfish-market-5": 0.1, "freshfish-classic-2": 0.08, "freshfish-classic-3": 0.12,
        "freshfish-classic-4": 0.2, "freshfish-classic-5": 0.1,
    }  # fmt: skip
    most_seats: ClassVar[int] = SEATS
    sealed: ClassVar[list[range]] = [range(FIRST_BID, FIRST_BID + BIDS)]
    drawn: ClassVar[list[range]] = sealed
    unit: ClassVar[float] = 10.0
    leads: ClassVar[tuple[float, float]] = (1.0, 0.3)
    sign: ClassVar[int] = -1
    widths: ClassVar[Mapping[str, int]] = {"space": 48, "mind": 384, "back": 48}

    def actor(self, widths: Mapping[str, int]) -> Net:
        return Net(self.layouts.sight, widths)

    def critic(self, widths: Mapping[str, int]) -> None:
        """All that it would know more is sealed bids."""

    def points(self, sights: Any) -> Any:
        seen = self.layouts.sight.named(sights)
        return torch.where(seen["seated"] > 0, -seen["lead"].float() / HALVES, NOBODY)

    def hidden(self, sights: Any, perfect: Any) -> Any:
        """Of every other seat that has bid: how much. A bid is told with one more, 0 is none."""
        bids = perfect.long() - 1
        bids[:, 0] = NOT_ASKED
        return bids
