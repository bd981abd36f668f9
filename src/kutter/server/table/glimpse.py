"""What lists tell of a table, whether it lives or rests."""

from dataclasses import dataclass

from kutter.games.contract import Json
from kutter.server.protocol.basics import Status
from kutter.server.protocol.tables import NewTable
from kutter.server.table.charter import Contest, Seat, held_among
from kutter.server.table.state import OPEN, TableState


@dataclass(frozen=True, slots=True)
class Glimpse:
    id: str
    choices: NewTable
    options: Json
    created: float
    deal: str
    contest: Contest | None
    is_guided: bool
    status: Status
    version: int
    changed: float
    seats: tuple[Seat, ...]
    owing: tuple[int, ...]

    @property
    def is_open(self) -> bool:
        return self.status in OPEN

    @property
    def waits_for_anybody(self) -> bool:
        """Whether it is public and has a free seat."""
        is_gathering = self.status == "gathering" and self.choices.public
        return is_gathering and not all(seat.taken for seat in self.seats)

    def held_by(self, holder: str | None) -> list[int]:
        return held_among(self.seats, holder)


def glimpse_of(state: TableState) -> Glimpse:
    charter = state.charter
    return Glimpse(
        id=charter.id,
        choices=charter.choices,
        options=charter.options,
        created=charter.created,
        deal=charter.deal,
        contest=charter.contest,
        is_guided=charter.is_guided,
        status=state.status,
        version=state.version,
        changed=state.changed,
        seats=tuple(state.seats),
        owing=tuple(state.owing),
    )
