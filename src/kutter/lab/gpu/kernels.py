"""Kernels, a game a thread: the functions that step and play one game, compiled to PTX.

Here they are compiled without a GPU; device.py runs them where there is one.
"""

from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import numpy as np

from kutter.engine.bits import halved, has_bit
from kutter.engine.chance import COURSE, GENERATOR
from kutter.engine.compiled import compiled, numba
from kutter.engine.structs import copy_words, with_words
from kutter.games.lab import (
    BEGIN,
    LAST_BIT,
    MATE,
    WORD_BITS,
    Games,
    Lab,
    Mate,
    Sight,
    is_allowed,
)

cuda: Final[Any] = import_module("numba.cuda")
dispatcher: Final[Any] = import_module("numba.cuda.dispatcher")
nvvm: Final[Any] = import_module("numba.cuda.cudadrv.nvvm")

COMPUTE_CAPABILITY: Final = (7, 5)
"""The oldest that the kernels are for; the driver makes the best of them for a newer one."""
BLOCK: Final = 64
"""Threads that step games side by side."""
NOBODY_LISTENS: Final = (None,)


class Argument(NamedTuple):
    """Of a kernel: a whole number, or an array with so many axes of things of a type."""

    name: str
    dtype: Any = None
    axes: int = 1

    @property
    def type(self) -> Any:
        if self.dtype is None:
            return numba.int64
        return numba.types.Array(numba.from_dtype(self.dtype), self.axes, "C")


class Kernel(NamedTuple):
    function: Any
    arguments: list[Argument]

    def ptx(self) -> str:
        """The compiler asks the device only for its compute capability. Products are rounded before
        they are added to, as on a CPU: so both choose alike."""
        device = SimpleNamespace(compute_capability=COMPUTE_CAPABILITY)
        types = tuple(argument.type for argument in self.arguments)
        with (
            patch.object(dispatcher, "get_current_device", lambda: device),
            patch.object(nvvm, "compile_ir", partial(nvvm.compile_ir, fma=False)),
        ):
            text, _ = cuda.compile_ptx(self.function, types, cc=COMPUTE_CAPABILITY)
        return str(text)


@compiled
def write_mask_together(mask: Any, legal: Any, game: int, thread: int) -> None:
    """A thread's share of a game's mask."""
    for action in range(thread, mask.shape[1], BLOCK):
        mask[game, action] = has_bit(legal[game, halved(action, WORD_BITS)], action & LAST_BIT)


def step_kernel(lab: Lab) -> Kernel:
    """`Batch.step`, and a flag for every action that was not legal.

    A thread writes what its game's seat sees into memory that its block shares; then the block
    writes it all out side by side, since a GPU writes whole lines or loses most of its time.
    """
    step_game, observation, size = lab.steps.step_game, lab.plain.struct, lab.plain.size
    state = with_words(lab.state)

    def step(
        states: Any, starts: Any, courses: Any, choosers: Any, actions: Any, legal: Any,
        seat: Any, owing: Any, mask: Any, plain: Any, history: Any, perfect: Any, done: Any,
        reward: Any, score: Any, illegal: Any, times: Any,
    ) -> None:  # fmt: skip
        first, thread = cuda.blockIdx.x * BLOCK, cuda.threadIdx.x
        number = min(BLOCK, states.size - first)
        written = cuda.shared.array(BLOCK, observation)
        rows = slice(first, first + number)
        games = Games(
            states[rows], starts, courses[rows], choosers[rows], NOBODY_LISTENS, actions[rows],
            legal[rows], seat[rows], owing[rows], mask[rows], written, history[rows],
            perfect[rows], done[rows], reward[rows], score[rows],
        )  # fmt: skip
        if thread < number:
            wrong = games.actions[thread] != BEGIN and not is_allowed(games, thread)
            illegal[first + thread] = wrong
            if not wrong:
                step_game(games, thread, times)
        cuda.syncthreads()
        for row in range(number):
            if not illegal[first + row]:
                for place in range(thread, size, BLOCK):
                    plain[first + row].whole[place] = written[row].whole[place]
                write_mask_together(mask, legal, first + row, thread)

    return Kernel(
        step,
        [
            Argument("states", state), Argument("starts", state), Argument("courses", COURSE),
            Argument("choosers", GENERATOR), Argument("actions", np.int64),
            Argument("legal", np.int64, 2), Argument("seat", np.int64),
            Argument("owing", np.bool_, 2), Argument("mask", np.bool_, 2),
            Argument("plain", lab.plain.struct), Argument("history", lab.history.struct),
            Argument("perfect", lab.perfect.struct), Argument("done", np.bool_),
            Argument("reward", np.float32, 2), Argument("score", np.int16, 2),
            Argument("illegal", np.bool_), Argument("times"),
        ],
    )  # fmt: skip


def see_kernel(lab: Lab, sight: Sight) -> Kernel:
    """What the net of the game sees for each game's seat, into zeros."""
    see, room, state = sight.see, sight.room, with_words(lab.state)

    def look(states: Any, seat: Any, sights: Any) -> None:
        game, own = cuda.grid(1), cuda.local.array(1, room)
        if game < states.size:
            see(states[game], seat[game], sights[game], own[0])

    return Kernel(
        look,
        [
            Argument("states", state),
            Argument("seat", np.int64),
            Argument("sights", sight.layout.struct),
        ],
    )


def advise_kernel(lab: Lab, mate: Mate) -> Kernel:
    """The action of a mate for each game in which one is asked."""
    advise, state = mate.advise, with_words(lab.state)

    def ask(states: Any, seat: Any, choosers: Any, actions: Any, rooms: Any) -> None:
        game = cuda.grid(1)
        if game < states.size and actions[game] == MATE:
            actions[game] = advise(states[game], seat[game], choosers[game], rooms[game])

    return Kernel(
        ask,
        [
            Argument("states", state), Argument("seat", np.int64),
            Argument("choosers", GENERATOR), Argument("actions", np.int64),
            Argument("rooms", mate.room),
        ],
    )  # fmt: skip


def play_kernel(lab: Lab) -> Kernel:
    """Whole games at random, so many a thread; its last one's end, and all decisions."""
    play_out, state = lab.steps.play_out, with_words(lab.state)

    def play(starts: Any, states: Any, rngs: Any, decisions: Any, games: Any) -> None:
        thread = cuda.grid(1)
        if thread >= states.size:
            return
        own, rng = cuda.local.array(1, state), cuda.local.array(1, GENERATOR)
        rng[0] = rngs[thread]
        made = 0
        for _ in range(games):
            copy_words(starts[thread % starts.size], own[0])
            made += play_out(own[0], rng[0], None)
            cuda.syncwarp()  # who was quick waits, or the threads would never do the same again
        decisions[thread] = made
        copy_words(own[0], states[thread])
        rngs[thread] = rng[0]

    return Kernel(
        play,
        [
            Argument("starts", state), Argument("states", state), Argument("rngs", GENERATOR),
            Argument("decisions", np.int64), Argument("games"),
        ],
    )  # fmt: skip
