"""The actions of Fresh Fish: a verb, and a place on the lab's grid or a number of coins."""

from typing import Any, Final

from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.freshfish.board.grid import CELL_AT, place_on_grid
from kutter.games.freshfish.rules.moves import can_draw, choices
from kutter.games.freshfish.square import CELLS, GRID
from kutter.games.freshfish.state import (
    BID,
    COINS,
    DRAW,
    PLACE,
    RESERVE,
    TURN,
    VERBS,
    Struct,
    move_code,
    space_at,
    taken_from,
)
from kutter.games.lab import Actions, Verb, allow, forbid_all

ACTIONS: Final = Actions(
    [
        Verb(RESERVE, VERBS[RESERVE], CELLS, f"{GRID} × row + column: a1, b1, c1 and so on"),
        Verb(PLACE, VERBS[PLACE], CELLS, "the same: what was drawn, won or handed out"),
        Verb(BID, VERBS[BID], COINS + 1, "so many coins"),
        Verb(DRAW, VERBS[DRAW], 1, "a tile"),
    ]
)
FIRST_RESERVE: Final = ACTIONS.first_of(RESERVE)
FIRST_PLACE: Final = ACTIONS.first_of(PLACE)
FIRST_BID: Final = ACTIONS.first_of(BID)
THE_DRAW: Final = ACTIONS.first_of(DRAW)


@compiled
def code_of(p: Struct, action: int) -> int:
    """A move as the rules write it."""
    if action >= THE_DRAW:
        return move_code(DRAW, ZERO)
    if action >= FIRST_BID:
        return move_code(BID, action - FIRST_BID)
    verb, place = RESERVE, action - FIRST_RESERVE
    if action >= FIRST_PLACE:
        verb, place = PLACE, action - FIRST_PLACE
    return move_code(verb, space_at(p, wide(CELL_AT[place])))


@compiled
def write_legal(p: Struct, seat: int, legal: Any, game: int) -> None:
    """What a seat may do that owes a move."""
    forbid_all(legal, game)
    if p.phase == BID:
        for coins in range(p.coins[seat] + 1):
            allow(legal, game, FIRST_BID + coins)
        return
    if can_draw(p, seat):
        allow(legal, game, THE_DRAW)
    first = FIRST_RESERVE if p.phase == TURN else FIRST_PLACE
    low, high = choices(p, seat)
    while low | high != 0:
        space, low, high = taken_from(low, high)
        allow(legal, game, first + place_on_grid(wide(p.cell[space])))
