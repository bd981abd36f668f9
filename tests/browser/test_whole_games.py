"""Whole games by touch on a phone and by the keyboard alone, from the first page to the result."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import choose_radio, keys_of, option, press, tab_to
from tests.browser.playing import look_at, play_on, where_it_shows, without_pauses

pytestmark = pytest.mark.slow

GAME = pytest.mark.parametrize(
    ("game", "players"),
    [
        *(("Fishing", players) for players in (3, 4, 5)),
        *(("Fresh Fish", players) for players in (2, 3, 4, 5)),
        *(("Fresh Fish Classic", players) for players in (2, 3, 4, 5)),
    ],
)


@GAME
def test_by_touch_on_a_phone(visit: Visit, game: str, players: int) -> None:
    page = visit("/", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.route("**/api/tables", without_pauses)
    for group, label in {"Game": game, "Players": str(players)}.items():
        option(page, group, label).tap()
    level = page.get_by_label("How strong")
    expect(level).to_have_value("greenhorn")
    level.select_option("deckhand")
    expect(page.get_by_text("Plays by simple rules of thumb.")).to_be_visible()
    page.get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/table/*")
    assert play_on(page, Random(players), choose=tap) > 10
    expect_result(page, players)


def tap(page: Page, choice: Locator) -> None:
    space = choice.get_attribute("data-space")
    choice.tap(timeout=10_000, position=where_it_shows(choice))
    if space:  # fingers choose first, and then take
        page.locator(f".cell[aria-selected=true][data-space={space}]").tap(timeout=10_000)


@GAME
def test_by_the_keyboard_alone(visit: Visit, game: str, players: int) -> None:
    page = visit("/", options={"name": ""})
    page.route("**/api/tables", without_pauses)
    choose_radio(page, "Game", game)
    choose_radio(page, "Players", str(players))
    choose_radio(page, "Against", "Bots")
    tab_to(page, page.get_by_label("How strong"))
    page.keyboard.type("deck")
    expect(page.get_by_label("How strong")).to_have_value("deckhand")
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Anna")
    tab_to(page, page.get_by_role("button", name="Play now"))
    press(page, "Enter")
    page.wait_for_url("**/table/*")
    random = Random(players)
    assert play_on(page, random, choose=keys_of(random)) > 10
    expect_result(page, players)
    press(page, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def expect_result(page: Page, players: int) -> None:
    shown = look_at(page, page.url.rpartition("/")[2])
    assert shown["status"] == "finished"
    scores = shown["result"]["scores"]
    assert len(scores) == players
    for score in scores:
        expect(page.get_by_role("dialog")).to_contain_text(str(score).replace("-", "−"))
