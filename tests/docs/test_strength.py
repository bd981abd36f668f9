"""docs/strength.md says what the ledger says, and the ledger what was played."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.strength import document, playing
from benchmarks.strength.ledger import (
    LEDGER,
    Pooled,
    Run,
    append,
    command_of,
    fresh_seed,
    pooled,
    runs_in,
    versions_of,
)
from benchmarks.strength.matches import (
    BARS,
    FOUR,
    GROWTH,
    MATE,
    SHIFTS,
    Match,
    matches,
    one_against,
    with_budget,
)
from benchmarks.strength.nets import net_of
from benchmarks.strength.ratings import ratings_of
from benchmarks.strength.shifted import MODULE, Shifted
from kutter.arena import parallel
from kutter.arena.contest import Pairing, seatings
from kutter.bots.contract import Turn
from kutter.bots.ratings import ratings_file
from kutter.bots.registry import RANDOM, bot_named, bots_at_their_best, bots_of
from kutter.games.contract import Move
from kutter.games.freshfish.state import BID, DRAW
from kutter.games.registry import game_named, metas
from kutter.language.errors import BadInput
from kutter.records.setting import Setting
from tests.cli.helpers import kutter

MARKET = Setting("freshfish", 4, {"variant": "market"})
MATCH = one_against(Setting("fishing", 3), "mate", "deckhand")


def run_of(match: Match, seed: int | None, deals: Iterable[str], **others: Any) -> Run:
    """What would stand in the ledger, had the deals gone so."""
    setting = match.setting
    whole = Run(
        date="2026-11-18", commit="0000000", command="", game=setting.game_name,
        options=setting.options, players=setting.players, bots=list(match.bots),
        versions=versions_of(match.bots, setting.game), seed=seed, games=0, wins={}, ms={},
        failures={}, machine="", deals=list(deals),
    )  # fmt: skip
    shares = {bot: [sum(deal) for deal in whole.shares(bot)] for bot in dict.fromkeys(match.bots)}
    games = sum(len(deal.split()) for deal in whole.deals or ())
    return replace(
        whole, games=games, wins={bot: sum(each) for bot, each in shares.items()}, **others
    )


def pooled_runs(*runs: Run) -> Pooled:
    found = pooled(MATCH, runs)
    assert found is not None
    return found


# The list


def test_neighbours_and_every_level_against_mate_everywhere() -> None:
    names = [match.name for match in matches()]
    assert len(names) == len({*names})
    for name, meta in metas().items():
        game = game_named(name)
        ladder = [RANDOM, *(with_budget(game, level) for level in bots_at_their_best(game))]
        for options in meta.variants():
            for players in meta.seats:
                setting = Setting(name, players, options)
                for more, less in GROWTH[name]:
                    assert (one_against(setting, more, less).name in names) == (players == FOUR)
                for weaker, stronger in pairwise(ladder):
                    assert one_against(setting, stronger, weaker).name in names
                for level in ladder:
                    assert level == MATE or one_against(setting, level, MATE).name in names
            for weaker, stronger in pairwise(bots_of(game)):
                one, other = (with_budget(game, each) for each in (stronger, weaker))
                step = Match(Setting(name, FOUR, options), (one, one, other, other))
                assert step.is_step
                assert step.name in names
    assert {*BARS} <= {*names}
    assert f"freshfish-classic/4/{MODULE}:skipper/2@100sims,skipper@100sims" in names
    variants = len(MARKET.game.meta.variants())
    assert sum(match.is_shifted for match in matches()) == variants * sum(map(len, SHIFTS.values()))


def test_each_seating_of_two_of_each_is_another() -> None:
    for match in matches():
        found = [tuple(Pairing(0, each).seats(match.bots)) for each in seatings(match.bots)]
        assert len({*found}) == len(found) == (6 if match.is_step else len(match.bots))
        assert all(Counter(each) == Counter(match.bots) for each in found)


# Shifted bids


class Bids:
    def choose(self, turn: Turn) -> Move:
        return turn.moves[3]


@pytest.mark.parametrize(
    ("shift", "coins"),
    [("+1", 4), ("-1", 2), ("+2", 5), ("-2", 1), ("*0", 0), ("/2", 1), ("*2", 5), ("-9", 0)],
)
def test_bids_are_moved_to_what_is_legal_and_nearest(shift: str, coins: int) -> None:
    bot = Shifted("mate", shift)
    bot.bot = Bids()
    bids = [Move(0, BID, (number,)) for number in range(6)]
    nobody_looks: Any = None
    turn = Turn(MARKET.game, nobody_looks, bids, Random(1))
    assert bot.choose(turn) == bids[coins]
    others = [Move(0, DRAW, ()) for _ in range(4)]
    assert bot.choose(turn._replace(moves=others)) is others[3]


def test_the_arena_knows_shifted_bots_by_name() -> None:
    found: Any = bot_named("benchmarks.strength.shifted:skipper*2@100sims", MARKET.game)
    assert (found.bot.name, found.bot.sign, found.bot.number) == ("skipper", "*", 2)
    assert found.budget.simulations == 100
    words = ("arena", "freshfish", "--games", 1, "--bots")
    assert "is no shifted bot" in kutter(*words, "benchmarks.strength.shifted:mate").refusal()
    assert versions_of(["benchmarks.strength.shifted:mate-1", "x:Y"], MARKET.game) == {
        "benchmarks.strength.shifted:mate-1": MARKET.game.meta.bots_version, "x:Y": None,
    }  # fmt: skip


# The ledger


def test_a_last_line_that_is_cut_off_counts_for_nothing(tmp_path: Path) -> None:
    ledger = tmp_path / "strength.jsonl"
    assert runs_in(ledger) == []
    first, second = run_of(MATCH, 2026, ["0 1 02"]), run_of(MATCH, None, ["1 1 1"])
    append(ledger, first)
    whole = ledger.read_bytes()
    ledger.write_bytes(whole + whole[:50])
    assert runs_in(ledger) == [first]
    append(ledger, second)
    assert runs_in(ledger) == [first, second]
    assert ledger.read_bytes().startswith(whole)


@pytest.mark.parametrize("line", ["rubbish", "[]", "7", '{"game": "fishing"}'])
def test_what_is_no_run_is_named_by_its_line(tmp_path: Path, line: str) -> None:
    ledger = tmp_path / "ledger.jsonl"
    ledger.write_text(LEDGER.read_text().splitlines(keepends=True)[0] + line + "\n")
    with pytest.raises(SystemExit, match=r"line 2, is no run"):
        runs_in(ledger)


def test_a_fresh_seed_is_one_that_no_match_had() -> None:
    other = one_against(MARKET, "mate", "deckhand")
    runs = [run_of(MATCH, 2030, ["0 0 0"]), run_of(other, 2040, ["0 0 0 0"]),
            run_of(MATCH, None, ["0 0 0"])]  # fmt: skip
    assert fresh_seed(runs) == 2041
    assert fresh_seed([]) == 2026


DEALS = st.lists(
    st.lists(st.sampled_from(["0", "1", "02", "12", "012"]), min_size=3, max_size=3).map(" ".join),
    min_size=2,
    max_size=12,
)


@given(DEALS, st.integers(1, 11))
@settings(max_examples=40)
def test_runs_together_are_as_one_run_of_all_their_deals(deals: list[str], at: int) -> None:
    at = min(at, len(deals) - 1)
    apart = pooled_runs(run_of(MATCH, 1, deals[:at]), run_of(MATCH, 2, deals[at:]))
    together = pooled_runs(run_of(MATCH, 3, deals))
    assert apart.games == together.games == 3 * len(deals)
    assert apart.interval() == pytest.approx(together.interval())
    assert together.interval()["low"] < together.interval()["high"]


def test_what_was_kept_as_figures_alone_is_pooled_by_its_games() -> None:
    deals = ["0 1 1", "1 0 1"] * 50
    known = run_of(MATCH, 1, deals)
    told = replace(known, seed=None, deals=None, independent=300.0)
    assert pooled_runs(told).independent == 300
    both = pooled_runs(known, told, replace(told, wins={"mate": 200.0, "deckhand": 100.0}))
    assert both.games == 900
    assert both.share == pytest.approx((100 + 100 + 200) / 900)
    assert both.independent == pytest.approx(900)


def test_a_seed_counts_once_and_bots_of_another_version_do_not() -> None:
    short, long = run_of(MATCH, 1, ["0 0 0"] * 2), run_of(MATCH, 1, ["0 0 0"] * 3)
    told = replace(long, deals=None, independent=30.0, games=30)
    assert pooled_runs(short, long, short, told).runs == [long]
    old = replace(long, versions={"mate": 0, "deckhand": 0}, seed=2)
    assert pooled_runs(old, long).runs == [long]
    assert pooled(MATCH, [old]) is None
    assert pooled(one_against(Setting("fishing", 4), "mate", "deckhand"), [long]) is None


def test_a_bar_is_met_by_the_lower_end_only() -> None:
    match = one_against(Setting("fishing", 4), "mate", "deckhand")
    for won, told in ((50, "40 %"), (44, "40 %, not shown")):
        deals = ["0 0 0 0"] * won + ["1 1 1 1"] * (100 - won)
        found = pooled(match, [run_of(match, 1, deals)])
        assert found is not None
        assert document.bar(match, found) == told


def test_a_step_is_met_by_a_share_within() -> None:
    match = Match(Setting("fishing", 4), ("mate", "mate", "deckhand", "deckhand"))
    for won, told in ((60, "57 to 63 %"), (70, "57 to 63 %, missed"), (50, "57 to 63 %, missed")):
        deals = ["0 1 0 1 0 1"] * won + ["2 3 2 3 2 3"] * (100 - won)
        found = pooled(match, [run_of(match, 1, deals)])
        assert found is not None
        assert found.share == won / 100
        assert document.bar(match, found) == told


def test_a_levels_version_tells_its_temperature_and_its_net() -> None:
    game = game_named("fishing")
    warm, learnt = (str(versions_of([name], game)[name]) for name in ("greenhorn", "commodore"))
    version, temperature = warm.split()
    assert (int(version), temperature[0]) == (game.meta.bots_version, "~")
    assert len(learnt.split()) == 5  # and "edition 2"
    assert versions_of(["mate@5sims"], game) == {"mate@5sims": game.meta.bots_version}


def test_a_net_alone_is_known_by_its_weights() -> None:
    for name in metas():
        game, net = game_named(name), net_of(name)
        assert hasattr(bot_named(net, game), "weights")
        version = versions_of([net], game)[net]
        edition = game.meta.editions["admiral"]
        assert versions_of(["admiral"], game) == {"admiral": f"{version} edition {edition}"}
        assert document.title(net) == "Net"
    shifted = f"{MODULE}:{net_of('freshfish')}+1"
    assert versions_of([shifted], MARKET.game) == {shifted: version}
    assert document.title(shifted) == "Net, bids 1 more"
    with pytest.raises(BadInput, match="gulls has no net"):
        bot_named(net_of("gulls"), MARKET.game)


def test_many_tests_make_the_upper_end_higher() -> None:
    match = one_against(MARKET, "benchmarks.strength.shifted:mate+1", "mate")
    found = pooled(match, [run_of(match, 1, ["0 1 1 1"] * 100)])
    assert found is not None
    one, many = (document.section_of_shifts([(match, found)], tests) for tests in (1, 22))
    cells = "| Mate, bids 1 more | market | 400 | 25.0 % (21.0 to 29.5) |"
    assert f"{cells} 29.5 % |" in one
    assert f"{cells} 32.1 %, not shown |" in many


# The document


def test_the_tables_are_those_of_the_ledger() -> None:
    text = document.DOCUMENT.read_text(encoding="utf-8")
    for name, section in document.sections(runs_in(LEDGER)).items():
        assert document.with_section(text, name, section) == text, name
    found = [
        row
        for game in metas()
        for row in json.loads((ratings_file(game) or Path()).read_text(encoding="utf-8"))
    ]
    assert document.with_section(text, "ratings", document.section_of_ratings(found)) == text


# Playing


def test_a_run_that_is_ended_goes_on_as_it_was_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = one_against(Setting("fishing", 3), "deckhand", "random")
    ledger = tmp_path / "strength.jsonl"
    append(ledger, run_of(MATCH, 2040, ["0 0 0"]))
    left = [2, 99]

    def ended(task: Callable[[int], Any], numbers: list[int], *_: object) -> Iterator[Any]:
        for number in numbers[: left.pop(0)]:
            yield task(number)
        if left:
            raise KeyboardInterrupt

    monkeypatch.setattr(playing, "elsewhere", ended)
    monkeypatch.setattr(parallel, "elsewhere", parallel.in_order)
    told: list[str] = []

    def play(games: int) -> Run:
        return playing.play(match, games, None, 1, ledger, told.append, tmp_path / "under way")

    with pytest.raises(KeyboardInterrupt):
        play(4)
    assert len(runs_in(ledger)) == 1
    run = play(12)
    assert told == [
        f"{match.name}: seed 2041, 0 of 6 games were played before",
        f"{match.name}: seed 2041, 2 of 6 games were played before",
    ]
    assert list((tmp_path / "under way").iterdir()) == []
    assert runs_in(ledger)[1:] == [run]
    assert run.command == command_of(match, 6, 2041)
    shown = json.loads(kutter(*run.command.split()[1:], "--jobs", 1, "--json").out)
    found = pooled(match, [run])
    assert found is not None
    assert found.interval() == pytest.approx(shown["deckhand"]["win_share"])
    assert run.wins["deckhand"] == pytest.approx(6 * found.share)


# Ratings


def played(match: Match, strengths: dict[str, float], deals: int, seed: int) -> Run:
    random = Random(seed)
    weights = [strengths[bot] for bot in match.bots]
    places = "0123456789"[: len(weights)]
    texts = [" ".join(random.choices(places, weights, k=len(weights))) for _ in range(deals)]
    return run_of(match, seed, texts)


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    """A hundred points are a factor of 1.78; mate is 1500."""
    strengths = {"random": 0.1, "deckhand": 0.5, "mate": 1.0, "skipper": 2.0}
    four, three = Setting("fishing", 4), Setting("fishing", 3)
    runs = [
        played(one_against(four, "deckhand", "random"), strengths, 250, 1),
        played(one_against(three, "mate", "deckhand"), strengths, 300, 2),
        played(Match(four, ("skipper", "skipper", "mate", "mate")), strengths, 250, 3),
    ]
    found = {row["bot"]: row for row in ratings_of(runs)}
    assert list(found) == ["skipper", "mate", "deckhand", "random"]
    for bot, right in (("skipper", 1620), ("deckhand", 1380), ("random", 1100)):
        assert found[bot]["low"] < right < found[bot]["high"]
        assert 30 < found[bot]["high"] - found[bot]["low"] < 200
    assert (found["mate"]["rating"], found["mate"]["low"]) == (1500, None)


def test_whoever_won_everything_is_not_infinitely_strong_nor_surely_so_strong() -> None:
    match = one_against(MARKET, "skipper", "mate")
    others = one_against(MARKET, "deckhand", "random")
    found = {row["bot"]: row for row in ratings_of([
        run_of(match, 1, ["0 0 0 0"] * 50), run_of(others, 2, ["0 0 0 0"])
    ])}  # fmt: skip
    assert list(found) == ["skipper", "mate"], "of the others, nobody knows how strong they are"
    assert found["skipper"]["low"] < found["skipper"]["rating"] <= found["skipper"]["high"] < 5000
    assert ratings_of([run_of(others, 2, ["0 0 0 0"])]) == []
