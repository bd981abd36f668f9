"""M5 and M6: paths, and the fast cut finder against brute force."""

from random import Random

import pytest

from kutter.games.contract import Json, Move, State, copied
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.foresight import NewPath, preview
from kutter.games.freshfish.rules.event_kinds import EVENT_NAMES
from kutter.games.freshfish.square import Place, beside, cell_at, holes, place_of
from kutter.games.freshfish.state import DISC, EMPTY, FLEA_TABLE, OVER, PATH, PLACE
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    Scene,
    classic_setup,
    count_anew,
    golden_rule_holds,
    joined,
    market_setup,
    new_state,
    open_places,
    random_game,
    spaces_on,
    unbuildable,
)


def test_M5_a_full_area_becomes_paths() -> None:
    scene = Scene(market_setup(), MARKET)
    scene.do("0 reserve c2", "1 reserve d2", "0 reserve c3", "1 draw", "* tile flea", "1 place d2")
    assert scene.new_paths() == []
    scene.do("0 draw", "* tile flea", "0 place c2")
    assert scene.new_paths() == ["c3", "d3"]
    assert scene.on("c3") == PATH
    assert scene.t["out"][0] == 0
    assert "disc-returned" in scene.kinds()


def test_M5_other_areas_stay_as_they_are() -> None:
    scene = Scene(market_setup(), MARKET)
    scene.do("0 reserve c4", "1 reserve c2", "0 draw", "* tile flea", "0 place c4")
    assert scene.new_paths() == ["d4", "c5", "d5"]
    assert scene.on("c2") == DISC + 1
    assert scene.on("d2") == EMPTY


def test_M6_2_the_last_access_of_a_truck_becomes_a_path() -> None:
    scene = Scene(classic_setup())
    scene.do("0 reserve b1", "1 reserve f4", "0 draw", "* tile flea", "0 place b1")
    assert scene.new_paths() == ["a2"]
    assert scene.kinds() == ["table-placed", "path-to-truck"]


FREE_CORNER = """
. . . . F . .
. . . . . . .
. . . . . . .
. . . . . . C
S . . . . . .
. . . . . . .
. . . I . . .
"""


def cornered() -> Scene:
    """Seat 0 has discs on a1, b1 and a2, seat 1 some far away; it is the turn of seat 0."""
    scene = Scene(classic_setup(FREE_CORNER))
    scene.do("0 reserve b1", "1 reserve e5", "0 reserve a1", "1 reserve e6", "0 reserve a2")
    return scene.do("1 reserve d5")


def test_M6_2_the_last_access_of_a_stall_becomes_a_path() -> None:
    scene = cornered().do("0 draw", "* tile fish", "0 bid 1", "1 bid 0", "0 place a1")
    assert scene.new_paths() == []
    scene.do("1 reserve d6", "0 draw", "* tile flea", "0 place b1")
    assert scene.new_paths() == ["a2"]
    assert scene.kinds() == ["table-placed", "path-to-stall", "disc-returned"]


def test_M6_1_tables_need_no_access() -> None:
    scene = cornered().do("0 draw", "* tile flea", "0 place a1", "1 reserve d6")
    scene.do("0 draw", "* tile flea", "0 place b1", "1 reserve c6")
    assert scene.new_paths() == []
    scene.do("0 draw", "* tile flea", "0 place a2")
    assert scene.new_paths() == []


