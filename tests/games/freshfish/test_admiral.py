"""Admiral of Fresh Fish: what it tries out, and how long; test_bots.py has what holds for all."""

from functools import partial
from itertools import count
from math import log

import numpy as np
import pytest

from benchmarks.positions.position import read
from kutter.bots.contract import Budget
from kutter.bots.racing import LEAST_CHANCE, MOST_TRIED
from kutter.engine.chance import generator
from kutter.games.checked import seat_at
from kutter.games.contract import Json, Move, State
from kutter.games.freshfish.bots import admiral, leaves
from kutter.games.freshfish.bots.admiral import LATE, Admiral
from kutter.games.freshfish.bots.auctions import blurred, chances_to_win, sensible_bids
from kutter.games.freshfish.bots.learnt import OWN_WEIGHTS, first_thoughts, net_of
from kutter.games.freshfish.bots.leaves import new_search
from kutter.games.freshfish.bots.mate import Mate, bidders_of
from kutter.games.freshfish.bots.skipper import Skipper
from kutter.games.freshfish.bots.tree import LEAVES
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.state import BID, COINS
from tests.games.freshfish.helpers import MARKET
from tests.games.freshfish.test_bots import VARIANTS, asked, decisions
from tests.games.interpreted import interpreted

FEW = Budget(seconds=None, simulations=12)
MANY = Budget(seconds=None, simulations=400)


@VARIANTS
def test_a_count_of_simulations_repeats_and_is_kept(options: Json) -> None:
    """In a tree the first may be none; of voyages each move in question has one at least."""
    for number, (state, move) in enumerate(decisions(3, options, "repeats")):
        if number % 9 == 0 and move.verb != BID:
            view = FRESHFISH.view(state, move.seat)
            found = Admiral().consider(asked(view, move.seat, 1, FEW))
            assert found == Admiral().consider(asked(view, move.seat, 1, FEW))
            visits = sum(each.visits or 0 for each in found)
            if is_late(state):
                assert len(found) == 1 or visits in (11, 12)
            else:
                assert len(found) == 1 or 2 <= visits <= MOST_TRIED + 1


@VARIANTS
def test_what_a_mate_likes_best_is_tried(options: Json) -> None:
    strange = 0
    for number, (state, move) in enumerate(decisions(4, options, "mates")):
        if number % 5 == 0 and move.verb != BID and not is_late(state):
            turn = asked(FRESHFISH.view(state, move.seat), move.seat, 1, FEW)
            values = Mate().weigh(state, seat_at(state, move.seat), generator("none"))
            found = {each.move: each.visits for each in Admiral().consider(turn)}
            assert len(found) == 1 or found[turn.moves[int(values.argmax())]]
            likes = first_thoughts(net_of(OWN_WEIGHTS), turn).likes
            strange += int(likes[values.argmax()] < log(LEAST_CHANCE))
    assert strange > 0


