"""M2 to M4 and M7.1, each on a small square."""

from typing import Any

import pytest

from kutter.games.freshfish.rules.event_kinds import ABSENT, HANDED_OUT
from kutter.games.freshfish.state import (
    BID,
    COINS,
    DISC,
    DISCS,
    EMPTY,
    FLEA,
    FLEA_TABLE,
    GOODS,
    NONE,
    OUTSIDE,
    OVER,
    PATH,
    PLACE,
    STALL,
    TRUCK,
    TURN,
)
from tests.games.freshfish.helpers import (
    CLASSIC,
    MARKET,
    Scene,
    classic_setup,
    market_setup,
    new_state,
    random_game,
)


def classic(players: int = 2, **changes: Any) -> Scene:
    return Scene(classic_setup(players=players, **changes), CLASSIC, players)


def market(players: int = 2) -> Scene:
    return Scene(market_setup(players=players), MARKET, players)


def test_M1_1_material() -> None:
    t = market(3).t
    assert list(t["coins"]) == [COINS] * 3 + [0, 0]
    assert (t["stall_at"] == NONE).all()
    assert (COINS, DISCS, GOODS) == (15, 6, 4)


def test_M2_2_trucks_fill_their_areas_with_paths() -> None:
    scene = market()
    assert scene.on("a1") == TRUCK
    assert [scene.on(name) for name in ("b1", "c1", "d1", "e1", "b2", "a3", "b4", "b3")] == [
        PATH
    ] * 8
    assert scene.on("c2") == EMPTY


def test_M2_3_classic_lays_paths_at_the_start() -> None:
    scene = Scene(classic_setup("F . . S\n. . . .\nC I . .\n    . ."))
    assert [scene.on(name) for name in ("a2", "b2", "c2")] == [PATH] * 3
    assert scene.on("d4") == EMPTY


@pytest.mark.parametrize(
    ("players", "milestones", "fleas"), [(3, [5, 3, 3, 3], 12), (4, [2, 3, 3, 3, 5], 14)]
)
def test_M2_4_flea_tiles_in_market(players: int, milestones: list[int], fleas: int) -> None:
    setup = market_setup(players=players)
    setup["square"]["milestones"] = milestones
    t = Scene(setup, MARKET, players).t
    assert t["stack"][FLEA] == fleas
    assert list(t["stack"][:FLEA]) == [players - 1] * 4


def test_M2_4_flea_tiles_in_classic() -> None:
    setup = classic_setup()
    setup["square"]["milestones"] = [5, 3, 2]
    assert Scene(setup).t["stack"][FLEA] == 10


