"""Other worlds that look the same to a seat."""

from collections.abc import Iterator

from kutter.engine.chance import generator
from kutter.lab.tables import Table
from tests.states import same


def swapped(table: Table) -> Iterator[tuple[int, bool]]:
    """For each seat the table has another world, all that it cannot know; whether that differs."""
    rng = generator("swap")
    game, state = table.lab.game, table.state(0)
    for seat in range(table.players):
        world = game.determinize(game.view(state, seat), rng)
        table.put(0, world)
        yield seat, not same(world, state)
    table.put(0, state)
