"""Tables at hand: those that go on, alive or at rest, and the latest that have ended."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kutter.server.table.charter import Charter
from kutter.server.table.glimpse import Glimpse, glimpse_of
from kutter.server.table.live.table import LiveTable, Memory
from kutter.server.table.state import OPEN

KEPT_LOADED: Final = 200
"""How many tables that have ended stay in memory."""


@dataclass(frozen=True, slots=True)
class Resting:
    """A table at which nobody is: all that is kept beside its log."""

    glimpse: Glimpse
    memory: Memory
    due: float | None
    """When it must be there again, since time brings something."""


class Kept:
    def __init__(self) -> None:
        self.open: dict[str, LiveTable] = {}
        self.resting: dict[str, Resting] = {}
        self.ended: OrderedDict[str, LiveTable] = OrderedDict()
        self._rest_with: Counter[str] = Counter()
        """How many tables with a deal are at rest."""

    # Finding

    def live(self, table: str) -> LiveTable | None:
        return self.open.get(table) or self.ended.get(table)

    def all_live(self) -> list[LiveTable]:
        return [*self.open.values(), *self.ended.values()]

    def glimpse(self, table: str) -> Glimpse | None:
        """Of one that is at hand."""
        if (live := self.live(table)) is not None:
            return glimpse_of(live.state)
        resting = self.resting.get(table)
        return None if resting is None else resting.glimpse

    def knows_open(self, table: str) -> bool:
        return table in self.open or table in self.resting

    def plays_elsewhere(self, charter: Charter) -> bool:
        """Whether another table with the same deal goes on."""
        return charter.deal in self._rest_with or any(
            table.state.is_open and table.state.charter.deal == charter.deal
            for table in self.open.values()
            if table.id != charter.id
        )

    def has_ended(self, table: str) -> bool:
        live = self.live(table)
        return live is not None and not live.state.is_open

    def playing(self, deal: str) -> list[str]:
        """The tables that were not over when last looked at."""
        live = [name for name, each in self.open.items() if each.state.charter.deal == deal]
        rest = [name for name, each in self.resting.items() if each.glimpse.deal == deal]
        return live + rest

    def waiting(self) -> list[Glimpse]:
        """Public tables with a free seat, the newest first."""
        gathering = (table for table in self.open.values() if table.state.status == "gathering")
        found = [glimpse_of(table.state) for table in gathering]
        found += [resting.glimpse for resting in self.resting.values()]
        waiting = [each for each in found if each.waits_for_anybody]
        return sorted(waiting, key=lambda each: -each.created)

    def counts(self) -> dict[str, int]:
        """Of tables that have not ended."""
        found = Counter(table.state.status for table in self.open.values())
        found.update(resting.glimpse.status for resting in self.resting.values())
        return {status: found[status] for status in OPEN}

    def due_by(self, time: float) -> Iterator[str]:
        """Tables at rest at which something is to happen."""
        for name, resting in list(self.resting.items()):
            if resting.due is not None and resting.due <= time:
                yield name

    # Keeping

    def keep(self, table: LiveTable) -> None:
        self._wake(table.id)
        if table.state.is_open:
            self.open[table.id] = table
            return
        self.open.pop(table.id, None)
        self.ended[table.id] = table
        self.ended.move_to_end(table.id)
        for old in list(self.ended.values())[:-KEPT_LOADED]:
            if not old.listeners:
                del self.ended[old.id]

    def put_away(self, table: LiveTable) -> None:
        due = table.next_due()
        self.resting[table.id] = Resting(glimpse_of(table.state), table.put_away(), due)
        self._rest_with[table.state.charter.deal] += 1
        del self.open[table.id]

    def drop(self, table: str) -> None:
        self.open.pop(table, None)
        self.ended.pop(table, None)
        self._wake(table)

    def _wake(self, table: str) -> None:
        resting = self.resting.pop(table, None)
        if resting is not None:
            deal = resting.glimpse.deal
            self._rest_with[deal] -= 1
            if self._rest_with[deal] == 0:
                del self._rest_with[deal]
