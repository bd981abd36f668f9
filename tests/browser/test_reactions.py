"""Reactions: what is said with one tap shows beside who said it, and in the chat."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import press
from tests.browser.playing import act, new_table
from tests.browser.test_looks import AXE, violations_of

PHONE = {"width": 360, "height": 740}
BOXES = """() => [...document.querySelectorAll(
  'section.status, section.actions, main.board, main .seat, main .hand, main .square')]
  .map(each => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())"""
TOO_SMALL = """buttons => buttons.map(each => each.getBoundingClientRect())
  .filter(({ width, height }) => Math.min(width, height) < 44)"""
ANNOUNCED = """() => {
  window.announced = []
  const region = document.querySelector('[aria-live=polite]')
  new MutationObserver(() => window.announced.push(region.textContent.trim()))
    .observe(region, { subtree: true, childList: true, characterData: true })
}"""


def two_at_a_table(visit: Visit, game: str, **how: object) -> tuple[Page, Page, str]:
    anna, ben = visit(**how), visit(options={"name": "Ben"})
    table = new_table(anna, game, 3, people=2)
    act(ben, table, {"kind": "sit", "seat": 1, "name": "Ben"})
    act(anna, table, {"kind": "start"})
    for page in (anna, ben):
        page.goto(f"/table/{table}")
        expect(page.locator("main .seat-1").first).to_be_visible()
    return anna, ben, table


def beside(page: Page, seat: int) -> Locator:
    return page.locator(f"main .seat-{seat} [data-reaction]")


@pytest.mark.parametrize("game", [pytest.param("fishing", marks=pytest.mark.slow), "freshfish"])
def test_a_reaction_shows_beside_its_seat_and_moves_nothing(visit: Visit, game: str) -> None:
    anna, ben, _ = two_at_a_table(visit, game, viewport=PHONE)
    before = anna.evaluate(BOXES)
    anna.evaluate(ANNOUNCED)
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("group", name="Reactions").get_by_role("button", name="Well played").focus()
    press(ben, "Enter")
    expect(beside(anna, 1)).to_have_attribute("data-reaction", "well-played")
    assert anna.evaluate(BOXES) == before
    assert anna.evaluate("window.announced")[-1:] == ["Ben: Well played"]
    expect(anna.locator(".actions .unread")).to_have_count(0)
    expect(beside(ben, 1)).to_be_visible()
    anna.get_by_role("button", name="Chat").click()
    expect(anna.get_by_role("tabpanel").get_by_role("listitem")).to_contain_text("Well played")
    expect(beside(anna, 1)).to_have_count(0)
    # Whom one does not hear, one does not see either.
    anna.get_by_role("button", name="Hear no more of Ben").click()
    ben.get_by_role("button", name="Ouch").click()
    anna.get_by_role("button", name="Thanks").click()
    expect(beside(ben, 0)).to_have_attribute("data-reaction", "thanks")
    expect(beside(anna, 0)).to_have_attribute("data-reaction", "thanks")
    expect(beside(anna, 1)).to_have_count(0)


def test_who_watches_reacts_with_a_name(visit: Visit) -> None:
    anna, _, table = two_at_a_table(visit, "fishing", viewport={"width": 1440, "height": 900})
    eve = visit(f"/table/{table}", options={"name": "Eve"})
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_role("button", name="What luck").click()
    expect(anna.locator("header [data-reaction=lucky]")).to_contain_text("Eve")
    expect(anna.locator("main [data-reaction]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}], ids=["phone", "desk"])
@pytest.mark.parametrize("game", ["fishing", "freshfish"])
def test_axe_finds_nothing_in_the_chat(
    visit: Visit, game: str, size: dict[str, int], language: str
) -> None:
    options = {"scheme": "auto", "language": language}
    anna, ben, table = two_at_a_table(visit, game, options=options, viewport=size)
    anna.keyboard.press("c")
    for scheme in ("light", "dark"):
        anna.emulate_media(color_scheme=scheme)
        assert violations_of(anna, AXE) == []
        act(ben, table, {"kind": "say", "reaction": "again"}, 1)
        expect(beside(anna, 1)).to_be_visible()
        assert violations_of(anna, AXE) == []
        assert anna.locator(".reactions button").evaluate_all(TOO_SMALL) == []
    assert anna.evaluate("document.documentElement.scrollWidth") <= size["width"]
