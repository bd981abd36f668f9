"""Nets at play time: weights from a file, and their layers, compiled.

Every sum is made in one order, number by number, and every product of a layer is fused with its
sum: so a net says the same on every machine, to the last bit. Layers write to arrays that they are
given.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from kutter.engine.compiled import ZERO, compiled
from kutter.engine.tiles import (
    BROAD,
    HIGH,
    LANES,
    WIDE,
    add_broad_list,
    add_narrow_list,
    add_narrow_row,
    add_narrow_tile,
    add_wide_list,
    add_wide_row,
    add_wide_tile,
    fused,
)
from kutter.games.contract import Json
from kutter.games.weights import whole_weights
from kutter.language.errors import BadInput
from kutter.language.sentences import shown

Net = TypeVar("Net")

DOUBT: Final = np.float32(1e-5)
INPUTS: Final = 48
"""So many have weights that stay at hand while all rows are added to."""


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


class Inputs(NamedTuple):
    """Room for a list of those that are not zero."""

    places: Any
    """Their lines in the weights."""
    given: Any


def new_inputs(most: int) -> Inputs:
    return Inputs(np.zeros(most, np.int64), np.zeros(most, np.float32))


@dataclass(frozen=True)
class Weights:
    """Arrays of float32 by name, and where they come from."""

    arrays: dict[str, Any]
    card: Json

    def array(self, name: str, *shape: int) -> Any:
        """Compiled code has no bounds: what is not of this shape raises a ValueError."""
        found = self.arrays.get(name)
        if found is None or found.shape != shape:
            raise ValueError(f"there is no {name} of {shape}")
        return found

    def width(self, name: str) -> int:
        """How many numbers a layer says."""
        return int(np.size(self.arrays.get(f"{name}.bias", ())))

    def layer(self, takes: int, says: Mapping[str, int], scales: Any = None) -> Layer:
        """Layers side by side, each with how much it says; what they take is multiplied by
        `scales`."""
        parts = [self.array(f"{name}.weight", number, takes) for name, number in says.items()]
        weights = np.concatenate(parts).T
        if scales is not None:
            weights = weights * scales[:, None]
        bias = np.concatenate([self.array(f"{name}.bias", says[name]) for name in says])
        return Layer(np.ascontiguousarray(weights), bias)

    def norm(self, name: str, width: int) -> Norm:
        return Norm(self.array(f"{name}.weight", width), self.array(f"{name}.bias", width))

    def block(self, name: str, width: int) -> Block:
        first, second = (self.layer(width, {f"{name}.{part}": width}) for part in (1, 2))
        return Block(self.norm(f"{name}.0", width), first, second)


def read_weights(path: Path, game: str, version: int) -> Weights:
    """Refuses, in one line, whatever is not a whole file of weights for this game and its sight."""
    try:
        arrays, card = whole_weights(path)
    except ValueError:
        raise BadInput("weights-cannot-be-read", file=shown(str(path))) from None
    if (card.get("game"), card.get("version")) != (game, version):
        raise misfit(path, game)
    return Weights({name: array.astype(np.float32) for name, array in arrays.items()}, card)


def read_net(path: Path, game: str, version: int, layers_of: Callable[[Weights], Net]) -> Net:
    """The layers of a game's net, if all of them are in the file and fit each other."""
    try:
        return layers_of(read_weights(path, game, version))
    except ValueError:
        raise misfit(path, game) from None


def misfit(path: Path, game: str) -> BadInput:
    return BadInput("weights-do-not-fit", file=shown(str(path)), game=game)


@compiled
def begin(layer: Layer, out: Any, row: int) -> None:
    """A row of sums with nothing added yet."""
    for place in range(out.shape[1]):
        out[row, place] = layer.bias[place]


