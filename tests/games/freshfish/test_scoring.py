"""M7: lengths, streets, caps and scores."""

from itertools import pairwise
from typing import Any

import pytest

from kutter.games.contract import Json
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.routes import Route, route_of
from kutter.games.freshfish.square import (
    CELL_BY_NAME,
    Place,
    beside,
    cell_name,
    place_of,
    streets_around,
)
from kutter.games.freshfish.state import (
    COINS,
    DISC,
    EMPTY,
    FLEA_TABLE,
    GOOD_NAMES,
    GOODS,
    NONE,
    OUTSIDE,
    OVER,
    PATH,
    PLACE,
    SHORTEST,
    STALL,
)
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    SHORTEST_STREETS,
    Scene,
    all_lengths,
    classic_setup,
    count_anew,
    counted_length,
    market_setup,
    new_state,
    plain_length,
    random_game,
    space_named,
)


def put_stall(scene: Scene, seat: int, good: int, name: str) -> None:
    space = space_named(scene.state, name)
    scene.t["on"][space] = STALL + GOODS * seat + good
    scene.t["stall_at"][seat, good] = space
    count_anew(scene.state)


def end_with(scene: Scene, seat: int, good: int, name: str) -> Json:
    """The result after a last stall; what has not been placed by then stands outside."""
    t = scene.t
    t["stall_at"][: t["players"]][t["stall_at"][: t["players"]] == NONE] = OUTSIDE
    t["stall_at"][seat, good] = NONE
    t["on"][space_named(scene.state, name)] = DISC + seat
    count_anew(scene.state)
    t["out"][seat] += 1
    t["stack"][:] = 0
    t["handed"] = GOODS
    t["phase"] = PLACE
    t["turn"] = seat
    t["tile"] = good
    scene.do(f"{seat} place {name}")
    result = FRESHFISH.result(scene.state)
    assert result is not None
    return result


WIDE = "\n".join(
    [
        ". . F . . . . . . S . .",
        *[". . . . . . . . . . . ."] * 8,
        ". . C . . . . . . I . .",
    ]
)


def test_worked_examples_of_the_rules() -> None:
    """Three seats; lengths 1 1 8 1 with 6 coins, 2 10 1 2 with 9, 1 1 6 6 with 3."""
    scene = Scene(classic_setup(WIDE, players=3), CLASSIC, 3)
    stalls = (("a1", "h1", "h6", "l10"), ("d3", "a6", "a10", "h9"), ("e1", "l1", "g7", ""))
    for seat, names in enumerate(stalls):
        for good, name in enumerate(names):
            if name:
                put_stall(scene, seat, good, name)
    scene.t["coins"][:3] = (6, 9, 3)
    result = end_with(scene, 2, 3, "j3")
    assert [list(lengths.values()) for lengths in result["lengths"]] == [
        [1, 1, 8, 1],
        [2, 10, 1, 2],
        [1, 1, 6, 6],
    ]
    assert result["scores"] == [5, 6, 11]
    assert result["winners"] == [0]
    assert result["coins"] == [6, 9, 3]


def test_M7_2_everything_left_becomes_a_path() -> None:
    scene = Scene(classic_setup())
    scene.do("0 reserve c3", "1 reserve f4")
    end_with(scene, 0, 0, "d3")
    on = scene.t["on"][: scene.t["spaces"]]
    assert not ((on == EMPTY) | ((on >= DISC) & (on < FLEA_TABLE))).any()
    assert (on == PATH).sum() == scene.t["spaces"] - 5
    assert not scene.t["out"].any()


def test_M7_3_touching_is_no_connection() -> None:
    scene = Scene(classic_setup())
    assert end_with(scene, 0, 0, "b1")["lengths"][0]["fish"] == 2


def walled(options: Json, *names: str) -> Scene:
    """The small market for five, with flea tables on some spaces."""
    scene = Scene(market_setup(players=5), options, 5)
    for name in names:
        scene.t["on"][space_named(scene.state, name)] = FLEA_TABLE
    count_anew(scene.state)
    return scene


def test_M7_4_streets_count_twice_where_paths_are_blocked() -> None:
    scene = walled(MARKET, "d1", "d2", "d3", "d4", "d5")
    result = end_with(scene, 0, 0, "e2")
    route = route_of(scene.state, 0, 0)
    assert route == Route(
        length=9, places=[(4, 0), (4, -1), (3, -1), (2, -1), (2, 0), (1, 0)], streets=3
    )
    assert result["lengths"][0]["fish"] == 9


