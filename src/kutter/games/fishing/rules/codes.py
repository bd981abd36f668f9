"""Moves of Fishing as the compiled rules know them: checked, or refused."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, NewType

import numpy as np
import numpy.typing as npt

from kutter.games.checked import Code
from kutter.games.contract import CHANCE, HIDDEN, Move
from kutter.games.fishing.cards import BUOY, CARD_NAMES, Card
from kutter.games.fishing.state import CALL, CATCH, MOST_SEATS, MOST_THING, PASS, PLAY, move_code
from kutter.language.errors import BadInput

Known = NewType("Known", Card)
"""A card of the game."""
Cards = NewType("Cards", npt.NDArray[Any])
"""Cards of the game, in a row."""


@lru_cache(maxsize=4096)  # more than there are: what is refused is not kept
def code_of(move: Move) -> tuple[int, Code]:
    """A move that is no deal, and whoever makes it: to be compared with who may."""
    seat, verb, things = move
    if not CHANCE <= seat < MOST_SEATS:
        raise BadInput("seat-unknown", number=str(seat))
    if len(things) != 1:
        raise BadInput("move-has-no-shape")
    if verb == CALL and 0 <= things[0] < BUOY:
        return int(seat), Code(move_code(CALL, things[0]))
    if verb not in (PLAY, CATCH, PASS):
        raise BadInput("move-has-no-shape")
    return int(seat), Code(move_code(verb, known(things[0])))


class Moves(dict[int, Move]):
    """A seat's moves by their codes, each made when it is first asked for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __missing__(self, code: int) -> Move:
        verb, thing = divmod(code, MOST_THING + 1)
        move = self[code] = Move(self.seat, verb, (thing,))
        return move


moves_of: Final = cache(Moves)


def in_a_row(cards: Sequence[Card]) -> Cards:
    if not CARD_NAMES.keys() >= set(cards):
        for card in cards:
            known(card)
    return Cards(np.array(cards, np.int64))


def known(card: Card) -> Known:
    if card == HIDDEN:
        raise BadInput("move-is-hidden")
    if card not in CARD_NAMES:
        raise BadInput("move-has-no-shape")
    return Known(card)
