"""Every message that comes in or goes out. docs/api.md explains them; web/ has types made of them.

What comes in is closed: an unknown key is an error. What goes out is a view, made in outgoing.py.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from kutter.games.fishing.knowledge.view_json import FishingView
from kutter.games.freshfish.knowledge.view_json import FreshFishView
from kutter.language.sentences import SaysJson

Eyes = int | Literal["spectator"]
"""Through which a table is seen: a seat's, or those of whoever watches."""
Status = Literal["gathering", "running", "finished", "frozen", "ended"]
Level = Literal["deckhand", "mate", "skipper"]
GameName = Literal["fishing", "freshfish"]

SeatNumber = Annotated[int, Field(ge=0, le=4, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
MOST_NAME = 24
Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME)]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=40)]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{6,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,86}$")]
ShareText = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Outgoing(BaseModel):
    model_config = ConfigDict(frozen=True)


# What is agreed when a table is made


class NoClock(Incoming):
    kind: Literal["none"] = "none"


class MoveClock(Incoming):
    """So many seconds for each move; then a bot plays the seat until its holder is back."""

    kind: Literal["move"]
    seconds: int = Field(ge=5, le=3600, strict=True)


class DaysClock(Incoming):
    """Turn-based: so many days for each move."""

    kind: Literal["days"]
    days: int = Field(ge=1, le=30, strict=True)


Pace = Annotated[NoClock | MoveClock | DaysClock, Field(discriminator="kind")]


class NewTable(Incoming):
    """A table to be made. Its maker sits down with `sit`, or watches."""

    game: GameName
    variant: Literal["market", "classic"] | None = None
    """Of Fresh Fish; none in Fishing."""
    streets: Literal["shortest"] | None = None
    """Fresh Fish, market: streets always count (M7.4)."""
    players: int = Field(ge=2, le=5, strict=True)
    public: Flag = False
    """In the lobby; otherwise by link only."""
    purses: Flag = True
    """Fresh Fish: whether others' purses are shown. Who counts can know them (M8)."""
    hints: Flag = True
    chat: Flag = True
    pause: int = Field(default=900, ge=0, le=5000, strict=True)
    """Milliseconds from a move to the bot's that follows: a grace for taking back."""
    pace: Pace = NoClock()
    same_deal_as: Id | None = None
    """A table whose deal this one plays too: one of your own that gathers, or one that is over."""
    position: "Position | None" = None
    """Go on from there instead of dealing anew."""


class Position(Incoming):
    """A position of a record that the server keeps."""

    record: Id
    at: int = Field(ge=0, le=100_000, strict=True)


# What somebody does at a table


class Sit(Incoming):
    kind: Literal["sit"]
    seat: SeatNumber
    name: Name


class Stand(Incoming):
    """Leaves a seat before the start."""

    kind: Literal["stand"]
    seat: SeatNumber


class SeatBot(Incoming):
    """Puts a bot in an empty seat, changes its level, or with None takes it out."""

    kind: Literal["bot"]
    seat: SeatNumber
    level: Level | None


class Remove(Incoming):
    """The maker of a table sends a guest away before the start."""

    kind: Literal["remove"]
    seat: SeatNumber


class Share(Incoming):
    """What a seat's holder adds to the shuffle before the start, once: 32 bytes of chance."""

    kind: Literal["share"]
    seat: SeatNumber
    share: ShareText


class Start(Incoming):
    """Waits a few seconds for the shares of those who are there, and for nobody else."""

    kind: Literal["start"]


class MakeMove(Incoming):
    kind: Literal["move"]
    move: MoveText
    """As in records: `0 play G4`."""


class Undo(Incoming):
    """Takes back the seat's last move, or asks the others for it where that needs consent."""

    kind: Literal["undo"]


class AnswerUndo(Incoming):
    kind: Literal["answer"]
    agree: Flag


