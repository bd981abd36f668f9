"""The arena: paired deals, honest intervals, and games that go on whatever a bot does."""

import json
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kutter.arena.contest import Arena, Contest, Outcome
from kutter.arena.intervals import margin_interval, share_interval
from kutter.bots.contract import Budget, RandomBot, Turn
from kutter.bots.match import play_match
from kutter.bots.time_limit import Guarded
from kutter.engine.compiled import compiling_seconds, numba
from kutter.engine.dealer import seed_from
from kutter.games.contract import Move
from kutter.records.format import parse_record
from kutter.records.replay import replay
from kutter.records.setting import Setting
from tests.cli.helpers import kutter


def contest(*entrants: str, same_deal: bool = True) -> Contest:
    setting = Setting("fishing", len(entrants))
    return Contest(setting, entrants, 3, Budget(), same_deal)


def outcome(deal: int, seats: list[str], scores: list[int], winners: list[int]) -> Outcome:
    return Outcome(0, deal, seats, scores, winners, [[0.1]] * 3, [None] * 3, "")


def test_every_deal_is_played_once_for_each_rotation() -> None:
    games = contest("a", "b", "c")
    pairings = [games.pairing(number) for number in range(6)]
    assert [pairing.deal for pairing in pairings] == [0, 0, 0, 1, 1, 1]
    seats = [pairing.seats(games.entrants) for pairing in pairings[:3]]
    assert seats == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]
    apart = contest("a", "b", "c", same_deal=False)
    assert [apart.pairing(number).deal for number in range(4)] == [0, 1, 2, 3]


def test_the_games_of_a_deal_begin_with_the_same_hands() -> None:
    games = contest("random", "deckhand", "random")
    first, second, other = (parse_record(games.play(n).record.encode()) for n in (0, 1, 3))
    assert first.moves[:3] == second.moves[:3] != other.moves[:3]
    assert first.moves != second.moves
    assert replay(first).verify()


def test_shares_margins_and_ratings() -> None:
    arena = Arena(contest("a", "b", "c"))
    arena.add(outcome(0, ["a", "b", "c"], [10, 10, 4], [0, 1]))
    arena.add(outcome(0, ["c", "a", "b"], [1, 7, 4], [1]))
    arena.add(outcome(1, ["b", "c", "a"], [0, 0, 9], [2]))
    standings = arena.to_json()
    assert standings["a"]["win_share"]["mean"] == pytest.approx((0.75 + 1) / 2)
    assert standings["b"]["win_share"]["mean"] == pytest.approx(0.25 / 2)
    assert standings["a"]["margin"]["mean"] == pytest.approx(((3 + 4.5) / 2 + 9) / 2)
    ratings = {name: row["rating"]["mu"] for name, row in standings.items()}
    assert ratings["a"] > ratings["b"] > ratings["c"]


def test_where_the_lowest_wins_a_margin_is_turned_round() -> None:
    one = outcome(0, ["a", "b", "c"], [1, 5, 9], [0])
    assert one.margin(0, lowest_wins=True) == 6
    assert one.margin(0, lowest_wins=False) == -6


@pytest.mark.parametrize("share", [0.02, 0.3, 0.9])
@pytest.mark.parametrize("alike", [False, True], ids=["each game for itself", "alike in a deal"])
def test_a_share_lies_in_its_interval_nineteen_times_in_twenty(share: float, alike: bool) -> None:
    """Coins thrown in groups of four; where they are alike, a group shows one or the other side."""
    random = Random(5)
    inside = 0
    for _ in range(600):
        groups = [[float(random.random() < share) for _ in range(4)] for _ in range(120)]
        found = share_interval([group[:1] * 4 for group in groups] if alike else groups)
        inside += found["low"] <= share <= found["high"]
    # Where hardly any group shows a win, nothing shows either how alike its games are.
    assert (0.8 if alike and share == 0.02 else 0.92) < inside / 600 < 0.995


def test_a_margin_lies_in_its_interval_nineteen_times_in_twenty_however_few_deals() -> None:
    random = Random(6)
    for deals in (2, 5, 30):
        inside = 0
        for _ in range(600):
            found = margin_interval([[random.gauss(3, 10)] for _ in range(deals)])
            inside += found["low"] <= 3 <= found["high"]
        assert 0.92 < inside / 600 < 0.98


@given(
    st.lists(
        st.lists(st.sampled_from([0.0, 1 / 3, 0.5, 1.0]), min_size=1, max_size=5),
        min_size=1,
        max_size=40,
    )
)
@example([[0.0] * 4] * 20)
@example([[1.0]])
@example([[0.0, 1.0]] * 2)
def test_no_interval_of_shares_is_of_no_width_or_without_its_share(
    groups: list[list[float]],
) -> None:
    found = share_interval(groups)
    assert 0 <= found["low"] <= found["mean"] <= found["high"] <= 1
    # As many independent games as there are would leave this much doubt at the very least.
    assert found["high"] - found["low"] > 0.9 / (sum(map(len, groups)) + 4)


