"""kutter moves: the legal moves of every position."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Json, cut, game, kutter, pass_rounds, write


def positions(path: Path) -> list[list[str]]:
    done = kutter("moves", path, "--all")
    assert (done.code, done.err) == (0, "")
    return [json.loads(line) for line in done.lines]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_recorded_move_is_among_those_of_its_position(players: int, tmp_path: Path) -> None:
    record = game(players)
    found = positions(write(tmp_path / "game.kutter.json", record))
    assert len(found) == len(record["moves"]) + 1
    assert found[-1] == []
    for move, legal in zip(record["moves"], found, strict=False):
        if move.startswith("*"):
            assert legal == []  # more than anyone could list
        else:
            assert move in legal


def test_only_seats_that_owe_a_move_are_listed_each_move_once(tmp_path: Path) -> None:
    record = game(3)
    found = positions(write(tmp_path / "game.kutter.json", record))
    passing = {at + given for at in pass_rounds(record) for given in range(3)}
    for at, legal in enumerate(found):
        assert len(set(legal)) == len(legal)
        if at not in passing:
            assert len({move.split()[0] for move in legal}) <= 1


def test_who_still_has_to_choose_a_card_to_pass_is_listed_with_the_whole_hand(
    tmp_path: Path,
) -> None:
    record = game(4)
    found = positions(write(tmp_path / "game.kutter.json", record))
    rounds = pass_rounds(record)
    assert rounds
    for at in rounds:
        for given in range(4):
            chosen = {move.split()[0] for move in record["moves"][at : at + given]}
            seats = [move.split()[0] for move in found[at + given]]
            assert set(seats) == {"0", "1", "2", "3"} - chosen
            assert seats == sorted(seats)
            assert {move.split()[1] for move in found[at + given]} == {"pass"}
            assert len(set(map(seats.count, seats))) == 1


def test_a_call_offers_the_five_suits(tmp_path: Path) -> None:
    record = game(4)
    found = positions(write(tmp_path / "game.kutter.json", record))
    at = next(n for n, move in enumerate(record["moves"]) if move.split()[1] == "call")
    seat = record["moves"][at].split()[0]
    suits = ["blue", "purple", "red", "yellow", "green"]
    assert found[at] == [f"{seat} call {suit}" for suit in suits]


def test_cards_stand_in_one_fixed_order(tmp_path: Path) -> None:
    found = positions(write(tmp_path / "game.kutter.json", game(5)))
    after: dict[str, set[str]] = {}
    for legal in found:
        cards = [move.split()[2] for move in legal if move.split()[1] == "play"]
        for number, card in enumerate(cards):
            after.setdefault(card, set()).update(cards[number + 1 :])
    assert len(after) > 60
    assert not [(one, two) for one in after for two in after[one] if one in after.get(two, ())]


def test_one_position_is_a_line_of_all_positions(tmp_path: Path) -> None:
    record = game(4)
    path = write(tmp_path / "games.kutter.jsonl", game(3), record)
    found = positions(Path(f"{path}:2"))
    for at in (0, 3, 4, 17, pass_rounds(record)[0] + 1, len(record["moves"])):
        assert kutter("moves", f"{path}:2", "--at", at).lines == found[at]
        assert json.loads(kutter("moves", f"{path}:2", "--at", at, "--json").out) == found[at]


def test_an_unfinished_game_ends_with_what_can_be_done_next(tmp_path: Path) -> None:
    record = game(4)
    found = positions(write(tmp_path / "game.kutter.json", cut(record, 17)))
    assert len(found) == 18
    assert record["moves"][17] in found[-1]


def test_of_a_seats_record_only_that_seats_moves_are_told(tmp_path: Path) -> None:
    record = game(4)
    whole = write(tmp_path / "game.kutter.json", record)
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", whole, "--seat", 2, "--at", 150).out, encoding="utf-8")
    own = [[move for move in legal if move[0] in "*2"] for legal in positions(whole)]
    assert positions(seen) == own[:151]


def test_a_position_beyond_the_end_and_an_illegal_game_are_refused_without_half_an_answer(
    tmp_path: Path,
) -> None:
    record: Json = cut(game(4), 30)
    path = write(tmp_path / "game.kutter.json", record)
    beyond = kutter("moves", path, "--at", 31).refusal()
    assert beyond == f"kutter: {path}: the record has only 30 moves, not 31"
    record["moves"].append("0 call green")
    write(path, record)
    assert (
        f'kutter: {path}: move 31 "0 call green": F3.1: '
        in kutter("moves", path, "--all").refusal()
    )
    assert kutter("moves", path, "--at", 30).code == 0
