"""Hints of Fresh Fish: reasons and figures that are true, made from what everybody knows."""

from itertools import count
from typing import Any

import pytest

from kutter.bots.contract import EXPLAINED, Candidate
from kutter.engine.chance import generator
from kutter.games.contract import Json, Move, State, copied
from kutter.games.freshfish.bots.skipper import Skipper
from kutter.games.freshfish.game import FRESHFISH
from kutter.games.freshfish.knowledge.foresight import preview
from kutter.games.freshfish.state import BID, FLEA, GOOD_NAMES, PLACE
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.sentences import Sentence
from tests.games.freshfish.helpers import MARKET
from tests.games.freshfish.test_bots import VARIANTS, asked, decisions


def advice(state: State, seat: int) -> list[Candidate]:
    return Skipper().advise(asked(FRESHFISH.view(state, seat), seat))


def clauses(sentence: Sentence | None) -> dict[str, dict[str, Any]]:
    assert sentence is not None
    if sentence.message == "hint-both":
        return {
            name: each
            for part in sentence.arguments.values()
            for name, each in clauses(part).items()
        }
    return {sentence.message.removeprefix("freshfish-hint-"): dict(sentence.arguments)}


@VARIANTS
def test_the_best_of_every_phase_have_reasons_in_both_languages(options: Json) -> None:
    met: set[str] = set()
    for number, (state, move) in enumerate(decisions(4, options, "hints")):
        if number % 4 and move.verb != PLACE:
            continue
        found = advice(state, move.seat)
        for place, each in enumerate(found):
            assert (each.reason is not None) == (place < EXPLAINED)
            says = None if each.outlook is None else each.outlook.says
            for sentence in filter(None, (each.reason, says)):
                assert all(sentence.tell(texts_in(language)) for language in LANGUAGES)
        met |= {name for each in found[:EXPLAINED] for name in clauses(each.reason)}
    assert {"first-space", "nearer-space", "stall", "spare-space", "worth", "bid"} <= met


@VARIANTS
def test_a_building_has_the_lengths_that_its_preview_shows(options: Json) -> None:
    told = 0
    for state, move in decisions(3, options, "lengths"):
        if move.verb != PLACE or state[0]["tile"] == FLEA:
            continue
        for each in advice(state, move.seat)[:EXPLAINED]:
            found = clauses(each.reason)
            if "hint-only-move" in found:
                continue
            seen = preview(FRESHFISH.view(state, move.seat), each.move).lengths
            new = next(length for length in seen if length.before is None)
            assert found["stall"] == {"good": GOOD_NAMES[new.good], "number": new.after}
            told += 1
    assert told > 3


def test_a_bid_that_is_higher_is_likelier_to_win() -> None:
    for state, move in decisions(4, MARKET, "bids"):
        if move.verb == BID and state[0]["coins"][move.seat] > 2:
            explained = advice(state, move.seat)[:EXPLAINED]
            bids = sorted(explained, key=lambda each: each.move)
            told = [clauses(each.reason) for each in bids]
            if all("bid" in each for each in told):
                chances = [each["bid"]["chance"] for each in told]
                assert chances == sorted(chances)
                assert len({each["worth"]["number"] for each in told}) == 1
                return
    pytest.fail("there is an auction in every game")


def last_choice(options: Json) -> tuple[State, Move]:
    """After which the game is over."""
    for seed in count():
        *_, (state, move) = decisions(3, options, f"last {seed}")
        if move.verb == PLACE and len(FRESHFISH.legal(state, move.seat)) > 1:
            return state, move
    raise AssertionError("there are always more games")


@VARIANTS
def test_what_the_last_choice_will_come_to_is_what_it_comes_to(options: Json) -> None:
    state, move = last_choice(options)
    (found,) = (each for each in advice(state, move.seat) if each.move == move)
    after = copied(state)
    FRESHFISH.apply(after, move)
    result = FRESHFISH.result(after)
    assert result is not None
    assert found.outlook is not None
    assert found.outlook.points == result["scores"][move.seat]
    won = move.seat in result["winners"]
    assert found.outlook.chance == (1 / len(result["winners"]) if won else 0)


@VARIANTS
def test_sealed_bids_change_no_reason(options: Json) -> None:
    sealed = 0
    for number, (state, move) in enumerate(decisions(4, options, "sealed")):
        if state[0]["has_bid"] == 0 or number % 3:
            continue
        view = FRESHFISH.view(state, move.seat)
        other = FRESHFISH.determinize(view, generator(number))
        assert advice(state, move.seat) == advice(other, move.seat)
        sealed += 1
    assert sealed > 3
