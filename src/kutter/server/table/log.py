"""A table's log and its fold. An entry is a fact; folding it can never be refused."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

from kutter.engine.dealer import SeededDealer, Shares, deal_seed
from kutter.engine.events import Event
from kutter.games.contract import CHANCE, Game, Json, Move, Table, copied
from kutter.games.registry import game_named
from kutter.language.errors import BadInput
from kutter.language.sentences import SaysJson
from kutter.records.format import RULES, Record
from kutter.server.protocol.messages import Level, NewTable, Status

StandIn = Literal["time", "gone", "voted", "resigned"]
LINES: Final = 40
"""How much of the log and of the chat a whole view holds."""


# What an entry can say


@dataclass(frozen=True)
class Sat:
    seat: int
    holder: str
    """A browser, or the link of a program."""
    name: str
    outside: bool = False


@dataclass(frozen=True)
class Stood:
    seat: int
    by_maker: bool = False


@dataclass(frozen=True)
class DeviceAdded:
    """Another browser of the same person."""

    seat: int
    holder: str


@dataclass(frozen=True)
class DeviceRemoved:
    seat: int
    holder: str


@dataclass(frozen=True)
class BotSeated:
    seat: int
    level: Level


@dataclass(frozen=True)
class DealShared:
    """Another table plays the same deal."""


@dataclass(frozen=True)
class DealRepeated:
    """The deal of a table that is over, with what its players had added."""

    shares: list[str | None]


@dataclass(frozen=True)
class ShareGiven:
    """What a seat's holder adds to the shuffle."""

    seat: int
    share: str


@dataclass(frozen=True)
class Started:
    setup: Json
    moves: list[str] = field(default_factory=list)
    """Where a table goes on from a position."""
    rules: int = RULES
    shares: list[str | None] | None = None
    """By seat, what the deal was mixed with; None: nothing, and always so in the first release."""


@dataclass(frozen=True)
class Moved:
    move: str


@dataclass(frozen=True)
class Dealt:
    """What chance answered."""

    move: str


@dataclass(frozen=True)
class TakenBack:
    moves: list[int]
    """Numbers of moves, from zero."""


@dataclass(frozen=True)
class UndoAsked:
    seat: int


@dataclass(frozen=True)
class UndoAnswered:
    seat: int
    agree: bool


@dataclass(frozen=True)
class PlayedFor:
    """A bot plays for a person."""

    seat: int
    why: StandIn


@dataclass(frozen=True)
class CameBack:
    seat: int


@dataclass(frozen=True)
class Voted:
    seat: int
    about: int


@dataclass(frozen=True)
class Said:
    name: str
    text: str
    seat: int | None = None


@dataclass(frozen=True)
class RematchMade:
    table: str


@dataclass(frozen=True)
class Ended:
    why: Literal["maker", "holder", "idle"]


@dataclass(frozen=True)
class Unreadable:
    """What stands in the log says nothing; its table is frozen."""


Fact = (
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
    | Unreadable
)

KINDS: Final[Mapping[str, type[Fact]]] = {
    "sat": Sat,
    "stood": Stood,
    "device-added": DeviceAdded,
    "device-removed": DeviceRemoved,
    "bot": BotSeated,
    "deal-shared": DealShared,
    "deal-repeated": DealRepeated,
    "share-given": ShareGiven,
    "started": Started,
    "moved": Moved,
    "dealt": Dealt,
    "taken-back": TakenBack,
    "undo-asked": UndoAsked,
    "undo-answered": UndoAnswered,
    "played-for": PlayedFor,
    "came-back": CameBack,
    "voted": Voted,
    "said": Said,
    "rematch": RematchMade,
    "ended": Ended,
    "unreadable": Unreadable,
}
KIND_NAMES: Final = {fact: name for name, fact in KINDS.items()}


@dataclass(frozen=True)
class Entry:
    """A line of the log. Its number is the table's version once it is folded."""

    number: int
    fact: Fact
    at: float
    actor: str | None = None
    """The browser or link whose command it was."""
    command: str | None = None

    @property
    def kind(self) -> str:
        return KIND_NAMES[type(self.fact)]

    def data(self) -> Json:
        return vars(self.fact)


def fact_from(kind: str, data: Json) -> Fact:
    try:
        return KINDS[kind](**data)
    except (KeyError, TypeError):
        return Unreadable()


# What a table is


