"""Figures on terminals of any width."""

import pytest

from kutter.cli.terminal.columns import table_lines
from tests.cli.helpers import kutter

COLUMNS = ("bot", "games", "wins")
ROWS = (("Skipper (1600sims)", "4", "75.0 % (30.1–95.4)"), ("Mate", "12", "8.3 %"))


def test_columns_where_there_is_room() -> None:
    for width in (None, 80, 47):
        assert [*table_lines(COLUMNS, ROWS, width)] == [
            "bot                 games                wins",
            "Skipper (1600sims)      4  75.0 % (30.1–95.4)",
            "Mate                   12               8.3 %",
        ]


def test_a_line_a_figure_where_there_is_none() -> None:
    assert [*table_lines(COLUMNS, ROWS, 40)] == [
        "bot Skipper (1600sims)", "  games: 4", "  wins: 75.0 % (30.1–95.4)",
        "bot Mate", "  games: 12", "  wins: 8.3 %",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "fishing", "--games", 4, "--bots", "deckhand,random", "--jobs", 1),
        ("simulate", "fishing", "--games", 2, "--bots", "deckhand,random"),
        pytest.param(("bench", "fishing", "--seconds", 1), marks=pytest.mark.slow),
    ],
    ids=lambda words: words[0],
)
def test_commands_stay_readable_at_forty_columns(words: tuple[object, ...]) -> None:
    for language in ("en", "de"):
        done = kutter(*words, "--lang", language, COLUMNS="40")
        assert done.code == 0
        assert max(map(len, done.lines)) <= 40
        assert "…" not in done.out
