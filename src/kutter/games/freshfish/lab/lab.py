"""Fresh Fish in the lab."""

from collections.abc import Sequence
from itertools import count
from typing import Any, ClassVar, Final

import numpy as np

from kutter.engine.dealer import SeededDealer, seed_from
from kutter.games.contract import CHANCE, Game, Json, Move, State
from kutter.games.freshfish.board.grid import CELL_AT
from kutter.games.freshfish.bots.mate import ROOM
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.lab import steps
from kutter.games.freshfish.lab.actions import ACTIONS
from kutter.games.freshfish.lab.layouts import HISTORY, PERFECT, PLAIN
from kutter.games.freshfish.lab.mates import advise, advise_all
from kutter.games.freshfish.net.layout import SIGHT, VERSION
from kutter.games.freshfish.net.sight import see, see_all
from kutter.games.freshfish.square import CELL_BY_NAME, GRID, MOST_SPACES, SIDE
from kutter.games.freshfish.state import (
    BID,
    DRAW,
    MOST_SEATS,
    PLACE,
    RESERVE,
    STATE,
    TILE,
    TILES,
)
from kutter.games.freshfish.thumb.space_values import PREVIEW
from kutter.games.lab import Actions, Lab, Mate, Sight, Steps
from kutter.games.layouts import Layout
from kutter.language.errors import BadInput


class FreshFishLab(Lab):
    game: ClassVar[Game] = FRESHFISH
    state: ClassVar[np.dtype[Any]] = STATE
    steps: ClassVar[Steps] = steps
    version: ClassVar[int] = 1
    actions: ClassVar[Actions] = ACTIONS
    plain: ClassVar[Layout] = PLAIN
    history: ClassVar[Layout] = HISTORY
    perfect: ClassVar[Layout] = PERFECT
    most_decisions: ClassVar[int] = MOST_SPACES * (MOST_SEATS + 3)
    """Each space is reserved once at most, and drawn, bid and built for once."""
    most_answers: ClassVar[int] = MOST_SPACES
    answer_kinds: ClassVar[int] = TILES
    sight: ClassVar[Sight | None] = Sight(SIGHT, VERSION, PREVIEW, see, see_all)
    mate: ClassVar[Mate | None] = Mate(ROOM, advise, advise_all)

    def setups(self, players: int, options: Json, number: int, seed: int, box: Any) -> list[Json]:
        """Squares, each with another seat to begin; a wide one that does not fit is left out."""
        found: list[Json] = []
        for attempt in count():
            if len(found) == number:
                break
            dealer = SeededDealer(seed_from("lab", seed, attempt))
            setup = FRESHFISH.new_setup(players, options, dealer, box)
            if fits(setup):
                found.append({**setup, "first": len(found) % players})
        return found

    def starts(self, players: int, options: Json, setups: Sequence[Json]) -> State:
        starts = super().starts(players, options, setups)
        if not all(map(fits, setups)):
            raise BadInput("lab-setup-does-not-fit", side=GRID)
        return starts

    def move_of(self, action: int, seat: int) -> Move:
        verb, thing = ACTIONS.split(action)
        if verb == DRAW:
            return Move(seat, DRAW)
        return Move(seat, verb, (thing if verb == BID else int(CELL_AT[thing]),))

    def action_of(self, move: Move) -> int:
        thing = move.things[0] if move.things else 0
        if move.verb in (RESERVE, PLACE):
            row, column = divmod(thing, SIDE)
            thing = GRID * row + column
        return ACTIONS.first_of(move.verb) + thing

    def chance(self, state: State) -> list[tuple[int, float]]:
        stack = state[0]["stack"].tolist()
        return [(tile, number / sum(stack)) for tile, number in enumerate(stack) if number > 0]

    def answer(self, state: State, number: int) -> Move | None:
        move = Move(CHANCE, TILE, (number,))
        FRESHFISH.apply(state, move)
        return move

    def answers_of(self, move: Move) -> Sequence[int]:
        return move.things


def fits(setup: Json) -> bool:
    """Whether a square lies within the lab's grid."""
    cells = [CELL_BY_NAME[name] for name in setup["square"]["spaces"]]
    return all(max(divmod(cell, SIDE)) < GRID for cell in cells)


LAB: Final = FreshFishLab()
