"""Bots of Fresh Fish: every decision, and nothing that they may not know."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random

import numpy as np
import pytest

from benchmarks.positions.position import read
from kutter.bots.contract import Budget, RandomBot, Thinker, Turn
from kutter.bots.match import play_match
from kutter.bots.registry import bot_named
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.checked import seat_at
from kutter.games.contract import CHANCE, Json, Move, State, View, copied
from kutter.games.freshfish.bots import skipper
from kutter.games.freshfish.bots.admiral import Admiral
from kutter.games.freshfish.bots.bids import RIVALS, weigh_chances
from kutter.games.freshfish.bots.deckhand import Deckhand
from kutter.games.freshfish.bots.mate import Mate, bidders_of, thought_of
from kutter.games.freshfish.bots.search import OWN
from kutter.games.freshfish.bots.skipper import Decision, Skipper
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.views import as_state
from kutter.games.freshfish.state import BID, PLACE, RESERVE, thing_of
from kutter.records.setting import Setting
from tests.games.freshfish.helpers import CLASSIC, MARKET, SHORTEST_STREETS, new_state, random_game
from tests.games.interpreted import interpreted

WITHOUT_NETS: list[Thinker] = [Deckhand(), Mate(), Skipper()]
BOTS: list[Thinker] = [*WITHOUT_NETS, Admiral()]
FEW = Budget(seconds=None, simulations=6)
SOME = Budget(seconds=None, simulations=60)
VARIANTS = pytest.mark.parametrize("options", [MARKET, CLASSIC], ids=["market", "classic"])


def asked(view: View, seat: int, seed: object = 1, budget: Budget = FEW) -> Turn:
    return Turn(FRESHFISH, view, FRESHFISH.legal(view, seat), Random(str(seed)), budget)


def decisions(players: int, options: Json, seed: object) -> Iterator[tuple[State, Move]]:
    """Every table of a random game before somebody decides, and what was decided."""
    state = new_state(players, options, seed)
    before = copied(state)
    for move, _ in random_game(state, seed, most_bid=4):
        if move.seat != CHANCE:
            yield before, move
        before = copied(state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [MARKET, SHORTEST_STREETS, CLASSIC])
def test_every_legal_move_is_considered_in_every_phase(players: int, options: Json) -> None:
    met = set()
    for number, (state, move) in enumerate(decisions(players, options, "considered")):
        handed_out = state[0]["handed"] > 0
        if number % 5 and not handed_out:
            continue
        met.add((int(state[0]["phase"]), bool(handed_out)))
        view = FRESHFISH.view(state, move.seat)
        for bot in BOTS:
            found = bot.consider(asked(view, move.seat))
            assert sorted(each.move for each in found) == sorted(FRESHFISH.legal(view, move.seat))
            values = [each.value for each in found]
            assert values == sorted(values, reverse=True)
            assert np.isfinite(values).all()
    assert met >= {(RESERVE, False), (BID, False), (PLACE, False), (PLACE, True)}


@VARIANTS
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_what_is_hidden_changes_nothing(bot: Thinker, options: Json) -> None:
    sealed = 0
    for number, (state, move) in enumerate(decisions(4, options, "hidden")):
        if state[0]["has_bid"] == 0 and number % 9:
            continue
        sealed += int(state[0]["has_bid"] != 0)
        view = FRESHFISH.view(state, move.seat)
        other = FRESHFISH.view(FRESHFISH.determinize(view, generator(number)), move.seat)
        assert bot.consider(asked(view, move.seat)) == bot.consider(asked(other, move.seat))
    assert sealed > 10


@VARIANTS
def test_a_count_of_simulations_repeats_and_is_kept(options: Json) -> None:
    searched = 0
    for number, (state, move) in enumerate(decisions(3, options, "repeats")):
        if number % 9 == 0:
            view = FRESHFISH.view(state, move.seat)
            found = Skipper().consider(asked(view, move.seat))
            assert found == Skipper().consider(asked(view, move.seat))
            if move.verb != BID and len(found) > 1:
                assert sum(each.visits or 0 for each in found) == FEW.simulations
                searched += found != Skipper().consider(asked(view, move.seat, "other"))
    assert searched > 3


def test_a_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skipper, "perf_counter", partial(next, count()))
    state = new_state(5, CLASSIC, "time")
    seat = int(state[0]["turn"])
    found = Skipper().consider(asked(FRESHFISH.view(state, seat), seat, 1, Budget(seconds=2.5)))
    assert sum(each.visits or 0 for each in found) == 2 * skipper.BATCH


def test_the_drawer_need_not_outbid_anybody() -> None:
    """M4.2: of equal bids the drawer's wins, then the next clockwise."""
    state = new_state(3, CLASSIC, "ties")
    state["drawer"], state["bidders"] = 1, 0b111
    rivals = np.zeros(1, RIVALS)
    worth = np.zeros((3, 16))
    for seat in range(3):
        weigh_chances(state, rivals, seat_at(state, seat), worth[seat])
    worth *= 5 - np.arange(16)
    assert worth[0, 0] == worth[2, 0] == 0
    assert (worth[1, :5] > worth[2, :5]).all()
    assert (worth[2, 1:5] > worth[0, 1:5]).all()


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_nobody_wants_a_stall_that_would_stand_outside(bot: Thinker) -> None:
    """M4.3."""
    seen = 0
    for deal in range(6):
        for state, move in decisions(3, MARKET, f"outside {deal}"):
            if move.verb == BID and state[0]["out"][move.seat] == 0:
                turn = asked(FRESHFISH.view(state, move.seat), move.seat, budget=SOME)
                assert bot.choose(turn).things == (0,)
                seen += 1
    assert seen > 3