@compiled
def add_bytes(
    layer: Layer, at: int, seen: Any, row: int, first: int, number: int, inputs: Inputs, out: Any,
    to: int,
) -> None:  # fmt: skip
    """So many bytes of a sight, most of which are zero, from a line of the weights on."""
    found = ZERO
    for place in range(number):
        inputs.places[found] = at + place
        inputs.given[found] = seen[row, first + place]
        found += seen[row, first + place] != 0
    add_inputs(layer, inputs.given, inputs.places, found, out, to)


@compiled
def add_inputs(layer: Layer, given: Any, places: Any, number: int, out: Any, row: int) -> None:
    """So many, from a list."""
    width = out.shape[1]
    in_broad_tiles, in_lines = width - width % BROAD, width - width % LANES
    in_wide_tiles = in_lines - (in_lines - in_broad_tiles) % WIDE
    for column in range(0, in_broad_tiles, BROAD):
        add_broad_list(layer.weights, given, out, places, row, column, number)
    for column in range(in_broad_tiles, in_wide_tiles, WIDE):
        add_wide_list(layer.weights, given, out, places, row, column, number)
    for column in range(in_wide_tiles, in_lines, LANES):
        add_narrow_list(layer.weights, given, out, places, row, column, number)
    for column in range(in_lines, width):
        for one in range(number):
            by = layer.weights[places[one], column]
            out[row, column] = fused(given[one], by, out[row, column])


@compiled
def take(layer: Layer, given: Any, rows: int, out: Any) -> None:
    """For so many rows at once: a line of weights is fetched once for all of them."""
    for row in range(rows):
        begin(layer, out, row)
    add(layer, given, rows, out)


@compiled
def add(layer: Layer, given: Any, rows: int, out: Any) -> None:
    """By tiles of four rows, then of one."""
    in_tiles, width = rows - rows % HIGH, out.shape[1]
    in_lines, in_wide_tiles = width - width % LANES, width - width % WIDE
    for first in range(0, given.shape[1], INPUTS):
        last = min(first + INPUTS, given.shape[1])
        for column in range(0, in_wide_tiles, WIDE):
            for row in range(0, in_tiles, HIGH):
                add_wide_tile(layer.weights, given, out, row, column, first, last)
            for row in range(in_tiles, rows):
                add_wide_row(layer.weights, given, out, row, column, first, last)
        for column in range(in_wide_tiles, in_lines, LANES):
            for row in range(0, in_tiles, HIGH):
                add_narrow_tile(layer.weights, given, out, row, column, first, last)
            for row in range(in_tiles, rows):
                add_narrow_row(layer.weights, given, out, row, column, first, last)
        for column in range(in_lines, width):
            for row in range(0, in_tiles, HIGH):
                add_column(layer, given, out, row, column, first, last)
            for row in range(in_tiles, rows):
                for place in range(first, last):
                    by = layer.weights[place, column]
                    out[row, column] = fused(given[row, place], by, out[row, column])


@compiled
def add_column(
    layer: Layer, given: Any, out: Any, row: int, to: int, first: int, last: int
) -> None:
    """One number to four rows."""
    one, two, three, four = out[row, to], out[row + 1, to], out[row + 2, to], out[row + 3, to]
    for place in range(first, last):
        by = layer.weights[place, to]
        one = fused(given[row, place], by, one)
        two = fused(given[row + 1, place], by, two)
        three = fused(given[row + 2, place], by, three)
        four = fused(given[row + 3, place], by, four)
    out[row, to], out[row + 1, to], out[row + 2, to], out[row + 3, to] = one, two, three, four


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


@compiled
def reflect(net: Any, w: Any, rows: int) -> None:
    """From all that was joined to the mind, in any game's net."""
    take(net.table, w.joined, rows, w.mind)
    rectify(rows, w.mind)
    add_block(net.first_block, rows, w.mind, w.inner, w.middle)
    add_block(net.second_block, rows, w.mind, w.inner, w.middle)
    normalize(net.norm, w.mind, rows, w.mind)
