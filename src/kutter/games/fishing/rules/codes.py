"""Moves of Fishing as the compiled rules know them: checked, or refused."""

from collections.abc import Iterable
from typing import Any, NewType

import numpy as np
import numpy.typing as npt

from kutter.games.checked import Actor, Code, actor_at, check_own
from kutter.games.contract import HIDDEN, Move, State, View
from kutter.games.fishing.cards import BUOY, CARD_NAMES, Card
from kutter.games.fishing.state import CALL, CATCH, PASS, PLAY, move_code
from kutter.language.errors import BadInput

Known = NewType("Known", Card)
"""A card of the game."""
Cards = NewType("Cards", npt.NDArray[Any])
"""Cards of the game, in a row."""


def coded(position: State | View, move: Move) -> tuple[Actor, Code]:
    """Whoever moves, and a move that is no deal."""
    actor = actor_at(position, move.seat)
    check_own(position, actor)
    if len(move.things) != 1:
        raise BadInput("move-has-no-shape")
    thing = move.things[0]
    if move.verb == CALL and 0 <= thing < BUOY:
        return actor, Code(move_code(CALL, thing))
    if move.verb not in (PLAY, CATCH, PASS):
        raise BadInput("move-has-no-shape")
    return actor, Code(move_code(move.verb, known(thing)))


def in_a_row(cards: Iterable[Card]) -> Cards:
    return Cards(np.array([known(card) for card in cards], np.int64))


def known(card: Card) -> Known:
    if card == HIDDEN:
        raise BadInput("move-is-hidden")
    if card not in CARD_NAMES:
        raise BadInput("move-has-no-shape")
    return Known(card)
