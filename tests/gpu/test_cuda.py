"""The rules compile for CUDA unchanged: to PTX, which needs the compiler but no GPU."""

from types import SimpleNamespace
from typing import Any

import numba
import pytest

from kutter.core.chance import GENERATOR
from kutter.core.events import EVENTS
from kutter.fishing import playout
from kutter.fishing.knowledge import VIEW
from kutter.fishing.table import TABLE
from kutter.fishing.worlds import GUESS, fill_in

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


def test_playouts_compile_to_ptx() -> None:
    def kernel(starts: Any, tables: Any, rngs: Any, events: Any, decisions: Any) -> None:
        decisions[0] = playout.play_games(starts, tables, 1, rngs, events)

    text = ptx_of(
        kernel,
        array_of(TABLE),
        array_of(TABLE),
        array_of(GENERATOR),
        array_of(EVENTS),
        numba.int64[::1],
    )
    assert ".entry" in text


def test_worlds_compile_to_ptx() -> None:
    def kernel(views: Any, rngs: Any, guesses: Any, tables: Any, found: Any) -> None:
        found[0] = fill_in(views, rngs, guesses, tables)

    text = ptx_of(
        kernel,
        array_of(VIEW),
        array_of(GENERATOR),
        array_of(GUESS),
        array_of(TABLE),
        numba.int64[::1],
    )
    assert ".entry" in text
