"""What a socket carries, either way."""

from typing import Annotated, Any, Literal

from pydantic import Field

from kutter.server.protocol.acts import Command
from kutter.server.protocol.basics import Incoming, Outgoing
from kutter.server.protocol.refusals import Refusal
from kutter.server.protocol.tables import ChatLine, LogLine, TableOut


class Ping(Incoming):
    type: Literal["ping"]


SocketMessage = Annotated[Command | Ping, Field(discriminator="type")]


Patch = dict[str, Any]
"""What changed in an object or a list, by key or index: `[value]` sets it, `[]` takes it away, and
an object goes deeper."""


class EventData(Outgoing):
    patch: Patch = Field(default={})
    line: LogLine | None = None
    facts: list[dict[str, Any]] | None = None
    """What a move brought about, step by step, for animations."""
    chat: ChatLine | None = None


class Event(Outgoing):
    """One a version, without gaps, for everybody; what one may not see arrives empty."""

    type: Literal["event"] = "event"
    version: int
    what: str
    data: EventData


class Whole(Outgoing):
    """A view to start from: at first, and when too much was missed."""

    type: Literal["table"] = "table"
    data: TableOut


class Ack(Outgoing):
    type: Literal["ack"] = "ack"
    id: str
    version: int


class RefusedCommand(Outgoing):
    type: Literal["refused"] = "refused"
    id: str | None
    refusal: Refusal


class Presence(Outgoing):
    """Which seats have a connection now; not numbered."""

    type: Literal["presence"] = "presence"
    seats: list[bool]
    absent_since: list[float | None]
    """By seat: since when somebody who sits there is not, in seconds of the epoch."""
    absent_seconds: float
    """After which the others may vote for a bot, at a table without a clock."""
    watching: int


class Pong(Outgoing):
    type: Literal["pong"] = "pong"
    now: float


SocketOut = Annotated[
    Event | Whole | Ack | RefusedCommand | Presence | Pong, Field(discriminator="type")
]
