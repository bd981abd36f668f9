"""Fair shuffles: every deal follows from the seed, and the seed from what was kept."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kutter.bots.contract import RandomBot
from kutter.bots.match import play_match
from kutter.engine.dealer import deal_seed, seed_from
from kutter.games.contract import Json
from kutter.language.errors import KutterError
from kutter.records.format import Record
from kutter.records.replay import BadMove
from kutter.records.setting import Setting
from kutter.records.shuffle import Kept, draws_json, shuffle_of, verify_shuffle

SEED = seed_from("shuffle")
COMMITMENT = hashlib.sha256(SEED).hexdigest()
SHARES = ["a1" * 32, None, "b2" * 32]


def dealt_from(seed: bytes, **shuffle: Any) -> Record:
    record = play_match(Setting("fishing", 3), [RandomBot()] * 3, seed)
    return replace(record, extra={"shuffle": {"seed": SEED.hex(), **shuffle}})


ALONE = dealt_from(SEED)
SHARED = dealt_from(deal_seed(SEED, SHARES), commitment=COMMITMENT, shares=SHARES)
DEALS = [number for number, move in enumerate(ALONE.moves, 1) if move.startswith("*")]


def with_extra(record: Record, **extra: Any) -> Record:
    return replace(record, extra={**record.extra, **extra})


def with_shuffle(record: Record, **changes: Any) -> Record:
    return with_extra(record, shuffle={**record.extra["shuffle"], **changes})


def refusal(call: Callable[[], object]) -> KutterError:
    with pytest.raises(KutterError) as refused:
        call()
    return refused.value


@pytest.mark.parametrize(
    ("record", "kept"),
    [
        (ALONE, Kept()),
        (ALONE, Kept(COMMITMENT)),
        (SHARED, Kept(COMMITMENT, {0: "a1" * 32, 2: "b2" * 32})),
    ],
)
def test_an_honest_shuffle_holds_and_every_deal_was_looked_at(record: Record, kept: Kept) -> None:
    checked = verify_shuffle(record, kept)
    assert checked.deals == sum(move.startswith("*") for move in record.moves)
    assert checked.shuffle.commitment == COMMITMENT


@pytest.mark.parametrize(
    ("record", "kept", "message"),
    [
        (ALONE, Kept("00" * 32), "shuffle-seed-is-anothers"),
        (ALONE, Kept(shares={0: "a1" * 32}), "shuffle-takes-no-shares"),
        (SHARED, Kept(shares={0: "b2" * 32}), "shuffle-share-is-missing"),
        (SHARED, Kept(shares={1: "a1" * 32}), "shuffle-share-is-missing"),
        (SHARED, Kept(shares={3: "a1" * 32}), "shuffle-share-is-missing"),
    ],
)
def test_what_was_kept_must_be_in_it(record: Record, kept: Kept, message: str) -> None:
    assert refusal(lambda: verify_shuffle(record, kept)).sentence.message == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seed": None}, "shuffle-without-seed"),
        ({"seed": SEED.hex().upper()}, "shuffle-without-seed"),
        ({"seed": SEED.hex() + "\n"}, "shuffle-without-seed"),
        ({"commitment": "00" * 32}, "shuffle-commitment-is-wrong"),
        ({"commitment": None}, "shuffle-commitment-is-wrong"),
        ({"shares": {}}, "record-has-wrong-type"),
        ({"shares": SHARES[:2]}, "record-has-wrong-type"),
        ({"shares": ["a1", None, None]}, "record-has-wrong-type"),
    ],
)
def test_a_shuffle_that_says_nothing_sensible_is_refused(changes: Json, message: str) -> None:
    error = refusal(lambda: shuffle_of(with_shuffle(ALONE, **changes)))
    assert error.sentence.message == message


@pytest.mark.parametrize("told", [None, [], "seed"])
def test_a_shuffle_is_an_object(told: Any) -> None:
    error = refusal(lambda: shuffle_of(with_extra(ALONE, shuffle=told)))
    assert error.sentence.arguments["key"] == "shuffle"


def test_the_first_release_wrote_the_seed_beside_the_records_own_keys() -> None:
    early = replace(ALONE, extra={"seed": SEED.hex(), "commitment": COMMITMENT})
    assert shuffle_of(early) == shuffle_of(ALONE)
    assert refusal(lambda: shuffle_of(replace(ALONE, extra={}))).sentence.message == (
        "shuffle-without-seed"
    )


@pytest.mark.parametrize("changes", [{"shares": [None] * 3}, {"shares": SHARES[::-1]}])
def test_with_other_shares_the_first_deal_is_wrong(changes: Json) -> None:
    given = with_shuffle(SHARED, setup="given", **changes)
    error = refusal(lambda: verify_shuffle(given, Kept()))
    assert isinstance(error, BadMove)
    assert (error.number, error.reason.sentence.message) == (1, "shuffle-deal-is-wrong")


def test_a_setup_is_dealt_unless_it_was_given() -> None:
    first = (ALONE.setup["first"] + 1) % 3
    other = replace(ALONE, setup={**ALONE.setup, "first": first}, moves=ALONE.moves[:3])
    assert refusal(lambda: verify_shuffle(other, Kept())).sentence.message == (
        "shuffle-setup-is-wrong"
    )
    assert verify_shuffle(with_shuffle(other, setup="given"), Kept()).deals == 3


@pytest.mark.parametrize("began", [-1, True, 2.0, len(ALONE.moves) + 1])
def test_a_table_began_within_its_record(began: Any) -> None:
    error = refusal(lambda: shuffle_of(with_extra(ALONE, began_at=began)))
    assert error.sentence.arguments["key"] == "began_at"


def test_deals_from_before_a_table_began_are_not_its_own() -> None:
    """Nor is the set-up."""
    other = with_extra(dealt_from(seed_from("other")), began_at=3)
    assert other.setup != ALONE.setup
    fourth = next(number for number, move in enumerate(other.moves, 1)
                  if number > 3 and move.startswith("*"))  # fmt: skip
    error = refusal(lambda: verify_shuffle(other, Kept()))
    assert isinstance(error, BadMove)
    assert error.number == fourth


def test_draws_are_told_by_deal_with_what_each_pile_held_before_its_first() -> None:
    told = draws_json(ALONE)
    assert [deal["number"] for deal in told["deals"]] == DEALS
    drawn: dict[str, list[str]] = {}
    for deal in told["deals"]:
        assert deal["move"] == ALONE.moves[deal["number"] - 1]
        assert [draw["thing"] for draw in deal["draws"]] == deal["move"].split()[3:]
        for draw in deal["draws"]:
            drawn.setdefault(draw["pile"], []).append(draw["thing"])
    assert sorted(drawn) == sorted(told["piles"])
    for pile, things in drawn.items():
        assert len(set(things)) == len(things)
        assert set(things) <= set(told["piles"][pile])
