"""Records in files: one or many, by line, and what a bad line does to the others."""

from pathlib import Path

import pytest

from kutter.language.errors import BadInput
from kutter.records import reading
from kutter.records.files import STANDARD_INPUT
from kutter.records.format import Record, dump_record
from kutter.records.reading import Place, read_record, read_records, read_text, read_texts

MARK = b"\xef\xbb\xbf"


def line_of(note: str) -> bytes:
    record = Record("any", 3, {}, {}, ["0 go"], extra={"note": note})
    return dump_record(record).encode() + b"\n"


def written(path: Path, *lines: bytes) -> Path:
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def many(tmp_path: Path) -> Path:
    return tmp_path / "games.kutter.jsonl"


def found_in(path: Path) -> list[tuple[int | None, str]]:
    """By line: a record's note, or what is wrong with it."""
    return [
        (place.line, found.extra["note"] if isinstance(found, Record) else found.sentence.message)
        for place, found in read_records(path)
    ]


def test_every_line_is_a_record_of_its_own(many: Path) -> None:
    written(many, line_of("a"), b"{}\n", b"\n", MARK + line_of("b"), line_of("c").rstrip())
    assert found_in(many) == [
        (1, "a"), (2, "file-is-no-record"), (3, "file-is-not-json"), (4, "b"), (5, "c"),
    ]  # fmt: skip


def test_what_does_not_end_in_jsonl_is_one_record_over_all_its_lines(tmp_path: Path) -> None:
    path = written(tmp_path / "game.kutter.json", line_of("a").replace(b", ", b",\r\n"))
    assert found_in(path) == [(None, "a")]
    assert read_record(Place(path)).extra == {"note": "a"}


def test_a_line_that_is_too_long_costs_the_others_nothing(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kutter.records.files.MOST_BYTES", 400)
    monkeypatch.setattr(reading, "MOST_BYTES", 400)
    written(many, line_of("a"), line_of("long" * 500), line_of("b"))
    assert found_in(many) == [(1, "a"), (2, "file-is-too-large"), (3, "b")]
    monkeypatch.setattr(reading, "MOST_SKIPPED", 1000)
    assert found_in(many)[2:] == [(2, "file-has-endless-line")]


def test_lines_that_cannot_be_records_are_only_so_many(
    many: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_SHORT", 3)
    long = b"x" * reading.SHORTEST + b"\n"
    written(many, b"1\n", b"2\n", long, b"3\n", long, b"4\n", b"5\n")
    texts = [text for _, text in read_texts(many)]
    assert texts[:-1] == [b"1", b"2", long.strip(), b"3", long.strip()]
    assert isinstance(texts[-1], BadInput)
    assert texts[-1].sentence.message == "file-holds-other-lines"


@pytest.mark.parametrize(
    ("lines", "line", "message"),
    [
        ([], None, "file-is-empty"),
        ([line_of("a"), line_of("b")], None, "file-holds-many-records"),
        ([line_of("a"), line_of("b")], 3, "file-lacks-line"),
        ([line_of("a")], 0, "file-lacks-line"),
    ],
)
def test_a_place_without_a_record_is_refused(
    lines: list[bytes], line: int | None, message: str, many: Path
) -> None:
    written(many, *lines)
    with pytest.raises(BadInput) as refused:
        read_text(Place(many, line))
    assert refused.value.sentence.message == message


def test_the_lines_before_and_after_a_place_need_not_be_records(many: Path) -> None:
    written(many, b"nonsense\n", line_of("b"), b"nonsense\n")
    assert read_record(Place(many, 2)).extra == {"note": "b"}


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("games.jsonl", "games.jsonl", None),
        ("games.jsonl:12", "games.jsonl", 12),
        ("games:jsonl", "games:jsonl", None),
        ("games.jsonl:", "games.jsonl:", None),
        ("games.jsonl:1234567890", "games.jsonl:1234567890", None),
        ("games.jsonl:\u0663", "games.jsonl:\u0663", None),
        ("-:3", "-", 3),
        ("there:7", "there:7", None),
    ],
)
def test_a_place_is_a_file_and_perhaps_a_line(
    text: str, path: str, line: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there:7").touch()
    place = Place.parse(text)
    assert (place.path, place.line) == (Path(path), line)
    assert str(place) == text


def test_a_file_that_is_called_dash_is_not_the_standard_input() -> None:
    assert Place.parse("-").path == STANDARD_INPUT
    assert Place.parse("./-").path == Path("-").absolute()
