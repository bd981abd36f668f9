"""Games with the mouse, to their end, against instant bots."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import OVER, look_at, new_game, play_on
from tests.browser.positions.prepared import prepared


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "variant"),
    [
        pytest.param("fishing", 3, {}, id="fishing"),
        pytest.param("freshfish", 2, {"variant": "market"}, id="market"),
        pytest.param("freshfish", 2, {"variant": "classic"}, id="classic"),
    ],
)
def test_a_whole_game_with_the_mouse(
    visit: Visit, game: str, players: int, variant: dict[str, str]
) -> None:
    page = visit()
    table = new_game(page, game, players, **variant)
    assert play_on(page, Random(1)) > 10
    expect_result(page, table)


@pytest.mark.parametrize(
    "game", ["fishing-3", "market-2", pytest.param("classic-2", marks=pytest.mark.slow)]
)
def test_the_end_of_a_game_with_the_mouse(visit: Visit, game: str) -> None:
    page = visit()
    table = new_game(page, **prepared(page, game, "late"))
    assert play_on(page, Random(1)) > 1
    expect_result(page, table)


def expect_result(page: Page, table: str) -> None:
    shown = look_at(page, table)
    assert shown["status"] == "finished"
    for score in shown["result"]["scores"]:
        expect(page.locator(OVER)).to_contain_text(str(abs(score)))


def test_from_the_first_page_to_the_first_move_in_two_clicks(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert play_on(page, Random(2), moves=2) == 2
