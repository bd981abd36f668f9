"""What is counted over many games: what any game has, each game says itself what it has besides."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import ClassVar, Final, NamedTuple

from kutter.engine.events import Rows
from kutter.games.contract import Json, State
from kutter.language.sentences import Sentence

SEAT: Final = "seat"
"""What every game can be split by."""


class Kind(Enum):
    EACH = "each"
    """The mean of values, of which a game may have several, or none."""
    PER_GAME = "per-game"
    """The mean of what games have in all; where nothing is found, it is 0."""
    SHARE = "share"
    """How many of all: values are from 0 to 1."""
    OF_GAMES = "share-of-games"
    """The same; a game in which nothing is found counts as 0."""

    @property
    def is_share(self) -> bool:
        return self in (Kind.SHARE, Kind.OF_GAMES)

    @property
    def counts_every_game(self) -> bool:
        return self in (Kind.PER_GAME, Kind.OF_GAMES)


class Measure(NamedTuple):
    """Something that is counted, in one row, or in many that are told apart by some axes."""

    name: str
    kind: Kind
    by: tuple[str, ...] = ()


Key = tuple[int | str, ...]
"""One for each axis, as in records."""


Found = dict[tuple[str, Key], list[float]]
"""By measure and key, the values that one game gave: of one that counts games, a single one."""


class Statistics(ABC):
    """What a game counts besides. It holds no state of its own."""

    measures: ClassVar[Sequence[Measure]]
    axes: ClassVar[Mapping[str, Sequence[str]]] = {}
    """All that may stand on an axis, in order; axes that are not named here show what was found."""

    @abstractmethod
    def find(self, events: Rows, result: Json) -> Found:
        """In all that happened in a finished game."""

    def round_of(self, state: State) -> int | None:
        """Which round it is, counted from 1; None: the game has none."""
        return None

    def words(self, axis: str, key: str) -> Sentence | str:
        """What people call something on an axis of this game."""
        return key
