"""What a thinkable placement would bring about: paths with their reasons, discs, lengths.

It changes nothing and asks for no more than what everybody knows. So a seat may ask it of its own
moves, a spectator of any seat's, also about a space that is not theirs and a tile that has not
been drawn.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled, entry
from kutter.engine.events import nobody_listens
from kutter.games.checked import Seat, seat_at
from kutter.games.contract import Json, Move, State, View
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules.codes import Space, space_at, tile_of
from kutter.games.freshfish.rules.paths import (
    AREA_IS_FULL,
    LAST_ACCESS,
    WOULD_CUT,
    last_access,
    mark_paths,
)
from kutter.games.freshfish.rules.scoring import measure
from kutter.games.freshfish.rules.turns import build
from kutter.games.freshfish.square import MOST_SPACES, Cell, cell_name
from kutter.games.freshfish.state import (
    DISC,
    FLEA,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    MOST_SEATS,
    NONE,
    PLACE,
    Struct,
    is_disc,
    is_free,
    is_open,
)
from kutter.games.freshfish.words import thing_words
from kutter.language.errors import BadInput, IllegalMove

FORESIGHT: Final = np.dtype(
    [
        ("why", "i1", MOST_SPACES),  # a space becomes a path, as bits of paths.py
        ("access_of", "i1", (MOST_SPACES, 4)),  # by side: it is the last access of what is there
        ("cut_off", "i1", (MOST_SPACES, MOST_SPACES)),  # building on it would cut these off
        ("before", "i1", (MOST_SEATS, GOODS)),
        ("after", "i1", (MOST_SEATS, GOODS)),
    ],
    align=True,
)


@dataclass(frozen=True)
class NewPath:
    """A space that would become a path, with every reason for it."""

    cell: Cell
    area_is_full: bool
    """M5."""
    last_access_of: list[Cell]
    """M6.2: the trucks and stalls that would have no other open space beside them."""
    cuts_off: list[Cell]
    """M6.2: the open spaces that a building here would cut off from the larger part."""

    def to_json(self) -> Json:
        return {
            "space": cell_name(self.cell),
            "area_is_full": self.area_is_full,
            "last_access_of": [cell_name(cell) for cell in self.last_access_of],
            "cuts_off": [cell_name(cell) for cell in self.cuts_off],
        }


@dataclass(frozen=True)
class LengthChange:
    """A stall's length as it would count if the game ended at once; None: not on the square."""

    seat: int
    good: int
    before: int | None
    after: int

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "good": GOOD_NAMES[self.good],
            "before": self.before,
            "after": self.after,
        }


@dataclass(frozen=True)
class Preview:
    paths: list[NewPath]
    discs: list[tuple[Cell, int]]
    """Those that go back to their seats because their space becomes a path."""
    lengths: list[LengthChange]
    """Of every stall that stands on the square afterwards."""

    def to_json(self) -> Json:
        return {
            "paths": [path.to_json() for path in self.paths],
            "discs": [{"space": cell_name(cell), "seat": seat} for cell, seat in self.discs],
            "lengths": [length.to_json() for length in self.lengths],
        }


def preview(position: State | View, move: Move, tile: int | None = None) -> Preview:
    """What placing a tile would bring about: the one in hand, or else a flea tile."""
    t = position[0]
    seat = seat_at(position, move.seat)
    space = free_space(position, move)
    if tile is None:
        tile = int(t["tile"]) if t["phase"] == PLACE else FLEA
    tile = tile_of(tile)
    if tile != FLEA and t["stall_at"][seat, tile] != NONE:
        raise IllegalMove("M1.1", "freshfish-stall-is-gone", good=GOOD_NAMES[tile])
    state = as_state(position)
    state["tile"] = tile
    foresight = np.zeros(1, FORESIGHT)
    foresee(state, seat, space, nobody_listens(), foresight)
    return read_foresight(position, state, foresight[0])


def free_space(position: State | View, move: Move) -> Space:
    """The space of a move, if a building is thinkable there."""
    if len(move.things) != 1:
        raise BadInput("move-has-no-shape")
    space = space_at(position, move.things[0])
    name = cell_name(move.things[0])
    if space is None:
        raise IllegalMove("M2.1", "freshfish-not-on-square", space=name)
    on = int(position[0]["on"][space])
    if not is_free(on):
        raise IllegalMove("M3.3", "freshfish-not-empty", space=name, thing=thing_words(on))
    return space


def read_foresight(position: State | View, after: State, sight: Any) -> Preview:
    t = position[0]
    cells = [int(cell) for cell in t["cell"][: t["spaces"]]]
    paths, discs, lengths = [], [], []
    for space, why in enumerate(sight["why"][: t["spaces"]]):
        if why:
            buildings = [
                int(t["beside"][space, side]) for side in np.flatnonzero(sight["access_of"][space])
            ]
            paths.append(
                NewPath(
                    cells[space],
                    bool(why & AREA_IS_FULL),
                    [cells[building] for building in buildings],
                    [cells[other] for other in np.flatnonzero(sight["cut_off"][space])],
                )
            )
            on = int(t["on"][space])
            if is_disc(on):
                discs.append((cells[space], on - DISC))
    for seat in range(t["players"]):
        for good in range(GOODS):
            if after[0]["stall_at"][seat, good] >= 0:
                before = (
                    int(sight["before"][seat, good]) if t["stall_at"][seat, good] >= 0 else None
                )
                lengths.append(LengthChange(seat, good, before, int(sight["after"][seat, good])))
    return Preview(paths, discs, lengths)


@entry
def foresee(state: State, seat: Seat, space: Space, events: Any, foresight: Any) -> None:
    """Builds on a state that is thrown away afterwards, and writes down what follows."""
    t = state[0]
    sight = foresight[0]
    for building in range(2):
        if building:
            build(t, seat, space, t.tile, events[0])
        measure(t)
        for each in range(t.players):
            for good in range(GOODS):
                if building:
                    sight.after[each, good] = t.length[each, good]
                else:
                    sight.before[each, good] = t.length[each, good]
    mark_paths(t, space)
    for each in range(t.spaces):
        sight.why[each] = t.forced[each]
        if t.forced[each] & LAST_ACCESS:
            for side in range(t.sides[each]):
                other = t.beside[each, side]
                if t.on[other] > FLEA_TABLE and last_access(t, other) == each:
                    sight.access_of[each, side] = 1
        if t.forced[each] & WOULD_CUT:
            find_cut_off(t, each, sight)


@compiled
def find_cut_off(t: Struct, cut: int, sight: Any) -> None:
    """All parts into which the open network would fall without a space, but the largest."""
    parts = 0
    largest = 0
    most = 0
    t.order[cut] = NONE
    for side in range(t.sides[cut]):
        start = t.beside[cut, side]
        if is_open(t.on[start]) and t.order[start] == 0:
            parts += 1
            size = flood(t, start, parts)
            if size > most:
                most = size
                largest = parts
    for space in range(t.spaces):
        if t.order[space] > 0 and t.order[space] != largest:
            sight.cut_off[cut, space] = 1
        t.order[space] = 0


@compiled
def flood(t: Struct, start: int, part: int) -> int:
    """Marks everything that is joined to a space; how many spaces that is."""
    t.order[start] = part
    t.ahead[0] = start
    seen = 1
    done = 0
    while done < seen:
        space = t.ahead[done]
        done += 1
        for side in range(t.sides[space]):
            other = t.beside[space, side]
            if is_open(t.on[other]) and t.order[other] == 0:
                t.order[other] = part
                t.ahead[seen] = other
                seen += 1
    return seen