@VARIANTS
def test_a_time_is_kept_in_its_tree(options: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = partial(next, count())
    state, move = next(
        (state, move)
        for state, move in decisions(4, options, "time")
        if is_late(state) and move.verb != BID and len(FRESHFISH.legal(state, move.seat)) > 1
    )
    monkeypatch.setattr(admiral, "perf_counter", clock)
    monkeypatch.setattr(leaves, "perf_counter", clock)
    view = FRESHFISH.view(state, move.seat)
    found = Admiral().consider(asked(view, move.seat, 1, Budget(seconds=2.5)))
    assert sum(each.visits or 0 for each in found) in (2 * LEAVES, 2 * LEAVES + 1)


def is_late(state: State) -> bool:
    return bool(state[0]["stack"].sum() <= LATE)


@pytest.mark.parametrize(
    "name", ["market-place-7", "market-place-9", "classic-place-8", "classic-bid-1"]
)
def test_the_end_of_a_game_is_looked_through(name: str) -> None:
    position = next(each for each in read(name.partition("-")[0]) if each.name == name)
    view = FRESHFISH.view(position.state(), position.seat)
    chosen = Admiral().choose(asked(view, position.seat, 1, MANY))
    assert FRESHFISH.text(chosen) in position.best


def test_who_is_likely_to_win_follows_from_the_bids() -> None:
    """M4.2: of equal bids the first one's wins."""
    likely = np.zeros((3, COINS + 1))
    likely[0, 2] = likely[2, 3] = 1
    likely[1, 1:5] = 0.25
    assert chances_to_win(likely).tolist() == [0, 0.5, 0.5]
    known = np.arange(COINS + 1) == 3
    assert blurred(known, 4, 0.5).sum() == pytest.approx(1)
    assert blurred(known, 4, 0.5).argmax() == 3
    assert not blurred(known, 4, 0.5)[5:].any()


@VARIANTS
def test_simulations_tell_every_bidder_what_it_would_find_itself(options: Json) -> None:
    """M4: nothing that a bid depends on is hidden, so all who think alike think the same."""
    gains, agreed = [], []
    for state, move in auctions_in(options):
        other = bidders_of(state)[-1]
        is_asked = other != move.seat and not state[0]["has_bid"] >> other & 1
        if is_asked and state[0]["out"][other] > 0 and state[0]["coins"][other] > 0:
            here, there = (
                Skipper().decide(asked(FRESHFISH.view(state, seat), seat, 1, MANY))
                for seat in (move.seat, other)
            )
            gains.append([each.gains_of(other)[0] for each in (here, there)])
            likely = int(sensible_bids(here, other).argmax())
            agreed.append(there.candidates[0].move.things == (likely,))
    assert np.corrcoef(np.transpose(gains))[0, 1] > 0.9
    assert np.mean(agreed) > 0.5


@VARIANTS
def test_the_net_expects_less_of_who_pays_more(options: Json) -> None:
    differences = []
    for state, move in auctions_in(options):
        seat = seat_at(state, move.seat)
        search = new_search(state, net_of(OWN_WEIGHTS), 1)
        search.go_on(1)
        purse = int(state[0]["coins"][seat])
        cheap, dear = (search.expected_if(seat, price) for price in (0, purse))
        if cheap is not None and dear is not None and purse > 5:
            differences.append(cheap[seat] - dear[seat])
    assert len(differences) > 5
    assert np.mean(differences) > 0.1


def auctions_in(options: Json) -> list[tuple[State, Move]]:
    """Of a game, before the last tile, who could win and build."""
    return [
        (state, move)
        for state, move in decisions(4, options, "auctions")
        if move.verb == BID
        and state[0]["stack"].any()
        and state[0]["out"][move.seat] > 0
        and state[0]["coins"][move.seat] > 0
        and len(bidders_of(state)) > 1
    ]


@VARIANTS
def test_bids_are_drawn_from_the_best(options: Json) -> None:
    drawn = 0
    auctions = [each for each in decisions(4, options, "drawn") if each[1].verb == BID]
    for state, move in auctions[::3]:
        if state[0]["out"][move.seat] > 0:
            view = FRESHFISH.view(state, move.seat)
            turns = [asked(view, move.seat, seed) for seed in range(6)]
            values = {each.move: each.value for each in Admiral().consider(turns[0])}
            best = max(values.values())
            found = {Admiral().choose(turn) for turn in turns}
            drawn += len(found) > 1
            assert any(values[each] > best - 1 for each in found)
    assert drawn > 1


def last_thoughts() -> list[str]:
    """When the stack is empty: no net is asked."""
    late = [each for each in decisions(2, MARKET, "interpreted") if each[0][0]["handed"] > 0]
    state, move = next(each for each in late if each[0][0]["out"][each[1].seat] > 1)
    found = Admiral().consider(asked(FRESHFISH.view(state, move.seat), move.seat, 1, FEW))
    return [f"{FRESHFISH.text(each.move)}: {each.value:.6f}" for each in found]


def test_interpreted_it_thinks_what_it_thinks_compiled() -> None:
    assert interpreted(last_thoughts) == last_thoughts()
