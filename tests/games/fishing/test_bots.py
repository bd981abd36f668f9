"""Fishing's bots: every phase, nothing peeked at, nothing remembered, and how well they play."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import count
from random import Random

import pytest

from kutter.bots.contract import Bot, Budget, Candidate, RandomBot, Thinker, Turn
from kutter.bots.match import play_match
from kutter.engine.chance import generator
from kutter.engine.dealer import seed_from
from kutter.games.contract import Move, State, View
from kutter.games.fishing.bots import skipper
from kutter.games.fishing.bots.deckhand import Deckhand
from kutter.games.fishing.bots.mate import Mate
from kutter.games.fishing.bots.search import new_search, search
from kutter.games.fishing.bots.skipper import Skipper
from kutter.games.fishing.cards import CARD_BY_NAME, MINUS3A
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.state import CALL, CATCH, PASS, PLAY
from kutter.records.setting import Setting
from tests.games.fishing.games import random_steps
from tests.games.fishing.positions import do, position

BOTS = (Deckhand(), Mate(), Skipper())
FEW = Budget(seconds=None, simulations=60)


def turn_of(view: View, seat: int, seed: int = 1, budget: Budget = FEW) -> Turn:
    return Turn(FISHING, view, FISHING.legal(view, seat), Random(seed), budget)


@cache
def decisions() -> list[tuple[State, int]]:
    """Decisions from thick games of three to five, a few of each phase."""
    found: list[tuple[State, int]] = []
    for players in (3, 4, 5):
        wanted = {PLAY: 5, CATCH: 3, PASS: 3, CALL: 2}
        steps = random_steps(players, 3)
        for step in steps[::7] + steps:
            phase = int(step.state["phase"][0])
            if wanted.get(phase, 0) > 0:
                wanted[phase] -= 1
                found += [(step.state, seat) for seat in FISHING.owing(step.state)]
        assert not any(wanted.values())
    return found


def thoughts(bot: Thinker, view: View, seat: int) -> list[Candidate]:
    return bot.consider(turn_of(view, seat))


def swapped(state: State, seat: int) -> Iterator[State]:
    """Tables that look the same to a seat, with other hidden cards."""
    for seed in range(3):
        yield FISHING.determinize(FISHING.view(state, seat), generator("swap", seed))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_candidates_are_the_legal_moves(bot: Thinker) -> None:
    for state, seat in decisions():
        candidates = thoughts(bot, FISHING.view(state, seat), seat)
        assert sorted(each.move for each in candidates) == sorted(FISHING.legal(state, seat))
        if not isinstance(bot, Skipper):
            values = [each.value for each in candidates]
            assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_hidden_cards_change_nothing(bot: Thinker) -> None:
    """Also that nothing is remembered: a fresh bot thinks the same of a view built anew."""
    for state, seat in decisions():
        expected = thoughts(bot, FISHING.view(state, seat), seat)
        for other in swapped(state, seat):
            assert thoughts(type(bot)(), FISHING.view(other, seat), seat) == expected


def test_views_are_not_changed() -> None:
    state, seat = decisions()[0]
    view = FISHING.view(state, seat)
    before = view.tobytes()
    for bot in BOTS:
        thoughts(bot, view, seat)
    assert view.tobytes() == before


def test_skipper_counts_its_simulations() -> None:
    for state, seat in decisions():
        candidates = thoughts(Skipper(), FISHING.view(state, seat), seat)
        assert sum(each.visits or 0 for each in candidates) == FEW.simulations
        assert all(0 <= each.value <= 1 for each in candidates)


def test_skipper_stops_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = decisions()[0]
    for seconds, batches in ((0.5, 1), (2.5, 3)):
        monkeypatch.setattr(skipper, "perf_counter", partial(next, count()))
        turn = turn_of(FISHING.view(state, seat), seat, budget=Budget(seconds))
        visits = sum(each.visits or 0 for each in Skipper().consider(turn))
        assert visits == batches * skipper.BATCH


def test_a_search_goes_on_where_it_stopped() -> None:
    state, seat = decisions()[0]
    view = FISHING.view(state, seat)
    once, twice = (new_search(view, generator("on")) for _ in range(2))
    search(once, 200)
    search(twice, 73)
    search(twice, 127)
    used = int(once.tree["nodes"][0])
    assert used > 60
    assert (once.nodes[:used] == twice.nodes[:used]).all()


def after(state: State, cards: str) -> Turn:
    """The last seat's turn, once everybody has played these."""
    for seat, card in enumerate(cards.split()):
        do(state, f"{seat} play {card}")
    return turn_of(FISHING.view(state, 3), 3)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_wins_cheaply(bot: Bot) -> None:
    state = position("B5 Y2", "B7 Y3", "B6 Y4", "B8 B18", number=8)
    assert bot.choose(after(state, "B5 B7 B6")) == Move(3, PLAY, (CARD_BY_NAME["B8"],))


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_zero_leaves_a_minus_to_others(bot: Bot) -> None:
    state = position("B5", "~minus3a", "B7", "B0", number=8)
    assert bot.choose(after(state, "B5 ~minus3a B7 B0")).things != (MINUS3A,)


def win_share(bot: Bot, others: Bot, deals: int) -> float:
    """One against three, every deal from every seat."""
    total = 0.0
    for deal in range(deals):
        for seat in range(4):
            bots = [others] * 4
            bots[seat] = bot
            seed = seed_from("bots", deal)
            result = play_match(Setting("fishing", 4), bots, seed, Budget(None, 200)).result
            assert result is not None
            total += (seat in result["winners"]) / len(result["winners"])
    return total / (4 * deals)


def test_each_level_beats_the_one_below() -> None:
    """A few games only; fair is 0.25."""
    assert win_share(Deckhand(), RandomBot(), 6) > 0.35
    assert win_share(Mate(), Deckhand(), 2) > 0.3
    assert win_share(Skipper(), Deckhand(), 1) > 0.3


def test_same_seed_same_game() -> None:
    bots: list[Bot] = [Skipper(), Mate(), Deckhand()]
    one, other = (
        play_match(Setting("fishing", 3), bots, seed_from("same"), Budget(None, 20))
        for _ in range(2)
    )
    assert one.moves == other.moves
