"""What runs kernels, as far as it needs no GPU: how arrays are handed over and compared."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kutter.engine.chance import generator
from kutter.lab import batch
from kutter.lab.gpu import device


def test_the_file_for_other_machines_needs_nothing_of_ours(tmp_path: Path) -> None:
    alone = tmp_path / "kutter_gpu.py"
    alone.write_bytes(Path(device.__file__).read_bytes())
    code = "import sys, kutter_gpu; sys.exit(any(n in sys.modules for n in ('kutter', 'numba')))"
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)


@pytest.mark.parametrize(
    ("before", "words", "told"),
    [("sys.modules['numba_cuda'] = None", [], "kutter[gpu]"), ("pass", ["--games"], "no game")],
)
def test_what_is_missing_to_write_kernels_is_told(
    tmp_path: Path, before: str, words: list[str], told: str
) -> None:
    code = f"import runpy, sys; {before}; runpy.run_module('kutter.lab.gpu', run_name='__main__')"
    command = [sys.executable, "-c", code, str(tmp_path / "build"), *words]
    found = subprocess.run(command, check=False, capture_output=True, text=True)
    assert found.returncode == 2
    assert told in found.stderr
    assert "Traceback" not in found.stderr
    assert not (tmp_path / "build").exists()


def test_arrays_are_handed_over_as_kernels_take_them() -> None:
    rows = {"bytes": 2, "axes": 2}
    assert device.words_of(77, (3, 5), rows) == [0, 0, 15, 2, 77, 3, 5, 10, 2]
    structs = {"bytes": 1288, "axes": 1}
    assert device.words_of(77, (3, 1288), structs) == [0, 0, 3, 1288, 77, 3, 1288]
    assert device.words_of(77, (0, 1288), structs) == [0, 0, 0, 1288, 77, 0, 1288]


def test_courses_set_out_where_those_of_the_cpu_do() -> None:
    assert device.first_bits("lab", 3, 8) == generator("lab", 3, 8)["bits"][0]


@pytest.mark.parametrize("spoiled", [None, "plain", "reward", "done"])
def test_digests_tell_which_array_is_another(
    monkeypatch: pytest.MonkeyPatch, spoiled: str | None
) -> None:
    monkeypatch.setattr(device, "STEPS", 40)
    first, second = (batch("fishing", 3, n=4, seed=5) for _ in range(2))

    def step(actions: Any) -> None:
        second.step(actions)
        if spoiled is not None:
            getattr(second.arrays, spoiled).ravel()[0] += 1

    right = device.digests_of_steps(vars(first.arrays), first.step)
    found = device.digests_of_steps(vars(second.arrays), step)
    names = [
        name
        for name, is_same in zip(vars(first.arrays), (found == right).all(0), strict=True)
        if not is_same
    ]
    assert names == ([] if spoiled is None else [spoiled])


def test_some_action_is_legal() -> None:
    games = batch("freshfish", 3, n=8)
    for number in range(30):
        actions = device.some_action(games.arrays.mask, number)
        assert games.arrays.mask[np.arange(8), actions].all()
        games.step(actions)
