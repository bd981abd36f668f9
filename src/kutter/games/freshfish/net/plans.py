"""What rules of thumb make of a position: which disc is meant for which stall, what all of them
will cost, what one more would save, and where a building would leave everybody.
"""

from typing import Any

from kutter.engine.bits import bit, halved, has_bit
from kutter.engine.compiled import ZERO, compiled, wide
from kutter.games.freshfish.net.aspects import (
    BUILT_OTHERS,
    BUILT_OWN,
    BUILT_RIVAL,
    CROWDED,
    FINE,
    GAIN,
    HALVES,
    MIDDLE,
    OTHERS_GAIN,
    OTHERS_PLANNED,
    PLANNED,
    SOME,
    SURE,
)
from kutter.games.freshfish.rules.moves import choices
from kutter.games.freshfish.rules.paths import mark_paths
from kutter.games.freshfish.state import (
    BID,
    DISC,
    DISCS,
    FLEA,
    FLEA_TABLE,
    GOODS,
    NONE,
    PLACE,
    TURN,
    Struct,
    bit_of,
    has_space,
    is_disc,
    steps_from,
    taken_from,
    word_of,
)
from kutter.games.freshfish.thumb.policy import gain_of, shaded, sharp_at, stall_worth
from kutter.games.freshfish.thumb.space_values import assign, danger, look, look_after, take_stock


@compiled
def write_plans(t: Struct, seat: int, o: Any, room: Any) -> None:
    """`room` is a PREVIEW."""
    values = room.now
    look(t, values)
    take_stock(t, values)
    for other in range(t.players):
        assign(t, values, other, ZERO, sharp_at(t))
        write_costs(t, seat, other, o, values)
    rival = write_leads(t, seat, o)
    write_crowds(t, o, values)
    if t.phase == TURN:
        write_gains(t, seat, o, values)
    if t.phase == BID:
        write_guesses(t, seat, o, values)
    if (t.phase == PLACE or t.phase == BID) and can_build(t, seat):
        write_buildings(t, seat, rival, o, room)


@compiled
def can_build(t: Struct, seat: int) -> bool:
    """M1.1: whether a seat still has what is in hand."""
    if t.tile == NONE:  # only in a view that a stranger wrote
        return False
    return bool(t.tile == FLEA or t.stall_at[seat, t.tile] == NONE)


@compiled
def fine(points: float) -> int:
    """In sixteenths, none of them negative."""
    return min(max(int(FINE * points), 0), SURE)


@compiled
def about_middle(difference: int) -> int:
    return min(max(wide(difference) + MIDDLE, 0), SURE)


@compiled
def write_costs(t: Struct, seat: int, other: int, o: Any, room: Any) -> None:
    """What stalls of a seat cost, and the discs that are meant for those to come."""
    steps = steps_from(t, seat, other)
    for good in range(GOODS):
        o.costs[steps, good] = fine(room.cost[other, good])
        number = wide(room.spot[other, good])
        if number != NONE:
            aspect = PLANNED if other == seat else OTHERS_PLANNED
            o.spaces[room.disc[other, number], aspect] = SURE


@compiled
def all_costs(o: Any, steps: int) -> int:
    total = ZERO
    for good in range(GOODS):
        total += wide(o.costs[steps, good])
    return total


