"""Who may see and do what at a table: a second opinion, written from the promises and not from the
server. docs/security.md tells them in words."""

from dataclasses import dataclass, field
from itertools import count
from typing import Literal

May = Literal["yes", "no", "perhaps"]
"""What must come of an act; perhaps: the model has no opinion, and only looks at what follows."""

LONG_GONE = 3600.0
"""Whoever is gone for so long is gone by any setting."""
JUST_NOW = 5.0
"""Whoever was there so lately is not gone by any setting."""
FEW_LINKS = 10
"""To a seat: so many are allowed by any setting."""
NAMES = (
    ("Anna", "anna", "Аnna", "Anna.", "Anna ", "ANNA"),
    ("Ben", "Вen", "ben", "Ben."),
    ("Clara", "Сlara", "CLARA"),
    ("Dora", "dora"),
    ("Émile", "E\u0301mile"),
)
"""Those in a row look alike."""


def look_of(name: str) -> int:
    return next(number for number, row in enumerate(NAMES) if name in row)


@dataclass(frozen=True)
class Holding:
    """That somebody has a seat, from sitting down to leaving it."""

    number: int
    look: int | None
    sitter: str
    program: str | None = None
    """The link whose token it is."""


@dataclass
class ModelSeat:
    holding: Holding | None = None
    devices: set[str] = field(default_factory=set)
    bot: bool = False
    stand_in: str | None = None
    share: str | None = None
    """What its holder has added to the shuffle."""

    @property
    def taken(self) -> bool:
        return self.holding is not None or self.bot

    @property
    def person(self) -> bool:
        return self.holding is not None and self.stand_in is None and self.holding.program is None


@dataclass
class ModelLink:
    id: str
    secret: str
    seat: int
    purpose: str
    maker: str
    holding: Holding | None
    used_by: str | None = None
    led_to: Holding | None = None
    """What a guest's link gave."""
    revoked: bool = False


