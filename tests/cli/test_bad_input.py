"""Whatever a file holds: one clear line, exit code 1, no traceback, nothing written half."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import (
    KUTTER,
    Json,
    cut,
    game,
    kutter,
    kutter_process,
    one_line,
    surroundings,
    write,
)
from tests.cli.test_simulate import other_stars

LOOKS = (["moves", "--at", "0"], ["moves", "--all"], ["replay"], ["export", "--seat", "0"])


def text_of(record: Any, **changes: Any) -> bytes:
    return json.dumps({**record, **changes}).encode()


def nested(depth: int) -> bytes:
    return b'{"note": ' + b"[" * depth + b"]" * depth + b"}"


def with_raw(key: str, raw: str) -> bytes:
    """A good record with a key whose value is written in another way than JSON's."""
    return json.dumps(cut(game(), 4)).encode()[:-1] + f', "{key}": {raw}}}'.encode()


def bad_files() -> Iterator[tuple[str, bytes, str]]:
    record = cut(game(), 30)
    whole = text_of(record)
    yield "empty", b"", "not JSON"
    yield "blank", b"\n \n", "not JSON"
    yield "words", b"once upon a time", "this is not JSON, or it is cut off: line 1, column 1"
    yield "cut off", whole[: len(whole) // 2], "cut off: line 1, column "
    yield "cut off by one byte", whole[:-1], "cut off: line 1, column "
    yield "two records", whole + b"\n" + whole, "not JSON"
    yield "binary", bytes(range(256)), "this is not UTF-8 text: byte 129 is wrong"
    yield "zero bytes", b"\x00" * 100, "not JSON"
    yield "utf-16", whole.decode().encode("utf-16"), "not UTF-8 text: byte 1 is wrong"
    yield "too large", whole[:-1] + b" " * 1_000_000 + b"}", "at most 1,000,000 bytes"
    yield "nested deeply", nested(100_000), "nested too deeply"
    yield "huge number", with_raw("note", "9" * 100_000), "numbers too long"
    yield "NaN", with_raw("note", "NaN"), "NaN"
    yield "infinite", with_raw("note", "-Infinity"), "infinite"
    yield "number", b"7", "a record is a JSON object"
    yield "list", b"[" + whole + b"]", "a record is a JSON object"
    yield "null", b"null", "a record is a JSON object"
    yield "no format", b"{}", "this file holds no game that Kutter has recorded"
    yield "other format", text_of(record, format="chess"), 'must be "kutter-record", not "chess"'
    yield "long format", text_of(record, format="x" * 5000), 'not "xxx'
    yield "nested format", b'{"format": ' + nested(900)[9:-1] + b"}", 'must be "kutter-record"'
    versions: list[Any] = [2, 0, True, 1.0, "1", None, [], 10**30]
    for version in versions:
        text = text_of(record, version=version)
        yield f"version {version!r}", text, "only version 1 of the record format is known, not "
    yield "later rules", text_of(record, rules=2), "version 2 of the rules is not known"
    yield "other game", text_of(record, game="chess"), 'there is no game "chess"'
    for players in (2, 6, 0, -1):
        text = text_of(record, players=players)
        yield f"{players} players", text, f"fishing is for 3 to 5 seats, not {players}"
    yield "endless players", text_of(record, players=10**30), '"players" cannot be 1000'
    yield "option", text_of(record, options={"fast": True}), 'there is no option "fast"'
    yield "first seat", text_of(record, setup={**record["setup"], "first": 4}), "not 4"
    yield "first truth", text_of(record, setup={**record["setup"], "first": True}), "not true"
    yield "no ocean", text_of(record, setup={"first": 0}), "F1.3: "
    yield "seen by nobody", text_of(record, seen_by=-1), '"seen_by" cannot be -1'
    yield "seen by truth", text_of(record, seen_by=True), '"seen_by" cannot be true'
    yield "seen by another", text_of(record, seen_by=4), '"seen_by" cannot be 4'
    yield "moves as text", text_of(record, moves="0 play G4"), '"moves" cannot be "0 play G4"'
    yield "number among moves", text_of(record, moves=[17]), '"moves" cannot be 17'
    for key in ("game", "players", "setup", "moves"):
        less = {name: each for name, each in record.items() if name != key}
        yield f"no {key}", text_of(less), f'"{key}" is missing'


BAD_FILES = list(bad_files())


@pytest.mark.parametrize(
    ("content", "fragment"),
    [each[1:] for each in BAD_FILES],
    ids=[each[0] for each in BAD_FILES],
)
def test_a_bad_file_is_refused_in_one_line_by_every_command(
    content: bytes, fragment: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.kutter.json"
    path.write_bytes(content)
    done = kutter("verify", path)
    assert (done.code, done.err) == (1, "")
    assert one_line(done.out).startswith(f"{path}: ")
    assert fragment in done.out
    for command, *options in LOOKS:
        refusal = kutter(command, path, *options).refusal()
        assert refusal.startswith(f"kutter: {path}: ")
        assert fragment in refusal


HARMFUL = "\x1b[31m\x1b]0;me\x07\n\r\t\x7f\x85\u2028\u202e\ud800\udfff\U0001f600{$x}[bold]:smile:"


@pytest.mark.parametrize(
    "move",
    [
        HARMFUL, f"0 play {HARMFUL}", f"0 {HARMFUL} G4", f"{HARMFUL} play G4", f"* deal {HARMFUL}",
        "", " ", "0", "0 play", "0 play ", " 0 play G4", "0 play G4 G5", "*", "* deal", "* play G4",
        "0 deal 1 G4", "-1 play G4", "+1 play G4", "1e0 play G4", "٣ play G4", "0 play g4",
        "0 call G", "0 play ?", "0 call ?", "? play G4", "* deal 0 ? ? ?", "0\u00a0play\u00a0G4",
        "9" * 5000 + " play G4", "0 play " + "G" * 900_000, "x" * 900_000, "0 " + "y" * 150,
        "* deal 999999999 G4", "999999999 play G4", "* deal 0 " + "G4 " * 100_000,
    ],
)  # fmt: skip
def test_a_senseless_move_is_refused_by_its_number_in_one_clean_line(
    move: str, tmp_path: Path
) -> None:
    record = cut(game(), 4)
    record["moves"].append(move)
    path = write(tmp_path / "games.kutter.jsonl", record)
    done = kutter("verify", path)
    assert done.code == 1
    assert one_line(done.out).startswith(f'{path}:1: move 5 "')
    for command, *options in LOOKS[1:]:
        assert kutter(command, path, *options).refusal().startswith(f"kutter: {path}: move 5 ")


STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    1.5,
    10**9,
    10**30,
    "",
    "x",
    HARMFUL,
    [],
    [[]],
    {},
    {"a": 1},
)


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a record, a few of each list."""
    if way:
        yield way
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*way, key))
    elif isinstance(value, list):
        for number in sorted({0, len(value) // 2, len(value) - 1} if value else ()):
            yield from places(value[number], (*way, number))


def changed(record: Json, way: tuple[Any, ...], value: Any) -> Json:
    copy: Json = json.loads(json.dumps(record))
    inner: Any = copy
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return copy


def test_a_strange_value_anywhere_in_a_record_gives_one_line_each(tmp_path: Path) -> None:
    whole = game(3)
    seen = json.loads(
        kutter("export", write(tmp_path / "g.kutter.json", game(3)), "--seat", 1, "--at", 60).out
    )
    ways = [(record, way) for record in (whole, seen) for way in places(record)]
    records = [changed(record, way, value) for record, way in ways for value in STRANGE]
    assert len(records) > 800
    done = kutter("verify", write(tmp_path / "games.kutter.jsonl", *records))
    assert done.code == 1
    assert len(done.lines) == len(records)
    meaning = ("format", "version", "game", "players", "options", "seen_by", "setup", "moves")
    for line, record in zip(done.lines, records, strict=True):
        one_line(line + "\n")
        if ": holds, " in line and record["moves"]:
            assert any(
                all(same(record.get(key), right.get(key)) for key in meaning)
                for right in (whole, seen)
            ), line


def same(one: Any, other: Any) -> bool:
    return json.dumps(one) == json.dumps(other)


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    missing, folder = tmp_path / "no.kutter.jsonl", tmp_path
    strange, long = tmp_path / "a\x1b[31m\nb\udcff.json", tmp_path / ("n" * 5000)
    for path, reason in (
        (missing, "the file cannot be read: No such file or directory"),
        (f"{missing}:3", "the file cannot be read: No such file or directory"),
        (folder, "the file cannot be read: Is a directory"),
        (strange, "the file cannot be read: No such file or directory"),
        (long, "the file cannot be read: File name too long"),
        (f"{long}:7", "the file cannot be read: File name too long"),
        (f"{missing}:{'9' * 5000}", "the file cannot be read: "),
        ("", "the file cannot be read: "),
    ):
        done = kutter("verify", path)
        assert (done.code, done.err) == (1, "")
        assert done.out.endswith("\n")
        assert done.out[:-1].isprintable()
        assert reason in done.out
        looked = kutter("replay", path)
        assert (looked.code, looked.out) == (1, "")
        assert reason in looked.err
        assert looked.err[:-1].isprintable()


def test_lines_and_files_that_hold_no_game_or_too_many_are_refused(tmp_path: Path) -> None:
    many = write(tmp_path / "many.kutter.jsonl", game(), game(3))
    empty = write(tmp_path / "empty.kutter.jsonl")
    single = write(tmp_path / "one.kutter.json", game())
    assert "name one as FILE:LINE" in kutter("replay", many).refusal()
    assert "the file has no line 3" in kutter("replay", f"{many}:3").refusal()
    assert "the file has no line 0" in kutter("replay", f"{many}:0").refusal()
    assert "the file has no line 1000" in kutter("replay", f"{many}:1000").refusal()
    assert "the file has no line 2" in kutter("replay", f"{single}:2").refusal()
    assert "the file is empty" in kutter("replay", empty).refusal()
    assert "the file is empty" in kutter("replay", f"{empty}:1").refusal()
    done = kutter("verify", empty)
    assert (done.code, done.out) == (1, f"{empty}: the file is empty\n")


def test_one_bad_line_does_not_hide_the_others(tmp_path: Path) -> None:
    path = tmp_path / "games.kutter.jsonl"
    good = text_of(cut(game(), 10))
    lines = [good, b"", good + b"\r", b"\xff", good[:-7], good]
    path.write_bytes(b"\n".join(lines))
    done = kutter("verify", path)
    assert done.code == 1
    assert [": holds, " in line for line in done.lines] == [True, False, True, False, False, True]
    assert [line.split(": ")[0] for line in done.lines] == [f"{path}:{n}" for n in range(1, 7)]


def test_a_record_of_a_million_bytes_is_read_and_one_more_is_too_many(tmp_path: Path) -> None:
    record = text_of(cut(game(), 10))
    full = record[:-1] + b" " * (1_000_000 - len(record)) + b"}"
    path = tmp_path / "games.kutter.jsonl"
    path.write_bytes(full + b"\n" + b" " + full + b"\n" + full)
    done = kutter("verify", path)
    assert [": holds, " in line for line in done.lines] == [True, False, True]
    single = tmp_path / "game.kutter.json"
    for content, code in ((full, 0), (b" " + full, 1)):
        single.write_bytes(content)
        assert kutter("verify", single).code == code


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux counts it")
def test_a_line_of_fifty_million_bytes_takes_neither_long_nor_much_memory(tmp_path: Path) -> None:
    small, large = tmp_path / "small.kutter.jsonl", tmp_path / "large.kutter.jsonl"
    good = text_of(cut(game(), 10)) + b"\n"
    small.write_bytes(b"[]\n" + good)
    with large.open("wb") as file:
        for _ in range(50):
            file.write(b"[" * 1_000_000)
        file.write(b"\n" + good)
    usual, usual_memory = measured("verify", small)
    lines, memory = measured("verify", large)
    assert usual[1].endswith("holds, 10 moves, not finished")
    assert lines == [
        f"{large}:1: a file or line has at most 1,000,000 bytes",
        f"{large}:2: holds, 10 moves, not finished",
    ]
    assert memory < usual_memory + 20_000_000


def measured(*words: object) -> tuple[list[str], int]:
    """What a command writes, and the most memory that it held."""
    with subprocess.Popen(
        [KUTTER, *map(str, words)], stdout=subprocess.PIPE, env=surroundings({})
    ) as process:
        assert process.stdout is not None
        out = process.stdout.read().decode()
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 1
    return out.splitlines(), usage.ru_maxrss * 1024


def star_tables() -> Iterator[tuple[str, bytes, str]]:
    levels = other_stars()
    yield "nothing", b"", "this is not JSON"
    yield "words", b"stars", "this is not JSON"
    yield "binary", b"\xff\xfe", "this is not UTF-8 text"
    yield "nested", b"[" * 100_000, "nested too deeply"
    yield "object", b"{}", "F1.3: a star table has five levels"
    yield "null", b"null", "F1.3: a star table has five levels"
    yield "four levels", json.dumps(levels[1:]).encode(), "F1.3: a star table has five levels"
    for name, change, reason in (
        ("no list", [7], "F1.3: level 2 is no list of cards"),
        ("unknown card", [["G17"]], 'F1.3: "G17" in level 2 is no card'),
        ("harmful card", [[HARMFUL]], "in level 2 is no card"),
        ("number", [[4]], "F1.3: 4 in level 2 is no card"),
        ("list as card", [[["G4"]]], 'F1.3: ["G4"] in level 2 is no card'),
        ("starting card", [["B7"]], "F1.3: B7 in level 2 is a starting card"),
        ("twice", [["G1"]], "F1.3: G1 in level 2 is there twice"),
    ):
        yield name, json.dumps([levels[0], *change, *levels[2:]]).encode(), reason
    one_less = [levels[0][1:], *levels[1:]]
    yield "one card less", json.dumps(one_less).encode(), "F1.3: G1 is missing"
    fewer = [*levels[:4], []]
    yield "many less", json.dumps(fewer).encode(), "F1.3: 55 cards are missing, "


STAR_TABLES = list(star_tables())


@pytest.mark.parametrize(
    ("content", "reason"), [each[1:] for each in STAR_TABLES], ids=[each[0] for each in STAR_TABLES]
)
def test_a_wrong_star_table_is_refused_with_its_file_and_what_is_wrong(
    content: bytes, reason: str, tmp_path: Path
) -> None:
    path, out = tmp_path / "stars.json", tmp_path / "games.kutter.jsonl"
    path.write_bytes(content)
    for words in (
        ["simulate", "fishing", "--out", out],
        ["play", "--terminal", "--record", out],
        ["bench", "fishing"],
    ):
        refusal = kutter(*words, "--stars", path).refusal()
        assert refusal.startswith(f"kutter: {path}: ")
        assert reason in refusal
    assert list(tmp_path.iterdir()) == [path]


def test_a_star_table_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "no.json", tmp_path, tmp_path / ("n" * 3000)):
        done = kutter("simulate", "fishing", "--stars", path)
        assert (done.code, done.out) == (1, "")
        assert "the file cannot be read: " in done.err
        assert done.err[:-1].isprintable()


def test_the_real_command_refuses_without_a_traceback(tmp_path: Path) -> None:
    bad = tmp_path / "bad.kutter.json"
    bad.write_bytes(b'{"format": "kutter-record", "version": 1, "moves": ["\\u001b[31m')
    for words, code in ((["verify", bad], 1), (["replay", bad], 1), (["verify"], 2)):
        done = kutter_process(*words)
        assert done.code == code
        one_line(done.out + done.err)


def test_an_output_that_takes_no_more_ends_the_command_quietly(tmp_path: Path) -> None:
    path = write(tmp_path / "games.kutter.jsonl", *[game(3)] * 3)
    words = ["moves", f"{path}:1", "--all"]
    assert kutter(*words).code == 0  # compiled now, which would be told
    with subprocess.Popen(
        [KUTTER, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings({}),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    path = write(tmp_path / "game.kutter.json", game(3))
    with Path("/dev/full").open("wb") as full:
        done = kutter_process("export", path, "--seat", 0, stdout=full)
    assert (done.code, one_line(done.err)) == (1, "kutter: No space left on device")
    written = kutter("simulate", "fishing", "--games", 5, "--out", "/dev/full")
    assert written.refusal() == "kutter: /dev/full cannot be written: No space left on device"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize("words", ["--help", "--version", "verify --help"])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_help_for_a_full_disk_is_told_in_one_line(words: str, unbuffered: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = kutter_process(*words.split(), stdout=full, PYTHONUNBUFFERED=unbuffered)
    assert (done.code, one_line(done.err)) == (1, "kutter: No space left on device")


def test_closed_streams_are_no_trouble(tmp_path: Path) -> None:
    path = write(tmp_path / "game.kutter.json", cut(game(3), 9))
    command = f"'{KUTTER}' verify '{path}' <&- >&- 2>&-"
    done = subprocess.run(["sh", "-c", command], env=surroundings({}), timeout=60, check=False)
    assert done.returncode == 0
