"""Files that grow by whole lines."""

import errno
import os
from pathlib import Path

import pytest

from kutter.language.errors import BadInput
from kutter.records.growing import growing_file


def test_where_there_is_no_room_nothing_of_a_line_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk takes what it can, and refuses the rest."""
    path = tmp_path / "lines"
    write = os.write
    room = 10

    def filled(handle: int, data: bytes) -> int:
        nonlocal room
        taken = data[:room]
        room -= len(taken)
        if not taken:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, taken)

    with growing_file(path, goes_on=False) as file:
        monkeypatch.setattr(os, "write", filled)
        file.add("first")
        with pytest.raises(BadInput, match="lines cannot be written: No space left on device"):
            file.add("second")
        monkeypatch.undo()
    assert path.read_text() == "first\n"


def test_a_file_that_got_no_line_is_taken_away_unless_it_was_there(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    with growing_file(path, goes_on=False):
        assert path.exists()
    assert not path.exists()
    path.touch()
    with growing_file(path, goes_on=False):
        pass
    assert path.exists()


def test_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    with growing_file(path, goes_on=False) as file:
        with (
            pytest.raises(BadInput, match="is being written by somebody else"),
            growing_file(path, goes_on=True),
        ):
            pass
        file.add("first")
    with growing_file(path, goes_on=True) as file:
        assert list(file.lines()) == [b"first\n"]
        file.add("second")
    assert path.read_text() == "first\nsecond\n"


def test_a_file_that_may_not_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", refuse)
    with (
        pytest.raises(BadInput, match="lines cannot be written: Read-only file system"),
        growing_file(tmp_path / "lines", goes_on=True),
    ):
        pass
