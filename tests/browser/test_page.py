"""The page wherever one is: its language, its light, its addresses."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.browser.conftest import Visit
from tests.browser.machines import WHOLE, chromium
from tests.browser.playing import begin, choices, new_game, play_once
from tests.browser.positions.prepared import prepared
from tests.browser.screens import fished


def test_the_page_can_be_put_on_a_home_screen(browser_type: BrowserType, server: str) -> None:
    """Only a whole Chromium knows of home screens."""
    if not (how := chromium(WHOLE)):
        pytest.skip("Chromium is not installed with its windows")
    with browser_type.launch(**how) as browser:
        page = browser.new_page(base_url=server)
        page.goto("/")
        asked = page.context.new_cdp_session(page)
        assert asked.send("Page.getAppManifest")["errors"] == []
        hindrances = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [each["errorId"] for each in hindrances] == ["in-incognito"]  # as every test is


def test_who_has_no_scripts_is_told_that_it_takes_them(browser: Browser, server: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(server)
        assert "Kutter needs JavaScript." in page.locator("body").inner_text()


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
    page = visit("/", options={"scheme": "auto"}, color_scheme="dark")
    assert brightness(page) < 80
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Light", exact=True).click()
    page.wait_for_function("() => document.documentElement.dataset.scheme === 'light'")
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


def test_a_link_leads_to_a_position_of_a_replay(visit: Visit) -> None:
    page = visit()
    address = fished(page).replace("table", "replay")
    page.goto(f"{address}#12")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12")
    happened = page.locator(".happened").inner_text()
    page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("13")
    assert page.url.endswith(f"{address}#13")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("12")
    expect(page.locator(".happened")).to_have_text(happened)
    page.goto(f"{address}#20")
    expect(slider).to_have_value("20")


def test_a_replay_tells_how_long_the_ways_were(visit: Visit) -> None:
    page = visit()
    going_on = prepared(page, "market-2", "stall")
    page.goto(f"/replay/{begin(page, **going_on)}#{going_on['position']['at']}")
    expect(page.locator(".stall.built b").first).to_have_text(re.compile(r"\d|–"))
