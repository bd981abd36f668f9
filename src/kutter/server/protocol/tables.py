"""Tables: what is agreed when one is made, and all that somebody may see of it."""

from typing import Annotated, Any, Final, Literal, NotRequired, Self

from pydantic import Field, model_validator
from typing_extensions import TypedDict

from kutter.games.meta import Level
from kutter.language.errors import ReasonsJson
from kutter.language.sentences import SaysJson
from kutter.server.protocol.basics import (
    MOST_SEATS,
    Eyes,
    Flag,
    GameName,
    Id,
    Incoming,
    Name,
    Outgoing,
    Reaction,
    SeatNumber,
    Status,
    Word,
)
from kutter.server.protocol.contests import ContestRef

FIRST_OPTIONS: Final = ("variant", "streets")


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
    options: dict[Word, Word] = Field(default={}, max_length=20)
    """As in records; what is left out is as usual. `GET /api/games` lists them."""
    players: int = Field(ge=1, le=MOST_SEATS, strict=True)
    public: Flag = False
    """In the lobby; otherwise by link only."""
    purses: Flag = True
    """Whether others' purses are shown, in a game that has some. Who counts can know them."""
    hints: Flag = True
    chat: Flag = True
    pause: int = Field(default=900, ge=0, le=5000, strict=True)
    """Milliseconds from a move to the bot's that follows: a grace for taking back."""
    pace: Pace = NoClock()
    same_deal_as: Id | None = None
    """A table whose deal this one plays too: one of your own that gathers, or one that is over."""
    position: "Position | None" = None
    """Go on from there instead of dealing anew."""

    @model_validator(mode="before")
    @classmethod
    def _options_by_themselves(cls, data: Any) -> Any:
        """The first release had its two options beside the others."""
        if not isinstance(data, dict) or not data.keys() & set(FIRST_OPTIONS):
            return data
        known = {name: data[name] for name in FIRST_OPTIONS if data.get(name) is not None}
        rest = {name: each for name, each in data.items() if name not in FIRST_OPTIONS}
        options = rest.get("options", {})
        return {**rest, "options": {**known, **options} if isinstance(options, dict) else options}


class WithBots(Incoming):
    """Whoever asks in a seat, bots in all others: nobody is waited for."""

    seat: SeatNumber
    name: Name
    level: Level | None = None
    """Of the bots; None: as they were there, else Mate."""


class Position(Incoming):
    """A position of a record that the server keeps, or of a table that is over."""

    record: Id | None = None
    table: Id | None = None
    at: int = Field(ge=0, le=100_000, strict=True)
    """After so many moves."""
    with_bots: WithBots | None = None
    """Play on at once, to see what might have been; None: the table gathers."""

    @model_validator(mode="after")
    def _of_one_game(self) -> Self:
        if (self.record is None) == (self.table is None):
            raise ValueError("a record or a table")
        return self


class BranchOut(Outgoing):
    """The game that a table parts from, and after how many of its moves."""

    of: Literal["table", "record"]
    id: str
    at: int


class SeatOut(Outgoing):
    """Who sits somewhere. `plays`: a bot plays for an absent person, and why."""

    name: str | None
    player: Literal["nobody", "person", "bot", "outside"]
    level: Level | None
    plays: Literal["time", "gone", "voted", "resigned"] | None


class SettingOut(Outgoing):
    game: str
    options: dict[str, str]
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
    """Empty where there is a reaction."""
    reaction: Reaction | None
    at: float


class LogLine(Outgoing):
    """What a move brought about, as the reader may know it. `number` counts the record's moves."""

    number: int
    move: str
    says: list[SaysJson]


class View(TypedDict):
    """A position as somebody sees it: what all games have in common. The rest is the game's own."""

    phase: NotRequired[str]
    owing: list[int]
    legal: list[str]
    legal_words: NotRequired[list[SaysJson]]
    """What those moves are, of a game that needs no board of its own."""
    refused: NotRequired[ReasonsJson]
    own: NotRequired[list[str]]
    """Which of its keys only this seat sees, of such a game."""


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
    begins_at: int
    """After so many moves of a record; 0 where cards are dealt anew."""
    branch: BranchOut | None
    """Where somebody plays on with bots to see what might have been."""
    moves: int
    position: View | None
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
    contest: ContestRef | None
    """Of which deal, played by many, this is a try."""
    rematch: str | None
    frozen: SaysJson | None
    log: list[LogLine]
    """The latest; not patched: `data.line` of events follows on, and `moves` cuts it."""
    chat: list[ChatLine]
    """The latest; not patched: `data.chat` of events follows on."""


class Created(Outgoing):
    id: str


class LobbyTable(Outgoing):
    id: str
    game: str
    options: dict[str, str]
    players: int
    seats: list[SeatOut]
    pace: Pace
    created: float


class Lobby(Outgoing):
    tables: list[LobbyTable]


class MyTable(Outgoing):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[SeatOut]
    holds: list[int]
    your_turn: bool
    changed: float


class MyTables(Outgoing):
    tables: list[MyTable]


class Me(Outgoing):
    """What a browser is told about itself and the server."""

    version: str
    bots: list[Level]
