"""The page in both languages and schemes, narrow, and for everyone."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import (
    choices,
    has_moved,
    is_auction,
    look_at,
    new_game,
    new_table,
    play_by_request,
    play_once,
)

PHONE = {"width": 360, "height": 740}
AXE = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}


def start(page: Page) -> None:
    expect(page.locator("form button.main")).to_be_visible()


def settings(page: Page) -> None:
    page.locator("header nav button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def gathering(page: Page) -> None:
    page.goto(f"/table/{new_table(page, 'freshfish', 3, people=2)}")
    expect(page.locator("main li").nth(2)).to_be_visible()


def fishing(page: Page) -> None:
    play_by_request({0: page}, new_game(page, "fishing", 5), has_moved(30))
    expect(choices(page).first).to_be_visible()


def market(page: Page) -> None:
    table = new_game(page, "freshfish", 5, variant="market")
    play_by_request({0: page}, table, has_moved(60))
    expect(choices(page).first).to_be_visible()


def auction(page: Page) -> None:
    play_by_request({0: page}, new_game(page, "freshfish", 3, variant="classic"), is_auction)
    expect(page.locator(".chooser")).to_be_visible()


def replay_of(table: str) -> Callable[[Page], None]:
    def replay(page: Page) -> None:
        page.goto(f"/replay/{table}#20")
        expect(page.locator("input[type=range]")).to_have_value("20")

    return replay


def rules(page: Page) -> None:
    page.goto("/rules/freshfish")
    expect(page.locator("main p > a[id]").first).to_be_attached()


SCREENS = (start, settings, gathering, fishing, market, auction, rules)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, finished: str, scheme: str) -> None:
    page = visit(options={"scheme": scheme, "memory": True})
    found: dict[str, list[str]] = {}
    for show in (*SCREENS, replay_of(finished)):
        show(page)
        violations = Axe().run(page, options=AXE).response["violations"]
        if violations:
            found[show.__name__] = [
                f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
                for each in violations
                for node in each["nodes"]
            ]
    assert found == {}


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_scrolls_sideways_on_a_phone(visit: Visit, finished: str, language: str) -> None:
    page = visit(options={"language": language}, viewport=PHONE, has_touch=True)
    for show in (*SCREENS, replay_of(finished)):
        show(page)
        width = page.evaluate(
            "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
        )
        assert width <= PHONE["width"], show.__name__


COVERED = """() => {
  const top = document.querySelector('dialog') ?? document;
  const controls = top.querySelectorAll('button, a[href], label, select, input:not(.unseen)');
  return [...controls].filter(each => {
    if (each.closest('[data-card], [aria-hidden=true], .log')) return false;  // overlap, scroll
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [top + 8, bottom - 8].some(y => [left + 8, right - 8].some(x => {
      const seen = document.elementFromPoint(x, y);
      return right - left > 16 && seen && !each.contains(seen) && seen.closest('label') === null;
    }));
  }).map(each => each.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_control_is_covered_on_a_phone(visit: Visit, finished: str, language: str) -> None:
    page = visit(options={"language": language}, viewport=PHONE, has_touch=True)
    for show in (*SCREENS, replay_of(finished)):
        show(page)
        assert page.evaluate(COVERED) == [], show.__name__


def test_on_a_phone_on_its_side_the_square_has_the_height(visit: Visit) -> None:
    page = visit(viewport={"width": 740, "height": 360}, has_touch=True)
    market(page)
    board = page.locator(".pane").bounding_box()
    assert board is not None
    assert board["height"] > 250
    assert page.evaluate("document.querySelector('main').scrollHeight") < 360
    assert page.evaluate(COVERED) == []


def test_the_language_is_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    new_game(page, "fishing", 3)
    expect(choices(page).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Schließen").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("toolbar", name="Deine Hand")).to_be_visible()
    assert play_once(page, Random(4))
    page.reload()
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()


def test_night_falls_when_it_is_asked_for_or_the_device_says_so(visit: Visit) -> None:
    page = visit(options={"scheme": "auto"}, color_scheme="dark")
    assert brightness(page) < 80
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("First light").click()
    page.wait_for_function("document.documentElement.dataset.scheme === 'light'")
    assert brightness(page) > 160
    page.reload()
    assert brightness(page) > 160


def brightness(page: Page) -> float:
    """Of the paper that things are written on, from 0 to 255."""
    page.locator(".paper").first.wait_for()
    red, green, blue = page.locator(".paper").first.evaluate(
        "each => getComputedStyle(each).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)"
    )
    return float(red + green + blue) / 3


def test_a_link_leads_to_a_position_of_a_replay(visit: Visit, finished: str) -> None:
    page = visit(f"/replay/{finished}#12")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12")
    happened = page.locator(".happened").inner_text()
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("13")
    assert page.url.endswith(f"/replay/{finished}#13")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("12")
    expect(page.locator(".happened")).to_have_text(happened)
    page.goto(f"/replay/{finished}#20")
    expect(slider).to_have_value("20")


def test_a_replay_tells_how_long_the_ways_were(visit: Visit) -> None:
    page = visit()
    table = new_game(page, "freshfish", 2, variant="market")
    play_by_request({0: page}, table, has_stall)
    page.goto(f"/replay/{table}#{look_at(page, table)['moves']}")
    expect(page.locator(".stall.built b").first).to_have_text(re.compile(r"\d|–"))


def has_stall(shown: dict[str, Any]) -> bool:
    spaces = shown["position"]["spaces"].values()
    return any(space["on"] == "stall" for space in spaces)