def test_nobody_bids_against_empty_purses() -> None:
    state = new_state(2, MARKET, "purses")
    state["drawer"], state["bidders"], state["coins"][0, 1] = 0, 0b11, 0
    rivals = np.zeros(1, RIVALS)
    rivals["guess"] = 9
    chances = np.zeros(16)
    weigh_chances(state, rivals, seat_at(state, 0), chances)
    assert chances[0] == 1
    state["drawer"] = 1
    weigh_chances(state, rivals, seat_at(state, 0), chances)
    assert (chances * (7 - np.arange(16))).argmax() == 1


@VARIANTS
def test_a_stall_is_worth_more_while_the_game_is_young(options: Json) -> None:
    seen = 0
    for state, move in decisions(4, options, "young"):
        if move.verb == BID and state[0]["out"][move.seat] > 0:
            old = copied(state)
            old["stack"] = 0
            seat = seat_at(state, move.seat)
            assert thought_of(state, seat)[1][seat] >= thought_of(old, seat)[1][seat]
            seen += 1
    assert seen > 10


@VARIANTS
def test_every_price_is_reckoned_from_one_simulation(options: Json) -> None:
    """M7.6: a coin more costs its point, and perhaps the win."""
    seen = 0
    for state, move in decisions(4, options, "prices"):
        bidders = bidders_of(state)
        if move.verb != BID or len(bidders) == 1 or not state[0]["out"][move.seat]:
            continue
        decision = Skipper().decide(asked(FRESHFISH.view(state, move.seat), move.seat))
        a, own = decision.arms[0], bidders.index(seat_at(state, move.seat))
        prices = a["at_price"][move.seat, : state[0]["coins"][move.seat] + 1]
        assert prices[thing_of(a["move"][own])] == pytest.approx(a["total"][own])
        assert (np.diff(prices) <= -(1 + OWN) * a["visits"][own] + 1e-9).all()
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", ["market-place-9", "market-place-13", "classic-place-8"])
def test_a_wrong_first_thought_is_overcome(name: str) -> None:
    position = next(each for each in read(name.partition("-")[0]) if each.name == name)
    view = FRESHFISH.view(position.state(), position.seat)
    turn = asked(view, position.seat, 1, Budget(seconds=None, simulations=300))
    right = [FRESHFISH.text(move) in position.best for move in turn.moves]
    decision = Decision(as_state(view), seat_at(as_state(view), position.seat), turn, 0.0)
    found = decision.consider_moves([-5.0 * each for each in right])
    assert FRESHFISH.text(found[0].move) in position.best


@VARIANTS
@pytest.mark.parametrize("players", [2, 4])
def test_a_deckhand_beats_random_moves(options: Json, players: int) -> None:
    won = 0.0
    for deal in range(12):
        bots = [RandomBot() for _ in range(players)]
        record = play_match(
            Setting("freshfish", players, options),
            [Deckhand(), *bots[1:]],
            seed_from("deckhand", deal),
        )
        assert record.result is not None
        won += 0 in record.result["winners"]
    assert won >= 10


def test_bots_have_their_names() -> None:
    for name, bot in zip(("deckhand", "mate", "skipper", "admiral"), BOTS, strict=True):
        assert type(bot_named(name, FRESHFISH)) is type(bot)


def thoughts(options: dict[str, str]) -> list[str]:
    """What every bot thinks towards the end of a game."""
    found = []
    late = list(decisions(2, options, "interpreted"))[-40:]
    for verb in (RESERVE, BID, PLACE):
        state, move = next(each for each in late if each[1].verb == verb)
        view = FRESHFISH.view(state, move.seat)
        for bot in WITHOUT_NETS:
            best = bot.consider(asked(view, move.seat, 1, Budget(None, 2)))[0]
            found.append(f"{FRESHFISH.text(best.move)}: {best.value:.6f}")
    return found


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(MARKET, id="market"),
        pytest.param(CLASSIC, id="classic", marks=pytest.mark.slow),
    ],
)
def test_interpreted_bots_think_what_compiled_bots_think(options: dict[str, str]) -> None:
    assert interpreted(thoughts, options) == thoughts(options)
