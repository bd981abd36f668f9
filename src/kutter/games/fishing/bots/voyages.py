"""Playing on with the net, many rounds at once: what comes of a move.

A voyage begins with one of the moves in a world that fits the view, and ends with the round, with
what a small net expects then (net/ends.py). Nobody on it knows more than a seat would: each is
asked for what its own seat sees. Of the others about half play by card sense, as mates do: whoever
plays on with its own kind alone learns what beats that, and little of anybody else.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import bits_in, has_bit, lowest
from kutter.engine.chance import GENERATOR, Generator, below, next_bits
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.fishing.bots.card_values import mover, new_card_values, sensible
from kutter.games.fishing.bots.guesses import FINE, Guesses, guess_world
from kutter.games.fishing.bots.prospects import look_ahead
from kutter.games.fishing.cards import CODES, NONE, WORD, without_card
from kutter.games.fishing.net.ends import Reckoner, reckon_end
from kutter.games.fishing.net.forward import (
    Layers,
    Thoughts,
    new_thoughts,
    new_words,
    think,
)
from kutter.games.fishing.net.sight import SIGHT, see
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.state import (
    CALL,
    DEAL,
    OVER,
    State,
    Struct,
    empty_states,
    move_code,
)

ROWS: Final = 64
"""Voyages at once: weights are fetched for all of them together."""


class Voyages(NamedTuple):
    """All that they need; arrays have a row for each, but of what is seen."""

    guesses: Guesses
    thoughts: Thoughts
    sights: Any
    seen_bytes: Any
    """The same memory."""
    likes: Any
    values: Any
    states: State
    luck: Generator
    seats: Any
    """Who is to choose; NONE: it is over."""
    shares: Any
    """Of the win, to the seat that asks: what each came to."""
    rows: Any
    """Those that are thought about."""
    mates: Any
    """The seats that play by card sense, as bits; that of who asks means nothing."""
    card_values: Any
    reckoner: Reckoner
    events: Events


def new_voyages(guesses: Guesses, net: Layers, reckoner: Reckoner) -> Voyages:
    likes, values = new_words(ROWS)
    numbers = np.zeros((3, ROWS), np.int64)
    sights = np.zeros(ROWS, SIGHT.struct)
    return Voyages(
        guesses, new_thoughts(net, ROWS), sights, sights["whole"], likes, values,
        empty_states(ROWS), np.zeros(ROWS, GENERATOR), numbers[0], np.zeros(ROWS, np.float32),
        numbers[1], numbers[2], new_card_values(), reckoner, nobody_listens(),
    )  # fmt: skip


def sail(v: Voyages, net: Layers, things: Any, found: Any) -> None:
    """Each thing once in every world: the share of the win that it came to, by world and thing."""
    worlds = min(len(found), ROWS // max(len(things), 1))
    rows = worlds * len(things)
    set_sail(v, things, worlds)
    asked = look(v, rows)
    while asked:
        think(net, v.thoughts, v.seen_bytes[:asked], v.likes, v.values)
        steer(v, asked)
        asked = look(v, rows)
    land(v, rows)
    found[:worlds] = v.shares[:rows].reshape(worlds, -1)


@entry
def set_sail(v: Voyages, things: Any, worlds: Count) -> None:
    g, events = v.guesses, v.events[0]
    rng, observer = g.rng[0], wide(g.seen[0].seat)
    row = 0
    for _ in range(min(worlds, v.states.shape[0] // max(things.shape[0], 1))):
        guess_world(g)
        if row == 0:
            look_ahead(g.world[0], v.card_values[0])
        luck, mates = next_bits(rng), wide(next_bits(rng))
        for place in range(things.shape[0]):
            v.states[row] = g.world[0]
            v.luck[row].bits = luck
            v.mates[row] = mates
            t = v.states[row]
            apply(t, observer, move_code(t.phase, things[place]), events)
            go_on(v, row, observer, events)
            row += 1


@entry
def look(v: Voyages, rows: Count) -> int:
    """On every voyage that is not over, whoever is to choose; how many these are."""
    asked = ZERO
    for row in range(min(rows, v.states.shape[0])):
        if v.seats[row] != NONE:
            sight = v.sights[asked]
            for place in range(len(sight.whole)):
                sight.whole[place] = 0
            see(v.states[row], v.seats[row], sight, None)
            v.rows[asked] = row
            asked += 1
    return asked


@entry
def steer(v: Voyages, asked: Count) -> None:
    """By what the net thinks, or to an end."""
    events, observer = v.events[0], wide(v.guesses.seen[0].seat)
    for place in range(min(asked, v.rows.shape[0])):
        row = v.rows[place]
        t, seat = v.states[row], wide(v.seats[row])
        thing = drawn_by_liking(t, seat, v.likes, place, v.luck[row])
        apply(t, seat, move_code(t.phase, thing), events)
        go_on(v, row, observer, events)


@compiled
def go_on(v: Voyages, row: int, observer: int, events: Any) -> None:
    """To the next choice of the net: what must be done is done, mates decide."""
    t = v.states[row]
    while t.phase != DEAL and t.phase != OVER:
        seat = mover(t, observer)
        low, high = options(t, seat)
        if bits_in(low) + bits_in(high) == 1:
            thing = lowest(low) if low != 0 else WORD + lowest(high)
        elif seat != observer and has_bit(v.mates[row], seat):
            thing = sensible(t, v.card_values[0], seat, low, high)
        else:
            v.seats[row] = seat
            return
        apply(t, seat, move_code(t.phase, thing), events)
    v.seats[row] = NONE


@entry
def land(v: Voyages, rows: Count) -> None:
    """What each voyage came to."""
    for row in range(min(rows, v.states.shape[0])):
        reckon_end(v.states[row], v.reckoner)
        v.shares[row] = v.reckoner.room.shares[v.guesses.seen[0].seat]


@compiled
def drawn_by_liking(t: Struct, seat: int, likes: Any, row: int, rng: Any) -> int:
    """One of the things that a seat may name, as likely as the net would choose it."""
    first = CODES if t.phase == CALL else 0
    low, high = options(t, seat)
    most = -np.inf
    left_low, left_high = low, high
    while left_low != 0 or left_high != 0:
        thing = lowest(left_low) if left_low != 0 else WORD + lowest(left_high)
        left_low, left_high = without_card(left_low, left_high, thing)
        most = max(most, likes[row, first + thing])
    total = 0.0
    left_low, left_high = low, high
    while left_low != 0 or left_high != 0:
        thing = lowest(left_low) if left_low != 0 else WORD + lowest(left_high)
        left_low, left_high = without_card(left_low, left_high, thing)
        likes[row, first + thing] = np.exp(likes[row, first + thing] - most)
        total += likes[row, first + thing]
    lot = total * below(rng, wide(FINE)) / FINE
    thing = NONE
    while low != 0 or high != 0:
        thing = lowest(low) if low != 0 else WORD + lowest(high)
        low, high = without_card(low, high, thing)
        lot -= likes[row, first + thing]
        if lot < 0:
            break
    return thing
