"""The bytes of a view follow from what its seat knows, and from nothing else."""

from typing import Any

import numpy as np
import pytest

from kutter.engine.chance import generator
from kutter.games import fishing, freshfish
from kutter.games.contract import SPECTATOR, Game, Json, State
from kutter.games.fishing import state as fishing_table
from kutter.games.fishing.knowledge import views as fishing_knowledge
from kutter.games.freshfish import state as freshfish_table
from kutter.games.freshfish.knowledge import views as freshfish_knowledge
from tests.games.test_checked import each_case, positions

KINDS = {
    f"{room.__name__}.{name}": kind
    for room, name, kind in [
        (fishing, "TABLE", fishing_table.STATE),
        (fishing, "VIEW", fishing_knowledge.VIEW),
        (freshfish, "TABLE", freshfish_table.STATE),
        (freshfish, "VIEW", freshfish_knowledge.VIEW),
    ]
}
PUBLIC_BYTES = {
    "kutter.games.fishing": (fishing_table.PUBLIC, fishing_table.PUBLIC_BYTES),
    "kutter.games.freshfish": (freshfish_table.PUBLIC, freshfish_table.PUBLIC_BYTES),
}


@pytest.mark.parametrize("name", KINDS)
def test_every_byte_of_a_record_belongs_to_a_field(name: str) -> None:
    kind: Any = KINDS[name]
    assert sum(kind[field].itemsize for field in kind.names) == kind.itemsize


@pytest.mark.parametrize("name", KINDS)
def test_public_fields_lie_in_the_same_place_and_before_all_others(name: str) -> None:
    kind: Any = KINDS[name]
    public, end = PUBLIC_BYTES[name.rpartition(".")[0]]
    names = {field[0] for field in public}
    for field, (_, offset, *_) in kind.fields.items():
        assert (offset < end) == (field in names or field == "fill0"), field
    for field in names:
        assert len({each.fields[field][1] for each in alike(name)}) == 1


def alike(name: str) -> list[Any]:
    room = name.rpartition(".")[0]
    return [kind for other, kind in KINDS.items() if other.rpartition(".")[0] == room]


def in_used_memory(state: State) -> State:
    """A copy, made where something else has been before."""
    copy = np.frombuffer(bytearray(b"\xa5" * state.nbytes), state.dtype)
    copy[:] = state
    return copy


@pytest.mark.parametrize(("game", "options"), each_case())
@pytest.mark.parametrize("players", [3, 4])
def test_states_that_a_seat_cannot_tell_apart_give_it_equal_bytes(
    game: Game, options: Json, players: int
) -> None:
    for number, state in enumerate(positions(game, options, players)):
        for seat in (SPECTATOR, *range(players)):
            view = game.view(state, seat).tobytes()
            assert game.view(in_used_memory(state), seat).tobytes() == view
            twin = game.determinize(game.read_view(view), generator("twin", number, seat))
            assert game.view(in_used_memory(twin), seat).tobytes() == view