def test_M6_2_a_cut_space_becomes_a_path_and_its_disc_goes_back() -> None:
    narrow = "F . . . . S\n. . . . . .\nC . . . . I"
    scene = Scene(classic_setup(narrow))
    assert scene.on("b2") == PATH  # a2 hangs on it
    scene.do("0 reserve c1", "1 reserve c2", "0 reserve d1", "1 reserve c3")
    scene.do("0 draw", "* tile flea", "0 place c1")
    assert scene.new_paths() == []
    scene.do("1 draw", "* tile flea", "1 place c3")
    assert scene.new_paths() == ["c2", "d2"]
    assert scene.kinds()[1:] == ["path-joins", "path-joins", "disc-returned"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_golden_rule_holds_after_every_placement(players: int) -> None:
    for seed in range(3):
        state = new_state(players, CLASSIC, ("golden", seed))
        for move, _ in random_game(state, ("golden", seed)):
            if move.verb == PLACE:
                everything = spaces_on(state)
                needing = [place for place, on in everything.items() if on > FLEA_TABLE]
                assert golden_rule_holds(open_places(state), needing)
                assert unbuildable(state) == set()


@pytest.mark.parametrize("seed", range(8))
def test_paths_are_exactly_what_brute_force_finds(seed: int) -> None:
    """After each building, before the paths: the unbuildable spaces are those that become paths."""
    state = new_state(2 + seed % 4, CLASSIC, ("exact", seed))
    game = random_game(state, ("exact", seed))
    for move, events in game:
        if move.verb == PLACE and state[0]["phase"] != OVER:
            became = {
                place_of(event.thing)
                for event in events
                if EVENT_NAMES[event.what].startswith("path-")
            }
            undone = copied(state)
            for place in became:
                space = list(undone[0]["cell"]).index(cell_at(place))
                undone[0]["on"][space] = EMPTY
            assert unbuildable(undone) == became


def random_shape(random: Random, size: int) -> list[Place]:
    """A random square: joined by sides, without a hole."""
    places = {(8, 8)}
    while len(places) < size:
        place = random.choice(beside(random.choice(sorted(places))))
        if place not in places and min(place) >= 0 and max(place) < 26:
            if not holes([*places, place]):
                places.add(place)
    return sorted(places)


def random_classic_setup(random: Random, size: int) -> Json:
    """A random square whose trucks keep the golden rule; None of its spaces is special."""
    while True:
        places = random_shape(random, size)
        trucks = random.sample(places, 4)
        if golden_rule_holds(set(places) - set(trucks), trucks):
            rows = max(row for _, row in places) + 1
            columns = max(column for column, _ in places) + 1
            letters = dict.fromkeys(places, ".") | dict(zip(trucks, "FSCI", strict=True))
            return classic_setup(
                "\n".join(
                    " ".join(letters.get((column, row), " ") for column in range(columns))
                    for row in range(rows)
                )
            )


def test_fast_cut_finder_agrees_with_brute_force_on_random_squares() -> None:
    """Hundreds of positions: random squares, random buildings that leave the rest joined."""
    random = Random("cuts")
    compared = cuts = 0
    while compared < 400:
        setup = random_classic_setup(random, random.randrange(12, 46))
        state = FRESHFISH.start(2, CLASSIC, setup)
        state[0]["on"][state[0]["on"] == PATH] = EMPTY
        count_anew(state)
        while buildable := sorted(
            {place for place, on in spaces_on(state).items() if on == EMPTY} - unbuildable(state)
        ):
            place = random.choice(buildable)
            found = preview(state, Move(0, PLACE, (cell_at(place),))).paths
            space = list(state[0]["cell"]).index(cell_at(place))
            state[0]["on"][space] = FLEA_TABLE
            count_anew(state)
            right = unbuildable(state)
            assert {place_of(path.cell) for path in found} == right
            check_reasons(found, state)
            compared += 1
            cuts += len(right)
    assert cuts > compared


def check_reasons(found: list[NewPath], state: State) -> None:
    """Each path of a preview has a reason, and each reason is so."""
    open_now = open_places(state)
    for path in found:
        place = place_of(path.cell)
        off = {place_of(cell) for cell in path.cuts_off}
        rest = open_now - {place}
        assert bool(off) == (not joined(rest))
        if off:
            assert all(other not in rest - off for each in off for other in beside(each))
            assert len(off) <= len(rest - off) or not joined(off)
        for cell in path.last_access_of:
            assert [other for other in beside(place_of(cell)) if other in open_now] == [place]
        assert off or path.last_access_of
