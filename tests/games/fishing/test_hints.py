"""Hints of Fishing: reasons that are true, made from what the seat knows alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from kutter.bots.contract import EXPLAINED, Candidate
from kutter.games.contract import State
from kutter.games.fishing.bots.skipper import Skipper
from kutter.games.fishing.game import FISHING
from kutter.games.fishing.state import CALL, CATCH, PASS
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.sentences import Sentence
from tests.games.fishing.positions import do, position
from tests.games.fishing.test_bots import FEW, decisions, swapped, turn_of


def advice(state: State, seat: int) -> dict[str, Candidate]:
    """By what the moves name, the best first."""
    found = Skipper().advise(turn_of(FISHING.view(state, seat), seat))
    return {FISHING.text(each.move).split(" ")[2]: each for each in found}


def clauses(sentence: Sentence | None) -> dict[str, dict[str, Any]]:
    """What a reason says, message by message, with its arguments."""
    assert sentence is not None
    if sentence.message == "hint-both":
        return {
            name: each
            for part in sentence.arguments.values()
            for name, each in clauses(part).items()
        }
    return {sentence.message.removeprefix("fishing-hint-"): dict(sentence.arguments)}


def told(sentences: dict[str, Candidate], thing: str) -> dict[str, dict[str, Any]]:
    return clauses(sentences[thing].reason)


def test_the_last_card_of_a_trick_wins_for_certain_or_not_at_all() -> None:
    state = position("B5 Y2", "B7 Y3", "B6 Y4", "B8 B18", number=8)
    do(state, "0 play B5", "1 play B7", "2 play B6")
    found = advice(state, 3)
    assert next(iter(found)) == "B8"
    assert told(found, "B8")["surely-wins"]["cards"] == 4
    assert str(told(found, "B8")["as-good"]["card"]) == "blue 18", "which stays in the hand"
    state = position("B5 Y2", "B17 Y3", "B6 Y4", "B8 B9", number=8)
    do(state, "0 play B5", "1 play B17", "2 play B6")
    for thing in ("B8", "B9"):
        assert told(advice(state, 3), thing)["never-wins"]["last"] == "yes"


def test_what_nobody_can_beat_wins_in_every_deal_that_is_tried() -> None:
    state = position("G16 Y2 Y3", "B7 R3 R4", "B6 R5 R6", "B8 R7 R8")
    wins = told(advice(state, 0), "G16")["wins"]
    assert wins["number"] == wins["worlds"] == FEW.simulations
    assert wins["cards"] == 4


def test_trump_that_is_kept_is_named() -> None:
    state = position("B5 Y2", "B7 Y3", "B6 Y4", "R18 G1", number=8)
    do(state, "0 play B5", "1 play B7", "2 play B6")
    assert set(told(advice(state, 3), "R18")) == {"never-wins", "keeps-trump"}
    assert "surely-wins" in told(advice(state, 3), "G1")


def test_a_buoy_that_costs_points_is_caught_or_avoided() -> None:
    state = position("B5 Y2", "~minus3a Y3", "B6 Y4", "B4 B18", number=8)
    do(state, "0 play B5", "1 play ~minus3a", "2 play B6")
    found = advice(state, 3)
    assert "minus-along" in told(found, "B18")
    assert "minus-avoided" in told(found, "B4")
    state = position("B18 Y2", "B7 Y3", "B6 Y4", "~minus3a R5", number=8)
    do(state, "0 play B18", "1 play B7", "2 play B6")
    played = told(advice(state, 3), "~minus3a")["minus-played"]
    assert played["number"] == played["worlds"], "seat 0 has won it"


def test_a_zero_leaves_the_rest_to_the_winner() -> None:
    state = position("B5", "~minus3a", "B7", "B0", number=8)
    do(state, "0 play B5", "1 play ~minus3a", "2 play B7", "3 play B0")
    found = advice(state, 3)
    assert str(told(found, "B7")["leaves-minus"]["who"]) == "Seat 3"
    assert "catch-minus" in told(found, "~minus3a")


def test_points_are_those_after_the_round() -> None:
    """Nothing is open any more: the seat has 10, and catches the last four cards."""
    state = position("B5", "B7", "B6", "B8", number=8, points=[10, 20, 30, 10, 0])
    do(state, "0 play B5", "1 play B7", "2 play B6")
    (best,) = advice(state, 3).values()
    assert best.outlook is not None
    assert best.outlook.points == 14
    assert best.reason == Sentence("hint-only-move")


def phases() -> Iterator[tuple[State, int]]:
    yield from decisions()[::3]


def test_the_best_of_every_phase_have_reasons_in_both_languages() -> None:
    met = set()
    for state, seat in phases():
        found = list(advice(state, seat).values())
        met |= {name for each in found if each.reason for name in clauses(each.reason)}
        for place, each in enumerate(found):
            if each.move.verb != PASS:  # for which nothing may speak
                assert (each.reason is not None) == (place < EXPLAINED)
            assert each.outlook is not None
            for sentence in filter(None, (each.reason, each.outlook.says)):
                assert all(sentence.tell(texts_in(language)) for language in LANGUAGES)
    assert {"calls", "catch", "give"} <= met
    assert met & {"wins", "hardly-wins", "never-wins"}


def test_what_speaks_for_passing_a_card_is_never_that_another_can_be_spared_better() -> None:
    said = set()
    for state, seat in (each for each in decisions() if each[0]["phase"][0] == PASS):
        found = list(advice(state, seat).values())
        points = [each.outlook.points for each in found if each.outlook]
        for place, each in enumerate(found[:EXPLAINED]):
            ahead = round(points[place] - max(points[:place] + points[place + 1 :]), 1)
            told = clauses(each.reason) if each.reason else {}
            if "give-minus" in told:
                continue
            assert ("give" in told) == (ahead >= 0)
            if "give" in told:
                assert told["give"]["points"] == ahead
                said.add(told["give"]["compared"])
    assert said == {"same", "better"}


def test_advice_is_what_is_considered() -> None:
    for state, seat in phases():
        turn = turn_of(FISHING.view(state, seat), seat)
        considered = Skipper().consider(turn._replace(random=turn_of(turn.view, seat).random))
        plain = [replace(each, outlook=None, reason=None) for each in Skipper().advise(turn)]
        assert plain == considered


@pytest.mark.parametrize("phase", [CATCH, PASS, CALL])
def test_hidden_cards_change_no_reason(phase: int) -> None:
    alike = [each for each in decisions() if each[0]["phase"][0] == phase]
    for state, seat in alike[::2]:
        expected = advice(state, seat)
        for other in swapped(state, seat):
            assert advice(other, seat) == expected