@pytest.mark.parametrize(("players", "fewer"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_M2_4_fewer_by_seats(players: int, fewer: int) -> None:
    assert market(players).t["stack"][FLEA] == 2 * (players + 1) - fewer


def test_M2_5_last_row_and_first_seat() -> None:
    scene = classic(last=["ice", "soda", "fish", "cheese"], first=1)
    assert list(scene.t["last"]) == [3, 1, 0, 2]
    assert scene.t["turn"] == 1


def test_M3_1_market_reserves_beside_paths_and_discs() -> None:
    scene = market().do("0 reserve c2")
    assert scene.on("c2") == DISC
    assert scene.refusal("1 reserve d3") == "M3.1 freshfish-out-of-reach"
    scene.do("1 reserve c3", "0 reserve d3")
    assert scene.t["turn"] == 1


def test_M3_1_trucks_stalls_and_tables_do_not_count() -> None:
    scene = classic().do("0 reserve c3", "1 reserve f4", "0 draw", "* tile flea", "0 place c3")
    assert scene.refusal("1 reserve c4") == "M3.1 freshfish-out-of-reach"
    assert scene.refusal("1 reserve b1") == "M3.1 freshfish-out-of-reach"
    assert scene.refusal("1 reserve c3") == "M3.1 freshfish-not-empty"
    assert scene.refusal("1 reserve h1") == "M3.1 freshfish-not-empty"


def test_M3_1_classic_first_reservation_is_anywhere_for_each_seat() -> None:
    scene = classic(3).do("0 reserve c2", "1 reserve e3", "2 reserve a2")
    assert scene.refusal("0 reserve f2") == "M3.1 freshfish-out-of-reach"
    scene.do("0 reserve c3")


def test_M3_1_anywhere_while_nothing_is_in_reach() -> None:
    scene = classic().do("0 reserve c3", "1 reserve f4", "0 draw", "* tile flea", "0 place c3")
    assert scene.refusal("1 reserve d5") == "M3.1 freshfish-out-of-reach"
    scene.do("1 draw", "* tile flea", "1 place f4")
    assert scene.new_paths() == []
    scene.do("0 reserve d5")


def test_M3_2_drawing_needs_a_disc() -> None:
    assert classic().refusal("0 draw") == "M3.2 freshfish-no-disc-out"


def test_M3_2_with_all_discs_out_one_must_draw() -> None:
    scene = classic()
    own = ("b1", "c1", "d1", "e1", "b2", "c2")
    others = ("b4", "c4", "d4", "e4", "b3", "c3")
    for one, other in zip(own, others, strict=True):
        scene.do(f"0 reserve {one}", f"1 reserve {other}")
    assert scene.refusal("0 reserve d2") == "M3.2 freshfish-all-discs-out"
    scene.do("0 draw")


def test_M3_3_a_flea_table_goes_on_an_own_space() -> None:
    scene = classic().do("0 reserve b2", "1 reserve e3", "0 draw", "* tile flea")
    assert scene.refusal("0 place e3") == "M3.3 freshfish-not-own-disc"
    scene.do("0 place b2")
    assert scene.on("b2") == FLEA_TABLE
    assert list(scene.t["out"][:2]) == [0, 1]
    assert scene.t["turn"] == 1


def auctioned(*bids: str) -> Scene:
    """Seat 0 has drawn a fish stall tile; both seats have a disc."""
    return classic().do("0 reserve b2", "1 reserve e3", "0 draw", "* tile fish", *bids)


def test_M3_4_the_drawer_wins_and_the_next_seat_goes_on() -> None:
    scene = auctioned("0 bid 3", "1 bid 2", "0 place b2")
    assert scene.on("b2") == STALL
    assert (scene.t["phase"], scene.t["turn"]) == (TURN, 1)


def test_M3_4_another_wins_and_the_drawer_has_another_turn() -> None:
    scene = auctioned("0 bid 3", "1 bid 4", "1 place e3")
    assert (scene.t["phase"], scene.t["turn"]) == (TURN, 0)
    assert "turn-again" in scene.kinds()


def test_M4_1_who_has_that_stall_no_more_takes_no_part() -> None:
    scene = Scene(classic_setup(players=3), CLASSIC, 3)
    scene.do(
        "0 reserve b2", "1 reserve e3", "2 reserve d2", "0 reserve c2", "1 draw", "* tile fish"
    )
    scene.do("2 bid 0", "0 bid 5", "1 bid 4", "0 place b2", "1 draw", "* tile fish")
    assert scene.refusal("0 bid 1") == "M4.1 freshfish-not-bidding"
    assert scene.t["bidders"] == 0b110


def test_M4_1_bids_are_sealed_and_within_the_purse() -> None:
    scene = auctioned("1 bid 15")
    assert scene.refusal("1 bid 0") == "M4.1 freshfish-already-bid"
    assert scene.refusal("0 bid 16") == "M4.1 freshfish-above-purse"
    assert scene.refusal("0 bid 999999999") == "M4.1 freshfish-above-purse"
    assert scene.kinds() == ["bid-sealed"]
    assert scene.told[0][1:4] == (1, ABSENT, 0)
    assert scene.t["phase"] == BID


def test_M4_2_the_winner_pays_and_others_keep_theirs() -> None:
    scene = auctioned("0 bid 3", "1 bid 7")
    assert list(scene.t["coins"][:2]) == [15, 8]
    assert list(scene.t["revealed"][0, :2]) == [3, 7]
    assert (scene.t["bid"] == NONE).all()


def test_M4_2_equal_bids_go_to_the_drawer() -> None:
    assert auctioned("0 bid 0", "1 bid 0").t["turn"] == 0


@pytest.mark.parametrize(
    ("bids", "winner"), [((5, 1, 5), 2), ((5, 5, 4), 1), ((2, 5, 5), 1), ((5, 0, 0), 0)]
)
def test_M4_2_else_to_the_next_clockwise(bids: tuple[int, int, int], winner: int) -> None:
    """Seat 1 draws."""
    scene = Scene(classic_setup(players=3, first=1), CLASSIC, 3)
    scene.do("1 reserve b2", "2 reserve e3", "0 reserve d2", "1 draw", "* tile ice")
    scene.do(*(f"{seat} bid {bid}" for seat, bid in enumerate(bids)))
    assert scene.t["turn"] == winner


def test_M4_3_without_a_disc_the_stall_stands_outside() -> None:
    scene = classic().do("0 reserve b2", "1 reserve e3", "0 reserve c2", "1 draw", "* tile flea")
    scene.do("1 place e3", "0 draw", "* tile soda", "0 bid 0", "1 bid 1")
    assert scene.t["stall_at"][1, 1] == OUTSIDE
    assert "stall-outside" in scene.kinds()
    assert (scene.t["phase"], scene.t["turn"]) == (TURN, 0)


def test_M7_1_the_last_row_follows_the_last_tile() -> None:
    state = new_state(3, CLASSIC, "last row")
    handed = []
    for move, events in random_game(state, "last row"):
        if state[0]["handed"] and move.seat >= 0:
            assert move.verb == PLACE
        handed += [event.thing for event in events if event.what == HANDED_OUT]
    assert handed == list(state[0]["last"])
    assert state[0]["phase"] == OVER


def test_nobody_may_move_out_of_turn() -> None:
    scene = auctioned()
    assert scene.refusal("0 reserve c2") == "M4.1 freshfish-other-verb-is-due"
    assert scene.refusal("* tile flea") == "M4.1 freshfish-another-seat-is-due"
    scene.do("0 bid 1", "1 bid 0")
    assert scene.refusal("1 reserve c2") == "M4.3 freshfish-another-seat-is-due"
    assert scene.refusal("0 draw") == "M4.3 freshfish-other-verb-is-due"
    scene.do("0 place b2")
    assert scene.refusal("0 draw") == "M3 freshfish-another-seat-is-due"
    assert scene.refusal("1 reserve z9") == "M2.1 freshfish-not-on-square"
    scene.do("1 draw")
    assert scene.refusal("1 place e3") == "M3.2 freshfish-tile-is-due"
    assert scene.refusal("* tile fish") == "M2.5 freshfish-not-in-stack"
