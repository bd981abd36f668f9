"""The ways into the compiled rules from Python."""

from typing import Any

from kutter.engine.compiled import ZERO, compiled, entry, wide
from kutter.games.checked import ANOTHERS, Actor, Bits, Code, Compared, Count, Seat
from kutter.games.contract import CHANCE, View
from kutter.games.fishing.cards import BUOY, NONE, nth, without_card
from kutter.games.fishing.rules import moves as rules
from kutter.games.fishing.rules import public, rounds
from kutter.games.fishing.rules.codes import Cards, Known
from kutter.games.fishing.rules.trick import trick_winner
from kutter.games.fishing.state import CALL, DEAL, MOST_PLAYS, PLAY, State, Struct, move_code


@entry
def set_up(state: State, first: Seat, levels: Any) -> None:
    rounds.set_up(state[0], first, levels)


@entry
def apply(state: State, actor: Compared, move: Code, events: Any) -> bool:
    """Whether a move is legal; one that is not changes nothing."""
    t = state[0]
    if not rules.owes(t, actor) or rules.why_not_here(t, actor, move) != rules.LEGAL:
        return False
    rules.apply(t, actor, move, events[0])
    return True


@entry
def deal(state: State, cards: Cards, events: Any) -> int:
    """How many of these cards came, each where it may; the first that may not stops it."""
    t, heard = state[0], events[0]
    heard.count = 0
    for number in range(len(cards)):
        card = wide(cards[number])
        if rules.why_not_here(t, wide(CHANCE), move_code(DEAL, card)) != rules.LEGAL:
            return number
        rounds.draw(t, card, heard)
    return wide(len(cards))


@entry
def list_moves(state: State, seat: Compared, moves: Any) -> int:
    """Writes the verb of a seat's legal moves and then their things, rising, as bytes; how many
    bytes that is, NONE if no move is due."""
    t = state[0]
    if not rules.owes(t, seat) or t.phase == DEAL:
        return wide(NONE)
    return write_moves(t, wide(t.hand[seat, 0]), wide(t.hand[seat, 1]), moves)


@entry
def list_own_moves(view: View, seat: Compared, moves: Any) -> int:
    """The same of a view, which answers for its own seat alone: else ANOTHERS."""
    v = view[0]
    if not rules.owes(v, seat) or v.phase == DEAL:
        return wide(NONE)
    return write_moves(v, v.hand[0], v.hand[1], moves) if seat == v.seat else wide(ANOTHERS)


@compiled
def write_moves(p: Struct, low: int, high: int, moves: Any) -> int:
    moves[0] = p.phase
    if p.phase == CALL:
        for suit in range(BUOY):
            moves[suit + 1] = suit
        return wide(BUOY + 1)
    low, high = rules.choices(p, low, high)
    count = wide(1)
    while low != 0 or high != 0:
        card = nth(low, high, ZERO)
        moves[count] = card
        low, high = without_card(low, high, card)
        count += 1
    return count


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
def list_draws(state: State, draws: Any) -> int:
    """Who is dealt to, and the piles that the hand will come from (F6.3): for each its number, how
    many cards it gives and how many it holds, then these. How many bytes that is, 0 if no deal is
    due."""
    t = state[0]
    if t.phase != DEAL:
        return ZERO
    seat = wide(t.order[t.dealt])
    draws[0] = seat
    count = wide(1)
    missing = wide(t.hand_size)
    for n in range(public.piles_in_turn(t)):
        pile = public.nth_pile(t, seat, n)
        given = min(missing, wide(t.left[pile]))
        if given == 0:
            continue
        draws[count], draws[count + 1], draws[count + 2] = pile, given, t.left[pile]
        count += 3
        low, high = t.pile[pile, 0], t.pile[pile, 1]
        while low != 0 or high != 0:
            card = nth(low, high, ZERO)
            draws[count] = card
            low, high = without_card(low, high, card)
            count += 1
        missing -= given
    return count


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
