"""A square as text, readable without colour: areas in frames, each with its number.

`.` empty, `+` path, `(2)` a disc of seat 2, `###` a flea table, `[F]` the fish truck, `F2` the fish
stall of seat 2; likewise S, C and I for soda, cheese and ice.
"""

from typing import Any

from kutter.games.contract import State, View
from kutter.games.describing import seat_number
from kutter.games.freshfish.rules.paths import owner_of
from kutter.games.freshfish.square import Place, place_of
from kutter.games.freshfish.state import (
    DISC,
    EMPTY,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    PATH,
    STALL,
    TRUCK,
)


def draw_square(position: State | View) -> str:
    t = position[0]
    spaces = {place_of(int(cell)): space for space, cell in enumerate(t["cell"][: t["spaces"]])}
    columns = max(column for column, _ in spaces) + 1
    rows = max(row for _, row in spaces) + 1
    areas = {place: int(t["area"][space]) for place, space in spaces.items()}
    lines = ["    " + "".join(f"  {chr(ord('a') + column)}  " for column in range(columns))]
    for row in range(rows + 1):
        lines.append("    " + frame_line(areas, row, columns))
        if row < rows:
            lines.append(f"{row + 1:3} " + space_line(t, spaces, areas, row, columns))
    return "\n".join(line.rstrip() for line in lines)


def parts(areas: dict[Place, int], one: Place, other: Place) -> bool:
    """Whether a frame runs between two places."""
    return areas.get(one) != areas.get(other)


def frame_line(areas: dict[Place, int], row: int, columns: int) -> str:
    """The line above a row."""
    line = ""
    for column in range(columns + 1):
        around = [(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)]
        line += "+" if len({areas.get(place) for place in around}) > 1 else " "
        line += "----" if parts(areas, (column, row - 1), (column, row)) else "    "
    return line


def space_line(
    t: Any, spaces: dict[Place, int], areas: dict[Place, int], row: int, columns: int
) -> str:
    line = ""
    for column in range(columns + 1):
        place = (column, row)
        line += "|" if parts(areas, (column - 1, row), place) else " "
        line += (
            signpost(t, areas, place) + mark(int(t["on"][spaces[place]]))
            if place in spaces
            else "    "
        )
    return line


def signpost(t: Any, areas: dict[Place, int], place: Place) -> str:
    """An area's number, on the first of its spaces; classic has none."""
    area = areas[place]
    first = next(other for other, each in areas.items() if each == area)
    return str(int(t["number"][area])) if place == first and not t["classic"] else " "


def mark(on: int) -> str:
    """What is on a space, in three characters."""
    if on in (EMPTY, PATH, FLEA_TABLE):
        return {EMPTY: " . ", PATH: " + ", FLEA_TABLE: "###"}[on]
    if on < FLEA_TABLE:
        return f"({seat_number(on - DISC)})"
    if on < STALL:
        return f"[{GOOD_NAMES[on - TRUCK][0].upper()}]"
    seat = owner_of(on)
    return f"{GOOD_NAMES[on - STALL - GOODS * seat][0].upper()}{seat_number(seat)} "
