"""What is counted over games, counted once more from the texts of the moves alone."""

import json
from collections import Counter
from itertools import groupby
from random import Random
from statistics import fmean, median_low, stdev
from typing import Any

import pytest

from kutter.arena.intervals import margin_interval, share_interval
from kutter.engine.events import Event, Heard
from kutter.games.contract import Game, Json
from kutter.games.meta import load
from kutter.games.registry import metas
from kutter.games.statistics import Kind, Statistics
from kutter.lab.statistics.counting import MEASURES, Counted, Summary, count_game
from kutter.lab.statistics.tally import Tally
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.errors import BadInput, KutterError
from kutter.records.format import Record
from kutter.records.replay import replay
from tests.lab.samples import records, rows, statistics, totals

GAMES = ("fishing", "freshfish")


def grouped(game: str) -> list[tuple[Json, list[Record]]]:
    """Each group of the statistics with the records that belong to it."""
    return [
        (
            group,
            [
                record
                for record in records(game)
                if (record.options, record.players) == (group["options"], group["players"])
            ],
        )
        for group in statistics(game)["groups"]
    ]


def seats_moves(record: Record) -> list[list[str]]:
    return [move.split(" ") for move in record.moves if not move.startswith("*")]


@pytest.mark.parametrize("game", GAMES)
def test_games_are_told_apart_by_options_and_seats_and_all_are_counted(game: str) -> None:
    told = statistics(game)
    assert (told["format"], told["version"], told["left_out"]) == ("kutter-stats", 1, 0)
    assert (
        told["games"] == len(list(records(game))) == sum(each["games"] for each in told["groups"])
    )
    for group, played in grouped(game):
        assert group["games"] == len(played) > 0


@pytest.mark.parametrize("game", GAMES)
def test_lengths_scores_wins_and_ends_are_those_of_the_records(game: str) -> None:
    for group, played in grouped(game):
        results: list[Any] = [record.result for record in played]
        lengths = [len(seats_moves(record)) for record in played]
        (length,) = rows(group, "decisions")
        assert length["mean"] == pytest.approx(fmean(lengths))
        assert length["number"] == length["games"] == len(played)
        (score,) = rows(group, "score")
        scores = [score for result in results for score in result["scores"]]
        assert score["mean"] == pytest.approx(fmean(scores))
        assert score["sd"] == pytest.approx(stdev(scores))
        assert (score["lowest"], score["highest"]) == (min(scores), max(scores))
        assert score["median"] == median_low(scores)
        assert dict(score["values"]) == Counter(scores)
        wins = [0.0] * group["players"]
        for result in results:
            for seat in result["winners"]:
                wins[seat] += 1 / len(result["winners"])
        assert [row["mean"] * len(played) for row in rows(group, "wins")] == pytest.approx(wins)
        (ties,) = rows(group, "ties")
        assert ties["mean"] == fmean(len(result["winners"]) > 1 for result in results)
        ends = Counter(result["end"] for result in results if "end" in result)
        assert totals(group, "ends", "end") == ends
        verbs = Counter(words[1] for record in played for words in seats_moves(record))
        assert totals(group, "decisions-by-verb", "verb") == verbs
        assert {row["verb"]: row["number"] for row in rows(group, "choices-by-verb")} == verbs
        (choices,) = rows(group, "choices")
        assert choices["number"] == verbs.total()


def test_fishing_every_card_that_is_played_is_caught_once() -> None:
    for group, played in grouped("fishing"):
        plays = Counter(
            words[2] for record in played for words in seats_moves(record) if words[1] == "play"
        )
        caught = totals(group, "caught", "card")
        assert len(caught) == 100
        assert {card: number for card, number in caught.items() if number} == plays
        assert totals(group, "caught-by-seat", "card") == caught
        catches = sum(words[1] == "catch" for record in played for words in seats_moves(record))
        ways = totals(group, "ways", "way")
        assert ways["zero"] == catches
        assert sum(ways.values()) == plays.total()
        shares = {row["card"]: row["number"] for row in rows(group, "caught-by-winner")}
        assert shares == plays


def test_fishing_what_seats_catch_makes_their_scores() -> None:
    for group, played in grouped("fishing"):
        caught = totals(group, "caught-by-seat", "seat")
        fines = Counter[int | str]()
        for row in rows(group, "caught-by-seat"):
            if row["card"].startswith("~minus3"):
                fines[row["seat"]] += round(3 * row["mean"] * row["number"])
        results: list[Any] = [record.result for record in played]
        for seat in range(group["players"]):
            scores = sum(result["scores"][seat] for result in results)
            assert caught[seat] - fines[seat] == scores
        rounds = [
            sum(move.startswith("* deal") for move in record.moves) // record.players
            for record in played
        ]
        assert rows(group, "rounds")[0]["mean"] == pytest.approx(fmean(rounds))
        calls = [row for row in rows(group, "choices-by-verb") if row["verb"] == "call"]
        assert all(row["lowest"] == row["highest"] == 5 for row in calls)


