"""Fresh Fish in the terminal: the square, the tiles, what a placement would bring about."""

from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table as RichTable

from kutter.games.contract import Move, View
from kutter.games.describing import seat_number
from kutter.games.freshfish.board.drawing import draw_square
from kutter.games.freshfish.knowledge.foresight import preview
from kutter.games.freshfish.knowledge.standing import Standing, standings
from kutter.games.freshfish.square import CELL_BY_NAME, cell_name
from kutter.games.freshfish.state import (
    BID,
    DISCS,
    DRAW,
    GOOD_NAMES,
    GOODS,
    NONE,
    OUTSIDE,
    PLACE,
    RESERVE,
    TILE_NAMES,
)
from kutter.games.screen import Terminal
from kutter.language.errors import IllegalMove

MOST_LISTED: Final = 12


class FreshFishScreen:
    def __init__(self, terminal: Terminal, names: Sequence[str], you: int) -> None:
        self.terminal = terminal
        self.names = names
        self.you = you
        self.view: View | None = None

    def say(self, message: str, **arguments: Any) -> str:
        return self.terminal.say(message, **arguments)

    def show(self, view: View, moves: Sequence[Move]) -> None:
        self.view = view
        out = self.terminal.out
        out.print()
        self.terminal.out.print(draw_square(view))
        out.print(self.standing(view))
        self.show_tiles(view[0])
        self.offer(view[0], moves)

    def standing(self, view: View) -> RichTable:
        v = view[0]
        table = RichTable(box=None, padding=(0, 2, 0, 0))
        for column in ("seat", "player", "coins", "discs", "stalls"):
            table.add_column(self.say(f"column-{column}"))
        table.add_column(self.say("column-score"), justify="right")
        for seat, standing in enumerate(standings(view)):
            stalls = [self.stall(v, seat, good, standing) for good in range(GOODS)]
            row = [seat_number(seat), self.names[seat], str(int(v["coins"][seat]))]
            row += [str(DISCS - int(v["out"][seat])), "  ".join(stalls), str(standing.score)]
            table.add_row(*row)
        return table

    def stall(self, v: Any, seat: int, good: int, standing: Standing) -> str:
        """Where a stall stands, and how long its route is: `fish c4:3`."""
        where = int(v["stall_at"][seat, good])
        name = self.say("good", good=GOOD_NAMES[good])
        place = {NONE: "-", OUTSIDE: "×"}.get(where) or cell_name(int(v["cell"][where]))
        length = standing.lengths[good]
        return f"{name} {place}" if length is None else f"{name} {place}:{length}"

    def show_tiles(self, v: Any) -> None:
        stack = "  ".join(
            f"{self.say('tile', tile=name)} {count}"
            for name, count in zip(TILE_NAMES, v["stack"], strict=True)
        )
        last = ", ".join(
            self.say("good", good=GOOD_NAMES[good]) for good in v["last"][v["handed"] :]
        )
        self.terminal.line(self.say("screen-stack", stack=stack, last=last))

    def offer(self, v: Any, moves: Sequence[Move]) -> None:
        verb = moves[0].verb
        if verb == BID:
            good = GOOD_NAMES[v["tile"]]
            self.terminal.line(self.say("screen-bid", good=good, most=int(v["coins"][self.you])))
            return
        spaces = [cell_name(move.things[0]) for move in moves if move.things]
        listed = " ".join(spaces[:MOST_LISTED]) + (" …" if len(spaces) > MOST_LISTED else "")
        if verb == PLACE:
            self.terminal.line(self.say("screen-place", tile=TILE_NAMES[v["tile"]], spaces=listed))
            return
        may_draw = "yes" if moves[-1].verb == DRAW else "no"
        self.terminal.line(
            self.say("screen-turn", may_draw=may_draw, number=len(spaces), spaces=listed)
        )

    def prompt(self, moves: Sequence[Move]) -> str:
        return self.say("screen-prompt-bid" if moves[0].verb == BID else "screen-prompt-space")

    def parse(self, answer: str, moves: Sequence[Move]) -> Move | None:
        verb, seat = moves[0].verb, moves[0].seat
        if verb == BID:
            if not (answer.isascii() and answer.isdigit() and len(answer) < 4):
                return None
            return Move(seat, BID, (int(answer),))
        if answer.lower() in ("draw", self.say("screen-draw-word")):
            return Move(seat, DRAW)
        cell = CELL_BY_NAME.get(answer.lower())
        return None if cell is None else Move(seat, verb if verb != DRAW else RESERVE, (cell,))

    def explain(self, what: str, moves: Sequence[Move]) -> None:
        """What building on a space would bring about."""
        cell = CELL_BY_NAME.get(what.lower())
        if cell is None or self.view is None:
            self.terminal.line(self.say("screen-help-freshfish"))
            return
        try:
            seen = preview(self.view, Move(self.you, PLACE, (cell,)))
        except IllegalMove as error:
            self.terminal.line("  " + error.tell(self.terminal.texts))
            return
        paths = " ".join(cell_name(path.cell) for path in seen.paths) or "-"
        discs = " ".join(cell_name(each) for each, _ in seen.discs) or "-"
        lengths = "  ".join(
            f"{GOOD_NAMES[change.good][0]}{seat_number(change.seat)} {change.before}→{change.after}"
            for change in seen.lengths
            if change.before is not None and change.before != change.after
        )
        self.terminal.line(
            "  " + self.say("screen-preview", paths=paths, discs=discs, lengths=lengths or "-")
        )

    def show_end(self, view: View) -> None:
        self.terminal.out.print()
        self.terminal.out.print(draw_square(view))
        self.terminal.out.print(self.standing(view))
