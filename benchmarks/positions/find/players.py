"""Three kinds of players of Fishing, who play a game to its end, compiled.

None of them is good. A move that is clearly best whichever of them plays on does not depend on
anybody's taste:

- `random`: any legal move
- `thrifty`: leads the highest card, takes a trick as cheaply as the cards that lie there let it,
  throws away the lowest
- `sense`: the card sense of our bots, and now and then any move
"""

from typing import Any, Final

import numpy as np

from benchmarks.positions.find.bounds import LEAD, POINTS, SHARE, UNITS
from benchmarks.positions.find.plain import Values
from kutter.engine.bits import bits_in
from kutter.engine.chance import below, generator, next_bits
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import State, View
from kutter.games.fishing.bots.card_values import new_card_values, sensible
from kutter.games.fishing.bots.prospects import look_ahead
from kutter.games.fishing.cards import (
    BUOY,
    GREEN,
    MINUS3A,
    MINUS3B,
    NONE,
    SPAN,
    nth,
    of_suit,
    suit_of,
    value_of,
    without_card,
)
from kutter.games.fishing.knowledge.draws import empty_guess
from kutter.games.fishing.knowledge.worlds import world_of
from kutter.games.fishing.net.ends import share_of
from kutter.games.fishing.rules.moves import apply, options
from kutter.games.fishing.rules.playout import next_seat, random_draw
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.state import (
    CALL,
    CATCH,
    DEAL,
    OVER,
    PLAY,
    Struct,
    empty_states,
    move_code,
)

RANDOM: Final = 0
THRIFTY: Final = 1
SENSE: Final = 2
KINDS: Final = 3
WORLDS: Final = 3000
WHIMS: Final = 20
"""Moves in 256 that card sense makes at random."""


@compiled
def strength(t: Struct, card: int) -> int:
    """How a card stands in the trick (F3.3, F3.4); a −3 buoy is the least of all."""
    suit = suit_of(card)
    if suit == BUOY:
        return -2 if card == MINUS3A or card == MINUS3B else -1
    value = SPAN - value_of(card) if t.low else value_of(card)
    if suit == GREEN:
        return value + 2 * SPAN
    return value + SPAN if suit == t.follow or t.follow == NONE else value


@compiled
def thrifty(t: Struct, seat: int, low: int, high: int) -> int:
    """What the thrifty do."""
    if t.phase == CALL:  # the colour of which the seat has most
        suit = ZERO
        for each in range(BUOY):
            mine = of_suit(t.hand[seat, 0], t.hand[seat, 1], each)
            if bits_in(mine) > bits_in(of_suit(t.hand[seat, 0], t.hand[seat, 1], suit)):
                suit = wide(each)
        return suit
    leads = t.phase == PLAY and t.played == t.trick_start
    to_beat = wide(-3)
    for number in range(t.trick_start, t.played):
        to_beat = max(to_beat, strength(t, wide(t.plays[number])))
    chosen = NONE
    best = wide(0)
    while low != 0 or high != 0:
        card = nth(low, high, ZERO)
        low, high = without_card(low, high, card)
        rank = strength(t, card)
        merit = rank if leads or t.phase == CATCH else -rank
        if t.phase == PLAY and rank > to_beat and not leads:
            merit += 8 * SPAN
        if chosen == NONE or merit > best:
            chosen, best = card, merit
    return chosen


@entry
def play_on(
    world: State,
    seat: Seat,
    kind: int,
    rngs: Any,
    state: State,
    sense: Any,
    events: Any,
    found: Any,
) -> None:
    """Each of a seat's moves, and after it everybody to the end, on the same luck."""
    t, rng, s = state[0], rngs[0], sense[0]
    luck = rng.bits
    low, high = options(world[0], seat)
    number = ZERO
    while low != 0 or high != 0:
        thing = nth(low, high, ZERO)
        low, high = without_card(low, high, thing)
        state[0] = world[0]
        rng.bits = luck
        mover = wide(seat)
        look_ahead(t, s)
        while True:
            apply(t, mover, move_code(t.phase, thing), events[0])
            if t.phase == DEAL:
                deal(t, rng, events[0])
                look_ahead(t, s)
            if t.phase == OVER:
                break
            mover = next_seat(t)
            first, second = options(t, mover)
            if kind == RANDOM or (kind == SENSE and below(rng, wide(256)) < WHIMS):
                thing = nth(first, second, below(rng, bits_in(first) + bits_in(second)))
            elif kind == SENSE:
                thing = sensible(t, s, mover, first, second)
            else:
                thing = thrifty(t, mover, first, second)
        found[number, POINTS] = t.points[seat]
        found[number, LEAD] = lead_of(t, seat)
        found[number, SHARE] = share_of(t, seat)
        number += 1
    next_bits(rng)


@compiled
def deal(t: Struct, rng: Any, events: Any) -> None:
    while t.phase == DEAL:
        draw(t, random_draw(t, rng), events)


@compiled
def lead_of(t: Struct, seat: int) -> float:
    total = 0
    for each in range(t.players):
        total += t.points[each]
    own = wide(t.points[seat])
    return float(own - (total - own) / (t.players - 1))


def values_of(view: View, moves: int, worlds: int = WORLDS) -> Values:
    """By world, move, kind of player and unit, in a sample of worlds."""
    seat = seat_at(view, int(view["seat"][0]))
    sense = new_card_values()
    deals, luck, guess = generator("positions", "worlds"), generator("positions"), empty_guess()
    state, events = empty_states(), nobody_listens()
    values = np.zeros((worlds, KINDS, moves, UNITS))
    for number in range(worlds):
        world = world_of(view, deals, guess)
        assert world is not None, "every view comes from a state"
        for kind in range(KINDS):
            play_on(world, seat, kind, luck, state, sense, events, values[number, kind])
    return values.swapaxes(1, 2)
