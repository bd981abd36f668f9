"""What is known of a game before it is loaded: its name, its seats, its options, where it stands.

A game is a folder. Its entry point in the group "kutter.games" is a `Meta`, which names everything
else as `module:name`, so that help and lists come at once: rules bring the compiler along.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, cast, get_args

from typing_extensions import TypeAliasType

if TYPE_CHECKING:
    from kutter.games.contract import Game, Json

Reference = str
"""`module:name`."""

Level = TypeAliasType(
    "Level",
    Literal[
        "greenhorn",
        "cabin-boy",
        "deckhand",
        "able-seaman",
        "boatswain",
        "third-mate",
        "second-mate",
        "mate",
        "first-mate",
        "pilot",
        "skipper",
        "commodore",
        "vice-admiral",
        "admiral",
    ],
)
"""How strong a bot is, in any game. Logs and records keep the names: none is ever lost."""
LEVELS: Final[tuple[Level, ...]] = get_args(Level.__value__)
"""The easiest first."""


def load(reference: Reference) -> Any:
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


@dataclass(frozen=True)
class Option:
    """Something that is agreed before a game, as records name it."""

    name: str
    values: tuple[str, ...]
    default: str | None = None
    """None: a record may leave it out, and mostly does."""
    is_variant: bool = False
    """Whether each of its values is a game of its own to who plays it."""


@dataclass(frozen=True)
class BoxFile:
    """What an owner of the box can enter, where our own files only guess: `--boards FILE`."""

    name: str
    read: Reference
    """From a Path, or it refuses."""
    own: Reference
    """Ours, without an argument."""
    show: Reference
    """As text."""


@dataclass(frozen=True)
class Meta:
    name: str
    seats: range
    """How many may play."""
    rules: Reference
    """The `Game`."""
    options: tuple[Option, ...] = ()
    lowest_wins: bool = False
    rule_prefix: str = ""
    """Of the numbers of its rules: `F3.2`."""
    has_purses: bool = False
    """Whether a table may ask its players to count themselves what all could know."""
    bots: Mapping[Level, str] = field(default_factory=dict)
    """By level, the easiest first: a class as `module:name`, or another level with a temperature,
    `mate~0.2`; none: bots that search any game."""
    bots_version: int = 1
    """Raised whenever one of them chooses differently with the same seed and simulations …"""
    editions: Mapping[str, int] = field(default_factory=dict)
    """… except one whose own edition is raised instead; never lowered, so that both together only
    rise."""
    judge: Reference | None = None
    """Who weighs its moves when games are looked back on; None: one for any game."""
    style: Reference | None = None
    """From a replay and a seat, what was typical of how that seat played, in sentences."""
    statistics: Reference | None = None
    """What is counted over many of its games, besides what any game has; None: nothing."""
    lab: Reference | None = None
    """How it is played many times at once, for who studies it; None: it is not."""
    net: Reference | None = None
    """Reads the net of its bots from a file of weights, or refuses it; None: they have none."""
    learning: Reference | None = None
    """How its net learns; None: it has none."""
    screen: Reference | None = None
    """How it looks in a terminal; None: plain."""
    view: Reference | None = None
    """The type of its view in JSON, for who describes our messages."""
    box_files: tuple[BoxFile, ...] = ()

    @property
    def option_names(self) -> list[str]:
        """As the command line has them: what is agreed, and what an owner of the box enters."""
        return [option.name for option in self.options] + [file.name for file in self.box_files]

    @cached_property
    def game(self) -> "Game":
        return cast("Game", load(self.rules))

    def variants(self) -> "list[Json]":
        """The options that make it a different game, with those that always stand in a record."""
        usual = {each.name: each.default for each in self.options if each.default is not None}
        for option in self.options:
            if option.is_variant:
                return [{**usual, option.name: value} for value in option.values]
        return [usual]
