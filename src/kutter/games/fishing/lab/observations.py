"""What a seat of Fishing sees, as bytes. Seats are counted clockwise from the own one.

The writers take what a view holds: its public fields, and the own ones one by one. Only
`write_perfect` takes a state.
"""

from typing import Any, Final

from kutter.engine.bits import bits_in, has_bit, lowest, without_lowest
from kutter.engine.compiled import compiled, wide
from kutter.games.fishing.cards import (
    BUOY,
    CODES,
    NONE,
    WORD,
    Card,
    suit_of,
    value_of,
)
from kutter.games.fishing.lab.layouts import HISTORY, PENALTIES, PERFECT, PLAIN
from kutter.games.fishing.rules.moves import owes
from kutter.games.fishing.rules.trick import shows_void, trick_winner
from kutter.games.fishing.state import (
    CALL,
    LEVELS,
    MOST_SEATS,
    PLAY,
    ROUNDS,
    Struct,
    batch,
)

HAND: Final = PLAIN.offset_of("hand")
CAUGHT: Final = PLAIN.offset_of("caught")
HANDS: Final = PERFECT.offset_of("hands")
PLAIN_SIZE: Final = PLAIN.size
HISTORY_SIZE: Final = HISTORY.size
PERFECT_SIZE: Final = PERFECT.size
OCEAN_ROW: Final = MOST_SEATS


@compiled
def steps_from(p: Struct, seat: int, other: int) -> int:
    """How many seats clockwise from one another sits."""
    return other - seat if other >= seat else other - seat + p.players


@compiled
def write_set(o: Any, first: int, low: int, high: int) -> None:
    while low != 0:
        o.whole[first + lowest(low)] = 1
        low = without_lowest(low)
    while high != 0:
        o.whole[first + WORD + lowest(high)] = 1
        high = without_lowest(high)


@compiled
def write_plain(p: Struct, seat: int, low: int, high: int, given: Card, got: Card, o: Any) -> None:
    for place in range(PLAIN_SIZE):
        o.whole[place] = 0
    write_set(o, HAND, low, high)
    write_origins(p, seat, o)
    write_plays(p, seat, o)
    write_trick(p, seat, o)
    for other in range(p.players):
        write_seat(p, other, steps_from(p, seat, other), o)
    if given != NONE:
        o.given_suit[suit_of(given)] = 1
        o.given_value[0] = value_of(given)
    if got != NONE:
        o.got_suit[suit_of(got)] = 1
        o.got_value[0] = value_of(got)
    if PLAY <= p.phase <= CALL:
        o.phase[p.phase - PLAY] = 1
    o.follow[BUOY if p.follow == NONE else wide(p.follow)] = 1
    o.lowest_wins[0] = p.low
    o.round_number[p.round_number - 1] = 1
    for level in range(LEVELS):
        o.ocean[level] = p.left[level]
    o.hand_size[0] = p.hand_size
    o.tricks[0] = p.tricks
    o.passed[0] = p.passed_at != NONE


@compiled
def write_origins(p: Struct, seat: int, o: Any) -> None:
    """Row by row, so that many cards are done at once: a byte that would be negative is large."""
    for owner in range(p.players):
        steps, before = steps_from(p, seat, owner), batch(owner, 0)
        for card in range(CODES):
            o.origin[steps, card] = p.origin[card] - before
        for card in range(CODES):
            if o.origin[steps, card] > ROUNDS:
                o.origin[steps, card] = 0
    for card in range(CODES):
        o.origin[OCEAN_ROW, card] = p.origin[card] + 1
    for card in range(CODES):
        if o.origin[OCEAN_ROW, card] > LEVELS:
            o.origin[OCEAN_ROW, card] = 0


@compiled
def write_plays(p: Struct, seat: int, o: Any) -> None:
    """F7: what was played, and who could not follow."""
    for number in range(p.played):
        card, follow = wide(p.plays[number]), wide(p.follows[number])
        o.played[card] = 1
        if number >= p.passed_at and shows_void(card, follow):
            o.void[steps_from(p, seat, wide(p.played_by[number])), follow] = 1


@compiled
def write_trick(p: Struct, seat: int, o: Any) -> None:
    for place in range(p.played - p.trick_start):
        card = wide(p.plays[p.trick_start + place])
        by = steps_from(p, seat, wide(p.played_by[p.trick_start + place]))
        if p.phase == PLAY or has_bit(p.in_trick, place):
            o.trick[card] = 1
        o.trick_suit[by, suit_of(card)] = 1
        o.trick_value[by] = value_of(card)
    if p.played > p.trick_start:
        o.ahead[steps_from(p, seat, trick_winner(p))] = 1
    o.leads[steps_from(p, seat, wide(p.leader))] = 1
    if p.caller != NONE:
        o.calls[steps_from(p, seat, wide(p.caller))] = 1


@compiled
def write_seat(p: Struct, other: int, steps: int, o: Any) -> None:
    low, high = p.catch[other, 0], p.catch[other, 1]
    write_set(o, CAUGHT + CODES * steps, low, high)
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
        o.plays[number, 0] = p.plays[number] + 1
        o.plays[number, 1] = steps_from(p, seat, wide(p.played_by[number])) + 1
        o.plays[number, 2] = p.follows[number] + 1
    o.before_pass[0] = p.passed_at + 1


@compiled
def write_perfect(t: Struct, seat: int, o: Any) -> None:
    for place in range(PERFECT_SIZE):
        o.whole[place] = 0
    for other in range(t.players):
        steps = steps_from(t, seat, other)
        write_set(o, HANDS + CODES * steps, t.hand[other, 0], t.hand[other, 1])
        o.given[steps] = t.given[other] + 1