def test_M7_4_stalls_and_trucks_at_the_edge_touch_the_streets() -> None:
    scene = walled(MARKET, "b1")
    end_with(scene, 0, 0, "c1")
    assert route_of(scene.state, 0, 0) == Route(6, [(2, -1), (1, -1), (0, -1)], 3)


def test_M7_4_streets_lie_at_sides_and_corners() -> None:
    ring = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (3, 1), (0, 2), (1, 2), (2, 2), (3, 2)]
    assert streets_around([(1, 1), (2, 1)]) == ring


@pytest.mark.parametrize(("options", "length"), [(MARKET, 9), (SHORTEST_STREETS, 8)])
def test_M7_4_streets_that_only_shorten_are_an_option(options: Json, length: int) -> None:
    """Round a wall with a gap at its end, or along the streets past it."""
    result = end_with(walled(options, "d1", "d2", "d3"), 0, 0, "e1")
    assert result["lengths"][0]["fish"] == length


@pytest.mark.parametrize(("players", "most"), [(2, 8), (3, 10), (4, 12), (5, 14)])
def test_M7_5_caps_and_stalls_outside(players: int, most: int) -> None:
    scene = Scene(classic_setup(WIDE, players=players), CLASSIC, players)
    result = end_with(scene, 0, 0, "l10")
    assert result["lengths"][0] == {"fish": most, "soda": most, "cheese": most, "ice": most}
    assert result["scores"] == [4 * most - 15] * players
    assert result["winners"] == list(range(players))


def test_M7_6_scores_may_be_below_zero() -> None:
    scene = Scene(classic_setup(WIDE), CLASSIC)
    for good, name in enumerate(("a1", "h1", "a10")):
        put_stall(scene, 0, good, name)
    result = end_with(scene, 0, 3, "l10")
    assert result["scores"][0] == 4 - 15
    assert result["winners"] == [0]


VARIANTS = [MARKET, SHORTEST_STREETS, CLASSIC]


@pytest.mark.parametrize("options", VARIANTS, ids=["market", "shortest", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lengths_and_routes_agree_with_a_plain_dijkstra(options: Json, players: int) -> None:
    for seed in range(4):
        state = new_state(players, options, ("lengths", seed))
        for _ in random_game(state, ("lengths", seed)):
            pass
        t = state[0]
        assert t["phase"] == OVER
        assert t["length"][:players].tolist() == all_lengths(state)
        for seat in range(players):
            for good in range(GOODS):
                check_route(state, seat, good)


def check_route(state: Any, seat: int, good: int) -> None:
    t = state[0]
    route = route_of(state, seat, good)
    length = plain_length(state, seat, good, streets=t["streets"] == SHORTEST)
    if length is None and not t["classic"]:
        length = plain_length(state, seat, good, streets=True)
    assert (None if route is None else route.length) == length
    if route is None:
        return
    spaces = {place_of(int(cell)): space for space, cell in enumerate(t["cell"][: t["spaces"]])}
    whole: list[Place] = [
        place_of(int(t["cell"][t["stall_at"][seat, good]])),
        *route.places,
        place_of(int(t["cell"][t["truck_at"][good]])),
    ]
    assert all(two in beside(one) for one, two in pairwise(whole))
    costs = [1 if place in spaces else 2 for place in route.places]
    assert sum(costs) == route.length
    assert costs.count(2) == route.streets
    assert all(t["on"][spaces[place]] == PATH for place in route.places if place in spaces)


def test_helpers_count_as_the_rules_do() -> None:
    """The twins themselves, on a way that one can count."""
    scene = Scene(classic_setup(WIDE), CLASSIC)
    put_stall(scene, 1, 2, "c6")
    assert plain_length(scene.state, 1, GOOD_NAMES.index("cheese"), streets=False) == 3
    assert counted_length(scene.state, 0, 0) == 8
    assert cell_name(CELL_BY_NAME["c6"]) == "c6"


@pytest.mark.parametrize("options", [MARKET, SHORTEST_STREETS, CLASSIC])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_M7_6_a_chart_of_lengths_less_coins_ends_with_the_scores(
    players: int, options: Json
) -> None:
    state = new_state(players, options, f"chart {players}")
    assert FRESHFISH.standing(state) == [-COINS] * players
    for _ in random_game(state, players):
        pass
    result = FRESHFISH.result(state)
    assert result is not None
    assert FRESHFISH.standing(state) == result["scores"]
