"""Moves of Fresh Fish, spaces and goods as the compiled rules know them: checked, or refused."""

from functools import cache
from typing import Final, NewType

from kutter.games.checked import Actor, Code, actor_at
from kutter.games.contract import HIDDEN, Move, State, View
from kutter.games.freshfish.rules import entries
from kutter.games.freshfish.square import SIDE, Cell
from kutter.games.freshfish.state import (
    BID,
    CELL_BITS,
    DRAW,
    GOODS,
    MOST_THING,
    PLACE,
    RESERVE,
    THING_BITS,
    TILE,
    TILES,
)
from kutter.language.errors import BadInput

Space = NewType("Space", int)
"""The number of a space on the square at hand."""
Good = NewType("Good", int)
Tile = NewType("Tile", int)

VERB_RANGE: Final = range(RESERVE, PLACE + 1)


def coded(position: State | View, move: Move) -> tuple[Actor, Code]:
    """Whoever moves, and the move."""
    return actor_at(position, move.seat), code_at(position, move)


def code_at(position: State | View, move: Move) -> Code:
    _, verb, things = move
    if verb not in VERB_RANGE or len(things) != (verb != DRAW):
        raise BadInput("move-has-no-shape")
    thing = 0 if verb == DRAW else things[0]
    if verb == BID and thing == HIDDEN:
        raise BadInput("move-is-hidden")
    if verb == TILE:
        thing = tile_of(thing)
    elif verb in (RESERVE, PLACE):
        thing = entries.find_space(position, cell_of(thing))
    elif thing < 0:
        raise BadInput("move-has-no-shape")
    return Code(verb << THING_BITS | min(thing, MOST_THING))


class Moves(dict[int, Move]):
    """A seat's moves by what the rules have listed, each made when it is first asked for."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __missing__(self, listed: int) -> Move:
        verb, thing = divmod(listed, 1 << CELL_BITS)
        move = self[listed] = Move(self.seat, verb, () if verb == DRAW else (thing,))
        return move


moves_of: Final = cache(Moves)


def space_at(position: State | View, cell: Cell) -> Space | None:
    """None if this cell is not on the square."""
    space = entries.find_space(position, cell_of(cell))
    return None if space == MOST_THING else Space(space)


def cell_of(cell: int) -> Cell:
    if not 0 <= cell < SIDE * SIDE:
        raise BadInput("move-has-no-shape")
    return cell


def tile_of(tile: int) -> Tile:
    if not 0 <= tile < TILES:
        raise BadInput("move-has-no-shape")
    return Tile(tile)


def good_of(good: int) -> Good:
    if not 0 <= good < GOODS:
        raise BadInput("move-has-no-shape")
    return Good(good)
