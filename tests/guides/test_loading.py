"""Guides are read and checked: what would leave a learner waiting is refused."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from kutter.games.registry import meta_named
from kutter.guides.guide import BadGuide
from kutter.guides.registry import guides, guides_in
from kutter.language.catalogues import LANGUAGES, texts_in
from kutter.language.installed import folder_of, installed_games, is_ours

OWN = {game.name: folder_of(game) for game in installed_games() if is_ours(game)}


def test_every_variant_of_our_games_has_a_guide() -> None:
    for game in OWN:
        taught = [each.options for each in guides().values() if each.game == game]
        for options in meta_named(game).variants():
            assert options in taught


def test_a_guide_is_short_and_speaks_both_languages() -> None:
    for guide in guides().values():
        texts = [step.text for part in guide.stretches for step in part.steps if step.text]
        assert 10 <= len(texts) <= 15, guide.name
        for language in LANGUAGES:
            told = [texts_in(language).say(each, you="yes", who="Ben") for each in texts]
            assert all(len(each) <= 220 for each in told), guide.name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = OWN["fishing"]
    assert own is not None
    shutil.copytree(own / "guides", tmp_path / "guides")
    return tmp_path


def change(folder: Path, **changes: Any) -> None:
    """Of the first stretch, and of its first step where it is about one."""
    path = folder / "guides" / "fishing.json"
    guide = json.loads(path.read_text())
    first = guide["stretches"][0]
    for key, value in changes.items():
        (first if key in first else first["steps"][0])[key] = value
    path.write_text(json.dumps(guide))


def read(folder: Path) -> None:
    assert [each.name for each in guides_in(folder, "fishing")] == ["fishing"]


def test_ours_hold(folder: Path) -> None:
    read(folder)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"text": "fishing-guide-nonsense"}, "no message"),
        ({"at": "#hand > button"}, "can be pointed at"),
        ({"until": "sunk"}, "waits in vain"),
        ({"steps": [{"until": "next"}]}, "not shown"),
        ({"steps": [{"text": "fishing-guide-goal", "until": "turn"}]}, "last step"),
        ({"steps": [{"text": "fishing-guide-goal", "until": "next", "say": "it"}]}, "knows no say"),
        ({"end": 4}, "waits in vain"),
        ({"end": 400}, "within its record"),
        ({"start": 1}, "where a seat is due"),
    ],
)
def test_what_would_leave_a_learner_waiting_is_refused(
    folder: Path, changes: dict[str, Any], reason: str
) -> None:
    change(folder, **changes)
    with pytest.raises(BadGuide, match=reason):
        read(folder)


def test_a_game_that_does_not_hold_is_refused(folder: Path) -> None:
    path = folder / "guides" / "records" / "first.json"
    path.write_text(path.read_text().replace("0 play P9", "0 play R7", 1))
    with pytest.raises(BadGuide, match="0 play R7"):
        read(folder)


def test_records_of_another_game_are_refused(folder: Path) -> None:
    with pytest.raises(BadGuide, match="different games"):
        list(guides_in(folder, "freshfish"))