@dataclass(frozen=True)
class Seat:
    holders: frozenset[str] = frozenset()
    """The browsers of one person, or the link of a program."""
    sitter: str | None = None
    """Of the holders, the one that sat down; the others came by its links."""
    holding: int = 0
    """The entry by which they hold the seat: whatever right comes with it ends with it."""
    name: str | None = None
    level: Level | None = None
    """Of the bot that sits here."""
    outside: bool = False
    """A program from outside sits here."""
    plays: StandIn | None = None
    """Why a bot plays for the person who sits here."""
    share: str | None = None
    """What whoever sits here has added to the shuffle."""

    @property
    def taken(self) -> bool:
        return bool(self.holders) or self.level is not None

    @property
    def person(self) -> bool:
        """Somebody who decides here now."""
        return self.decides and not self.outside

    @property
    def decides(self) -> bool:
        """A person or a program, whose time runs."""
        return bool(self.holders) and self.plays is None

    @property
    def bot_plays(self) -> bool:
        return self.level is not None or self.plays is not None


@dataclass(frozen=True)
class Charter:
    """What is fixed when a table is made."""

    id: str
    choices: NewTable
    options: Json
    maker: str
    deal: str
    seed: bytes
    commitment: str
    luck: bytes
    """What bots' randomness comes from: nothing of the deal."""
    created: float
    start_from: tuple[Json, list[str]] | None = None
    """A set-up and moves to go on from."""

    @property
    def game(self) -> Game:
        return game_named(self.choices.game)


ANCHOR_EVERY: Final = 8
"""Moves: to take some back, no more have to be played again."""
MOST_TAKEN_BACK: Final = 20
"""In a row by one seat, before another has moved."""


class Foreseen(NamedTuple):
    """What a move leads to. Nobody changes the table."""

    move: Move
    table: Table
    events: list[Event]


