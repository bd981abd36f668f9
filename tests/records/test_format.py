"""The form of a record: what is written is read again, and what is none is refused by its code."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kutter.games.contract import ALL_SEEING, SPECTATOR, Json
from kutter.language.errors import BadInput
from kutter.records.format import MOST_NUMBER, RULES, Record, dump_record, parse_record

LEAST: Json = {
    "format": "kutter-record",
    "version": 1,
    "game": "any",
    "players": 3,
    "setup": {},
    "moves": ["0 go"],
}
ANY_TEXT = st.text(st.characters(categories=["L", "N", "Z", "C"]))
"""Also halves of pairs, and what moves a cursor or turns the reading around."""
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_TEXT, inner, max_size=3),
    max_leaves=8,
)  # fmt: skip
RECORDS = st.builds(
    Record,
    game=ANY_TEXT,
    players=st.integers(-9, 9),
    options=st.dictionaries(ANY_TEXT, ANY_JSON, max_size=2),
    setup=st.dictionaries(ANY_TEXT, ANY_JSON, max_size=2),
    moves=st.lists(ANY_TEXT, max_size=3),
    result=st.none() | st.dictionaries(ANY_TEXT, ANY_JSON, max_size=2),
    seen_by=st.sampled_from([ALL_SEEING, SPECTATOR, 0, 4]),
    extra=st.dictionaries(ANY_TEXT.map("own {}".format), ANY_JSON, max_size=2),
)


@given(RECORDS)
def test_what_is_written_is_one_clean_line_and_is_read_again(record: Record) -> None:
    line = dump_record(record)
    assert line.isprintable()
    assert parse_record(line.encode()) == record


def test_what_may_be_left_out_has_its_usual_value() -> None:
    record = Record.from_json(LEAST)
    assert (record.rules, record.options, record.result, record.extra) == (1, {}, None, {})
    assert record.seen_by is ALL_SEEING
    assert "seen_by" not in record.to_json()


@pytest.mark.parametrize(("eyes", "written"), [(SPECTATOR, "spectator"), (0, 0), (2, 2)])
def test_whose_record_it_is_stands_in_it(eyes: int, written: Any) -> None:
    record = Record.from_json({**LEAST, "seen_by": written})
    assert record.seen_by == eyes
    assert record.to_json()["seen_by"] == written


def test_keys_that_mean_nothing_come_last_as_they_were() -> None:
    told = Record.from_json({"names": ["a"], **LEAST, "note": None}).to_json()
    assert list(told)[-2:] == ["names", "note"]
    assert (told["names"], told["note"]) == (["a"], None)


@pytest.mark.parametrize("key", ["game", "players", "setup", "moves"])
def test_a_key_that_is_missing_is_named(key: str) -> None:
    check_refused(
        {name: each for name, each in LEAST.items() if name != key}, "record-lacks-key", key=key
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "other"}, "record-has-wrong-format"),
        ({"version": 2}, "record-has-wrong-version"),
        ({"version": True}, "record-has-wrong-version"),
        ({"version": 1.0}, "record-has-wrong-version"),
        ({"rules": 0}, "record-has-wrong-rules"),
        ({"rules": RULES + 1}, "record-has-wrong-rules"),
    ],
)
def test_what_is_not_ours_is_refused(change: Json, message: str) -> None:
    check_refused({**LEAST, **change}, message, found=json.dumps(next(iter(change.values()))))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", True), ("game", 7), ("players", True), ("players", 3.0), ("players", MOST_NUMBER),
        ("players", -MOST_NUMBER), ("options", []), ("setup", None), ("moves", {}), ("result", []),
        ("seen_by", True), ("seen_by", None), ("seen_by", -1), ("seen_by", MOST_NUMBER),
        ("seen_by", "nobody"),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_type_is_refused_with_its_key(key: str, value: Any) -> None:
    check_refused({**LEAST, key: value}, "record-has-wrong-type", key=key, found=json.dumps(value))


def test_of_moves_the_one_that_is_no_text_is_shown() -> None:
    check_refused({**LEAST, "moves": ["0 go", 7]}, "record-has-wrong-type", key="moves", found="7")


@pytest.mark.parametrize("data", [None, [], "record", 1])
def test_what_is_no_object_is_no_record(data: Any) -> None:
    check_refused(data, "record-is-no-object")


def test_a_file_of_something_else_is_told_as_such() -> None:
    check_refused({"name": "shopping", "items": ["fish"]}, "file-is-no-record")


def check_refused(data: Any, message: str, **arguments: str) -> None:
    with pytest.raises(BadInput) as refused:
        Record.from_json(data)
    assert (refused.value.sentence.message, refused.value.sentence.arguments) == (
        message,
        arguments,
    )
