"""A record played through: from whose eyes, how far, and where it does not hold."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from kutter.games.contract import SPECTATOR
from kutter.games.fishing.game import FISHING
from kutter.language.catalogues import ENGLISH, texts_in
from kutter.language.errors import BadInput, KutterError
from kutter.records.format import Record, dump_record, parse_record
from kutter.records.replay import LONGEST_MOVE, BadMove, replay, seen_record
from tests.games.fishing.games import random_game
from tests.states import same

WHOLE = random_game(3, 1, thick=False)
EYES = pytest.mark.parametrize("eyes", [SPECTATOR, 0, 2])


def changed(record: Record, number: int, text: str) -> Record:
    """With another text for a move."""
    return replace(record, moves=[*record.moves[: number - 1], text, *record.moves[number:]])


def refusal(call: Callable[[], object]) -> KutterError:
    with pytest.raises(KutterError) as refused:
        call()
    return refused.value


def test_every_step_keeps_a_state_of_its_own() -> None:
    played = replay(replace(WHOLE, moves=WHOLE.moves[:12], result=None))
    steps = list(played.steps())
    assert [step.number for step in steps] == list(range(1, 13))
    for number in (1, 7, 12):
        assert same(played.state_at(number), steps[number - 1].state)
    assert same(played.state_at(), steps[-1].state)
    assert not same(steps[0].state, steps[1].state)


def test_the_start_is_there_whatever_the_moves_are() -> None:
    played = replay(changed(WHOLE, 1, "nonsense"))
    assert same(played.state_at(0), replay(WHOLE).start)
    assert refusal(lambda: played.state_at(1)).sentence.message == "move-does-not-hold"


def test_a_position_beyond_the_last_move_is_refused() -> None:
    total = len(WHOLE.moves)
    replay(WHOLE).check_position(total)
    error = refusal(lambda: replay(WHOLE).state_at(total + 1))
    assert error.sentence.message == "record-is-shorter"
    assert error.sentence.arguments == {"found": total, "asked": str(total + 1)}


# A seat's record


@EYES
@pytest.mark.parametrize("upto", [0, 3, 40, len(WHOLE.moves)])
def test_what_somebody_has_seen_is_a_record_that_holds(eyes: int, upto: int) -> None:
    seen = parse_record(dump_record(seen_record(replay(WHOLE), eyes, upto)).encode())
    assert (seen.seen_by, len(seen.moves), seen.extra) == (eyes, upto, {})
    assert replay(seen).verify() == (upto == len(WHOLE.moves))
    filled, played = replay(seen).state_at(), replay(WHOLE).state_at(upto)
    assert same(FISHING.view(filled, eyes), FISHING.view(played, eyes))


def test_of_a_seats_record_the_same_seat_sees_the_same_and_nobody_else_anything() -> None:
    seen = seen_record(replay(WHOLE), 1, 30)
    assert seen_record(replay(seen), 1, 30) == seen
    for other in (SPECTATOR, 0, 2):
        error = refusal(partial(seen_record, replay(seen), other, 30))
        assert error.sentence.message == "record-is-anothers"


def test_a_seat_that_does_not_play_has_no_record() -> None:
    error = refusal(lambda: replay(replace(WHOLE, seen_by=3)))
    assert error.sentence.arguments == {"key": "seen_by", "found": "3"}


def hidden_from(eyes: int, upto: int = 30) -> Record:
    return seen_record(replay(WHOLE), eyes, upto)


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (changed(WHOLE, 2, hidden_from(0).moves[1]), "move-hides-what-is-open"),
        (changed(hidden_from(0), 1, hidden_from(1).moves[0]), "record-has-no-completion"),
        (changed(hidden_from(0), 2, WHOLE.moves[1]), "move-shows-what-is-hidden"),
    ],
    ids=["a whole record hides", "a seat's hides its own", "a seat's shows another's"],
)
def test_a_record_holds_what_its_eyes_know_no_more_and_no_less(record: Record, reason: str) -> None:
    error = refusal(lambda: replay(replace(record, result=None)).verify())
    cause = error.reason if isinstance(error, BadMove) else error
    assert cause.sentence.message == reason


# The result


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (replace(WHOLE, moves=WHOLE.moves[:-1]), "result-too-early"),
        (replace(WHOLE, result=None), "result-is-missing"),
        (replace(WHOLE, result={}), "result-is-wrong"),
        (replace(WHOLE, result={**(WHOLE.result or {}), "winners": []}), "result-is-wrong"),
    ],
)
def test_a_result_is_there_at_the_end_and_right(record: Record, message: str) -> None:
    assert refusal(lambda: replay(record).verify()).sentence.message == message


def test_beside_a_result_may_stand_what_means_nothing() -> None:
    assert replay(replace(WHOLE, result={**(WHOLE.result or {}), "note": "close"})).verify()


@pytest.mark.parametrize("as_other", [float, str, lambda seat: [seat]])
def test_what_only_looks_like_the_result_is_wrong(as_other: Callable[[int], Any]) -> None:
    right = WHOLE.result or {}
    wrong = {**right, "winners": [as_other(seat) for seat in right["winners"]]}
    error = refusal(lambda: replay(replace(WHOLE, result=wrong)).verify())
    assert error.sentence.message == "result-is-wrong"


# A move that does not hold


def test_a_bad_move_is_told_with_number_text_and_reason_in_any_language_and_process() -> None:
    error = refusal(lambda: replay(changed(WHOLE, 5, "0 dance")).verify())
    for told in (error, pickle.loads(pickle.dumps(error))):
        assert isinstance(told, BadMove)
        assert (told.number, told.text) == (5, "0 dance")
        assert str(told) == 'move 5 "0 dance": there is no move "dance" in this game'
        assert told.tell(texts_in("de")).startswith('Zug 5 "0 dance": einen Zug "dance" gibt es')


def test_a_text_that_is_far_too_long_is_neither_parsed_nor_repeated() -> None:
    error = refusal(lambda: replay(changed(WHOLE, 5, "0 " + "x" * 10_000)).verify())
    assert isinstance(error, BadMove)
    assert isinstance(error.reason, BadInput)
    assert error.reason.sentence.message == "move-has-no-shape"
    assert len(error.tell(ENGLISH)) < LONGEST_MOVE + 100
