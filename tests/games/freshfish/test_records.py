"""Whole games: the samples, a record for each way that things can go, records that were spoiled."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from kutter.engine.dealer import Dealer, SeededDealer, seed_from
from kutter.engine.events import Event
from kutter.games.contract import CHANCE, Json, State
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.routes import Route, route_of
from kutter.games.freshfish.rules.event_kinds import EVENT_NAMES
from kutter.games.freshfish.state import OVER, TILE
from kutter.language.catalogues import texts_in
from kutter.language.errors import IllegalMove, KutterError
from kutter.records.format import Record
from kutter.records.reading import read_records
from kutter.records.replay import BadMove, Replay
from tests.games.freshfish.helpers import (
    CLASSIC,
    HERE,
    MARKET,
    RECORDS,
    SAMPLES,
    new_state,
    random_game,
    replay_of,
)


def test_samples_replay_with_equal_results() -> None:
    replays = [
        Replay(record, FRESHFISH)
        for _, record in read_records(SAMPLES)
        if isinstance(record, Record)
    ]
    assert len(replays) == 8
    assert all(replay.verify() for replay in replays)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.split(".")[0])
def test_records_replay_with_equal_results(path: Path) -> None:
    assert replay_of(path).verify()


class Played(NamedTuple):
    """A record, the table at its end, and all that happened."""

    record: Json
    state: State
    kinds: set[str]

    def routes(self) -> list[Route]:
        seats = range(self.record["players"])
        found = [route_of(self.state, seat, good) for seat in seats for good in range(4)]
        return [route for route in found if route is not None]

    def longest(self) -> int:
        return 4 + 2 * int(self.record["players"])

    def stalls_on_square(self) -> int:
        return int((self.state[0]["stall_at"][: self.record["players"]] >= 0).sum())


def is_ordinary(variant: str, players: int) -> Callable[[Played], bool]:
    return lambda game: (
        game.record["options"] == {"variant": variant} and game.record["players"] == players
    )


WAYS: dict[str, Callable[[Played], bool]] = {
    **{
        f"{variant}-{players}": is_ordinary(variant, players)
        for variant in ("market", "classic")
        for players in (2, 3, 4, 5)
    },
    "stall-outside": lambda game: "stall-outside" in game.kinds,
    "passed-over": lambda game: "passed-over" in game.kinds,
    "everybody-out-of-auction": lambda game: "tile-void" in game.kinds,
    "nobody-can-act": lambda game: "stack-void" in game.kinds,
    "street-routes": lambda game: any(
        route.streets and route.length < game.longest() for route in game.routes()
    ),
    "streets-shortest": lambda game: streets_shorten(game.record),
    "capped-lengths": lambda game: any(route.length > game.longest() for route in game.routes()),
    "unconnected-length": lambda game: len(game.routes()) < game.stalls_on_square(),
    "shared-win": lambda game: len(game.record["result"]["winners"]) > 1,
    "negative-score": lambda game: min(game.record["result"]["scores"]) < 0,
}


def streets_shorten(record: Json) -> bool:
    """Whether the same game under the default option has other lengths."""
    other = Record.from_json({**record, "options": MARKET, "result": None})
    state = Replay(other, FRESHFISH).state_at()
    result = FRESHFISH.result(state)
    assert result is not None
    return bool(result["lengths"] != record["result"]["lengths"])


@pytest.mark.parametrize("way", WAYS)
def test_each_way_that_things_can_go_has_a_record(way: str) -> None:
    replay = replay_of(HERE / "records" / f"{way}.kutter.json")
    kinds = {EVENT_NAMES[event.what] for step in replay.steps() for event in step.events}
    assert WAYS[way](Played(replay.record.to_json(), replay.state_at(), kinds))


def test_every_record_has_its_way() -> None:
    assert {path.name.split(".")[0] for path in RECORDS} == set(WAYS)


def test_every_fact_happens_in_some_record() -> None:
    seen = {
        EVENT_NAMES[event.what]
        for path in RECORDS
        for step in replay_of(path).steps()
        for event in step.events
    }
    assert seen == set(EVENT_NAMES)


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.name.split(".")[0])
def test_spoiled_records_are_refused_with_their_rule(path: Path) -> None:
    """Two moves swapped, one left out, one put in, one changed: refused, or another game."""
    record = replay_of(path).record
    random = Random(path.name)
    refused = 0
    for _ in range(12):
        spoiled = copy.deepcopy(record)
        at = random.randrange(len(record.moves) - 1)
        kind = random.randrange(4)
        if kind == 0:
            spoiled.moves[at], spoiled.moves[at + 1] = spoiled.moves[at + 1], spoiled.moves[at]
        elif kind == 1:
            del spoiled.moves[at]
        elif kind == 2:
            spoiled.moves.insert(at, spoiled.moves[at])
        else:
            spoiled.moves[at] = random.choice(
                ["0 reserve a1", "1 place zz", "* tile flea", "0 bid 99"]
            )
        if spoiled.moves == record.moves:
            continue
        error = refusal(spoiled)
        if error is not None:
            refused += 1
            assert "\n" not in error.tell(texts_in("de"))
            if isinstance(error, BadMove) and isinstance(error.reason, IllegalMove):
                assert error.reason.rule.startswith("M")
    assert refused >= 8


def refusal(record: Record) -> KutterError | None:
    try:
        Replay(record, FRESHFISH).verify()
    except KutterError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("change", "value"),
    [("scores", [0, 0]), ("winners", [1]), ("coins", [15, 15]), ("lengths", [])],
)
def test_a_wrong_result_is_refused(change: str, value: Any) -> None:
    record = replay_of(HERE / "records" / "market-2.kutter.json").record
    assert record.result is not None
    record.result = {**record.result, change: value}
    refused = refusal(record)
    assert refused is not None
    assert refused.sentence.message == "result-is-wrong"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 reserve", "move-has-no-shape"),
        ("0 draw c3", "move-has-no-shape"),
        ("0  draw", "move-has-no-shape"),
        ("0 fish c3", "move-has-unknown-verb"),
        ("00 draw", "move-has-no-number"),
        ("x draw", "move-has-no-number"),
        ("0 bid 01", "move-has-no-number"),
        ("0 bid -1", "move-has-no-number"),
        ("0 bid ten", "move-has-no-number"),
        ("0 tile flea", "freshfish-wrong-seat"),
        ("* draw", "freshfish-wrong-seat"),
        ("* tile bread", "freshfish-tile-unknown"),
        ("0 place c27", "freshfish-space-unknown"),
        ("0 reserve C3", "freshfish-space-unknown"),
        ("0 reserve ?", "move-hides-what-is-open"),
        ("* tile ?", "move-hides-what-is-open"),
    ],
)
def test_texts_that_are_no_moves(text: str, message: str) -> None:
    with pytest.raises(KutterError) as caught:
        FRESHFISH.parse(text)
    assert caught.value.sentence.message == message


def test_moves_are_written_as_they_are_read() -> None:
    for path in RECORDS:
        for text in json.loads(path.read_text(encoding="utf-8"))["moves"]:
            assert FRESHFISH.text(FRESHFISH.parse(text)) == text
    assert FRESHFISH.text(FRESHFISH.parse("1 bid ?")) == "1 bid ?"


def tiles_of(state: State, play_seed: str, dealer: Dealer) -> list[int]:
    """Plays a table to its end; the tiles that came."""
    random = Random(play_seed)
    tiles = []
    while owing := FRESHFISH.owing(state):
        if owing == [CHANCE]:
            move = FRESHFISH.chance_move(state, dealer)
            tiles.append(move.things[0])
        else:
            move = random.choice(FRESHFISH.legal(state, owing[0]))
        FRESHFISH.apply(state, move)
    return tiles


def test_one_seed_is_one_deal_also_for_games_that_go_different_ways() -> None:
    start = new_state(3, CLASSIC, "deal")
    deal, another = (SeededDealer(seed_from(seed)) for seed in ("deal", "another deal"))
    one = tiles_of(start.copy(), "one", deal)
    other = tiles_of(start.copy(), "other", deal)
    third = tiles_of(start.copy(), "one", another)
    assert one == other
    assert one != third
    counts = [one.count(tile) for tile in range(5)]
    assert counts == start[0]["tiles"].tolist()


def test_both_variants_are_named() -> None:
    assert FRESHFISH.meta.variants() == [MARKET, CLASSIC]


def test_a_deal_goes_on_from_a_record_that_another_dealer_began() -> None:
    """Whatever was drawn before, no tile is drawn twice and none is left out."""
    state = new_state(4, MARKET, "begun")
    drawn: list[int] = []
    for number, (move, _) in enumerate(random_game(state, "begun")):
        drawn += move.things if move.verb == TILE else ()
        if number > 60 and FRESHFISH.owing(state) != [CHANCE]:
            break
    drawn += tiles_of(state, "rest", SeededDealer(seed_from("quite another seed")))
    assert [drawn.count(tile) for tile in range(5)] == state[0]["tiles"].tolist()


def test_a_games_events_are_all_within_the_buffer() -> None:
    """No move brings about more than a listener has room for."""
    longest: list[Event] = []
    for path in RECORDS:
        for step in replay_of(path).steps():
            longest = max(longest, step.events, key=len)
    assert 20 < len(longest) < 200
    assert replay_of(RECORDS[0]).state_at()[0]["phase"] == OVER
