"""The rules as one machine: who owes a move, which moves are legal, what a move does."""

from typing import Any, Final

from kutter.engine.bits import bits_below, has_bit
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit, forget
from kutter.games.contract import CHANCE
from kutter.games.fishing.cards import (
    BUOY,
    Card,
    bit_of,
    has_card,
    of_suit,
    with_card,
    word_of,
)
from kutter.games.fishing.rules.effects import (
    begin_settling,
    call,
    catch_by_zero,
    choose_to_pass,
    settle,
)
from kutter.games.fishing.rules.event_kinds import PLAYED
from kutter.games.fishing.rules.public import lay_down
from kutter.games.fishing.rules.rounds import draw
from kutter.games.fishing.rules.trick import playable, shows_void
from kutter.games.fishing.state import (
    CALL,
    CATCH,
    DEAL,
    OVER,
    PASS,
    PLAY,
    SETTLE,
    Struct,
    seat_after,
    thing_of,
    verb_of,
)

# Why a move is not legal.
LEGAL: Final = 0
GAME_IS_OVER: Final = 1
NOT_THE_TURN: Final = 2
ALREADY_CHOSEN: Final = 3
WRONG_VERB: Final = 4
NO_SUCH_SUIT: Final = 5
OWN_ZERO: Final = 6
NOT_IN_TRICK: Final = 7
NOT_IN_HAND: Final = 8
MUST_FOLLOW: Final = 9
NOT_IN_PILE: Final = 10


@compiled
def owes(t: Struct, seat: int) -> bool:
    """Whether a seat owes a move; chance is a seat too."""
    if t.phase == DEAL:
        return seat == CHANCE
    if t.phase == PASS:
        return 0 <= seat < t.players and not has_bit(t.chosen, seat)
    return t.phase != OVER and seat == t.turn


@compiled
def choices(t: Struct, low: int, high: int) -> tuple[int, int]:
    """The cards that may be played, caught or passed now, from a hand."""
    if t.phase == PLAY:
        return playable(low, high, wide(t.follow))
    if t.phase == CATCH:
        low, high = ZERO, ZERO
        for place in range(t.players):
            if has_bit(t.in_trick, place) and place != t.settled - 1:  # F4.1: another card
                low, high = with_card(low, high, wide(t.plays[t.trick_start + place]))
    return low, high


@compiled
def options(t: Struct, seat: int) -> tuple[int, int]:
    """What a move may name: cards, or suits, as a set; on a state, where hands are known."""
    if t.phase == CALL:
        return bits_below(BUOY), ZERO
    return choices(t, t.hand[seat, 0], t.hand[seat, 1])


@compiled
def why_not(t: Struct, seat: int, low: int, high: int, move: int) -> int:
    """LEGAL, or what stands against a move. Asks no more than what the seat knows."""
    verb, thing = verb_of(move), thing_of(move)
    if t.phase == OVER:
        return GAME_IS_OVER
    if not owes(t, seat):
        return ALREADY_CHOSEN if verb == PASS and t.phase == PASS else NOT_THE_TURN
    if verb != t.phase:
        return WRONG_VERB
    if verb == CALL:
        return LEGAL if thing < BUOY else NO_SUCH_SUIT
    if verb == CATCH:
        for place in range(t.players):
            if t.plays[t.trick_start + place] == thing:
                if place == t.settled - 1:
                    return OWN_ZERO
                return LEGAL if has_bit(t.in_trick, place) else NOT_IN_TRICK
        return NOT_IN_TRICK
    if not has_card(low, high, thing):
        return NOT_IN_HAND
    if verb == PLAY and shows_void(thing, t.follow) and of_suit(low, high, wide(t.follow)) != 0:
        return MUST_FOLLOW
    return LEGAL


@compiled
def why_not_here(t: Struct, actor: int, move: int) -> int:
    """The same on a state, where hands are known, and piles: of a deal, whether a card may come."""
    if actor != CHANCE:
        return why_not(t, actor, t.hand[actor, 0], t.hand[actor, 1], move)
    if t.phase != DEAL:
        return GAME_IS_OVER if t.phase == OVER else NOT_THE_TURN
    if verb_of(move) != DEAL:
        return WRONG_VERB
    card = thing_of(move)
    return LEGAL if t.pile[t.source, word_of(card)] & bit_of(card) != 0 else NOT_IN_PILE


@compiled
def apply(t: Struct, seat: int, move: int, events: Any) -> None:
    """Applies a legal move. A deal is applied card by card, each a move of chance."""
    forget(events)
    act(t, seat, move, events)
    if t.phase == SETTLE:
        settle(t, events)


@compiled
def act(t: Struct, seat: int, move: int, events: Any) -> None:
    """What whoever moves does; what follows of it for the trick may be left to settle."""
    verb, thing = verb_of(move), thing_of(move)
    if verb == PLAY:
        play(t, seat, thing, events)
    elif verb == DEAL:
        draw(t, thing, events)
    elif verb == CATCH:
        catch_by_zero(t, thing, events)
    elif verb == PASS:
        choose_to_pass(t, seat, thing, events)
    else:
        call(t, thing, events)


@compiled
def play(t: Struct, seat: int, card: Card, events: Any) -> None:
    """F3.1."""
    whole = lay_down(t, seat, card)
    t.hand[seat, word_of(card)] &= ~bit_of(card)
    emit(events, PLAYED, seat, card, NOTHING, EVERYBODY)
    if whole:
        begin_settling(t)
    else:
        t.turn = seat_after(t, seat, 1)
