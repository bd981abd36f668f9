"""How each game looks in the terminal: readable without colour, and at eighty columns."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from kutter.commands.fishing_screen import FishingScreen
from kutter.commands.freshfish_screen import FreshFishScreen
from kutter.commands.terminal import Terminal
from kutter.core.game import Move, View


class Screen(Protocol):
    def show(self, view: View, moves: Sequence[Move]) -> None:
        """The table as the player sees it, and what can be done."""

    def prompt(self, moves: Sequence[Move]) -> str:
        """The question."""

    def parse(self, answer: str, moves: Sequence[Move]) -> Move | None:
        """A move as a player writes it, legal or not."""

    def explain(self, what: str, moves: Sequence[Move]) -> None:
        """What a card or a place is."""

    def show_end(self, view: View) -> None:
        """The final standing."""


SCREENS: Final[Mapping[str, Callable[[Terminal, Sequence[str], int], Screen]]] = {
    "fishing": FishingScreen,
    "freshfish": FreshFishScreen,
}
