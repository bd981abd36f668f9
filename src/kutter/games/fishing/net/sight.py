"""What a net sees of a position: for every card what is known of it, then suits, then the table.

All of it follows from the view of a seat; seats are counted clockwise from the own one. Bytes, to
be divided by `SCALES`. Where a card lies that nobody has shown is told as chances: how many of a
pile's unseen cards were drawn, and by whom, is public (F7). A pass may have moved one of them; only
the own pass is reckoned with.
"""

from typing import Any, Final

from kutter.engine.bits import bits_in, halved, has_bit, lowest, without_lowest
from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.games.contract import State
from kutter.games.fishing.cards import (
    BUOY,
    CODES,
    NONE,
    SPAN,
    WORD,
    has_card,
    of_suit,
    suit_of,
    with_card,
    without_card,
)
from kutter.games.fishing.rules.moves import choices
from kutter.games.fishing.rules.playout import next_seat
from kutter.games.fishing.rules.rounds import hand_size, stockroom
from kutter.games.fishing.rules.trick import rank_of, shows_void, trick_winner
from kutter.games.fishing.state import (
    CALL,
    LEVELS,
    MOST_SEATS,
    PILES,
    PLAY,
    ROUNDS,
    Struct,
    batch,
    owner_of,
    steps_from,
)
from kutter.games.layouts import Field, Layout

# What is known of a card.
HAND: Final = 0
CHOICE: Final = 1
LEADS: Final = 2
HIGHER: Final = 3
LOWER: Final = 4
TRICK: Final = 5
PLAYED: Final = 6  # + seat
CAUGHT: Final = 11  # + seat
HELD: Final = 16  # + seat; the own hand is known
STOCK: Final = 21  # + seat
OCEAN: Final = 26
AGE: Final = 27
STARS: Final = 28
ASPECTS: Final = 32
"""Three are empty: matrices whose sides are multiples of eight are quicker."""

SURE: Final = 255
"""A chance of one."""
LED: Final = 255
FOLLOWED: Final = 170
STRAYED: Final = 85
"""How a card was played: as the first of a trick, in its suit, or in another."""

# What is known of a suit.
TO_FOLLOW: Final = 0
VOID: Final = 1  # + seat
OWN: Final = 6
OUT: Final = 7
SUIT_ASPECTS: Final = 8

PENALTIES: Final = 64
"""What is added to differences, which may be negative."""
TENFOLD: Final = 16
"""Of small counts."""

VERSION: Final = 1
"""Raised whenever a byte of a sight gets another meaning: weights are for one."""
SIGHT: Final = Layout(
    [
        Field(
            "cards",
            (CODES, ASPECTS),
            "by card: in the own hand; may be chosen; would take the lead; higher and lower cards "
            "of its suit that others hold, ÷ 16; in the trick; by seat, played this round; by seat,"
            " caught this round; by seat, the chance that it is in that hand; by seat, that it is "
            "in that stockroom; that it is in the ocean; which round's catch it is of; its stars",
            SURE,
        ),
        Field(
            "suits",
            (BUOY, SUIT_ASPECTS),
            "by suit: to be followed; by seat, shown to have none; how many in the own hand; how "
            "many others hold",
            SURE,
        ),
        Field("phase", (CALL,), "which move is due: play, catch, pass, call"),
        Field("seated", (MOST_SEATS,), "by seat: there is one"),
        Field("lead", (MOST_SEATS,), "by seat: points ahead of it, and 64 more", PENALTIES),
        Field("catches", (MOST_SEATS,), "by seat: cards caught this round", TENFOLD),
        Field("stock", (MOST_SEATS,), "by seat: cards of its stockroom", TENFOLD),
        Field("lack", (MOST_SEATS,), "by seat: cards it lacks for the next round", TENFOLD),
        Field("fresh", (MOST_SEATS, LEVELS), "by seat and stars: unseen cards it drew", TENFOLD),
        Field("leads", (MOST_SEATS,), "which seat led the trick, or leads the next"),
        Field("calls", (MOST_SEATS,), "which seat called a suit, or is to call one"),
        Field("ahead", (MOST_SEATS,), "which seat wins the trick as it lies"),
        Field("held", (MOST_SEATS,), "by seat: cards in its hand", TENFOLD),
        Field("round_number", (ROUNDS,), "which round it is"),
        Field("ocean", (LEVELS,), "by stars: cards left in the ocean", TENFOLD),
        Field("unseen", (PILES,), "by pile, seats from the own: cards not seen", TENFOLD),
        Field("low", (1,), "the lowest card wins this trick"),
        Field("passed", (1,), "cards have been passed this round"),
        Field("trick", (1,), "cards played to the trick", MOST_SEATS),
        Field("gave", (1,), "the own seat has passed a card"),
        Field("empty", (1,), "nothing, so that there are a multiple of eight"),
    ]
)


