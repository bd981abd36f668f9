"""F2 and F6: setting up, dealing, scoring a round, ending the game."""

from typing import Any

from kutter.engine.bits import bit, bits_in, lowest, without_lowest
from kutter.engine.compiled import compiled, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit, is_heard
from kutter.games.fishing.cards import (
    BLUE,
    CODES,
    NONE,
    RED,
    WORD,
    Card,
    bit_of,
    suit_of,
    value_of,
    word_of,
)
from kutter.games.fishing.rules.event_kinds import (
    DREW,
    DREW_FROM,
    OVERFISHED,
    ROUND_BEGINS,
    SCORED,
    WON,
)
from kutter.games.fishing.rules.public import clear_trick, draw_from, next_pile
from kutter.games.fishing.state import (
    ALL_ROUNDS,
    DEAL,
    LEVELS,
    OVER,
    OVERFISHING,
    PILES,
    PLAY,
    ROUNDS,
    Struct,
    batch,
    seat_after,
)


@compiled
def hand_size(players: int, number: int) -> int:
    """F6.1: 13 less the seats, and one more every second round."""
    return 13 - players + (number - 1) // 2


@compiled
def in_use(card: Card, players: int) -> bool:
    """F2.2: the starting cards that are left out with three or four seats."""
    value = value_of(card)
    if players == 3:
        return value > 3 or (value == 3 and suit_of(card) != BLUE and suit_of(card) != RED)
    return players == 5 or value > 1


@compiled
def set_up(t: Struct, first: int, levels: Any) -> None:
    """Makes an empty state ready to be dealt. `levels`: every card's stars, NONE if no card."""
    players = wide(t.players)
    for card in range(CODES):
        level = levels[card]
        if level == 0 and not in_use(card, players):
            level = NONE
        t.origin[card] = level
        if level != NONE:
            t.pile[level, word_of(card)] |= bit_of(card)
            t.left[level] += 1
    t.leader = first
    for seat in range(players):
        t.order[seat] = seat
    t.winner = NONE
    begin_deal(t, 1)


@compiled
def begin_deal(t: Struct, number: int) -> None:
    clear_round(t)
    t.phase = DEAL
    t.round_number = number
    t.hand_size = hand_size(wide(t.players), number)
    t.dealt = 0
    t.source = next_pile(t, t.order[0])


@compiled
def clear_round(t: Struct) -> None:
    """Nothing played, drawn or passed yet."""
    t.tricks = 0
    t.played = 0
    clear_trick(t)
    t.turn = NONE
    t.chosen = 0
    t.passed_at = NONE
    for seat in range(t.players):
        t.given[seat] = NONE
        for level in range(LEVELS):
            t.drawn[seat, level] = 0


@compiled
def draw(t: Struct, card: Card, events: Any) -> None:
    """One card for the seat that is being dealt to."""
    seat = wide(t.order[t.dealt])
    pile = wide(t.source)
    draw_from(t, pile, seat)
    t.pile[pile, word_of(card)] &= ~bit_of(card)
    t.hand[seat, word_of(card)] |= bit_of(card)
    emit(events, DREW, seat, card, pile, bit(seat))
    if t.held[seat] == t.hand_size:
        tell_sources(t, seat, events)
        t.dealt += 1
        if t.dealt < t.players:
            t.source = next_pile(t, t.order[t.dealt])
        else:
            t.source = NONE
            t.phase = PLAY
            t.turn = t.leader
            leader, number, size = wide(t.leader), wide(t.round_number), wide(t.hand_size)
            emit(events, ROUND_BEGINS, leader, number, size, EVERYBODY)
    elif t.left[pile] == 0:
        t.source = next_pile(t, seat)


@compiled
def tell_sources(t: Struct, seat: int, events: Any) -> None:
    """F7: everybody sees how many cards came from where."""
    if not is_heard(events):
        return
    for step in range(PILES):
        pile = step + LEVELS if step + LEVELS < PILES else step + LEVELS - PILES  # batches first
        number = 0
        for card in range(CODES):
            if t.origin[card] == pile and t.hand[seat, word_of(card)] & bit_of(card) != 0:
                number += 1
        if number > 0:
            emit(events, DREW_FROM, seat, pile, number, EVERYBODY)


@compiled
def end_round(t: Struct, events: Any) -> None:
    """F6.2: a point for each card caught; the catch becomes a batch of the stockroom."""
    for seat in range(t.players):
        low, high = t.catch[seat, 0], t.catch[seat, 1]
        caught = bits_in(low) + bits_in(high)
        t.points[seat] += caught
        emit(events, SCORED, seat, wide(t.points[seat]), caught, EVERYBODY)
        pile = batch(seat, wide(t.round_number))
        t.left[pile] = caught
        put_in(t, pile, 0, low)
        put_in(t, pile, WORD, high)
        t.pile[pile, 0], t.pile[pile, 1] = low, high
        t.catch[seat, 0], t.catch[seat, 1] = 0, 0
    if t.round_number == ROUNDS:
        end_game(t, ALL_ROUNDS, events)
    else:
        begin_next_round(t, events)


@compiled
def put_in(t: Struct, pile: int, first: Card, word: int) -> None:
    """Cards of a word of a set, which lie in a pile from now on."""
    while word != 0:
        t.origin[first + lowest(word)] = pile
        word = without_lowest(word)


@compiled
def stockroom(t: Struct, seat: int) -> int:
    """How many cards a seat's stockroom holds."""
    total = 0
    for number in range(1, ROUNDS + 1):
        total += t.left[batch(seat, number)]
    return total


@compiled
def missing(t: Struct, seat: int, number: int) -> int:
    """How many cards a seat needs from the ocean for a round."""
    return max(0, hand_size(wide(t.players), number) - stockroom(t, seat))


@compiled
def begin_next_round(t: Struct, events: Any) -> None:
    number = wide(t.round_number) + 1
    short = 0
    for level in range(LEVELS):
        short -= t.left[level]
    for seat in range(t.players):
        short += missing(t, seat, number)
    if short > 0:  # F6.5
        emit(events, OVERFISHED, NONE, number, short, EVERYBODY)
        end_game(t, OVERFISHING, events)
        return
    # Seats in the order in which they played to the last trick; what follows keeps it for equals.
    for place in range(t.players):
        t.order[place] = seat_after(t, wide(t.leader), place)
    leader = t.order[0]
    for place in range(1, t.players):  # F6.4
        if t.points[t.order[place]] < t.points[leader]:
            leader = t.order[place]
    for place in range(1, t.players):  # F6.3
        seat = wide(t.order[place])
        lack = missing(t, seat, number)
        before = place
        while before > 0 and missing(t, t.order[before - 1], number) < lack:
            t.order[before] = t.order[before - 1]
            before -= 1
        t.order[before] = seat
    t.leader = leader
    begin_deal(t, number)


@compiled
def end_game(t: Struct, end: int, events: Any) -> None:
    """F6.6: most points win, equal points share the win."""
    clear_round(t)
    t.phase = OVER
    t.end = end
    most = t.points[0]
    for seat in range(1, t.players):
        most = max(most, t.points[seat])
    for seat in range(t.players):
        if t.points[seat] == most:
            emit(events, WON, seat, wide(most), NOTHING, EVERYBODY)
