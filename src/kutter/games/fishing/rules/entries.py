"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.engine.compiled import entry, wide
from kutter.games.checked import Actor, Bits, Code, Count, Seat
from kutter.games.contract import CHANCE, View
from kutter.games.fishing.cards import NONE
from kutter.games.fishing.rules import moves as rules
from kutter.games.fishing.rules import public, rounds
from kutter.games.fishing.rules.codes import Cards, Known
from kutter.games.fishing.rules.trick import trick_winner
from kutter.games.fishing.state import DEAL, MOST_PLAYS, PLAY, State, move_code


@entry
def set_up(state: State, first: Seat, levels: Any) -> None:
    rounds.set_up(state[0], first, levels)


@entry
def apply(state: State, actor: Actor, move: Code, events: Any) -> int:
    """LEGAL, or what stands against the move, which then changes nothing."""
    t = state[0]
    why = rules.why_not_here(t, actor, move)
    if why == rules.LEGAL:
        rules.apply(t, actor, move, events[0])
    return why


@entry
def deal(state: State, cards: Cards, events: Any) -> int:
    """How many of these cards came, each where it may; the first that may not stops it."""
    t, heard = state[0], events[0]
    heard.count = 0
    for number in range(cards.size):
        card = cards[number]
        if rules.why_not_here(t, wide(CHANCE), move_code(DEAL, card)) != rules.LEGAL:
            return number
        rounds.draw(t, card, heard)
    return wide(cards.size)


@entry
def choices(position: Any, low: Bits, high: Bits) -> tuple[int, int]:
    return rules.choices(position[0], low, high)


@entry
def why_not(position: Any, actor: Actor, low: Bits, high: Bits, move: Code) -> int:
    return rules.why_not(position[0], actor, low, high, move)


@entry
def ahead(view: View) -> int:
    """Who would win the trick as it lies; NONE before its first card and after its last."""
    v = view[0]
    lies = v.phase == PLAY and v.played > v.trick_start
    return wide(trick_winner(v)) if lies else wide(NONE)


@entry
def see_draws(view: View, seat: Seat, cards: Count) -> int:
    """A seat is dealt cards, whichever; how many of them the piles had (F6.3)."""
    for number in range(cards):
        pile = public.next_pile(view[0], seat)
        if pile == NONE:
            return number
        public.draw_from(view[0], pile, seat)
    return cards


@entry
def see_play(view: View, seat: Seat, card: Known) -> bool:
    """A seat plays a card, to a trick that nobody settles; whether a round has room for it."""
    v = view[0]
    if v.played == MOST_PLAYS:
        return False
    if public.lay_down(v, seat, card):
        public.clear_trick(v)
    return True


@entry
def see_choice(view: View, seat: Seat) -> bool:
    """A seat has chosen what to pass; whether all have (F4.3)."""
    return public.seal_choice(view[0], seat)