@compiled
def write_sight(p: Struct, seat: int, low: int, high: int, given: int, o: Any) -> None:
    """For a seat with this hand, which has given this card away, into zeros."""
    seen_low, seen_high = write_plays(p, seat, low, high, o)
    if given != NONE and p.passed_at != NONE and not has_card(seen_low, seen_high, given):
        seen_low, seen_high = with_card(seen_low, seen_high, given)
        o.cards[given, HELD + 1] = SURE
    write_unseen(p, seat, seen_low, seen_high, o)
    write_chances(p, seat, seen_low, seen_high, o)
    write_hand(p, low, high, o)
    write_ranks(o)
    write_table(p, seat, o)
    o.gave[0] = given != NONE


@compiled
def see(t: Struct, seat: int, o: Any, room: Any) -> None:  # noqa: ARG001  it needs none
    """What a seat of a state sees."""
    write_sight(t, seat, t.hand[seat, 0], t.hand[seat, 1], wide(t.given[seat]), o)


@entry
def see_all(states: State, sights: Any, room: Any) -> None:
    """For each state the seat whose move is due, into zeros."""
    for game in range(min(states.size, sights.size)):
        see(states[game], next_seat(states[game]), sights[game], room[0])


@compiled
def write_plays(p: Struct, seat: int, low: int, high: int, o: Any) -> tuple[int, int]:
    """Gives the set of all cards that the seat has seen."""
    for number in range(wide(p.played)):
        card, follow = wide(p.plays[number]), wide(p.follows[number])
        by = steps_from(p, seat, wide(p.played_by[number]))
        strays = shows_void(card, follow)
        how = FOLLOWED
        if follow == NONE:
            how = LED
        elif strays:
            how = STRAYED
        o.cards[card, PLAYED + by] = how
        if strays and number >= p.passed_at:
            o.suits[follow, VOID + by] = SURE
        low, high = with_card(low, high, card)
    for place in range(p.played - p.trick_start):
        if p.phase == PLAY or has_bit(p.in_trick, place):
            o.cards[p.plays[p.trick_start + place], TRICK] = SURE
    return low, high


@compiled
def write_unseen(p: Struct, seat: int, low: int, high: int, o: Any) -> None:
    """By pile, how many unseen cards it had; by seat and level, how many of them it drew."""
    for other in range(p.players):
        steps = steps_from(p, seat, other)
        for level in range(LEVELS):
            o.fresh[steps, level] = p.drawn[other, level]
    for number in range(wide(p.played)):
        pile = wide(p.origin[p.plays[number]])
        steps = steps_from(p, seat, wide(p.played_by[number]))
        if pile < LEVELS and o.fresh[steps, pile] > 0:
            o.fresh[steps, pile] -= 1
    for card in range(CODES):
        pile = wide(p.origin[card])
        if pile != NONE and not has_card(low, high, card):
            o.unseen[turned(p, seat, pile)] += 1


@compiled
def turned(p: Struct, seat: int, pile: int) -> int:
    """A pile with its owner counted from a seat."""
    if pile < LEVELS:
        return pile
    owner = owner_of(pile)
    return pile + ROUNDS * (steps_from(p, seat, owner) - owner)


@compiled
def write_chances(p: Struct, seat: int, low: int, high: int, o: Any) -> None:
    for card in range(CODES):
        pile = wide(p.origin[card])
        if pile == NONE:
            continue
        if pile < LEVELS:
            o.cards[card, STARS] = SURE * (pile + 1) // LEVELS
        if has_card(low, high, card):
            continue
        unseen = wide(o.unseen[turned(p, seat, pile)])
        stays = SURE * wide(p.left[pile]) // max(unseen, 1)
        if pile >= LEVELS:
            owner = owner_of(pile)
            steps = steps_from(p, seat, owner)
            o.cards[card, STOCK + steps] = stays
            o.cards[card, HELD + steps] = SURE - stays if steps > 0 else 0
            o.cards[card, AGE] = SURE * (pile - batch(owner, 1) + 1) // ROUNDS
        else:
            o.cards[card, OCEAN] = stays
            share_out(p, card, pile, SURE - stays, o)


