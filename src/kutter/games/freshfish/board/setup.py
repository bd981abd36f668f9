"""M2: from a set-up, as it stands in a record, to the state before the first move.

Everything in a set-up may come from a stranger's file, so every key, type and rule is checked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.events import nobody_listens
from kutter.games.checked import seat_at
from kutter.games.contract import Json
from kutter.games.freshfish.rules import entries
from kutter.games.freshfish.square import (
    CELL_BY_NAME,
    LINE,
    MOST_SPACES,
    SIDE,
    Cell,
    Place,
    at_edge,
    beside,
    cell_at,
    cell_name,
    encloses,
    holes,
    pieces,
    place_of,
    places_of,
)
from kutter.games.freshfish.state import (
    BLOCKED,
    COINS,
    FLEA,
    GOOD_NAMES,
    GOODS,
    NO_STREETS,
    NONE,
    SHORTEST,
    State,
    empty_states,
)
from kutter.language.errors import BadInput
from kutter.language.sentences import shown

AREA_SIZES: Final = range(3, 6)
AREA_NUMBERS: Final = (1, 2)
MILESTONES: Final = range(2, 6)


@dataclass(frozen=True)
class Square:
    """A square as a set-up tells it: every space with its area, every area with its number."""

    spaces: Mapping[Cell, str | None]
    areas: Mapping[str, int]
    milestones: list[int]


@dataclass(frozen=True)
class Variant:
    """What sets the two games on one square apart, but for the rule of their paths (M5, M6)."""

    name: str
    streets: Mapping[str | None, int]
    """M7.4: what they are for, by the option `streets`; None: without the option."""
    fewer_flea_tiles: Mapping[int, int]
    """M2.4, by seats."""
    first_reservation_anywhere: bool
    """M3.1."""
    check_areas: Callable[[Square], None]
    check_parking: Callable[[Square, list[Cell]], None]


@dataclass(frozen=True)
class Options:
    """A game's options, read."""

    variant: Variant
    streets: int


def read_options(options: Json) -> Options:
    for key in options:
        if key not in ("variant", "streets"):
            raise BadInput("option-unknown", option=shown(key))
    name = options.get("variant")
    if type(name) is not str or name not in VARIANTS:
        raise BadInput("freshfish-variant-unknown", found=shown(name))
    variant = VARIANTS[name]
    if "streets" not in options:
        return Options(variant, variant.streets[None])
    streets = options["streets"]
    if type(streets) is not str or streets not in variant.streets:
        message = (
            "freshfish-streets-unknown" if len(variant.streets) > 1 else "freshfish-no-streets"
        )
        raise BadInput(message, found=shown(streets))
    return Options(variant, variant.streets[streets])


def read_setup(players: int, options: Options, setup: Json) -> State:
    """The state before the first move."""
    variant = options.variant
    square = read_square(players, typed(setup, "square", dict))
    variant.check_areas(square)
    parking = read_parking(square, typed(setup, "parking", dict))
    variant.check_parking(square, parking)
    last = typed(setup, "last", list)
    if any(type(good) is not str for good in last) or sorted(last) != sorted(GOOD_NAMES):
        raise BadInput("freshfish-last-row", found=shown(last))
    first = setup.get("first")
    if type(first) is not int or not 0 <= first < players:
        raise BadInput("setup-first-is-no-seat", found=shown(first))
    state = empty_states()
    t = state[0]
    t["beside"][:] = NONE
    lay_square(state, square)
    t["players"] = players
    t["classic"] = variant is CLASSIC
    t["streets"] = options.streets
    t["truck_at"][:] = [sorted(square.spaces).index(cell) for cell in parking]
    t["last"][:] = [GOOD_NAMES.index(good) for good in last]
    t["tiles"][:GOODS] = players - 1
    t["tiles"][FLEA] = sum(square.milestones) - variant.fewer_flea_tiles[players]
    t["stack"][:] = t["tiles"]
    t["coins"][:players] = COINS
    t["free"] = (1 << players) - 1 if variant.first_reservation_anywhere else 0
    for name in ("stall_at", "bid", "auctioned", "auction_of", "revealed", "drawer", "tile"):
        state[name] = NONE
    entries.set_up(state, seat_at(state, first), nobody_listens())
    return state