class Resign(Incoming):
    """Leaves a running game for good: a bot goes on."""

    kind: Literal["resign"]


class ComeBack(Incoming):
    """Takes a seat back from the bot that played for its absent holder."""

    kind: Literal["back"]


class Vote(Incoming):
    """At a table without a clock: a bot shall play for somebody who is gone."""

    kind: Literal["vote"]
    seat: SeatNumber


class Say(Incoming):
    kind: Literal["say"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=300)]
    name: Name | None = None
    """Of somebody who watches."""


class Rematch(Incoming):
    kind: Literal["rematch"]


class End(Incoming):
    """Ends a table that has not started, or is frozen, or that only bots still play."""

    kind: Literal["end"]


Act = Annotated[
    Sit
    | Stand
    | SeatBot
    | Remove
    | Share
    | Start
    | MakeMove
    | Undo
    | AnswerUndo
    | Resign
    | ComeBack
    | Vote
    | Say
    | Rematch
    | End,
    Field(discriminator="kind"),
]


class Command(Incoming):
    """An act at a table. A repeat with the same id gets the first answer."""

    type: Literal["do"] = "do"
    id: CommandId
    version: Version
    """The last event that its sender had seen."""
    act: Act


class HttpCommand(Command):
    """A socket is bound to its seat; a request names it."""

    seat: SeatNumber | None = None


class Ping(Incoming):
    type: Literal["ping"]


SocketMessage = Annotated[Command | Ping, Field(discriminator="type")]


# Requests that change nothing


class PreviewRequest(Incoming):
    seat: SeatNumber | None = None
    move: MoveText
    tile: Literal["fish", "soda", "cheese", "ice", "flea"] | None = None


class HintRequest(Incoming):
    seat: SeatNumber


class LinkRequest(Incoming):
    """guest: somebody sits down here; device: the holder's other device; bot: a program's token."""

    seat: SeatNumber
    purpose: Literal["guest", "device", "bot"]
    name: Name | None = None
    """Of a program."""


class Redeem(Incoming):
    secret: Secret
    name: Name | None = None


# What goes out


class Refusal(Outgoing):
    """Why not. `code` is for programs, `says` for people, `rule` where a rule forbids it."""

    code: str
    says: SaysJson
    rule: str | None = None


class RefusalBody(Outgoing):
    refusal: Refusal


class Accepted(Outgoing):
    version: int


class SeatOut(Outgoing):
    """Who sits somewhere. `plays`: a bot plays for an absent person, and why."""

    name: str | None
    player: Literal["nobody", "person", "bot", "outside"]
    level: Level | None
    plays: Literal["time", "gone", "voted", "resigned"] | None


class SettingOut(Outgoing):
    game: GameName
    options: dict[str, Any]
    players: int
    public: bool
    purses: bool
    hints: bool
    chat: bool
    pause: int
    pace: Pace


class UndoOut(Outgoing):
    """`can`: whether this seat may take back freely, or by asking; `asked`: who asks now.
    `waits_for`: the seats whose answer it needs."""

    can: Literal["free", "ask"] | None
    asked: int | None
    waits_for: list[int]


class VoteOut(Outgoing):
    about: int
    by: list[int]


class ChatLine(Outgoing):
    number: int
    seat: int | None
    name: str
    text: str
    at: float


class LogLine(Outgoing):
    """What a move brought about, as the reader may know it. `number` counts the record's moves."""

    number: int
    move: str
    says: list[SaysJson]


