"""Weights come whole or not at all, and layers say what they should."""

import io
import json
import os
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kutter.games.nets import Weights, read_net, read_weights
from kutter.games.weights import CARD, MOST_BYTES, whole_weights, write_weights
from kutter.language.errors import BadInput

CARD_OF_ALL: dict[str, Any] = {"game": "gulls", "version": 2, "seconds": 5}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "weights.npz"
    rng = np.random.default_rng(1)
    arrays = {"a.weight": rng.normal(size=(3, 5)), "a.bias": rng.normal(size=3)}
    write_weights(path, arrays, CARD_OF_ALL)
    return path


def rewritten(file: Path, **changes: Any) -> None:
    with np.load(file) as found:
        arrays = {name: found[name] for name in found.files}
    np.savez_compressed(file, **{**arrays, **changes})


def refused(file: Path) -> str:
    with pytest.raises(BadInput) as error:
        read_weights(file, "gulls", 2)
    return error.value.sentence.message


def test_weights_are_as_they_were_to_half_precision(file: Path) -> None:
    found = read_weights(file, "gulls", 2)
    rng = np.random.default_rng(1)
    assert np.array_equal(found.arrays["a.weight"], rng.normal(size=(3, 5)).astype(np.float16))
    assert found.arrays["a.bias"].dtype == np.float32
    assert {**CARD_OF_ALL, "sha256": found.card["sha256"]} == found.card
    layer = found.layer(5, {"a": 3}, np.arange(5, dtype=np.float32))
    assert layer.weights.shape == (5, 3)
    assert layer.weights[2, 1] == 2 * found.arrays["a.weight"][1, 2]


def test_a_number_that_was_changed_is_found(file: Path) -> None:
    changed = read_weights(file, "gulls", 2).arrays["a.bias"].astype(np.float16)
    changed[1] += np.float16(1)
    rewritten(file, **{"a.bias": changed})
    assert refused(file) == "weights-cannot-be-read"


@pytest.mark.parametrize(
    "changes",
    [
        {"more": np.zeros(3, np.float16)},
        {"a.bias": np.zeros(3)},
        {"a.bias": np.zeros(3, object)},
        {CARD: np.frombuffer(b"{", np.uint8)},
        {CARD: np.frombuffer(b"[]", np.uint8)},
        {CARD: np.frombuffer(json.dumps(CARD_OF_ALL).encode(), np.uint8)},
    ],
)
def test_what_is_no_file_of_weights_is_refused(file: Path, changes: dict[str, Any]) -> None:
    rewritten(file, **changes)
    assert refused(file) == "weights-cannot-be-read"


@pytest.mark.parametrize("length", [0, 1, 100, -1])
def test_a_file_that_is_cut_off_is_refused(file: Path, length: int) -> None:
    file.write_bytes(file.read_bytes()[:length])
    assert refused(file) == "weights-cannot-be-read"


def test_a_byte_that_was_changed_is_found_or_is_nothing(file: Path) -> None:
    content, right = file.read_bytes(), read_weights(file, "gulls", 2)
    found = 0
    for place in range(0, len(content), 7):
        file.write_bytes(content[:place] + bytes([content[place] ^ 255]) + content[place + 1 :])
        try:
            weights = read_weights(file, "gulls", 2)
        except BadInput:
            found += 1
        else:
            assert weights.card == right.card
            assert all(
                np.array_equal(weights.arrays[name], right.arrays[name]) for name in right.arrays
            )
    assert found > 40


def test_another_array_is_no_file_of_weights(file: Path) -> None:
    with file.open("wb") as opened:
        np.save(opened, np.zeros(3))
    assert refused(file) == "weights-cannot-be-read"


def test_there_may_be_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.npz")
    for each in (tmp_path / "none.npz", tmp_path, tmp_path / "pipe.npz"):
        assert refused(each) == "weights-cannot-be-read"


@pytest.mark.parametrize("number", [np.nan, np.inf])
def test_what_is_no_number_is_no_weight(tmp_path: Path, number: float) -> None:
    path = tmp_path / "weights.npz"
    write_weights(path, {"a.bias": np.array([1, number])}, CARD_OF_ALL)
    assert refused(path) == "weights-cannot-be-read"


def test_a_shape_that_is_not_there_is_not_made(file: Path) -> None:
    """Of an array whose head promises more than any machine has."""
    promised = io.BytesIO()
    head = {"descr": "<f2", "fortran_order": False, "shape": (1 << 40, 1 << 9)}
    np.lib.format.write_array_header_1_0(promised, head)
    with zipfile.ZipFile(file, "a") as content:
        content.writestr("more.npy", promised.getvalue())
    assert refused(file) == "weights-cannot-be-read"


def test_a_small_file_does_not_fill_the_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_weights(file, "gulls", 2)
    monkeypatch.setattr("kutter.games.weights.MOST_BYTES", 200)
    assert refused(file) == "weights-cannot-be-read"


def test_a_large_file_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "large.npz").open("wb") as large:
        large.truncate(MOST_BYTES + 1)
    monkeypatch.setattr(np, "load", None)
    with pytest.raises(ValueError, match=r"large\.npz is no whole file") as refused:
        whole_weights(tmp_path / "large.npz")
    assert "fill the memory" in str(refused.value.__cause__)


@pytest.mark.parametrize(("takes", "says"), [(5, 2), (4, 3), (-5, 3)])
def test_the_layers_of_a_net_are_all_there_or_it_does_not_fit(
    file: Path, takes: int, says: int
) -> None:
    layer = read_net(file, "gulls", 2, lambda found: found.layer(5, {"a": 3}))
    assert layer.bias.size == 3
    with pytest.raises(BadInput, match="other"):
        read_net(file, "gulls", 2, lambda found: found.layer(takes, {"a": says}))


@pytest.mark.parametrize(("game", "version"), [("terns", 2), ("gulls", 1)])
def test_weights_are_for_one_game_and_what_its_net_sees(
    file: Path, game: str, version: int
) -> None:
    with pytest.raises(BadInput, match="other"):
        read_weights(file, game, version)


def test_a_block_has_a_norm_and_two_layers() -> None:
    arrays = {
        f"b.{part}.{name}": np.full((2, 2) if part and name == "weight" else 2, part, np.float32)
        for part in range(3)
        for name in ("weight", "bias")
    }
    block = Weights(arrays, {}).block("b", 2)
    assert block.norm.scale.tolist() == [0, 0]
    assert block.first.weights.tolist() == [[1, 1], [1, 1]]
    assert block.second.bias.tolist() == [2, 2]