def plain_setup(setup: Json) -> Json:
    square, parking = setup["square"], setup["parking"]
    return {
        "square": {key: square[key] for key in ("spaces", "areas", "milestones")},
        "parking": {good: parking[good] for good in GOOD_NAMES},
        "last": setup["last"],
        "first": setup["first"],
    }


def typed(data: Json, key: str, kind: type) -> Any:
    if key not in data:
        raise BadInput("record-lacks-key", key=key)
    if type(data[key]) is not kind:
        raise BadInput("record-has-wrong-type", key=key, found=shown(data[key]))
    return data[key]


def read_square(players: int, data: Json) -> Square:
    named = typed(data, "spaces", dict)
    if not 0 < len(named) <= MOST_SPACES:
        raise BadInput("freshfish-space-count", most=MOST_SPACES, found=len(named))
    spaces: dict[Cell, str | None] = {}
    for name, area in named.items():
        spaces[read_space(name)] = area
    places = places_of(spaces)
    if len(parts := pieces(places)) > 1:
        raise BadInput("freshfish-square-in-pieces", space=place_name(min(parts[1])))
    if encloses(sum(1 << row * LINE + column for column, row in places)):
        raise BadInput("freshfish-square-has-hole", space=place_name(holes(places)[0]))
    milestones = typed(data, "milestones", list)
    if len(milestones) != players + 1:
        raise BadInput(
            "freshfish-milestone-count", right=players + 1, seats=players, found=len(milestones)
        )
    for milestone in milestones:
        if type(milestone) is not int or milestone not in MILESTONES:
            raise BadInput("freshfish-milestone-wrong", found=shown(milestone))
    return Square(spaces, typed(data, "areas", dict), milestones)


def read_space(name: Any) -> Cell:
    if type(name) is not str or name not in CELL_BY_NAME:
        raise BadInput("freshfish-space-unknown", space=shown(name))
    return CELL_BY_NAME[name]


def place_name(place: Place) -> str:
    return cell_name(cell_at(place))


def check_no_areas(square: Square) -> None:
    """In classic every space has the area null."""
    if square.areas:
        raise BadInput("freshfish-areas-in-classic", area=shown(next(iter(square.areas))))
    for cell, area in square.spaces.items():
        if area is not None:
            raise BadInput("freshfish-area-in-classic", space=cell_name(cell), area=shown(area))


def check_areas(square: Square) -> None:
    """M1.3, as records ask for it."""
    members: dict[str, list[Place]] = {area: [] for area in square.areas}
    for cell, area in square.spaces.items():
        if type(area) is not str or area not in members:
            raise BadInput("freshfish-area-unknown", space=cell_name(cell), area=shown(area))
        members[area].append(place_of(cell))
    for area, number in square.areas.items():
        check_area(area, number, members[area])


def check_area(area: str, number: Any, places: list[Place]) -> None:
    """M1.3: 3 to 5 spaces, joined by sides, numbered 1 or 2. Board files ask for it too."""
    if type(number) is not int or number not in AREA_NUMBERS:
        raise BadInput("freshfish-area-number", area=shown(area), found=shown(number))
    if len(places) not in AREA_SIZES:
        raise BadInput("freshfish-area-size", area=shown(area), found=len(places))
    if len(pieces(places)) > 1:
        raise BadInput("freshfish-area-in-pieces", area=shown(area))


def read_parking(square: Square, data: Json) -> list[Cell]:
    """The spaces of the four trucks, by good."""
    parking: list[Cell] = []
    for good in GOOD_NAMES:
        if good not in data:
            raise BadInput("record-lacks-key", key=good)
        cell = read_space(data[good])
        if cell not in square.spaces:
            raise BadInput("freshfish-parking-off-square", good=good, space=cell_name(cell))
        if cell in parking:
            raise BadInput("freshfish-parking-twice", good=good, space=cell_name(cell))
        parking.append(cell)
    return parking