class Model:
    def __init__(self, seats: int, maker: str, has_clock: bool) -> None:
        self.maker = maker
        self.has_clock = has_clock
        self.status = "gathering"
        self.was_played = False
        self.seats = [ModelSeat() for _ in range(seats)]
        self.links: list[ModelLink] = []
        self.made_by: list[str] = []
        """By move: "seat 1", "stand-in 1", "bot 1", "chance"."""
        self.undo_by: int | None = None
        self.undo_since = 0.0
        self.agreed: set[int] = set()
        self.present: dict[int, set[int]] = {seat: set() for seat in range(seats)}
        """By seat: its sockets."""
        self.seen: dict[int, float] = {}
        """When somebody at a seat was last there, or acted."""
        self._numbers = count(1)

    # Who holds what

    def holds(self, who: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if who in seat.devices]

    def people(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.person}

    def is_at_table(self, who: str) -> bool:
        return who == self.maker or bool(self.holds(who))

    def name_is_free(self, name: str) -> bool:
        return all(
            seat.holding is None or seat.holding.look != look_of(name) for seat in self.seats
        )

    # What must come of an act

    def may_sit(self, seat: int, name: str) -> May:
        free = self.status == "gathering" and seat < len(self.seats) and not self.seats[seat].taken
        return "yes" if free and self.name_is_free(name) else "no"

    def may_stand(self, who: str, seat: int) -> May:
        return "yes" if self.status == "gathering" and seat in self.holds(who) else "no"

    def may_seat_bot(self, who: str, seat: int) -> May:
        if self.status != "gathering" or not self.is_at_table(who) or seat >= len(self.seats):
            return "no"
        if self.seats[seat].holding is not None:
            return "no"
        return "no" if self.seats[seat].bot and who != self.maker else "yes"

    def may_remove(self, who: str, seat: int) -> May:
        if self.status != "gathering" or who != self.maker or seat >= len(self.seats):
            return "no"
        return "yes" if self.seats[seat].taken else "no"

    def may_share(self, who: str, seat: int) -> May:
        can = self.status == "gathering" and seat in self.holds(who)
        return "yes" if can and self.seats[seat].share is None else "no"

    def may_start(self, who: str) -> May:
        ready = self.status == "gathering" and all(seat.taken for seat in self.seats)
        return "yes" if ready and self.is_at_table(who) else "no"

    def plays(self, who: str, seat: int) -> bool:
        return self.status == "running" and seat in self.holds(who)

    def may_move(self, who: str, seat: int, is_legal: bool) -> May:
        if not self.plays(who, seat) or self.seats[seat].stand_in is not None:
            return "no"
        return "yes" if is_legal else "no"

    def may_take_back(self, who: str, seat: int) -> May:
        if not self.plays(who, seat) or self.seats[seat].stand_in is not None:
            return "no"
        return "perhaps"

    def may_come_back(self, who: str, seat: int) -> May:
        if not self.plays(who, seat) or self.seats[seat].stand_in in (None, "resigned"):
            return "no"
        return "yes" if self.seats[seat].holding is not None else "no"

    def may_vote(self, who: str, seat: int, about: int, now: float) -> May:
        if not self.plays(who, seat) or self.has_clock or about == seat:
            return "no"
        if about >= len(self.seats):
            return "no"
        found = self.seats[about]
        if found.holding is None or found.stand_in is not None:
            return "no"
        if self.present[about] or now - self.seen.get(about, -LONG_GONE) < JUST_NOW:
            return "no"
        return "perhaps"

    def may_end(self, who: str) -> May:
        if self.status in ("finished", "ended") or not self.is_at_table(who):
            return "no"
        if self.status == "gathering":
            return "yes" if who == self.maker else "no"
        return "no" if self.people() - set(self.holds(who)) else "perhaps"

    def may_rematch(self, who: str) -> May:
        if self.status not in ("finished", "ended") or not self.was_played:
            return "no"
        if not self.holds(who):
            return "no"
        stayed = {
            number
            for number, seat in enumerate(self.seats)
            if seat.devices and seat.stand_in != "resigned"
        }
        return "no" if stayed and not stayed & set(self.holds(who)) else "yes"

    def may_make_link(self, who: str, seat: int, purpose: str, name: str) -> May:
        if seat >= len(self.seats):
            return "no"
        if purpose == "device":
            if seat not in self.holds(who):
                return "no"
            made = sum(link.purpose == purpose and link.seat == seat for link in self.links)
            is_usual = self.status in ("gathering", "running") and made < FEW_LINKS
            return "yes" if is_usual else "perhaps"
        if self.status != "gathering" or self.seats[seat].taken or not self.is_at_table(who):
            return "no"
        if purpose == "bot" and (who != self.maker or not self.name_is_free(name)):
            return "no"
        return "yes"

    def may_redeem(self, who: str, link: ModelLink, name: str) -> May:
        seat = self.seats[link.seat]
        if link.revoked or link.purpose == "bot":
            return "no"
        if link.purpose == "device":
            if seat.holding is None or seat.holding != link.holding:
                return "no"
            if link.used_by not in (None, who):
                return "no"
            return "yes" if self.status != "ended" else "perhaps"
        if who in seat.devices:
            return "perhaps"  # it may say again where they sit
        if link.used_by is not None or self.status != "gathering" or seat.taken:
            return "no"
        return "yes" if self.name_is_free(name) else "no"

    def may_revoke(self, who: str, link: ModelLink) -> May:
        if link.revoked:
            return "no"
        if link.purpose == "device":
            if link.seat not in self.holds(who) and who != self.maker:
                return "no"
            return "perhaps"
        return "perhaps" if who == self.maker else "no"

    # What follows

    def sit(self, who: str, seat: int, name: str, program: str | None = None) -> Holding:
        look = look_of(name) if name else None
        holding = Holding(next(self._numbers), look, who, program)
        self.seats[seat] = ModelSeat(holding, {who})
        self.seen.pop(seat, None)
        return holding

    def leave(self, seat: int) -> None:
        self.seats[seat] = ModelSeat()
        self.seen.pop(seat, None)

    def revoke(self, link: ModelLink) -> None:
        """What was opened by it is closed, with whatever was opened from there."""
        link.revoked = True
        seat = self.seats[link.seat]
        if link.purpose == "device" and link.used_by is not None:
            if link.holding == seat.holding and seat.holding is not None:
                if link.used_by != seat.holding.sitter:
                    seat.devices.discard(link.used_by)
                    for other in self.links:
                        is_theirs = link.used_by in (other.maker, other.used_by)
                        if is_theirs and other.holding == link.holding:
                            if not other.revoked and other.purpose == "device":
                                self.revoke(other)
        elif link.purpose == "bot" and seat.holding is not None and seat.holding.program == link.id:
            if self.status == "gathering":
                self.leave(link.seat)
            else:
                seat.devices.discard(f"token {link.id}")
                seat.stand_in = seat.stand_in or "gone"
