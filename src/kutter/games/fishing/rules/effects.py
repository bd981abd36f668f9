"""F4 and F5: what the cards of a finished trick do, in the order they were played."""

from typing import Any, Final

from kutter.engine.bits import bit, bits_below, bits_in, has_bit
from kutter.engine.compiled import compiled, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit, is_heard
from kutter.games.fishing.cards import (
    ALL_BUOY,
    CALL_BUOY,
    FIRST_BUOY,
    LOW_BUOY,
    MINUS3A,
    MINUS3B,
    NONE,
    PASS_BUOY,
    Card,
    bit_of,
    is_zero,
    word_of,
)
from kutter.games.fishing.rules.event_kinds import (
    CALLED,
    CAUGHT_BY_ALL,
    CAUGHT_BY_WINNER,
    CAUGHT_BY_ZERO,
    CHOSE,
    LEADS,
    LOST_POINTS,
    LOW_NEXT,
    PASSED,
    WON_TRICK,
)
from kutter.games.fishing.rules.public import clear_trick, seal_choice
from kutter.games.fishing.rules.rounds import end_round
from kutter.games.fishing.rules.trick import trick_winner, why_won
from kutter.games.fishing.state import CALL, CATCH, PASS, PLAY, SETTLE, Struct, seat_after

PENALTY: Final = wide(3)
"""Points that a −3 buoy costs (F4.4)."""


@compiled
def begin_settling(t: Struct) -> None:
    t.winner = trick_winner(t)
    t.in_trick = bits_below(t.players)
    t.settled = 0 if t.effects != 0 else t.players
    t.phase = SETTLE


@compiled
def settle(t: Struct, events: Any) -> None:
    """Goes on until somebody has to choose, or the trick is done."""
    while t.settled < t.players:
        place = t.settled
        t.settled += 1
        card = wide(t.plays[t.trick_start + place])
        others = t.in_trick & ~bit(place)
        if is_zero(card):
            if others != 0:  # F4.1, void if no other card is left
                t.phase = CATCH
                t.turn = seat_after(t, wide(t.leader), place)
                return
        elif card == ALL_BUOY:
            catch_all(t, others, seat_after(t, wide(t.leader), place), CAUGHT_BY_ALL, events)
        elif card == PASS_BUOY and t.held[t.leader] > 0:  # F4.3, void when hands are empty
            t.phase = PASS
            t.turn = NONE
            t.chosen = 0
            return
    if is_heard(events):
        emit(events, WON_TRICK, wide(t.winner), why_won(t), bits_in(t.in_trick), EVERYBODY)
    catch_all(t, wide(t.in_trick), wide(t.winner), CAUGHT_BY_WINNER, events)
    end_trick(t, events)


@compiled
def catch_all(t: Struct, places: int, seat: int, how: int, events: Any) -> None:
    for place in range(t.players):
        if has_bit(places, place):
            catch_one(t, place, seat, how, events)


@compiled
def catch_one(t: Struct, place: int, seat: int, how: int, events: Any) -> None:
    card = wide(t.plays[t.trick_start + place])
    t.in_trick &= ~bit(place)
    t.catch[seat, word_of(card)] |= bit_of(card)
    emit(events, how, seat, card, NOTHING, EVERYBODY)
    if card == MINUS3A or card == MINUS3B:  # F4.4
        t.points[seat] -= PENALTY
        emit(events, LOST_POINTS, seat, card, PENALTY, EVERYBODY)


@compiled
def catch_by_zero(t: Struct, card: Card, events: Any) -> None:
    """F4.1: the choice of the zero whose turn it is."""
    for place in range(t.players):
        if t.plays[t.trick_start + place] == card:
            catch_one(t, place, wide(t.turn), CAUGHT_BY_ZERO, events)
    t.phase = SETTLE


@compiled
def choose_to_pass(t: Struct, seat: int, card: Card, events: Any) -> None:
    """F4.3: sealed until everybody has chosen, then handed over together."""
    t.given[seat] = card
    emit(events, CHOSE, seat, NONE, NOTHING, EVERYBODY)
    if not seal_choice(t, seat):
        return
    for giver in range(t.players):
        left = seat_after(t, giver, 1)
        card = wide(t.given[giver])
        t.hand[giver, word_of(card)] &= ~bit_of(card)
        emit(events, PASSED, giver, card, left, bit(giver) | bit(left))
    for giver in range(t.players):
        card = wide(t.given[giver])
        t.hand[seat_after(t, giver, 1), word_of(card)] |= bit_of(card)
    t.phase = SETTLE


@compiled
def end_trick(t: Struct, events: Any) -> None:
    """F4.5 and F5: who leads the next trick, and what holds in it."""
    t.tricks += 1
    if t.tricks == t.hand_size:
        end_round(t, events)
        return
    leader = wide(t.winner)
    caller = NONE
    low = 0
    if t.effects != 0:
        for place in range(t.players):
            card = wide(t.plays[t.trick_start + place])
            seat = seat_after(t, wide(t.leader), place)
            if card == FIRST_BUOY:
                leader = seat
                emit(events, LEADS, seat, NONE, NOTHING, EVERYBODY)
            elif card == CALL_BUOY:
                caller = seat
            elif card == LOW_BUOY:
                low = 1
                emit(events, LOW_NEXT, seat, NONE, NOTHING, EVERYBODY)
    clear_trick(t)
    t.leader = leader
    t.caller = caller
    t.low = low
    t.phase = PLAY if caller == NONE else CALL
    t.turn = leader if caller == NONE else caller


@compiled
def call(t: Struct, suit: int, events: Any) -> None:
    """F5.2."""
    t.follow = suit
    emit(events, CALLED, wide(t.turn), suit, NOTHING, EVERYBODY)
    t.phase = PLAY
    t.turn = t.leader
