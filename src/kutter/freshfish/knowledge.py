"""M8: what a seat knows. A view holds the public fields of the table and the seat's own, no more.

All that is ever hidden is the bids of an auction that still runs.
"""

from typing import Any, Final

import numpy as np

from kutter.core.chance import Generator, below
from kutter.core.compiled import entry
from kutter.core.fields import Fields
from kutter.core.game import SPECTATOR, View
from kutter.freshfish.table import NONE, PUBLIC, PUBLIC_BYTES, Table, empty_tables

OWN: Final[Fields] = [
    ("seat", "i1"),
    ("bid", "i1"),  # in the auction that runs; NONE: not yet
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
    view["bid"] = NONE if seat == SPECTATOR else table["bid"][0, seat]
    return view


def is_view(position: Any) -> bool:
    return bool(position.itemsize == VIEW.itemsize)


def as_table(position: Table | View) -> Table:
    """A table of its own, to reckon on; of a view, one in which nobody's bid is known."""
    if not is_view(position):
        return position.copy()
    table = empty_tables()
    copy_public(position, table)
    table["bid"] = NONE
    return table


def world_of(view: View, rng: Generator) -> Table:
    """A table that fits a view: every bid that is sealed may be anything its purse allows."""
    table = as_table(view)
    guess_bids(view, rng, table)
    return table


@entry
def guess_bids(view: Any, rng: Any, table: Table) -> None:
    t = table[0]
    for seat in range(t.players):
        if (t.has_bid >> seat) & 1:
            t.bid[seat] = view[0].bid if seat == view[0].seat else below(rng[0], t.coins[seat] + 1)
