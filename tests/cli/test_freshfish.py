"""Every command with Fresh Fish: its variants, its boards, set-ups by hand, sealed bids."""

import json
from pathlib import Path

import pytest

from kutter.games.freshfish.board import boards
from kutter.games.freshfish.board.boards import own_boards, show_boards
from tests.cli.helpers import kutter

RECORDS = Path(__file__).parent.parent / "games" / "freshfish" / "records"
BOARDS = Path(boards.__file__).with_name("boards.json")


def simulated(tmp_path: Path, *words: object) -> Path:
    out = tmp_path / "games.kutter.jsonl"
    done = kutter("simulate", "freshfish", "--games", 2, "--out", out, *words)
    assert done.code == 0
    return out


@pytest.mark.parametrize("variant", ["market", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_simulated_games_verify(variant: str, players: int, tmp_path: Path) -> None:
    out = simulated(tmp_path, "--players", players, "--variant", variant)
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert [record["options"] for record in records] == [{"variant": variant}] * 2
    assert {len(record["setup"]["square"]["milestones"]) for record in records} == {players + 1}
    assert kutter("verify", out).code == 0


def test_market_is_what_is_played_unless_another_variant_is_named(tmp_path: Path) -> None:
    out = simulated(tmp_path, "--streets", "shortest")
    options = json.loads(out.read_text().splitlines()[0])["options"]
    assert options == {"variant": "market", "streets": "shortest"}


def test_moves_lists_the_tiles_that_chance_may_turn_up() -> None:
    record = RECORDS / "market-3.kutter.json"
    moves = json.loads(record.read_text())["moves"]
    lines = [json.loads(line) for line in kutter("moves", record, "--all").lines]
    assert len(lines) == len(moves) + 1
    assert lines[-1] == []
    for move, legal in zip(moves, lines, strict=False):
        assert move in legal
    drawn = next(number for number, move in enumerate(moves) if move.startswith("*"))
    assert lines[drawn] == [f"* tile {tile}" for tile in ("fish", "soda", "cheese", "ice", "flea")]


def test_several_seats_owe_a_bid_and_each_sees_only_its_own() -> None:
    record = RECORDS / "market-3.kutter.json"
    moves = json.loads(record.read_text())["moves"]
    first = next(number for number, move in enumerate(moves) if " bid " in move)
    owing = {line.split()[0] for line in kutter("moves", record, "--at", first).lines}
    assert len(owing) > 1
    bidder = int(moves[first].split()[0])
    for seat in (0, 1, 2, "spectator"):
        seen = json.loads(kutter("export", record, "--seat", seat, "--at", first + 1).out)
        assert seen["moves"][-1] == (moves[first] if seat == bidder else f"{bidder} bid ?")
    told = kutter("replay", record, "--at", first + 1, "--seat", (bidder + 1) % 3).lines
    assert told[-1].split(maxsplit=1)[1] == f"Seat {int(bidder) + 1} has bid."


def test_a_seats_record_verifies_while_bids_are_sealed(tmp_path: Path) -> None:
    record = RECORDS / "classic-4.kutter.json"
    moves = json.loads(record.read_text())["moves"]
    first = next(number for number, move in enumerate(moves) if " bid " in move)
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", record, "--seat", "spectator", "--at", first + 1).out)
    assert kutter("verify", seen).lines == [f"{seen}: holds, {first + 1} moves, not finished"]


def test_a_game_told_in_german() -> None:
    text = kutter("replay", RECORDS / "market-2.kutter.json", "--lang", "de").out
    assert "reserviert" in text
    assert "Platz 1" in text


def test_bench_names_its_variant() -> None:
    done = kutter("bench", "freshfish", "--variant", "classic", "--seconds", 1, "--json")
    figures = json.loads(done.out)
    assert figures["variant"] == "classic"
    assert figures["games_per_s"] > 0
    assert figures["state_bytes"] < 8192


def test_boards_are_shown_and_checked(tmp_path: Path) -> None:
    assert kutter("boards", "show").out == show_boards(own_boards()) + "\n"
    assert kutter("boards", "check", BOARDS).lines == [f"{BOARDS} holds"]
    wrong = tmp_path / "boards.json"
    boards = json.loads(BOARDS.read_text())
    boards["C"]["milestone"] = 4
    wrong.write_text(json.dumps(boards))
    assert str(wrong) in kutter("boards", "check", wrong).refusal()
    assert kutter("boards", "check").code == 2


def test_boards_of_ones_own_are_played_on(tmp_path: Path) -> None:
    boards = json.loads(BOARDS.read_text())
    boards["A"]["rows"] = [" ".join(row.split()[::-1]) for row in boards["A"]["rows"]]
    own = tmp_path / "boards.json"
    own.write_text(json.dumps(boards))
    assert kutter("verify", simulated(tmp_path, "--boards", own)).code == 0


def test_a_setup_by_hand_is_played_as_it_is(tmp_path: Path) -> None:
    setup = json.loads((RECORDS / "classic-2.kutter.json").read_text())["setup"]
    file = tmp_path / "setup.json"
    file.write_text(json.dumps(setup))
    out = simulated(tmp_path, "--players", 2, "--variant", "classic", "--setup", file)
    assert [json.loads(line)["setup"] for line in out.read_text().splitlines()] == [setup] * 2


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("freshfish", "--stars", "x"), "--stars is no option of freshfish"),
        (("fishing", "--variant", "market"), "--variant is no option of fishing"),
        (("freshfish", "--variant", "classic", "--streets", "shortest"), "streets"),
        (("freshfish", "--players", 6), "freshfish is for 2 to 5 seats, not 6"),
        (("freshfish", "--setup", "nowhere.json"), "nowhere.json: the file cannot be read"),
        (("patience",), 'there is no game "patience"; there are fishing and freshfish'),
    ],
)
def test_what_does_not_fit_is_refused(words: tuple[object, ...], refusal: str) -> None:
    assert refusal in kutter("simulate", *words, "--games", 1).refusal()


@pytest.mark.parametrize("variant", [pytest.param("market", marks=pytest.mark.slow), "classic"])
def test_a_whole_game_in_the_terminal(variant: str, tmp_path: Path) -> None:
    """Spaces are tried one after another, with a draw and a bid of nothing between."""
    spaces = [f"{column}{row}" for row in range(1, 14) for column in "abcdefghijklmn"]
    answers = "".join(f"{space}\n{space}\ndraw\n0\n" for space in spaces * 24)
    record = tmp_path / "game.kutter.json"
    done = kutter("play", "--terminal", "freshfish", "--players", 2, "--variant", variant,
                  "--seed", 3, "--record", record, stdin=answers)  # fmt: skip
    assert done.code == 0
    assert "score" in done.out
    assert kutter("verify", record).lines[0].endswith("finished")
    assert "not finished" not in kutter("verify", record).out


def test_looking_ahead_in_the_terminal() -> None:
    done = kutter("play", "--terminal", "freshfish", "--seed", 4, "--players", 3, "--lang", "de",
                  stdin="?c4\n?\nzz\nq\n")  # fmt: skip
    assert "Neue Wege: d4 e4" in done.out
    assert done.out.count("Ein Feld ist seine Spalte und Zeile") == 2
