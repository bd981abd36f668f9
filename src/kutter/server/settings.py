"""What a host can set."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from kutter.bots.contract import Budget
from kutter.bots.judging import Depth

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


def default_data_folder() -> Path:
    return user_data_path("kutter", appauthor=False)


@dataclass(frozen=True)
class Limits:
    """How often a client may do things: so many at once, and so many a second after that."""

    acts: tuple[float, float] = (40, 10)
    """A holder, over all sockets and requests; who has no seat or cookie: an address."""
    chat: tuple[float, float] = (6, 0.5)
    """The same."""
    new_tables: tuple[float, float] = (20, 0.1)
    """An address; also browsers, links and imported records."""
    questions: tuple[float, float] = (60, 15)
    """An address: previews, replays, hints."""
    requests: tuple[float, float] = (300, 60)
    """An address: whatever it asks, also what is limited more narrowly."""
    loads: tuple[float, float] = (200, 2)
    """An address: tables that have ended, fetched from the disk."""
    openings: tuple[float, float] = (200, 5)
    """An address: sockets that it opens."""
    sockets: int = 200
    """Open at once from one address."""


@dataclass(frozen=True)
class Settings:
    database: str
    nats: str | None = None
    """Where nodes that share the database hear each other; None: this one is alone."""
    public_url: str | None = None
    """How browsers reach the server, if that is not how they address it."""
    hosts: tuple[str, ...] = ()
    """Names under which it may be addressed; none: any."""
    limits: Limits | None = field(default_factory=Limits)
    workers: int = 1
    budget: Budget = field(default_factory=Budget)
    """Of a bot, for each move."""
    review_depth: Depth | None = None
    """How closely games are looked back on; None: as closely as on the command line."""
    daily_secret: bytes | None = None
    """From which the deals of every day follow; None: one of the database's own."""
    bot_seconds: float = 10.0
    """After which a bot that has not answered loses the move to a stand-in."""
    reading_seconds: float = 10.0
    """After which a record that is not checked, or not played through, is refused."""
    ready_for: tuple[tuple[str, str], ...] = ()
    """Games and bots that the workers load before anybody asks."""
    undo_seconds: float = 30.0
    """How long the others may think about a move that somebody wants to take back."""
    gone_seconds: float = 90.0
    """At a table with a clock: how long somebody may be gone before a bot plays."""
    absent_seconds: float = 60.0
    """At a table without a clock: how long somebody must be gone before the others may vote."""
    share_seconds: float = 3.0
    """How long a start waits for those who are there and have not added to the shuffle."""
    gathering_seconds: float = DAY
    """After which a table that never started ends."""
    idle_seconds: float = 60 * DAY
    """After which a running table at which nothing happens ends."""
    guide_seconds: float = DAY
    """After which a guide's table ends if nothing happens, and is forgotten if it is over."""
    keep_seconds: float | None = None
    """How long the records of ended tables are kept; None: for ever."""
    browser_seconds: float = 400 * DAY
    """How long a browser that does not come back is known."""

    data_folder: Path = field(default_factory=default_data_folder)
    """For backups before upgrades."""

    @property
    def is_https(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https:")


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