def test_fishing_the_winners_share_of_a_card() -> None:
    """In one game, where its seats tell who caught it."""
    for record in records("fishing"):
        assert record.result is not None
        summary = Summary()
        summary.add(count_game(record))
        (group,) = summary.to_json()["groups"]
        by_seat = {(row["card"], row["seat"]): row["mean"] for row in rows(group, "caught-by-seat")}
        for row in rows(group, "caught-by-winner"):
            by_winner = sum(by_seat[row["card"], seat] for seat in record.result["winners"])
            assert row["mean"] == pytest.approx(by_winner / row["number"])


def auctions(record: Record) -> list[tuple[str, list[int]]]:
    """The good, and the bids in the order of seats."""
    found = []
    tile = ""
    for is_bid, moves in groupby(record.moves, lambda move: " bid " in move):
        group = [move.split(" ") for move in moves]
        if is_bid:
            found.append((tile, [int(words[2]) for words in sorted(group)]))
        else:
            tile = next((words[2] for words in reversed(group) if words[1] == "tile"), tile)
    return found


def test_fresh_fish_prices_are_the_highest_bids() -> None:
    for group, played in grouped("freshfish"):
        prices = Counter[tuple[str, int, int]]()
        by_auction = Counter[int]()
        for record in played:
            goods = Counter[str]()
            for number, (good, bids) in enumerate(auctions(record), 1):
                goods[good] += 1
                prices[good, goods[good], max(bids)] += 1
                by_auction[number] += max(bids)
        told = Counter[tuple[str, int, int]]()
        for row in rows(group, "price-by-order"):
            told.update({(row["good"], row["order"], value): n for value, n in row["values"]})
        assert told == prices
        found = {
            key: each for key, each in totals(group, "price-by-auction", "auction").items() if each
        }
        assert found == +by_auction
        (auction,) = rows(group, "auctions")
        assert auction["mean"] * len(played) == pytest.approx(prices.total())
        only = sum(len(bids) == 1 for record in played for _, bids in auctions(record))
        decided = totals(group, "decided", "bid")
        assert decided["only"] == only
        assert sum(decided.values()) == pytest.approx(prices.total())


def test_fresh_fish_lengths_and_coins_are_those_of_the_results() -> None:
    for group, played in grouped("freshfish"):
        results: list[Any] = [record.result for record in played]
        lengths = Counter[str]()
        for result in results:
            for each in result["lengths"]:
                lengths.update(each)
        assert totals(group, "length-by-good", "good") == lengths
        assert rows(group, "coins")[0]["mean"] == pytest.approx(
            fmean(coins for result in results for coins in result["coins"])
        )


