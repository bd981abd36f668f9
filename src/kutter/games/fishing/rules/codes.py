"""Moves of Fishing as the compiled rules know them: checked, or refused."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NewType

from kutter.games.checked import Code
from kutter.games.contract import CHANCE, HIDDEN, Move
from kutter.games.fishing.cards import BUOY, CARD_NAMES, Card
from kutter.games.fishing.state import (
    CALL,
    CATCH,
    MOST_SEATS,
    MOST_THING,
    PASS,
    PLAY,
    VERBS,
    move_code,
)
from kutter.language.errors import BadInput

Known = NewType("Known", Card)
"""A card of the game."""
Cards = NewType("Cards", bytes)
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


MOVES: Final = [
    [[Move(seat, verb, (thing,)) for thing in range(MOST_THING + 1)] for verb in range(len(VERBS))]
    for seat in range(MOST_SEATS)
]
"""All moves but deals, by seat, verb and thing: a game asks for few others."""


def in_a_row(cards: Sequence[Card]) -> Cards:
    if not CARD_NAMES.keys() >= set(cards):
        for card in cards:
            known(card)
    return Cards(bytes(cards))


def known(card: Card) -> Known:
    if card == HIDDEN:
        raise BadInput("move-is-hidden")
    if card not in CARD_NAMES:
        raise BadInput("move-has-no-shape")
    return Known(card)
