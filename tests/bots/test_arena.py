"""The arena: paired deals, honest intervals, and games that go on whatever a bot does."""

import json
import time
from collections import Counter
from pathlib import Path

import pytest

from kutter.bots.arena import Arena, Contest, Outcome, interval
from kutter.bots.bot import Budget, RandomBot, Turn
from kutter.bots.guard import Guarded
from kutter.bots.match import play_match
from kutter.core.dealer import seed_from
from kutter.core.game import Move
from kutter.core.records import parse_record
from kutter.games import Setting, replay
from tests.commands.helpers import kutter


def contest(*entrants: str, same_deal: bool = True) -> Contest:
    setting = Setting("fishing", len(entrants))
    return Contest(setting, entrants, 3, Budget(), same_deal)


def outcome(deal: int, seats: list[str], scores: list[int], winners: list[int]) -> Outcome:
    return Outcome(deal, seats, scores, winners, [[0.1]] * 3, [None] * 3, "")


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


def test_an_interval_holds_its_mean_nineteen_times_in_twenty() -> None:
    """Coins thrown in paired groups: the true mean lies in about 95 % of the intervals."""
    from random import Random  # noqa: PLC0415

    random = Random(5)
    inside = Counter[bool]()
    for _ in range(600):
        groups = [[float(random.random() < 0.3) for _ in range(4)] for _ in range(60)]
        found = interval(groups)
        inside[found["low"] <= 0.3 <= found["high"]] += 1
    assert 0.92 < inside[True] / 600 < 0.98


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
    assert "there is no bot" in kutter(*command, "admiral").refusal()
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
