"""M1.2 and M1.3: the seven boards, ours or those of a file that an owner of the box has written.

A board file is a JSON object: for each board its milestone and its rows, in which every space
tells its area's letter and number: `"a1 a1 b2 b2"`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from kutter.games.freshfish.board.setup import check_area
from kutter.games.freshfish.square import Place
from kutter.language.errors import BadInput
from kutter.language.sentences import shown
from kutter.records.files import read_json

SIZES: Final = {
    "A": (3, 4), "B": (3, 6), "C": (4, 4), "D": (4, 4), "E": (3, 5), "F": (4, 5), "G": (3, 7),
}  # fmt: skip
MILESTONES: Final = {"A": 2, "B": 3, "C": 3, "D": 3, "E": 3, "F": 4, "G": 5}
ROOM_BEYOND_MILESTONE: Final = 4
"""M1.3: by how much the numbers on a board exceed its milestone."""

_SPACE: Final = re.compile("[a-z][1-9]", re.ASCII)


@dataclass(frozen=True)
class Board:
    """A board as it lies unturned."""

    name: str
    milestone: int
    areas: Mapping[Place, str]
    """Every space's area letter, by column and row."""
    numbers: Mapping[str, int]

    @cached_property
    def width(self) -> int:
        return max(column for column, _ in self.areas) + 1

    @cached_property
    def height(self) -> int:
        return max(row for _, row in self.areas) + 1

    def turned(self, quarters: int) -> "Board":
        """Turned clockwise by so many quarters."""
        return self if quarters == 0 else self._turned_once.turned(quarters - 1)

    @cached_property
    def _turned_once(self) -> "Board":
        areas = {
            (self.height - 1 - row, column): area for (column, row), area in self.areas.items()
        }
        return Board(self.name, self.milestone, areas, self.numbers)


Boards = Mapping[str, Board]


@cache
def own_boards() -> Boards:
    text = (files(__package__) / "boards.json").read_text(encoding="utf-8")
    return check_boards(json.loads(text))


def read_boards(path: Path) -> Boards:
    """The boards of a file, checked."""
    return check_boards(read_json(path))


def check_boards(data: Any) -> Boards:
    """All seven boards, each by M1.2 and M1.3."""
    if not isinstance(data, dict):
        raise BadInput("freshfish-boards-are-not-json")
    for name in data:
        if name not in SIZES:
            raise BadInput("freshfish-board-unknown", board=shown(name))
    for name in SIZES:
        if name not in data:
            raise BadInput("freshfish-board-missing", board=name)
    return {name: check_board(name, data[name]) for name in SIZES}


def check_board(name: str, data: Any) -> Board:
    if not isinstance(data, dict) or not isinstance(data.get("rows"), list):
        raise BadInput("freshfish-board-has-no-rows", board=name)
    milestone = data.get("milestone")
    if type(milestone) is not int or milestone != MILESTONES[name]:
        right = MILESTONES[name]
        raise BadInput("freshfish-board-milestone", board=name, right=right, found=shown(milestone))
    rows = [read_row(name, number, row) for number, row in enumerate(data["rows"], 1)]
    check_size(name, rows)
    areas: dict[Place, str] = {}
    numbers: dict[str, int] = {}
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            letter, number = word[0], int(word[1])
            areas[column, row] = letter
            if numbers.setdefault(letter, number) != number:
                raise BadInput("freshfish-board-two-numbers", area=name + letter)
    for letter, number in numbers.items():
        places = [place for place, area in areas.items() if area == letter]
        check_area(name + letter, number, places)
    right = milestone + ROOM_BEYOND_MILESTONE
    if sum(numbers.values()) != right:
        found = sum(numbers.values())
        raise BadInput("freshfish-board-sum", board=name, right=right, found=found)
    return Board(name, milestone, areas, numbers)


def read_row(name: str, number: int, row: Any) -> list[str]:
    words = row.split(" ") if isinstance(row, str) else [row]
    for word in words:
        if not isinstance(word, str) or not _SPACE.fullmatch(word):
            raise BadInput("freshfish-board-space", board=name, row=number, found=shown(word))
    return words


def check_size(name: str, rows: Sequence[Sequence[str]]) -> None:
    """M1.2; a file may hold a board turned."""
    found = (len(rows), len(rows[0]) if rows else 0)
    if any(len(row) != found[1] for row in rows):
        raise BadInput("freshfish-board-ragged", board=name)
    if sorted(found) != sorted(SIZES[name]):
        height, width = SIZES[name]
        raise BadInput(
            "freshfish-board-size",
            board=name, height=height, width=width, rows=found[0], columns=found[1],
        )  # fmt: skip


def show_boards(boards: Boards) -> str:
    """Every board as text, with its milestone: a letter and a number a space."""
    return "\n\n".join(show_board(board) for board in boards.values())


def show_board(board: Board) -> str:
    lines = [f"{board.name}  {board.height}×{board.width}  ({board.milestone})"]
    for row in range(board.height):
        letters = [board.areas[column, row] for column in range(board.width)]
        lines.append("   " + " ".join(f"{letter}{board.numbers[letter]}" for letter in letters))
    return "\n".join(lines)
