"""The net of Fishing at play time: what it thinks of what it sees.

All four colours go through the same weights, green through its own. What they say together, and
the table, becomes the mind; from there it goes back to each suit, where a card is liked by its
place in the suit and by a taste for what is known of it.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.compiled import compiled, entry
from kutter.games.fishing.cards import BUOY, CODES, GREEN, PASS_BUOY, SPAN
from kutter.games.fishing.net.sight import ASPECTS, CHOICE, SIGHT, SUIT_ASPECTS, SURE
from kutter.games.fishing.state import MOST_SEATS
from kutter.games.nets import (
    Block,
    Inputs,
    Layer,
    Norm,
    Weights,
    add_bytes,
    begin,
    new_inputs,
    rectify,
    reflect,
    take,
)

COLOURS: Final = BUOY - 1
BUOYS: Final = CODES - PASS_BUOY
THINGS: Final = CODES + BUOY
"""What a choice may name: a card, or a suit that is called."""
SUIT_BYTES: Final = SPAN * ASPECTS
FIRST_BUOY: Final = PASS_BUOY * ASPECTS
FIRST_SUIT: Final = CODES * ASPECTS
BUOY_BYTES: Final = FIRST_SUIT - FIRST_BUOY
FIRST_OF_TABLE: Final = FIRST_SUIT + BUOY * SUIT_ASPECTS
TABLE_BYTES: Final = SIGHT.size - FIRST_OF_TABLE
CALL_AT: Final = SPAN + ASPECTS
VALUES_AT: Final = BUOYS + ASPECTS
"""Where a suit and the mind say it."""
CHANNELS: Final = 2
"""Of a value: the share of the win above the fair one, and the lead in points, ÷ 10."""
HALF: Final = np.float32(0.5)
FULL: Final = np.float32(SURE)


class Layers(NamedTuple):
    """The net."""

    colour: Layer
    green: Layer
    buoys: Layer
    table: Layer
    first_block: Block
    second_block: Block
    norm: Norm
    back_colour: Layer
    back_green: Layer
    back_table: Layer
    colour_says: Layer
    """Of a suit: how its cards are liked, the taste, how it is liked as a call, where cards lie."""
    green_says: Layer
    mind_says: Layer
    """The same for buoys, with values by channel and seat in place of a call."""


class Thoughts(NamedTuple):
    """Room for some rows; suits lie colour by colour, each with its rows."""

    inputs: Inputs
    colours: Any
    green: Any
    buoys: Any
    joined: Any
    mind: Any
    inner: Any
    middle: Any
    back: Any
    back_colours: Any
    back_green: Any
    of_colours: Any
    of_green: Any
    of_mind: Any


def layers_of(weights: Weights) -> Layers:
    """As the compiled net wants them; bytes are divided here."""
    scales = SIGHT.scales
    of_suit = np.concatenate([scales[:SUIT_BYTES], scales[FIRST_SUIT:][:SUIT_ASPECTS]])
    of_buoys, of_table = scales[FIRST_BUOY:FIRST_SUIT], scales[FIRST_OF_TABLE:]
    suit, buoys = weights.width("body.colour"), weights.width("body.buoys")
    mind, back = weights.width("body.table"), weights.width("body.back_table")
    joined = np.concatenate([np.ones(3 * suit + buoys, np.float32), of_table])
    return Layers(
        weights.layer(of_suit.size, {"body.colour": suit}, of_suit),
        weights.layer(of_suit.size, {"body.green": suit}, of_suit),
        weights.layer(of_buoys.size, {"body.buoys": buoys}, of_buoys),
        weights.layer(joined.size, {"body.table": mind}, joined),
        weights.block("body.blocks.0", mind),
        weights.block("body.blocks.1", mind),
        weights.norm("body.norm", mind),
        weights.layer(suit, {"body.back_colour": back}),
        weights.layer(suit, {"body.back_green": back}),
        weights.layer(mind, {"body.back_table": back}),
        weights.layer(
            back,
            {
                "colour_moves": SPAN,
                "colour_taste": ASPECTS,
                "calls": 1,
                "colour_hidden": SPAN * MOST_SEATS,
            },
        ),
        weights.layer(
            back,
            {
                "green_moves": SPAN,
                "green_taste": ASPECTS,
                "green_call": 1,
                "green_hidden": SPAN * MOST_SEATS,
            },
        ),
        weights.layer(
            mind,
            {
                "buoy_moves": BUOYS,
                "buoy_taste": ASPECTS,
                "values": CHANNELS * MOST_SEATS,
                "buoy_hidden": BUOYS * MOST_SEATS,
            },
        ),
    )


def new_thoughts(net: Layers, most: int) -> Thoughts:
    """For so many rows at once."""

    def rows(layer: Layer, times: int = 1) -> Any:
        return np.zeros((times * most, layer.bias.size), np.float32)

    mind = net.table
    joined = np.zeros((most, mind.weights.shape[0]), np.float32)
    return Thoughts(
        new_inputs(SUIT_BYTES), rows(net.colour, COLOURS), rows(net.green), rows(net.buoys), joined,
        rows(mind), rows(mind), rows(mind), rows(net.back_table),
        rows(net.back_colour, COLOURS), rows(net.back_green),
        rows(net.colour_says, COLOURS), rows(net.green_says), rows(net.mind_says),
    )  # fmt: skip


def new_words(rows: int) -> tuple[Any, Any]:
    """Where a net says what it likes, and the values."""
    shapes = (rows, THINGS), (rows, CHANNELS * MOST_SEATS)
    return np.zeros(shapes[0], np.float32), np.zeros(shapes[1], np.float32)


@entry
def think(net: Layers, w: Thoughts, seen: Any, likes: Any, values: Any) -> None:
    """For some sights: how much each thing is liked, and values by channel and seat.

    More of them than there is room for are left out.
    """
    rows = min(seen.shape[0], w.mind.shape[0], likes.shape[0], values.shape[0])
    think_of(net, w, rows, seen, likes, values)


@compiled
def think_of(net: Layers, w: Thoughts, rows: int, seen: Any, likes: Any, values: Any) -> None:
    read(net, w, rows, seen)
    join(w, rows, seen)
    reflect(net, w, rows)
    go_back(net, w, rows)
    speak(w, rows, seen, likes, values)


@compiled
def read(net: Layers, w: Thoughts, rows: int, seen: Any) -> None:
    for row in range(rows):
        for suit in range(COLOURS):
            read_suit(net.colour, suit, seen, row, w.inputs, w.colours, suit * rows + row)
        read_suit(net.green, GREEN, seen, row, w.inputs, w.green, row)
        begin(net.buoys, w.buoys, row)
        add_bytes(net.buoys, 0, seen, row, FIRST_BUOY, BUOY_BYTES, w.inputs, w.buoys, row)
    rectify(COLOURS * rows, w.colours)
    rectify(rows, w.green)
    rectify(rows, w.buoys)


@compiled
def read_suit(
    layer: Layer, suit: int, seen: Any, row: int, inputs: Inputs, out: Any, to: int
) -> None:
    begin(layer, out, to)
    add_bytes(layer, 0, seen, row, suit * SUIT_BYTES, SUIT_BYTES, inputs, out, to)
    about = FIRST_SUIT + suit * SUIT_ASPECTS
    add_bytes(layer, SUIT_BYTES, seen, row, about, SUIT_ASPECTS, inputs, out, to)


@compiled
def join(w: Thoughts, rows: int, seen: Any) -> None:
    """All that the mind is told: of colours the sum and the most, green, buoys, the table."""
    size, buoys = w.green.shape[1], w.buoys.shape[1]
    for row in range(rows):
        for place in range(size):
            total = most = w.colours[row, place]
            for suit in range(1, COLOURS):
                total += w.colours[suit * rows + row, place]
                most = max(most, w.colours[suit * rows + row, place])
            w.joined[row, place] = HALF * total
            w.joined[row, size + place] = most
            w.joined[row, 2 * size + place] = w.green[row, place]
        for place in range(buoys):
            w.joined[row, 3 * size + place] = w.buoys[row, place]
        for place in range(TABLE_BYTES):
            w.joined[row, 3 * size + buoys + place] = seen[row, FIRST_OF_TABLE + place]


@compiled
def go_back(net: Layers, w: Thoughts, rows: int) -> None:
    """From the mind to the suits, and what all of them say."""
    take(net.back_table, w.mind, rows, w.back)
    take(net.back_colour, w.colours, COLOURS * rows, w.back_colours)
    take(net.back_green, w.green, rows, w.back_green)
    for row in range(rows):
        for place in range(w.back.shape[1]):
            w.back_green[row, place] += w.back[row, place]
            for suit in range(COLOURS):
                w.back_colours[suit * rows + row, place] += w.back[row, place]
    rectify(COLOURS * rows, w.back_colours)
    rectify(rows, w.back_green)
    take(net.colour_says, w.back_colours, COLOURS * rows, w.of_colours)
    take(net.green_says, w.back_green, rows, w.of_green)
    take(net.mind_says, w.mind, rows, w.of_mind)


@compiled
def speak(w: Thoughts, rows: int, seen: Any, likes: Any, values: Any) -> None:
    for row in range(rows):
        for suit in range(COLOURS):
            said = suit * rows + row
            like(w.of_colours, said, SPAN, seen, row, suit * SPAN, likes)
            likes[row, CODES + suit] = w.of_colours[said, CALL_AT]
        like(w.of_green, row, SPAN, seen, row, GREEN * SPAN, likes)
        likes[row, CODES + GREEN] = w.of_green[row, CALL_AT]
        like(w.of_mind, row, BUOYS, seen, row, PASS_BUOY, likes)
        for place in range(CHANNELS * MOST_SEATS):
            values[row, place] = w.of_mind[row, VALUES_AT + place]


def hidden_of(w: Thoughts) -> Any:
    """Of the only row: by card and steps to a seat, how much likelier it is there than by count,
    as a logarithm, compared with being in no hand."""
    suits = [*w.of_colours[:COLOURS], w.of_green[0]]
    said = [suit[CALL_AT + 1 :] for suit in suits]
    said.append(w.of_mind[0, VALUES_AT + CHANNELS * MOST_SEATS :])
    hidden = np.concatenate(said).reshape(CODES, MOST_SEATS)
    return hidden - hidden[:, :1]


@compiled
def like(said: Any, by: int, number: int, seen: Any, row: int, first: int, likes: Any) -> None:
    """So many cards from one on, those that may be chosen: by their place and by the taste."""
    for place in range(number):
        card = first + place
        aspects = card * ASPECTS
        if seen[row, aspects + CHOICE] != 0:
            total = np.float32(0)
            for aspect in range(ASPECTS):
                if seen[row, aspects + aspect] != 0:
                    total += np.float32(seen[row, aspects + aspect]) * said[by, number + aspect]
            likes[row, card] = said[by, place] + total / FULL
