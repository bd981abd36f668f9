"""Links: secrets that open a seat."""

from typing import Literal

from kutter.server.protocol.basics import Incoming, Name, Outgoing, SeatNumber, Secret
from kutter.server.protocol.tables import SeatOut


class LinkRequest(Incoming):
    """guest: somebody sits down here; device: the holder's other device; bot: a program's token."""

    seat: SeatNumber
    purpose: Literal["guest", "device", "bot"]
    name: Name | None = None
    """Of a program."""


class Redeem(Incoming):
    secret: Secret
    name: Name | None = None


class Offer(Incoming):
    """A link's secret, to see what it opens."""

    secret: Secret


class Invitation(Outgoing):
    """What a link opens: of a table as much as everybody sees who comes there."""

    game: str
    options: dict[str, str]
    seats: list[SeatOut]
    seat: int
    """The one that it is for."""
    purpose: Literal["guest", "device"]
    host: str | None
    """The name of who made it, if they sit there."""


class LinkOut(Outgoing):
    """The secret is told once; it goes into the fragment of an address."""

    id: str
    secret: str
    path: str
    url: str
    """The same as an address, as others reach this server."""
    qr: str
    """The address as a QR code: an SVG."""


class TableLink(Outgoing):
    """Where a table is found: no secret, for who comes by it chooses a free seat or watches."""

    url: str
    qr: str


class LinkInfo(Outgoing):
    id: str
    seat: int
    purpose: Literal["guest", "device", "bot"]
    created: float
    used: bool


class Links(Outgoing):
    links: list[LinkInfo]


class Redeemed(Outgoing):
    table: str
    seat: int
