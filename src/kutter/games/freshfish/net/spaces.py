"""What is known of every space: what lies there, how near the trucks are, what building would do.

Nearness is reckoned as if what is open now became paths (M7.2); a stall whose truck is not to be
reached counts the longest length (M7.5).
"""

from typing import Any, Final

from kutter.engine.bits import bits_in, halved
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.freshfish.board.grid import place_on_grid
from kutter.games.freshfish.knowledge.routes import far_from
from kutter.games.freshfish.net.aspects import (
    CHOICE,
    CLAIMS,
    DISC_OF,
    GOOD,
    HERE,
    KICKED,
    LOST,
    NEAR,
    NEAREST,
    ON_PATH,
    ON_TABLE,
    OWN_CLAIMS,
    OWN_NEAR,
    PATHS,
    ROOM,
    SOME,
    STALL_OF,
    STEP,
    SURE,
    SURELY_NEAR,
    TILE_NEAR,
    VITAL,
    VITAL_TO_OTHERS,
    WANTED,
)
from kutter.games.freshfish.rules.moves import choices, owes
from kutter.games.freshfish.rules.paths import mark_cuts, mark_last_accesses, owner_of
from kutter.games.freshfish.rules.scoring import forget_walk, longest, nearest, walk
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import (
    BLOCKED,
    DISC,
    FLEA_TABLE,
    GOODS,
    NONE,
    PATH,
    SHORTEST,
    STALL,
    TRUCK,
    Struct,
    around,
    bit_of,
    first_of,
    is_disc,
    is_free,
    is_open,
    rest_of,
    steps_from,
    taken_from,
    word_of,
)

# What a walk leads over: all that is open; where that leads nowhere, streets too; paths alone.
OVER_OPEN: Final = 0
OVER_STREETS: Final = 1
OVER_PATHS: Final = 2
WAYS: Final = 3

FREE: Final = 1
OWN: Final = 1 << 8
OTHERS: Final = 1 << 16
COUNT: Final = 0xFF
"""An area's free spaces, and the discs on them, in one number."""


@compiled
def write_spaces(t: Struct, seat: int, o: Any) -> None:
    for space in range(wide(t.spaces)):
        write_space(t, seat, space, o)
    for good in range(GOODS):
        write_ways(t, seat, good, o)
        write_wishes(t, seat, good, o)
    if t.classic:
        write_cuts(t, seat, o)
    else:
        write_areas(t, seat, o)
    if owes(t, seat):
        low, high = choices(t, seat)
        while low | high != 0:
            space, low, high = taken_from(low, high)
            o.spaces[space, CHOICE] = SURE


@compiled
def write_space(t: Struct, seat: int, space: int, o: Any) -> None:
    o.where[space] = place_on_grid(wide(t.cell[space])) + 1
    for side in range(t.sides[space]):
        o.beside[space, side] = wide(t.beside[space, side]) + 1
    o.spaces[space, HERE] = SURE
    on = wide(t.on[space])
    if on == PATH:
        o.spaces[space, ON_PATH] = SURE
    elif is_disc(on):
        o.spaces[space, DISC_OF + steps_from(t, seat, on - DISC)] = SURE
    elif on == FLEA_TABLE:
        o.spaces[space, ON_TABLE] = SURE
    elif on >= STALL:
        owner = owner_of(on)
        o.spaces[space, STALL_OF + steps_from(t, seat, owner)] = SURE
        o.spaces[space, GOOD + on - STALL - GOODS * owner] = SURE
    elif on >= TRUCK:
        o.spaces[space, GOOD + on - TRUCK] = SURE


@compiled
def near(t: Struct, length: int) -> int:
    return STEP * (NEAREST - min(wide(length), longest(t.players)))


