"""F1.3: star tables from a file."""

import json
from pathlib import Path
from typing import Any

import pytest

from kutter.games.fishing.game import FISHING
from kutter.games.fishing.stars import check_stars, provisional_stars, read_stars
from kutter.language.errors import BadInput


def changed(change: str) -> Any:
    stars: Any = provisional_stars()
    if change == "four levels":
        return stars[:4]
    if change == "no list":
        return {"1": stars}
    if change == "level is no list":
        stars[2] = "B15"
    if change == "unknown card":
        stars[2][0] = "B19"
    if change == "starting card":
        stars[2][0] = "B5"
    if change == "no text":
        stars[2][0] = 7
    if change == "twice":
        stars[2].append("G16")
    if change == "missing":
        stars[2] = stars[2][2:]
    return stars


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("four levels", "F1.3: a star table has five levels, each a list of cards"),
        ("no list", "F1.3: a star table has five levels, each a list of cards"),
        ("level is no list", "F1.3: level 3 is no list of cards"),
        ("unknown card", 'F1.3: "B19" in level 3 is no card'),
        ("starting card", "F1.3: B5 in level 3 is a starting card; those have no stars"),
        ("no text", "F1.3: 7 in level 3 is no card"),
        ("twice", "F1.3: G16 in level 5 is there twice"),
        ("missing", "F1.3: 2 cards are missing, B15 among them"),
    ],
)
def test_F1_3_a_wrong_table_is_refused_with_what_is_wrong(change: str, message: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_stars(changed(change))
    assert str(refused.value) == message


def test_F1_3_levels_may_have_any_size(tmp_path: Path) -> None:
    cards = [card for level in provisional_stars() for card in level]
    stars = [[], cards[:1], [], [], cards[1:]]
    file = tmp_path / "stars.json"
    file.write_text(json.dumps(stars))
    state = FISHING.start(3, {}, {"first": 0, "ocean": read_stars(file)})
    assert state["left"][0, :6].tolist() == [30, 0, 1, 0, 0, 59]


def test_a_file_that_is_no_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "stars.json"
    with pytest.raises(BadInput, match="cannot be read"):
        read_stars(file)
    file.write_text("[[")
    with pytest.raises(BadInput, match="this is not JSON"):
        read_stars(file)
