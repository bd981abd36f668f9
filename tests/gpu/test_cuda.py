"""The rules compile for CUDA unchanged: to PTX, which needs the compiler but no GPU."""

from types import SimpleNamespace
from typing import Any

import numba
import pytest

from kutter.engine.chance import COURSE, GENERATOR
from kutter.engine.events import EVENTS
from kutter.games.checked import Actor, Seat
from kutter.games.fishing.knowledge.draws import GUESS
from kutter.games.fishing.knowledge.views import VIEW
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.fishing.lab.lab import LAB as FISHING_LAB
from kutter.games.fishing.lab.steps import step_game as step_fishing
from kutter.games.fishing.rules.playout import play_games as play_fishing
from kutter.games.fishing.state import STATE as FISHING
from kutter.games.freshfish.knowledge.foresight import FORESIGHT, foresee
from kutter.games.freshfish.lab.lab import LAB as FRESHFISH_LAB
from kutter.games.freshfish.lab.steps import step_game as step_freshfish
from kutter.games.freshfish.rules.codes import Space
from kutter.games.freshfish.rules.playout import play_games as play_freshfish
from kutter.games.freshfish.state import STATE as FRESHFISH
from kutter.games.lab import Games, Lab

pytestmark = pytest.mark.gpu

COMPUTE_CAPABILITY = (9, 0)


@pytest.fixture(autouse=True)
def stand_in_for_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler asks the device only for its compute capability."""
    dispatcher = pytest.importorskip("numba.cuda.dispatcher")
    device = SimpleNamespace(compute_capability=COMPUTE_CAPABILITY)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)


def ptx_of(kernel: Any, *types: Any) -> str:
    cuda = pytest.importorskip("numba.cuda")
    ptx, _ = cuda.compile_ptx(kernel, types, cc=COMPUTE_CAPABILITY)
    return str(ptx)


def array_of(dtype: Any) -> Any:
    return numba.from_dtype(dtype)[::1]


@pytest.mark.parametrize(
    ("play_games", "state"),
    [(play_fishing, FISHING), (play_freshfish, FRESHFISH)],
    ids=["fishing", "freshfish"],
)
def test_playouts_compile_to_ptx(play_games: Any, state: Any) -> None:
    def kernel(starts: Any, states: Any, rngs: Any, events: Any, decisions: Any) -> None:
        decisions[0] = play_games(starts, states, 1, rngs, events)

    states = array_of(state)
    text = ptx_of(kernel, states, states, array_of(GENERATOR), array_of(EVENTS), numba.int64[::1])
    assert ".entry" in text


@pytest.mark.parametrize(
    ("step_game", "lab", "state"),
    [(step_fishing, FISHING_LAB, FISHING), (step_freshfish, FRESHFISH_LAB, FRESHFISH)],
    ids=["fishing", "freshfish"],
)
def test_steps_of_batches_compile_to_ptx(step_game: Any, lab: Lab, state: Any) -> None:
    """The function that steps one game, with a thread for each."""
    cuda = pytest.importorskip("numba.cuda")

    def kernel(  # the fields of Games, in their order
        states: Any, starts: Any, courses: Any, choosers: Any, events: Any, actions: Any,
        legal: Any, seats: Any, owing: Any, masks: Any, plain: Any, history: Any, perfect: Any,
        done: Any, rewards: Any, scores: Any,
    ) -> None:  # fmt: skip
        games = Games(
            states, starts, courses, choosers, events, actions, legal, seats, owing, masks, plain,
            history, perfect, done, rewards, scores,
        )  # fmt: skip
        game = cuda.grid(1)
        if game < states.size:
            step_game(games, game, 1)

    structs = [state, state, COURSE, GENERATOR, EVENTS]
    shown = [lab.plain.struct, lab.history.struct, lab.perfect.struct]
    types = [
        *map(array_of, structs), numba.int64[::1], numba.int64[:, ::1],
        numba.int64[::1], numba.boolean[:, ::1], numba.boolean[:, ::1], *map(array_of, shown),
        numba.boolean[::1], numba.float32[:, ::1], numba.int16[:, ::1],
    ]  # fmt: skip
    assert ".entry" in ptx_of(kernel, *types)


def test_worlds_compile_to_ptx() -> None:
    def kernel(views: Any, rngs: Any, guesses: Any, states: Any, found: Any) -> None:
        found[0] = fill_in(views, rngs, guesses, states)

    types = [array_of(dtype) for dtype in (VIEW, GENERATOR, GUESS, FISHING)]
    assert ".entry" in ptx_of(kernel, *types, numba.int64[::1])


def test_previews_compile_to_ptx() -> None:
    first_seat, first_space = Seat(Actor(0)), Space(0)

    def kernel(states: Any, events: Any, sights: Any) -> None:
        foresee(states, first_seat, first_space, events, sights)

    types = [array_of(dtype) for dtype in (FRESHFISH, EVENTS, FORESIGHT)]
    assert ".entry" in ptx_of(kernel, *types)
