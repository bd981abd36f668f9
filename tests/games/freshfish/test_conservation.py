"""Nothing is lost and nothing appears: discs, coins, stalls, tiles, and what must keep in step."""

from typing import Any

import numpy as np
import pytest

from kutter.games.contract import Json, State, copied
from kutter.games.freshfish.rules.event_kinds import AUCTION_WON
from kutter.games.freshfish.square import MOST_SPACES, beside
from kutter.games.freshfish.state import (
    COINS,
    DISC,
    DISCS,
    FLEA,
    FLEA_TABLE,
    GOODS,
    NONE,
    OUTSIDE,
    OVER,
    PATH,
    STALL,
    TRUCK,
    WORK,
)
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    as_words,
    count_anew,
    new_state,
    random_game,
    spaces_on,
)


def check_discs(t: Any) -> None:
    on = t["on"][: t["spaces"]]
    for seat in range(t["players"]):
        assert t["out"][seat] == (on == DISC + seat).sum() <= DISCS


def check_tiles(t: Any) -> None:
    """Every tile of the stack: in it, void, in hand, or built; of the last row likewise."""
    on = t["on"][: t["spaces"]]
    in_hand = [int(t["tile"] == tile and t["phase"] != OVER) for tile in range(GOODS + 1)]
    drawn = t["tiles"] - t["stack"] - t["void"]
    assert drawn[FLEA] == (on == FLEA_TABLE).sum() + in_hand[FLEA]
    for good in range(GOODS):
        gone = (t["stall_at"][: t["players"], good] != NONE).sum()
        handed = list(t["last"][: t["handed"]]).count(good)
        assert drawn[good] + handed == gone + in_hand[good]


def check_stalls(t: Any) -> None:
    on = t["on"][: t["spaces"]]
    for seat in range(t["players"]):
        for good in range(GOODS):
            found = (on == STALL + GOODS * seat + good).nonzero()[0].tolist()
            space = t["stall_at"][seat, good]
            assert found == ([] if space in (NONE, OUTSIDE) else [space])
    for good in range(GOODS):
        assert on[t["truck_at"][good]] == TRUCK + good


def check_neighbours(state: State) -> None:
    """`near`, `built` and the sets of spaces are what one would count."""
    t = state[0]
    everything = spaces_on(state)
    for space, place in enumerate(everything):
        near = sum(PATH <= everything.get(other, 0) < FLEA_TABLE for other in beside(place))
        assert t["near"][space] == near
    there = np.arange(MOST_SPACES) < t["spaces"]
    assert t["beside_any"].tolist() == as_words(there & (t["near"] > 0)).tolist()
    again = copied(state)
    count_anew(again)
    assert again.tobytes() == state.tobytes()
    for area in set(t["area"][: t["spaces"]]):
        inside = t["on"][: t["spaces"]][t["area"][: t["spaces"]] == area]
        assert t["built"][area] == (inside >= FLEA_TABLE).sum()


@pytest.mark.parametrize("options", [MARKET, CLASSIC], ids=["market", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_conserved(options: Json, players: int) -> None:
    for seed in range(2):
        state = new_state(players, options, ("conserved", seed))
        t = state[0]
        paid = 0
        for _, events in random_game(state, ("conserved", seed)):
            paid += sum(event.number for event in events if event.what == AUCTION_WON)
            assert t["coins"].sum() + paid == COINS * players
            assert not any(state[field[0]].any() for field in WORK)
            check_discs(t)
            check_tiles(t)
            check_stalls(t)
            check_neighbours(state)
        assert t["phase"] == OVER
        assert not t["stack"].any()
        assert (t["stall_at"][:players] != NONE).all()
