"""Whole games through the page, against instant bots."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenBrowser
from tests.browser.playing import OVER, act, new_table, play_on


@pytest.mark.parametrize(
    ("game", "players", "choices"),
    [
        ("fishing", 3, {}),
        ("freshfish", 2, {"variant": "market"}),
        ("freshfish", 2, {"variant": "classic"}),
    ],
)
def test_a_whole_game_with_the_mouse(
    visit: OpenBrowser, game: str, players: int, choices: dict[str, str]
) -> None:
    page = visit()
    table = new_table(page, game, players, **choices)
    act(page, table, {"kind": "start"})
    page.goto(f"/table/{table}")
    assert play_on(page, Random(1)) > 10
    expect(page.locator(OVER)).to_be_visible()
    shown = page.request.get(f"/api/tables/{table}").json()
    assert shown["status"] == "finished"
    for score in shown["result"]["scores"]:
        expect(page.locator(OVER)).to_contain_text(str(abs(score)))


def test_from_the_first_page_to_the_first_move_in_two_clicks(visit: OpenBrowser) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert play_on(page, Random(2), moves=2) == 2
