"""The rules compile for CUDA unchanged: to PTX, which needs the compiler but no GPU."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from kutter.engine.chance import GENERATOR
from kutter.engine.events import EVENTS
from kutter.games.checked import Actor, Seat
from kutter.games.fishing.knowledge.draws import GUESS
from kutter.games.fishing.knowledge.views import VIEW
from kutter.games.fishing.knowledge.worlds import fill_in
from kutter.games.fishing.state import STATE as FISHING
from kutter.games.freshfish.knowledge.foresight import FORESIGHT, foresee
from kutter.games.freshfish.rules.codes import Space
from kutter.games.freshfish.state import STATE as FRESHFISH
from kutter.lab.batches import lab_of
from kutter.lab.gpu import device

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


@pytest.mark.parametrize("game", ["fishing", "freshfish"])
@pytest.mark.parametrize("kernel", ["step", "play"])
def test_batches_compile_to_ptx(game: str, kernel: str) -> None:
    """What steps and plays one game, with a thread for each."""
    kernels = pytest.importorskip("kutter.lab.gpu.kernels")
    made = getattr(kernels, f"{kernel}_kernel")(lab_of(game))
    assert ".entry" in made.ptx()


def rounds_as_a_cpu_does(ptx: str) -> bool:
    """Products are not fused with sums."""
    return "mul.rn.f64" in ptx and "mul.f64" not in ptx


def test_mates_compile_to_ptx() -> None:
    kernels = pytest.importorskip("kutter.lab.gpu.kernels")
    lab = lab_of("freshfish")
    assert rounds_as_a_cpu_does(kernels.advise_kernel(lab, lab.mate).ptx())


def test_what_is_exported_is_whole(tmp_path: Path) -> None:
    """The kernels' arguments are those that device.py hands over, and the rest can be read."""
    export = pytest.importorskip("kutter.lab.gpu.export")
    assert export.export(tmp_path, ["fishing"]) == ["fishing-3", "fishing-4", "fishing-5"]
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    for name, arguments in manifest["games"]["fishing"]["kernels"].items():
        words = sum(1 if each["bytes"] is None else 5 + 2 * each["axes"] for each in arguments)
        ptx = (tmp_path / f"fishing-{name}.ptx").read_text()
        assert f"_param_{words - 1}" in ptx
        assert f"_param_{words}" not in ptx
        assert name != "advise" or rounds_as_a_cpu_does(ptx)
    found = np.load(tmp_path / "fishing-4.npz")
    assert found["starts"].shape[1] == found["ends"].shape[1] == FISHING.itemsize
    assert (tmp_path / "kutter_gpu.py").read_text() == Path(device.__file__).read_text()


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
