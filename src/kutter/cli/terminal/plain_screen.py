"""How any game looks in the terminal that brings no screen of its own."""

from collections.abc import Sequence
from typing import Any, Final

from kutter.games.contract import Game, Move, View
from kutter.games.describing import seat_number
from kutter.games.screen import Terminal, chosen_number
from kutter.language.errors import BadInput

NOT_SHOWN: Final = ("game", "players", "seat", "legal", "legal_words", "refused", "own")


class PlainScreen:
    """The view line by line, and the moves by number."""

    def __init__(self, game: Game, terminal: Terminal, names: Sequence[str], you: int) -> None:
        self.game = game
        self.terminal = terminal
        self.names = names
        self.you = you

    def show(self, view: View, moves: Sequence[Move]) -> None:
        self.terminal.line("")
        for name, value in self.game.view_json(view).items():
            if name == "seats":
                self._show_seats(value)
            elif name not in NOT_SHOWN:
                self.terminal.line(f"{name}: {plain(value)}")
        self.explain("", moves)

    def _show_seats(self, seats: Sequence[Any]) -> None:
        for seat, value in enumerate(seats):
            self.terminal.line(f"{seat_number(seat)} {self.names[seat]}: {plain(value)}")

    def prompt(self, moves: Sequence[Move]) -> str:
        return self.terminal.say("screen-plain-question", most=str(len(moves))) + " "

    def parse(self, answer: str, moves: Sequence[Move]) -> Move | None:
        number = chosen_number(answer, len(moves))
        if number is not None:
            return moves[number - 1]
        try:
            return self.game.parse(f"{self.you} {answer}")
        except BadInput:
            return None

    def explain(self, _: str, moves: Sequence[Move]) -> None:
        for number, move in enumerate(moves, 1):
            self.terminal.line(f"{number:4}  {self.game.move_words(move)}")

    def show_end(self, view: View) -> None:
        self.show(view, [])


def plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(each)}" for name, each in value.items())
    if isinstance(value, list):
        return " ".join(map(plain, value)) or "-"
    return "-" if value is None else str(value)
