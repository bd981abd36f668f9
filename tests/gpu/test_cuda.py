"""The rules compile for CUDA unchanged: to PTX, which needs the compiler but no GPU."""

from types import SimpleNamespace
from typing import Any

import numba
import pytest

from kutter.engine.chance import GENERATOR
from kutter.engine.events import EVENTS
from kutter.games import fishing, freshfish
from kutter.games.checked import Actor, Seat
from kutter.games.fishing.knowledge.draws import GUESS
from kutter.games.fishing.knowledge.views import VIEW
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.freshfish.knowledge.foresight import FORESIGHT, foresee
from kutter.games.freshfish.rules.codes import Space

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


@pytest.mark.parametrize("game", [fishing, freshfish], ids=["fishing", "freshfish"])
def test_playouts_compile_to_ptx(game: Any) -> None:
    play_games = game.playout.play_games

    def kernel(starts: Any, states: Any, rngs: Any, events: Any, decisions: Any) -> None:
        decisions[0] = play_games(starts, states, 1, rngs, events)

    states = array_of(game.state.STATE)
    text = ptx_of(kernel, states, states, array_of(GENERATOR), array_of(EVENTS), numba.int64[::1])
    assert ".entry" in text


def test_worlds_compile_to_ptx() -> None:
    def kernel(views: Any, rngs: Any, guesses: Any, states: Any, found: Any) -> None:
        found[0] = fill_in(views, rngs, guesses, states)

    types = [array_of(dtype) for dtype in (VIEW, GENERATOR, GUESS, fishing.state.STATE)]
    assert ".entry" in ptx_of(kernel, *types, numba.int64[::1])


def test_previews_compile_to_ptx() -> None:
    first_seat, first_space = Seat(Actor(0)), Space(0)

    def kernel(states: Any, events: Any, sights: Any) -> None:
        foresee(states, first_seat, first_space, events, sights)

    types = [array_of(dtype) for dtype in (freshfish.state.STATE, EVENTS, FORESIGHT)]
    assert ".entry" in ptx_of(kernel, *types)
