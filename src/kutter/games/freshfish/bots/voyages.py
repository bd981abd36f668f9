"""Playing on with the net, many games at once: what comes of a move.

A voyage begins with one of the moves and ends where the seat that asks has had some decisions of
its own, with what the net expects there; or with the game. Whoever asks plays as the net would, of
the others about half do, and half as mates: what a reservation is worth depends on who plays on,
and one that is good among nets alone is hardly better than another among mates.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.bits import has_bit
from kutter.engine.chance import GENERATOR, Generator, next_bits
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import Count
from kutter.games.contract import CHANCE
from kutter.games.freshfish.bots.leaves import expected_worth, final_worth, place_of
from kutter.games.freshfish.bots.mate import ROOM, WHOLE, choose
from kutter.games.freshfish.net.forward import Layers, Thoughts, new_thoughts, new_words, think
from kutter.games.freshfish.net.layout import SIGHT
from kutter.games.freshfish.net.sight import see
from kutter.games.freshfish.rules.moves import apply, count_moves, nth_move
from kutter.games.freshfish.rules.playout import next_seat, random_tile
from kutter.games.freshfish.state import BID, NONE, OVER, State, Struct, empty_states
from kutter.games.freshfish.thumb.policy import chance
from kutter.games.freshfish.thumb.space_values import PREVIEW

ROWS: Final = 32
"""Voyages at once: weights are fetched for all of them together."""


class Voyages(NamedTuple):
    """All that they need; arrays have a row for each, but of what is seen."""

    root: State
    thoughts: Thoughts
    sights: Any
    seen_bytes: Any
    """The same memory."""
    likes: Any
    values: Any
    states: State
    for_mates: State
    """The same memory."""
    tiles: Generator
    bids: Generator
    """The luck of each."""
    seats: Any
    """Who is to choose; NONE: it is over."""
    decisions: Any
    """Of the seat that asks, until it ends."""
    worths: Any
    """To it, what a voyage came to."""
    rows: Any
    """Those that are thought about."""
    mates: Any
    """The seats that play as mates do, as bits; that of who asks means nothing."""
    room: Any
    """Where mates think."""
    preview: Any
    rng: Generator
    events: Events


def new_voyages(state: State, net: Layers, rng: Generator) -> Voyages:
    likes, values = new_words(ROWS)
    numbers = np.zeros((4, ROWS), np.int64)
    sights = np.zeros(ROWS, SIGHT.struct)
    states = empty_states(ROWS)
    return Voyages(
        state, new_thoughts(net, ROWS), sights, sights["whole"], likes, values, states,
        states.view(WHOLE), np.zeros(ROWS, GENERATOR), np.zeros(ROWS, GENERATOR), numbers[0],
        numbers[1], np.zeros(ROWS), numbers[2], numbers[3], np.zeros(1, ROOM),
        np.zeros(1, PREVIEW), rng, nobody_listens(),
    )  # fmt: skip


def sail(v: Voyages, net: Layers, moves: Any, found: Any, decisions: int) -> None:
    """Each move once in every world, with the same luck: what it was worth."""
    worlds = min(len(found), ROWS // max(len(moves), 1))
    rows = worlds * len(moves)
    set_sail(v, moves, worlds, decisions)
    asked = look(v, rows)
    while asked:
        think(net, v.thoughts, v.seen_bytes[:asked], v.likes, v.values)
        steer(v, asked)
        asked = look(v, rows)
    found[:worlds] = v.worths[:rows].reshape(worlds, -1)


@entry
def set_sail(v: Voyages, moves: Any, worlds: Count, decisions: Count) -> None:
    rng, seat = v.rng[0], wide(v.root[0].turn)
    row = 0
    for _ in range(min(worlds, v.states.shape[0] // max(moves.shape[0], 1))):
        tiles, bids, mates = next_bits(rng), next_bits(rng), wide(next_bits(rng))
        for place in range(moves.shape[0]):
            v.states[row] = v.root[0]
            v.tiles[row].bits, v.bids[row].bits = tiles, bids
            v.decisions[row], v.mates[row] = decisions, mates
            apply(v.states[row], seat, moves[place], v.events[0])
            go_on(v, row, seat)
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
            see(v.states[row], v.seats[row], sight, v.preview[0])
            v.rows[asked] = row
            asked += 1
    return asked


@entry
def steer(v: Voyages, asked: Count) -> None:
    """By what the net thinks, or to an end."""
    observer = wide(v.root[0].turn)
    for place in range(min(asked, v.rows.shape[0])):
        row = v.rows[place]
        t, seat = v.states[row], wide(v.seats[row])
        if seat == observer:
            v.decisions[row] -= 1
            if v.decisions[row] <= 0:
                v.worths[row] = expected_worth(t, v.sights[place], v.values[place], 0)
                v.seats[row] = NONE
                continue
        apply(t, seat, liked_move(v, t, seat, place, row), v.events[0])
        go_on(v, row, observer)


@compiled
def go_on(v: Voyages, row: int, observer: int) -> None:
    """To the next choice of the net: chance answers, what must be done is done, mates decide."""
    t = v.states[row]
    while t.phase != OVER:
        seat = next_seat(t)
        if seat == CHANCE:
            move = random_tile(t, v.tiles[row])
        elif count_moves(t, seat) == 1:
            move = nth_move(t, seat, 0)
        elif seat != observer and has_bit(v.mates[row], seat):
            move = choose(v.for_mates[row], v.room[0], seat)
        else:
            v.seats[row] = seat
            return
        apply(t, seat, move, v.events[0])
    v.seats[row] = NONE
    v.worths[row] = final_worth(t, observer)


@compiled
def liked_move(v: Voyages, t: Struct, seat: int, place: int, row: int) -> int:
    """What the net likes best; a bid by chance, as likely as it would choose it."""
    number, likes = count_moves(t, seat), v.likes[place]
    best, most = 0, -np.inf
    for n in range(number):
        liked = likes[place_of(nth_move(t, seat, n))]
        if liked > most:
            best, most = n, liked
    if t.phase == BID:
        total = 0.0
        for n in range(number):
            total += np.exp(likes[place_of(nth_move(t, seat, n))] - most)
        lot = total * chance(v.bids[row])
        best = 0
        while best < number - 1:
            lot -= np.exp(likes[place_of(nth_move(t, seat, best))] - most)
            if lot < 0:
                break
            best += 1
    return nth_move(t, seat, best)
