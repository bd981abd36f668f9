"""The contract: what every game is, for whoever plays, serves, records or studies it.

States and views are flat NumPy structs that only their game looks into. Chance is a seat, and
answers through a dealer. A view is all that a seat knows, and enough to play from.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from kutter.engine.chance import Generator
from kutter.engine.dealer import Dealer
from kutter.engine.events import Event, Events, write
from kutter.games.meta import Meta
from kutter.language.errors import BadInput, IllegalMove
from kutter.language.sentences import Sentence, shown

CHANCE: Final = -1
SPECTATOR: Final = -2

Eyes = int
"""Whose knowledge is asked for: a seat's, or a SPECTATOR's."""


class AllSeeing(Enum):
    """Nobody at a table: what a whole record knows, or whoever replays one."""

    ALL_SEEING = "all-seeing"


ALL_SEEING: Final = AllSeeing.ALL_SEEING
Sight = Eyes | AllSeeing


State = npt.NDArray[Any]
View = npt.NDArray[Any]
Json = dict[str, Any]


class Move(NamedTuple):
    """A line of a record: who does what with which cards, spaces or numbers."""

    seat: int
    verb: int
    things: tuple[int, ...] = ()


HIDDEN: Final = -1
"""A thing of a move that whoever reads the record may not know: `?`."""


class Game(ABC):
    """One of the games. It holds no state of its own."""

    meta: ClassVar[Meta]
    lists_chance: ClassVar[bool] = True
    """Whether `legal` gives what chance may answer; else that is too much for any list."""
    sealed_verb: ClassVar[int]
    """The decision that several seats take at once, and that stays sealed until all have."""

    @property
    def name(self) -> str:
        return self.meta.name

    @property
    def seats(self) -> range:
        """How many may play."""
        return self.meta.seats

    # Setting up

    def check_options(self, options: Json) -> None:
        """Refuses unknown keys and values."""
        known = {option.name: option for option in self.meta.options}
        for name in options:
            if name not in known:
                raise BadInput("option-unknown", option=shown(name))
        for name, option in known.items():
            is_left_out = name not in options and option.default is None
            if not is_left_out and options.get(name) not in option.values:
                found = shown(options.get(name))
                raise BadInput("option-has-no-such-value", option=name, found=found)

    @abstractmethod
    def new_setup(self, players: int, options: Json, dealer: Dealer, box: Any = None) -> Json:
        """What stands in a record under `setup`: everything fixed before the first move.

        `box` is what an owner of the box has entered and our own files only guess: a star table,
        boards. None: ours.
        """

    @abstractmethod
    def plain_setup(self, setup: Json) -> Json:
        """A set-up that is in order, without whatever else a stranger's record has in it."""

    @abstractmethod
    def start(self, players: int, options: Json, setup: Json) -> State:
        """The state before the first move; refuses a set-up that the rules do not allow."""

    # Playing

    @abstractmethod
    def owing(self, position: State | View) -> list[int]:
        """The seats that owe a move, rising; empty when the game is over."""

    @abstractmethod
    def legal(self, position: State | View, seat: int) -> list[Move]:
        """A seat's legal moves in a fixed order; of a view, its own seat's.

        Of CHANCE all its answers, if the game `lists_chance`, and a refusal if not.
        """

    @abstractmethod
    def why_not(self, position: State | View, move: Move) -> IllegalMove | None:
        """What stands against a move, told from what its seat knows; None if it is legal.

        Refuses what can be no move of this state, and of a view, a move of another seat.
        """

    @abstractmethod
    def apply(self, state: State, move: Move) -> list[Event]:
        """Changes the state by a move and tells what happened, or refuses it with its rule."""

    def play(self, state: State, move: Move) -> None:
        """The same where nobody listens, which some games have a quicker way for."""
        self.apply(state, move)

    def hear(self, state: State, move: Move, events: Events) -> None:
        """The same for who listens to many moves: what happened is written into a buffer."""
        write(events, self.apply(state, move))

    @abstractmethod
    def chance_move(self, state: State, dealer: Dealer) -> Move:
        """What a dealer answers where chance owes a move."""

    @abstractmethod
    def sealed(self, state: State) -> int:
        """How many of the last moves are choices that are still sealed."""

    @abstractmethod
    def result(self, state: State) -> Json | None:
        """As in a record; None while the game goes on."""

    @abstractmethod
    def standing(self, state: State) -> list[int]:
        """What each seat has made so far of its score, and in the end that, for charts."""

    @abstractmethod
    def play_out(self, start: State, games: int, rng: Generator) -> int:
        """Plays games from a state at random, compiled; how many decisions seats took."""

    # Knowing

    @abstractmethod
    def view(self, state: State, eyes: Eyes) -> View:
        """All that somebody knows."""

    @abstractmethod
    def read_view(self, data: bytes) -> View:
        """A view from its bytes, as it came from another process."""

    @abstractmethod
    def shared_json(self, view: View) -> Mapping[str, Any]:
        """What everybody knows, in the words of the records: the same for every view of a state."""

    def without_purses(self, shared: Json) -> Json:
        """The same without what anybody could count, where a table asks its players to."""
        return shared

    @abstractmethod
    def own_json(self, view: View) -> Mapping[str, Any]:
        """What only this seat knows, its legal moves, and why others are not legal."""

    @abstractmethod
    def own_keys(self, state: State) -> list[tuple[Any, ...] | None]:
        """By seat: equal keys have equal `own_json`, so that it need not be made anew; None: make
        it."""

    def view_json(self, view: View) -> Json:
        """All of a view. Equal knowledge gives equal JSON."""
        return {**self.shared_json(view), **self.own_json(view)}

    @abstractmethod
    def event_json(self, event: Event) -> Json:
        """What happened, in the words of the records."""

    def preview(self, view: View, move: Move, thing: str | None = None) -> Json:
        """What a thinkable move would bring about: of a seat's view its own, of a spectator's any.

        From what everybody knows, whoever asks.
        """
        raise BadInput("preview-unknown", game=self.name)

    def routes(self, view: View) -> Json:
        """By seat, how its stalls reach their trucks now."""
        raise BadInput("preview-unknown", game=self.name)

    @abstractmethod
    def determinize(self, view: View, rng: Generator) -> State:
        """A state that looks like this to its seat; every such state can come up."""

    @abstractmethod
    def seen_moves(self, state: State, moves: Sequence[Move], eyes: Eyes) -> list[Move]:
        """The moves that led to a state with everything HIDDEN that somebody may not know."""

    @abstractmethod
    def complete(
        self, start: State, moves: Sequence[Move], eyes: Eyes, rng: Generator
    ) -> list[Move]:
        """Fills what is HIDDEN in somebody's moves with what could have been.

        Ends with the first move that is not legal, if there is one.
        """

    # Words

    @abstractmethod
    def text(self, move: Move) -> str:
        """A move as in a record: `1 play G4`."""

    @abstractmethod
    def parse(self, text: str) -> Move:
        """A move from its text; refuses what no game could ever hold."""

    @abstractmethod
    def move_words(self, move: Move) -> Sentence:
        """What a seat would do: "play red 9"."""

    @abstractmethod
    def describe(
        self, events: Sequence[Event], sight: Sight, names: Sequence[str] | None = None
    ) -> list[Sentence]:
        """What happened in sentences, as far as somebody may see it."""


