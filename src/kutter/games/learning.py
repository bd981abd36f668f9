"""What a game gives who trains its net: the net in PyTorch, what it is asked, who is ahead.

Nothing here needs the compiler, nor may what a game writes to it: where nets learn, games come
from kernels that were made elsewhere. So layouts are handed in, not imported.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

import torch

from kutter.games.layouts import Layout

CHANNELS: Final = 2
"""Of a value: the share of the win above the fair one, and the lead in points."""
NOBODY: Final = -10_000.0
"""The points of a seat that is not there."""
NOT_ASKED: Final = -1


class Layouts(NamedTuple):
    """Of what is seen: by the seat's net, and by the critic beside that."""

    sight: Layout
    perfect: Layout


class Said(NamedTuple):
    """By a net, for rows of sights."""

    likes: Any
    """By action of the lab: the more it is liked, the likelier it is chosen, if it is legal."""
    values: Any
    """By channel and seat, seats counted clockwise from the own one."""
    hidden: Any
    """By question and answer: where it thinks hidden things are."""


class Learning(ABC):
    """How the net of a game learns. `module:Class` in the game's meta."""

    game: ClassVar[str]
    cases: ClassVar[Mapping[str, float]]
    """As exported kernels name them, and the share of all games that each has."""
    most_seats: ClassVar[int]
    sealed: ClassVar[Sequence[range]]
    """Actions that are chosen unseen, all seats at once: there a net must stay hard to guess."""
    drawn: ClassVar[Sequence[range]] = ()
    """Those that it chooses by chance when it has learnt, too; of others it takes the best."""
    unit: ClassVar[float]
    """So many points of lead count as one."""
    leads: ClassVar[tuple[float, float]]
    """How much such a lead counts beside the share of the win, when learning begins and ends."""
    sign: ClassVar[int] = 1
    """-1: who has the lowest score wins."""
    widths: ClassVar[Mapping[str, int]]
    """Of the net's layers, unless somebody asks for others."""

    def __init__(self, layouts: Layouts) -> None:
        self.layouts: Final = layouts

    @abstractmethod
    def actor(self, widths: Mapping[str, int]) -> Any:
        """A module that takes rows of sights, bytes, and gives what is `Said`. The names and shapes
        of its parameters are those of the file that the game's compiled net reads."""

    @abstractmethod
    def critic(self, widths: Mapping[str, int]) -> Any:
        """A module that takes sights and perfect observations, bytes, and gives values. No file
        has it: it only helps to learn. None: what the actor expects does as well."""

    @abstractmethod
    def points(self, sights: Any) -> Any:
        """By seat from the own one on, as all can count them now, less the same for all; `NOBODY`
        where nobody sits. The more the better, also where the lowest score wins."""

    @abstractmethod
    def hidden(self, sights: Any, perfect: Any) -> Any:
        """By question, the number of the right answer, or `NOT_ASKED`."""


class Block(torch.nn.ModuleList):  # type: ignore[misc]
    """What is added to a row: two layers behind each other, of the row made normal."""

    def __init__(self, width: int) -> None:
        nn = torch.nn
        super().__init__([nn.LayerNorm(width), nn.Linear(width, width), nn.Linear(width, width)])

    def forward(self, row: Any) -> Any:
        norm, first, second = self
        return row + second(torch.relu(first(norm(row))))
