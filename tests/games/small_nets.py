"""Small nets by chance, and what any net must do: for the tests of every game's."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from kutter.games.nets import Weights

BLOCKS = ("body.blocks.0", "body.blocks.1")


def by_chance(layers: Mapping[str, tuple[int, int]], mind: int) -> Weights:
    """Of layers by name, with what each says and takes; norms are added."""
    rng = np.random.default_rng(7)
    arrays = {}
    for name, (says, takes) in layers.items():
        arrays[f"{name}.weight"] = (rng.normal(size=(says, takes)) / takes**0.5).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(size=says).astype(np.float32)
    for name in (*(f"{block}.0" for block in BLOCKS), "body.norm"):
        arrays[f"{name}.weight"] = rng.normal(size=mind).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(size=mind).astype(np.float32)
    return Weights(arrays, {})


def blocks_of(mind: int) -> dict[str, tuple[int, int]]:
    return {f"{block}.{part}": (mind, mind) for block in BLOCKS for part in (1, 2)}


@dataclass
class Matrices:
    """The parts of a net, written down once more, in matrices of float64."""

    weights: Weights

    def part(self, name: str) -> tuple[Any, Any]:
        weight, bias = (self.weights.arrays[f"{name}.{each}"] for each in ("weight", "bias"))
        return weight.astype(float), bias.astype(float)

    def layer(self, name: str, given: Any) -> Any:
        weight, bias = self.part(name)
        return given @ weight.T + bias

    def norm(self, name: str, given: Any) -> Any:
        scale, shift = self.part(name)
        far = given - given.mean(-1, keepdims=True)
        return far / np.sqrt((far**2).mean(-1, keepdims=True) + 1e-5) * scale + shift

    def mind(self, joined: list[Any]) -> Any:
        mind = relu(self.layer("body.table", np.concatenate(joined, 1)))
        for block in BLOCKS:
            inner = relu(self.layer(f"{block}.1", self.norm(f"{block}.0", mind)))
            mind = mind + self.layer(f"{block}.2", inner)
        return self.norm("body.norm", mind)


def relu(given: Any) -> Any:
    return np.maximum(given, 0)


def said(forward: ModuleType, weights: Weights, sights: Any, rows: int) -> tuple[Any, Any]:
    """Likes and values, by a game's own net, so many rows at once."""
    net = forward.layers_of(weights)
    likes, values = forward.new_words(len(sights))
    thoughts = forward.new_thoughts(net, rows)
    for first in range(0, len(sights), rows):
        part = slice(first, first + rows)
        forward.think(net, thoughts, sights["whole"][part], likes[part], values[part])
    return likes, values


def check_rows(forward: ModuleType, weights: Weights, sights: Any) -> None:
    """How many are thought about at once changes no bit."""
    together = said(forward, weights, sights, len(sights))
    for rows in (1, 8):
        for one, other in zip(together, said(forward, weights, sights, rows), strict=True):
            assert one.tobytes() == other.tobytes()


def check_room(forward: ModuleType, weights: Weights, sights: Any) -> None:
    """What there is no room for is left out."""
    net = forward.layers_of(weights)
    likes, values = forward.new_words(3)
    forward.think(net, forward.new_thoughts(net, 2), sights["whole"][:3], likes, values)
    assert likes[:2].any(axis=1).all()
    assert not likes[2].any()
    assert not values[2].any()


def digest_of(forward: ModuleType, weights: Weights, sights: Any) -> str:
    """Of all that is said, the same on every machine."""
    digest = hashlib.sha256()
    for array in said(forward, weights, sights, len(sights)):
        digest.update(array.astype("<f4").tobytes())
    return digest.hexdigest()


def check_misfits(forward: ModuleType, weights: Weights) -> None:
    """Every layer is there, and of the size that the others want."""
    arrays = weights.arrays
    for name, array in arrays.items():
        without = {other: arrays[other] for other in arrays if other != name}
        for changed in (without, {**arrays, name: array[:-1]}, {**arrays, name: array[None]}):
            with pytest.raises(ValueError, match=r"there is no .+ of \("):
                forward.layers_of(Weights(changed, {}))
