"""Every game, in every variant and for every number of seats, plays as it is written down."""

import pytest

from kutter.games.contract import Game, Json
from tests.golden.playthrough import FOLDER, cases, playthrough


@pytest.mark.parametrize(
    ("name", "game", "players", "options"), [pytest.param(*case, id=case[0]) for case in cases()]
)
def test_golden_playthrough(name: str, game: Game, players: int, options: Json) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(game, players, options) == written


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {name for name, *_ in cases()}
