"""A table as the seat that is due sees it in a terminal, for `render_mode="ansi"`."""

from io import StringIO
from typing import Any, Final

from rich.console import Console

from kutter.games.meta import load
from kutter.lab.tables import Table
from kutter.language.catalogues import ENGLISH, Texts

MODES: Final = ["ansi"]
WIDTH: Final = 80


class Paper:
    """What a game's screen writes on."""

    def __init__(self) -> None:
        self.texts: Texts = ENGLISH
        self.written = StringIO()
        self.out = Console(
            file=self.written, width=WIDTH, highlight=False, emoji=False, markup=False
        )

    def say(self, message: str, **arguments: Any) -> str:
        return self.texts.say(message, **arguments)

    def line(self, text: str) -> None:
        self.out.print(text)


def drawing_of(table: Table) -> str:
    """Of a game without a screen of its own, what may be done; of one that is over, nothing."""
    if table.over:
        return ""
    game, seat = table.lab.game, table.seat
    view = game.view(table.now, seat)
    moves = game.legal(view, seat)
    if game.meta.screen is None:
        return "\n".join(map(game.text, moves))
    paper = Paper()
    names = [f"player_{each}" for each in range(table.players)]
    load(game.meta.screen)(paper, names, seat).show(view, moves)
    return paper.written.getvalue()
