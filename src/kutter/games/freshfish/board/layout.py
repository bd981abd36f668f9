"""M2: a square made of boards, laid out by a dealer.

Boards are laid one by one, each where it makes the outline short and the whole near a square;
among places that are nearly as good, chance decides. So squares are compact, yet edges stick out.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from kutter.engine.compiled import compiled, entry, wide
from kutter.engine.dealer import Dealer
from kutter.games.checked import Compared, Count
from kutter.games.contract import Json
from kutter.games.freshfish.board.boards import Board, Boards, own_boards
from kutter.games.freshfish.board.setup import (
    CLASSIC,
    MARKET,
    Square,
    Variant,
    check_classic_parking,
)
from kutter.games.freshfish.square import (
    CELL_BY_NAME,
    LINE,
    Cell,
    Place,
    at_edge,
    cell_at,
    cell_name,
    encloses,
    place_of,
    places_of,
)
from kutter.games.freshfish.state import GOOD_NAMES
from kutter.language.errors import BadInput

NEARLY_AS_GOOD: Final = 1
"""How much less compact than the best a place may be."""
TRIES: Final = 3
MOST_ATTEMPTS: Final = 200
MOST_PLACES: Final = 1024
"""More than there are around six boards of seven spaces, lengthwise and crosswise."""
NOT_THERE: Final = wide(1 << 30)
"""Costs more than any place."""

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""


class Laid(NamedTuple):
    """A board on the square: its top left corner, and by how many quarters it is turned."""

    board: Board
    column: int
    row: int
    turn: int

    @property
    def box(self) -> Box:
        right, bottom = self.column + self.board.width, self.row + self.board.height
        return self.column, self.row, right, bottom

    def spaces(self) -> dict[Place, str]:
        """Where they lie, and the areas that they belong to."""
        return {
            (self.column + column, self.row + row): self.board.name + letter
            for (column, row), letter in self.board.areas.items()
        }


class Lots:
    """Draws lots through a dealer, each attempt from piles of its own."""

    def __init__(self, dealer: Dealer, attempt: int) -> None:
        self.dealer = dealer
        self.attempt = attempt

    def draw(self, pile: str, things: Sequence[str]) -> str:
        return self.dealer.draw(f"{pile} {self.attempt}", things)

    def draw_some(self, pile: str, things: Sequence[str], number: int) -> list[str]:
        rest = list(things)
        drawn: list[str] = []
        while len(drawn) < number:
            drawn.append(self.draw(pile, rest))
            rest.remove(drawn[-1])
        return drawn


def new_setup(players: int, variant: Variant, dealer: Dealer, boards: Boards | None = None) -> Json:
    """A set-up as in a record."""
    for attempt in range(1, MOST_ATTEMPTS + 1):
        lots = Lots(dealer, attempt)
        laid = lay_boards(boards or own_boards(), players + 1, lots)
        square = square_of(laid) if variant is MARKET else without_areas(square_of(laid))
        parking = DRAW_PARKING[variant.name](square, lots)
        if parking is not None:
            return setup_json(players, square, parking, laid, dealer)
    raise BadInput("freshfish-no-parking")  # only with somebody's own boards


def lay_boards(boards: Boards, number: int, lots: Lots) -> list[Laid]:
    """M2.1: chosen by lot, joined by sides, without a hole; the most compact of a few tries."""
    names = lots.draw_some("boards", list(boards), number)
    tries = [lay_once([boards[name] for name in names], lots, trial) for trial in range(TRIES)]
    laid = min(tries, key=lambda laid: spread(*bounds(boxes_of(laid))))
    left, top, _, _ = bounds(boxes_of(laid))
    return [each._replace(column=each.column - left, row=each.row - top) for each in laid]


def lay_once(boards: Sequence[Board], lots: Lots, trial: int) -> list[Laid]:
    laid: list[Laid] = []
    for board in boards:
        half_turn = 2 * int(lots.draw(f"half turn {trial} {board.name}", "01"))
        laid.append(draw_place(board.turned(half_turn), laid, lots, trial))
        laid[-1] = laid[-1]._replace(turn=laid[-1].turn + half_turn)
    return laid


def draw_place(board: Board, laid: list[Laid], lots: Lots, trial: int) -> Laid:
    boxes = boxes_of(laid)
    more = NEARLY_AS_GOOD
    while True:
        good = {
            f"{place.column} {place.row} {place.turn}": place
            for place in good_places(board, boxes, more)
        }
        while good:
            drawn = good.pop(lots.draw(f"place {trial} {board.name}", list(good)))
            if not leave_a_hole([*boxes, drawn.box]):
                return drawn
        more += NEARLY_AS_GOOD


def good_places(board: Board, boxes: Sequence[Box], more: int) -> list[Laid]:
    """Where a board may lie beside those that do, lengthwise and crosswise: the best places, and
    those that cost so much more."""
    if not boxes:
        return [Laid(board.turned(turn), 0, 0, turn) for turn in range(2)]
    found = np.empty((MOST_PLACES, 3), np.int64)
    count = find_places(np.array(boxes), board.width, board.height, more, found)
    return [
        Laid(board.turned(turn), column, row, turn) for column, row, turn in found[:count].tolist()
    ]


@entry
def find_places(boxes: Any, width: Count, height: Count, more: Compared, found: Any) -> int:
    """Writes column, row and turn of each; how many there are."""
    left, top, right, bottom = boxes[0, 0], boxes[0, 1], boxes[0, 2], boxes[0, 3]
    for number in range(1, len(boxes)):
        left, top = min(left, boxes[number, 0]), min(top, boxes[number, 1])
        right, bottom = max(right, boxes[number, 2]), max(bottom, boxes[number, 3])
    best = NOT_THERE
    count = 0
    for writes in range(2):
        for turn in range(2):
            across, down = (width, height) if turn == 0 else (height, width)
            for column in range(left - across, right + 1):
                for row in range(top - down, bottom + 1):
                    cost = cost_of(boxes, column, row, column + across, row + down)
                    if writes == 0:
                        best = min(best, cost)
                    elif cost <= best + more:
                        found[count, 0], found[count, 1], found[count, 2] = column, row, turn
                        count += 1
    return count


@compiled
def cost_of(boxes: Any, left: int, top: int, right: int, bottom: int) -> int:
    """Low where it touches much and leaves the whole near a small square."""
    touched = 0
    whole_left, whole_top, whole_right, whole_bottom = left, top, right, bottom
    for number in range(boxes.shape[0]):
        columns = min(right, boxes[number, 2]) - max(left, boxes[number, 0])
        rows = min(bottom, boxes[number, 3]) - max(top, boxes[number, 1])
        if columns > 0 and rows > 0:
            return NOT_THERE
        if columns == 0 and rows > 0:
            touched += rows
        elif rows == 0 and columns > 0:
            touched += columns
        whole_left, whole_top = min(whole_left, boxes[number, 0]), min(whole_top, boxes[number, 1])
        whole_right = max(whole_right, boxes[number, 2])
        whole_bottom = max(whole_bottom, boxes[number, 3])
    if touched == 0:
        return NOT_THERE
    return spread(whole_left, whole_top, whole_right, whole_bottom) - touched


@entry
def spread(left: int, top: int, right: int, bottom: int) -> int:
    """How far from a small square it is."""
    return right - left + bottom - top + max(right - left, bottom - top)


def leave_a_hole(boxes: Sequence[Box]) -> bool:
    first_column, first_row, _, _ = bounds(boxes)
    bits = 0
    for left, top, right, bottom in boxes:
        line = ((1 << right - left) - 1) << left - first_column
        for row in range(top - first_row, bottom - first_row):
            bits |= line << row * LINE
    return encloses(bits)


def boxes_of(laid: Sequence[Laid]) -> list[Box]:
    return [each.box for each in laid]


def bounds(boxes: Sequence[Box]) -> Box:
    """Of all together."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def spaces_of(laid: list[Laid]) -> dict[Place, str]:
    return {place: area for each in laid for place, area in each.spaces().items()}


