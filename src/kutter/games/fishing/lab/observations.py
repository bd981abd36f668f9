"""What a seat of Fishing sees, as bytes.

The writers take what a view holds: its public fields, and the own ones one by one. Only
`write_perfect` takes a state.
"""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bits_in, has_bit, lowest, without_lowest
from kutter.engine.compiled import compiled, wide
from kutter.games.fishing.cards import CODES, NONE, WORD, Card
from kutter.games.fishing.lab.layouts import (
    CAUGHT,
    FIRST_BATCH,
    HISTORY,
    IN_HAND,
    IN_TRICK,
    PENALTIES,
    PERFECT,
    PLAIN,
)
from kutter.games.fishing.rules.moves import owes
from kutter.games.fishing.rules.trick import shows_void, trick_winner
from kutter.games.fishing.state import (
    CALL,
    LEVELS,
    PLAY,
    ROUNDS,
    Struct,
    batch,
    steps_from,
)

PLAIN_SIZE: Final = PLAIN.size
HISTORY_SIZE: Final = HISTORY.size
PERFECT_SIZE: Final = PERFECT.size
SEAT_BITS: Final = 8
"""Of a word of voids, for each seat."""


@compiled
def write_set(o: Any, low: int, high: int, value: int) -> None:
    """For each card of a set, where it is."""
    while low != 0:
        o.cards[lowest(low)] = value
        low = without_lowest(low)
    while high != 0:
        o.cards[WORD + lowest(high)] = value
        high = without_lowest(high)


@compiled
def write_plain(p: Struct, seat: int, low: int, high: int, given: Card, got: Card, o: Any) -> None:
    for place in range(PLAIN_SIZE):
        o.whole[place] = 0
    write_set(o, low, high, IN_HAND)
    write_origins(p, seat, o)
    write_voids(p, seat, o)
    write_trick(p, seat, o)
    for other in range(p.players):
        write_seat(p, other, steps_from(p, seat, other), o)
    for level in range(LEVELS):
        o.ocean[level] = p.left[level]
    o.given[0] = given + 1
    o.got[0] = got + 1
    if PLAY <= p.phase <= CALL:
        o.phase[0] = p.phase
    o.follow[0] = p.follow + 1
    o.lowest_wins[0] = p.low
    o.round_number[0] = p.round_number
    o.hand_size[0] = p.hand_size
    o.tricks[0] = p.tricks
    o.passed[0] = p.passed_at != NONE


@compiled
def write_origins(p: Struct, seat: int, o: Any) -> None:
    """Without a branch and in bytes, so that many cards are done at once."""
    own = np.int8(batch(seat, 1))
    own_or_later = np.int8(FIRST_BATCH - own)
    earlier = np.int8(own_or_later + ROUNDS * p.players)
    for card in range(CODES):
        pile = p.origin[card]
        number = own_or_later if pile >= own else earlier
        o.origins[card] = pile + (np.int8(1) if pile < LEVELS else number)


@compiled
def write_voids(p: Struct, seat: int, o: Any) -> None:
    """F7: who could not follow, since hands were changed by a pass."""
    voids, passed_at = wide(0), wide(p.passed_at)
    for number in range(wide(p.played)):
        card, follow = wide(p.plays[number]), wide(p.follows[number])
        is_void = number >= passed_at and shows_void(card, follow)
        voids |= wide(is_void) << (SEAT_BITS * p.played_by[number] + max(follow, 0))
    while voids != 0:
        place = lowest(voids)
        by = place // SEAT_BITS
        o.void[steps_from(p, seat, by), place - SEAT_BITS * by] = 1
        voids = without_lowest(voids)


@compiled
def write_trick(p: Struct, seat: int, o: Any) -> None:
    for place in range(p.played - p.trick_start):
        if p.phase == PLAY or has_bit(p.in_trick, place):
            card = wide(p.plays[p.trick_start + place])
            by = wide(p.played_by[p.trick_start + place])
            o.cards[card] = IN_TRICK + steps_from(p, seat, by)
    if p.played > p.trick_start:
        o.ahead[0] = steps_from(p, seat, trick_winner(p)) + 1
    o.leads[0] = steps_from(p, seat, wide(p.leader)) + 1
    if p.caller != NONE:
        o.calls[0] = steps_from(p, seat, wide(p.caller)) + 1


@compiled
def write_seat(p: Struct, other: int, steps: int, o: Any) -> None:
    low, high = p.catch[other, 0], p.catch[other, 1]
    write_set(o, low, high, CAUGHT + steps)
    o.seated[steps] = 1
    o.owing[steps] = owes(p, other)
    o.points[steps] = min(max(wide(p.points[other]) + PENALTIES, 0), 255)
    o.catches[steps] = bits_in(low) + bits_in(high)
    o.held[steps] = p.held[other]
    o.chosen[steps] = has_bit(p.chosen, other)
    for number in range(ROUNDS):
        o.batches[steps, number] = p.left[batch(other, number + 1)]
    for level in range(LEVELS):
        o.drawn[steps, level] = p.drawn[other, level]


@compiled
def write_history(p: Struct, seat: int, o: Any) -> None:
    for place in range(HISTORY_SIZE):
        o.whole[place] = 0
    for number in range(p.played):
        o.cards[number] = p.plays[number] + 1
        o.seats[number] = steps_from(p, seat, wide(p.played_by[number])) + 1
        o.follows[number] = p.follows[number] + 1
        o.after_pass[number] = p.passed_at != NONE and number >= p.passed_at


@compiled
def write_perfect(t: Struct, seat: int, o: Any) -> None:
    for place in range(PERFECT_SIZE):
        o.whole[place] = 0
    for other in range(t.players):
        steps = steps_from(t, seat, other)
        write_set(o, t.hand[other, 0], t.hand[other, 1], steps + 1)
        o.given[steps] = t.given[other] + 1
