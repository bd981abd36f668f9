"""What is fixed when a table is made, and who sits at it."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kutter.bots.contract import Budget
from kutter.games.contract import Game, Json, check_seats
from kutter.games.meta import Level
from kutter.games.registry import game_named, meta_named
from kutter.server.bots.questions import Question
from kutter.server.protocol.tables import NewTable
from kutter.server.table.entries import StandIn

DEEPER: Final = 4
"""So many times as long the bot searches that shows how a contest's deal is played well."""


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


def held_among(seats: Sequence[Seat], holder: str | None) -> list[int]:
    return [number for number, seat in enumerate(seats) if holder in seat.holders]


@dataclass(frozen=True)
class Contest:
    """One deal that many play, each at a table of their own against the same bots."""

    id: str
    day: str | None
    """Of a deal of the day; None: a challenge."""
    closes: float | None
    """When its day ends; None: a challenge hides nothing from who has played it."""
    game: str
    options: Json
    seat: int
    """Where everybody plays."""
    bots: tuple[Level | None, ...]
    simulations: int
    bots_version: int
    deal: str
    seed: bytes
    commitment: str
    source: str | None
    """The table from which a challenge was made."""
    created: float
    solution: str | None = None
    """The table where a strong bot plays the deal of a day that has ended."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def luck(self) -> bytes:
        """What its bots' choices follow from: the same for everybody, and to be checked."""
        return hmac.digest(self.seed, b"bots", "sha256")

    def is_over(self, now: float) -> bool:
        """Whether its cards may be seen by who does not play it any more."""
        return self.closes is None or now >= self.closes

    def budget_of(self, seat: int) -> Budget:
        return Budget(None, self.simulations * (DEEPER if seat == self.seat else 1))


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
    prepared: tuple[str, ...] = ()
    """The moves after those, which bots and chance make as long as everybody does: of a guide."""
    contest: Contest | None = None

    @property
    def is_guided(self) -> bool:
        return bool(self.prepared)

    @property
    def begins_at(self) -> int:
        """After so many moves of what it goes on from."""
        return len(self.start_from[1]) if self.start_from is not None else 0

    def question(self, bot: str, seat: int, own: int, view: bytes, budget: Budget) -> Question:
        """To a bot before a seat's move after so many of its own.

        The same position has the same luck, whatever others do at the same time. In a contest it
        is the same for everybody, and so is how long bots think.
        """
        seed = hmac.digest(self.luck, f"{seat} {own}".encode(), "sha256")
        thinks = budget if self.contest is None else self.contest.budget_of(seat)
        return Question(self.choices.game, view, seat, bot, thinks, seed)

    @property
    def game(self) -> Game:
        return game_named(self.choices.game)


def checked_options(choices: NewTable) -> Json:
    options = options_of(choices)
    game = game_named(choices.game)
    check_seats(game, choices.players)
    game.check_options(options)
    return options


def options_of(choices: NewTable) -> Json:
    """As in a record."""
    return {**meta_named(choices.game).variants()[0], **choices.options}
