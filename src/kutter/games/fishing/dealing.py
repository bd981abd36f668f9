"""F2.2 and F6.3: deals, each a whole hand and a move of chance."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from kutter.engine.compiled import only_for
from kutter.engine.dealer import Dealer
from kutter.engine.events import Events, nobody_listens
from kutter.games.checked import check_one
from kutter.games.contract import CHANCE, Move, copied
from kutter.games.describing import seat_words
from kutter.games.fishing.cards import CARD_BY_NAME, CODES
from kutter.games.fishing.knowledge.view_json import names
from kutter.games.fishing.knowledge.views import is_view
from kutter.games.fishing.rules import entries
from kutter.games.fishing.rules.codes import Cards, in_a_row
from kutter.games.fishing.state import DEAL, LEVELS, OVER, PILES, ROUNDS, State, empty_states
from kutter.games.fishing.words import card_words
from kutter.language.errors import BadInput, IllegalMove
from kutter.language.sentences import Sentence

MOST_DRAWS: Final = 1 + CODES + 3 * PILES
"""A seat, all cards, and three numbers for each pile."""


def drawn_hand(state: State, dealer: Dealer) -> Move:
    """Card by card, each from the pile that is due."""
    check_one(state)
    draws = bytearray(MOST_DRAWS)
    used = quick().list_draws(state, draws)
    if used == 0:
        raise IllegalMove("F6.3", "fishing-no-deal-now")
    listed = iter(draws[:used])
    seat = next(listed)
    hand: list[str] = []
    for pile, number, size in zip(listed, listed, listed, strict=False):
        hand += dealer.draw_some(pile_name(pile), names(islice(listed, size)), number)
    return Move(CHANCE, DEAL, (seat, *map(CARD_BY_NAME.__getitem__, hand)))


def deal(state: State, move: Move, events: Events) -> None:
    """All of it or nothing."""
    reason = why_no_deal(state, move)
    if reason is not None:
        raise reason
    cards = move.things[1:]
    before = copied(state)
    came = quick().deal(state, in_a_row(cards), events)
    if came < len(cards):
        card, pile = card_words(cards[came]), pile_words(int(state["source"][0]))
        state[:] = before
        raise IllegalMove(deal_rule(state), "fishing-deal-card", card=card, pile=pile)


def why_no_deal(state: State, move: Move) -> IllegalMove | None:
    """Of this size to this seat; whether its cards may come, drawing them tells."""
    check_one(state)
    if is_view(state) or move.seat != CHANCE:
        raise BadInput("move-is-anothers")
    if not move.things:
        raise BadInput("move-has-no-shape")
    phase = state["phase"].item()
    if phase == OVER:
        return IllegalMove("F6.6", "game-is-over")
    if phase != DEAL:
        return IllegalMove("F6.3", "fishing-no-deal-now")
    seat, size = dealt_to(state), state["hand_size"].item()
    if move.things[0] != seat:
        return IllegalMove(deal_rule(state), "fishing-deal-other-seat", who=seat_words(seat))
    if len(move.things) - 1 != size:
        found = len(move.things) - 1
        return IllegalMove("F6.1", "fishing-deal-size", right=size, found=found)
    return None


def dealt_to(state: State) -> int:
    """The seat that is dealt to next."""
    return state["order"].item(state["dealt"].item())


def deal_rule(state: State) -> str:
    return "F2.2" if state["round_number"][0] == 1 else "F6.3"


@cache
def pile_name(pile: int) -> str:
    """The name under which a dealer ranks a pile's cards (docs/dealing.md)."""
    if pile == 0:
        return "start"
    if pile < LEVELS:
        return f"ocean {pile}"
    seat, number = divmod(pile - LEVELS, ROUNDS)
    return f"batch {number + 1} {seat}"


class Quick(NamedTuple):
    """What is called at every deal, for its arguments alone."""

    list_draws: Callable[[State, bytearray], int]
    deal: Callable[[State, Cards, Events], int]


@cache
def quick() -> Quick:
    state = empty_states()
    return Quick(
        only_for(entries.list_draws, state, bytearray(MOST_DRAWS)),
        only_for(entries.deal, state, in_a_row(()), nobody_listens()),
    )


def pile_words(pile: int) -> Sentence:
    if pile == 0:
        return Sentence("pile-start")
    if pile < LEVELS:
        return Sentence("pile-ocean", stars=pile)
    seat, number = divmod(pile - LEVELS, ROUNDS)
    return Sentence("pile-batch", who=seat_words(seat), round=str(number + 1))
