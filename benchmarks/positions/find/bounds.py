"""What is kept of all lines of play after a move, each in three units.

The units: points; the lead over the others' mean; the share of the win. The bounds:

- `least` and `most`: whatever anybody does from then on, the seat that is asked too
- `against`: the others do whatever hurts that seat most
- `selfish`: everybody does what is best for themselves, the win before points; where that is the
  same to them, what hurts most
- `random`: everybody does anything, each as likely

For `against` and `selfish` everybody sees everything.
"""

from typing import Any, Final

import numpy as np

from kutter.engine.compiled import compiled, wide

POINTS: Final = 0
LEAD: Final = 1
SHARE: Final = 2
UNITS: Final = 3
MOST_SEATS: Final = 5
WIN: Final = 1000.0
"""The win before points."""
MODELS: Final = ("against", "selfish", "random")
BOUNDS: Final = np.dtype([(name, "f8", UNITS) for name in ("least", "most", *MODELS)])
NODE: Final = np.dtype(
    [
        ("bounds", BOUNDS),
        ("wishes", "f8", MOST_SEATS),  # what `selfish` brings each seat
        ("low", "i8"),  # moves that are still to be tried: a set, or their number
        ("high", "i8"),
        ("points", "f8", MOST_SEATS),  # when the game is over; more are better
        ("tried", "i8"),
        ("seat", "i8"),
        ("made", "i8"),  # the move that is being tried, where moves are a set
    ],
    align=True,
)


class TooMany(Exception):
    """More lines than one wants to wait for."""


@compiled
def count_up(node: Any, players: int, observer: int) -> None:
    """A game that is over."""
    points = node.points
    top, total = points[0], 0.0
    winners = 0
    for seat in range(players):
        top = max(top, points[seat])
        total += points[seat]
    for seat in range(players):
        winners += 1 if points[seat] == top else 0
    for seat in range(players):
        node.wishes[seat] = points[seat] + (WIN / winners if points[seat] == top else 0.0)
    b = node.bounds
    own = points[observer]
    for unit in range(UNITS):
        value = own
        if unit == LEAD:
            value = own - (total - own) / (players - 1)
        elif unit == SHARE:
            value = 1.0 / winners if own == top else 0.0
        b.least[unit], b.most[unit] = value, value
        b.against[unit], b.selfish[unit], b.random[unit] = value, value, value


@compiled
def learn(node: Any, child: Any, observer: int) -> None:
    """What a move of a node has led to."""
    own = node.seat == observer
    seat = wide(node.seat)
    a, b = node.bounds, child.bounds
    first = node.tried == 0
    node.tried += 1
    for unit in range(UNITS):
        if first:
            a.random[unit], a.against[unit] = b.random[unit], b.against[unit]
            a.least[unit], a.most[unit] = b.least[unit], b.most[unit]
            continue
        a.random[unit] += b.random[unit]
        a.least[unit] = min(a.least[unit], b.least[unit])
        a.most[unit] = max(a.most[unit], b.most[unit])
        if own:
            a.against[unit] = max(a.against[unit], b.against[unit])
        else:
            a.against[unit] = min(a.against[unit], b.against[unit])
    more = child.wishes[seat] - node.wishes[seat]
    less = node.wishes[observer] - child.wishes[observer]
    if first or more > 0.0 or (more == 0.0 and less > 0.0):
        for each in range(MOST_SEATS):
            node.wishes[each] = child.wishes[each]
        for unit in range(UNITS):
            a.selfish[unit] = b.selfish[unit]


@compiled
def end(node: Any) -> None:
    """All moves of a node are tried."""
    if node.tried > 1:
        for unit in range(UNITS):
            node.bounds.random[unit] /= node.tried