@compiled
def write_ways(t: Struct, seat: int, good: int, o: Any) -> None:
    """From a good's truck to every space and stall."""
    missed = False
    for way in range(WAYS):
        if way == OVER_STREETS and not (missed and t.streets == BLOCKED):
            continue
        low, high = t.open[0], t.open[1]
        if way == OVER_PATHS:
            low, high = paths_among(t, low, high)
        streets = way == OVER_STREETS or (way == OVER_OPEN and t.streets == SHORTEST)
        walk(t, good, low, high, wide(streets))
        if way == OVER_PATHS:
            read_paths(t, seat, good, o)
        else:
            missed = read_walk(t, seat, good, o)
        if way == OVER_OPEN:
            write_routes(t, seat, good, o)
        forget_walk(t)


@compiled
def paths_among(t: Struct, low: int, high: int) -> tuple[int, int]:
    """Those of the open spaces that are neither empty nor reserved."""
    low &= ~t.empty[0]
    high &= ~t.empty[1]
    for seat in range(t.players):
        low &= ~t.discs[seat, 0]
        high &= ~t.discs[seat, 1]
    return low, high


@compiled
def read_walk(t: Struct, seat: int, good: int, o: Any) -> bool:
    """Keeps what was reached for the first time; whether something never was."""
    missed = False
    for space in range(wide(t.spaces)):
        if is_open(t.on[space]) and o.spaces[space, NEAR + good] == 0:
            if t.distance[space] == 0:
                missed = True
            else:
                o.spaces[space, NEAR + good] = near(t, far_from(t, t.distance, space))
    for other in range(t.players):
        steps, stall = steps_from(t, seat, other), wide(t.stall_at[other, good])
        if stall >= 0 and o.lengths[steps, good] == 0:
            node = nearest(t, stall)
            if node == NONE:
                missed = True
            else:
                o.lengths[steps, good] = min(wide(t.distance[node]), longest(t.players))
    return missed


@compiled
def read_paths(t: Struct, seat: int, good: int, o: Any) -> None:
    for space in range(wide(t.spaces)):
        if is_free(t.on[space]):
            node = nearest(t, space)
            if node != NONE:
                o.spaces[space, SURELY_NEAR + good] = near(t, t.distance[node])
    for other in range(t.players):
        stall = wide(t.stall_at[other, good])
        node = nearest(t, stall) if stall >= 0 else NONE
        if node != NONE:
            far = min(wide(t.distance[node]), longest(t.players))
            o.sure[steps_from(t, seat, other), good] = far


@compiled
def write_routes(t: Struct, seat: int, good: int, o: Any) -> None:
    """Where a good's routes cannot be led around without growing."""
    for other in range(t.players):
        stall = wide(t.stall_at[other, good])
        if stall >= 0:
            node = nearest(t, stall)
            if node != NONE and node < MOST_SPACES:
                aspect = VITAL if other == seat else VITAL_TO_OTHERS
                write_route(t, stall, wide(t.distance[node]), aspect, o)


@compiled
def write_route(t: Struct, stall: int, far: int, aspect: int, o: Any) -> None:
    """From a stall back to its truck, over all of the shortest routes at once."""
    low, high = beside_at(t, stall, far)
    while low | high != 0:
        if bits_in(low) + bits_in(high) == 1:
            space, _, _ = taken_from(low, high)
            o.spaces[space, aspect] = min(wide(o.spaces[space, aspect]) + SOME, SURE)
        far -= 1
        next_low, next_high = ZERO, ZERO
        while low | high != 0:
            space, low, high = taken_from(low, high)
            more_low, more_high = beside_at(t, space, far)
            next_low |= more_low
            next_high |= more_high
        low, high = next_low, next_high


@compiled
def beside_at(t: Struct, space: int, far: int) -> tuple[int, int]:
    """The spaces beside one that are so far from the truck; none is nearer than 1."""
    low, high = ZERO, ZERO
    others = around(t, space)
    while far > 0 and first_of(others) != NONE:
        other = first_of(others)
        others = rest_of(others)
        if t.distance[other] == far:
            if word_of(other):
                high |= bit_of(other)
            else:
                low |= bit_of(other)
    return low, high