def test_fresh_fish_a_bid_may_be_anything_up_to_all_coins() -> None:
    for record in records("freshfish"):
        purses = [15] * record.players
        choices = []
        for _, group in groupby(record.moves, lambda move: " bid " in move):
            bids = [move.split(" ") for move in group]
            if bids[0][1] != "bid":
                continue
            choices += [purses[int(seat)] + 1 for seat, *_ in bids]
            highest = max(int(words[2]) for words in bids)
            winners = [int(words[0]) for words in bids if int(words[2]) == highest]
            if len(winners) > 1:
                break
            purses[winners[0]] -= highest
        counted = count_game(record).found["choices-by-verb", ("bid",)]
        assert counted[: len(choices)] == choices
        assert choices


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_quick", [True, False], ids=["own", "any game's"])
def test_what_is_heard_of_a_game_is_what_its_moves_tell(
    game: str, is_quick: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = replay(next(records(game)))
    if not is_quick:
        monkeypatch.setattr(type(played.game), "hear", Game.hear)
    heard = Heard()
    assert sum(1 for _ in played.walk(heard)) == len(played.record.moves)
    told = [event for step in played.steps() for event in step.events]
    assert [Event(*row) for row in heard.rows().tolist()] == told
    assert len(told) > 100


# Intervals


def test_one_value_a_game_has_the_intervals_of_the_arena() -> None:
    random = Random(3)
    for games in (1, 2, 5, 40):
        values = [random.randrange(30) for _ in range(games)]
        wins = [random.choice([0.0, 0.0, 0.5, 1.0]) for _ in range(games)]
        means, shares = Tally(), Tally()
        for value, win in zip(values, wins, strict=True):
            means.add([value])
            shares.add([win])
        right = margin_interval([[float(value)] for value in values])
        assert means.mean_interval() == pytest.approx(right)
        assert shares.share_interval() == pytest.approx(share_interval([[win] for win in wins]))


def test_values_of_a_game_that_are_alike_count_as_one() -> None:
    random = Random(4)
    values = [random.randrange(30) for _ in range(30)]
    once, often = Tally(), Tally()
    for value in values:
        once.add([value])
        often.add([value] * 7)
    assert often.mean_interval() == pytest.approx(once.mean_interval())
    halves = [float(value > 15) for value in values]
    once, often = Tally(), Tally()
    for half in halves:
        once.add([half])
        often.add([half] * 7)
    assert often.share_interval() == pytest.approx(once.share_interval())


def test_nineteen_of_twenty_intervals_hold_what_is_so() -> None:
    """Games of different lengths, whose values resemble each other."""
    random = Random(5)
    held = {"mean": 0, "share": 0}
    trials = 300
    for _ in range(trials):
        tally, shares = Tally(), Tally()
        for _ in range(40):
            middle = random.randrange(-5, 6)
            number = random.randrange(1, 20)
            tally.add([20 + middle + random.randrange(-3, 4) for _ in range(number)])
            chance = random.choice([0.1, 0.5])
            shares.add([float(random.random() < chance) for _ in range(number)])
        found = tally.mean_interval()
        held["mean"] += found["low"] <= 20 <= found["high"]
        found = shares.share_interval()
        held["share"] += found["low"] <= 0.3 <= found["high"]
    assert all(0.9 * trials <= number <= 0.99 * trials for number in held.values()), held


def test_games_without_a_thing_count_where_games_are_counted() -> None:
    tally = Tally()
    tally.add([3])
    assert tally.with_zeros(4).to_json(Kind.PER_GAME)["mean"] == 0.75
    assert tally.with_zeros(4).to_json(Kind.PER_GAME)["values"] == [[0, 3], [3, 1]]
    assert tally.to_json(Kind.EACH)["mean"] == 3


# What is refused


def spoiled(record: Record) -> list[Record]:
    assert record.result is not None
    wrong = {**record.result, "scores": [score + 1 for score in record.result["scores"]]}
    odd_seat = [*record.moves[:8], "99 play G4", *record.moves[8:]]
    return [
        Record(record.game, record.players, record.options, record.setup, moves, result)
        for moves, result in [
            (record.moves[:-5], None),
            (record.moves[:-5], record.result),
            (record.moves, wrong),
            (["", *record.moves], record.result),
            (["0", *record.moves], record.result),
            (odd_seat, record.result),
            ([], record.result),
        ]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_unfinished_or_wrong_is_refused(game: str) -> None:
    whole = next(records(game))
    for record in spoiled(whole):
        with pytest.raises(KutterError):
            count_game(record)
    whole.seen_by = 0
    with pytest.raises(BadInput, match="has seen"):
        count_game(whole)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_stranger_adds_to_a_record_counts_for_nothing(game: str) -> None:
    record = next(records(game))
    assert record.result is not None
    plain = count_game(record)
    record.result = {"end": {}, **record.result, "more": [], "overfished": "yes"}
    record.extra = {"names": 7, "bots": {}, "scores": []}
    assert count_game(record) == plain


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_counted_has_words(game: str, language: str) -> None:
    texts = texts_in(language)
    reference = metas()[game].statistics
    assert reference is not None
    own: Statistics = load(reference)
    for measure in MEASURES:
        assert texts.knows(f"measure-{measure.name}")
    for measure in own.measures:
        assert texts.knows(f"{game}-measure-{measure.name}")
        for axis in measure.by:
            assert texts.knows(f"{game}-axis-{axis}") or texts.knows(f"axis-{axis}"), axis
    for axis, keys in own.axes.items():
        told = [own.words(axis, key) for key in keys]
        assert all(
            texts.say(each.message, **each.arguments) for each in told if not isinstance(each, str)
        )


def test_a_game_that_counts_nothing_itself_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kutter.lab.statistics.counting.statistics_of", lambda _: None)
    counted: Counted = count_game(next(records("fishing")))
    summary = Summary()
    summary.add(counted)
    (group,) = summary.to_json()["groups"]
    assert {each["name"] for each in group["measures"]} == {each.name for each in MEASURES}
    json.dumps(group)
