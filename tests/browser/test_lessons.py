"""Find the move: found by keys, missed and looked up on a phone, and kept by the browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kutter.lessons.lesson import Lesson
from kutter.lessons.registry import courses
from tests.browser.conftest import Visit
from tests.browser.test_looks import AXE, PHONE, violations_of

[FISHING] = [course for course in courses() if course.game == "fishing"]
PLAYS = [each for each in FISHING.lessons if each.kind == "play"]
STRIP = "section.hint"
NAMES = {
    "en": ("Try again", "Show the move", "Next", "1 of {all} found"),
    "de": ("Noch einmal", "Zug zeigen", "Weiter", "1 von {all} gefunden"),
}


def card(page: Page, lesson: Lesson, place: int) -> Locator:
    """The one that the best move plays, or the next best …"""
    name = lesson.judgement.choices[place].move.split(" ")[-1]
    return page.locator(f'[role=toolbar] [data-card="{name}"]')


def test_a_move_is_found_by_keys_and_told_why(visit: Visit) -> None:
    page = visit("/lessons")
    page.get_by_role("link", name="Begin: Fishing").focus()
    page.keyboard.press("Enter")
    lesson = FISHING.lessons[0]
    expect(page).to_have_url(re.compile(f"/lessons/{lesson.id}$"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Find the move · Fishing · 1 of")
    best = card(page, lesson, 0)
    best.focus()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("Enter")
    strip = page.locator(STRIP)
    expect(strip).to_contain_text("Right: to play")
    expect(strip).to_contain_text("What speaks for it")
    expect(best.locator('[data-hint="1"]')).to_be_visible()
    rows = strip.locator("tbody tr")
    expect(rows).to_have_count(len(lesson.judgement.choices))
    expect(strip.get_by_role("link", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/lessons/{FISHING.lessons[1].id}$"))
    page.goto("/lessons")
    fishing = page.get_by_role("region", name="Fishing")
    expect(fishing).to_contain_text(f"1 of {len(FISHING.lessons)} found")
    fishing.get_by_text("All positions").click()
    expect(fishing.get_by_role("link", name="Position 1, found at once")).to_be_visible()


@pytest.mark.parametrize("language", ["de", pytest.param("en", marks=pytest.mark.slow)])
def test_on_a_phone_a_move_is_missed_tried_again_and_looked_up(visit: Visit, language: str) -> None:
    again, show, onwards, found = NAMES[language]
    options = {"language": language, "scheme": "dark" if language == "de" else "light"}
    page = visit(options=options, viewport=PHONE, has_touch=True)
    missed, solved = PLAYS[-1], PLAYS[-2]
    page.goto(f"/lessons/{missed.id}")
    card(page, missed, 1).tap()
    strip = page.locator(STRIP)
    expect(strip.get_by_role("button", name=again)).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert strip.locator("tbody").count() == 0, "the answer is not given away"
    strip.get_by_role("button", name=again).tap()
    expect(strip).to_have_count(0)
    page.get_by_role("button", name=show).tap()
    expect(strip.get_by_role("link", name=onwards)).to_be_visible()
    expect(card(page, missed, 0).locator('[data-hint="1"]')).to_be_visible()
    assert violations_of(page, AXE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.goto(f"/lessons/{solved.id}")
    card(page, solved, 1).tap()
    strip.get_by_role("button", name=again).tap()
    card(page, solved, 0).tap()
    expect(strip.locator("tbody")).to_be_visible()
    page.goto("/lessons")
    expect(page.locator("main")).to_contain_text(found.format(all=len(FISHING.lessons)))
