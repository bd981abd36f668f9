"""M5 and M6: which spaces become paths after a building.

First the spaces are marked with the reasons for it, then the paths are laid: a preview asks for
the marks alone.
"""

from typing import Any, Final

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit, is_heard
from kutter.games.freshfish.rules.event_kinds import (
    ABSENT,
    DISC_RETURNED,
    PATH_IN_FULL_AREA,
    PATH_JOINS,
    PATH_TO_STALL,
    PATH_TO_TRUCK,
)
from kutter.games.freshfish.state import (
    DISC,
    FLEA_TABLE,
    GOODS,
    MOST_SEATS,
    NONE,
    PATH,
    STALL,
    TRUCK,
    Struct,
    around,
    bit_of,
    first_of,
    has_space,
    is_disc,
    is_free,
    put,
    rest_of,
    taken_from,
    word_of,
)

# Why a space becomes a path, as bits.
AREA_IS_FULL: Final = 1
LAST_ACCESS: Final = 2
WOULD_CUT: Final = 4

BYTE: Final = 0xFF
STEP_BITS: Final = 24
"""Of a step of a walk: the space, its order and its low."""


@compiled
def mark_paths(t: Struct, built: int) -> None:
    """The spaces that become paths because something was built on a space."""
    if t.classic:
        mark_cuts(t)
        mark_last_accesses(t)
    else:
        mark_full_area(t, t.area[built])


@compiled
def mark(t: Struct, space: int, why: int) -> None:
    t.forced[space] |= why
    t.marked[word_of(space)] |= bit_of(space)


@compiled
def mark_full_area(t: Struct, area: int) -> None:
    """M5."""
    if t.built[area] == t.number[area]:
        for space in range(t.spaces):
            if t.area[space] == area and is_free(t.on[space]):
                mark(t, space, AREA_IS_FULL)


@compiled
def mark_cuts(t: Struct) -> None:
    """M6.2: cut spaces of the open network, by one depth-first walk (Tarjan).

    `order` numbers the spaces as they are reached, `low` is the earliest that a space and
    everything reached through it touch. If what was reached through a space touches nothing
    before that space, it hangs on it alone. Must agree with the brute force in the tests.
    """
    unseen_low, unseen_high = t.open[0], t.open[1]
    if unseen_low | unseen_high == 0:
        return
    root, unseen_low, unseen_high = taken_from(unseen_low, unseen_high)
    space, order, low, untried = root, wide(1), wide(1), around(t, root)
    reached = wide(1)
    hanging_on_root = 0
    depth = 0
    t.order[root] = 1
    while depth >= 0:
        other = first_of(untried)
        if other != NONE:
            untried = rest_of(untried)
            word, one = word_of(other), bit_of(other)
            if (unseen_high if word else unseen_low) & one != 0:
                if word:
                    unseen_high &= ~one
                else:
                    unseen_low &= ~one
                t.way[depth] = packed_step(space, order, low, untried)
                depth += 1
                reached += 1
                t.order[other] = reached
                space, order, low, untried = other, reached, reached, around(t, other)
            elif has_space(t.open, other):
                low = min(low, wide(t.order[other]))
        else:
            depth -= 1
            if depth >= 0:
                through, step = low, t.way[depth]
                t.way[depth] = 0
                space, order, untried = step & BYTE, step >> 8 & BYTE, step >> STEP_BITS
                low = min(through, step >> 16 & BYTE)
                if depth == 0:
                    hanging_on_root += 1
                elif through >= order and is_free(t.on[space]):
                    mark(t, space, WOULD_CUT)
    if hanging_on_root > 1 and is_free(t.on[root]):
        mark(t, root, WOULD_CUT)
    for each in range(t.spaces):
        t.order[each] = 0


@compiled
def packed_step(space: int, order: int, low: int, untried: int) -> int:
    """Where the walk goes on when it comes back: one number, since each is fetched by itself."""
    return untried << STEP_BITS | low << 16 | order << 8 | space


@compiled
def mark_last_accesses(t: Struct) -> None:
    """M6.2: each last open neighbour of a truck or stall."""
    for good in range(GOODS):
        mark_last_access(t, t.truck_at[good])
    for seat in range(t.players):
        for good in range(GOODS):
            if t.stall_at[seat, good] >= 0:
                mark_last_access(t, t.stall_at[seat, good])


@compiled
def mark_last_access(t: Struct, built: int) -> None:
    access = last_access(t, built)
    if access != NONE and is_free(t.on[access]):
        mark(t, access, LAST_ACCESS)


@compiled
def last_access(t: Struct, built: int) -> int:
    """The only open space beside a truck or stall; NONE if there are more, or none."""
    found = NONE
    others = around(t, built)
    while first_of(others) != NONE:
        other = first_of(others)
        others = rest_of(others)
        if has_space(t.open, other):
            if found != NONE:
                return NONE
            found = other
    return found


@compiled
def lay_paths(t: Struct, events: Any) -> None:
    """Makes every marked space a path; a disc on it goes back (M5, M6.2)."""
    if is_heard(events):
        for space in range(t.spaces):
            if t.forced[space] != 0:
                tell_path(t, space, events)
    low, high = t.marked[0], t.marked[1]
    while low | high != 0:
        space, low, high = taken_from(low, high)
        lay_path(t, space, events)


@compiled
def lay_path(t: Struct, space: int, events: Any) -> None:
    on = wide(t.on[space])
    t.forced[space] = 0
    t.marked[word_of(space)] &= ~bit_of(space)
    put(t, space, PATH)
    if is_disc(on):
        t.out[on - DISC] -= 1
        emit(events, DISC_RETURNED, on - DISC, wide(t.cell[space]), NOTHING, EVERYBODY)


@compiled
def tell_path(t: Struct, space: int, events: Any) -> None:
    """One reason a path, the plainest that there is."""
    what = PATH_JOINS
    who = ABSENT
    number = NOTHING
    if t.forced[space] & AREA_IS_FULL:
        what = PATH_IN_FULL_AREA
        number = wide(t.number[t.area[space]])
    elif t.forced[space] & LAST_ACCESS:
        for side in range(t.sides[space]):
            built = t.beside[space, side]
            on = t.on[built]
            if on > FLEA_TABLE and last_access(t, built) == space:
                number = on - TRUCK
                what = PATH_TO_TRUCK
                if on >= STALL:
                    what = PATH_TO_STALL
                    who = owner_of(on)
                    number = on - STALL - GOODS * who
    emit(events, what, who, wide(t.cell[space]), number, EVERYBODY)


@entry
def owner_of(on: int) -> int:
    """Whose stall it is."""
    for seat in range(MOST_SEATS):
        if on < STALL + GOODS * (seat + 1):
            return seat
    return NONE
