"""Nets at play time: weights from a file, and their layers, compiled.

Every sum is made in one order, number by number, and no product is fused with a sum: so a net
says the same on every machine, to the last bit. Layers write to arrays that they are given.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.compiled import compiled
from kutter.games.contract import Json
from kutter.games.weights import whole_weights
from kutter.language.errors import BadInput
from kutter.language.sentences import shown

DOUBT: Final = np.float32(1e-5)


class Layer(NamedTuple):
    weights: Any
    """Input by input, so that one input's are neighbours."""
    bias: Any


class Norm(NamedTuple):
    scale: Any
    shift: Any


class Block(NamedTuple):
    """What is added to a row: two layers behind each other, of the row made normal."""

    norm: Norm
    first: Layer
    second: Layer


@dataclass(frozen=True)
class Weights:
    """Arrays of float32 by name, and where they come from."""

    arrays: dict[str, Any]
    card: Json

    def layer(self, *names: str, scales: Any = None) -> Layer:
        """The layers of these names side by side, which take the same, multiplied by `scales`."""
        weights = np.concatenate([self.arrays[f"{name}.weight"] for name in names]).T
        if scales is not None:
            weights = weights * scales[:, None]
        bias = np.concatenate([self.arrays[f"{name}.bias"] for name in names])
        return Layer(np.ascontiguousarray(weights), bias)

    def norm(self, name: str) -> Norm:
        return Norm(self.arrays[f"{name}.weight"], self.arrays[f"{name}.bias"])

    def block(self, name: str) -> Block:
        first, second = (self.layer(f"{name}.{part}") for part in (1, 2))
        return Block(self.norm(f"{name}.0"), first, second)


def read_weights(path: Path, game: str, version: int) -> Weights:
    """Refuses, in one line, whatever is not a whole file of weights for this game and its sight."""
    try:
        arrays, card = whole_weights(path)
    except ValueError:
        raise BadInput("weights-cannot-be-read", file=shown(str(path))) from None
    if (card.get("game"), card.get("version")) != (game, version):
        raise BadInput("weights-do-not-fit", file=shown(str(path)), game=game)
    return Weights({name: array.astype(np.float32) for name, array in arrays.items()}, card)


@compiled
def begin(layer: Layer, out: Any, row: int) -> None:
    """A row of sums with nothing added yet."""
    for place in range(out.shape[1]):
        out[row, place] = layer.bias[place]


@compiled
def add_bytes(
    layer: Layer, at: int, seen: Any, row: int, first: int, number: int, out: Any, to: int
) -> None:
    """So many bytes of a sight, most of which are zero, from a line of the weights on."""
    for place in range(number):
        if seen[row, first + place] != 0:
            times = np.float32(seen[row, first + place])
            for each in range(out.shape[1]):
                out[to, each] += times * layer.weights[at + place, each]


@compiled
def take(layer: Layer, given: Any, rows: int, out: Any) -> None:
    """For so many rows at once: a line of weights is fetched once for all of them."""
    for row in range(rows):
        begin(layer, out, row)
    add(layer, given, rows, out)


@compiled
def add(layer: Layer, given: Any, rows: int, out: Any) -> None:
    for place in range(given.shape[1]):
        for row in range(rows):
            times = given[row, place]
            if times != 0:
                for each in range(out.shape[1]):
                    out[row, each] += times * layer.weights[place, each]


@compiled
def rectify(rows: int, out: Any) -> None:
    for row in range(rows):
        for place in range(out.shape[1]):
            out[row, place] = max(out[row, place], np.float32(0))


@compiled
def normalize(norm: Norm, given: Any, rows: int, out: Any) -> None:
    """Each row to mean 0 and variance 1, then as was learnt."""
    size = np.float32(given.shape[1])
    for row in range(rows):
        total, squares = np.float32(0), np.float32(0)
        for place in range(given.shape[1]):
            total += given[row, place]
        mean = total / size
        for place in range(given.shape[1]):
            far = given[row, place] - mean
            squares += far * far
        narrow = np.float32(1) / np.float32(math.sqrt(squares / size + DOUBT))
        for place in range(given.shape[1]):
            far = (given[row, place] - mean) * narrow
            out[row, place] = far * norm.scale[place] + norm.shift[place]


@compiled
def add_block(block: Block, rows: int, mind: Any, inner: Any, middle: Any) -> None:
    """Adds to the mind, with room to think in."""
    normalize(block.norm, mind, rows, inner)
    take(block.first, inner, rows, middle)
    rectify(rows, middle)
    for row in range(rows):
        for place in range(mind.shape[1]):
            mind[row, place] += block.second.bias[place]
    add(block.second, middle, rows, mind)
