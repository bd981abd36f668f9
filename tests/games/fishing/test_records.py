"""Records of Fishing: samples, every way a game ends, what is refused, a seat's record."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kutter.games.contract import CHANCE, SPECTATOR
from kutter.games.fishing.game import FISHING
from kutter.language.errors import KutterError
from kutter.records.format import Record, dump_record, parse_record
from kutter.records.reading import read_records
from kutter.records.replay import BadMove, Replay, seen_record
from tests.games.fishing.games import random_game, random_steps
from tests.games.fishing.test_knowledge import assert_conserved
from tests.states import same

HERE = Path(__file__).parent


def test_the_samples_verify() -> None:
    records = [record for _, record in read_records(HERE / "samples.kutter.jsonl")]
    assert len(records) == 6
    for record in records:
        assert isinstance(record, Record)
        assert Replay(record, FISHING).verify()


@pytest.mark.parametrize("name", ["rounds", "overfishing", "shared-win", "negative-score"])
def test_every_way_a_game_ends(name: str) -> None:
    record = parse_record((HERE / "records" / f"{name}.kutter.json").read_bytes())
    assert Replay(record, FISHING).verify()
    assert record.result is not None
    if name in ("rounds", "overfishing"):
        assert record.result["end"] == name
    elif name == "shared-win":
        assert len(record.result["winners"]) > 1
    else:
        assert min(record.result["scores"]) < 0


@settings(max_examples=8, deadline=None)
@given(st.integers(3, 5), st.integers(0, 30), st.booleans())
def test_every_card_is_in_one_place_after_every_move(players: int, seed: int, thick: bool) -> None:
    for step in random_steps(players, seed, thick):
        assert_conserved(step.state)


@settings(max_examples=15, deadline=None)
@given(st.integers(3, 5), st.integers(0, 30))
def test_every_move_of_a_game_was_legal_and_what_is_legal_has_no_reason_against_it(
    players: int, seed: int
) -> None:
    replay = Replay(random_game(players, seed), FISHING)
    state = replay.start
    for step in replay.steps():
        for seat in FISHING.owing(state):
            if seat != CHANCE:
                legal = FISHING.legal(state, seat)
                assert step.move in legal or step.move.seat != seat
                assert all(FISHING.why_not(state, move) is None for move in legal)
                view = FISHING.view(state, seat)
                assert FISHING.legal(view, seat) == legal
        state = step.state


def test_a_record_survives_its_text() -> None:
    record = random_game(4, 1)
    again = parse_record(dump_record(record).encode())
    assert again == record
    assert dump_record(again) == dump_record(record)


def test_unknown_keys_are_kept_and_unknown_options_refused() -> None:
    data = random_game(3, 2).to_json()
    kept = Record.from_json({**data, "names": ["a", "b", "c"]})
    assert kept.to_json()["names"] == ["a", "b", "c"]
    assert Replay(kept, FISHING).verify()
    with pytest.raises(KutterError, match="there is no option"):
        Replay(Record.from_json({**data, "options": {"variant": "x"}}), FISHING)


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 5), st.integers(0, 10), st.data())
def test_a_spoiled_move_is_refused_where_it_stands(
    players: int, seed: int, data: st.DataObject
) -> None:
    """Any card put in place of another is legal there, or is refused at that very move."""
    record = random_game(players, seed)
    steps = random_steps(players, seed)
    number = data.draw(st.integers(1, len(record.moves)))
    words = record.moves[number - 1].split()
    words[-1] = data.draw(st.sampled_from(["B7", "R18", "G0", "~all", "green", "Q1", "01"]))
    spoiled = " ".join(words)
    if spoiled == record.moves[number - 1]:
        return
    before = steps[number - 2].state if number > 1 else Replay(record, FISHING).start
    legal = [FISHING.text(move) for seat in FISHING.owing(before) if seat != CHANCE
             for move in FISHING.legal(before, seat)]  # fmt: skip
    if spoiled in legal:
        return
    moves = [*record.moves[: number - 1], spoiled, *record.moves[number:]]
    if spoiled.startswith("*") and spoiled_deal_holds(before, spoiled):
        return
    bad = Record.from_json({**record.to_json(), "moves": moves})
    with pytest.raises(BadMove) as refused:
        Replay(bad, FISHING).verify()
    assert refused.value.number == number


def spoiled_deal_holds(state: object, text: str) -> bool:
    try:
        return FISHING.why_not(state, FISHING.parse(text)) is None  # type: ignore[arg-type]
    except KutterError:
        return False


def test_moves_after_the_end_are_refused() -> None:
    record = random_game(3, 3)
    data = record.to_json()
    data["moves"] = [*record.moves, "0 play B7"]
    with pytest.raises(BadMove, match="the game is over") as refused:
        Replay(Record.from_json(data), FISHING).verify()
    assert refused.value.number == len(record.moves) + 1


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 5), st.integers(0, 30), st.data())
def test_a_seats_record_hides_the_rest_and_can_be_replayed(
    players: int, seed: int, data: st.DataObject
) -> None:
    replay = Replay(random_game(players, seed), FISHING)
    steps = random_steps(players, seed)
    upto = data.draw(st.integers(1, len(steps)))
    seat = data.draw(st.sampled_from([SPECTATOR, *range(players)]))
    seen = seen_record(replay, seat, upto)
    for text, move in zip(seen.moves, replay.moves(), strict=False):
        if text.startswith("* deal") and move.things[0] != seat:
            assert set(text.split()[3:]) == {"?"}
    filled = Replay(parse_record(dump_record(seen).encode()), FISHING)
    filled.verify()
    assert same(FISHING.view(filled.state_at(), seat), FISHING.view(steps[upto - 1].state, seat))


def test_a_passed_card_shows_to_its_receiver_once_all_have_chosen() -> None:
    for seed in range(30):
        replay = Replay(random_game(4, seed), FISHING)
        texts = replay.record.moves
        passes = [number for number, text in enumerate(texts, 1) if " pass " in text][:4]
        if not passes:
            continue
        giver = int(texts[passes[0] - 1][0])
        left = (giver + 1) % 4
        shown = texts[passes[0] - 1]
        sealed = f"{giver} pass ?"
        assert seen_record(replay, left, passes[2]).moves[passes[0] - 1] == sealed
        assert seen_record(replay, left, passes[3]).moves[passes[0] - 1] == shown
        assert seen_record(replay, giver, passes[0]).moves[passes[0] - 1] == shown
        assert seen_record(replay, (giver + 2) % 4, len(texts)).moves[passes[0] - 1] == sealed
        return
    pytest.fail("no game with a pass")


def test_a_seats_record_that_cannot_have_been_is_refused() -> None:
    record = random_game(3, 4)
    seen = seen_record(Replay(record, FISHING), 0, 40).to_json()
    theirs = next(n for n, text in enumerate(seen["moves"]) if text.startswith("1 play"))
    own = next(text for text in seen["moves"] if text.startswith("* deal 0")).split()[-1]
    seen["moves"][theirs] = f"1 play {own}"
    with pytest.raises(KutterError) as refused:
        Replay(Record.from_json(json.loads(json.dumps(seen))), FISHING).verify()
    assert refused.value.sentence.message == "record-has-no-completion"


@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_a_deal_in_the_middle_of_a_round_does_not_hold(eyes: int) -> None:
    """Nor while cards are passed, where what was chosen before it counts no more."""
    record = next(
        each for seed in range(20) if " pass " in str((each := random_game(4, seed)).moves)
    )
    first = next(number for number, text in enumerate(record.moves) if " pass " in text)
    for number in (first, first + 2, first + 3, first + 4):
        seen = seen_record(Replay(record, FISHING), eyes, first + 4).to_json()
        seen["moves"].insert(number, "* deal 0")
        with pytest.raises(BadMove) as refused:
            Replay(parse_record(json.dumps(seen).encode()), FISHING).verify()
        assert refused.value.number == number + 1


def test_a_hidden_pass_where_nobody_passes_is_refused() -> None:
    seen = seen_record(Replay(random_game(4, 4), FISHING), 1, 30).to_json()
    seen["moves"].insert(20, "3 pass ?")
    with pytest.raises(BadMove) as refused:
        Replay(Record.from_json(seen), FISHING).verify()
    assert (refused.value.number, refused.value.text) == (21, "3 pass ?")
    assert refused.value.reason.sentence.message == "another-seat-is-due"


@pytest.mark.parametrize("eyes", [0, SPECTATOR])
def test_a_seats_record_holds_also_at_the_end_of_the_longest_round(eyes: int) -> None:
    """Five seats with eleven cards: no play finds room behind them."""
    record = random_game(5, 0)
    replay = Replay(record, FISHING)
    rounds = 0
    for number, move in enumerate(record.moves[:-1], 1):
        if record.moves[number].startswith("* deal") and not move.startswith("* deal"):
            assert not Replay(seen_record(replay, eyes, number), FISHING).verify()
            rounds += 1
    assert rounds > 5