class TableState:
    """The fold. It knows everything; only outgoing.py decides what of it anybody sees."""

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.game = charter.game
        self.version = 0
        self.status: Status = "gathering"
        self.seats = [Seat() for _ in range(charter.choices.players)]
        self.deal_is_shared = charter.choices.same_deal_as is not None
        self.changed = charter.created
        self.shares: Shares | None = None
        """What the deal's seed is mixed with."""
        self.setup: Json | None = None
        self.rules = RULES
        self.start: Table | None = None
        self._anchors: list[tuple[int, Table]] = []
        """Positions after so many moves, from the last that stands for good: to go back from."""
        self.table: Table | None = None
        self._foreseen: list[Foreseen] = []
        """What moves lead to that may be made next, one after another."""
        self.moves: list[Move] = []
        self.revealed = 0
        """How many moves stand for good: something was revealed after them."""
        self.result: Json | None = None
        self.position_version = 0
        self._taken_back = 0
        """How often in a row by one seat, without a move of another."""
        self._taken_back_by: int | None = None
        self.thought: list[float] = []
        """By move: the seconds that its seat had taken for it."""
        self.answered: set[int] = set()
        """Who has given a sealed answer that is still sealed."""
        self.own_version: dict[int, int] = {}
        """When a seat last gave or took back a sealed answer, if the turn has not passed since."""
        self.turn_began = charter.created
        self.undo_asked: int | None = None
        self.undo_asked_at = 0
        self.undo_asked_since = charter.created
        self.undo_agreed: set[int] = set()
        self.undo_refused: set[int] = set()
        """Who has asked in vain since the position changed."""
        self.votes: dict[int, dict[int, float]] = {}
        """About whom, by whom, since when."""
        self.rematch: str | None = None
        self.frozen: SaysJson | None = None
        self.chat: deque[tuple[int, float, Said]] = deque(maxlen=LINES)
        self.said = 0
        """Lines since the table was made."""
        self.said_by_watchers = 0

    # Questions

    @property
    def owing(self) -> list[int]:
        if self.status != "running" or self.table is None:
            return []
        return self.game.owing(self.table)

    def dealer(self) -> SeededDealer:
        return SeededDealer(deal_seed(self.charter.seed, self.shares))

    def held_by(self, holder: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if holder in seat.holders]

    def people(self) -> set[int]:
        """The seats at which a person decides now."""
        return {number for number, seat in enumerate(self.seats) if seat.person}

    def too_slow(self) -> set[int]:
        """The seats of people whose time ran out; they may well be there."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.plays == "time" and seat.holders and not seat.outside
        }

    def is_stale(self, seat: int, version: int) -> bool:
        return version < max(self.position_version, self.own_version.get(seat, 0))

    def last_move_of(self, seat: int) -> int | None:
        """The number of a seat's last move, if it can still be taken back at all."""
        for number in range(len(self.moves) - 1, self.revealed - 1, -1):
            if self.moves[number].seat == seat:
                return number
        return None

    @property
    def takes_back_too_often(self) -> bool:
        """Else one could fill a log, and the time of all others, alone."""
        return self._taken_back >= MOST_TAKEN_BACK

    def takes_back_freely(self, seat: int) -> bool:
        """Nobody else has moved since; sealed answers beside one's own do not count."""
        number = self.last_move_of(seat)
        return number is not None and (number == len(self.moves) - 1 or seat in self.answered)

    def concerned_by_undo(self, seat: int) -> set[int]:
        """Who must agree before a seat's last move and all after it are taken back."""
        number = self.last_move_of(seat)
        gone = self.moves[number:] if number is not None else []
        movers = {move.seat for move in gone if move.seat >= 0 and self.seats[move.seat].holders}
        return (self.people() | self.too_slow() | movers) - {seat}

    def foresee(self, *moves: Move) -> Foreseen:
        """Plays moves aside, once: what is decided on is what is folded. Refuses with its rule."""
        for number, move in enumerate(moves):
            if number == len(self._foreseen) or self._foreseen[number].move != move:
                del self._foreseen[number:]
                before = self._foreseen[-1].table if number > 0 else self.table
                assert before is not None
                table = copied(before)
                self._foreseen.append(Foreseen(move, table, self.game.apply(table, move)))
        return self._foreseen[len(moves) - 1]

    def record(self) -> Record:
        choices = self.charter.choices
        assert self.setup is not None
        return Record(
            game=choices.game,
            players=choices.players,
            options=self.charter.options,
            setup=self.setup,
            moves=[self.game.text(move) for move in self.moves],
            result=self.result,
            rules=self.rules,
        )

    # The fold

    def fold(self, entry: Entry) -> list[Event]:
        """What a move brought about; nothing for any other entry."""
        assert entry.number == self.version + 1, "a log has no gaps"
        self.version = entry.number
        self.changed = entry.at
        fact = entry.fact
        match fact:
            case Sat():
                self.seats[fact.seat] = Seat(
                    holders=frozenset({fact.holder}),
                    sitter=fact.holder,
                    holding=entry.number,
                    name=fact.name,
                    outside=fact.outside,
                )
            case Stood():
                self.seats[fact.seat] = Seat()
            case DeviceAdded():
                holders = self.seats[fact.seat].holders | {fact.holder}
                self._change_seat(fact.seat, holders=holders)
            case DeviceRemoved():
                holders = self.seats[fact.seat].holders - {fact.holder}
                self._change_seat(fact.seat, holders=holders)
            case BotSeated():
                self.seats[fact.seat] = Seat(level=fact.level)
            case DealShared() | DealRepeated() | ShareGiven():
                self._prepare_deal(fact)
            case Started():
                self._begin(fact)
            case Moved() | Dealt():
                return self._move(self.game.parse(fact.move), entry)
            case TakenBack():
                self._take_back(fact, entry)
            case UndoAsked():
                self.undo_asked = fact.seat
                self.undo_asked_at = entry.number
                self.undo_asked_since = entry.at
                self.undo_agreed = set()
            case UndoAnswered():
                self._answer_undo(fact)
            case PlayedFor():
                self._change_seat(fact.seat, plays=fact.why)
                self.votes.pop(fact.seat, None)
                self._forget_undo()
            case CameBack():
                self._change_seat(fact.seat, plays=None)
            case Voted():
                self.votes.setdefault(fact.about, {})[fact.seat] = entry.at
            case Said():
                self._hear(fact, entry)
            case RematchMade():
                self.rematch = fact.table
            case Ended():
                self.status = "ended"
            case Unreadable():
                raise BadInput("frozen-broken")
        if isinstance(fact, Started):
            self._turn_passes(entry)
        return []

    def _hear(self, fact: Said, entry: Entry) -> None:
        self.chat.append((entry.number, entry.at, fact))
        self.said += 1
        self.said_by_watchers += fact.seat is None

    def _change_seat(self, number: int, **changes: Any) -> None:
        self.seats[number] = replace(self.seats[number], **changes)

    def _prepare_deal(self, fact: DealShared | DealRepeated | ShareGiven) -> None:
        match fact:
            case DealShared():
                self.deal_is_shared = True
            case DealRepeated():
                self.shares = fact.shares
            case ShareGiven():
                self._change_seat(fact.seat, share=fact.share)

    def _begin(self, fact: Started) -> None:
        choices = self.charter.choices
        self.setup = fact.setup
        self.rules = fact.rules
        if fact.shares is not None:
            self.shares = fact.shares
        self.start = self.game.start(choices.players, self.charter.options, fact.setup)
        self.moves = [self.game.parse(text) for text in fact.moves]
        self._go_back(0)
        self.thought = [0.0] * len(self.moves)
        self.status = "running"
        self._reveal()

    def _reveal(self) -> None:
        """All moves so far stand for good."""
        assert self.table is not None
        self.revealed = len(self.moves)
        self._anchors = [(len(self.moves), copied(self.table))]

    def _go_back(self, number: int) -> None:
        """To where so many moves were the same, and plays those that are left now."""
        assert self.start is not None
        while self._anchors and self._anchors[-1][0] > number:
            self._anchors.pop()
        known, table = self._anchors[-1] if self._anchors else (0, self.start)
        self.table = copied(table)
        self._foreseen = []
        for move in self.moves[known:]:
            self.game.apply(self.table, move)

    def _move(self, move: Move, entry: Entry) -> list[Event]:
        _, self.table, events = self.foresee(move)
        del self._foreseen[0]
        self.moves.append(move)
        self.thought.append(entry.at - self.turn_began)
        self._forget_undo()
        self.votes.pop(move.seat, None)
        if move.seat != self._taken_back_by:
            self._taken_back = 0
        if move.verb == self.game.sealed_verb:
            if self.game.sealed(self.table) > 0:
                self.answered.add(move.seat)
                self.own_version[move.seat] = entry.number
                return events
            self._reveal()
        # What a stand-in played showed a card of somebody who was not asked.
        if move.seat == CHANCE or self.seats[move.seat].plays is not None:
            self._reveal()
        elif len(self.moves) >= self._anchors[-1][0] + ANCHOR_EVERY:
            self._anchors.append((len(self.moves), copied(self.table)))
        self._turn_passes(entry)
        self.result = self.game.result(self.table)
        if self.result is not None:
            self.status = "finished"
        return events

    def _take_back(self, fact: TakenBack, entry: Entry) -> None:
        gone = {self.moves[number].seat for number in fact.moves}
        self._taken_back += 1
        self._taken_back_by = self.moves[min(fact.moves)].seat
        # By consent the clock begins anew; else one could think for ever by taking back.
        asked = self.undo_asked if self.undo_asked == self._taken_back_by else None
        is_agreed = asked is not None and self.concerned_by_undo(asked) <= self.undo_agreed
        thought = 0.0 if is_agreed else self.thought[min(fact.moves)]
        if not is_agreed and self._taken_back_by in self.owing:
            thought += entry.at - self.turn_began
        kept = [number for number in range(len(self.moves)) if number not in fact.moves]
        self.moves = [self.moves[number] for number in kept]
        self.thought = [self.thought[number] for number in kept]
        self.revealed = min(self.revealed, len(self.moves))
        self._go_back(min(fact.moves))
        self._forget_undo()
        if gone <= self.answered:
            self.answered -= gone
            self.own_version |= dict.fromkeys(gone, entry.number)
        else:
            self._turn_passes(entry)
            self.turn_began -= thought

    def _turn_passes(self, entry: Entry) -> None:
        """The position is another one for everybody."""
        self.position_version = entry.number
        self.answered = set()
        self.own_version = {}
        self.undo_refused = set()
        self.turn_began = entry.at

    def _answer_undo(self, fact: UndoAnswered) -> None:
        if fact.agree:
            self.undo_agreed.add(fact.seat)
        elif self.undo_asked is not None:
            self.undo_refused.add(self.undo_asked)
            self._forget_undo()

    def _forget_undo(self) -> None:
        self.undo_asked = None
        self.undo_agreed = set()


def freeze(state: TableState, reason: SaysJson) -> None:
    """For a log that does not fold: its players are told, and can end it."""
    state.status = "frozen"
    state.frozen = reason
