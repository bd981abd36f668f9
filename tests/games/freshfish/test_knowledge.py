"""M8 and the two laws of views; records of what a seat has seen."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kutter.engine.chance import generator
from kutter.games.contract import HIDDEN, SPECTATOR, Move, State, copied
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.views import VIEW, world_of
from kutter.games.freshfish.state import BID, PUBLIC
from kutter.games.freshfish.state import HIDDEN as HIDDEN_FIELDS
from kutter.language.catalogues import ENGLISH
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.replay import Replay, seen_record
from tests.games.freshfish.helpers import (
    CLASSIC,
    HERE,
    MARKET,
    Scene,
    classic_setup,
    new_state,
    random_game,
    replay_of,
)
from tests.states import same

SEATS = [0, 1, 2, SPECTATOR]


def bidding() -> Scene:
    """Three seats; seat 0 has drawn a fish stall, nobody has bid."""
    scene = Scene(classic_setup(players=3), CLASSIC, 3)
    return scene.do("0 reserve c3", "1 reserve f4", "2 reserve d5", "0 draw", "* tile fish")


def test_a_view_is_the_public_part_and_the_own_bid() -> None:
    public = {field[0] for field in PUBLIC}
    assert set(VIEW.names or ()) == public | {"seat", "bid", "fill0", "fill1"}
    assert [field[0] for field in HIDDEN_FIELDS] == ["bid"]


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_M8_nothing_that_a_seat_gets_depends_on_a_sealed_bid(seat: int) -> None:
    seen = set()
    for coins in range(16):
        scene = bidding().do(f"1 bid {coins}")
        view = FRESHFISH.view(scene.state, seat)
        told = [each.tell(ENGLISH) for each in FRESHFISH.describe(scene.told, seat)]
        refused = FRESHFISH.why_not(view, Move(seat, BID, (3,))) if seat >= 0 else None
        moves = [FRESHFISH.parse(f"1 bid {coins}")]
        hidden = [FRESHFISH.text(m) for m in FRESHFISH.seen_moves(scene.state, moves, seat)]
        legal = [FRESHFISH.text(move) for move in FRESHFISH.legal(view, seat)]
        shown = FRESHFISH.view_json(view)
        seen.add(
            json.dumps([shown, told, str(refused), hidden, legal, scene.told, view.tobytes().hex()])
        )
        assert shown["seats"][1]["has_bid"]
        assert hidden == ["1 bid ?"]
    assert len(seen) == 1


def test_M8_a_seat_knows_its_own_bid_and_all_bids_once_revealed() -> None:
    scene = bidding().do("1 bid 7")
    assert FRESHFISH.view_json(FRESHFISH.view(scene.state, 1))["bid"] == 7
    scene.do("0 bid 2", "2 bid 5")
    for seat in SEATS:
        shown = FRESHFISH.view_json(FRESHFISH.view(scene.state, seat))
        auction = {"good": "fish", "drawer": 0, "bids": [2, 7, 5]}
        assert shown["auctions"] == [auction | {"winner": 1, "decided": "highest-bid"}]
        assert shown["bid"] is None
        assert shown["seats"][1]["coins"] == 8


def test_every_position_tells_lengths_and_scores_as_they_stand() -> None:
    for state in positions():
        shown = FRESHFISH.view_json(FRESHFISH.view(state, 1))
        scores = FRESHFISH.standing(state)
        assert [seat["score"] for seat in shown["seats"]] == scores
        assert shown["score"] == scores[1]
        for seat in shown["seats"]:
            built = {good for good, where in seat["stalls"].items() if where is not None}
            assert {good for good, length in seat["lengths"].items() if length} == built
            lengths = sum(length or 0 for length in seat["lengths"].values())
            assert seat["score"] == lengths - seat["coins"]


def test_M8_whoever_hides_purses_hides_the_scores_that_tell_them_until_the_end() -> None:
    state = new_state(2, CLASSIC, "purses")
    shared = FRESHFISH.shared_json(FRESHFISH.view(state, 0))
    hidden = FRESHFISH.without_purses(dict(shared))
    assert all(seat.keys().isdisjoint({"coins", "score"}) for seat in hidden["seats"])
    for _ in random_game(state, "purses"):
        pass
    shared = FRESHFISH.shared_json(FRESHFISH.view(state, 0))
    assert FRESHFISH.without_purses(dict(shared)) == shared


def positions() -> list[State]:
    """Tables of random games, many of them in the middle of an auction."""
    found = []
    for seed, options in enumerate((MARKET, CLASSIC)):
        state = new_state(3, options, ("views", seed))
        for number, _ in enumerate(random_game(state, ("views", seed))):
            if state[0]["has_bid"] or number % 9 == 0:
                found.append(copied(state))
    return found


def test_first_law_of_views() -> None:
    rng = generator("law")
    for state in positions():
        for seat in SEATS:
            view = FRESHFISH.view(state, seat)
            world = FRESHFISH.determinize(view, rng)
            assert same(FRESHFISH.view(world, seat), view)
            assert FRESHFISH.owing(world) == FRESHFISH.owing(state)
            for name in (field[0] for field in PUBLIC):
                assert (world[name] == state[name]).all()


def test_second_law_every_world_that_fits_comes_up() -> None:
    scene = bidding().do("1 bid 7", "2 bid 3")
    scene.t["coins"][1] = 3  # as after an auction won
    view = FRESHFISH.view(scene.state, 2)
    rng = generator("worlds")
    worlds = [FRESHFISH.determinize(view, rng) for _ in range(200)]
    assert {int(world[0]["bid"][1]) for world in worlds} == {0, 1, 2, 3}
    assert {int(world[0]["bid"][2]) for world in worlds} == {3}
    assert {int(world[0]["bid"][0]) for world in worlds} == {-1}


def test_a_view_is_enough_to_play_from() -> None:
    for state in positions():
        for seat in range(3):
            view = FRESHFISH.view(state, seat)
            assert FRESHFISH.owing(view) == FRESHFISH.owing(state)
            assert FRESHFISH.legal(view, seat) == FRESHFISH.legal(state, seat)


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_a_seats_record_replays(data: Any) -> None:
    replay = replay_of(HERE / "records" / "classic-4.kutter.json")
    upto = data.draw(st.integers(0, len(replay.record.moves)))
    seat = data.draw(st.sampled_from([0, 1, 2, 3, SPECTATOR]))
    seen = seen_record(replay, seat, upto)
    again = Replay(Record.from_json(json.loads(json.dumps(seen.to_json()))), FRESHFISH)
    state, real = again.state_at(), replay.state_at(upto)
    assert same(FRESHFISH.view(state, seat), FRESHFISH.view(real, seat))
    assert seen_record(again, seat, upto).to_json() == seen.to_json()


def test_only_bids_of_the_running_auction_are_hidden() -> None:
    replay = replay_of(HERE / "records" / "market-3.kutter.json")
    for upto in range(len(replay.record.moves) + 1):
        seen = seen_record(replay, 0, upto)
        sealed = int(replay.state_at(upto)[0]["has_bid"]).bit_count() if upto % 7 == 0 else None
        hidden = [number for number, move in enumerate(seen.moves) if move.endswith("?")]
        assert all(number >= upto - 3 for number in hidden)
        if sealed == 0:
            assert hidden == []


def test_a_hidden_bid_that_must_be_open_is_refused() -> None:
    record = replay_of(HERE / "records" / "market-3.kutter.json").record
    record.moves = [*record.moves]
    number = next(n for n, move in enumerate(record.moves) if " bid " in move)
    record.moves[number] = record.moves[number].rsplit(" ", 1)[0] + " ?"
    record.seen_by = SPECTATOR
    with pytest.raises(BadInput, match="may not stand here"):
        Replay(record, FRESHFISH).verify()
    assert HIDDEN == -1


def test_determinize_takes_a_view_not_a_table() -> None:
    scene = bidding().do("1 bid 7")
    view = FRESHFISH.view(scene.state, 0)
    assert "bid" in (view.dtype.names or ())
    assert view["bid"].shape == (1,)
    assert world_of(view, generator("x"))[0]["bid"].shape == (5,)
