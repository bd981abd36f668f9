"""Files of strangers and our own: marks, packing and its bounds, and what is left of a failure."""

import gzip
import sys
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from stat import S_IMODE

import pytest

from kutter.language.errors import BadInput
from kutter.records import packing
from kutter.records.files import (
    MOST_BYTES,
    opened,
    packed_file,
    parse_json,
    read_json,
    remove_unfinished,
    whole_file,
)
from kutter.records.packing import GZIP, PACKED, ZSTD, Counted, Unreadable, packing_of, unpacked

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PACK: dict[str, Callable[[bytes], bytes]] = {GZIP: gzip.compress, ZSTD: zstd.compress}
MARK = b"\xef\xbb\xbf"
TEXT = "Kutter \u2192 \u00fcber Bord\n" * 50


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as refused:
        call()
    return refused.value.sentence.message


@pytest.mark.parametrize(
    ("text", "message", "where"),
    [
        (MARK + MARK + b"1", "file-is-not-json", {"line": "1", "column": "1"}),
        (b'{"a":\n 1,}', "file-is-not-json", {"line": "2", "column": "4"}),
        (b"", "file-is-not-json", {"line": "1", "column": "1"}),
        (b'"a\xff"', "file-is-not-utf8", {"byte": "3"}),
        (b"NaN", "file-is-beyond-json", {}),
        (b"[-Infinity]", "file-is-beyond-json", {}),
        (b"[" * 100_000, "file-is-beyond-json", {}),
        (b"9" * 5000, "file-is-beyond-json", {}),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(
    text: bytes, message: str, where: dict[str, str]
) -> None:
    with pytest.raises(BadInput) as refused:
        parse_json(text)
    assert refused.value.sentence.message == message
    assert refused.value.sentence.arguments.items() >= where.items()


def test_a_byte_order_mark_is_no_part_of_a_text_but_may_stand_in_one() -> None:
    assert parse_json(MARK + b"[1]") == [1]
    assert parse_json(b'"' + MARK + b'"') == "\ufeff"


def test_a_text_has_so_many_bytes(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"7".rjust(MOST_BYTES))
    assert read_json(path) == 7
    path.write_bytes(b"7".rjust(MOST_BYTES + 1))
    assert code_of(lambda: read_json(path)) == "file-is-too-large"


@pytest.mark.parametrize("suffix", ["", *PACKED])
def test_what_is_written_is_read_again_and_is_always_the_same(
    suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / f"{name}.txt{suffix}" for name in ("one", "other")]
    for path, moment in zip(paths, (1e9, 2e9), strict=True):
        monkeypatch.setattr("time.time", partial(float, moment))
        with packed_file(path) as file:
            file.write(TEXT)
        with opened(path) as found:
            assert found.read().decode() == TEXT
    one, other = (path.read_bytes() for path in paths)
    assert one == other
    assert packing_of(one) == (suffix or None)


# Bounds of what is unpacked


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "MOST_UNPACKED", 5000)
    monkeypatch.setattr(packing, "MOST_UNPACKED_PER_BYTE", 10)


def unpack(data: bytes, kind: str) -> bytes:
    return unpacked(b"", BytesIO(data), kind).read()


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("kind", PACKED)
def test_what_was_packed_to_do_harm_is_read_no_further(kind: str) -> None:
    assert unpack(PACK[kind](bytes(5000)), kind) == bytes(5000), "so much may come of any file"
    assert code_of(lambda: unpack(PACK[kind](bytes(200_000)), kind)) == "file-unpacks-to-too-much"
    honest = bytes(range(256)) * 4 + b"".join(n.to_bytes(3, "big") for n in range(7000))
    assert len(honest) > 20_000
    assert unpack(PACK[kind](honest), kind) == honest, "beyond that, so much of each byte"


@pytest.mark.parametrize("kind", PACKED)
def test_a_packed_file_that_was_cut_off_tells_how_far_it_is_sound(kind: str) -> None:
    with pytest.raises(Unreadable) as refused:
        unpack(PACK[kind](TEXT.encode())[:-3], kind)
    assert refused.value.sentence.message == "file-cannot-be-unpacked"
    assert 1 <= int(refused.value.sentence.arguments["byte"]) <= len(TEXT.encode()) + 1


@pytest.mark.parametrize("kind", PACKED)
def test_what_only_bears_the_name_cannot_be_unpacked(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"plain.json{kind}"
    path.write_bytes(b"[1, 2, 3]")
    assert code_of(lambda: read_json(path)) == "file-cannot-be-unpacked"


def zstd_frame(window: int) -> bytes:
    """One byte, to be unpacked with so wide a window, as a power of two."""
    return b"\x28\xb5\x2f\xfd\x00" + bytes([(window - 10) << 3]) + b"\x09\x00\x00x"


def test_no_file_takes_a_window_that_is_wider_than_zstd_itself_would_give_it() -> None:
    assert unpack(zstd_frame(packing.WIDEST_WINDOW), ZSTD) == b"x"
    too_wide = zstd_frame(packing.WIDEST_WINDOW + 1)
    assert code_of(lambda: unpack(too_wide, ZSTD)) == "file-cannot-be-unpacked"


@pytest.mark.parametrize(
    ("beginning", "kind"),
    [
        (gzip.compress(b"", mtime=0), GZIP),
        (zstd.compress(b""), ZSTD),
        (b"\x5f\x2a\x4d\x18", ZSTD),
        (b"\x60\x2a\x4d\x18", None),
        (b'{"format"', None),
        (b"\x1f", None),
        (b"", None),
    ],
)
def test_how_something_is_packed_shows_in_its_beginning(beginning: bytes, kind: str | None) -> None:
    assert packing_of(beginning[: packing.LONGEST_BEGINNING]) == kind


def test_a_beginning_that_was_looked_at_is_not_lost() -> None:
    stream = Counted(b"abc", BytesIO(b"def"))
    assert [stream.read(2) for _ in range(4)] == [b"ab", b"c", b"de", b"f"]
    assert stream.count == 6


# Whole or not at all


def test_a_failure_leaves_what_was_there_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("before")
    with pytest.raises(BadInput), whole_file(path) as file:
        file.write(str(parse_json(b"nonsense")))
    assert {each.name: each.read_text() for each in tmp_path.iterdir()} == {"game.json": "before"}


def test_who_ends_at_once_takes_what_is_unfinished_along(tmp_path: Path) -> None:
    def end_at_once() -> None:
        with whole_file(tmp_path / "game.json"):
            assert len(list(tmp_path.iterdir())) == 1
            remove_unfinished()
            assert list(tmp_path.iterdir()) == []

    assert code_of(end_at_once) == "file-cannot-be-written"


@pytest.mark.parametrize(("mode", "then"), [(None, 0o640), (0o600, 0o600)])
def test_a_file_keeps_its_mode_unless_one_is_given(
    mode: int | None, then: int, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    path.touch()
    path.chmod(0o640)
    with whole_file(path, mode) as file:
        file.write("after")
    assert (S_IMODE(path.stat().st_mode), path.read_text()) == (then, "after")


def test_what_a_link_points_at_is_written_and_the_link_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    link.symlink_to(target)
    with whole_file(link) as file:
        file.write("after")
    assert link.is_symlink()
    assert target.read_text() == "after"


def test_where_no_file_can_be_is_said(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none" / "game.json"):
        with pytest.raises(BadInput) as refused, whole_file(path):
            pass
        assert refused.value.sentence.message == "file-cannot-be-written"
        assert refused.value.sentence.arguments["file"] == str(path)
