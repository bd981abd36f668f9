"""Playing on with the net, many games at once: what comes of a move.

A voyage begins with one of the moves in a world that fits the view, and ends where the seat that
asks has had some decisions of its own, with what the net expects there; or with the game. Nobody
on it knows more than a seat would: each is asked for what its own seat sees. Of the others about
half play by card sense until the round is over, as mates do: whoever plays on with its own kind
alone learns what beats that, and little of anybody else.
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
from kutter.games.fishing.net.forward import (
    Layers,
    Thoughts,
    new_thoughts,
    new_words,
    think,
)
from kutter.games.fishing.net.sight import SIGHT, see
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.rules.playout import random_draw
from kutter.games.fishing.rules.rounds import draw
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
    decisions: Any
    """Of the seat that asks, until it ends."""
    shares: Any
    rows: Any
    """Those that are thought about."""
    mates: Any
    """The seats that play by card sense, as bits; that of who asks means nothing."""
    card_values: Any
    events: Events


def new_voyages(guesses: Guesses, net: Layers) -> Voyages:
    likes, values = new_words(ROWS)
    numbers = np.zeros((4, ROWS), np.int64)
    sights = np.zeros(ROWS, SIGHT.struct)
    return Voyages(
        guesses, new_thoughts(net, ROWS), sights, sights["whole"], likes, values,
        empty_states(ROWS), np.zeros(ROWS, GENERATOR), numbers[0], numbers[1],
        np.zeros(ROWS, np.float32), numbers[2], numbers[3], new_card_values(), nobody_listens(),
    )  # fmt: skip


def sail(v: Voyages, net: Layers, things: Any, found: Any, decisions: int) -> None:
    """Each thing once in every world: the share of the win that it came to, by world and thing."""
    worlds = min(len(found), ROWS // max(len(things), 1))
    rows = worlds * len(things)
    set_sail(v, things, worlds, decisions)
    asked = look(v, rows)
    while asked:
        think(net, v.thoughts, v.seen_bytes[:asked], v.likes, v.values)
        steer(v, asked)
        asked = look(v, rows)
    found[:worlds] = v.shares[:rows].reshape(worlds, -1)


@entry
def set_sail(v: Voyages, things: Any, worlds: Count, decisions: Count) -> None:
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
            v.decisions[row] = decisions
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
        if seat == observer:
            v.decisions[row] -= 1
            if v.decisions[row] <= 0:
                v.shares[row] = v.values[place, 0] + 1 / t.players
                v.seats[row] = NONE
                continue
        thing = drawn_by_liking(t, seat, v.likes, place, v.luck[row])
        apply(t, seat, move_code(t.phase, thing), events)
        go_on(v, row, observer, events)


@compiled
def go_on(v: Voyages, row: int, observer: int, events: Any) -> None:
    """To the next choice of the net: chance answers, what must be done is done, mates decide."""
    t, rng = v.states[row], v.luck[row]
    while t.phase != OVER:
        if t.phase == DEAL:
            draw(t, random_draw(t, rng), events)
            continue
        seat = mover(t, observer)
        low, high = options(t, seat)
        if bits_in(low) + bits_in(high) == 1:
            thing = lowest(low) if low != 0 else WORD + lowest(high)
        elif is_mate(v, row, seat):
            thing = sensible(t, v.card_values[0], seat, low, high)
        else:
            v.seats[row] = seat
            return
        apply(t, seat, move_code(t.phase, thing), events)
    v.seats[row] = NONE
    v.shares[row] = share_of(t, observer)


@compiled
def is_mate(v: Voyages, row: int, seat: int) -> bool:
    """Card sense holds for the round in which it looked ahead."""
    is_same_round = v.states[row].round_number == v.guesses.seen[0].round_number
    return bool(is_same_round and seat != v.guesses.seen[0].seat and has_bit(v.mates[row], seat))


@compiled
def share_of(t: Struct, seat: int) -> float:
    """Of the win, when a game is over (F6.6)."""
    winners = 0
    for other in range(t.players):
        if t.points[other] > t.points[seat]:
            return 0.0
        winners += t.points[other] == t.points[seat]
    return 1 / winners


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
