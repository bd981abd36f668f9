"""A preview tells what then happens, changes nothing, and is quick."""

from string import ascii_lowercase
from time import perf_counter

import numpy as np
import pytest

from kutter.engine.events import nobody_listens
from kutter.games.checked import seat_at
from kutter.games.contract import Json, Move, State, copied
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.foresight import FORESIGHT, LengthChange, foresee, preview
from kutter.games.freshfish.rules.codes import space_at
from kutter.games.freshfish.rules.event_kinds import DISC_RETURNED, EVENT_NAMES
from kutter.games.freshfish.square import CELL_BY_NAME, cell_name
from kutter.games.freshfish.state import EMPTY, FISH, FLEA, FLEA_TABLE, GOODS, OVER, PLACE, SODA
from kutter.language.errors import IllegalMove
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    SHORTEST_STREETS,
    Scene,
    classic_setup,
    count_anew,
    counted_length,
    market_setup,
    new_state,
    random_game,
)
from tests.states import same


def standing(state: State) -> dict[tuple[int, int], int]:
    """Every stall on the square with its length, if the game ended at once."""
    return {
        (seat, good): counted_length(state, seat, good)
        for seat in range(int(state[0]["players"]))
        for good in range(GOODS)
        if state[0]["stall_at"][seat, good] >= 0
    }


@pytest.mark.parametrize(
    "options", [MARKET, SHORTEST_STREETS, CLASSIC], ids=["market", "shortest", "classic"]
)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_foreseen_comes_true(options: Json, players: int) -> None:
    state = new_state(players, options, "preview")
    before = copied(state)
    compared = 0
    for move, events in random_game(state, "preview"):
        if move.verb == PLACE and state[0]["phase"] != OVER:
            seen = preview(FRESHFISH.view(before, (move.seat + 1) % players), move)
            assert seen == preview(before, move)
            paths = [event.thing for event in events if EVENT_NAMES[event.what].startswith("path-")]
            discs = [(event.thing, event.who) for event in events if event.what == DISC_RETURNED]
            assert [path.cell for path in seen.paths] == paths
            assert seen.discs == discs
            old, new = standing(before), standing(state)
            assert seen.lengths == [
                LengthChange(*stall, old.get(stall), new[stall]) for stall in sorted(new)
            ]
            compared += 1
        before = copied(state)
    assert compared > 10


def test_reasons_of_a_preview() -> None:
    scene = Scene(classic_setup())
    first = preview(scene.state, Move(0, PLACE, (CELL_BY_NAME["b1"],)))
    assert first.to_json() == {
        "paths": [{"space": "a2", "area_is_full": False, "last_access_of": ["a1"], "cuts_off": []}],
        "discs": [],
        "lengths": [],
    }
    narrow = Scene(classic_setup("F . . . . S\n. . . . . .\nC . . . . I"))
    narrow.do("0 reserve c1", "1 reserve c2", "0 draw", "* tile flea", "0 place c1")
    seen = preview(narrow.state, Move(1, PLACE, (CELL_BY_NAME["c3"],))).to_json()
    assert [path["space"] for path in seen["paths"]] == ["c2", "d2"]
    assert seen["paths"][0]["cuts_off"] == ["b1", "a2", "b2", "b3"]
    assert seen["discs"] == [{"space": "c2", "seat": 1}]


def test_a_preview_in_market_says_that_the_area_is_full() -> None:
    scene = Scene(market_setup(), MARKET)
    seen = preview(scene.state, Move(0, PLACE, (CELL_BY_NAME["c4"],)))
    assert [path.area_is_full for path in seen.paths] == [True, True, True]


def test_a_stall_may_be_thought_of_before_it_is_drawn() -> None:
    scene = Scene(classic_setup())
    move = Move(1, PLACE, (CELL_BY_NAME["c1"],))
    assert preview(scene.state, move, FISH).lengths == [LengthChange(1, FISH, None, 1)]
    assert preview(scene.state, move).lengths == []


def test_a_preview_changes_nothing() -> None:
    scene = Scene(classic_setup()).do("0 reserve c3", "1 reserve f4")
    before = copied(scene.state)
    preview(scene.state, Move(0, PLACE, (CELL_BY_NAME["c3"],)), SODA)
    assert same(before, scene.state)


@pytest.mark.parametrize(
    ("name", "tile", "message"),
    [
        ("z26", FLEA, "freshfish-not-on-square"),
        ("a1", FLEA, "freshfish-not-empty"),
        ("d3", FISH, "freshfish-stall-is-gone"),
    ],
)
def test_what_is_not_thinkable_is_refused(name: str, tile: int, message: str) -> None:
    scene = Scene(classic_setup()).do("0 reserve c3", "1 reserve f4", "0 draw", "* tile fish")
    scene.do("0 bid 0", "1 bid 0", "0 place c3")
    with pytest.raises(IllegalMove) as caught:
        preview(scene.state, Move(0, PLACE, (CELL_BY_NAME[name],)), tile)
    assert caught.value.sentence.message == message


def largest_square() -> Scene:
    """128 spaces, of which all but a ring are built on: a building makes it one long path."""
    rows = [". . . . . . . . . . . . . . . ."] * 8
    rows[1] = ". F . . . . . . . . . . . . S ."
    rows[6] = ". C . . . . . . . . . . . . I ."
    scene = Scene(classic_setup("\n".join(rows)))
    assert scene.t["spaces"] == 128
    on = scene.t["on"].reshape(8, 16)
    on[1:7, 1:15][on[1:7, 1:15] == EMPTY] = FLEA_TABLE
    scene.t["tile"] = FLEA
    count_anew(scene.state)
    return scene


def test_a_building_in_a_ring_makes_a_path_of_all_but_its_ends() -> None:
    scene = largest_square()
    foreseen = preview(scene.state, Move(0, PLACE, (CELL_BY_NAME["i1"],)), FLEA)
    ring = [
        f"{column}{row}"
        for row in range(1, 9)
        for column in ascii_lowercase[:16]
        if row in (1, 8) or column in "ap"
    ]
    assert [cell_name(path.cell) for path in foreseen.paths] == [
        cell for cell in ring if cell not in ("h1", "i1", "j1")
    ]


@pytest.mark.slow
def test_a_preview_takes_less_than_a_millisecond_on_the_largest_square() -> None:
    scene = largest_square()
    foresight = np.zeros(1, FORESIGHT)
    space = space_at(scene.state, CELL_BY_NAME["i1"])
    assert space is not None
    seconds = []
    for _ in range(20):
        state = copied(scene.state)
        began = perf_counter()
        foresee(state, seat_at(state, 0), space, nobody_listens(), foresight)
        seconds.append(perf_counter() - began)
    assert min(seconds) < 0.001
