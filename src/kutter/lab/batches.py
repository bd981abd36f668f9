"""Many games of one kind at once: one compiled call takes an action in each."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from threading import Lock
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.chance import COURSE, GENERATOR, generator
from kutter.engine.compiled import only_for
from kutter.engine.events import Events, nobody_listens
from kutter.engine.structs import with_words
from kutter.games.contract import CHANCE, Json, State, copied
from kutter.games.lab import BEGIN, RANDOM, Games, Lab
from kutter.games.layouts import Layout
from kutter.games.meta import load
from kutter.games.registry import meta_named
from kutter.lab.arrays import Array, Arrays, Shapes
from kutter.lab.teams import Team
from kutter.language.errors import BadInput

SETUPS: Final = 64
PARTS: Final = 8
"""For each of several threads, about."""
LEAST: Final = 128
"""Games of a part, if there are enough: a call takes time too."""


def batch(
    game: str,
    players: int,
    options: Json | None = None,
    n: int = 1,
    seed: int = 0,
    *,
    history: bool = False,
    perfect: bool = False,
    floats: bool = False,
    threads: int = 1,
    setups: int | Sequence[Json] = SETUPS,
    box: Any = None,
) -> "Batch":
    """N games, begun and waiting for their first actions.

    `options` are those of a record; None: the usual ones. `history` and `perfect` ask for these
    arrays, `floats` for float32 in place of bytes. Whatever is fixed before the first move is drawn
    in advance: each episode begins with one of `setups`, or of about so many of them. What is dealt
    in game k follows from the seed, from k and from the episode, whatever `n` and `threads` are.
    """
    if min(n, threads) < 1:
        raise BadInput("lab-batch-is-empty")
    lab, starts = starts_of(game, players, options, setups, seed, box)
    return Batch(Shapes(lab, players, n, history, perfect, floats), starts, seed, threads)


def starts_of(
    game: str,
    players: int,
    options: Json | None,
    setups: int | Sequence[Json],
    seed: int,
    box: Any,
) -> tuple[Lab, State]:
    """How a game is played in the lab, and what its episodes begin with."""
    lab = lab_of(game)
    options = lab.game.meta.variants()[0] if options is None else options
    lab.game.check_options(options)
    if (setups if isinstance(setups, int) else len(setups)) < 1:
        raise BadInput("lab-batch-is-empty")
    if isinstance(setups, int):
        setups = lab.setups(players, options, setups, seed, box)
    return lab, lab.starts(players, options, setups)


def lab_of(game: str) -> Lab:
    meta = meta_named(game)
    if meta.lab is None:
        raise BadInput("lab-unknown", game=game)
    lab: Lab = load(meta.lab)
    return lab


def cases_of(game: str) -> Iterator[tuple[str, Json]]:
    """Every variant with every number of seats, by name."""
    meta = lab_of(game).game.meta
    for options in meta.variants():
        variant = [str(options[each.name]) for each in meta.options if each.is_variant]
        for players in meta.seats:
            name = "-".join([game, *variant, str(players)])
            yield name, {"game": game, "options": options, "players": players}


class Part(NamedTuple):
    """Some rows of a batch: what a thread takes at a time."""

    games: Games
    written: Arrays
    """Where compiled code writes observations, as bytes."""
    shown: Arrays
    """The same, or floats that are made of them."""


class Batch:
    """Some games in step. `arrays` tells how they stand."""

    def __init__(self, shapes: Shapes, starts: State, seed: int, threads: int = 1) -> None:
        self.lab: Final = shapes.lab
        self.arrays: Final = shapes.new()
        self.starts: Final = starts
        self._shapes = shapes
        number = shapes.number
        self._states = np.zeros(number, starts.dtype)
        self._courses = np.zeros(number, COURSE)
        self._choosers = np.zeros(number, GENERATOR)
        self._actions = np.zeros(number, np.int64)
        self._legal = np.zeros((number, self.lab.actions.words), np.int64)
        self._bytes = replace(shapes, floats=False).new() if shapes.floats else None
        """What is written before it is made floats."""
        self._rows = list(rows_of_parts(number, threads))
        self._silences = [nobody_listens() for _ in self._rows]
        helpers = min(threads, len(self._rows)) - 1
        self._team = Team(helpers) if helpers > 0 else None
        self._one_at_a_time = Lock()
        """Nobody may change actions between their check and their step."""
        self._own_parts = self._parts_of(self.arrays)
        self._all = self._part(slice(number), self._silences[0], self.arrays).games
        self._first_illegal = only_for(self.lab.steps.first_illegal, self._all)
        self._step = only_for(self.lab.steps.step, self._all, 1, is_short=False)
        self.begin(seed)

    def __len__(self) -> int:
        return self._shapes.number

    def begin(self, seed: int | None = None) -> None:
        """All games anew, as `seed` has them; None: each with its next episode."""
        with self._one_at_a_time:
            if seed is not None:
                self._courses["episode"] = 0
                for game in range(len(self)):
                    self._courses["first"][game] = generator("lab", seed, game)["bits"][0]
                    self._choosers["bits"][game] = generator("lab choices", seed, game)["bits"][0]
            self._actions[:] = BEGIN
            self._fill(self._own_parts)

    def step(self, actions: Any, into: Arrays | None = None) -> Arrays:
        """Takes an action in each game; fills `into`, else `arrays`, and gives it back.

        RANDOM is any legal action, WAIT leaves a game as it is. If one is not legal, it is refused
        and nothing has changed. After an interrupt some games have gone on and some have not.
        """
        found = np.asarray(actions)
        if found.shape != (len(self),) or found.dtype.kind not in "iu":
            raise BadInput("lab-actions-have-no-shape", number=len(self))
        parts = self._parts_of(into)
        with self._one_at_a_time:
            self._actions[:] = found
            illegal = self._first_illegal(self._all)
            if illegal >= 0:
                action = str(self._actions[illegal])
                raise BadInput("lab-action-illegal", game=str(illegal), action=action)
            self._fill(parts)
        return self.arrays if into is None else into

    def play_random(self, decisions: int, into: Arrays | None = None) -> int:
        """So many decisions at random in each game; how many games came to their end.

        Of several games that ended in a row, rewards and scores are the last one's.
        """
        parts = self._parts_of(into)
        with self._one_at_a_time:
            self._actions[:] = RANDOM
            return self._fill(parts, max(decisions, 0))

    def see(self, sights: Array) -> Array:
        """Fills bytes, all zero and a row a game, with what the game's net sees."""
        sight = self.lab.sight
        if sight is None:
            raise BadInput("lab-has-no-net", game=self.lab.game.meta.name)
        shape = (len(self), sight.layout.size)
        if sights.shape != shape or sights.dtype != np.uint8 or not sights.flags.carray:
            raise BadInput("lab-array-does-not-fit", name="sights", what=f"uint8 {shape}")
        with self._one_at_a_time:
            room = np.zeros(1, sight.room)
            sight.see_all(self._states, as_structs(sights, sight.layout), room)
        return sights

    def advise(self, actions: Array) -> Array:
        """Puts in place of each MATE the action that a mate would take."""
        mate = self.lab.mate
        if mate is None:
            raise BadInput("lab-has-no-mate", game=self.lab.game.meta.name)
        shape = (len(self),)
        if actions.shape != shape or actions.dtype != np.int64 or not actions.flags.carray:
            raise BadInput("lab-array-does-not-fit", name="actions", what=f"int64 {shape}")
        states = self._states.view(with_words(self.starts.dtype))
        with self._one_at_a_time:
            mate.advise_all(states, actions, self._choosers, np.zeros(1, mate.room))
        return actions

    def new_arrays(self) -> Arrays:
        """More of them, to `step` into."""
        return self._shapes.new()

    def state(self, game: int) -> State:
        """A copy of a game's whole state, for the contract of the game."""
        if not 0 <= game < len(self):
            raise IndexError(f"there is no game {game}")
        return copied(self._states[game : game + 1])

    def put(self, game: int, state: State) -> None:
        """Goes on from a state in which a seat owes a move; `arrays` tells of it."""
        mine = self._states[game : game + 1]
        if state.dtype != mine.dtype or state.shape != (1,) or mine.shape != (1,):
            raise BadInput("lab-state-does-not-fit")
        owing = self.lab.game.owing(state)
        if state["players"][0] != self._shapes.players or owing in ([], [CHANCE]):
            raise BadInput("lab-state-does-not-fit")
        with self._one_at_a_time:
            mine[:] = state
            self._fill([self._part(slice(game, game + 1), self._silences[0], self.arrays)], times=0)

    def close(self) -> None:
        """Ends the threads, if there are any."""
        if self._team is not None:
            self._team.dismiss()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _parts_of(self, arrays: Arrays | None) -> list[Part]:
        if arrays is None:
            return self._own_parts
        self._shapes.check(arrays)
        return [self._part(*each, arrays) for each in zip(self._rows, self._silences, strict=True)]

    def _part(self, rows: slice, silence: Events, arrays: Arrays) -> Part:
        shown = arrays.rows(rows)
        written = shown if self._bytes is None else self._bytes.rows(rows)
        struct = with_words(self.starts.dtype)
        games = Games(
            states=self._states[rows].view(struct),
            starts=self.starts.view(struct),
            courses=self._courses[rows],
            choosers=self._choosers[rows],
            events=silence,
            actions=self._actions[rows],
            legal=self._legal[rows],
            seats=shown.seat,
            owing=shown.owing,
            masks=shown.mask,
            plain=as_structs(written.plain, self.lab.plain),
            history=as_structs(written.history, self.lab.history),
            perfect=as_structs(written.perfect, self.lab.perfect),
            done=shown.done,
            rewards=shown.reward,
            scores=shown.score,
        )
        return Part(games, written, shown)

    def _fill(self, parts: list[Part], times: int = 1) -> int:
        """Takes the actions, so many times; how many games came to their end."""
        left = iter(parts)

        def fill() -> int:
            return sum(self._fill_part(part, times) for part in left)

        if self._team is None:
            return fill()
        try:
            self._team.ask(fill)
            ends = fill()
        finally:  # whatever happens, nobody steps any more when the next may
            for _ in left:
                pass
            others = self._team.answers()
        return ends + sum(others)

    def _fill_part(self, part: Part, times: int) -> int:
        ends = self._step(part.games, times)
        if self._shapes.floats:
            self.lab.plain.make_floats(part.written.plain, part.shown.plain)
            self.lab.history.make_floats(part.written.history, part.shown.history)
            self.lab.perfect.make_floats(part.written.perfect, part.shown.perfect)
        return ends


def rows_of_parts(number: int, threads: int) -> Iterator[slice]:
    """For several threads ever fewer: one that comes late leaves more to the others, and at the end
    nobody waits long."""
    least = max(min(number // (PARTS * threads), LEAST), 1)
    first = 0
    while first < number:
        size = max((number - first) // (2 * threads), least) if threads > 1 else number
        yield slice(first, min(first + size, number))
        first += size


def as_structs(array: Array, layout: Layout) -> Array:
    """Rows of bytes as compiled code knows them: no copy."""
    return array.view(layout.struct)[:, 0]