def square_of(laid: list[Laid]) -> Square:
    spaces = {cell_at(place): area for place, area in spaces_of(laid).items()}
    return Square(
        spaces={cell: spaces[cell] for cell in sorted(spaces)},
        areas={
            each.board.name + letter: number
            for each in laid
            for letter, number in sorted(each.board.numbers.items())
        },
        milestones=[each.board.milestone for each in laid],
    )


def without_areas(square: Square) -> Square:
    """M2.3: the back of the boards."""
    return Square(dict.fromkeys(square.spaces), {}, square.milestones)


def edge_cells(square: Square) -> list[Cell]:
    places = set(places_of(square.spaces))
    return [cell for cell in square.spaces if at_edge(place_of(cell), places)]


def draw_market_parking(square: Square, lots: Lots) -> list[Cell] | None:
    """M2.2; None if there are not four areas with number 1 at the edge."""
    at_edges: dict[str, list[str]] = {}
    for cell in edge_cells(square):
        area = square.spaces[cell]
        if area is not None and square.areas[area] == 1:
            at_edges.setdefault(area, []).append(cell_name(cell))
    if len(at_edges) < len(GOOD_NAMES):
        return None
    areas = lots.draw_some("parking area", list(at_edges), len(GOOD_NAMES))
    return [CELL_BY_NAME[lots.draw("parking", at_edges[area])] for area in areas]


def draw_classic_parking(square: Square, lots: Lots) -> list[Cell] | None:
    """M2.3, at the edge; None if M6.1 would not hold."""
    names = [cell_name(cell) for cell in edge_cells(square)]
    parking = [CELL_BY_NAME[name] for name in lots.draw_some("parking", names, len(GOOD_NAMES))]
    try:
        check_classic_parking(square, parking)
    except BadInput:
        return None
    return parking


DRAW_PARKING: Final = {MARKET.name: draw_market_parking, CLASSIC.name: draw_classic_parking}


def setup_json(
    players: int, square: Square, parking: list[Cell], laid: list[Laid], dealer: Dealer
) -> Json:
    """`boards` says how the square was laid out; to the rules it means nothing."""
    last = Lots(dealer, 1).draw_some("last row", GOOD_NAMES, len(GOOD_NAMES))
    return {
        "square": {
            "spaces": {cell_name(cell): area for cell, area in square.spaces.items()},
            "areas": dict(square.areas),
            "milestones": square.milestones,
        },
        "parking": dict(zip(GOOD_NAMES, map(cell_name, parking), strict=True)),
        "last": last,
        "first": int(dealer.draw("first", [str(seat) for seat in range(players)])),
        "boards": [
            {
                "board": each.board.name,
                "at": cell_name(cell_at((each.column, each.row))),
                "turn": each.turn,
            }
            for each in laid
        ],
    }
