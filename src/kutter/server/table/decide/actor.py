"""Who acts, and what an act meets beside the table's log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from kutter.server.table.entries import Change
from kutter.server.table.state import TableState


@dataclass(frozen=True)
class Actor:
    """Who acts: a holder of seats, and the seat that it acts for."""

    holder: str | None
    seat: int | None = None


@dataclass(frozen=True)
class Moment:
    """What an act meets beside the table's log: the time, and who is not there."""

    now: float
    absent_since: Callable[[], Mapping[int, float]] = dict
    """By seat, if nobody is connected to it; few acts ask for it."""
    absent_seconds: float = 0.0
    """After which somebody counts as gone."""

    def is_gone(self, seat: int) -> bool:
        since = self.absent_since().get(seat)
        return since is not None and self.now - since >= self.absent_seconds


Decision = Callable[[TableState], Sequence[Change]]
"""Asked for when its turn has come: what follows from how the table stands then."""
