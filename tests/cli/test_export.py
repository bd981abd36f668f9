"""kutter export: what a seat has seen of a game, and nothing else."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import Json, game, hidden_for, kutter, one_line, pass_rounds, write


def exported(path: Path | str, *words: object) -> Json:
    done = kutter("export", path, *words)
    assert (done.code, done.err) == (0, "")
    record: Json = json.loads(done.out)
    return record


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "game.kutter.json", game(4))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_seat_sees_its_own_cards_and_what_it_is_passed(seat: int | None, path: Path) -> None:
    record = game(4)
    name = "spectator" if seat is None else seat
    seen = exported(path, "--seat", name)
    assert seen["seen_by"] == name
    assert seen["moves"] == hidden_for(seat, 4, record["moves"])
    assert any("?" in move for move in seen["moves"])
    assert seen["result"] == record["result"]
    assert seen["setup"] == record["setup"]


def test_a_passed_card_shows_when_all_have_chosen_and_not_before(path: Path) -> None:
    record = game(4)
    at = pass_rounds(record)[0]
    for given in range(5):
        for seat in (0, 1, 2, 3, None):
            name = "spectator" if seat is None else seat
            seen = exported(path, "--seat", name, "--at", at + given)["moves"]
            assert seen == hidden_for(seat, 4, record["moves"][: at + given])
            shown = [move for move in seen[at:] if not move.endswith("?")]
            own = sum(move.split()[0] == str(seat) for move in record["moves"][at : at + given])
            assert len(shown) == own + (given == 4 and seat is not None)


def test_a_seats_record_verifies_wherever_it_ends(path: Path, tmp_path: Path) -> None:
    record = game(4)
    at = pass_rounds(record)[0]
    ends = [0, 2, 4, 17, at, at + 1, at + 3, at + 4, at + 9, len(record["moves"])]
    seats = [0, 1, 2, 3, "spectator"]
    seen = [
        exported(path, "--seat", seats[number % 5], "--at", end) for number, end in enumerate(ends)
    ]
    seen.append(exported(path, "--seat", 3))
    done = kutter("verify", write(tmp_path / "seen.kutter.jsonl", *seen))
    assert done.code == 0, done.out
    assert len(done.lines) == 11


def test_what_is_exported_once_can_only_be_exported_for_the_same_eyes(
    path: Path, tmp_path: Path
) -> None:
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", path, "--seat", 1).out, encoding="utf-8")
    for other in (0, "spectator"):
        refusal = kutter("export", seen, "--seat", other).refusal()
        assert refusal == f"kutter: {seen}: this record is what another seat saw"
    assert kutter("export", seen, "--seat", 1).out == seen.read_text(encoding="utf-8")
    assert exported(seen, "--seat", 1, "--at", 60) == exported(path, "--seat", 1, "--at", 60)


def test_notes_and_names_of_a_record_are_not_passed_on(tmp_path: Path) -> None:
    path = write(tmp_path / "game.kutter.json", game(4) | {"note": "seat 2 holds G16"})
    assert "note" not in exported(path, "--seat", 0)


def test_a_seats_record_that_shows_or_hides_too_much_is_refused(path: Path, tmp_path: Path) -> None:
    record = game(4)
    at = pass_rounds(record)[0]
    seen = exported(path, "--seat", 1, "--at", at + 8)
    sealed = next(n for n in range(at, at + 4) if seen["moves"][n].endswith("?"))
    shows = {**seen, "moves": [*seen["moves"]]}
    shows["moves"][sealed] = record["moves"][sealed]
    whole = {**seen, "moves": [record["moves"][0], *seen["moves"][1:]]}
    own_deal = {**seen, "moves": [*seen["moves"]]}
    own_deal["moves"][1] = "* deal 1" + " ?" * 9
    own_pass = {**seen, "moves": [*seen["moves"]]}
    own_pass["moves"][at + 1] = "1 pass ?"
    got = {**seen, "moves": [*seen["moves"]]}
    got["moves"][at] = "0 pass ?"
    stranger = {**seen, "seen_by": 4}
    bad = (shows, whole, own_deal, own_pass, got, stranger)
    games = write(tmp_path / "games.kutter.jsonl", seen, *bad)
    done = kutter("verify", games)
    assert done.code == 1
    assert ": holds, " in done.lines[0]
    for number, line in enumerate(done.lines[1:], 2):
        assert line.startswith(f"{games}:{number}: ")
        assert "holds" not in line
    assert len(done.lines) == 7
    assert done.lines[6] == f'{games}:7: "seen_by" cannot be 4'


def test_seats_and_positions_that_are_not_there_are_refused(path: Path) -> None:
    assert "there is no seat 4" in kutter("export", path, "--seat", 4).refusal()
    assert "has only" in kutter("export", path, "--seat", 0, "--at", 9999).refusal()


def test_one_line_comes_out(path: Path) -> None:
    out = kutter("export", path, "--seat", 0, "--at", 3).out
    assert out.count("\n") == 1
    assert json.loads(out)["result"] is None
    assert one_line(out[-200:]).endswith('"result": null}')
