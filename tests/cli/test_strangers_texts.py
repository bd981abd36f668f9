"""What strangers write into a record reaches no terminal as more than letters."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import Json, game, kutter, write

CSI = "\x9b31m"
"""What an escape sequence begins with, in one character that JSON does not escape."""
HARMFUL = (
    f"\x1b[31m\x1b]0;me\x07{CSI}\n\r\t\x08\x7f\x85\u2028\u202e\u2066\ufeff\U000e0041{{$x}}[bold]"
)
WAYS: list[tuple[str | int, ...]] = [
    ("note",), (HARMFUL,), ("game",), ("format",), ("version",), ("options", HARMFUL),
    ("setup", "layout"), ("setup", HARMFUL), ("setup", "first"), ("setup", "ocean", 0, 0),
    ("moves", 0), ("moves", 20), ("result", "end"), ("result", HARMFUL), ("seen_by",),
]  # fmt: skip
COMMANDS = (["verify"], ["verify", "--json"], ["verify", "--shuffle"], ["moves", "--all"],
            ["moves", "--at", "20"], ["replay"], ["replay", "--json"],
            ["export", "--seat", "1"], ["export", "--seat", "spectator", "--at", "30"],
            ["hint", "--at", "30", "--bot", "mate"])  # fmt: skip


def with_text(way: tuple[str | int, ...]) -> Json:
    record = game()
    inner: Any = record
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = HARMFUL
    return record


def assert_harmless(text: str) -> None:
    for line in text.split("\n"):
        assert line.isprintable(), ascii(line)


@pytest.mark.parametrize("way", WAYS, ids=ascii)
def test_a_text_anywhere_in_a_record_stays_a_text(
    way: tuple[str | int, ...], tmp_path: Path
) -> None:
    path = write(tmp_path / "game.kutter.json", with_text(way))
    for command, *options in COMMANDS:
        done = kutter(command, path, *options)
        assert_harmless(done.out)
        assert_harmless(done.err)


def test_names_are_told_without_what_is_not_letters(tmp_path: Path) -> None:
    record = {**game(), "names": ["Ada", f"B{CSI}", "C\u202ed", "D\x1b[2J"]}
    done = kutter("replay", write(tmp_path / "game.kutter.json", record))
    assert done.code == 0
    assert "Ada" in done.out
    assert_harmless(done.out)


def test_names_of_files_are_told_harmlessly(tmp_path: Path) -> None:
    name = "a\x1b[31m\x9b\u202e\nb.kutter.json"
    there = write(tmp_path / name, game())
    for path in (there, tmp_path / f"not-{name}"):
        for command, *options in COMMANDS:
            done = kutter(command, path, *options)
            assert_harmless(done.out)
            assert_harmless(done.err)
        for words in (["simulate", "fishing", "--stars", path], ["boards", "check", path],
                      ["simulate", "fishing", "--games", "1", "--out", path / "no"],
                      ["simulate", "fishing", "--setup", path]):  # fmt: skip
            done = kutter(*words)
            assert done.code == 1
            assert_harmless(done.out)
            assert_harmless(done.err)


def test_what_was_escaped_is_still_the_same_record(tmp_path: Path) -> None:
    record = with_text(("setup", "layout"))
    done = kutter("export", write(tmp_path / "game.kutter.json", record), "--seat", "1")
    assert json.loads(done.out)["setup"]["layout"] == HARMFUL
    assert kutter("verify", "-", stdin=done.out).code == 0


def test_unknown_keys_are_kept_when_a_record_is_written_again() -> None:
    from kutter.records.format import dump_record, parse_record  # noqa: PLC0415

    record = {
        **with_text(("note",)),
        "names": ["Ä", "\ud800", "\U0001f41f", "d"],
        "deep": [{"a": 1}],
    }
    record["setup"]["layout"] = {"board": "A"}
    text = dump_record(parse_record(json.dumps(record).encode()))
    assert json.loads(text) == record
    assert text.isprintable()
    assert "Ä" in text
    assert "\U0001f41f" in text
