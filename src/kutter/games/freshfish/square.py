"""A square's geometry: spaces and their names, what lies beside what, the streets around it.

A cell is `row * SIDE + column`, whether it is on the square or not. A state numbers the spaces of
its square from 0, in the order of their cells: line by line, as one reads.
"""

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

SIDE: Final = 26
"""Columns a to z, rows 1 to 26."""
MOST_SPACES: Final = 128
GRID: Final = 14
"""Rows and columns of the lab's grid. The squares of our boards fit."""
CELLS: Final = GRID * GRID
LINE: Final = 64
"""Where places are bits, so many make a row: more than SIDE, and than six boards end to end."""

Cell = int
Place = tuple[int, int]
"""Column and row, from 0; of streets also -1 and SIDE."""


@cache
def cell_name(cell: Cell) -> str:
    """`c4`: third column, fourth row."""
    row, column = divmod(cell, SIDE)
    return f"{chr(ord('a') + column)}{row + 1}"


CELL_BY_NAME: Final = {cell_name(cell): cell for cell in range(SIDE * SIDE)}


def place_of(cell: Cell) -> Place:
    return cell % SIDE, cell // SIDE


def cell_at(place: Place) -> Cell:
    return place[1] * SIDE + place[0]


def beside(place: Place) -> tuple[Place, Place, Place, Place]:
    """By a side: above, right, below, left."""
    column, row = place
    return (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)


def pieces(places: Collection[Place]) -> list[set[Place]]:
    """The parts that are joined by sides, the one that holds the first place first."""
    rest = set(places)
    found = []
    for place in places:
        if place in rest:
            rest.remove(place)
            piece, ahead = {place}, [place]
            while ahead:
                for other in beside(ahead.pop()):
                    if other in rest:
                        rest.remove(other)
                        piece.add(other)
                        ahead.append(other)
            found.append(piece)
    return found


def outside(places: Collection[Place]) -> list[Place]:
    """Everything around some places, with a margin of one, line by line."""
    columns = [column for column, _ in places]
    rows = [row for _, row in places]
    taken = set(places)
    return [
        (column, row)
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
        if (column, row) not in taken
    ]


def encloses(bits: int) -> bool:
    """Whether places that are joined, as bits, have a hole: by Euler, pieces less holes are as many
    as squares, less their sides, and their corners."""
    beyond, below = bits << 1, bits << LINE
    sides = (bits | beyond).bit_count() + (bits | below).bit_count()
    corners = (bits | beyond | below | beyond << LINE).bit_count()
    return bits.bit_count() - sides + corners != 1


def holes(places: Collection[Place]) -> list[Place]:
    """What the places enclose: not reached from outside by sides."""
    around = outside(places)
    reached = pieces(around)[0]
    return [place for place in around if place not in reached]


def streets_around(places: Collection[Place]) -> list[Place]:
    """M7.4: every outside place that touches one by a side or a corner, line by line."""
    touched = {
        (column + right, row + down)
        for column, row in places
        for right in (-1, 0, 1)
        for down in (-1, 0, 1)
    }
    return [place for place in outside(places) if place in touched]


def at_edge(place: Place, places: Collection[Place]) -> bool:
    """Whether a side of it looks out of the square."""
    return any(other not in places for other in beside(place))


def places_of(cells: Iterable[Cell]) -> list[Place]:
    return [place_of(cell) for cell in cells]
