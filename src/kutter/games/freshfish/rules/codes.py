"""Moves of Fresh Fish, spaces and goods as the compiled rules know them: checked, or refused."""

from typing import NewType

import numpy as np

from kutter.games.checked import Actor, Code, actor_at, check_own
from kutter.games.contract import HIDDEN, Move, State, View
from kutter.games.freshfish.square import SIDE, Cell
from kutter.games.freshfish.state import (
    BID,
    DRAW,
    GOODS,
    MOST_THING,
    PLACE,
    RESERVE,
    TILE,
    TILES,
    move_code,
)
from kutter.language.errors import BadInput

Space = NewType("Space", int)
"""The number of a space on the square at hand."""
Good = NewType("Good", int)
Tile = NewType("Tile", int)


def coded(position: State | View, move: Move) -> tuple[Actor, Code]:
    """Whoever moves, and the move."""
    actor = actor_at(position, move.seat)
    check_own(position, actor)
    if move.verb not in range(RESERVE, PLACE + 1) or len(move.things) != (move.verb != DRAW):
        raise BadInput("move-has-no-shape")
    thing = 0 if move.verb == DRAW else move.things[0]
    if move.verb == BID and thing == HIDDEN:
        raise BadInput("move-is-hidden")
    if move.verb == TILE:
        thing = tile_of(thing)
    elif move.verb in (RESERVE, PLACE):
        space = space_at(position, thing)
        thing = MOST_THING if space is None else space
    elif thing < 0:
        raise BadInput("move-has-no-shape")
    return actor, Code(move_code(move.verb, min(thing, MOST_THING)))


def move_of(position: State | View, seat: int, code: int) -> Move:
    """Back from a code that the rules have written."""
    verb, thing = divmod(code, MOST_THING + 1)  # many are listed: too many to ask compiled code
    if verb == DRAW:
        return Move(seat, DRAW)
    return Move(
        seat, verb, (int(position[0]["cell"][thing]) if verb in (RESERVE, PLACE) else thing,)
    )


def space_at(position: State | View, cell: Cell) -> Space | None:
    """None if this cell is not on the square."""
    if not 0 <= cell < SIDE * SIDE:
        raise BadInput("move-has-no-shape")
    cells = position[0]["cell"][: position[0]["spaces"]]
    space = int(np.searchsorted(cells, cell))
    return Space(space) if space < len(cells) and cells[space] == cell else None


def tile_of(tile: int) -> Tile:
    if not 0 <= tile < TILES:
        raise BadInput("move-has-no-shape")
    return Tile(tile)


def good_of(good: int) -> Good:
    if not 0 <= good < GOODS:
        raise BadInput("move-has-no-shape")
    return Good(good)