@given(st.lists(st.lists(st.integers(-50, 50), min_size=1, max_size=5), min_size=2, max_size=40))
@example([[0]] * 40)
def test_no_interval_of_margins_is_of_no_width_or_without_its_margin(
    groups: list[list[int]],
) -> None:
    found = margin_interval([[float(each) for each in group] for group in groups])
    assert found["low"] < found["mean"] < found["high"]


def test_nothing_won_of_eighty_games_may_still_be_a_win_in_twenty_five() -> None:
    found = share_interval([[0.0] * 4] * 20)
    assert (found["mean"], found["low"]) == (0, 0)
    assert found["high"] == pytest.approx(0.0458, abs=1e-4)  # Wilson's, for 80 games


class Hangs:
    def choose(self, turn: Turn) -> Move:
        while True:
            time.sleep(0.01)


class Crashes:
    def choose(self, turn: Turn) -> Move:
        raise RuntimeError("aground")


class Cheats:
    def choose(self, turn: Turn) -> Move:
        return Move(0, 1, (99,))


@pytest.mark.parametrize(
    ("bot", "failure"),
    [
        (Hangs(), "HungError: no move within"),
        (Crashes(), "RuntimeError: aground"),
        (Cheats(), "illegal move: Move(seat=0, verb=1, things=(99,))"),
    ],
)
def test_a_bot_that_fails_costs_its_seat_and_not_the_game(bot: object, failure: str) -> None:
    guarded = Guarded(bot, RandomBot(), 0.05, compiling_seconds=0.05)  # type: ignore[arg-type]
    record = play_match(Setting("fishing", 3), [guarded, RandomBot(), RandomBot()], seed_from(1))
    assert replay(record).verify()
    assert guarded.failure is not None
    assert guarded.failure.startswith(failure)
    assert len(guarded.seconds) <= 1


def test_only_the_first_move_of_a_kind_of_bot_may_take_long_enough_to_compile() -> None:
    class Slow:
        def choose(self, turn: Turn) -> Move:
            time.sleep(0.1)
            return turn.moves[0]

    guarded = Guarded(Slow(), RandomBot(), 0.01, compiling_seconds=60)
    setting = Setting("fishing", 3)
    budget = Budget(None, simulations=1)
    play_match(setting, [guarded, RandomBot(), RandomBot()], seed_from(2), budget)
    assert len(guarded.seconds) == 1
    assert guarded.failure is not None


def test_what_is_compiled_during_a_later_move_is_not_the_bots_time() -> None:
    spent: list[float] = []

    class Late:
        def choose(self, turn: Turn) -> Move:
            before = compiling_seconds()
            while len(spent) == 1 and compiling_seconds() - before < 0.2:
                numba.njit(lambda number: number + 1)(1)
            spent.append(compiling_seconds() - before)
            return turn.moves[0]

    guarded = Guarded(Late(), RandomBot(), 0.1)
    play_match(Setting("fishing", 3), [guarded, RandomBot(), RandomBot()], seed_from(2))
    assert spent[1] > 0.2
    assert guarded.failure is None
    assert len(spent) == len(guarded.seconds) > 20


def test_the_command_with_a_bot_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybots.py").write_text(
        "class First:\n    def choose(self, turn):\n        return turn.moves[0]\n"
        "class Sunk:\n    def choose(self, turn):\n        raise ValueError('sunk')\n"
    )
    out = tmp_path / "games.kutter.jsonl"
    done = kutter("arena", "fishing", "--players", 3, "--games", 3, "--same-deal", "--json",
                  "--bots", "mybots:First,mybots:Sunk,random", "--out", out)  # fmt: skip
    assert done.code == 0
    standings = json.loads(done.out)
    assert list(standings) == ["mybots:First", "mybots:Sunk", "random"]
    assert standings["mybots:Sunk"]["failures"] == ["ValueError: sunk"] * 3
    assert sum(row["win_share"]["mean"] for row in standings.values()) == pytest.approx(1)
    assert kutter("verify", out).code == 0


def test_the_command_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    command = ("arena", "fishing", "--games", 1, "--bots")
    assert "cannot be loaded" in kutter(*command, "nowhere:Bot").refusal()
    assert "there is no bot" in kutter(*command, "commander").refusal()
    assert "is no budget" in kutter(*command, "random", "--budget", "soon").refusal()
    assert "5 bots for 4 seats" in kutter(*command, "random,random,random,random,random").refusal()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200ms", Budget(0.2)),
        ("1.5s", Budget(1.5)),
        ("1000sims", Budget(None, 1000)),
    ],
)
def test_budgets(text: str, budget: Budget) -> None:
    assert Budget.parse(text) == budget
