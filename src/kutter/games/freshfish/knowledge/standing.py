"""M7.3 to M7.6: how a game stands, as everybody may reckon it while it is played."""

from typing import NamedTuple

from kutter.games.contract import State, View
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.rules import entries
from kutter.games.freshfish.state import NONE, OVER


class Standing(NamedTuple):
    """A seat's, if what is open now became paths."""

    lengths: list[int | None]
    """By good, as they count (M7.5); None while the stall may still be built."""
    score: int
    """Those lengths less coins; at the end, the score."""


def standings(position: State | View) -> list[Standing]:
    """Of every seat."""
    state = as_state(position)
    entries.measure(state)
    t = state[0]
    counts = (t["stall_at"] != NONE) | (t["phase"] == OVER)  # M7.5: never placed counts as well
    result = []
    seats = slice(t["players"])
    columns = (t["length"][seats].tolist(), counts[seats].tolist(), t["coins"][seats].tolist())
    for measured, counted, coins in zip(*columns, strict=True):
        lengths = [
            length if is_there else None for length, is_there in zip(measured, counted, strict=True)
        ]
        result.append(Standing(lengths, sum(filter(None, lengths)) - coins))
    return result
