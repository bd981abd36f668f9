"""What a game gives the lab: its actions and observations as numbers, and many games in step.

Compiled parts take `Games`, arrays with a row for each game, and the number of one of them: what
steps one game is one function, whatever goes over all of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import numpy as np

from kutter.engine.bits import bit, halved, has_bit, lowest, without_lowest
from kutter.engine.chance import begin_episode, below
from kutter.engine.compiled import compiled
from kutter.engine.structs import copy_words
from kutter.games.checked import Count, seat_at
from kutter.games.contract import Game, Json, Move, State, View
from kutter.games.layouts import Layout

# Actions


class Verb(NamedTuple):
    """Neighbours in the list of actions, all with one verb."""

    verb: int
    name: str
    number: int
    """How many."""
    meaning: str


@dataclass(frozen=True)
class Actions:
    """A fixed list, the same at every position; what is legal now, a mask says."""

    verbs: Sequence[Verb]

    @cached_property
    def size(self) -> int:
        return sum(verb.number for verb in self.verbs)

    @property
    def words(self) -> int:
        """How many hold a bit for each."""
        return (self.size >> WORD_BITS) + 1

    def first_of(self, verb: int) -> int:
        """The number of a verb's first action."""
        return next(first for first, each in self.with_firsts() if each.verb == verb)

    def with_firsts(self) -> Iterator[tuple[int, Verb]]:
        first = 0
        for verb in self.verbs:
            yield first, verb
            first += verb.number

    def split(self, action: int) -> tuple[int, int]:
        """Its verb, and which of that verb's actions it is."""
        for first, verb in self.with_firsts():
            if first <= action < first + verb.number:
                return verb.verb, action - first
        raise IndexError(f"there is no action {action}")


# Many games

WORD_BITS: Final = 6
LAST_BIT: Final = 63
"""A word of `legal` has 2**6 bits."""
BEGIN: Final = -1
"""No action, but the beginning of the next episode."""
RANDOM: Final = -2
"""Any legal action."""
WAIT: Final = -3
"""No action: the game stays as it is."""
MATE: Final = -4
"""No action yet: a mate is to be asked for one."""


class Games(NamedTuple):
    """Arrays of some games of a batch, a row a game; those without a row are not wanted."""

    states: Any
    starts: Any
    """What episodes begin with; these are no rows."""
    courses: Any
    choosers: Any
    """Generators for choices at random."""
    events: Any
    actions: Any
    legal: Any
    """What may be done, as words of bits: actions are checked against them, masks made of them."""
    seats: Any
    owing: Any
    masks: Any
    plain: Any
    history: Any
    perfect: Any
    done: Any
    rewards: Any
    scores: Any


class Steps(Protocol):
    """Compiled, for all rows of some games."""

    def step_game(self, games: Games, game: int, times: int) -> int:
        """`step` for one row, but for its mask: what goes over the rows may be a GPU."""

    def first_illegal(self, games: Games) -> int:
        """The first row whose action is not legal; -1 if there is none."""

    def step(self, games: Games, times: Count) -> int:
        """Takes each row's action, which is legal or one of the three above; how many games ended.

        Chance answers, and what is over begins anew, until a seat owes a move: that is shown.
        """

    def look(self, view: View, masks: Any, legal: Any, plain: Any, history: Any) -> None:
        """Writes what a view's own seat may do and sees."""

    def play_games(self, start: State, state: State, games: Count, rng: Any, events: Any) -> int:
        """Plays games from a start at random; how many decisions seats took."""

    def play_out(self, struct: Any, rng: Any, events: Any) -> int:
        """The same for one game, within compiled code."""


NO_ROOM: Final = np.dtype([("nothing", "u1")])
"""For who needs none."""


class Sight(NamedTuple):
    """What the game's net sees, a layout whose bytes are zero where nothing is written."""

    layout: Layout
    version: int
    """Raised whenever a byte of it gets another meaning."""
    room: np.dtype[Any]
    """What it is reckoned in; whatever an earlier look has left there does not matter."""
    see: Any
    """Compiled: writes what a seat of a state sees; asks no more than what its view holds."""
    see_all: Any
    """An entry, for states: what the seat of each sees whose move is due."""


class Mate(NamedTuple):
    """The game's bot of that name, compiled whole, for who plays against many of it."""

    room: np.dtype[Any]
    """What it thinks in; whatever an earlier thought has left there does not matter."""
    advise: Any
    """Compiled: the action that it takes for a seat of a state, by a generator; asks no more than
    what the seat's view holds."""
    advise_all: Any
    """An entry, for states: for the seats whose move is due, wherever the action is MATE."""


