"""Whose a table is: one server's that is alone, or one node's of many."""

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from kutter.games.contract import Json
from kutter.server.protocol.refusals import Refused
from kutter.server.table.archive import Archive
from kutter.server.table.entries import Entry
from kutter.server.table.live.answers import Answers
from kutter.server.table.telling.broadcast import Shown

if TYPE_CHECKING:
    from kutter.server.table.live.table import LiveTable


class Elsewhere(Refused):
    """Another node has the table, or whatever it is: whoever asks is to ask there."""

    def __init__(self, name: str, node: str, is_table: bool = True) -> None:
        super().__init__("unavailable", 503)
        self.name = name
        self.node = node
        self.is_table = is_table


class Claimed(NamedTuple):
    """A table of ours, where nodes share it: since which of its owners, and how long its log is."""

    epoch: int
    version: int


class Inherited(NamedTuple):
    """A table as it was followed from here, up to its log's end."""

    shown: Shown
    answers: Answers


class Ownership(Protocol):
    @property
    def node(self) -> str | None:
        """Our name among nodes."""

    def check_here(self, table: str) -> None:
        """Refuses, with `Elsewhere`, one that another node had when it was last asked for."""

    async def claim(self, table: str) -> Claimed | None:
        """Makes a table ours. Refuses, with `Elsewhere`, one that another node has."""

    def abandoned(self) -> AsyncIterator[str]:
        """Makes tables ours that go on and that nobody has."""

    async def play_elsewhere(self, deal: str) -> list[str]:
        """Tables of other nodes that go on with a deal."""

    async def share_elsewhere(self, table: str, maker: str) -> None:
        """Lets others play the deal of a table of another node, if its maker may."""

    async def held(self) -> dict[str, int] | None:
        """By table: since which of its owners it is ours; None: all of them always."""

    async def inherit(self, table: str, claimed: Claimed | None) -> Inherited | None:
        """What was followed of it from here until now, if it was: nothing is folded again."""

    def welcome(self, table: "LiveTable") -> None:
        """Those who followed it from here until now."""

    def tell(self, table: "LiveTable", entries: Sequence[Entry]) -> None:
        """Whoever follows the table elsewhere."""

    def tell_presence(self, table: str, presence: Json) -> None:
        """The same, who is there."""


class Alone:
    """Everything is ours."""

    node: str | None = None

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    def check_here(self, table: str) -> None:
        """It is."""

    async def claim(self, _table: str) -> None:
        return None

    async def abandoned(self) -> AsyncIterator[str]:
        for name in await self.archive.open_tables():
            yield name

    async def play_elsewhere(self, _deal: str) -> list[str]:
        return []

    async def share_elsewhere(self, table: str, maker: str) -> None:
        raise NotImplementedError

    async def held(self) -> None:
        return None

    async def inherit(self, _table: str, _claimed: Claimed | None) -> None:
        return None

    def welcome(self, table: "LiveTable") -> None:
        """Nobody did."""

    def tell(self, table: "LiveTable", entries: Sequence[Entry]) -> None:
        """There is nobody else."""

    def tell_presence(self, table: str, presence: Json) -> None:
        """There is nobody else."""
