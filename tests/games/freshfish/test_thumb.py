"""What rules of thumb look at: what is found more quickly is the same."""

from typing import Any

import numpy as np
import pytest

from kutter import lab
from kutter.engine.compiled import entry, wide
from kutter.games.contract import Json, State, copied
from kutter.games.freshfish.rules.paths import lay_paths, mark_paths
from kutter.games.freshfish.rules.turns import build
from kutter.games.freshfish.state import DISC, FLEA, GOODS, NONE, is_disc, is_free
from kutter.games.freshfish.thumb.space_values import (
    PREVIEW,
    go_around,
    is_in_the_way,
    look,
    look_after,
)

CASES: list[tuple[int, Json]] = [
    (4, {"variant": "market"}), (5, {"variant": "market", "streets": "shortest"}),
    (2, {"variant": "market"}), (4, {"variant": "classic"}), (5, {"variant": "classic"}),
]  # fmt: skip


@entry
def build_and_look(state: State, room: Any, space: int, tile: int, fresh: Any) -> int:
    """Looks before and after, and once more as if nothing were known; for how many goods nothing
    had to be walked again."""
    t, now, then = state[0], room[0].now, room[0].then
    look(t, now)
    build(t, wide(t.on[space]) - DISC, space, tile, None)
    mark_paths(t, space)
    lay_paths(t, None)
    look_after(t, now, then, space)
    look(t, fresh[0].now)
    around = 0
    for good in range(GOODS):
        if now.at_once[good] and not is_in_the_way(t, now, good, space):
            around += go_around(t, now, good, space)
    return around


@pytest.mark.parametrize(("players", "options"), CASES)
def test_after_a_building_it_finds_what_a_fresh_look_does(players: int, options: Json) -> None:
    games = lab.batch("freshfish", players, options, 1, 5)
    quick = built = 0
    for stop in range(80):
        games.play_random(1 + stop % 5)
        state = games.state(0)
        for space in np.flatnonzero([is_disc(int(on)) for on in state[0]["on"]]):
            seat = int(state[0]["on"][space]) - DISC
            missing = np.flatnonzero(state[0]["stall_at"][seat] == NONE)
            for tile in (FLEA, *missing[:1]):
                room, fresh = np.zeros(1, PREVIEW), np.zeros(1, PREVIEW)
                after = copied(state)
                quick += build_and_look(after, room, int(space), int(tile), fresh)
                found, wanted = room["then"][0], fresh["now"][0]
                free = [bool(is_free(int(on))) for on in after[0]["on"]]
                assert found["length"].tolist() == wanted["length"].tolist()
                assert found["far"][:, free].tolist() == wanted["far"][:, free].tolist()
                built += GOODS
    assert built > 500
    if options.get("streets") is None:
        assert quick > built / 3
