"""The net of Fresh Fish at play time: what it thinks of what it sees.

All spaces go through the same weights, then hear twice what those beside them say. What all say
together, and the table, becomes the mind; from there it goes back to each space, which is liked by
what it says and by a taste for what is known of it.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.tiles import HIGH
from kutter.games.freshfish.net.aspects import ASPECTS, CHOICE, SURE
from kutter.games.freshfish.net.layout import SIGHT
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import COINS, MOST_SEATS
from kutter.games.nets import (
    Block,
    Inputs,
    Layer,
    Norm,
    Weights,
    add,
    add_bytes,
    begin,
    new_inputs,
    rectify,
    reflect,
    take,
)

FIRST_BESIDE: Final = SIGHT.places["beside"].start
FIRST_OF_TABLE: Final = SIGHT.places["phase"].start
REACH: Final = SIGHT.places["reach"].start
TABLE_BYTES: Final = SIGHT.size - FIRST_OF_TABLE
SIDES: Final = 4
CHANNELS: Final = 2
"""Of a value: the share of the win above the fair one, and the lead in points, ÷ 10."""
VALUES: Final = CHANNELS * MOST_SEATS

# What a choice may name, and where the mind says how it is liked: a space, coins, the stack.
FIRST_BID: Final = MOST_SPACES
THE_DRAW: Final = FIRST_BID + COINS + 1
THINGS: Final = THE_DRAW + 1
OF_MIND: Final = THINGS - FIRST_BID
TASTE_AT: Final = OF_MIND + VALUES

BESIDE: Final = np.float32(0.25)
TOGETHER: Final = np.float32(1 / 16)
"""What sums over neighbours and over all spaces are multiplied by."""
FULL: Final = np.float32(SURE)


class Round(NamedTuple):
    """What a space makes of what it said itself, and of what those beside it said."""

    own: Layer
    beside: Layer


class Layers(NamedTuple):
    """The net."""

    space: Layer
    first_round: Round
    second_round: Round
    table: Layer
    first_block: Block
    second_block: Block
    norm: Norm
    back_space: Layer
    back_table: Layer
    space_says: Layer
    mind_says: Layer
    """How bids and a draw are liked, values by channel and seat, the taste, what others bid."""


class Thoughts(NamedTuple):
    """Room for some rows, and for the spaces of one."""

    inputs: Inputs
    spaces: Any
    """By row. One more than there can be, which says nothing."""
    beside: Any
    heard: Any
    joined: Any
    mind: Any
    inner: Any
    middle: Any
    back: Any
    back_spaces: Any
    of_spaces: Any
    of_mind: Any


def layers_of(weights: Weights) -> Layers:
    """As the compiled net wants them; bytes are divided here."""
    of_space, of_table = SIGHT.scales[:ASPECTS], SIGHT.scales[FIRST_OF_TABLE:]
    space, mind = weights.width("body.space"), weights.width("body.table")
    back = weights.width("body.back_table")
    joined = np.concatenate([np.ones(2 * space, np.float32), of_table])
    bids = COINS + 1
    return Layers(
        weights.layer(ASPECTS, {"body.space": space}, of_space),
        round_of(weights.layer(2 * space, {"body.rounds.0": space})),
        round_of(weights.layer(2 * space, {"body.rounds.1": space})),
        weights.layer(joined.size, {"body.table": mind}, joined),
        weights.block("body.blocks.0", mind),
        weights.block("body.blocks.1", mind),
        weights.norm("body.norm", mind),
        weights.layer(space, {"body.back_space": back}),
        weights.layer(mind, {"body.back_table": back}),
        weights.layer(back, {"spaces": 1}),
        weights.layer(
            mind,
            {
                "bids": bids,
                "draw": 1,
                "values": VALUES,
                "taste": ASPECTS,
                "hidden": MOST_SEATS * bids,
            },
        ),
    )


def round_of(both: Layer) -> Round:
    own, beside = np.split(both.weights, 2)
    return Round(Layer(own, both.bias), Layer(BESIDE * beside, both.bias))


def new_thoughts(net: Layers, most: int) -> Thoughts:
    """For so many rows at once."""

    space, mind, back = (layer.bias.size for layer in (net.space, net.table, net.back_table))

    def rows(width: int) -> Any:
        return np.zeros((most, width), np.float32)

    def spaces(width: int) -> Any:
        return np.zeros((MOST_SPACES, width), np.float32)

    return Thoughts(
        new_inputs(ASPECTS), np.zeros((most, MOST_SPACES + 1, space), np.float32),
        spaces(space), spaces(space),
        rows(2 * space + TABLE_BYTES), rows(mind), rows(mind), rows(mind),
        rows(back), spaces(back), spaces(1), rows(net.mind_says.bias.size),
    )  # fmt: skip


def new_words(rows: int) -> tuple[Any, Any]:
    """Where a net says what it likes, and the values."""
    return np.zeros((rows, THINGS), np.float32), np.zeros((rows, VALUES), np.float32)


@entry
def think(net: Layers, w: Thoughts, seen: Any, likes: Any, values: Any) -> None:
    """For some sights: how much each thing is liked, and values by channel and seat.

    More of them than there is room for are left out.
    """
    rows = min(seen.shape[0], w.mind.shape[0], likes.shape[0], values.shape[0])
    think_of(net, w, rows, seen, likes, values)


@compiled
def think_of(net: Layers, w: Thoughts, rows: int, seen: Any, likes: Any, values: Any) -> None:
    """Row by row as long as spaces talk: what they say stays at hand."""
    for row in range(rows):
        spaces = w.spaces[row]
        read(net.space, w.inputs, spaces, seen, row)
        hear(net.first_round, w, spaces, seen, row)
        hear(net.second_round, w, spaces, seen, row)
        join(w, spaces, seen, row)
    reflect(net, w, rows)
    take(net.back_table, w.mind, rows, w.back)
    take(net.mind_says, w.mind, rows, w.of_mind)
    for row in range(rows):
        go_back(net, w, seen, row)
        speak(w, seen, row, likes, values)


@compiled
def reach_of(seen: Any, row: int) -> int:
    """How many spaces there are."""
    return min(wide(seen[row, REACH]), wide(MOST_SPACES))


@compiled
def in_tiles(number: int) -> int:
    """So many rows, and what is missing to whole tiles."""
    return number + (-number) % HIGH


@compiled
def read(layer: Layer, inputs: Inputs, spaces: Any, seen: Any, row: int) -> None:
    number = reach_of(seen, row)
    for space in range(number):
        begin(layer, spaces, space)
        add_bytes(layer, 0, seen, row, space * ASPECTS, ASPECTS, inputs, spaces, space)
    rectify(number, spaces)


@compiled
def hear(layers: Round, w: Thoughts, spaces: Any, seen: Any, row: int) -> None:
    """Adds to every space what it makes of itself and of those beside it."""
    number = reach_of(seen, row)
    for space in range(number):
        beside = FIRST_BESIDE + SIDES * space
        north, east = said_at(number, seen[row, beside]), said_at(number, seen[row, beside + 1])
        south, west = said_at(number, seen[row, beside + 2]), said_at(number, seen[row, beside + 3])
        for place in range(spaces.shape[1]):
            w.beside[space, place] = (spaces[north, place] + spaces[east, place]) + (
                spaces[south, place] + spaces[west, place]
            )
    every = in_tiles(number)
    take(layers.own, spaces, every, w.heard)
    add(layers.beside, w.beside, every, w.heard)
    for space in range(number):
        for place in range(spaces.shape[1]):
            spaces[space, place] += max(w.heard[space, place], np.float32(0))


@compiled
def said_at(spaces: int, number: int) -> int:
    """Where stands what the space with this number said; from 1 on, and 0 is none."""
    return wide(number) - 1 if 0 < number <= spaces else wide(MOST_SPACES)


@compiled
def join(w: Thoughts, spaces: Any, seen: Any, row: int) -> None:
    """All that the mind is told: of spaces the sum and the most, the table."""
    size = spaces.shape[1]
    for place in range(2 * size):
        w.joined[row, place] = 0
    for space in range(reach_of(seen, row)):
        for place in range(size):
            w.joined[row, place] += spaces[space, place]
        for place in range(size):
            w.joined[row, size + place] = max(w.joined[row, size + place], spaces[space, place])
    for place in range(size):
        w.joined[row, place] *= TOGETHER
    for place in range(TABLE_BYTES):
        w.joined[row, 2 * size + place] = seen[row, FIRST_OF_TABLE + place]


@compiled
def go_back(net: Layers, w: Thoughts, seen: Any, row: int) -> None:
    """From the mind to the spaces, and what all of them say."""
    every = in_tiles(reach_of(seen, row))
    take(net.back_space, w.spaces[row], every, w.back_spaces)
    for space in range(every):
        for place in range(w.back.shape[1]):
            w.back_spaces[space, place] = max(
                w.back_spaces[space, place] + w.back[row, place], np.float32(0)
            )
    take(net.space_says, w.back_spaces, every, w.of_spaces)


@compiled
def speak(w: Thoughts, seen: Any, row: int, likes: Any, values: Any) -> None:
    for space in range(reach_of(seen, row)):
        if seen[row, space * ASPECTS + CHOICE] != 0:
            likes[row, space] = w.of_spaces[space, 0] + taste(w, seen, row, space)
    for place in range(OF_MIND):
        likes[row, FIRST_BID + place] = w.of_mind[row, place]
    for place in range(VALUES):
        values[row, place] = w.of_mind[row, OF_MIND + place]


@compiled
def taste(w: Thoughts, seen: Any, row: int, space: int) -> Any:
    """How what is known of a space is liked."""
    total = np.float32(0)
    for aspect in range(ASPECTS):
        known = seen[row, space * ASPECTS + aspect]
        if known != 0:
            total += np.float32(known) * w.of_mind[row, TASTE_AT + aspect]
    return total / FULL
