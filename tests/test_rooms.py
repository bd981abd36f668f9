"""The house keeps its shape: no game outside its folder, folders and files that one can take in."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from kutter.language.installed import installed_games, is_ours

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "kutter"
PAGE = ROOT / "web" / "src"
SUFFIXES = {".py", ".ftl", ".ts", ".svelte", ".css", ".json"}
MOST_LINES = 400
MOST_FILES = 14


def files() -> Iterator[Path]:
    for path in (*SOURCES.rglob("*"), *PAGE.rglob("*")):
        if path.suffix in SUFFIXES and SOURCES / "web" not in path.parents:
            yield path


def test_no_game_is_named_outside_its_folder() -> None:
    for name in (game.name for game in installed_games() if is_ours(game)):
        spelled = re.compile(rf"{name}|{name[:5]} {name[5:]}", re.IGNORECASE)
        own = (SOURCES / "games" / name, PAGE / "games" / name)
        assert all(folder.is_dir() for folder in own)
        others = [path for path in files() if not set(own) & set(path.parents)]
        assert len(others) > 100
        assert [
            str(path.relative_to(ROOT))
            for path in others
            if spelled.search(path.read_text(encoding="utf-8"))
        ] == []


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in files()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    }
    assert long == {}


def test_every_folder_can_be_taken_in_at_a_glance() -> None:
    """Tests beside what they test, and what makes a folder a package, do not count."""
    numbers = Counter(
        path.parent for path in files() if path.name != "__init__.py" and ".test." not in path.name
    )
    crowded = {
        str(folder.relative_to(ROOT)): number
        for folder, number in numbers.items()
        if number > MOST_FILES
    }
    assert crowded == {}
