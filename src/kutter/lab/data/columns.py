"""The columns of exported decisions."""

from collections.abc import Sequence
from typing import Final, NamedTuple

VERSION: Final = 1
"""Raised whenever a column gets another meaning; new ones may come."""


class Column(NamedTuple):
    name: str
    kind: str
    """As Arrow names it; `actions` stands for a list of them."""
    meaning: str


ACTIONS: Final = "list<int32>"
COLUMNS: Final = (
    Column("record", "string", "where the record stands: FILE, or FILE:LINE"),
    Column("game_number", "int64", "which game of this table it is, from 0"),
    Column("game", "string", "as in the record"),
    Column("options", "string", 'as in the record, as JSON: `{"variant": "market"}`'),
    Column("players", "int8", "the number of seats"),
    Column("decision", "int32", "which decision of the game it is, from 0"),
    Column("move_number", "int32", "which move of the record it is, from 1, chance's counted"),
    Column("round", "int16", "which round it is, from 1; null: the game has none"),
    Column("seat", "int8", "who decides, from 0"),
    Column("owing", "int8", "how many seats owe a move: several where choices are sealed"),
    Column("verb", "string", "the kind of move: `play`"),
    Column("move", "string", "as in the record: `1 play G4`"),
    Column("choices", "int32", "how many moves are legal"),
    Column("lab_version", "int16", "of the numbers and bytes below; null: the lab has none"),
    Column("action", "int32", "the move's number in the lab"),
    Column("actions", ACTIONS, "the numbers of all legal moves, rising"),
    Column("score", "int32", "what the seat has made of its score so far"),
    Column("final_score", "int32", "the seat's score in the end"),
    Column("reward", "float32", "the seat's share of the win, less the fair share of it"),
    Column("bot", "string", "the bot that sits there, if the record says so"),
)
OBSERVATIONS: Final = (
    Column("plain", "binary", "what the seat knows, with `--observations`"),
    Column("history", "binary", "in which order it came about, with `--observations history`"),
)


def columns_with(observations: str | None) -> Sequence[Column]:
    """`plain` asks for that, `history` for both."""
    if observations is None:
        return COLUMNS
    return (*COLUMNS, *OBSERVATIONS) if observations == "history" else (*COLUMNS, OBSERVATIONS[0])