@compiled
def write_leads(t: Struct, seat: int, o: Any) -> int:
    """Who of the others is ahead of all the rest, by steps from a seat."""
    best, found = wide(1 << 20), ZERO
    own = all_costs(o, ZERO) - FINE * wide(t.coins[seat])
    for other in range(t.players):
        steps = steps_from(t, seat, other)
        score = all_costs(o, steps) - FINE * wide(t.coins[other])
        o.lead[steps] = about_middle((score - own) * HALVES // FINE)
        if other != seat and score < best:
            best, found = score, steps
    return found


@compiled
def write_crowds(t: Struct, o: Any, room: Any) -> None:
    """M5: discs too many, with one more on a space where none is yet."""
    for space in range(wide(t.spaces)):
        on = wide(t.on[space])
        if is_disc(on) or has_space(t.empty, space):
            more = danger(t, room, space, ZERO if is_disc(on) else wide(1))
            o.spaces[space, CROWDED] = min(SOME * more, SURE)


@compiled
def write_gains(t: Struct, seat: int, o: Any, room: Any) -> None:
    """M3.1: what a disc would save, wherever one may be put."""
    low, high = choices(t, seat)
    while low | high != 0:
        space, low, high = taken_from(low, high)
        most = 0.0
        for other in range(t.players):
            if other != seat:
                most = max(most, gain_of(t, room, other, space, sharp_at(t)))
        o.spaces[space, GAIN] = fine(gain_of(t, room, seat, space, sharp_at(t)))
        o.spaces[space, OTHERS_GAIN] = fine(most)


@compiled
def write_guesses(t: Struct, seat: int, o: Any, room: Any) -> None:
    """M4.1: what everybody who takes part would bid by rules of thumb."""
    for other in range(t.players):
        if has_bit(t.bidders, other):
            worth = stall_worth(t, room, other, sharp_at(t))
            guess = shaded(t, other, worth, sharp_at(t))
            o.guesses[steps_from(t, seat, other)] = fine(guess)


@compiled
def write_buildings(t: Struct, seat: int, rival: int, o: Any, room: Any) -> None:
    """M3.3 and M4.3: where it leaves everybody to build what is in hand on each own disc."""
    best = wide(-MIDDLE)
    low, high = t.discs[seat, 0], t.discs[seat, 1]
    while low | high != 0:
        space, low, high = taken_from(low, high)
        if not is_disc(t.on[space]):  # only in a view that a stranger wrote
            continue
        begin_building(t, seat, space)
        look_after(t, room.now, room.then, space)
        room.then.claims[t.area[space]] -= 1
        own, others = ZERO, ZERO
        for other in range(t.players):
            steps = steps_from(t, seat, other)
            more = cost_after(t, other, space, room.then) - all_costs(o, steps)
            if other == seat:
                own = more
            else:
                others += more
            if steps == rival:
                o.spaces[space, BUILT_RIVAL] = about_middle(halved(more, 1))
        undo_building(t, seat, space)
        others = others // (wide(t.players) - 1)
        o.spaces[space, BUILT_OWN] = about_middle(halved(own, 1))
        o.spaces[space, BUILT_OTHERS] = about_middle(others)
        best = max(best, others - own)
    o.prize[0] = about_middle(best)


@compiled
def begin_building(t: Struct, seat: int, space: int) -> None:
    """As far as routes and paths are concerned; what would become paths is marked."""
    t.on[space] = FLEA_TABLE
    t.open[word_of(space)] &= ~bit_of(space)
    t.built[t.area[space]] += 1
    if t.tile != FLEA:
        t.stall_at[seat, t.tile] = space
    mark_paths(t, space)


@compiled
def undo_building(t: Struct, seat: int, space: int) -> None:
    low, high = t.marked[0], t.marked[1]
    while low | high != 0:
        marked, low, high = taken_from(low, high)
        t.forced[marked] = 0
    t.marked[0] = 0
    t.marked[1] = 0
    t.on[space] = DISC + seat
    t.open[word_of(space)] |= bit_of(space)
    t.built[t.area[space]] -= 1
    if t.tile != FLEA:
        t.stall_at[seat, t.tile] = NONE


@compiled
def cost_after(t: Struct, seat: int, built: int, room: Any) -> int:
    """What all stalls of a seat will cost, in sixteenths: discs where paths come are gone."""
    gone = ZERO
    for number in range(DISCS):
        space = wide(room.disc[seat, number])
        if space != NONE and (space == built or has_space(t.marked, space)):
            gone |= bit(number)
    assign(t, room, seat, gone, sharp_at(t))
    total = ZERO
    for good in range(GOODS):
        total += fine(room.cost[seat, good])
    return total
