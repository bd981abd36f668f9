"""All worlds that fit a seat's view of Fishing, not some of them.

Before a pass all that is hidden is who drew which cards of each pile this round (F7). The piles do
not depend on each other, so every way to give out the unseen cards of one goes with every way of
the others. All of these worlds are equally likely, as far as no conclusions are drawn from play.
"""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from kutter.engine.compiled import entry
from kutter.games.contract import State, View
from kutter.games.fishing.cards import CARDS, NONE, suit_of
from kutter.games.fishing.knowledge.draws import (
    UNSEEN,
    count_draws,
    empty_guess,
    read_draws,
    read_voids,
)
from kutter.games.fishing.knowledge.views import copy_public
from kutter.games.fishing.knowledge.worlds import lay_out
from kutter.games.fishing.state import PILES, empty_states

Drawers = dict[int, int]
"""Who drew a card this round; NONE: it is still in its pile."""


@entry
def read_knowledge(view: Any, guess: Any) -> None:
    """What a view tells before any pass of the round."""
    v, g = view[0], guess[0]
    count_draws(v, g)
    read_voids(v, g)
    for seat in range(v.players):
        g.given[seat] = NONE
    read_draws(v, g)


@entry
def lay_out_world(view: Any, guess: Any, state: State) -> None:
    lay_out(view[0], guess[0], state[0])


def all_worlds(view: View, most: int) -> list[State] | None:
    """None if there are more, or if a pass of this round or sealed choices hide something too."""
    if view["passed_at"][0] != NONE or view["chosen"][0] != 0:
        return None
    guess = empty_guess()
    read_knowledge(view, guess)
    piles = []
    for pile in range(PILES):
        piles.append(list(ways_to_draw(view, guess[0], pile, most)))
        if prod(map(len, piles)) > most:
            return None
    return [laid_out(view, guess, drawers) for drawers in product(*piles)]


def ways_to_draw(view: View, guess: Any, pile: int, most: int) -> Iterator[Drawers]:
    """Every way in which the unseen cards of a pile can have been drawn; at most one too many."""
    origin = view["origin"][0]
    unseen = [card for card in CARDS if origin[card] == pile and guess["drawn_by"][card] == UNSEEN]
    lacks = {seat: int(guess["lacks"][seat, pile]) for seat in range(int(view["players"][0]))}
    lacks[NONE] = len(unseen) - sum(lacks.values())
    barred = guess["void_before"]
    count = 0

    def give_out(left: list[int], drawers: Drawers) -> Iterator[Drawers]:
        nonlocal count
        if not left:
            count += 1
            yield dict(drawers)
            return
        card, *rest = left
        for seat, number in lacks.items():
            if number == 0 or (seat != NONE and barred[seat] >> suit_of(card) & 1):
                continue
            lacks[seat] -= 1
            yield from give_out(rest, {**drawers, card: seat})
            lacks[seat] += 1
            if count > most:
                return

    return give_out(unseen, {})


def laid_out(view: View, guess: Any, piles: tuple[Drawers, ...]) -> State:
    filled = guess.copy()
    for drawers in piles:
        for card, seat in drawers.items():
            filled["drawn_by"][0, card] = seat
    state = empty_states()
    copy_public(view, state)
    lay_out_world(view, filled, state)
    return state
