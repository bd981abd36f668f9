"""The one way for numbers from outside into compiled code, which has no bounds.

Beside a record a compiled entry takes no plain number, but one of these types (and of a game's
own, in its codes.py). Only the functions that check make them: against the position at hand, or
they refuse. mypy holds every call to it, tests/games/test_checked.py the entries and the makers.
"""

from collections.abc import Mapping
from typing import Any, Final, NewType, cast

import numpy as np

from kutter.games.contract import CHANCE, SPECTATOR, Eyes, State, View
from kutter.language.errors import BadInput

Actor = NewType("Actor", int)
"""Whoever can move at the position at hand: one of its seats, or CHANCE."""
Seat = NewType("Seat", Actor)
"""One of the seats of the position at hand."""
Code = NewType("Code", int)
"""A move whose verb and thing the rules know, as they write it."""

Bits = int
"""A set as a word of bits: no place in memory, so any will do."""
Count = int
"""How often: no place in memory either."""
Compared = int
"""Looked for, and looked up only where it was found."""

CHANCE_ACTS: Final = Actor(CHANCE)
ONE: Final = (1,)
"""The shape of an array that holds one position."""
ANOTHERS: Final = -2
"""What an entry answers where a view is asked for the moves of another seat."""


def check_one(position: State | View) -> None:
    """Quick entries (`only_for`) look at no types: what is no array of one position would make them
    read and write elsewhere."""
    if position.shape != ONE:
        raise BadInput("no-position", found=str(position.shape))


def seat_at(position: State | View, seat: int) -> Seat:
    check_one(position)
    if not 0 <= seat < position["players"].item():
        raise BadInput("seat-unknown", number=str(seat))
    return cast("Seat", int(seat))


def actor_at(position: State | View, seat: int) -> Actor:
    check_one(position)
    return CHANCE_ACTS if seat == CHANCE else seat_at(position, seat)


def check_own(position: State | View, seat: int) -> None:
    """A view answers for its own seat alone, and for chance."""
    fields = position.dtype.fields
    if fields and "seat" in fields and seat not in (CHANCE, position["seat"].item()):
        raise BadInput("move-is-anothers")


def check_eyes(position: State | View, eyes: Eyes) -> None:
    """A seat of the position at hand, or SPECTATOR."""
    if eyes != SPECTATOR:
        seat_at(position, eyes)


Ranges = Mapping[str, tuple[int, int]]
"""Of every field, the least and the most that it can hold."""


def view_from(data: bytes, kind: np.dtype[Any], ranges: Ranges) -> View:
    """A view from its bytes, if it is one; rules are compiled for what can be written to."""
    if len(data) != kind.itemsize:
        raise BadInput("view-is-damaged")
    view = np.frombuffer(bytearray(data), kind)
    for name, (least, most) in ranges.items():
        if view[name].min() < least or view[name].max() > most:
            raise BadInput("view-is-damaged")
    check_eyes(view, int(view["seat"][0]))
    return view