def check_market_parking(square: Square, parking: list[Cell]) -> None:
    """M2.2: in four areas with number 1, at the edge of the square."""
    places = set(places_of(square.spaces))
    taken: set[str | None] = set()
    for good, cell in zip(GOOD_NAMES, parking, strict=True):
        area = square.spaces[cell]
        where = {"good": good, "space": cell_name(cell)}
        if not at_edge(place_of(cell), places):
            raise BadInput("freshfish-parking-not-at-edge", **where)
        if area is None or square.areas[area] != 1:
            raise BadInput("freshfish-parking-in-two", **where)
        if area in taken:
            raise BadInput("freshfish-parking-shares-area", **where)
        taken.add(area)


def check_classic_parking(square: Square, parking: list[Cell]) -> None:
    """M2.3: M6.1 must hold at the start."""
    trucks = set(places_of(parking))
    open_places = [place for place in places_of(square.spaces) if place not in trucks]
    if len(parts := pieces(open_places)) != 1:
        least = min(parts, key=len, default=trucks)
        raise BadInput("freshfish-parking-cuts", space=place_name(min(least)))
    for good, cell in zip(GOOD_NAMES, parking, strict=True):
        if not any(place in parts[0] for place in beside(place_of(cell))):
            raise BadInput("freshfish-parking-shut-in", good=good, space=cell_name(cell))


MARKET: Final = Variant(
    name="market",
    streets={None: BLOCKED, "shortest": SHORTEST},
    fewer_flea_tiles={2: 1, 3: 2, 4: 2, 5: 3},
    first_reservation_anywhere=False,
    check_areas=check_areas,
    check_parking=check_market_parking,
)
CLASSIC: Final = Variant(
    name="classic",
    streets={None: NO_STREETS},
    fewer_flea_tiles=dict.fromkeys(range(2, 6), 0),
    first_reservation_anywhere=True,
    check_areas=check_no_areas,
    check_parking=check_classic_parking,
)
VARIANTS: Final = {variant.name: variant for variant in (MARKET, CLASSIC)}


def lay_square(state: State, square: Square) -> None:
    """Numbers the spaces, streets and areas, and writes down what lies beside what."""
    t = state[0]
    cells = sorted(square.spaces)
    areas = {area: number for number, area in enumerate(square.areas)}
    t["spaces"] = len(cells)
    t["cell"][: len(cells)] = cells
    t["area"][: len(cells)] = [areas.get(square.spaces[cell] or "", 0) for cell in cells]
    t["number"][: len(areas)] = list(square.areas.values())
    join(state, np.full(WIDTH * WIDTH, NONE))


MARGIN: Final = 2
"""Around all cells, for streets and what lies beside them."""
WIDTH: Final = SIDE + 2 * MARGIN


@entry
def join(state: State, nodes: Any) -> None:
    """Of the cells of a square without holes, which are given: what lies beside what. Streets are
    numbered as streets_around lists them. `nodes` is a grid, with NONE everywhere."""
    t = state[0]
    for space in range(t.spaces):
        cell = wide(t.cell[space])
        nodes[(cell // SIDE + MARGIN) * WIDTH + cell % SIDE + MARGIN] = space
    node = wide(MOST_SPACES)
    for place in range(WIDTH + 1, WIDTH * (WIDTH - 1) - 1):
        if nodes[place] == NONE and touches_space(nodes, place):
            nodes[place] = node
            node += 1
    for place in range(WIDTH, WIDTH * (WIDTH - 1)):
        if nodes[place] != NONE:
            write_beside(t, nodes, place)


@compiled
def touches_space(nodes: Any, place: int) -> bool:
    """By a side or a corner (M7.4)."""
    for down in range(-WIDTH, WIDTH + 1, WIDTH):
        for right in range(-1, 2):
            if 0 <= nodes[place + down + right] < MOST_SPACES:
                return True
    return False


@compiled
def write_beside(t: Any, nodes: Any, place: int) -> None:
    """Spaces first, then streets: above, right, below, left."""
    node = nodes[place]
    count = 0
    for streets in range(2):
        for step in (-WIDTH, 1, WIDTH, -1):
            other = nodes[place + step]
            if other != NONE and (other >= MOST_SPACES) == (streets == 1):
                t.beside[node, count] = other
                count += 1
        if streets == 0 and node < MOST_SPACES:
            t.sides[node] = count
    for side in range(count, 4):
        t.beside[node, side] = NONE
