"""What a bot looks at before it decides: how good every space would be for every stall.

Lengths are reckoned as if what is open now became paths (M7.2). Everything here asks only for
what everybody knows (M8).
"""

from typing import Any, Final

import numpy as np

from kutter.engine.bits import bit, has_bit
from kutter.engine.compiled import compiled, wide
from kutter.engine.structs import copy_words, with_words
from kutter.games.freshfish.knowledge.routes import far_from
from kutter.games.freshfish.rules.scoring import forget_walk, longest, nearest, walk
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import (
    BLOCKED,
    DISC,
    DISCS,
    GOODS,
    MOST_AREAS,
    MOST_SEATS,
    NONE,
    SHORTEST,
    Struct,
    is_disc,
    is_free,
)

SPACE_VALUES: Final = with_words(
    np.dtype(
        [
            ("far", "i2", (GOODS, MOST_SPACES)),  # a stall's length, were it built on a free space
            ("length", "i2", (MOST_SEATS, GOODS)),  # of those that stand; 0: still with its seat
            ("walked", "i2", (GOODS, MOST_SPACES)),  # how far a space is from the truck …
            ("at_once", "i1", GOODS),  # … if one walk without streets was enough
            ("disc", "i2", (MOST_SEATS, DISCS)),  # the spaces that a seat has reserved
            ("claims", "i2", MOST_AREAS),  # how many discs lie in each area
            ("wanted", "i2", GOODS),  # how many seats still have that stall
            ("cost", "f8", (MOST_SEATS, GOODS)),  # the length to reckon with for each stall
            ("spot", "i2", (MOST_SEATS, GOODS)),  # the disc meant for it, by number; or NONE
        ],
        align=True,
    )
)
"""Room to reckon in, handed from rule to rule."""

PREVIEW: Final = np.dtype([("now", SPACE_VALUES), ("then", SPACE_VALUES)])
"""Of a building: before it and after."""


@compiled
def look(t: Struct, s: Any) -> None:
    """Lengths of all stalls, and of a stall on every free space; holds until the next building."""
    for good in range(GOODS):
        look_for(t, s, good)


@compiled
def look_for(t: Struct, s: Any, good: int) -> None:
    s.at_once[good] = 0
    for seat in range(t.players):
        s.length[seat, good] = 0 if t.stall_at[seat, good] == NONE else longest(t.players)
    for space in range(t.spaces):
        s.far[good, space] = longest(t.players)
    for streets in range(1 if t.streets == SHORTEST else 0, 2):
        walk(t, good, t.open[0], t.open[1], streets)
        missed = read_walk(t, s, good)
        if not missed and streets == 0:
            s.at_once[good] = 1
            for space in range(t.spaces):
                s.walked[good, space] = t.distance[space]
        forget_walk(t)
        if not missed or t.streets != BLOCKED:
            break


@compiled
def look_after(t: Struct, before: Any, s: Any, built: int) -> None:
    """What `look` finds once a space is built on, from what it found before that. Paths that are
    laid change no length, and most buildings are in nobody's way: then nothing is walked again.
    """
    copy_words(before, s)
    for good in range(GOODS):
        if (
            s.at_once[good] == 0
            or is_in_the_way(t, s, good, built)
            or not go_around(t, s, good, built)
        ):
            look_for(t, s, good)


@compiled
def is_in_the_way(t: Struct, s: Any, good: int, built: int) -> bool:
    """Whether to some space beside it all shortest ways lead over it."""
    beyond = s.walked[good, built] + 1
    for side in range(t.sides[built]):
        other = t.beside[built, side]
        if s.walked[good, other] == beyond:
            is_only = True
            for turn in range(t.sides[other]):
                way = t.beside[other, turn]
                if way != built and s.walked[good, way] == beyond - 1:
                    is_only = False
            if is_only:
                return True
    return False


@compiled
def go_around(t: Struct, s: Any, good: int, built: int) -> bool:
    """What changes beside a building in nobody's way; False: a stall lost its last access."""
    s.walked[good, built] = 0
    for seat in range(t.players):
        stall = t.stall_at[seat, good]
        if stall >= 0:
            least = wide(0)
            for side in range(t.sides[stall]):
                far = wide(s.walked[good, t.beside[stall, side]])
                if far != 0 and (least == 0 or far < least):
                    least = far
            if least == 0:
                return False
            s.length[seat, good] = min(least, longest(t.players))
    truck = t.truck_at[good]
    for side in range(t.sides[truck]):
        space = t.beside[truck, side]
        if is_free(t.on[space]):
            s.far[good, space] = min(longest(t.players), far_from(t, s.walked[good], space))
    return True


@compiled
def read_walk(t: Struct, s: Any, good: int) -> bool:
    """Keeps what a walk shows where that is shorter; whether it missed something."""
    missed = False
    for space in range(t.spaces):
        if is_free(t.on[space]):
            if t.distance[space] == 0:
                missed = True
            else:
                s.far[good, space] = min(s.far[good, space], far_from(t, t.distance, space))
    for seat in range(t.players):
        if t.stall_at[seat, good] >= 0:
            node = nearest(t, t.stall_at[seat, good])
            if node == NONE:
                missed = True
            else:
                s.length[seat, good] = min(s.length[seat, good], t.distance[node])
    return missed


@compiled
def take_stock(t: Struct, s: Any) -> None:
    """Discs and stalls, as they are before every decision."""
    for good in range(GOODS):
        s.wanted[good] = 0
        for seat in range(t.players):
            s.wanted[good] += 1 if t.stall_at[seat, good] == NONE else 0
    for seat in range(t.players):
        for number in range(DISCS):
            s.disc[seat, number] = NONE
    for area in range(MOST_AREAS):
        s.claims[area] = 0
    for space in range(t.spaces):
        if is_disc(t.on[space]):
            seat = t.on[space] - DISC
            number = 0
            while s.disc[seat, number] != NONE:
                number += 1
            s.disc[seat, number] = space
            s.claims[t.area[space]] += 1


@compiled
def danger(t: Struct, s: Any, space: int, more: int) -> int:
    """How many discs too many its area holds (M5), if there were some more."""
    if t.classic:
        return 0
    area = t.area[space]
    room = t.number[area] - t.built[area]
    return max(0, wide(s.claims[area] + more - room))


@compiled
def assign(t: Struct, s: Any, seat: int, used: int, h: Any) -> float:
    """Shares a seat's discs out among the stalls that it still has; the sum of all four costs.

    The closest pair first. `used` are discs, as bits, that are not to be had.
    """
    for good in range(GOODS):
        s.spot[seat, good] = NONE
        s.cost[seat, good] = s.length[seat, good]
        if s.length[seat, good] == 0:
            s.cost[seat, good] = h.none * longest(t.players)
    for _ in range(GOODS):
        least = 1000.0
        which = 0
        where = NONE
        for number in range(DISCS):
            space = s.disc[seat, number]
            if space != NONE and not has_bit(used, number):
                risk = h.crowd * danger(t, s, space, 0)
                for good in range(GOODS):
                    if s.length[seat, good] == 0 and s.spot[seat, good] == NONE:
                        if s.far[good, space] + risk < least:
                            least = s.far[good, space] + risk
                            which = good
                            where = number
        if where == NONE:
            break
        used |= bit(where)
        s.spot[seat, which] = where
        s.cost[seat, which] = least
    total = 0.0
    for good in range(GOODS):
        total += s.cost[seat, good]
    return total