def copied(state: State) -> State:
    """As bytes: ten times as fast as field by field."""
    return np.ndarray(len(state), state.dtype, bytearray(state.tobytes()))


def winners_of(game: Game, scores: Sequence[int]) -> list[int]:
    """Ties share the win."""
    best = min(scores) if game.meta.lowest_wins else max(scores)
    return [seat for seat, score in enumerate(scores) if score == best]


def check_seats(game: Game, players: int) -> None:
    if players not in game.seats:
        raise BadInput(
            "wrong-number-of-seats",
            game=game.name,
            least=game.seats[0],
            most=game.seats[-1],
            found=str(players),
        )


def split_move(text: str, verbs: Sequence[str]) -> tuple[int, int, list[str]]:
    """Seat, verb and the other words of a move: single spaces, no leading zeros."""
    words = text.split(" ")
    if len(words) < 2 or "" in words:
        raise BadInput("move-has-no-shape", move=text)
    seat = CHANCE if words[0] == "*" else parse_number(words[0], text)
    if words[1] not in verbs:
        raise BadInput("move-has-unknown-verb", move=text, verb=words[1])
    return seat, verbs.index(words[1]), words[2:]


def parse_number(word: str, text: str) -> int:
    """A whole number as records write it."""
    if not (word.isascii() and word.isdigit() and len(word) < 10 and str(int(word)) == word):
        raise BadInput("move-has-no-number", move=text, word=word)
    return int(word)


def seat_text(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)