class Lab(ABC):
    """What a game gives the lab. It holds no state of its own."""

    game: ClassVar[Game]
    state: ClassVar[np.dtype[Any]]
    steps: ClassVar[Steps]
    version: ClassVar[int]
    """Raised whenever an action or a byte of an observation gets another meaning."""
    actions: ClassVar[Actions]
    plain: ClassVar[Layout]
    """What a seat's view holds, without the order in which it came about."""
    history: ClassVar[Layout]
    """The order in which it came about, as far as the view holds it."""
    perfect: ClassVar[Layout]
    """What no view holds: what is hidden from the seat."""
    most_decisions: ClassVar[int]
    """No game has more of them."""
    most_answers: ClassVar[int]
    """The same for chance, which answers step by step."""
    answer_kinds: ClassVar[int]
    """An answer of chance is a number below this."""
    sight: ClassVar[Sight | None] = None
    mate: ClassVar[Mate | None] = None
    small: ClassVar["Lab | None"] = None
    """A game that can be solved, by the same rules; only the lab knows it."""

    @abstractmethod
    def setups(self, players: int, options: Json, number: int, seed: int, box: Any) -> list[Json]:
        """About so many set-ups, in which every seat begins equally often."""

    def starts(self, players: int, options: Json, setups: Sequence[Json]) -> State:
        """What games begin with, in one array."""
        return np.concatenate([self.game.start(players, options, setup) for setup in setups])

    @abstractmethod
    def move_of(self, action: int, seat: int) -> Move:
        """What an action is to the rules; its text, the game tells."""

    @abstractmethod
    def action_of(self, move: Move) -> int:
        """The number of a seat's move."""

    @abstractmethod
    def chance(self, state: State) -> list[tuple[int, float]]:
        """What chance may answer next, rising, each with its probability."""

    @abstractmethod
    def answer(self, state: State, number: int) -> Move | None:
        """Lets chance answer; its move, if with this answer it is whole."""

    @abstractmethod
    def answers_of(self, move: Move) -> Sequence[int]:
        """The answers that make a move of chance."""

    def likelihood(self, state: State, moves: Sequence[Move]) -> float:
        """How likely it is that a seat sees chance make these moves next, in the course of which
        the state may change. This holds where all of them are seen.
        """
        likely = 1.0
        for move in moves:
            for answer in self.answers_of(move):
                likely *= dict(self.chance(state)).get(answer, 0.0)
                if likely == 0:
                    return likely
                self.answer(state, answer)
        return likely

    def look(self, view: View) -> tuple[Any, Any, Any]:
        """A seat's mask, and its plain observation and history, from its view alone."""
        seat_at(view, int(view["seat"][0]))
        mask = np.zeros((1, self.actions.size), np.bool_)
        legal = np.zeros((1, self.actions.words), np.int64)
        plain, history = np.zeros(1, self.plain.struct), np.zeros(1, self.history.struct)
        self.steps.look(view, mask, legal, plain, history)
        return mask[0], plain["whole"][0], history["whole"][0]


@compiled
def forbid_all(legal: Any, game: int) -> None:
    for word in range(legal.shape[1]):
        legal[game, word] = 0


@compiled
def allow(legal: Any, game: int, action: int) -> None:
    legal[game, halved(action, WORD_BITS)] |= bit(action & LAST_BIT)


@compiled
def allow_set(legal: Any, game: int, first: int, numbers: int) -> None:
    """A set of small numbers, counted from an action on: bits moved to their place."""
    word, place = halved(first, WORD_BITS), first & LAST_BIT
    legal[game, word] |= numbers << place
    rest = halved(numbers, LAST_BIT + 1 - place) if place > 0 else 0
    if rest != 0:
        legal[game, word + 1] |= rest


@compiled
def write_mask(masks: Any, legal: Any, game: int) -> None:
    """A flag for each bit; few are set."""
    for action in range(masks.shape[1]):
        masks[game, action] = False
    for word in range(legal.shape[1]):
        bits, first = legal[game, word], word << WORD_BITS
        while bits != 0:
            action = first + lowest(bits)
            if action < masks.shape[1]:
                masks[game, action] = True
            bits = without_lowest(bits)


@compiled
def is_allowed(games: Games, game: int) -> bool:
    """Whether a row's action is one, and legal; RANDOM and WAIT always are."""
    action = games.actions[game]
    if action == RANDOM or action == WAIT:
        return True
    if not 0 <= action < games.masks.shape[1]:
        return False
    return has_bit(games.legal[game, halved(action, WORD_BITS)], action & LAST_BIT)


@compiled
def begin_game(games: Games, game: int) -> None:
    course = games.courses[game]
    begin_episode(course)
    start = below(course, games.starts.size)
    copy_words(games.starts[start], games.states[game])


@compiled
def clear_result(games: Games, game: int) -> None:
    games.done[game] = False
    for seat in range(games.rewards.shape[1]):
        games.rewards[game, seat] = 0
        games.scores[game, seat] = 0


@compiled
def share_win(games: Games, game: int, sign: int) -> None:
    """From the scores, what a game was worth: the share of the win less the fair share of it."""
    players = games.scores.shape[1]
    best = sign * games.scores[game, 0]
    winners = 0
    for seat in range(players):
        score = sign * games.scores[game, seat]
        winners = 1 if score > best else winners + (score == best)
        best = max(best, score)
    for seat in range(players):
        share = 1 / winners if sign * games.scores[game, seat] == best else 0.0
        games.rewards[game, seat] = share - 1 / players
    games.done[game] = True
