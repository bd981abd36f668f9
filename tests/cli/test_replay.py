"""kutter replay: a game in words, from everyone's or one seat's eyes."""

import json
from pathlib import Path

import pytest

from tests.cli.helpers import CARD_IN_ENGLISH, cut, game, kutter, pass_rounds, write

EYES = [0, 1, 2, 3, "spectator"]


def told(path: Path | str, *words: object) -> list[tuple[int, str]]:
    """The sentences, each with the number of its move."""
    done = kutter("replay", path, *words)
    assert (done.code, done.err) == (0, "")
    return [(int(line[:4]), line[6:]) for line in done.lines]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "game.kutter.json", game(4))


def test_everyone_sees_everything_in_order(path: Path) -> None:
    record = game(4)
    sentences = told(path)
    assert [number for number, _ in sentences] == sorted(number for number, _ in sentences)
    assert {number for number, _ in sentences} == set(range(1, len(record["moves"]) + 1))
    draws = [text for _, text in sentences if " draws " in text]
    assert len(draws) == sum(move.startswith("* deal") for move in record["moves"])
    winner = record["result"]["winners"][0]
    assert (
        sentences[-1][1] == f"Seat {winner + 1} wins with {max(record['result']['scores'])} points."
    )


@pytest.mark.parametrize("eyes", EYES)
def test_cards_that_others_draw_or_pass_are_never_told(eyes: int | str, path: Path) -> None:
    moves = game(4)["moves"]
    sentences = told(path, "--seat", eyes)
    for number, text in sentences:
        _, verb, *words = moves[number - 1].split()
        if verb == "deal" and words[0] != str(eyes):
            assert not CARD_IN_ENGLISH.search(text), text
        if verb == "pass" and " passes " in text:
            assert " passes you " in text
    opened = len(pass_rounds(game(4)))
    own = [text for _, text in sentences if text.startswith("You pass ") or "passes you" in text]
    assert len(own) == (0 if eyes == "spectator" else 2 * opened)
    own_draws = [text for _, text in sentences if text.startswith("You draw ")]
    assert len(own_draws) == (0 if eyes == "spectator" else 8)


@pytest.mark.parametrize("eyes", EYES)
def test_a_seats_record_tells_the_same_as_the_whole_record_through_its_eyes(
    eyes: int | str, path: Path, tmp_path: Path
) -> None:
    seen = tmp_path / "seen.kutter.json"
    for words in ([], ["--at", pass_rounds(game(4))[0] + 2]):
        exported = kutter("export", path, "--seat", eyes, *words)
        seen.write_text(exported.out, encoding="utf-8")
        assert told(seen) == told(seen, "--seat", eyes) == told(path, "--seat", eyes, *words)


def test_what_another_seat_saw_cannot_be_told(path: Path, tmp_path: Path) -> None:
    seen = tmp_path / "seen.kutter.json"
    seen.write_text(kutter("export", path, "--seat", 1).out, encoding="utf-8")
    assert "another seat saw" in kutter("replay", seen, "--seat", 2).refusal()
    assert told(seen, "--seat", "spectator") == told(path, "--seat", "spectator")


def test_a_game_is_told_up_to_a_position(path: Path) -> None:
    whole = told(path)
    for at in (0, 1, 40):
        assert told(path, "--at", at) == [each for each in whole if each[0] <= at]
    assert "has only" in kutter("replay", path, "--at", 9999).refusal()
    assert "there is no seat 4" in kutter("replay", path, "--seat", 4).refusal()


def test_a_game_is_told_in_german(path: Path) -> None:
    english, german = told(path, "--at", 60), told(path, "--at", 60, "--lang", "de")
    assert [number for number, _ in german] == [number for number, _ in english]
    assert not {text for _, text in german} & {text for _, text in english}
    assert german[0][1].startswith("Platz 1 zieht ")


def test_the_json_of_replay_says_the_same(path: Path) -> None:
    lines = [json.loads(line) for line in kutter("replay", path, "--at", 50, "--json").lines]
    assert [(line["move"], line["text"]) for line in lines] == told(path, "--at", 50)


def test_names_are_used_if_they_name_everybody_and_can_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.kutter.json"
    names = ["Änne", "Bo\x1b[31m", "Cy\nDee", "Ed"]
    write(path, cut(game(4), 8) | {"names": names})
    texts = [text for _, text in told(path)]
    assert texts[0].startswith("Änne draws ")
    assert texts[2].startswith("Bo\\x1b[31m draws ")
    assert texts[4].startswith("Cy\\nDee draws ")
    assert all(text.isprintable() for text in texts)
    for useless in (names[:3], [1, 2, 3, 4], "abcd", None, [*names[:3], "x" * 999], [""] * 4):
        write(path, cut(game(4), 8) | {"names": useless})
        assert told(path)[0][1].startswith("Seat 1 draws ")


def test_a_record_says_which_bots_played(tmp_path: Path) -> None:
    record = {
        **game(4),
        "names": ["Anna", None, None, "Ben"],
        "bots": [None, "mate", "skipper", None],
    }
    path = write(tmp_path / "named.kutter.json", record)
    text = "\n".join(text for _, text in told(path))
    assert "Mate 2" in text
    assert "Skipper 3" in text
    assert "Seat " not in text
    path = write(tmp_path / "unknown.kutter.json", {**record, "bots": [None, ["mate"], 7, None]})
    assert "Seat 2" in "\n".join(text for _, text in told(path))