@compiled
def share_out(p: Struct, card: int, level: int, chance: int, o: Any) -> None:
    """Among the others that drew cards of a level and may hold the suit."""
    suit = suit_of(card)
    drawn = ZERO
    for steps in range(1, p.players):
        if suit == BUOY or o.suits[suit, VOID + steps] == 0:
            drawn += o.fresh[steps, level]
    if drawn == 0:
        return
    for steps in range(1, p.players):
        if suit == BUOY or o.suits[suit, VOID + steps] == 0:
            o.cards[card, HELD + steps] = chance * o.fresh[steps, level] // drawn


@compiled
def write_hand(p: Struct, low: int, high: int, o: Any) -> None:
    best = -1
    for number in range(wide(p.trick_start), wide(p.played)):
        best = max(best, rank_of(wide(p.plays[number]), wide(p.follow), wide(p.low)))
    for suit in range(BUOY):
        o.suits[suit, OWN] = TENFOLD * bits_in(of_suit(low, high, suit))
    left_low, left_high = low, high
    while left_low != 0 or left_high != 0:
        card = lowest(left_low) if left_low != 0 else WORD + lowest(left_high)
        left_low, left_high = without_card(left_low, left_high, card)
        o.cards[card, HAND] = SURE
        follow = wide(p.follow) if p.follow != NONE else suit_of(card)
        if rank_of(card, follow, wide(p.low)) > best:
            o.cards[card, LEADS] = SURE
    if p.phase == CALL:
        return
    low, high = choices(p, low, high)
    while low != 0 or high != 0:
        card = lowest(low) if low != 0 else WORD + lowest(high)
        low, high = without_card(low, high, card)
        o.cards[card, CHOICE] = SURE


@compiled
def write_ranks(o: Any) -> None:
    """For cards of the own hand, how many of their suit others hold above and below."""
    for suit in range(BUOY):
        out = ZERO
        for value in range(SPAN):
            card = suit * SPAN + value
            if o.cards[card, HAND] > 0:
                o.cards[card, LOWER] = min(out, SURE)
            out += held_by_others(o, card)
        o.suits[suit, OUT] = min(out, SURE)
        for value in range(SPAN):
            card = suit * SPAN + value
            if o.cards[card, HAND] > 0:
                o.cards[card, HIGHER] = min(out, SURE)
            else:
                out -= held_by_others(o, card)


@compiled
def held_by_others(o: Any, card: int) -> int:
    """The chance of it, in sixteenths."""
    chance = ZERO
    for steps in range(1, MOST_SEATS):
        chance += o.cards[card, HELD + steps]
    return halved(chance + 8, 4)


@compiled
def write_table(p: Struct, seat: int, o: Any) -> None:
    next_size = hand_size(wide(p.players), wide(p.round_number) + 1)
    own = wide(p.points[seat]) + caught(p, seat)
    for other in range(p.players):
        steps = steps_from(p, seat, other)
        write_set(o, p.catch[other, 0], ZERO, CAUGHT + steps)
        write_set(o, p.catch[other, 1], wide(WORD), CAUGHT + steps)
        catches, stock = caught(p, other), stockroom(p, other)
        o.seated[steps] = 1
        o.lead[steps] = min(max(own - p.points[other] - catches + PENALTIES, 0), SURE)
        o.catches[steps] = catches
        o.stock[steps] = stock
        o.lack[steps] = max(next_size - stock - catches, 0)
        o.held[steps] = p.held[other]
    if p.played > p.trick_start:
        o.ahead[steps_from(p, seat, trick_winner(p))] = 1
    o.leads[steps_from(p, seat, wide(p.leader))] = 1
    if p.caller != NONE:
        o.calls[steps_from(p, seat, wide(p.caller))] = 1
    if PLAY <= p.phase <= CALL:
        o.phase[p.phase - PLAY] = 1
    if p.follow != NONE and p.follow < BUOY:
        o.suits[p.follow, TO_FOLLOW] = SURE
    if p.round_number > 0:
        o.round_number[p.round_number - 1] = 1
    for level in range(LEVELS):
        o.ocean[level] = p.left[level]
    o.low[0] = p.low
    o.passed[0] = p.passed_at != NONE
    o.trick[0] = p.played - p.trick_start


@compiled
def caught(p: Struct, seat: int) -> int:
    return bits_in(p.catch[seat, 0]) + bits_in(p.catch[seat, 1])


@compiled
def write_set(o: Any, word: int, first: int, aspect: int) -> None:
    while word != 0:
        o.cards[first + lowest(word), aspect] = SURE
        word = without_lowest(word)
