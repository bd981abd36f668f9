"""A review: the same for the same seed, by what the seat knew, of finished games alone."""

from dataclasses import replace
from itertools import islice

import pytest

from kutter.engine.chance import generator
from kutter.games.contract import SPECTATOR, Eyes
from kutter.language.errors import BadInput
from kutter.records.format import Record
from kutter.records.replay import replay, seen_record
from kutter.review.decisions import BEST
from kutter.review.review import Reviewing
from tests.review.games import (
    SEED,
    SETTINGS,
    SHALLOW,
    at_random,
    cut,
    replayed,
    reviewed,
    reviewing,
)

CLASSIC = pytest.param("classic", marks=pytest.mark.slow)
EVERY = pytest.mark.parametrize("rules", ["fishing", "market", CLASSIC])


@EVERY
def test_the_same_seed_gives_the_same_review_and_another_another(rules: str) -> None:
    first = list(islice(reviewing(rules).decisions(), 12))
    assert list(islice(reviewing(rules).decisions(), 12)) == first
    assert list(islice(reviewing(rules, seed="8").decisions(), 12)) != first


@EVERY
def test_every_choice_of_the_seat_is_judged_and_nothing_else(rules: str) -> None:
    record, game = at_random(rules), SETTINGS[rules].game
    states = [replayed(rules).start, *[step.state for step in replayed(rules).steps()]]
    chosen = [
        number
        for number, text in enumerate(record.moves, 1)
        if text.startswith("0 ") and len(game.legal(states[number - 1], 0)) > 1
    ]
    decisions = reviewed(rules).decisions
    assert [each.number for each in decisions] == chosen
    assert [game.text(each.played.move) for each in decisions] == [
        record.moves[number - 1] for number in chosen
    ]


@EVERY
def test_what_the_seat_could_not_know_changes_nothing(rules: str) -> None:
    """Any world that looks the same to the seat is judged the same."""
    under_way = reviewing(rules)
    rng = generator("worlds")
    game = under_way.replay.game
    for each, decision in zip(under_way.asked[::4], reviewed(rules).decisions[::4], strict=True):
        world = game.determinize(each.position.view, rng)
        position = replace(each.position, view=game.view(world, 0))
        legal = game.legal(world, 0)
        assert under_way.reviewer.judged(position, legal, each.played, each.number) == decision


@EVERY
def test_a_seats_own_record_is_judged_as_the_whole_one_is(rules: str) -> None:
    seen = Reviewing(replay(seen_by(rules, 0)), 0, SEED, SHALLOW)
    review = seen.finish(list(seen.decisions()))
    assert review.decisions == reviewed(rules).decisions
    assert review.deal is None


def seen_by(rules: str, eyes: Eyes) -> Record:
    return seen_record(replayed(rules), eyes, len(at_random(rules).moves))


@pytest.mark.parametrize(
    ("eyes", "seat", "is_open", "why"),
    [
        (0, 1, False, "record-is-anothers"),
        (0, 0, True, "review-not-all-open"),
        (SPECTATOR, 0, False, "review-of-spectator"),
        (SPECTATOR, SPECTATOR, False, "review-of-spectator"),
    ],
)
def test_nobody_looks_into_others_cards(eyes: Eyes, seat: int, is_open: bool, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        Reviewing(replay(seen_by("fishing", eyes)), seat, SEED, SHALLOW, is_open)
    assert refused.value.sentence.message == why


@EVERY
def test_a_game_that_goes_on_is_refused(rules: str) -> None:
    record = at_random(rules)
    with pytest.raises(BadInput) as refused:
        Reviewing(replay(cut(record, len(record.moves) - 1)), 0, SEED, SHALLOW)
    assert refused.value.sentence.message == "review-game-goes-on"


def test_of_a_game_that_goes_on_from_a_position_only_its_own_moves_are_judged() -> None:
    record, parting = at_random("market"), reviewed("market").decisions[3].number
    branch = Reviewing(replay(replace(record, extra={"began_at": parting})), 0, SEED, SHALLOW)
    review = branch.finish(list(branch.decisions()))
    assert review.decisions == reviewed("market").decisions[4:]
    assert review.deal is None, "it was not dealt"


def test_open_cards_matter_where_something_is_hidden_and_nowhere_else() -> None:
    under_way = reviewing("market", seat=2, is_open=True)
    hidden = {each.number for each in under_way.asked if each.position.open_state is not None}
    moves = at_random("market").moves
    assert hidden
    assert all(" bid " in moves[number - 1] for number in hidden)
    opened = list(under_way.decisions())
    closed = reviewing("market", seat=2).decisions()
    differing = {one.number for one, other in zip(opened, closed, strict=True) if one != other}
    assert differing == hidden


def test_open_cards_are_those_that_lay_there() -> None:
    """In Fishing, who holds which card is then the same in all worlds: as it was."""
    under_way = reviewing("fishing", is_open=True)
    each = under_way.asked[3]
    state = each.position.open_state
    assert state is not None
    judge = under_way.reviewer.judge
    weighed = judge.weigh(each.position, each.legal, generator("open"), 20)
    told = {trait.says for trait in weighed.traits() if trait.holds.all()}
    assert len(told) == len(list(weighed.traits())) == int(state["held"][0, 1:3].sum())
    assert under_way.reviewer.judged(each.position, each.legal, each.played, each.number).is_open


@EVERY
def test_what_was_weighed_is_ordered_and_named(rules: str) -> None:
    review = reviewed(rules)
    for each in review.decisions:
        assert each.played in each.choices
        assert 2 <= len(each.choices) <= 4
        assert sum(each.shares) == pytest.approx(1, abs=1e-3)
        assert (each.name == BEST) <= (each.cost == 0)
        assert each.why is None or each.is_costly
    costs = [each.cost for each in review.costly]
    assert costs == sorted(costs, reverse=True)
    assert costs