@compiled
def write_wishes(t: Struct, seat: int, good: int, o: Any) -> None:
    """Who would want which space for a stall."""
    is_own = t.stall_at[seat, good] == NONE
    rivals = ZERO
    for other in range(t.players):
        steps = steps_from(t, seat, other)
        if t.stall_at[other, good] == NONE:
            rivals += 1 if other != seat else 0
        elif o.lengths[steps, good] == 0:
            o.lengths[steps, good] = longest(t.players)
    for space in range(wide(t.spaces)):
        if is_free(t.on[space]):
            nearness = max(wide(o.spaces[space, NEAR + good]), near(t, longest(t.players)))
            o.spaces[space, NEAR + good] = nearness
            if is_own:
                o.spaces[space, OWN_NEAR + good] = nearness
            if t.tile == good:
                o.spaces[space, TILE_NEAR] = nearness
            wanted = wide(o.spaces[space, WANTED]) + halved(nearness * rivals, 4)
            o.spaces[space, WANTED] = wanted
            if is_disc(t.on[space]):
                write_best(t, seat, good, wide(t.on[space]) - DISC, nearness, o)


@compiled
def write_best(t: Struct, seat: int, good: int, owner: int, nearness: int, o: Any) -> None:
    if t.stall_at[owner, good] == NONE:
        steps = steps_from(t, seat, owner)
        o.best[steps, good] = max(wide(o.best[steps, good]), nearness)


@compiled
def write_areas(t: Struct, seat: int, o: Any) -> None:
    """M5: how full areas are, and what it would do to fill them."""
    for space in range(wide(t.spaces)):
        if is_free(t.on[space]):
            t.way[t.area[space]] += counted(t, seat, space)
    for space in range(wide(t.spaces)):
        if is_free(t.on[space]):
            area = wide(t.area[space])
            room, inside = wide(t.number[area]) - t.built[area], wide(t.way[area])
            o.spaces[space, ROOM] = some(max(room, 0))
            o.spaces[space, OWN_CLAIMS] = some(halved(inside, 8) & COUNT)
            o.spaces[space, CLAIMS] = some(halved(inside, 16) & COUNT)
            if room == 1:
                write_building(space, inside - counted(t, seat, space), o)
    for space in range(wide(t.spaces)):
        t.way[t.area[space]] = 0


@compiled
def counted(t: Struct, seat: int, space: int) -> int:
    """A free space as one of its area's."""
    if not is_disc(t.on[space]):
        return wide(FREE)
    return wide(FREE + OWN) if t.on[space] == DISC + seat else wide(FREE + OTHERS)


@compiled
def some(count: int) -> int:
    return min(SOME * count, wide(SURE))


@compiled
def write_building(space: int, inside: int, o: Any) -> None:
    """What would become paths, and the discs on it."""
    o.spaces[space, PATHS] = some(inside & COUNT)
    o.spaces[space, LOST] = some(halved(inside, 8) & COUNT)
    o.spaces[space, KICKED] = some(halved(inside, 16) & COUNT)


@compiled
def write_cuts(t: Struct, seat: int, o: Any) -> None:
    """M6: what would become paths if one built on an own disc."""
    low, high = t.discs[seat, 0], t.discs[seat, 1]
    while low | high != 0:
        space, low, high = taken_from(low, high)
        word, one = word_of(space), bit_of(space)
        t.open[word] &= ~one
        mark_cuts(t)
        mark_last_accesses(t)
        t.open[word] |= one
        write_building(space, unmarked(t, seat), o)


@compiled
def unmarked(t: Struct, seat: int) -> int:
    """Takes the marks away; the spaces that had one, counted."""
    inside = ZERO
    low, high = t.marked[0], t.marked[1]
    while low | high != 0:
        space, low, high = taken_from(low, high)
        inside += counted(t, seat, space)
        t.forced[space] = 0
    t.marked[0] = 0
    t.marked[1] = 0
    return inside
