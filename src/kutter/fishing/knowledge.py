"""F7: what a seat knows: the public fields of the table and the seat's own, no more."""

from typing import Any, Final

import numpy as np

from kutter.core.fields import Fields
from kutter.core.game import SPECTATOR, View
from kutter.fishing.cards import NONE
from kutter.fishing.table import PUBLIC, PUBLIC_BYTES, Table

OWN: Final[Fields] = [
    ("hand", "i8", 2),
    ("seat", "i1"),
    ("given", "i1"),  # the card that it chose to pass this round
    ("got", "i1"),  # the card that it was passed this round
]
VIEW: Final = np.dtype(PUBLIC + OWN, align=True)


def copy_public(source: Table | View, target: Table | View) -> None:
    """Copies the public fields, which stand first in tables and in views."""
    target.view(np.uint8)[:PUBLIC_BYTES] = source.view(np.uint8)[:PUBLIC_BYTES]


def view_of(table: Table, seat: int) -> View:
    data = bytearray(VIEW.itemsize)
    data[:PUBLIC_BYTES] = table.tobytes()[:PUBLIC_BYTES]
    view = np.frombuffer(data, VIEW)
    view["seat"] = seat
    view["given"] = NONE
    view["got"] = NONE
    if seat != SPECTATOR:
        view["hand"] = table["hand"][0, seat]
        view["given"] = table["given"][0, seat]
        if table["passed_at"][0] != NONE:
            view["got"] = table["given"][0, (seat - 1) % int(table["players"][0])]
    return view


def is_view(position: Any) -> bool:
    return bool(position.itemsize == VIEW.itemsize)
