"""Guided first games, played through as a newcomer would: every step points at something."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import CHOICES, PATIENCE, choices, click, play_once
from tests.browser.test_looks import AXE, AXE_FOR_COLOURS, violations_of

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}
BUBBLE = ".bubble p"
END = ".card h1"
BID = ".chooser"

CARD = "#main [role=dialog] button"
"""What a board shows by itself, to be read first."""

SAYS_MORE = f"""before => {{
  const now = document.querySelector('{BUBBLE}')?.textContent ?? null;
  const isNew = now !== null && now !== before;
  return document.querySelector('{END}, {CARD}') || isNew;
}}"""
FOCUS_IS_THERE = f"""() => document.querySelector('{BID}') ||
  document.activeElement.matches('.bubble button, {CHOICES}')"""
LIES = """() => {
  const box = each => document.querySelector(each)?.getBoundingClientRect();
  const bubble = box('.bubble');
  const ring = box('.ring');
  const inside = bubble.left >= 0 && bubble.top >= 0 &&
    bubble.right <= innerWidth && bubble.bottom <= innerHeight;
  const covers = ring && bubble.left < ring.right && ring.left < bubble.right &&
    bubble.top < ring.bottom && ring.top < bubble.bottom;
  const isLarge = ring && ring.height > innerHeight / 2;
  return { points: Boolean(ring), inside, covers: Boolean(covers && !isLarge) };
}"""
"""Of what fills the screen, something must be covered."""


def steps_of(page: Page) -> Iterator[str]:
    """What is said, step by step; whoever asks for the next has done what was asked."""
    said: str | None = None
    while True:
        page.wait_for_function(SAYS_MORE, arg=said, timeout=PATIENCE)
        if page.locator(END).count():
            return
        if page.locator(CARD).count():
            expect(page.locator(CARD)).to_be_focused()
            page.keyboard.press("Enter")
            expect(page.locator(CARD)).to_have_count(0)
            continue
        said = page.locator(BUBBLE).inner_text()
        yield said


def do_as_told(page: Page) -> None:
    """By keys alone: the focus comes to where something is to be done."""
    page.wait_for_function(FOCUS_IS_THERE)
    if page.locator(BID).count() and not page.locator(".bubble button").count():
        page.keyboard.press("2")
    page.keyboard.press("Enter")


def looks(page: Page) -> dict[str, Any]:
    page.wait_for_function("() => document.querySelector('.ring')")
    found: dict[str, Any] = page.evaluate(LIES)
    return found


def play_through(page: Page) -> list[str]:
    said = []
    for each in steps_of(page):
        assert looks(page) == {"points": True, "inside": True, "covers": False}, each
        said.append(each)
        do_as_told(page)
    return said


def texts_in(page: Page, name: str) -> int:
    guides = page.request.get("/api/guides").json()["guides"]
    stretches = next(each for each in guides if each["name"] == name)["stretches"]
    return sum(step["text"] is not None for part in stretches for step in part["steps"])


GRID = [
    pytest.param(name, language, size, marks=[] if is_fast else pytest.mark.slow)
    for name in ("fishing", "market", "classic")
    for language in ("en", "de")
    for size, is_fast in ((PHONE, (name, language) == ("fishing", "de")), (DESK, False))
]


@pytest.mark.parametrize(("name", "language", "size"), GRID)
def test_a_guide_is_played_through_by_keys_alone(
    visit: Visit, name: str, language: str, size: dict[str, int]
) -> None:
    page = visit(f"/learn/{name}", options={"language": language, "speed": "fast"}, viewport=size)
    assert len(play_through(page)) == texts_in(page, name)
    expect(page.locator("button.main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(choices(page).first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["fishing", "market", "classic"])
def test_who_departs_at_once_still_reaches_the_end(visit: Visit, name: str) -> None:
    page = visit(f"/learn/{name}", viewport=DESK)
    random = Random(7)
    asks = f".bubble button, {CARD}"
    while not page.locator(END).count():
        page.wait_for_selector(f"{asks}, {CHOICES}, {END}", timeout=PATIENCE)
        if page.locator(asks).count():  # it may go on by itself first
            page.evaluate("asks => document.querySelector(asks)?.click()", asks)
        else:
            play_once(page, random, click)


def test_a_guide_is_offered_resumed_hidden_and_left(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, reduced_motion="reduce", options={"scheme": "auto"})
    page.get_by_role("region", name="New here?").get_by_role("link", name="Classic").click()
    bubble = page.get_by_role("region", name="Guide")
    bubble.get_by_role("button", name="Next").click()
    second = page.locator(BUBBLE).inner_text()
    assert second.startswith("First you need room")
    page.reload()
    expect(page.locator(BUBBLE)).to_have_text(second)
    expect(page.get_by_text("Step 2 of 13")).to_be_visible()
    assert violations_of(page, AXE) == []
    page.emulate_media(color_scheme="dark")
    assert violations_of(page, AXE_FOR_COLOURS) == []
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_text(second)
    page.get_by_role("button", name="Leave the guide").click()
    page.get_by_role("button", name="Not now").click()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.get_by_role("link", name="Rules").click()
    expect(page.locator("a[href='/learn/fishing']")).to_be_visible()


@pytest.mark.slow
def test_what_a_guide_tells_is_what_was_shown(visit: Visit) -> None:
    """At the speed of a newcomer: one move after another, and the catch before the new hand."""
    page = visit("/learn/fishing", options={"speed": "normal"}, viewport=PHONE)
    told = []
    for said in steps_of(page):
        page.wait_for_function("() => document.querySelector('.ring')")
        told.append(said)
        if said.startswith("This is the heart"):
            expect(page.get_by_text("Deckhand 3 leads.", exact=True)).to_be_visible()
        if said.startswith("Red was led"):
            expect(page.locator("[data-card=G2]")).to_be_focused()
        if said.startswith("Only a 2"):
            return
        do_as_told(page)
    pytest.fail(f"a trick that was won is not told of: {told[-1]}")
