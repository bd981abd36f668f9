"""M7: lengths, routes and scores."""

from typing import Any

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import EVERYBODY, NOTHING, emit
from kutter.games.freshfish.rules.event_kinds import (
    ABSENT,
    MEASURED,
    REST_BECAME_PATHS,
    SCORED,
    WON,
)
from kutter.games.freshfish.square import MOST_SPACES
from kutter.games.freshfish.state import (
    BLOCKED,
    DISC,
    GOODS,
    NODES,
    NONE,
    OVER,
    PATH,
    SHORTEST,
    Struct,
    around,
    bit_of,
    first_of,
    is_disc,
    is_free,
    put,
    rest_of,
    word_of,
)


@entry
def longest(players: int) -> int:
    """M7.5: 8/10/12/14 for 2/3/4/5 seats."""
    return 4 + 2 * players


@compiled
def cost_of(node: int) -> int:
    """M7.3 and M7.4: a street counts twice."""
    return 1 if node < MOST_SPACES else 2


@compiled
def walk(t: Struct, good: int, low: int, high: int, streets: int) -> None:
    """Writes how far everything is from a good's truck into `distance`; 0: not reached.

    It leads over a set of spaces, most often those that are open.

    A place costs the same whichever way one comes. So whoever reaches it first reaches it at
    the least cost, and two queues, of spaces and of streets, each fill in rising order.
    """
    spaces_done = 0
    spaces_seen = 0
    streets_done = MOST_SPACES  # in `ahead` the streets queue behind the spaces
    streets_seen = MOST_SPACES
    here = wide(t.truck_at[good])
    while here != NONE:
        far = wide(t.distance[here])
        others = around(t, here) if here < MOST_SPACES else NONE
        side = 0 if streets else 4
        while side < 4 or first_of(others) != NONE:
            if first_of(others) != NONE:
                other = first_of(others)
                others = rest_of(others)
            else:
                other = wide(t.beside[here, side])
                side += 1
            if other >= MOST_SPACES:
                if t.distance[other] == 0:
                    t.distance[other] = far + 2
                    t.ahead[streets_seen] = other
                    streets_seen += 1
            elif other != NONE and (high if word_of(other) else low) & bit_of(other) != 0:
                if word_of(other):  # the set holds what is not seen yet
                    high &= ~bit_of(other)
                else:
                    low &= ~bit_of(other)
                t.distance[other] = far + 1
                t.ahead[spaces_seen] = other
                spaces_seen += 1
        here = NONE
        if spaces_done < spaces_seen:
            here = wide(t.ahead[spaces_done])
        if streets_done < streets_seen:
            street = wide(t.ahead[streets_done])
            if here == NONE or t.distance[street] < t.distance[here]:
                here = street
        if here >= MOST_SPACES:
            streets_done += 1
        else:
            spaces_done += 1


@compiled
def forget_walk(t: Struct) -> None:
    """What a walk has reached stands in its two queues."""
    forget_queue(t, 0)
    forget_queue(t, MOST_SPACES)


@compiled
def forget_queue(t: Struct, place: int) -> None:
    while place < NODES and t.distance[t.ahead[place]] != 0:
        t.distance[t.ahead[place]] = 0
        t.ahead[place] = 0
        place += 1


@compiled
def nearest(t: Struct, stall: int) -> int:
    """The end of a walk at a stall: the closest place beside it; NONE if none was reached."""
    found = NONE
    for side in range(4):
        node = t.beside[stall, side]
        if t.distance[node] != 0 and (found == NONE or t.distance[node] < t.distance[found]):
            found = node
    return found


@compiled
def read_lengths(t: Struct, good: int) -> bool:
    """Lengths of the stalls that a walk reached; whether it missed one."""
    missed = False
    for seat in range(t.players):
        stall = t.stall_at[seat, good]
        if stall >= 0 and t.length[seat, good] == 0:
            node = nearest(t, stall)
            if node == NONE:
                missed = True
            else:
                t.length[seat, good] = min(t.distance[node], longest(t.players))
    return missed


@compiled
def measure(t: Struct) -> None:
    """M7.3 to M7.5: every length as it counts, if what is open now becomes paths (M7.2)."""
    for good in range(GOODS):
        for seat in range(t.players):
            t.length[seat, good] = 0
        for streets in range(1 if t.streets == SHORTEST else 0, 2):
            walk(t, good, t.open[0], t.open[1], streets)
            missed = read_lengths(t, good)
            forget_walk(t)
            if not missed or t.streets != BLOCKED:
                break
        for seat in range(t.players):
            if t.length[seat, good] == 0:
                t.length[seat, good] = longest(t.players)


@compiled
def end_game(t: Struct, events: Any) -> None:
    """M7.2 to M7.6."""
    t.phase = OVER
    t.turn = NONE
    t.tile = NONE
    t.drawer = NONE
    rest = NOTHING
    for space in range(t.spaces):
        on = t.on[space]
        if is_free(on):
            put(t, space, PATH)
            rest += 1
            if is_disc(on):
                t.out[on - DISC] -= 1
    if rest > 0:
        emit(events, REST_BECAME_PATHS, ABSENT, ABSENT, rest, EVERYBODY)
    measure(t)
    for seat in range(t.players):
        t.score[seat] = -t.coins[seat]
        for good in range(GOODS):
            t.score[seat] += t.length[seat, good]
            emit(events, MEASURED, seat, good, wide(t.length[seat, good]), EVERYBODY)
        emit(events, SCORED, seat, wide(t.score[seat]), wide(t.coins[seat]), EVERYBODY)
    for seat in range(t.players):
        if t.score[seat] == lowest_score(t):
            emit(events, WON, seat, wide(t.score[seat]), NOTHING, EVERYBODY)


@compiled
def lowest_score(t: Struct) -> int:
    lowest = wide(t.score[0])
    for seat in range(1, t.players):
        lowest = min(lowest, wide(t.score[seat]))
    return lowest
