"""How a game looks in a terminal: readable without colour, and at eighty columns."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import Console

from kutter.games.contract import Move, View
from kutter.language.catalogues import Texts


class Terminal(Protocol):
    """What a screen writes on."""

    texts: Texts
    out: Console

    def say(self, message: str, **arguments: Any) -> str:
        """A message in the player's language."""

    def line(self, text: str) -> None: ...


class Screen(Protocol):
    """Made from a terminal, the names of all, and the seat of who looks at it."""

    def show(self, view: View, moves: Sequence[Move]) -> None:
        """The position as the player sees it, and what can be done."""

    def prompt(self, moves: Sequence[Move]) -> str:
        """The question."""

    def parse(self, answer: str, moves: Sequence[Move]) -> Move | None:
        """A move as a player writes it, legal or not."""

    def explain(self, what: str, moves: Sequence[Move]) -> None:
        """What a card or a place is."""

    def show_end(self, view: View) -> None:
        """The final standing."""


def chosen_number(answer: str, most: int) -> int | None:
    """The number of an offer, from 1."""
    known = {str(number): number for number in range(1, most + 1)}
    return known.get(answer)