class TableOut(Outgoing):
    """A whole table as somebody may see it. Events carry patches to it."""

    id: str
    version: int
    status: Status
    eyes: Eyes
    setting: SettingOut
    seats: list[SeatOut]
    holds: list[int]
    """The seats that this browser holds."""
    maker: bool
    """Whether this browser made the table."""
    setup: dict[str, Any] | None
    """As in records: what was fixed before the first move."""
    moves: int
    position: FishingView | FreshFishView | None
    last: str | None
    """The last move, as in records."""
    result: dict[str, Any] | None
    deadline: float | None
    """When the seats that owe a move run out of time, in seconds of the epoch."""
    undo: UndoOut
    votes: list[VoteOut]
    commitment: str
    """SHA-256 of the deal's seed. Keep it before you add a share."""
    takes_shares: bool
    """Whether its players' shares decide the deal too: not of a deal that is shared, nor where a
    table goes on from a position."""
    given: list[int]
    """The seats that have added a share."""
    shares: list[str | None] | None
    """By seat, what the seed is mixed with, from the start on; None: the seed alone decides."""
    seed: str | None
    """Once every table with this deal has ended."""
    deal_is_shared: bool
    """Whether another table plays, or has played, the same deal."""
    rematch: str | None
    frozen: SaysJson | None
    log: list[LogLine]
    """The latest; not patched: `data.line` of events follows on, and `moves` cuts it."""
    chat: list[ChatLine]
    """The latest; not patched: `data.chat` of events follows on."""


Patch = dict[str, Any]
"""What changed in an object or a list, by key or index: `[value]` sets it, `[]` takes it away, and
an object goes deeper."""


class EventData(Outgoing):
    patch: Patch = {}
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


class Refused(Outgoing):
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


SocketOut = Annotated[Event | Whole | Ack | Refused | Presence | Pong, Field(discriminator="type")]


class Created(Outgoing):
    id: str


class LobbyTable(Outgoing):
    id: str
    game: GameName
    options: dict[str, Any]
    players: int
    seats: list[SeatOut]
    pace: Pace
    created: float


class Lobby(Outgoing):
    tables: list[LobbyTable]


class MyTable(Outgoing):
    id: str
    game: GameName
    options: dict[str, Any]
    status: Status
    seats: list[SeatOut]
    holds: list[int]
    your_turn: bool
    changed: float


class MyTables(Outgoing):
    tables: list[MyTable]


class LinkOut(Outgoing):
    """The secret is told once; it goes into the fragment of an address."""

    id: str
    secret: str
    path: str
    qr: str
    """The address as a QR code: an SVG."""


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


class CandidateOut(Outgoing):
    move: str
    says: SaysJson
    value: float
    visits: int | None


class Hint(Outgoing):
    """What the strongest bot thinks of the seat's moves, the best first."""

    candidates: list[CandidateOut]


class Step(Outgoing):
    """A move of a replay, as its reader may know it."""

    move: str
    says: list[SaysJson]
    facts: list[dict[str, Any]]
    patch: Patch


class ReplayOut(Outgoing):
    """A game as a position and patches to it."""

    game: GameName
    options: dict[str, Any]
    players: int
    names: list[str | None]
    eyes: Eyes
    whole: bool
    """Whether every seat's eyes may be asked for."""
    setup: dict[str, Any]
    start: dict[str, Any]
    steps: list[Step]
    result: dict[str, Any] | None
    scores: list[list[float]] | None
    """By move and seat: points in Fishing, lengths less coins in Fresh Fish; for charts.

    None while purses are not shown (M8): they could be read off it.
    """


class DrawOut(Outgoing):
    pile: str
    thing: str


class DealOut(Outgoing):
    """A move of chance, and what it drew, in order."""

    number: int
    move: str
    draws: list[DrawOut]


class Draws(Outgoing):
    """All that chance drew after the set-up of a table that is over."""

    piles: dict[str, list[str]]
    """What each pile held before its first draw."""
    deals: list[DealOut]


class Imported(Outgoing):
    id: str


NotReady = Literal["stopping", "not-alone", "not-writing", "not-reading"]


class Readiness(Outgoing):
    status: Literal["ready"] | NotReady


class Health(Outgoing):
    status: Literal["ok", "stopping"]
    version: str
    tables: int


class Me(Outgoing):
    """What a browser is told about itself and the server."""

    version: str
    bots: list[Level]
