"""Other worlds that look the same to a seat."""

from collections.abc import Iterable, Iterator

from kutter.engine.chance import generator
from kutter.lab.tables import Table
from tests.states import same

ENOUGH = 6
"""Worlds that differed: then a test has seen enough."""


def swapped(table: Table, seats: Iterable[int]) -> Iterator[tuple[int, bool]]:
    """For each seat the table has another world, all that it cannot know; whether that differs."""
    rng = generator("swap")
    game, state = table.lab.game, table.state(0)
    for seat in seats:
        world = game.determinize(game.view(state, seat), rng)
        table.put(0, world)
        yield seat, not same(world, state)
    table.put(0, state)
