"""A table's log, line by line: what was decided, and can never be refused any more."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass as checked_dataclass

from kutter.games.contract import Json
from kutter.games.meta import Level
from kutter.records.format import RULES
from kutter.server.protocol.basics import Reaction

CLOSED: Final = ConfigDict(extra="forbid")
StandIn = Literal["time", "gone", "voted", "resigned"]


@checked_dataclass(frozen=True, config=CLOSED)
class Sat:
    seat: int
    holder: str
    """A browser, or the link of a program."""
    name: str
    outside: bool = False
    kind: Literal["sat"] = "sat"


@checked_dataclass(frozen=True, config=CLOSED)
class Stood:
    seat: int
    by_maker: bool = False
    kind: Literal["stood"] = "stood"


@checked_dataclass(frozen=True, config=CLOSED)
class DeviceAdded:
    """Another browser of the same person."""

    seat: int
    holder: str
    kind: Literal["device-added"] = "device-added"


@checked_dataclass(frozen=True, config=CLOSED)
class DeviceRemoved:
    seat: int
    holder: str
    kind: Literal["device-removed"] = "device-removed"


@checked_dataclass(frozen=True, config=CLOSED)
class BotSeated:
    seat: int
    level: Level
    kind: Literal["bot"] = "bot"


@checked_dataclass(frozen=True, config=CLOSED)
class DealShared:
    """Another table plays the same deal."""

    kind: Literal["deal-shared"] = "deal-shared"


@checked_dataclass(frozen=True, config=CLOSED)
class DealRepeated:
    """The deal of a table that is over, with what its players had added."""

    shares: list[str | None]
    kind: Literal["deal-repeated"] = "deal-repeated"


@checked_dataclass(frozen=True, config=CLOSED)
class ShareGiven:
    """What a seat's holder adds to the shuffle."""

    seat: int
    share: str
    kind: Literal["share-given"] = "share-given"


@checked_dataclass(frozen=True, config=CLOSED)
class Started:
    setup: Json
    moves: list[str] = field(default_factory=list)
    """Where a table goes on from a position."""
    rules: int = RULES
    shares: list[str | None] | None = None
    """By seat, what the deal was mixed with; None: nothing, and always so in the first release."""
    kind: Literal["started"] = "started"


@checked_dataclass(frozen=True, config=CLOSED)
class Moved:
    move: str
    kind: Literal["moved"] = "moved"


@checked_dataclass(frozen=True, config=CLOSED)
class Dealt:
    """What chance answered."""

    move: str
    kind: Literal["dealt"] = "dealt"


@checked_dataclass(frozen=True, config=CLOSED)
class TakenBack:
    moves: list[int]
    """Numbers of moves, from zero."""
    kind: Literal["taken-back"] = "taken-back"


@checked_dataclass(frozen=True, config=CLOSED)
class UndoAsked:
    seat: int
    kind: Literal["undo-asked"] = "undo-asked"


@checked_dataclass(frozen=True, config=CLOSED)
class UndoAnswered:
    seat: int
    agree: bool
    kind: Literal["undo-answered"] = "undo-answered"


@checked_dataclass(frozen=True, config=CLOSED)
class PlayedFor:
    """A bot plays for a person."""

    seat: int
    why: StandIn
    kind: Literal["played-for"] = "played-for"


@checked_dataclass(frozen=True, config=CLOSED)
class CameBack:
    seat: int
    kind: Literal["came-back"] = "came-back"


@checked_dataclass(frozen=True, config=CLOSED)
class Voted:
    seat: int
    about: int
    kind: Literal["voted"] = "voted"


@checked_dataclass(frozen=True, config=CLOSED)
class Said:
    name: str
    text: str
    """Empty where there is a reaction."""
    seat: int | None = None
    reaction: Reaction | None = None
    kind: Literal["said"] = "said"


@checked_dataclass(frozen=True, config=CLOSED)
class RematchMade:
    table: str
    kind: Literal["rematch"] = "rematch"


@checked_dataclass(frozen=True, config=CLOSED)
class Ended:
    why: Literal["maker", "holder", "idle"]
    kind: Literal["ended"] = "ended"


@checked_dataclass(frozen=True, config=CLOSED)
class Unreadable:
    """What stands in the log says nothing; its table is frozen."""

    kind: Literal["unreadable"] = "unreadable"


Change = Annotated[
    Sat
    | Stood
    | DeviceAdded
    | DeviceRemoved
    | BotSeated
    | DealShared
    | DealRepeated
    | ShareGiven
    | Started
    | Moved
    | Dealt
    | TakenBack
    | UndoAsked
    | UndoAnswered
    | PlayedFor
    | CameBack
    | Voted
    | Said
    | RematchMade
    | Ended
    | Unreadable,
    Field(discriminator="kind"),
]
"""What an entry can say."""
CHANGE: Final[TypeAdapter[Change]] = TypeAdapter(Change)


@dataclass(frozen=True)
class Entry:
    """A line of the log. Its number is the table's version once it is folded."""

    number: int
    change: Change
    at: float
    actor: str | None = None
    """The browser or link whose command it was."""
    command: str | None = None

    @property
    def kind(self) -> str:
        return self.change.kind

    def data(self) -> Json:
        return {name: each for name, each in vars(self.change).items() if name != "kind"}


def change_from(kind: str, data: Json) -> Change:
    try:
        return CHANGE.validate_python({**data, "kind": kind})
    except (ValidationError, TypeError):  # no object, or none of ours
        return Unreadable()
