"""Sentences: one message with its arguments, told in each language or handed on as JSON."""

import pickle
from typing import Any

import pytest

from kutter.language.catalogues import LONGEST_ARGUMENT, Texts, brief, texts_in
from kutter.language.errors import BadInput, IllegalMove, gathered, waiting
from kutter.language.sentences import Sentence, shown

ENGLISH, GERMAN = texts_in("en"), texts_in("de")
LANGUAGES = pytest.mark.parametrize("texts", [ENGLISH, GERMAN], ids=["en", "de"])


def seat(number: int) -> Sentence:
    return Sentence("seat", number=number)


@pytest.mark.parametrize(
    ("parts", "english", "german"),
    [
        ([], "", ""),
        ([1], "Seat 1", "Platz 1"),
        ([1, 2], "Seat 1 and Seat 2", "Platz 1 und Platz 2"),
        ([1, 2, 3], "Seat 1, Seat 2 and Seat 3", "Platz 1, Platz 2 und Platz 3"),
    ],
)
def test_a_list_of_sentences_is_told_as_one_says_it(
    parts: list[int], english: str, german: str
) -> None:
    missing = Sentence("record-lacks-key", key=[seat(number) for number in parts])
    assert missing.tell(ENGLISH) == f'"{english}" is missing'
    assert missing.tell(GERMAN) == f'"{german}" fehlt'


def test_what_stands_in_a_sentence_is_told_in_its_language_however_deep() -> None:
    inner = Sentence("record-lacks-key", key=[seat(1), "x"])
    outer = Sentence("move-does-not-hold", number=3, move=[inner, seat(2)], reason=inner)
    assert outer.tell(ENGLISH) == (
        'move 3 "Seat 1 and x" is missing and Seat 2: "Seat 1 and x" is missing'
    )
    assert outer.tell(GERMAN) == 'Zug 3 "Platz 1 und x" fehlt und Platz 2: "Platz 1 und x" fehlt'


def test_a_number_is_written_as_its_language_does_and_a_text_as_it_is() -> None:
    assert Sentence("file-is-too-large", limit=1_000_000).tell(ENGLISH).endswith("1,000,000 bytes")
    assert Sentence("file-is-too-large", limit=1_000_000).tell(GERMAN).endswith("1.000.000 Bytes")
    assert Sentence("file-is-too-large", limit="1000000").tell(GERMAN).endswith("1000000 Bytes")


def test_as_json_it_is_in_no_language_and_named_as_in_the_catalogue() -> None:
    inner = Sentence("seat", number=1)
    told = Sentence("any", some_cards=[inner, "x"], number=2, who=inner).to_json()
    seat_json = {"message": "seat", "arguments": {"number": 1}}
    assert told == {
        "message": "any",
        "arguments": {"some-cards": [seat_json, "x"], "number": 2, "who": seat_json},
    }


def test_sentences_are_equal_if_they_say_the_same() -> None:
    assert seat(1) == seat(1)
    assert len({seat(1), seat(1), seat(2), Sentence("any", number=1)}) == 3
    assert seat(1) != "Seat 1"


# Arguments of strangers


@LANGUAGES
def test_a_long_argument_loses_its_middle_and_nothing_else(texts: Texts) -> None:
    long = "a" * 700 + "z" * 700
    told = texts.say("record-lacks-key", key=long)
    half = LONGEST_ARGUMENT // 2
    assert f'"{"a" * half}…{"z" * half}"' in told
    exact = "a" * LONGEST_ARGUMENT
    assert brief(exact) == exact


@LANGUAGES
def test_what_looks_like_a_message_in_an_argument_stays_text(texts: Texts) -> None:
    assert '"{ $key } { seat }"' in texts.say("record-lacks-key", key="{ $key } { seat }")


def deep(levels: int) -> Any:
    nest: Any = []
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "null"),
        ("a\n\u202eb", '"a\\n\\u202eb"'),
        ("x" * 38, '"' + "x" * 38 + '"'),
        ("x" * 39, '"' + "x" * 36 + "..."),
        (deep(100_000), "..."),
    ],
    ids=["null", "controls", "just fits", "one too long", "deep"],
)
def test_a_value_of_somebodys_file_fits_into_one_line(value: Any, text: str) -> None:
    assert shown(value) == text
    assert len(text) <= 40


# Errors


def test_an_error_is_told_with_its_rule_in_any_language_and_process() -> None:
    error = IllegalMove("F3.2", "record-lacks-key", key=seat(1))
    for told in (error, pickle.loads(pickle.dumps(error))):
        assert str(told) == 'F3.2: "Seat 1" is missing'
        assert told.tell(GERMAN) == 'F3.2: "Platz 1" fehlt'
        assert (told.rule, told.sentence) == (error.rule, error.sentence)
    assert str(BadInput("seat", number=7)) == "Seat 7"


def test_each_reason_is_told_once_and_what_nothing_stands_against_is_left_out() -> None:
    one = IllegalMove("F1", "seat", number=1)
    refusals = {"a": one, "b": None, "c": IllegalMove("F2", "seat", number=2), "d": one,
                "e": IllegalMove("F1", "seat", number=1)}  # fmt: skip
    found = gathered(refusals)
    assert [each["rule"] for each in found["reasons"]] == ["F1", "F2"]
    assert found["why"] == {"a": 0, "c": 1, "d": 0, "e": 0}


def test_while_others_are_due_one_reason_stands_against_everything() -> None:
    refusal = IllegalMove("F3.1", "any", who=seat(2), number=1)
    assert waiting(refusal) == {
        "reasons": [{"rule": "F3.1", "says": {"message": "any", "arguments": {"number": 1}}}],
        "why": {"": 0},
    }
    assert refusal.sentence.arguments["who"] == seat(2), "it is another one that lacks it"
    assert waiting(None) == {"reasons": [], "why": {}}
